import type { ReactNode } from "react";
import type { Service } from "@/lib/content/schema";

/** Every icon is drawn on a 24 px square with one line weight, and is decoration only. */
function Icon({ children, size = 24 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 40 ? 1 : 1.75}
      strokeLinecap="square"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const MenuIcon = () => (
  <Icon>
    <path d="M3 7h18M3 12h18M3 17h18" />
  </Icon>
);

export const PhoneIcon = () => (
  <Icon size={20}>
    <path d="M5 3h4l1.5 5L8 10a13 13 0 0 0 6 6l2-2.5 5 1.5v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z" />
  </Icon>
);

export const PreviousIcon = () => (
  <Icon>
    <path d="M20 12H5m6-6-6 6 6 6" />
  </Icon>
);

export const NextIcon = () => (
  <Icon>
    <path d="M4 12h15m-6-6 6 6-6 6" />
  </Icon>
);

export const PauseIcon = () => (
  <Icon>
    <path d="M8.5 5v14M15.5 5v14" />
  </Icon>
);

export const PlayIcon = () => (
  <Icon>
    <path d="M7 4.5v15L19 12z" />
  </Icon>
);

export const EnlargeIcon = () => (
  <Icon>
    <path d="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 14 14M19 5 5 19" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon size={20}>
    <path d="m4 12.5 5 5L20 6.5" />
  </Icon>
);

const serviceDrawings: Record<Service["icon"], ReactNode> = {
  // a drive, narrowing to the garage, with its joints
  driveway: <path d="M8 4h8l5 16H3zM12 4v16M5.5 12h13" />,
  // a wall on its footing
  foundation: <path d="M9 3v12h6V3M4 15h16v6H4z" />,
  // slabs with offset joints
  patio: <path d="M3 4h18v16H3zM3 12h18M10 4v8m5 0v8" />,
  // a hall with its door
  commercial: <path d="M3 21V9l9-5 9 5v12zM8 21v-7h8v7" />,
};

export function ServiceDrawing({ name }: { name: Service["icon"] }) {
  return <Icon size={52}>{serviceDrawings[name]}</Icon>;
}
