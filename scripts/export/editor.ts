// Writes the owner's editor into public/edit: its page, its script, our additions, and its configuration
// (https://sveltiacms.app/en/docs), whose fields are those of the schema. Imported only where the editor is switched
// on: a build without it needs none of its packages.
import { execFileSync } from "node:child_process";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { contentPath } from "@/lib/content/schema/check";
import { type ContentName, schema } from "@/lib/content/schema/schema";
import { bundle } from "./bundle";

/**
 * Where pictures are stored, and at which address they are published. An upload goes into a folder that is named after the
 * owner's file, so that it does not come among the renders unless the owner looks for their folder.
 */
const IMAGES = { media_folder: "lib/content/images", public_folder: "/images" };
const imagesOf = (name: ContentName) => {
  return {
    media_folder: `/${IMAGES.media_folder}/${name}`,
    public_folder: `${IMAGES.public_folder}/${name}`,
  };
};

/**
 * How an uploaded photo is stored. The width, in pixels, is the largest that the page uses. The height has no limit,
 * which could make an upright photo narrower than its minimum. The conversion removes the location.
 */
const UPLOAD = {
  slugify_filename: true,
  transformations: { raster_image: { format: "webp", quality: 85, width: 2400 } },
};

/** The configuration for the repository `owner/name` at GitHub. */
function editorConfig(repo: string) {
  return {
    app_title: "Edit this site",
    logo: { src: "/icons/192.png" },
    // The host does not build a Save, because each build costs credits (OWNER.md). "Publish Changes" has all that is
    // saved built (.github/workflows/publish.yml).
    backend: { name: "github", repo, skip_ci: true, auth_methods: ["token"] },
    publish_mode: "simple",
    ...IMAGES,
    media_libraries: { stock_assets: false, default: { config: UPLOAD } },
    editor: { preview: false },
    // Empty optional fields are left out of the files.
    output: { omit_empty_optional_fields: true },
    slug: { encoding: "ascii", clean_accents: true },
    singletons: schema.map((field) => {
      const { name, label } = field;
      const fields = field.widget === "list" ? [field] : field.fields;
      return { name, label, file: contentPath(name), format: "json", fields, ...imagesOf(name) };
    }),
  };
}

/**
 * Writes the editor into `public/edit`.
 *
 * @throws when one of its packages is missing, or our additions cannot be compiled
 */
export async function writeEditor(): Promise<void> {
  await mkdir("public/edit", { recursive: true });
  await copyFile("scripts/editor/index.html", "public/edit/index.html");
  const script = new URL("../dist/sveltia-cms.js", import.meta.resolve("@sveltia/cms"));
  await copyFile(script, "public/edit/sveltia-cms.js");
  const repository = repositoryName();
  await writeFile("public/edit/config.json", JSON.stringify(editorConfig(repository)));
  const define = { REPOSITORY: JSON.stringify(repository) };
  await writeFile("public/edit/additions.js", await bundle("scripts/editor/main.ts", define));
}

/**
 * The repository, `owner/name` at GitHub, from Netlify's `REPOSITORY_URL` or from git. Nobody can sign in to "unknown".
 */
function repositoryName() {
  let url = process.env.REPOSITORY_URL;
  try {
    const command = ["remote", "get-url", "origin"];
    url ||= execFileSync("git", command, { encoding: "utf8", stdio: "pipe" });
  } catch {
    // There is no git, or no remote.
  }
  const [, name] = url?.trim().match(/github\.com[:/]([\w.-]+\/[\w.-]+?)(\.git)?\/?$/) ?? [];
  return name ?? "unknown/unknown";
}
