import type { ComponentProps } from "react";
import { Button } from "./button";
import { NextIcon, PreviousIcon } from "./icons";

type Props = ComponentProps<typeof Button> & { label: string };

/** A square button that shows a drawing and is called by its label. */
export function IconButton({ label, ...props }: Props) {
  return <Button variant="outline" data-shape="square" aria-label={label} {...props} />;
}

/** One photo back, one photo on. */
export function StepButtons({ index, onGo }: { index: number; onGo: (index: number) => void }) {
  return (
    <>
      <IconButton label="Previous photo" onClick={() => onGo(index - 1)}>
        <PreviousIcon />
      </IconButton>
      <IconButton label="Next photo" onClick={() => onGo(index + 1)}>
        <NextIcon />
      </IconButton>
    </>
  );
}
