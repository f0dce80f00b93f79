import { TO_CONTACT } from "@/lib/page-contract";
import { actionTexts } from "@/lib/site";
import { ButtonLink } from "./button";
import { CallButton } from "./call-button";

/** A quote or a call: everywhere in this order and these words. */
export function QuoteAndCall() {
  return (
    <>
      <ButtonLink href={TO_CONTACT}>{actionTexts.quoteLong}</ButtonLink>
      <CallButton />
    </>
  );
}
