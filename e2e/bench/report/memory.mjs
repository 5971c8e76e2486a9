// Memory: its table, what follows for a phone, and its targets.
import { NAMES } from '../names.mjs';
import { ratio, table, whole } from '../table.mjs';
import { phoneParagraph } from './phoneParagraph.mjs';

export const write = ({ blank, rows }, { found }) => `## Memory a minute after the last question

A puzzle loaded, solved and confirmed, in a browser of its own; then nothing for 65 s, after which Gridproof has ended
its workers and let go of Z3's code. "Back" is from the verdict on another puzzle until Z3 is ready to be asked about it,
compiled from what the browser keeps; the page asks it 1.5 s after the verdict. Clingo's page is the least that can ask
it, after its answer and the same wait. "Resident" is the page's process with its workers, garbage collected;
"proportional" the same with pages of memory that several processes share divided among them. "Wasm" is the address space that Z3's memory reserves while it is there. A blank page takes
${whole(blank.resident)} MB resident, ${whole(blank.proportional)} MB proportional.

${table(
  [
    'puzzle',
    'page',
    'right after the answer, MB',
    'resident, MB',
    'proportional, MB',
    'JavaScript heap, MB',
    'wasm, MB',
    'workers left',
    'Z3 back after, ms',
  ],
  rows.map((row) => [
    row.title,
    NAMES[row.solver],
    whole(row.atWork),
    whole(row.resident),
    whole(row.proportional),
    row.heap.toFixed(1),
    whole(row.wasm),
    row.workers,
    whole(row.back),
  ]),
)}
${phoneParagraph(found)}
`;

export function targets({ rows }) {
  const [ours, theirs] = ['Gridproof', 'clingo'].map((solver) =>
    rows.filter((row) => row.solver === solver),
  );
  const compared = ours.map((row, index) => {
    const part = row.resident / theirs[index].resident;
    const proportional = row.proportional / theirs[index].proportional;
    return [
      `Memory with ${row.title} at most ${row.limit} of Clingo's page`,
      `${ratio(part, 1)} of it resident, ${ratio(proportional, 1)} proportional`,
      part <= row.limit,
    ];
  });
  const wasm = Math.max(...ours.map((row) => row.wasm));
  return [...compared, ['No reservation of 2 GiB', `${whole(wasm)} MB`, wasm < 2048]];
}
