/**
 * How much harder an argument is for its length, on the scale of techniques' costs: one more beyond
 * 4, 6, 8, 12, 16, 24, 32 and so on, as Sudoku Explainer rates chains (0.1 of its rating each). It
 * never ends, and a doubling is worth two.
 */
export function lengthening(length: number): number {
  let more = 0;
  for (let limit = 4; length > limit; limit = more % 2 === 1 ? (limit * 3) / 2 : (limit * 4) / 3) {
    more += 1;
  }
  return more;
}
