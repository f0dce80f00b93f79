import { type PointerEvent, useRef } from "react";
import { projects } from "@/lib/site";
import { Button } from "../ui/button";

/** How long a press is that counts as held, in milliseconds. */
const HOLD_MS = 400;

type Props = { pressed: boolean; onPress: (pressed: boolean) => void };

/** Shows the same place before: while it is held, or from one press to the next. */
export function BeforeToggle({ pressed, onPress }: Props) {
  /** When a pointer came down, and what was shown then. */
  const down = useRef<{ at: number; was: boolean }>(undefined);

  const onPointerDown = ({ timeStamp }: PointerEvent) => {
    down.current = { at: timeStamp, was: pressed };
    onPress(true);
  };
  /** It went elsewhere: nothing was pressed. */
  const release = () => {
    if (down.current) onPress(down.current.was);
    down.current = undefined;
  };
  const onClick = ({ timeStamp }: { timeStamp: number }) => {
    // A press by keyboard comes without a pointer.
    const { at, was } = down.current ?? { at: timeStamp, was: pressed };
    down.current = undefined;
    onPress(timeStamp - at < HOLD_MS && !was);
  };

  return (
    <Button
      variant="outline"
      aria-pressed={pressed}
      onPointerDown={onPointerDown}
      onPointerLeave={release}
      onPointerCancel={release}
      onClick={onClick}
    >
      {projects.before}
    </Button>
  );
}
