"use client";

import { useEffect, useState } from "react";
import { actions, controls } from "@/lib/site";
import styles from "./action-bar.module.css";
import { ButtonLink } from "./button";
import { CallButton } from "./call-button";

/** Elements, by id, that offer the same two actions: while one is in view, the bar is hidden. */
const ALTERNATIVES = ["hero-actions", "quote"];

/** Call and quote, fixed at the foot of small screens. */
export function ActionBar() {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setShown(inView.size === 0);
    });
    for (const id of ALTERNATIVES) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);

  return (
    <aside
      className={styles.bar}
      aria-label={controls.actionBar}
      data-state={shown ? "shown" : "hidden"}
      inert={!shown}
    >
      <CallButton className={styles.call} />
      <ButtonLink href="#contact">{actions.quote}</ButtonLink>
    </aside>
  );
}
