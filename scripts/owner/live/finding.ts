import sentences from "./sentences.json" with { type: "json" };

type Id = keyof typeof sentences;
/** The result for one point: a sentence for the owner, and what to do if the point does not hold. */
export type Finding = { id: Id; holds: boolean; sentence: string; remedy: string };

const REMEDY =
  "Netlify, Deploys: if the latest is not published, its log says why. Or deploy again.";

export const holds = (id: Id, seen = ""): Finding => say(id, true, seen);
export const fails = (id: Id, seen = ""): Finding => say(id, false, seen);

/** Inserts what was seen at `{}`, on one line and cut to 300 characters. */
function say(id: Id, ok: boolean, seen: string): Finding {
  const { holds = "", fails, remedy = REMEDY }: Record<string, string> = sentences[id];
  const line = seen.replace(/\s+/g, " ").trim();
  const what = line.length > 300 ? `${line.slice(0, 300)} ...` : line;
  return {
    id,
    holds: ok,
    sentence: (ok ? holds : (fails ?? "")).replace("{}", () => what),
    remedy,
  };
}
