import { About } from "@/components/about";
import { ActionBar } from "@/components/action-bar";
import { Contact } from "@/components/contact";
import { Footer } from "@/components/footer";
import { Header } from "@/components/header";
import { Hero } from "@/components/hero";
import { ImageFallbacks } from "@/components/image-fallbacks";
import { Projects } from "@/components/projects";
import { Services } from "@/components/services";
import { SkipLink } from "@/components/skip-link";
import { StructuredData } from "@/components/structured-data";

export default function Page() {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}>
        <Hero />
        <Services />
        <Projects />
        <About />
        <Contact />
      </main>
      <Footer />
      <ActionBar />
      <ImageFallbacks />
      <StructuredData />
    </>
  );
}
