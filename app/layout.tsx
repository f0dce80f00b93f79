import "./globals.css";
import "./joint.css";
import "./fonts/fonts.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { ScriptsReady } from "@/components/page/scripts-ready";
import { ErrorBoundary } from "@/components/ui/error-boundary";
import { isPreview, siteUrl } from "@/lib/build/deployment";
import { sharePictureSize, themeColor } from "@/lib/build/metadata";
import { facts } from "@/lib/content/facts";
import { pictures } from "@/lib/content/pictures";
import { words } from "@/lib/content/words";

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  title: words.search.title,
  description: words.search.description,
  applicationName: facts.name,
  alternates: { canonical: "/" },
  openGraph: {
    type: "website",
    locale: "en_US",
    siteName: facts.name,
    url: "/",
    images: { url: "/images/share.jpg", ...sharePictureSize, alt: pictures.hero.alt },
  },
  icons: { icon: "/icons/192.png", apple: "/icons/180.png" },
  twitter: { card: "summary_large_image" },
  formatDetection: { telephone: false },
  robots: isPreview ? { index: false, follow: false } : undefined,
};

export const viewport: Viewport = {
  themeColor,
  // A phone's automatic dark theme would repaint the page, and hide which choice is chosen.
  colorScheme: "only light",
  viewportFit: "cover",
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The attribute tells Next that scrolling is smooth (globals.css).
    <html lang="en-US" data-scroll-behavior="smooth">
      <body>
        <ErrorBoundary>{children}</ErrorBoundary>
        {/* Has to be the last element. */}
        <ScriptsReady />
      </body>
    </html>
  );
}
