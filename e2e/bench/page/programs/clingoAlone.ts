/**
 * Programs of the types that nobody has written for the other rivals, by the id of the type: the solver's
 * own formulas do not say that cells are connected.
 */
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { akari } from './akari.ts';
import { aquarium } from './aquarium.ts';
import { cave } from './cave.ts';
import { countryRoad } from './countryRoad.ts';
import { creek } from './creek.ts';
import { dominosa } from './dominosa.ts';
import { easyAsAbc } from './easyAsAbc.ts';
import { fillomino } from './fillomino.ts';
import { galaxies } from './galaxies.ts';
import { hashi } from './hashi.ts';
import { heyawake } from './heyawake.ts';
import { hidato } from './hidato.ts';
import { hitori } from './hitori.ts';
import { kenken } from './kenken.ts';
import { kuromasu } from './kuromasu.ts';
import { lits } from './lits.ts';
import { magnets } from './magnets.ts';
import { masyu } from './masyu.ts';
import { minesweeper } from './minesweeper.ts';
import { mosaic } from './mosaic.ts';
import { norinori } from './norinori.ts';
import { numberlink } from './numberlink.ts';
import { nurikabe } from './nurikabe.ts';
import { nurimisaki } from './nurimisaki.ts';
import { rippleEffect } from './rippleEffect.ts';
import { shakashaka } from './shakashaka.ts';
import { shikaku } from './shikaku.ts';
import { shimaguni } from './shimaguni.ts';
import { slant } from './slant.ts';
import { slitherlink } from './slitherlink.ts';
import { snake } from './snake.ts';
import { tapa } from './tapa.ts';
import { tents } from './tents.ts';
import { thermometers } from './thermometers.ts';
import { yajilin } from './yajilin.ts';
import { yinYang } from './yinYang.ts';

export const CLINGO_ALONE = new Map<string, (puzzle: Puzzle) => string>([
  ['hitori', hitori],
  ['heyawake', heyawake],
  ['masyu', masyu],
  ['nurikabe', nurikabe],
  ['slitherlink', slitherlink],
  ['ripple-effect', rippleEffect],
  ['norinori', norinori],
  ['lits', lits],
  ['tents', tents],
  ['kenken', kenken],
  ['akari', akari],
  ['minesweeper', minesweeper],
  ['easy-as-abc', easyAsAbc],
  ['hidato', hidato],
  ['shikaku', shikaku],
  ['kuromasu', kuromasu],
  ['mosaic', mosaic],
  ['creek', creek],
  ['slant', slant],
  ['cave', cave],
  ['yin-yang', yinYang],
  ['shimaguni', shimaguni],
  ['yajilin', yajilin],
  ['hashi', hashi],
  ['tapa', tapa],
  ['magnets', magnets],
  ['dominosa', dominosa],
  ['nurimisaki', nurimisaki],
  ['snake', snake],
  ['aquarium', aquarium],
  ['galaxies', galaxies],
  ['numberlink', numberlink],
  ['shakashaka', shakashaka],
  ['thermometers', thermometers],
  ['country-road', countryRoad],
  ['fillomino', fillomino],
]);
