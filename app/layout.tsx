import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { isPreview, siteUrl } from "@/lib/deployment";
import { metadata as copy, share, site, themeColor } from "@/lib/site";
import "./fonts/fallbacks.css";
import "./globals.css";

// Not preloaded: the hero's photo goes first, and the fallbacks keep everything in its place meanwhile.
const archivoText = localFont({
  src: "./fonts/archivo-text.woff2",
  weight: "400",
  variable: "--font-archivo-text",
  fallback: ["Text in Arial", "Text in Roboto"],
  adjustFontFallback: false,
  preload: false,
});

const archivoWide = localFont({
  src: "./fonts/archivo-wide.woff2",
  weight: "400",
  variable: "--font-archivo-wide",
  fallback: ["Wide in Arial", "Wide in Roboto"],
  adjustFontFallback: false,
  preload: false,
});

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  title: copy.title,
  description: copy.description,
  applicationName: site.name,
  alternates: { canonical: "/" },
  openGraph: {
    type: "website",
    locale: "en_US",
    siteName: site.name,
    title: copy.title,
    description: copy.description,
    url: "/",
    images: { url: "/share.jpg", width: 1200, height: 630, alt: share.alt },
  },
  icons: { icon: "/icons/192.png", apple: "/icons/180.png" },
  twitter: { card: "summary_large_image" },
  formatDetection: { telephone: false },
  robots: isPreview ? { index: false, follow: false } : undefined,
};

export const viewport: Viewport = {
  themeColor,
  viewportFit: "cover",
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-US"
      className={`${archivoText.variable} ${archivoWide.variable}`}
      data-scroll-behavior="smooth"
    >
      <body>{children}</body>
    </html>
  );
}
