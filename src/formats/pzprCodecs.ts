import { ARROW_CODEC } from './pzprArrows.ts';
import { AQUARIUM_CODEC } from './pzprAquarium.ts';
import { FILLOMINO_CODEC } from './fillomino.ts';
import { CORNER_CODECS } from './pzprCorners.ts';
import { BATTLESHIP_CODEC } from './pzprBattleship.ts';
import type { PzprCodec } from './pzprCodec.ts';
import { HASHI_CODEC } from './pzprHashi.ts';
import { HITORI_CODEC } from './singles.ts';
import { KAKURO_CODEC } from './pzprKakuro.ts';
import { GALAXIES_CODEC } from './galaxies.ts';
import { LOOP_CODECS } from './pzprLoops.ts';
import { NONOGRAM_CODEC, SUMS_CODEC } from './pzprMargins.ts';
import { NUMBERED_CODECS } from './pzprNumbered.ts';
import { NUMBERLINK_CODEC } from './pzprNumberlink.ts';
import { REGION_CODECS } from './pzprRegions.ts';
import { LETTERS_CODEC, SKYSCRAPERS_CODEC } from './pzprSkyscrapers.ts';
import { SNAKE_CODEC } from './pzprSnake.ts';
import { SUDOKU_CODEC } from './pzprSudoku.ts';
import { YIN_YANG_CODEC } from './pzprYinYang.ts';
import { SHIKAKU_CODEC } from './shikaku.ts';
import { TAPA_CODEC } from './tapa.ts';
import { TENTS_CODEC } from './tents.ts';

/** All types of ours that pzpr has, each with how it writes them. */
const CODECS: readonly PzprCodec[] = [
  SUDOKU_CODEC,
  NONOGRAM_CODEC,
  SUMS_CODEC,
  BATTLESHIP_CODEC,
  KAKURO_CODEC,
  SKYSCRAPERS_CODEC,
  LETTERS_CODEC,
  HITORI_CODEC,
  TAPA_CODEC,
  TENTS_CODEC,
  SHIKAKU_CODEC,
  GALAXIES_CODEC,
  FILLOMINO_CODEC,
  YIN_YANG_CODEC,
  SNAKE_CODEC,
  AQUARIUM_CODEC,
  ARROW_CODEC,
  HASHI_CODEC,
  NUMBERLINK_CODEC,
  ...REGION_CODECS,
  ...NUMBERED_CODECS,
  ...LOOP_CODECS,
  ...CORNER_CODECS,
];

/** By each of its names. */
export const PZPR_BY_NAME: ReadonlyMap<string, PzprCodec> = new Map(
  CODECS.flatMap((codec) => codec.names.map((name) => [name, codec])),
);

/** By our id. */
export const PZPR_BY_TYPE: ReadonlyMap<string, PzprCodec> = new Map(
  CODECS.map((codec) => [codec.typeId, codec]),
);
