// Hints: from pressing "Hint" to the place to look at, several steps into each example.
import { median } from '../measure.mjs';

/** Gives, for each type, the median and the worst of all hints. */
export async function hints({ app, examples, quick }) {
  const steps = quick ? 2 : 8;
  const byType = new Map();
  for (const { type, text, title } of examples) {
    const taken = byType.get(type) ?? [];
    byType.set(type, taken);
    await app.bringToFront();
    await app.evaluate(([id, puzzle]) => window.app.load(id, puzzle), [type, text]);
    await app.waitForTimeout(quick ? 500 : 2000);
    const own = await app.evaluate((count) => window.app.hints(count), steps);
    taken.push(...own);
    console.log(`Hints, ${title}: ${own.map(Math.round).join(' ')}`);
  }
  return [...byType].map(([type, taken]) => ({
    type,
    count: taken.length,
    median: median(taken),
    worst: Math.max(...taken),
  }));
}
