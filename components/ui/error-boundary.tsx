"use client";

import { Component, createRef, type ReactNode } from "react";
import { facts, phoneLink } from "@/lib/content/facts";
import { ISLAND, SCRIPTS } from "@/lib/page-contract";
import { actions } from "@/lib/site";
import styles from "./error-boundary.module.css";

type Props = { children: ReactNode };
type State = { failed: boolean };

/**
 * Keeps an error in an island from breaking the whole page. The island's elements go back into the page
 * as they were: without React their links, the native form and the scrolling list still work. If there
 * are none (the error came before hydration), a call link takes their place.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };
  private wrapper = createRef<HTMLDivElement>();

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  /** Runs before React removes the elements. */
  override getSnapshotBeforeUpdate(_: Props, before: State): ChildNode[] {
    const failedNow = this.state.failed && !before.failed;
    return failedNow ? Array.from(this.wrapper.current?.childNodes ?? []) : [];
  }

  override componentDidUpdate(_: Props, __: State, elements: ChildNode[]): void {
    if (elements.length === 0) return;
    this.wrapper.current?.replaceChildren(...elements);
    // React cannot close a dialog any more, and moving it has taken it out of the top layer.
    for (const dialog of this.wrapper.current?.querySelectorAll<HTMLDialogElement>(
      "dialog[open]",
    ) ?? []) {
      dialog.close();
    }
    for (const island of this.wrapper.current?.querySelectorAll(`[${ISLAND}]`) ?? []) {
      island.setAttribute(ISLAND, "failed");
    }
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return (
      <div
        ref={this.wrapper}
        className={styles.wrapper}
        {...{ [SCRIPTS]: failed ? "failed" : undefined }}
      >
        {failed ? (
          <p>
            <a href={phoneLink}>{`${actions.callShort} ${facts.phone}`}</a>
          </p>
        ) : (
          this.props.children
        )}
      </div>
    );
  }
}
