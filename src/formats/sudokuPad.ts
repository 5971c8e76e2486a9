/**
 * SudokuPad's addresses: `fpuz…` contains a puzzle of f-puzzles, `scl…` and `ctc…` one of its own
 * in shortened JSON: unquoted names of one or two letters. Its short addresses are names of puzzles
 * on its server.
 */
import { rectangle } from '#grid/rectangle.ts';
import { areNumbers, pathThrough } from '#puzzle/drawnPath.ts';
import type { DrawnPath } from '#puzzle/drawnPath.ts';
import { failure, success } from '#puzzle/result.ts';
import type { Result } from '#puzzle/result.ts';
import type { Transcript, ForeignForm } from './form.ts';
import { about, readPacked, unpackLzString } from './fpuzzles.ts';
import { isObject, listOf, parseJson, says, stringOf, wholeOf } from './json.ts';
import type { Json, JsonObject } from './json.ts';
import { fitAreas, fitBoxes } from './sudokuGrid.ts';
import { toldAlone } from './toldAlone.ts';
import { antikingTerms, antiknightTerms, readVariant } from './variants.ts';

const PAGE =
  /(?:sudokupad\.app|sudokupad\.svencodes\.com|app\.crackingthecryptic\.com|sudokupad:\/\/puzzle)\/+(\S*)$/i;
const BARE = /^(?:fpuz(?:zles)?|scl|ctc)[A-Za-z0-9+/=%-]{40,}$/;

export const sudokuPad: ForeignForm = {
  from: 'a SudokuPad address',
  read(text) {
    const address = text.trim();
    const path = PAGE.exec(address)?.[1];
    if (path === undefined && !BARE.test(address)) return undefined;
    const id = (path ?? address)
      .replace(/^sudoku\/?/, '')
      .replace(/^\?(?:.*&)?puzzleid=/, '')
      .replace(/[?&]setting.*$/, '');
    const [, form = '', packed = ''] = /^(fpuz|scl|ctc)(?:zles)?([\s\S]+)$/.exec(id) ?? [];
    if (form === 'fpuz') return [readPacked(packed)];
    if (form !== '' && packed.length > 30) return [readOwn(packed)];
    if (/^scf[\w+/=%-]{40,}$/.test(id)) {
      return [
        failure('SudokuPad packs puzzles in several ways; this one, "scf", is not read here'),
      ];
    }
    return [
      failure(
        'This is a short address, whose puzzle is on SudokuPad’s server alone; use the address that its editor or its “Export” gives, with fpuz, scl or ctc in it',
      ),
    ];
  },
};

function readOwn(packed: string): Result<Transcript> {
  const text = unpackLzString(packed);
  const json = text === undefined ? undefined : (parseJson(text) ?? parseJson(lengthen(text)));
  return isObject(json)
    ? readPuzzle(json)
    : failure('This address is damaged: part of it is missing or changed');
}

const QUOTED = /"(?:\\.|[^"\\])*"/g;

/** The JSON of a shortened text. */
function lengthen(short: string): string {
  const text = short.includes('"')
    ? short
    : short.replaceAll("\\'", '’').replaceAll("'", '"').replaceAll('’', "'");
  const strings: string[] = [];
  const bare = text.replaceAll(QUOTED, (string) => `"${strings.push(string) - 1}"`);
  return (
    bare
      .replaceAll(/([,{[])([a-zA-Z0-9]+):/g, '$1"$2":')
      // Nothing between two commas is an empty object.
      .replaceAll(/([,[])(?=[,\]])/g, '$1{}')
      .replaceAll(/:f(?=[,}\]])/g, ':false')
      .replaceAll(/:t(?=[,}\]])/g, ':true')
      .replaceAll(/:#[0F](?=[,}\]])/g, ':"#"')
      .replaceAll(/:[0-9a-fA-F]{6}(?=[,}\]])/g, (colour) =>
        /^:\d+$/.test(colour) ? colour : ':"#"',
      )
      .replaceAll(/"(\d+)"(?!:)/g, (_, index) => strings[Number(index)] ?? '""')
  );
}

/** A property by its full or its short name. */
const take = (of: JsonObject, name: string, short: string): Json => of[name] ?? of[short];

/** Drawings, which have a meaning only in the puzzle's own rules text: their long and short names, and words for them. */
const DRAWN = [
  ['lines', 'l', 'lines'],
  ['arrows', 'a', 'arrows'],
  ['overlays', 'o', 'figures over the cells'],
  ['underlays', 'u', 'figures under the cells'],
] as const;

/** Other properties that are read, or are no rules. */
const KNOWN = new Set([
  'id',
  'cellSize',
  'cs',
  'cells',
  'ce',
  'regions',
  're',
  'cages',
  'ca',
  'metadata',
  'settings',
  'videos',
  'vd',
  'duration',
  'd',
  'title',
  't',
  'author',
  'rules',
  'width',
  'w',
  'height',
  'h',
]);

/** Keys of metadata. */
const SAYS =
  /^(?:title|author|rules|solution|source|msgcorrect|msgincorrect|video|url|antiknight|antiking)$/i;

function readPuzzle(json: JsonObject): Result<Transcript> {
  const rows = listOf(take(json, 'cells', 'ce')).map(listOf);
  const size = rows.length;
  if (size === 0 || rows.some((row) => row.length > size))
    return failure('Its grid is not as wide as tall');
  const cells = rows.flatMap((row) =>
    Array.from({ length: size }, (_, x) => (isObject(row[x]) ? row[x] : {})),
  );
  const drawn = DRAWN.filter(([name, short]) => says(take(json, name, short)));
  if (drawn.length > 0) {
    const names = drawn.map(([, , words]) => words).join(' and ');
    return failure(
      `It draws ${names} with rules of its own, which cannot be read: clues that are only drawn are not known as clues`,
    );
  }
  const strange = Object.keys(json).find((name) => !KNOWN.has(name) && says(json[name]));
  if (strange !== undefined) return failure(`It uses "${strange}", which is not supported`);
  const regions = listOf(take(json, 'regions', 're'));
  const areas = cells.map((_, cell) => {
    const area = regions.findIndex((region) => placesOf(region, size)?.includes(cell));
    return area < 0 ? undefined : area;
  });
  const divided = regions.length === 0 ? fitBoxes(size) : fitAreas(areas, size);
  if (!divided.ok) return divided;
  const told = readTold(json);
  const flag = Object.entries(told.metadata).find(
    ([name, value]) => value === true && !SAYS.test(name),
  );
  if (flag !== undefined) return failure(`It uses the rule "${flag[0]}", which is not supported`);
  const cages = readCages(listOf(take(json, 'cages', 'ca')), size);
  if ('reason' in cages) return failure(cages.reason);
  const values = cells.map((cell) => take(cell, 'value', 'v'));
  const wrong = values.find((value) => says(value) && wholeOf(value) === undefined);
  if (wrong !== undefined) return failure(`A cell has "${stringOf(wrong)}", which is no digit`);
  const { metadata } = told;
  const rules = told.said('rules');
  return success({
    typeId: 'sudoku',
    ...divided.value,
    comments: about(told.said('title', 't'), told.said('author'), rules),
    givens: values.map((value) => (says(value) ? wholeOf(value) : undefined)),
    paths: cages.paths,
    houseRules: [
      ...cages.terms,
      ...(metadata['antiknight'] === true ? antiknightTerms(size) : []),
      ...(metadata['antiking'] === true ? antikingTerms(size) : []),
    ],
    leftOut: toldAlone(rules, metadata),
  });
}

/** Its metadata: in a list of its own, or as cages without cells. */
function readTold(json: JsonObject) {
  const metadata = isObject(json['metadata']) ? json['metadata'] : {};
  const inCages = new Map<string, string>();
  for (const cage of listOf(take(json, 'cages', 'ca'))) {
    const value =
      isObject(cage) && !says(take(cage, 'cells', 'ce')) ? stringOf(take(cage, 'value', 'v')) : '';
    const [, name, said] = /^(\w+):\s*([\s\S]*)$/.exec(value) ?? [];
    if (name !== undefined && said !== undefined) inCages.set(name.toLowerCase(), said);
  }
  const said = (name: string, short = name): string => {
    const value = take(metadata, name, short);
    return Array.isArray(value)
      ? value.map(stringOf).join(' ')
      : stringOf(value) || (inCages.get(name) ?? '');
  };
  return { metadata, said };
}

/** The cells of a list of rows and columns, 0-based; `undefined` if one is not on the board. */
function placesOf(list: Json, size: number): readonly number[] | undefined {
  const cells: number[] = [];
  for (const place of listOf(list)) {
    const [y, x] = listOf(place).map(wholeOf);
    if (y === undefined || x === undefined || y >= size || x >= size) return undefined;
    cells.push(y * size + x);
  }
  return cells;
}

/** Cages with a sum, or with different digits. Cages without cells are metadata. */
function readCages(cages: readonly Json[], size: number): ReturnType<typeof readVariant> {
  const killercage: JsonObject[] = [];
  const others: DrawnPath[] = [];
  for (const cage of cages) {
    if (!isObject(cage) || !says(take(cage, 'cells', 'ce'))) continue;
    const cells = placesOf(take(cage, 'cells', 'ce'), size);
    const value = take(cage, 'value', 'v') ?? cage['sum'];
    if (cells === undefined) return { reason: 'One of its cages is not on the board' };
    // Whole rows and columns are listed as cages, too.
    if (stringOf(cage['type']) === 'rowcol' && isLine(cells, size)) continue;
    const other = otherCage(cells, value, cage['unique'] === false, size);
    if (other !== undefined) {
      others.push(other);
      continue;
    }
    if (wholeOf(value) === undefined && (cage['unique'] !== true || says(value))) {
      return {
        reason: `It draws a frame${says(value) ? ` with "${stringOf(value).slice(0, 40)}"` : ''}, which means only what its own rules say; that cannot be read`,
      };
    }
    killercage.push({
      cells: cells.map((cell) => `R${Math.floor(cell / size) + 1}C${(cell % size) + 1}`),
      value: wholeOf(value) ?? '',
    });
  }
  const read = readVariant({ killercage }, size);
  return 'reason' in read ? read : { ...read, paths: [...read.paths, ...others] };
}

/** A cage with a product, or one with a sum whose digits may repeat; `undefined` for any other. */
function otherCage(
  cells: readonly number[],
  value: Json,
  mayRepeat: boolean,
  size: number,
): DrawnPath | undefined {
  const [, before, behind] = PRODUCT.exec(stringOf(value)) ?? [];
  const product = before ?? behind;
  const kind = product === undefined ? 'sum-cage' : 'product-cage';
  const number = product === undefined ? (mayRepeat ? wholeOf(value) : undefined) : Number(product);
  const grid = rectangle(size, size);
  const own = pathThrough(grid, kind, cells);
  if (number === undefined || own === undefined || !areNumbers(grid, kind, [number])) return;
  return { kind, cells: own, numbers: [number] };
}

/** "24x" or "×24". */
const PRODUCT = /^(?:[x×*]\s*(\d{1,6})|(\d{1,6})\s*[x×*])$/i;

const isLine = (cells: readonly number[], size: number): boolean =>
  cells.length === size &&
  (new Set(cells.map((cell) => cell % size)).size === 1 ||
    new Set(cells.map((cell) => Math.floor(cell / size))).size === 1);
