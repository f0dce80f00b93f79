"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { plan } from "@/lib/site";
import type { Beginning } from "./plan";
import styles from "./plan.module.css";

type Props = { beginnings: Beginning[]; children: ReactNode };

/** Turns the exported drawing into one that can be changed, by scripts that are fetched when it is near. */
export function PlanLoader({ beginnings, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [Board, setBoard] = useState<ComponentType<{ beginnings: Beginning[] }>>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import("./plan-board")
          .then(({ PlanBoard }) => setBoard(() => PlanBoard))
          // The drawing stays as it is.
          .catch(() => {});
      },
      { rootMargin: "100%" },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  if (Board) return <Board beginnings={beginnings} />;
  return (
    <div ref={place} className={styles.board}>
      <div className={styles.paper}>
        {children}
        <p className={styles.said} data-needs-script="">
          {plan.hint}
        </p>
      </div>
      <div className={styles.controls} data-needs-script="" />
    </div>
  );
}
