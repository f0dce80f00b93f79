"use client";

import { Component, type ReactNode } from "react";
import { emailLink } from "@/lib/content/facts";
import { hasDraft } from "@/lib/quote/draft";
import { Actions, Button, ButtonLink } from "./button";
import styles from "./error-boundary.module.css";
import { CallLink } from "./quote-and-call";
import { errorTexts } from "./texts";

type Props = {
  children: ReactNode;
  /** Shows nothing in its place instead: for a part that no visitor would miss. */
  silent?: boolean;
};
type State = { failed: boolean };

/** Keeps an error in one part from breaking the whole page: shows a message and other ways to reach us in its place. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.silent) return null;
    return (
      <div className={styles.message} role="alert">
        {/* After a reload the draft is put back into the form. */}
        <p>{hasDraft() ? `${errorTexts.text} ${errorTexts.kept}` : errorTexts.text}</p>
        <Actions>
          <Button onClick={() => location.reload()}>{errorTexts.reload}</Button>
          <CallLink />
          <ButtonLink variant="quiet" href={emailLink()}>
            {errorTexts.write}
          </ButtonLink>
        </Actions>
      </div>
    );
  }
}
