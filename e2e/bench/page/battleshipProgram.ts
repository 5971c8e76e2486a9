import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { SHIP_SHAPES, SHIP } from '../../../src/puzzles/battleship/parts.ts';
import { fleetOf } from '../../../src/puzzles/battleship/fleet.ts';

/** A ship is found from its left or top end; beyond the edge there is no ship. */
export function battleshipProgram({ parameters, siteClues: clues, givens }: Puzzle): string {
  const [width, height] = [Number(parameters['width']), Number(parameters['height'])];
  const counts = clues.slice(0, height + width).flatMap((clue, site) => {
    if (clue?.[0] === undefined) return [];
    return site < height ? [`rc(${site},${clue[0]}).`] : [`cc(${site - height},${clue[0]}).`];
  });
  const fleet = fleetOf({ width, height }, clues);
  const longest = fleet.findLastIndex((count) => count !== 0) + 1;
  const ships = fleet
    .slice(0, longest)
    .flatMap((count, index) => (count === undefined ? [] : [`f(${index + 1},${count}).`]));
  const known = givens.flatMap((value, cell) => {
    if (value === undefined) return [];
    const place = `${Math.floor(cell / width)},${cell % width}`;
    const part = SHIP_SHAPES.find((shape) => shape.value === value)?.part;
    if (part !== undefined) return [`:- not ${part}(${place}).`];
    return [value === SHIP ? `:- not x(${place}).` : `:- x(${place}).`];
  });
  return `
#show v(R*${width}+C,1) : x(R,C).
{ x(0..${height - 1},0..${width - 1}) }.
${counts.join('')}${ships.join('')}
:- rc(R,K), not K { x(R,C) : C=0..${width - 1} } K.
:- cc(C,K), not K { x(R,C) : R=0..${height - 1} } K.
:- x(R,C), x(R+1,C+1).
:- x(R,C), x(R+1,C-1).
${fleet.length === 0 ? '' : fleetRules(longest)}
${PARTS}
${known.join('\n')}`;
}

const fleetRules = (longest: number): string => `
h(R,C,1) :- x(R,C), not x(R,C-1).
h(R,C,L+1) :- h(R,C,L), x(R,C+L), L <= ${longest}.
u(R,C,1) :- x(R,C), not x(R-1,C).
u(R,C,L+1) :- u(R,C,L), x(R+L,C), L <= ${longest}.
ship(R,C,L,h) :- h(R,C,L), not x(R,C+L), L > 1.
ship(R,C,L,u) :- u(R,C,L), not x(R+L,C), L > 1.
ship(R,C,1,o) :- lone(R,C).
:- h(_,_,${longest + 1}).
:- u(_,_,${longest + 1}).
:- f(L,K), not K { ship(R,C,L,D) : ship(R,C,L,D) } K.`;

const PARTS = `
lone(R,C) :- x(R,C), not x(R,C-1), not x(R,C+1), not x(R-1,C), not x(R+1,C).
left(R,C) :- x(R,C), not x(R,C-1), x(R,C+1), not x(R-1,C), not x(R+1,C).
right(R,C) :- x(R,C), x(R,C-1), not x(R,C+1), not x(R-1,C), not x(R+1,C).
top(R,C) :- x(R,C), not x(R,C-1), not x(R,C+1), not x(R-1,C), x(R+1,C).
bottom(R,C) :- x(R,C), not x(R,C-1), not x(R,C+1), x(R-1,C), not x(R+1,C).
middle(R,C) :- x(R,C), x(R,C-1), x(R,C+1), not x(R-1,C), not x(R+1,C).
middle(R,C) :- x(R,C), not x(R,C-1), not x(R,C+1), x(R-1,C), x(R+1,C).`;
