// Measures the page with and without a trick in turns, to see what the trick is worth.
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { runLighthouse } from "./lighthouse";
import { build, serve, weigh } from "./site";
import { apply, TRICKS } from "./variants";

/** A trick pays when, without it, its figure is worse by more than this. */
const WORSE = 1.05;
const PORTS = [3223, 3224] as const;

type Pair = { kept: number; without: number };

/**
 * Measures the page with a trick and without it.
 *
 * @param folder a copy of the project, whose page has been built
 * @param name the trick's name in `TRICKS`
 * @param options.page the folder of the page's export
 * @param options.runs how many pairs; a size is measured once, as it never varies
 * @returns the pairs, and in how many of them the figure is worse by more than 5 % without the trick
 * @throws {Error} when there is no such trick
 */
export async function measureTrick(
  folder: string,
  name: string,
  options: { page: string; runs: number },
) {
  const trick = TRICKS[name];
  if (!trick) throw new Error(`There is no trick ${name}: ${Object.keys(TRICKS).join(", ")}`);
  const { figure, changes } = trick;
  const without = path.join(folder, `without-${name}`);
  const restore = await apply(folder, changes);
  await build(folder, `https://localhost:${PORTS[1]}`);
  await rename(path.join(folder, "out"), without);
  await restore();

  const sites = [options.page, without] as const;
  const servers = [await serve(sites[0], PORTS[0]), await serve(sites[1], PORTS[1])];
  const measure = async (index: 0 | 1) => {
    const { figures, urls } = await runLighthouse(`https://localhost:${PORTS[index]}`, "applied");
    return figure.kind === "kB" ? weigh(urls, sites[index])[figure.name] : figures[figure.name];
  };
  const pairs: Pair[] = [];
  for (let run = 0; run < (figure.kind === "kB" ? 1 : options.runs); run++)
    pairs.push({ kept: await measure(0), without: await measure(1) });
  for (const server of servers) server.close();
  await rm(without, { recursive: true });
  const worse = pairs.filter((pair) => pair.without > pair.kept * WORSE).length;
  return { figure, pairs, worse };
}
