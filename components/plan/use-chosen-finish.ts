import { useEffect, useState } from "react";
import { readAddress } from "@/lib/plan/address";
import { finishOptions, isChosen } from "@/lib/starter/finish-options";
import { FINISH_NAME } from "@/lib/starter/shared-names";

/**
 * The name of the finish that the visitor has chosen in the section "Concrete cracks". That section is rendered on the
 * server, so this reads its radio buttons from the page. If the page's address names a finish, this chooses it there,
 * unless the visitor has already chosen one.
 *
 * @returns undefined while none is chosen
 */
export function useChosenFinish(): string | undefined {
  const [finish, setFinish] = useState<string>();
  useEffect(() => {
    const options = finishOptions();
    const addressed = readAddress(location.search)?.finish;
    // The visitor may have chosen one before scripts ran: it counts more than the address.
    const chosen = options.find(isChosen) ?? options.find(({ value }) => value === addressed);
    chosen?.click();
    setFinish(chosen?.value);
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === FINISH_NAME)
        setFinish(target.value);
    };
    document.addEventListener("change", onChange);
    return () => document.removeEventListener("change", onChange);
  }, []);
  return finish;
}
