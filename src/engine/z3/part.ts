/**
 * Z3 comes in two: the slim part has the functions that questions about puzzles come to, an eighth
 * of its bytes, and stops where it would need another; the whole is for texts that people write, and
 * for what the slim part stopped at.
 */
export const Z3_PARTS = ['slim', 'whole'] as const;
export type Z3Part = (typeof Z3_PARTS)[number];
