import { FINISH_NAME } from "./shared-names";

/** The radio buttons in the page that choose the surface's finish. */
export const finishOptions = () => [
  ...document.querySelectorAll<HTMLInputElement>(`[name='${FINISH_NAME}']`),
];

/** Whether the visitor has chosen this finish. The one that is checked by default is nobody's choice. */
export const isChosen = ({ checked, defaultChecked }: HTMLInputElement) =>
  checked && !defaultChecked;
