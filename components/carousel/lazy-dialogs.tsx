import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { projects } from "@/lib/site";
import type { DialogsProps } from "./dialogs";

type Props = Omit<DialogsProps, "opened"> & { opened: DialogsProps["opened"] | undefined };

const importDialogs = () => import("./dialogs");

/** Fetches the dialogs ahead. A failure is told when one of them is really asked for. */
export function preloadDialogs(): void {
  importDialogs().catch(() => {});
}

/** The dialogs, which come with the first that is opened; a link to the photo when they do not. */
export function LazyDialogs({ opened, ...props }: Props) {
  const [Dialogs, setDialogs] = useState<ComponentType<DialogsProps>>();
  const [failed, setFailed] = useState(false);

  const onFailure = useEffectEvent((failure: unknown) => {
    console.error(failure);
    setFailed(true);
    // So that the next press tries again.
    props.onClose();
  });
  useEffect(() => {
    if (!opened) return;
    setFailed(false);
    importDialogs()
      .then((module) => setDialogs(() => module.Dialogs))
      .catch(onFailure);
  }, [opened]);

  if (opened && Dialogs) return <Dialogs opened={opened} {...props} />;
  if (!failed) return null;
  return (
    <p role="alert" ref={showInWindow}>
      {projects.notLoaded} <a href={props.slides[props.index]?.photo.src}>{projects.openPhoto}</a>
    </p>
  );
}

/** Below the photos it may be outside the window, or behind the bar. */
function showInWindow(message: HTMLElement | null) {
  message?.scrollIntoView({ block: "nearest" });
}
