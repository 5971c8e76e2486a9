// What follows from the measured rows for a phone.
import { time, whole } from '../table.mjs';

/** A part of the paragraph for each section that was measured. */
export function phoneParagraph({ memory, growth, opening }) {
  const { blank, rows } = memory;
  const ours = rows.filter(({ solver }) => solver === 'Gridproof');
  const most = (name) => Math.max(...ours.map((row) => row[name]));
  const largest = (growth ?? [])
    .map(({ type, points: sizes }) => ({ type, ...sizes.at(-1) }))
    .toSorted((a, b) => b.memory.Gridproof - a.memory.Gridproof)[0];
  const [fast, slow] = [Infinity, 20].map((rate) =>
    opening?.rows.find(
      (row) => row.solver === 'Gridproof' && row.page === 'link' && !row.warm && row.rate === rate,
    ),
  );
  const peak = Math.max(largest?.memory.Gridproof ?? 0, most('atWork'));
  const parts = [
    `**What a phone would need.** No phone was tried; this is what the rows measured here come to, and what less memory does is in the next section.
A minute after the last question the page's process takes ${whole(most('resident'))} MB at most, of which a blank page of the same
browser takes ${whole(blank.resident)} MB; right after an answer, with Z3 at hand, ${whole(most('atWork'))} MB.`,
    largest === undefined
      ? ''
      : `At most the process took ${whole(largest.memory.Gridproof)} MB, with ${largest.type} of ${largest.size}×${largest.size}, the most of all sizes measured:
${whole(largest.memory.Gridproof - blank.resident)} MB more than the blank page.`,
    `Z3 also reserves ${whole(most('wasm'))} MB of address space in one piece. That is not memory until it is used, but a
browser that refuses the piece cannot start the solver.`,
    slow === undefined
      ? ''
      : `${whole(slow.bytes / 1000)} kB come over the network the first time, which at 20 Mbit/s put the first answer
${time(slow.answered - fast.answered)} ms later than without a limit.`,
    `So a phone whose browser lets one page have ${whole(peak)} MB and reserve ${whole(most('wasm'))} MB would have what was needed here. A phone's processor
is slower than this machine's, its browser may count memory otherwise, and when it ends a page for taking too much
is not known from here.`,
  ];
  return parts.filter((part) => part !== '').join('\n');
}
