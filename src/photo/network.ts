/**
 * The forward pass of a small convolutional network that classifies the content of a cell: three
 * times a 3×3 convolution, ReLU, and 2×2 max pooling; then two dense layers. Activations of a layer
 * are stored channel by channel, each in row-major order.
 */

/** The side of a cell's picture, in pixels. */
export const SIDE = 24;
/** The classes: empty, a digit, 0 or O (which look alike), X or a cross. */
export const SIGNS = ['', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'O', 'X'] as const;
/** One of the classes. */
export type Sign = (typeof SIGNS)[number];
/** The number of classes. */
export const CLASSES = SIGNS.length;

/** A layer's parameters: for each output a row of `fan` weights, and its bias. */
export interface NetworkLayer {
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

/** Input and output channels of each convolution, and the side of its picture. */
export const CONVOLUTIONS = [
  { from: 1, to: 12, side: 24 },
  { from: 12, to: 24, side: 12 },
  { from: 24, to: 40, side: 6 },
] as const;

/** Inputs and outputs of each dense layer. */
export const DENSE = [
  { from: 40 * 9, to: 64 },
  { from: 64, to: CLASSES },
] as const;

/** The number of outputs of each layer, and of the weights of each output. */
export const LAYER_SHAPES: readonly { readonly outputs: number; readonly fan: number }[] = [
  ...CONVOLUTIONS.map(({ from, to }) => ({ outputs: to, fan: from * 9 })),
  ...DENSE.map(({ from, to }) => ({ outputs: to, fan: from })),
];

/** All intermediate activations; training needs them. */
export interface Pass {
  /** The outputs of each convolution and each dense layer after ReLU, except the last. */
  readonly outputs: readonly Float32Array[];
  /** Each convolution after max pooling, and the argmax. */
  readonly pooled: readonly Float32Array[];
  readonly largest: readonly Int32Array[];
  /** The input of each convolution, zero-padded. */
  readonly framed: readonly Float32Array[];
}

/** Buffers that are reused by consecutive passes. */
export const makePass = (): Pass => ({
  outputs: [
    ...CONVOLUTIONS.map(({ to, side }) => new Float32Array(to * side * side)),
    ...DENSE.map(({ to }) => new Float32Array(to)),
  ],
  pooled: CONVOLUTIONS.map(({ to, side }) => new Float32Array((to * side * side) / 4)),
  largest: CONVOLUTIONS.map(({ to, side }) => new Int32Array((to * side * side) / 4)),
  framed: CONVOLUTIONS.map(({ from, side }) => new Float32Array(from * (side + 2) ** 2)),
});

/** Runs the network on a picture; the last of `outputs` are the logits of the classes. */
export function runNetwork(
  layers: readonly NetworkLayer[],
  picture: Float32Array,
  pass: Pass,
): void {
  let input = picture;
  CONVOLUTIONS.forEach((shape, index) => {
    const [output, framed] = [pass.outputs[index]!, pass.framed[index]!];
    frame(input, shape.side, framed);
    convolve(layers[index]!, shape, framed, output);
    positivePart(output);
    poolLargest(output, shape.to, shape.side, pass.pooled[index]!, pass.largest[index]!);
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

/** Zero-pads pictures by one pixel. */
function frame(pictures: Float32Array, side: number, framed: Float32Array): void {
  const wide = side + 2;
  for (let row = 0; row * side < pictures.length; row += 1) {
    const to = (Math.floor(row / side) * wide + (row % side) + 1) * wide + 1;
    for (let x = 0; x < side; x += 1) framed[to + x] = pictures[row * side + x]!;
  }
}

/**
 * A convolution of padded pictures. Sums are rounded to 32 bits as in training; otherwise the
 * weights could not be reproduced.
 */
function convolve(
  { weights, biases }: NetworkLayer,
  { from, to, side }: (typeof CONVOLUTIONS)[number],
  framed: Float32Array,
  output: Float32Array,
): void {
  const round = Math.fround;
  const wide = side + 2;
  for (let channel = 0; channel < to; channel += 1) {
    const start = channel * side * side;
    output.fill(biases[channel]!, start, start + side * side);
    for (let source = 0; source < from; source += 1) {
      const nine = (channel * from + source) * 9;
      const [w0, w1, w2] = [weights[nine]!, weights[nine + 1]!, weights[nine + 2]!];
      const [w3, w4, w5] = [weights[nine + 3]!, weights[nine + 4]!, weights[nine + 5]!];
      const [w6, w7, w8] = [weights[nine + 6]!, weights[nine + 7]!, weights[nine + 8]!];
      for (let y = 0; y < side; y += 1) {
        let at = start + y * side;
        // The three rows of the picture, one below the other.
        let p = (source * wide + y) * wide;
        let q = p + wide;
        let r = q + wide;
        for (const end = at + side; at < end; at += 1, p += 1, q += 1, r += 1) {
          let sum = round(output[at]! + w0 * framed[p]!);
          sum = round(sum + w1 * framed[p + 1]!);
          sum = round(sum + w2 * framed[p + 2]!);
          sum = round(sum + w3 * framed[q]!);
          sum = round(sum + w4 * framed[q + 1]!);
          sum = round(sum + w5 * framed[q + 2]!);
          sum = round(sum + w6 * framed[r]!);
          sum = round(sum + w7 * framed[r + 1]!);
          output[at] = sum + w8 * framed[r + 2]!;
        }
      }
    }
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

/** Softmax. */
export function chancesOf(scores: Float32Array): Float32Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}
