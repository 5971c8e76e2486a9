/** Regions in pzpr's addresses: their walls, then what is printed in them. */
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript } from './form.ts';
import { readNumbers16, valuesOf } from './number16.ts';
import { areasBetween, cluesOfRooms, starBattleOf } from './pzpr.ts';

/** Regions from their walls, and the text after these. */
function readRegions(
  width: number,
  height: number,
  body: string,
): Result<{ readonly areas: readonly number[]; readonly rest: string }> {
  const [across, down] = [(width - 1) * height, width * (height - 1)];
  const [first, second] = [Math.ceil(across / 5), Math.ceil(down / 5)];
  const right = readWalls(body.slice(0, first), across);
  const below = readWalls(body.slice(first, first + second), down);
  if (right === undefined || below === undefined) {
    return failure('The address lacks some of its regions’ walls');
  }
  const areas = areasBetween(width, height, right, below);
  return success({ areas, rest: body.slice(first + second) });
}

/** Regions and nothing else. */
export function readDividedBody(width: number, height: number, body: string): Result<Transcript> {
  const regions = readRegions(width, height, body);
  if (!regions.ok) return regions;
  const { areas } = regions.value;
  return success({ typeId: 'norinori', parameters: { width, height }, areas });
}

/** Regions, then the number of each, in reading order. */
export function readRoomsBody(width: number, height: number, body: string): Result<Transcript> {
  const regions = readRegions(width, height, body);
  if (!regions.ok) return regions;
  const { areas, rest } = regions.value;
  const read = readNumbers16(rest, new Set(areas).size, 'rooms');
  return read.ok
    ? success({
        typeId: 'heyawake',
        parameters: { width, height },
        areas,
        areaClues: cluesOfRooms(read.value.numbers),
      })
    : read;
}

/** Regions, then the numbers in cells. */
export function readRegionsBody(
  typeId: 'suguru' | 'ripple-effect',
  width: number,
  height: number,
  body: string,
): Result<Transcript> {
  const regions = readRegions(width, height, body);
  const read = regions.ok ? readNumbers16(regions.value.rest, width * height, 'cells') : regions;
  if (!regions.ok || !read.ok) return read.ok ? failure('The address is damaged') : read;
  if (/[1-9a-v]/.test(read.value.rest)) {
    return failure('Some of its cells are not used, which such puzzles do not have here');
  }
  return success({
    typeId,
    parameters: { width, height },
    areas: regions.value.areas,
    givens: valuesOf(read.value.numbers),
  });
}

export function readStarsBody(width: number, height: number, body: string): Result<Transcript> {
  const [, stars, walls] = /^(\d{1,2})\/(.*)$/s.exec(body) ?? [];
  if (stars === undefined || walls === undefined) {
    return failure('The address lacks the number of stars');
  }
  const regions = readRegions(width, height, walls);
  if (!regions.ok) return regions;
  return starBattleOf(width, height, Number(stars), regions.value.areas);
}

/** Five walls per character, most significant bit first. */
function readWalls(text: string, count: number): readonly boolean[] | undefined {
  if (text.length < Math.ceil(count / 5) || /[^0-9a-v]/.test(text)) return undefined;
  return Array.from({ length: count }, (_, wall) => {
    const five = Number.parseInt(text.charAt(Math.floor(wall / 5)), 32);
    return ((five >> (4 - (wall % 5))) & 1) === 1;
  });
}
