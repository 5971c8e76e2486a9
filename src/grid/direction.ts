/** A way along a row or a column. */
export type Direction = 'up' | 'down' | 'left' | 'right';
