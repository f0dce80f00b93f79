import { ActionBar } from "@/components/page/action-bar";
import { Header } from "@/components/page/header";
import { ImageFallbacks } from "@/components/page/image-fallbacks";
import { SkipLink } from "@/components/page/skip-link";
import { About } from "@/components/sections/about";
import { Contact } from "@/components/sections/contact";
import { Finishes } from "@/components/sections/finishes";
import { Footer } from "@/components/sections/footer";
import { Hero } from "@/components/sections/hero";
import { Plan } from "@/components/sections/plan";
import { Projects } from "@/components/sections/projects";
import { Services } from "@/components/sections/services";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { StructuredData } from "./structured-data";

export default function Page() {
  return (
    <>
      <SkipLink />
      <Header />
      <div className="jointed-page">
        <main id="main" tabIndex={-1}>
          <Hero />
          <Services />
          <Projects />
          <Finishes />
          <Plan />
          <About />
          <Contact />
        </main>
        <Footer />
      </div>
      {/* Without boundaries of their own, an error in one of these would replace the whole page. */}
      <ErrorBoundary silent>
        <ActionBar />
      </ErrorBoundary>
      <ErrorBoundary silent>
        <ImageFallbacks />
      </ErrorBoundary>
      <StructuredData />
    </>
  );
}
