/** What is known of a vertex of a graph. */
export const [OUT, OPEN, IN, PASSABLE] = [-1, 0, 1, 2];
