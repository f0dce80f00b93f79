import { currentCommit } from "@/lib/build/deployment";

export const dynamic = "force-static";

/** The commit that the page was built from, for the owner's editor (publish-status.ts) and `npm run check:live`. */
export function GET() {
  return new Response(`${currentCommit() ?? "unknown"}\n`);
}
