import { currentCommit } from "@/lib/commit";

export const dynamic = "force-static";

/** Which commit the page is of: `npm run check:live` asks for it, and nobody else. */
export function GET() {
  return new Response(`${currentCommit() ?? "unknown"}\n`);
}
