/**
 * The forward pass of a small convolutional network that tells what stands in a cell: three times a
 * convolution of 3 by 3, the positive part, and the largest of 2 by 2; then two dense layers. Numbers
 * of a layer lie channel by channel, each row by row.
 */

/** The side of a cell's picture, in pixels. */
export const SIDE = 24;
/** What a cell may show: nothing, a digit, a nought or an O (they look alike), an X or a cross. */
export const SIGNS = ['', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'O', 'X'] as const;
/** One of them. */
export type Sign = (typeof SIGNS)[number];
/** How many classes the network tells apart. */
export const CLASSES = SIGNS.length;

/** A layer's numbers: for each output a row of `fan` weights, and what is added. */
export interface Layer {
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

/** Channels in and out of each convolution, and the side of its picture. */
export const CONVOLUTIONS = [
  { from: 1, to: 12, side: 24 },
  { from: 12, to: 24, side: 12 },
  { from: 24, to: 40, side: 6 },
] as const;

/** Numbers in and out of each dense layer. */
export const DENSE = [
  { from: 40 * 9, to: 64 },
  { from: 64, to: CLASSES },
] as const;

/** How many outputs each layer has, and how many weights each of them. */
export const SHAPES: readonly { readonly outputs: number; readonly fan: number }[] = [
  ...CONVOLUTIONS.map(({ from, to }) => ({ outputs: to, fan: from * 9 })),
  ...DENSE.map(({ from, to }) => ({ outputs: to, fan: from })),
];

/** Everything between the picture and the answer; training needs it all. */
export interface Pass {
  /** What each convolution and each dense layer says, the positive part of it but for the last. */
  readonly outputs: readonly Float32Array[];
  /** What is left of each convolution after the largest of 2 by 2, and where that stood. */
  readonly pooled: readonly Float32Array[];
  readonly largest: readonly Int32Array[];
}

/** Room for one pass after the other. */
export const makePass = (): Pass => ({
  outputs: [
    ...CONVOLUTIONS.map(({ to, side }) => new Float32Array(to * side * side)),
    ...DENSE.map(({ to }) => new Float32Array(to)),
  ],
  pooled: CONVOLUTIONS.map(({ to, side }) => new Float32Array((to * side * side) / 4)),
  largest: CONVOLUTIONS.map(({ to, side }) => new Int32Array((to * side * side) / 4)),
});

/** Runs the network on a picture; the last of `outputs` are the scores of the classes. */
export function runNetwork(layers: readonly Layer[], picture: Float32Array, pass: Pass): void {
  let input = picture;
  CONVOLUTIONS.forEach(({ from, to, side }, index) => {
    const output = pass.outputs[index]!;
    const layer = layers[index]!;
    for (let channel = 0; channel < to; channel += 1) {
      const start = channel * side * side;
      output.fill(layer.biases[channel]!, start, start + side * side);
      for (let source = 0; source < from; source += 1) {
        const plane = source * side * side;
        for (let tap = 0; tap < 9; tap += 1) {
          const weight = layer.weights[(channel * from + source) * 9 + tap]!;
          addShifted(output, start, input, plane, side, tap, weight);
        }
      }
    }
    positivePart(output);
    poolLargest(output, to, side, pass.pooled[index]!, pass.largest[index]!);
    input = pass.pooled[index]!;
  });
  DENSE.forEach(({ from, to }, index) => {
    const at = CONVOLUTIONS.length + index;
    const { weights, biases } = layers[at]!;
    const output = pass.outputs[at]!;
    for (let unit = 0; unit < to; unit += 1) {
      let sum = biases[unit]!;
      for (let place = 0; place < from; place += 1)
        sum += weights[unit * from + place]! * input[place]!;
      output[unit] = sum;
    }
    if (index === 0) positivePart(output);
    input = output;
  });
}

/** Adds a picture times a weight to another, shifted by one of the nine taps; beyond the edge is nought. */
function addShifted(
  output: Float32Array,
  start: number,
  input: Float32Array,
  plane: number,
  side: number,
  tap: number,
  weight: number,
): void {
  const down = Math.floor(tap / 3) - 1;
  const right = (tap % 3) - 1;
  const left = Math.max(0, -right);
  const end = side - Math.max(0, right);
  for (let y = Math.max(0, -down); y < side - Math.max(0, down); y += 1) {
    const to = start + y * side;
    const from = plane + (y + down) * side + right;
    for (let x = left; x < end; x += 1) output[to + x]! += weight * input[from + x]!;
  }
}

function positivePart(values: Float32Array): void {
  for (let index = 0; index < values.length; index += 1) if (values[index]! < 0) values[index] = 0;
}

function poolLargest(
  input: Float32Array,
  channels: number,
  side: number,
  output: Float32Array,
  places: Int32Array,
): void {
  let out = 0;
  for (let channel = 0; channel < channels; channel += 1)
    for (let y = 0; y < side; y += 2)
      for (let x = 0; x < side; x += 2) {
        const first = (channel * side + y) * side + x;
        let best = first;
        if (input[first + 1]! > input[best]!) best = first + 1;
        if (input[first + side]! > input[best]!) best = first + side;
        if (input[first + side + 1]! > input[best]!) best = first + side + 1;
        output[out] = input[best]!;
        places[out] = best;
        out += 1;
      }
}

/** Scores as chances that sum to one. */
export function chancesOf(scores: Float32Array): Float32Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}
