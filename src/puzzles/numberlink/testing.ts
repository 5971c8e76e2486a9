/** A board as text, from the number at each dot, if it has one. */
export const textOf = (
  width: number,
  height: number,
  numberAt: (dot: number) => number | undefined,
) =>
  Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_cell, column) => numberAt(row * width + column) ?? '.').join(
      ' ',
    ),
  ).join('\n');
