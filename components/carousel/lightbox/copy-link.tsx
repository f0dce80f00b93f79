import { useState } from "react";
import { projects } from "@/lib/site";
import { IconButton } from "../../ui/icon-button";
import { LinkIcon } from "../../ui/icons";
import styles from "./lightbox.module.css";

/** Passes a photo's address to the system's share sheet, or to the clipboard where there is none. */
export function CopyLink({ id, caption }: { id: string; caption: string }) {
  const [result, setResult] = useState("");
  const shares = "share" in navigator;

  const give = async () => {
    // Emptied first, so that a second copy is spoken as well.
    setResult("");
    const url = new URL(`#${id}`, location.href).href;
    try {
      if (shares) await navigator.share({ title: caption, url });
      else await navigator.clipboard.writeText(url);
      setResult(shares ? "" : projects.linkCopied);
    } catch (error) {
      // The visitor has closed the share sheet: nothing went wrong.
      if (error instanceof DOMException && error.name === "AbortError") return;
      console.error("The link of the photo could not be copied", error);
      setResult(`${projects.linkNotCopied} ${url}`);
    }
  };

  return (
    <>
      <IconButton label={shares ? projects.shareLink : projects.copyLink} onClick={give}>
        <LinkIcon />
      </IconButton>
      <p role="status" className={styles.result}>
        {result}
      </p>
    </>
  );
}
