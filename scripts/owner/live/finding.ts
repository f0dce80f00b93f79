import sentences from "./sentences.json" with { type: "json" };

type Id = keyof typeof sentences;
/** One point that was looked at, in a sentence for the owner, and what to do where it does not hold. */
export type Finding = { id: Id; holds: boolean; sentence: string; remedy: string };

const REMEDY =
  "Netlify, Deploys: if the latest is not published, its log says why. Or deploy again.";

export const holds = (id: Id, seen = ""): Finding => say(id, true, seen);
export const fails = (id: Id, seen = ""): Finding => say(id, false, seen);

/** With what was seen in the place of `{}`: on one line, and not longer than a sentence should be. */
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
