import { sightLines } from '../../../../src/logic/sightLines.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { squareOf } from '../clues.ts';
import { boardOf, facts } from './fragments.ts';

/** Each letter once a line; `before(S,I)` says that one stands before place I of a look. */
export function easyAsAbc(puzzle: Puzzle): string {
  const { width: n } = boardOf(puzzle);
  const letters = Number(puzzle.parameters['letters']);
  const looks = sightLines(squareOf(puzzle));
  const ends = facts(puzzle.siteClues, (clue, site) =>
    [
      `look(${site},${clue[0]}).`,
      ...(looks[site]?.cells ?? []).map((cell, at) => `at(${site},${at},${cell}).`),
    ].join(''),
  );
  return `
#show v/2.
${ends}
#defined look/2. #defined at/3.
{ v(R*${n}+C,L) : L=1..${letters} } 1 :- R=0..${n - 1}, C=0..${n - 1}.
1 { v(R*${n}+C,L) : C=0..${n - 1} } 1 :- R=0..${n - 1}, L=1..${letters}.
1 { v(R*${n}+C,L) : R=0..${n - 1} } 1 :- C=0..${n - 1}, L=1..${letters}.
before(S,I+1) :- at(S,I,C), v(C,_).
before(S,I+1) :- at(S,I,_), before(S,I).
first(S,L) :- at(S,I,C), v(C,L), not before(S,I).
:- look(S,L), not first(S,L).
${facts(puzzle.givens, (letter, cell) => (letter === 0 ? `:- v(${cell},_).` : `:- not v(${cell},${letter}).`))}`;
}
