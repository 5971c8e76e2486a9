import { cellName } from '#grid/grid.ts';
import { waterLayersOf } from '#grid/waterLayers.ts';
import { levels } from '#logic/kinds/levels.ts';
import { neverAll } from '#logic/kinds/neverAll.ts';
import { asRectangle } from '../kinds.ts';
import { entry } from '../phrase.ts';
import { ruleAt } from '../ruleClaims.ts';
import type { PlaceKind, RuleMeaning } from '../scene.ts';
import { pathKind } from '../pathKinds.ts';
import { somePlaces } from './places.ts';
import { adjective, aValue } from './words.ts';

// Rules about cells with a value that lie in their places as water does, or as the mercury of a thermometer.

const thermometerKind = pathKind('thermometer');

const levelIn = (places: readonly PlaceKind[], value: number, areConnected: boolean): RuleMeaning =>
  ruleAt(places, (scene, { place, cells }) => [
    levels({
      place,
      sentence: `the ${adjective(scene, value)} cells of ${place.words} are level${areConnected ? ' where they are connected' : ''}`,
      cells,
      layers: waterLayersOf(asRectangle(scene.grid), cells, areConnected),
      value,
      other: scene.other(value),
      word: (each) => adjective(scene, each),
    }),
  ]);

/** Cells with a value follow each other from the bulb of a thermometer on. */
const fromTheBulb = (value: number): RuleMeaning =>
  ruleAt([thermometerKind], (scene, { place, cells }) => [
    levels({
      place,
      sentence: `${place.words} is ${adjective(scene, value)} from its bulb on, without a gap`,
      cells,
      layers: cells.map((cell, at) => ({ cells: [cell], below: cells.slice(0, at) })).toReversed(),
      value,
      other: scene.other(value),
      word: (each) => adjective(scene, each),
      as: { technique: 'from the bulb', label: 'the filling of', fault: 'leave a gap' },
    }),
  ]);

/** No cell without a thermometer has the value. */
const onlyInside = (value: number): RuleMeaning => ({
  kinds: [thermometerKind],
  readsClue: false,
  compares: false,
  claims(scene) {
    const inside = new Set(scene.places(thermometerKind).flatMap(({ cells }) => cells));
    const cells = [...scene.grid.centres.keys()].filter((cell) => !inside.has(cell));
    return cells.length === 0
      ? []
      : [
          neverAll({
            place: { words: 'the cells outside the thermometers' },
            sentence: `no cell outside the thermometers is ${adjective(scene, value)}`,
            groups: cells.map((cell) => ({
              cells: [cell],
              sentence: `${cellName(scene.grid, cell)}, outside the thermometers, is not ${adjective(scene, value)}`,
            })),
            value,
          }),
        ];
  },
});

export const LEVEL_RULES = [
  entry({
    says: 'each thermometer is {value} from its bulb on, without a gap',
    means:
      'The cells of a thermometer with this value are its first ones, from the bulb on; there may be none.',
    example: 'each thermometer is filled from its bulb on, without a gap',
    takes: { value: aValue },
    make: ({ value }) => fromTheBulb(value),
  }),
  entry({
    says: 'no cell outside the thermometers is {value}',
    means: 'Cells through which no thermometer goes have the other value.',
    example: 'no cell outside the thermometers is filled',
    takes: { value: aValue },
    make: ({ value }) => onlyInside(value),
  }),
  entry({
    says: '{places} the {value} cells are level',
    means:
      'Like water: where a cell of a place has this value, so have all of its cells that lie as low or lower.',
    example: 'in each region the filled cells are level',
    takes: { places: somePlaces, value: aValue },
    make: ({ places, value }) => levelIn(places, value, false),
  }),
  entry({
    says: '{places} the {value} cells are level where they are connected',
    means:
      'Like water in connected vessels: the same for cells to which a way leads through the place that never rises above the first.',
    example: 'in each region the filled cells are level where they are connected',
    takes: { places: somePlaces, value: aValue },
    make: ({ places, value }) => levelIn(places, value, true),
  }),
];
