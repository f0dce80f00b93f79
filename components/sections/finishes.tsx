import { clsx } from "clsx";
import { photoAnchor, photoAt } from "@/lib/content/gallery";
import { initialFinish, pictures } from "@/lib/content/pictures";
import { sentence } from "@/lib/content/sentence";
import type { Finish } from "@/lib/content/types";
import { words } from "@/lib/content/words";
import { fillLink } from "@/lib/quote/fill-link";
import { ButtonLink } from "../ui/button";
import { Crack } from "../ui/crack";
import { ErrorBoundary } from "../ui/error-boundary";
import { PagePicture } from "../ui/page-picture";
import { Reveal } from "../ui/reveal";
import styles from "./finishes.module.css";
import { finishTexts } from "./texts";

/**
 * "Concrete cracks": what a joint is for, and a surface whose crack runs into the joint. CSS alone shows the surface in the
 * chosen finish, so it works without scripts.
 */
export function Finishes() {
  const { finishes } = pictures;
  return (
    <section className="jointed screen-only" data-theme="concrete" aria-labelledby="finishes-title">
      <Reveal className={clsx("split", styles.words)}>
        <h2 id="finishes-title" className={styles.claim}>
          {words.finishes.title}
        </h2>
        <p className={styles.promise}>{words.finishes.text}</p>
      </Reveal>
      <Reveal fadeOnly className={styles.surface}>
        {initialFinish && <Surface {...initialFinish} alt="" />}
        <div className={styles.bare}>
          <ErrorBoundary silent>
            <Crack className={styles.crack} />
          </ErrorBoundary>
        </div>
        {finishes.length > 0 && (
          <fieldset className={styles.choice}>
            <legend className={clsx("title", styles.legend)}>{words.finishes.choose}</legend>
            {finishes.map((finish) => (
              <div key={finish.name} className={styles.finish}>
                {finish.surface ? <FinishOption {...finish} /> : <FinishLink {...finish} />}
              </div>
            ))}
          </fieldset>
        )}
      </Reveal>
    </section>
  );
}

/** A finish that can be chosen: its sample, and the surface and the text that are shown while it is. */
function FinishOption({ name, text, file, surface, alt, example }: Finish) {
  const photo = photoAt(example);
  return (
    <>
      <Surface surface={surface} alt={alt} />
      <label className={styles.sample}>
        <Swatch file={file} alt="" />
        <input
          className="fill-label"
          type="radio"
          // It is not `finish`, which is a field of the form.
          name="surface-finish"
          value={name}
          defaultChecked={name === initialFinish?.name}
        />
        {name}
      </label>
      <div className={styles.details}>
        <p className="title">{name}</p>
        <p>{sentence(text)}</p>
        <div className={clsx("row", styles.links)}>
          <ButtonLink variant="outline" size="small" {...fillLink("finish", name)}>
            {finishTexts.ask}
          </ButtonLink>
          {photo && <a href={`#${photoAnchor(photo.file)}`}>{finishTexts.see}</a>}
        </div>
      </div>
    </>
  );
}

/** The photo of the whole surface in a finish. */
function Surface({ surface = "", alt }: Pick<Finish, "surface" | "alt">) {
  return (
    <PagePicture
      className={styles.photo}
      file={surface}
      cropFor="surface"
      // The photo is as wide as the window. On phones the file is a tenth narrower: nobody sees that, and it loads
      // sooner.
      sizes="(width >= 64rem) 100vw, 90vw"
      alt={alt}
    />
  );
}

/** The small picture of a finish in the choice. */
function Swatch(picture: Pick<Finish, "file" | "alt">) {
  return <PagePicture className={styles.swatch} sizes="(width >= 64rem) 14vw, 22vw" {...picture} />;
}

/** A finish without a picture of the surface links to its photo. */
function FinishLink({ name, file, alt, example }: Finish) {
  const photo = photoAt(example);
  return (
    <a className={styles.sample} href={photo && `#${photoAnchor(photo.file)}`}>
      <Swatch file={file} alt={alt} />
      {name}
    </a>
  );
}
