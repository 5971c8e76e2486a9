// Numbers and tables in Markdown.

/** Milliseconds to two or three figures; a dash for what was not measured. */
export function time(milliseconds) {
  if (milliseconds === undefined || Number.isNaN(milliseconds)) return '–';
  if (milliseconds === Infinity) return 'failed';
  return milliseconds < 10
    ? milliseconds.toFixed(1)
    : Math.round(milliseconds).toLocaleString('en');
}

export const whole = (number) =>
  number === undefined || Number.isNaN(number) ? '–' : Math.round(number).toLocaleString('en');

/** How many times the other's time ours is. */
export function ratio(ours, theirs) {
  const value = ours / theirs;
  if (!Number.isFinite(value)) return '–';
  if (value < 0.1) return value.toFixed(3);
  return value < 10 ? value.toFixed(2) : value.toFixed(0);
}

/** The first column to the left, all others to the right. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map(line),
    '',
  ].join('\n');
}
