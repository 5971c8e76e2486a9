// What follows from the measured rows for a phone.
import { time, whole } from './table.mjs';

/** A part of the paragraph for each section that was measured. */
export function phoneParagraph({ memory, growth, opening }) {
  const { blank, points } = memory;
  const end = points.at(-1);
  const largest = (growth ?? [])
    .map(({ type, points: sizes }) => ({ type, ...sizes.at(-1) }))
    .toSorted((a, b) => b.memory.Gridproof - a.memory.Gridproof)[0];
  const [fast, slow] = [Infinity, 20].map((rate) =>
    opening?.rows.find((row) => row.solver === 'Gridproof' && !row.warm && row.rate === rate),
  );
  const parts = [
    `**What a phone would need.** No phone was tried; this is what the rows measured here come to.
After ${end.minute} simulated minutes the page's process takes ${whole(end.resident)} MB, of which a blank page of the same browser
takes ${whole(blank)} MB: Gridproof adds ${whole(end.resident - blank)} MB.`,
    largest === undefined
      ? ''
      : `At most the process took ${whole(largest.memory.Gridproof)} MB, with ${largest.type} of ${largest.size}×${largest.size}, the most of all sizes measured:
${whole(largest.memory.Gridproof - blank)} MB more than the blank page.`,
    `Z3 also reserves ${whole(end.wasm)} MB of address space in one piece. That is not memory until it is used, but a
browser that refuses the piece cannot start the solver.`,
    slow === undefined
      ? ''
      : `${whole(slow.bytes / 1000)} kB come over the network the first time, which at 20 Mbit/s put the first answer
${time(slow.answered - fast.answered)} ms later than without a limit.`,
    `So a phone whose browser lets one page have ${whole(Math.max(largest?.memory.Gridproof ?? 0, end.resident))} MB and reserve ${whole(end.wasm)} MB would have what was needed here. A phone's processor
is slower than this machine's, its browser may count memory otherwise, and when it ends a page for taking too much
is not known from here.`,
  ];
  return parts.filter((part) => part !== '').join('\n');
}
