// Draws the cracks of a plan. The same slab always has the same ones. Lengths are in units of the drawing.

export type Point = readonly [x: number, y: number];

/** A generator of numbers from 0 to 1, always the same ones for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type CourseOptions = {
  /** How far the middle of the crack may be from the straight line. */
  maxOffset: number;
  /** Determines the course: the same seed gives the same one. */
  seed: number;
};

/** How often the parts of a crack are halved: five times give 33 points. */
const HALVINGS = 5;

/**
 * The course of a crack, by midpoint displacement: the middle of each part is moved aside at random, again and again.
 *
 * @param from where it begins
 * @param to where it ends
 * @returns the points of the course
 */
export function crackCourse(from: Point, to: Point, { maxOffset, seed }: CourseOptions): Point[] {
  const random = randomOf(seed);
  let course: Point[] = [from, to];
  // A larger factor than 0.56 would make the crack more jagged.
  for (let spread = maxOffset; course.length <= 2 ** HALVINGS; spread *= 0.56) {
    course = course.flatMap((point, index) => {
      const next = course[index + 1];
      if (!next) return [point];
      const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
      const off = (spread * (2 * random() - 1)) / (Math.hypot(dx, dy) || 1);
      return [point, [(point[0] + next[0]) / 2 - dy * off, (point[1] + next[1]) / 2 + dx * off]];
    });
  }
  return course;
}

type OutlineOptions = {
  /** The width at the beginning and at the end. */
  widths: readonly [first: number, last: number];
  /** Determines where the crack is wider and narrower. */
  seed: number;
};

/**
 * The outline of a crack, which is uneven.
 *
 * @returns the data of an SVG path
 */
export function crackOutline(
  course: readonly Point[],
  { widths: [first, last], seed }: OutlineOptions,
): string {
  const random = randomOf(seed);
  const sides = course.map(([x, y], index): [Point, Point] => {
    const before = course[index - 1] ?? [x, y];
    const after = course[index + 1] ?? [x, y];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const width = first + ((last - first) * index) / (course.length - 1);
    const half = (width * (0.55 + 0.9 * random())) / 2 / (Math.hypot(dx, dy) || 1);
    return [
      [x - dy * half, y + dx * half],
      [x + dy * half, y - dx * half],
    ];
  });
  const left = sides.map(([point]) => point);
  const right = sides.map(([, point]) => point);
  return `M${[...left, ...right.reverse()].map((point) => point.map(toOneDecimal)).join("L")}Z`;
}

/** A coordinate with one decimal. */
const toOneDecimal = (value: number) => Number(value.toFixed(1));
