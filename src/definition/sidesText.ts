import { readCharacters, writeCharacters } from '#puzzle/characterGrid.ts';
import type { CharacterGrid } from '#puzzle/characterGrid.ts';
import { counted } from '#puzzle/numbers.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import { failure, success } from '#puzzle/result.ts';
import { numbersOf } from '#puzzle/site.ts';
import type { Site } from '#puzzle/site.ts';
import type { TextForm } from '#puzzle/text.ts';
import type { DefinedPart } from './compile.ts';
import type { Definition } from './definition.ts';

/**
 * The text form of boards whose lines are on sides: the rows of their cells, a character each, which
 * is the cell's number or circle (`O` white, `*` black), or `.` for none.
 */
export function sidesText({ name }: Definition, part: DefinedPart): TextForm {
  const { parameters: spec, grid } = part;
  const sitesOf = (parameters: Parameters): readonly Site[] =>
    part.sites?.({ parameters, areas: [], blackCells: [] }) ?? [];
  const [side] = Object.values(spec);
  const choices = side?.kind === 'size' ? side.choices : [];
  const isSquare = spec['height'] === undefined;
  return {
    isShared: true,
    // Nothing printed in any cell is another type's empty board.
    isLikely: ({ siteClues }) => siteClues.some((clue) => clue !== undefined),
    read({ lines }) {
      const width = [...(lines[0]?.text ?? '')].length;
      const height = lines.length;
      const wanted = `${choices[0] ?? 1} to ${choices.at(-1) ?? 1}`;
      if (!choices.includes(width)) {
        return failure(`has ${counted(width, 'cell')}; ${name} has ${wanted}`, lines[0]?.number);
      }
      if (!choices.includes(height) || (isSquare && height !== width)) {
        return failure(
          `There ${height === 1 ? 'is' : 'are'} ${counted(height, 'row')}; ${isSquare ? width : wanted} wanted`,
        );
      }
      const parameters = isSquare ? { size: width } : { width, height };
      const sites = sitesOf(parameters);
      const read = readCharacters(form(sites[0], width, height), lines);
      if (!read.ok) return read;
      return success({
        parameters,
        givens: grid(parameters).centres.map(() => undefined),
        siteClues: read.value.map((number) => (number === undefined ? undefined : [number])),
      });
    },
    write({ parameters, siteClues }) {
      const width = Number(parameters['width'] ?? parameters['size']);
      const height = Number(parameters['height'] ?? parameters['size']);
      return writeCharacters(
        form(sitesOf(parameters)[0], width, height),
        siteClues.map((clue) => clue?.[0]),
      );
    },
  };
}

/** All cells take the same clues. */
function form(site: Site | undefined, width: number, height: number): CharacterGrid {
  const slot = site?.slot;
  const characters =
    slot?.gesture === 'cycle'
      ? slot.choices.map(({ value, symbol, written }) => [value, written ?? symbol] as const)
      : slot === undefined
        ? []
        : numbersOf(slot).map((number) => [number, String(number)] as const);
  return {
    lengths: Array.from({ length: height }, () => width),
    open: '._',
    characters: new Map(characters),
  };
}
