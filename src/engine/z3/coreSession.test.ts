import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '#logic/claimPart.ts';
import { contrary, literalsOf } from '#logic/literal.ts';
import type { Literal } from '#logic/literal.ts';
import { buildModel, emptyPuzzle } from '#puzzle/puzzleType.ts';
import { sudoku } from '#puzzles/sudoku/index.ts';
import { deletionMus } from '#reasoning/mus.ts';
import { openCoreSession } from './coreSession.ts';
import type { CoreSession } from './coreSession.ts';
import { openNodeZ3 } from './nodeZ3.ts';

const is = (cell: number, value: number): Literal => ({ cell, value, holds: true });
const sentences = (members: readonly Member[]): readonly string[] =>
  members.map((member) =>
    'claim' in member ? member.sentence : `V${member.cell} is ${member.value}`,
  );

describe('a session with a guard on every rule', () => {
  let session: CoreSession;
  beforeAll(async () => {
    const puzzle = emptyPuzzle(sudoku, { size: 4 });
    session = openCoreSession(await openNodeZ3(), buildModel(sudoku, puzzle));
  });
  afterAll(() => session.close());

  it('names the rules and facts of a contradiction, and no more in a deletion MUS', () => {
    const members = [...session.parts, is(7, 2), is(0, 1), is(3, 1)];
    const contradicts = (subset: readonly Member[]) => session.contradicts(subset);
    expect(sentences(deletionMus(members, contradicts)).toSorted()).toEqual([
      'V0 is 1',
      'V3 is 1',
      'row 1 has only one 1',
    ]);
  });

  it('finds no contradiction among other rules, and shows a filling instead', () => {
    const parts = session.parts.filter(({ claim }) => claim.place.words.startsWith('column'));
    const members = [...parts, is(0, 1), is(3, 1)];
    expect(session.contradicts(members)).toBeUndefined();
    expect(session.example(members)?.slice(0, 4)).toEqual([
      1,
      expect.anything(),
      expect.anything(),
      1,
    ]);
  });

  it('takes a value that its cell cannot have as false', () => {
    expect(session.contradicts([is(0, 1), is(1, 9)])).toEqual([is(1, 9)]);
    expect(session.contradicts([is(0, 1), contrary(is(1, 9))])).toBeUndefined();
  });

  it('leaves a filling out as long as it is told to', () => {
    const filling = session.example(session.parts) ?? [];
    const members = [...session.parts, ...literalsOf(filling)];
    expect(session.excluding(filling, () => session.contradicts(members))).toBeDefined();
    expect(session.contradicts(members)).toBeUndefined();
  });

  it('says when it gave up', () => {
    session.limitSteps(1);
    expect(session.contradicts([...session.parts, is(5, 3)])).toBeUndefined();
    session.limitSteps(0);
    expect([session.gaveUp(), session.gaveUp()]).toEqual([true, false]);
  });
});
