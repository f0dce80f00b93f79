"use client";

import { useEffect, useState } from "react";
import { actions, phoneLink } from "@/lib/site";
import styles from "./action-bar.module.css";
import { ButtonLink } from "./button";
import { PhoneIcon } from "./icons";

/** Where the same two actions are on screen already, by id: the bar leaves. */
const PLACES = ["hero-actions", "quote"];

/** Call and quote, at the thumb, while a phone scrolls through the page. */
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
    for (const id of PLACES) {
      const place = document.getElementById(id);
      if (place) observer.observe(place);
    }
    return () => observer.disconnect();
  }, []);

  return (
    <aside
      className={styles.bar}
      aria-label="Call or get a quote"
      data-state={shown ? "shown" : "hidden"}
      inert={!shown}
    >
      <ButtonLink variant="outline" className={styles.call} href={phoneLink}>
        <PhoneIcon />
        {actions.call}
      </ButtonLink>
      <ButtonLink href="#contact">{actions.quote}</ButtonLink>
    </aside>
  );
}
