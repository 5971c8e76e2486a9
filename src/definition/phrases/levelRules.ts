import { waterLayersOf } from '#grid/waterLayers.ts';
import { levels } from '#logic/kinds/levels.ts';
import { asRectangle } from '../kinds.ts';
import { entry } from '../phrase.ts';
import { ruleAt } from '../ruleClaims.ts';
import type { PlaceKind, RuleMeaning } from '../scene.ts';
import { somePlaces } from './places.ts';
import { adjective, aValue } from './words.ts';

// Rules about cells with a value that lie in their places as water does.

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

export const LEVEL_RULES = [
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
