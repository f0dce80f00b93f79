// Looks at each picture that is chosen or dropped, before the editor gets it. One that is too small for its
// place is refused; and each gets a name that no other file has: a phone calls all of them image.jpg, and
// the editor minds only the names of files that have been saved.

/** The field of the editor in which something happens. */
const fieldOf = ({ target }: Event) =>
  target instanceof Element ? target.closest("[data-key-path]") : null;
/** The field that was touched last: the dialog in which files are chosen is not inside of it. */
let field: Element | null = null;
/** Events that hand files on to the editor. */
const handedOn = new WeakSet<Event>();

/** The pixels of a picture as it is shown; undefined of a drawing, and of what is no picture. */
async function sizeOf(file: File) {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await new Promise((done) => Object.assign(image, { onload: done, onerror: done }));
  URL.revokeObjectURL(image.src);
  const isPhoto = image.naturalWidth && file.type !== "image/svg+xml";
  return isPhoto ? { wide: image.naturalWidth, high: image.naturalHeight } : undefined;
}

/** Whether a file is large enough for a field, by what the field's hint asks for. */
async function isLargeEnough(file: File, hint: string) {
  const [asked, least, side] = hint.match(/At least (\d+) pixels (wide|high)/) ?? [];
  const size = await sizeOf(file);
  if (!asked || !size || size[side as "wide" | "high"] >= Number(least)) return true;
  alert(
    `${file.name} is ${size.wide} x ${size.high} pixels, which is too small here. ${asked}. Choose it as the camera made it: what comes by a messenger, or from the screen, is smaller.`,
  );
  return false;
}

function renamed(file: File) {
  const { name, type, lastModified } = file;
  const mark = crypto.randomUUID().slice(0, 8);
  return new File([file], name.replace(/(\.\w+)?$/, `-${mark}$1`), { type, lastModified });
}

/** The files that the editor may have. */
async function prepared(files: Iterable<File>, place: Element | null) {
  const hint = (place?.isConnected && place.textContent) || "";
  const fitting: File[] = [];
  for (const file of files) if (await isLargeEnough(file, hint)) fitting.push(renamed(file));
  return fitting;
}

addEventListener("pointerdown", (event) => (field = fieldOf(event) ?? field), { capture: true });

addEventListener(
  "change",
  async (event) => {
    const { target } = event;
    if (handedOn.has(event) || !(target instanceof HTMLInputElement) || !target.files) return;
    event.stopImmediatePropagation();
    const chosen = new DataTransfer();
    for (const file of await prepared([...target.files], field)) chosen.items.add(file);
    target.files = chosen.files;
    const again = new Event("change", { bubbles: true });
    handedOn.add(again);
    if (target.files.length) target.dispatchEvent(again);
  },
  { capture: true },
);

addEventListener(
  "drop",
  async (event) => {
    const { target, dataTransfer } = event;
    if (!dataTransfer?.files.length) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const files = await prepared([...dataTransfer.files], fieldOf(event) ?? field);
    target?.dispatchEvent(new Event("dragleave", { bubbles: true }));
    // By which the editor's own drop areas can be handed files.
    if (files.length)
      target?.dispatchEvent(new CustomEvent("Select", { bubbles: true, detail: { files } }));
  },
  { capture: true },
);
