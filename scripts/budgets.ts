// The page's budgets, which `npm run bench` measures.

/**
 * Lighthouse's two ways to slow the line, simulated and applied, and the budgets of each, on a quiet machine
 * with 2 cores. Times are in ms; of every figure, less is better.
 */
export const TIME_BUDGETS = {
  simulate: {
    "first-contentful-paint": 1100,
    "largest-contentful-paint": 1290,
    "total-blocking-time": 80,
    "cumulative-layout-shift": 0.004,
  },
  devtools: {
    "first-contentful-paint": 1000,
    "largest-contentful-paint": 1830,
    "total-blocking-time": 89,
    "cumulative-layout-shift": 0.004,
  },
};
/**
 * The budgets of the files by their kind, in kB. The page and its fonts together must not exceed 43.4, or they could cost
 * another round trip (docs/decisions.md). The browser decides how many pictures it loads.
 */
export const SIZE_BUDGETS = {
  Document: 22.4,
  Script: 178,
  Stylesheet: 1,
  Font: 21,
  Image: Infinity,
};
