/** The path of each icon, on a square of 24 px. */
const paths = {
  menu: "M3 7h18M3 12h18M3 17h18",
  phone:
    "M5 3h4l1.5 5L8 10a13 13 0 0 0 6 6l2-2.5 5 1.5v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z",
  previous: "M20 12H5m6-6-6 6 6 6",
  next: "M4 12h15m-6-6 6 6-6 6",
  pause: "M8.5 5v14M15.5 5v14",
  play: "M7 4.5v15L19 12z",
  enlarge: "M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7",
  close: "m5 5 14 14M19 5 5 19",
  check: "m4 12.5 5 5L20 6.5",
  alert: "M12 3 2.5 20.5h19zM12 9.5v5m0 2.5v1",
  // The drawings of the services: a drive that narrows to the garage, a wall on its footing, slabs with offset
  // joints, a hall with its door.
  driveway: "M8 4h8l5 16H3zM12 4v16M5.5 12h13",
  foundation: "M9 3v12h6V3M4 15h16v6H4z",
  patio: "M3 4h18v16H3zM3 12h18M10 4v8m5 0v8",
  commercial: "M3 21V9l9-5 9 5v12zM8 21v-7h8v7",
};

type Props = { name: keyof typeof paths; size?: number };

/** An icon, which is decoration only. A large one has thinner lines. */
export function Icon({ name, size = 24 }: Props) {
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
      <path d={paths[name]} />
    </svg>
  );
}
