/**
 * Z3 comes in two parts. The slim part, an eighth of the size, has the functions that puzzles need
 * and traps on all others; the whole is for users' texts, and for questions on which the slim part
 * trapped.
 */
export const Z3_PARTS = ['slim', 'whole'] as const;
export type Z3Part = (typeof Z3_PARTS)[number];
