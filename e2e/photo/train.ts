/** Trains the network that reads cells: Adam on pictures drawn as they are needed, from one seed. */
import {
  CLASSES,
  CONVOLUTIONS,
  DENSE,
  LAYER_SHAPES,
  SIGNS,
  chancesOf,
  makePass,
  runNetwork,
} from '../../src/photo/network.ts';
import type { NetworkLayer, Pass, Sign } from '../../src/photo/network.ts';
import { packLayers, unpackLayers } from '../../src/photo/packing.ts';
import { drawShapes, readGlyphs, UNSEEN, UNSEEN_WRITTEN, WRITTEN } from './glyphs.ts';
import type { Glyph } from './glyphs.ts';
import { randomOf } from './random.ts';
import { drawSample, drawWritten } from './samples.ts';
import type { Sample } from './samples.ts';
import { drawStrokes } from './strokes.ts';

const SEED = 20261;
const BATCH = 32;
/** So many circles and as many crosses are drawn beside the letters. */
const SHAPES_DRAWN = 40;

/** So many of each sign are drawn as a pen does, and so often each sign of a typeface stands beside them. */
const STROKES_DRAWN = 150;
const OFTEN = 12;

/** What a network learns: from which signs, how they stand in cells, and on which it is tested. */
interface Lesson {
  readonly glyphs: (random: () => number) => readonly Glyph[];
  readonly unseen: (random: () => number) => readonly Glyph[];
  readonly draw: (glyphs: readonly Glyph[], random: () => number) => Sample;
}

const LESSONS = {
  printed: {
    glyphs: (random) => [
      ...readGlyphs((face) => ![...UNSEEN, ...WRITTEN].includes(face)),
      ...drawShapes(random, SHAPES_DRAWN),
    ],
    unseen: (random) => [...readGlyphs((face) => UNSEEN.includes(face)), ...drawShapes(random, 5)],
    draw: drawSample,
  },
  written: {
    glyphs: (random) => {
      const faces = readGlyphs((face) => WRITTEN.includes(face) && !UNSEEN_WRITTEN.includes(face));
      return [
        ...Array.from({ length: OFTEN }, () => faces).flat(),
        ...drawStrokes(random, STROKES_DRAWN),
      ];
    },
    unseen: () => readGlyphs((face) => UNSEEN_WRITTEN.includes(face)),
    draw: drawWritten,
  },
} as const satisfies Record<string, Lesson>;

/** What somebody may have trained. */
export type Hand = keyof typeof LESSONS;

/** The weights as text, after so many pictures; `say` hears how it goes. */
export function train(hand: Hand, pictures: number, say: (line: string) => void): string {
  const random = randomOf(SEED);
  const lesson: Lesson = LESSONS[hand];
  const glyphs = lesson.glyphs(random);
  const layers = LAYER_SHAPES.map(({ outputs, fan }) => ({
    weights: Float32Array.from(
      { length: outputs * fan },
      () => (random() * 2 - 1) * Math.sqrt(6 / fan),
    ),
    biases: new Float32Array(outputs),
  }));
  const zeros = () =>
    layers.map(({ weights, biases }) => ({
      weights: new Float32Array(weights.length),
      biases: new Float32Array(biases.length),
    }));
  const [slopes, first, second] = [zeros(), zeros(), zeros()];
  const pass = makePass();
  const back = makePass();
  const steps = Math.floor(pictures / BATCH);
  let right = 0;
  for (let step = 1; step <= steps; step += 1) {
    for (const layer of slopes) {
      layer.weights.fill(0);
      layer.biases.fill(0);
    }
    for (let one = 0; one < BATCH; one += 1) {
      const { picture, sign } = lesson.draw(glyphs, random);
      runNetwork(layers, picture, pass);
      if (learn(layers, slopes, picture, sign, pass, back) === sign) right += 1;
    }
    // Slower towards the end, by half a cosine.
    const rate = 0.002 * (0.5 + 0.5 * Math.cos((Math.PI * step) / steps)) + 1e-5;
    layers.forEach((layer, index) => {
      for (const part of ['weights', 'biases'] as const) {
        const [value, slope, mean, square] = [
          layer[part],
          slopes[index]![part],
          first[index]![part],
          second[index]![part],
        ];
        const [fixMean, fixSquare] = [1 - 0.9 ** step, 1 - 0.999 ** step];
        for (let at = 0; at < value.length; at += 1) {
          const gradient = slope[at]! / BATCH;
          mean[at] = 0.9 * mean[at]! + 0.1 * gradient;
          square[at] = 0.999 * square[at]! + 0.001 * gradient * gradient;
          value[at]! -=
            (rate * (mean[at]! / fixMean)) / (Math.sqrt(square[at]! / fixSquare) + 1e-8);
        }
      }
    });
    if (step % 250 === 0) {
      say(`${step * BATCH} pictures: ${((100 * right) / (250 * BATCH)).toFixed(2)} % right`);
      right = 0;
    }
  }
  return packLayers(layers);
}

/** How many of fresh cells in typefaces that training never saw are told right, from 0 to 1; of `only` that sign. */
export function accuracy(
  hand: Hand,
  packed: string,
  cells: number,
  seed: number,
  only?: Sign,
): number {
  const lesson: Lesson = LESSONS[hand];
  const layers = unpackLayers(packed);
  const random = randomOf(seed);
  const glyphs = lesson.unseen(random).filter(({ sign }) => SIGNS[sign] === (only ?? SIGNS[sign]));
  const pass = makePass();
  let right = 0;
  for (let cell = 0; cell < cells; cell += 1) {
    const { picture, sign } = lesson.draw(glyphs, random);
    runNetwork(layers, picture, pass);
    const scores = pass.outputs.at(-1)!;
    if (scores.indexOf(Math.max(...scores)) === sign) right += 1;
  }
  return right / cells;
}

/** Adds the slopes of one picture's error; returns the class that was told. */
function learn(
  layers: readonly NetworkLayer[],
  slopes: readonly NetworkLayer[],
  picture: Float32Array,
  sign: number,
  pass: Pass,
  back: Pass,
): number {
  const scores = pass.outputs.at(-1)!;
  const chances = chancesOf(scores);
  // A little is left to every other class, so that doubt stays possible.
  let error = chances.map((chance, at) => chance - (at === sign ? 0.95 : 0.05 / (CLASSES - 1)));
  for (let index = DENSE.length - 1; index >= 0; index -= 1) {
    const at = CONVOLUTIONS.length + index;
    const { from, to } = DENSE[index]!;
    const input = index === 0 ? pass.pooled.at(-1)! : pass.outputs[at - 1]!;
    const next = new Float32Array(from);
    const { weights, biases } = slopes[at]!;
    for (let unit = 0; unit < to; unit += 1) {
      const wrong = error[unit]!;
      if (wrong === 0) continue;
      biases[unit]! += wrong;
      for (let place = 0; place < from; place += 1) {
        weights[unit * from + place]! += wrong * input[place]!;
        next[place]! += wrong * layers[at]!.weights[unit * from + place]!;
      }
    }
    if (index > 0)
      for (let place = 0; place < from; place += 1) if (input[place]! <= 0) next[place] = 0;
    error = next;
  }
  for (let index = CONVOLUTIONS.length - 1; index >= 0; index -= 1) {
    const { from, to, side } = CONVOLUTIONS[index]!;
    const output = back.outputs[index]!.fill(0);
    const [pooled, largest] = [pass.pooled[index]!, pass.largest[index]!];
    for (let at = 0; at < pooled.length; at += 1)
      if (pooled[at]! > 0) output[largest[at]!] = error[at]!;
    const input = index === 0 ? picture : pass.pooled[index - 1]!;
    error = new Float32Array(index === 0 ? 0 : input.length);
    learnConvolution(layers[index]!, slopes[index]!, { from, to, side }, input, output, error);
  }
  return scores.indexOf(Math.max(...scores));
}

function learnConvolution(
  layer: NetworkLayer,
  slope: NetworkLayer,
  { from, to, side }: { readonly from: number; readonly to: number; readonly side: number },
  input: Float32Array,
  output: Float32Array,
  error: Float32Array,
): void {
  const area = side * side;
  for (let channel = 0; channel < to; channel += 1)
    for (let place = channel * area; place < (channel + 1) * area; place += 1) {
      const wrong = output[place]!;
      // Most places were not the largest of their four.
      if (wrong === 0) continue;
      slope.biases[channel]! += wrong;
      const y = Math.floor((place - channel * area) / side);
      const x = (place - channel * area) % side;
      for (let down = -1; down <= 1; down += 1) {
        if (y + down < 0 || y + down >= side) continue;
        for (let right = -1; right <= 1; right += 1) {
          if (x + right < 0 || x + right >= side) continue;
          let weight = channel * from * 9 + (down + 1) * 3 + right + 1;
          let at = (y + down) * side + x + right;
          for (let source = 0; source < from; source += 1, weight += 9, at += area) {
            slope.weights[weight]! += wrong * input[at]!;
            if (error.length > 0) error[at]! += wrong * layer.weights[weight]!;
          }
        }
      }
    }
}
