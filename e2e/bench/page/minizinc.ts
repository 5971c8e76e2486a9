import { init, Model, version } from 'minizinc-runner';
import type { Message } from 'minizinc-runner';
import dataAddress from 'minizinc-files/minizinc.data?url';
import wasmAddress from 'minizinc-files/minizinc.wasm?url';
import workerAddress from 'minizinc-files/minizinc-worker.js?url';
import { MODEL_DATA } from './modelData.ts';
import type { Found, OpenRival, Told } from './rival.ts';

/**
 * One of the package's two solvers for such puzzles, with its free search; the other is Gecode. Of
 * the time of either, nearly all goes into reading MiniZinc's library and flattening the model.
 */
const SOLVER = 'chuffed';

/** The models as a person writes them, by the names of their files. */
const MODELS = import.meta.glob<string>('./models/*.mzn', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const absolute = (address: string): string => new URL(address, import.meta.url).href;

/**
 * MiniZinc. A worker of its own solves one puzzle and is then thrown away, as the package has it;
 * the next is started meanwhile, and `ready` waits for that one.
 */
export async function openMiniZinc(): Promise<OpenRival> {
  await init({
    workerURL: absolute(workerAddress),
    wasmURL: absolute(wasmAddress),
    dataURL: absolute(dataAddress),
    numWorkers: 1,
  });
  return {
    async ready() {
      await version();
    },
    async take(told, ahead) {
      const model = modelOf(told);
      if (!ahead) return (limit) => run(model, limit, told.cells);
      const flat = new Model();
      flat.addFile('puzzle.fzn', await model.compile({ options: { solver: SOLVER } }));
      // The solving needs a worker too, and compiling has taken one.
      await version();
      return (limit) => run(flat, limit, told.cells);
    },
  };
}

function modelOf({ type, puzzle }: Told): Model {
  const source = MODELS[`./models/${type}.mzn`];
  const write = MODEL_DATA.get(type);
  if (source === undefined || write === undefined) {
    throw new Error(`Nobody has written ${type} for MiniZinc`);
  }
  const model = new Model();
  model.addString(source);
  model.addJson(write(puzzle));
  return model;
}

/** Solves; the values come as a list in MiniZinc's own words, `v = array1d(1..4, [...]);`. */
async function run(model: Model, limit: number, cells: number): Promise<Found> {
  const answers: (readonly number[])[] = [];
  const wrong: string[] = [];
  const solving = model.solve({
    jsonOutput: false,
    options: { solver: SOLVER, 'free-search': true, 'num-solutions': limit, 'output-mode': 'dzn' },
  });
  solving.on('solution', ({ output }: Message) => {
    const [list = ''] = /\[[^\]]*\]/.exec(output?.dzn ?? '') ?? [];
    answers.push((list.match(/-?\d+/g) ?? []).map(Number));
  });
  solving.on('error', ({ message }: Message) => wrong.push(message ?? 'no reason given'));
  let status = 'ERROR';
  try {
    ({ status } = await solving);
  } catch (error) {
    wrong.push(JSON.stringify(error));
  }
  if (wrong.length > 0 || status === 'ERROR') throw new Error(wrong.join('; '));
  if (answers.some((answer) => answer.length !== cells))
    throw new Error('No whole answer was read');
  return { answers, complete: status === 'ALL_SOLUTIONS' || status === 'UNSATISFIABLE' };
}
