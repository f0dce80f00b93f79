// The configuration of the owner's editor (https://sveltiacms.app/en/docs). It is made from the schema of the
// owner's files, so that the editor and the build reject the same values.
import { type Option, requirement } from "@/lib/content/fields";
import type { ContentName, GalleryPhoto, Service } from "@/lib/content/schema";
import { type Content, fileOf, type Rule, rulesOf } from "./check-content";

type Widget = { widget: string; [option: string]: unknown };
type EditorField = Widget & { name: string; label: string };

/** The options of choices that depend on the owner's files. */
type Choices = Record<"kinds" | "photos", Option[]>;

const GALLERY_FOLDERS = {
  media_folder: "/lib/content/images/gallery",
  public_folder: "/images/gallery",
};

/** The entries of the editor, with their icons (Material Symbols) and where the page shows their content. */
const ENTRIES: { name: ContentName; icon: string; preview_path: string }[] = [
  { name: "gallery", icon: "photo_library", preview_path: "/#projects", ...GALLERY_FOLDERS },
  { name: "facts", icon: "info", preview_path: "/#contact" },
  { name: "services", icon: "construction", preview_path: "/#services" },
  { name: "pictures", icon: "image", preview_path: "/" },
  { name: "words", icon: "notes", preview_path: "/" },
];

/**
 * How an uploaded photo is stored; the width, in pixels, is the largest that the page uses. There is no limit
 * of height, which could make an upright photo narrower than its required minimum. The conversion removes
 * the location.
 */
const UPLOAD = { format: "webp", quality: 85, width: 2400 };

/** The configuration for this content, stored in the repository `owner/name` at GitHub. */
export function editorConfig(content: Content, repo: string): object {
  return {
    app_title: "Edit this site",
    logo: { src: "/icons/192.png" },
    backend: { name: "github", repo },
    publish_mode: "simple",
    media_folder: "lib/content/images",
    public_folder: "/images",
    media_libraries: mediaLibraries(),
    editor: { preview: false },
    // Empty optional fields are left out of the files.
    output: { omit_empty_optional_fields: true },
    slug: { encoding: "ascii", clean_accents: true },
    singletons: ENTRIES.map(({ name, ...entry }) => ({ ...singleton(name, content), ...entry })),
  };
}

/** How an uploaded picture is stored, and the most that it may weigh then, in bytes. */
function mediaLibraries(bytesMax?: number) {
  const config = { slugify_filename: true, transformations: { raster_image: UPLOAD } };
  return {
    stock_assets: false,
    default: { config: { ...config, ...(bytesMax && { max_file_size: bytesMax }) } },
  };
}

function singleton(name: ContentName, content: Content) {
  const rule = rulesOf(name);
  const { services, gallery } = content as { services: Service[]; gallery: GalleryPhoto[] };
  const choices = {
    kinds: services.map(({ shortTitle: label, kind: value }) => ({ label, value })),
    photos: gallery.map(({ caption: label, file: value }) => ({ label, value })),
  };
  const used = new Set(gallery.map(({ kind }) => kind));
  const fields =
    rule.type === "array"
      ? [
          {
            ...fieldOf(name, rule, [content[name]], choices),
            root: true,
            ...(name === "services" && {
              allow_duplicate: false,
              // If every service has photos, none may be removed.
              allow_remove: services.some(({ kind }) => !used.has(kind)),
            }),
          },
        ]
      : fieldsOf(rule, [content[name]], choices);
  return { name, label: rule.label, file: fileOf(name), format: "json", fields };
}

/** `values`: the present values at this place; several if it is inside a list. */
function fieldsOf(rule: Rule, values: unknown[], choices: Choices): EditorField[] {
  return Object.entries(rule.properties ?? {}).map(([name, part]) => {
    const own = values.map((value) => (value as Record<string, unknown> | undefined)?.[name]);
    const field = fieldOf(name, part as Rule, own, choices);
    return rule.required?.includes(name) ? field : { ...field, required: false };
  });
}

function fieldOf(name: string, rule: Rule, values: unknown[], choices: Choices): EditorField {
  const { label = name } = rule;
  const hint = [...sizes(rule), rule.hint].filter(Boolean).join(" ");
  return { name, label, ...(hint && { hint }), ...widgetOf(rule, values, choices) };
}

/** Hints about the size that a picture must have and may have. */
function sizes({ widthMin, heightMin, bytesMax }: Rule) {
  return [
    widthMin && `At least ${widthMin} pixels wide.`,
    heightMin &&
      `At least ${heightMin} pixels high, or a drawing (SVG), which is sharp at any size.`,
    bytesMax && `At most ${bytesMax / 1000} kB.`,
  ];
}

function widgetOf(rule: Rule, values: unknown[], choices: Choices): Widget {
  const { pattern, options } = rule;
  if (options) {
    const known = typeof options === "string" ? choices[options] : options;
    return { widget: "select", options: withPresent(known, values) };
  }
  if (rule.widget === "image") {
    const drawing = rule.heightMin === undefined ? "" : ",image/svg+xml";
    // No HEIC, because the editor could read it only with a third-party script. Where HEIC is not accepted,
    // an iPhone uploads a JPEG instead.
    const accept = `image/jpeg,image/png,image/webp${drawing}`;
    const limit = rule.bytesMax && { media_libraries: mediaLibraries(rule.bytesMax) };
    return { widget: "image", choose_url: false, accept, ...limit, ...patternOf(rule, NEW_FILE) };
  }
  if (rule.type === "array") return listOf(rule, values.flat(), choices);
  if (rule.type === "object") {
    return { widget: "object", ...closed(rule), fields: fieldsOf(rule, values, choices) };
  }
  if (rule.type === "boolean") return { widget: "boolean" };
  if (rule.type === "integer") {
    // The type `int` would silently cut off decimals.
    const whole = patternOf({ ...rule, pattern: "^-?\\d+$" });
    return {
      widget: "number",
      value_type: "float",
      min: rule.minimum,
      max: rule.maximum,
      ...whole,
    };
  }
  if (rule.widget === "id") return { widget: "hidden", default: "{{uuid_short}}" };
  if (rule.widget === "time") return { widget: "datetime", type: "time", format: "HH:mm" };
  if (rule.widget === "date") {
    // No past day, in the westernmost time zone, except the present value.
    const today = new Date().toLocaleDateString("en-CA", { timeZone: "Pacific/Honolulu" });
    const [min] = [...values, today].filter(Boolean).sort();
    return { widget: "datetime", type: "date", min };
  }
  // The editor itself rejects a blank text.
  return { widget: rule.widget ?? "string", ...(pattern !== "\\S" && patternOf(rule)) };
}

/** A picture that is about to be uploaded has no address yet, but the name of its file. */
const NEW_FILE = "^[^/]+$";

/** The pattern of a value, or `other` as an alternative, and the message for a value that does not match. */
function patternOf({ pattern, ...rule }: Rule, other?: string) {
  if (!pattern) return {};
  const message = `It has to be ${requirement({ is: "a text", ...rule })}.`;
  return { pattern: [other ? `${pattern}|${other}` : pattern, message] };
}

/** A present value that is none of the options becomes one, so that saving keeps it as it is. */
function withPresent(options: readonly Option[], values: unknown[]): Option[] {
  const known = ["", ...options.map(({ value }) => value)];
  const texts = values.filter((value) => typeof value === "string");
  const present = texts.filter((value) => !known.includes(value));
  const own = [...new Set(present)].map((value) => ({ label: `As it is now: ${value}`, value }));
  return [...options, ...own];
}

function listOf(rule: Rule, entries: unknown[], choices: Choices): Widget {
  const entry = rule.items as Rule;
  const some = {
    required: Boolean(rule.minItems),
    ...(rule.minItems && { min: rule.minItems }),
    ...(rule.maxItems && { max: rule.maxItems }),
  };
  if (entry.options) return { ...widgetOf(entry, entries, choices), multiple: true, ...some };
  const { label = "Entry", properties } = entry;
  return {
    widget: "list",
    label_singular: label,
    ...some,
    ...(properties
      ? {
          ...closed(rule),
          ...(rule.newestFirst && { add_to_top: true }),
          fields: fieldsOf(entry, entries, choices),
        }
      : { field: fieldOf("entry", entry, entries, choices) }),
  };
}

/** How an entry or a group looks while it is closed. */
function closed({ summary, thumbnail }: Rule) {
  return {
    collapsed: true,
    ...(summary && { summary: `{{${summary}}}` }),
    ...(thumbnail && { thumbnail }),
  };
}
