import { currentCommit } from "@/lib/build/deployment";

export const dynamic = "force-static";

/** The commit that the page was built from; only `npm run check:live` asks for it. */
export function GET() {
  return new Response(`${currentCommit() ?? "unknown"}\n`);
}
