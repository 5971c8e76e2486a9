/**
 * Penpa's addresses: drawings, in which a clue is what its type makes of a number, a circle or a wall. What is drawn
 * and says nothing in the type is told, and the puzzle refused.
 */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { ForeignForm, Transcript } from './form.ts';
import { about } from './fpuzzles.ts';
import { readDrawing } from './penpaDrawing.ts';
import type { PenpaDrawing, Mark } from './penpaDrawing.ts';
import { isMoreThanName, penpaName, typeNamed } from './penpaNames.ts';
import { unpackPenpa } from './penpaPack.ts';
import { createSketch, sayMark } from './penpaSketch.ts';
import type { PenpaReading } from './penpaReader.ts';
import { PENPA_TYPES, penpaReader } from './penpaTypes.ts';

const PAGE = /^https?:\/\/\S*(?:penpa|opt-pan)\S*$/i;
const PACKED = /[#?&]m=(?:edit|solve)\b\S*?[&?]p=([^&#\s]*)/i;
const BARE = /^m=(?:edit|solve)&p=([^&#\s]*)\S*$/i;
const SHORT = /^https?:\/\/(?:www\.)?tinyurl\.com\/\S+$/i;

export const penpa: ForeignForm = {
  from: 'a Penpa address',
  read(text, onBoard) {
    const address = text.trim();
    if (SHORT.test(address)) {
      return [
        failure(
          'This is a short address, and pages are not fetched; open it, and bring the long address of the page that it leads to',
        ),
      ];
    }
    const packed = (
      BARE.exec(address) ?? (/^https?:\/\/\S+$/i.test(address) ? PACKED.exec(address) : null)
    )?.[1];
    if (packed === undefined) return PAGE.test(address) ? [WITHOUT_PUZZLE] : undefined;
    if (/^https?(?::|%3a)/i.test(packed)) return [ANOTHER_INSIDE];
    const lines = unpackPenpa(packed);
    const drawing = lines.ok ? readDrawing(lines.value) : lines;
    return drawing.ok ? readAll(drawing.value, onBoard) : [drawing];
  },
};

const WITHOUT_PUZZLE = failure(
  'This address of Penpa holds no puzzle; in Penpa, use “Share”, and bring the address that it gives',
);
const WITH_GAPS = failure('Some of its cells are left out, so that the board is no rectangle');
const ANOTHER_INSIDE = failure('This address of Penpa has another one after “p=”; bring that one');

/** What the author wrote about rules is kept, but not understood. */
const OWN_RULES = 'what its own rules say beyond those of the puzzle; they are in its comments';

const TITLE = 'what its title may say of rules of its own';

/** Reads it as the type that it names, or as each that all of it fits. */
function readAll(
  drawing: PenpaDrawing,
  onBoard: string | undefined,
): readonly Result<Transcript>[] {
  if (drawing.marks.length === 0) return [failure('This address of Penpa holds an empty board')];
  const named = typeNamed(drawing);
  if (named !== 'none') {
    return 'typeId' in named
      ? eachOf(readAs(named.typeId, drawing))
      : [failure(`Its author calls it "${named.unread}", which is not supported`)];
  }
  const ids = PENPA_TYPES.toSorted(
    (id, other) => Number(other === onBoard) - Number(id === onBoard),
  );
  const read = ids.map((id) => readAs(id, drawing));
  const fitting = read.flatMap((each) =>
    each.ok ? eachOf(success({ ...each.value, isUntold: true as const })) : [],
  );
  if (fitting.length > 0) return fitting;
  const [own] = read;
  if (own !== undefined && ids[0] === onBoard) return [own];
  if (drawing.gaps.size > 0) return [WITH_GAPS];
  return [
    failure(
      'Penpa does not say which puzzle this is, and all that it draws fits none that is read here; choose the puzzle first, to be told what does not fit it',
    ),
  ];
}

/** A reading, or both that it may be: then somebody has to choose. */
function eachOf(read: Result<PenpaReading>): readonly Result<Transcript>[] {
  if (!read.ok || read.value.orParameters === undefined) return [read];
  const { orParameters, ...told } = read.value;
  const open = { ...told, isUntold: true as const };
  return [success(open), success({ ...open, parameters: orParameters })];
}

/** Whether a mark is a line on the border of the board, which says nothing that the border does not. */
const isFrame = ({ width, height }: PenpaDrawing, { kind, x, y }: Mark): boolean =>
  kind === 'wall' &&
  (((x === 0 || x === 2 * width) && y % 2 === 1 && y > 0 && y < 2 * height) ||
    ((y === 0 || y === 2 * height) && x % 2 === 1 && x > 0 && x < 2 * width));

function readAs(typeId: string, drawing: PenpaDrawing): Result<PenpaReading> {
  const sketch = createSketch(drawing);
  sketch.take((mark) => isFrame(drawing, mark));
  const rubbed = sketch.take(({ kind }) => kind === 'rubbed out line');
  const read = penpaReader(typeId)?.(sketch);
  if (read === undefined) return failure(`${penpaName(typeId)} is not read from Penpa`);
  if (sketch.hasGaps()) return WITH_GAPS;
  if (!read.ok) return read;
  const [stray] = sketch.rest();
  if (stray !== undefined) {
    return failure(
      `It draws ${sayMark(drawing, stray)}, and does not say what that means in ${penpaName(typeId)}`,
    );
  }
  const { title, author, rules, isPlayed } = drawing;
  return success({
    ...read.value,
    comments: about(title, author, rules),
    leftOut: [
      ...(read.value.leftOut ?? []),
      ...(rubbed.length > 0 ? ['which lines of the grid are rubbed out'] : []),
      ...(isPlayed ? ['what was filled in'] : []),
      ...(rules === '' ? [] : [OWN_RULES]),
      ...(rules === '' && isMoreThanName(typeId, title) ? [TITLE] : []),
    ],
  });
}
