/** The numbers from `low` to `high`, in steps. */
export const numbersFrom = (low: number, high: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, at) => low + step * at);
