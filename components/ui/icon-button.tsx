import type { ComponentProps } from "react";
import { Button } from "./button";

type Props = ComponentProps<typeof Button> & { label: string };

/** A square button that shows a drawing and is called by its label. */
export function IconButton({ label, ...props }: Props) {
  return <Button variant="outline" data-shape="square" aria-label={label} {...props} />;
}
