import { LAYER_SHAPES } from './network.ts';
import type { NetworkLayer } from './network.ts';

/** Size of a float in bytes; for each output, scale and bias precede the 8-bit weights. */
const FLOAT = 4;

/** The network with weights quantised to 8 bits, each output with its own scale, as base 64. */
export function packLayers(layers: readonly NetworkLayer[]): string {
  const floats: number[] = [];
  const bytes: number[] = [];
  LAYER_SHAPES.forEach(({ outputs, fan }, index) => {
    const { weights, biases } = layers[index]!;
    for (let output = 0; output < outputs; output += 1) {
      const row = weights.subarray(output * fan, (output + 1) * fan);
      const scale = Math.max(1e-9, ...row.map(Math.abs)) / 127;
      floats.push(scale, biases[output]!);
      row.forEach((weight) => bytes.push(Math.round(weight / scale)));
    }
  });
  const all = new Uint8Array(floats.length * FLOAT + bytes.length);
  const view = new DataView(all.buffer);
  floats.forEach((float, index) => view.setFloat32(index * FLOAT, float, true));
  bytes.forEach((byte, index) => view.setInt8(floats.length * FLOAT + index, byte));
  return btoa(Array.from(all, (byte) => String.fromCharCode(byte)).join(''));
}

/** The network packed in base 64. */
export function unpackLayers(text: string): readonly NetworkLayer[] {
  const all = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const view = new DataView(all.buffer);
  let float = 0;
  let byte = LAYER_SHAPES.reduce((sum, { outputs }) => sum + outputs, 0) * 2 * FLOAT;
  return LAYER_SHAPES.map(({ outputs, fan }) => {
    const weights = new Float32Array(outputs * fan);
    const biases = new Float32Array(outputs);
    for (let output = 0; output < outputs; output += 1) {
      const scale = view.getFloat32(float, true);
      biases[output] = view.getFloat32(float + FLOAT, true);
      float += 2 * FLOAT;
      for (let place = 0; place < fan; place += 1)
        weights[output * fan + place] = scale * view.getInt8(byte++);
    }
    return { weights, biases };
  });
}
