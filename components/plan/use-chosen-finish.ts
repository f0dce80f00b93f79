import { useEffect, useState } from "react";
import { FINISH_NAME } from "@/lib/browser/shared-names";
import { readAddress } from "@/lib/plan/address";

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
    const options = [...document.querySelectorAll<HTMLInputElement>(`[name='${FINISH_NAME}']`)];
    const addressed = readAddress(location.search)?.finish;
    // The visitor may have chosen one before scripts ran: it counts more than the address.
    // The finish that is checked by default is nobody's choice.
    const chosen =
      options.find(({ checked, defaultChecked }) => checked && !defaultChecked) ??
      options.find(({ value }) => value === addressed);
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
