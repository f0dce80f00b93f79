import { controlNames } from "@/lib/site";
import { IconButton } from "../ui/icon-button";
import { NextIcon, PreviousIcon } from "../ui/icons";

export function StepButtons({ index, onGo }: { index: number; onGo: (index: number) => void }) {
  return (
    <>
      <IconButton label={controlNames.previous} onClick={() => onGo(index - 1)}>
        <PreviousIcon />
      </IconButton>
      <IconButton label={controlNames.next} onClick={() => onGo(index + 1)}>
        <NextIcon />
      </IconButton>
    </>
  );
}
