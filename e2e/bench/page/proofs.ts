import { checkProof } from '../../../src/checker/check.ts';
import { writeCertificate } from '../../../src/certificate/write.ts';
import { literalsOf } from '../../../src/logic/literal.ts';
import { judgeModel } from '../../../src/logic/model.ts';
import { claimPartsOf } from '../../../src/logic/claimPart.ts';
import { buildModel, givenValues } from '../../../src/puzzle/puzzleType.ts';
import { readPuzzle } from '../../../src/puzzle/text.ts';
import { findPuzzleType } from '../../../src/puzzles/all.ts';

import { buildPbFormula } from '../../../src/reasoning/pbFormula.ts';
import { searchSolutions } from '../../../src/reasoning/search.ts';
import type { SearchLog } from '../../../src/reasoning/search.ts';

/** More solutions than these are not asked for. */
const FEW = 100;
const PLENTY = 1_000_000_000;
/** A search is done again until so much time is over, in milliseconds: clocks here count tenths. */
const ENOUGH = 10;

const emptyLog = (): SearchLog => ({ learnt: [], cuts: [], models: [] });

/** One round, in milliseconds: what a proof costs beside the search that it comes from. */
export interface ProofRound {
  /** Reading the text and building the rules. */
  readonly building: number;
  /** Searching for all solutions, without and with writing down what is learnt. */
  readonly silent: number;
  readonly logged: number;
  readonly writing: number;
  readonly checking: number;
}

export interface MeasuredProof {
  readonly rounds: readonly ProofRound[];
  readonly solutions: number;
  readonly steps: number;
  /** Letters of the formula and of the proof. */
  readonly letters: number;
}

/** Solves a puzzle again and again, and has each proof checked. */
export function measureProof(id: string, text: string, count: number): MeasuredProof {
  const type = findPuzzleType(id);
  if (type === undefined) throw new Error(`There is no puzzle called ${id}`);
  const rounds: ProofRound[] = [];
  let [solutions, steps, letters] = [0, 0, 0];
  let repeats = 1;
  for (let round = 0; round < count; round += 1) {
    const searches = repeats;
    const times = [performance.now()];
    const read = readPuzzle(type, text);
    if (!read.ok) throw new Error(`${id} cannot be read`);
    const puzzle = read.value;
    const known = literalsOf(givenValues(type, puzzle));
    const lap = (): void => void times.push(performance.now());
    const model = buildModel(type, puzzle);
    const formula = buildPbFormula(model.domains, claimPartsOf(model.claims));
    lap();
    const search = (log?: SearchLog): void => {
      let found = 0;
      const wanted = { known, limit: PLENTY, ...(log && { log }) };
      searchSolutions(formula, wanted, (filling) => {
        // As every answer is, before anybody hears of it.
        judgeModel(model, filling);
        found += 1;
        return found < FEW ? 'go on' : 'stop';
      });
    };
    const log = emptyLog();
    // Taken in turns: what comes second finds its memory warm.
    const turns = round % 2 === 0 ? [undefined, log] : [log, undefined];
    for (const turn of turns) {
      for (let again = 1; again < searches; again += 1) search(turn && emptyLog());
      search(turn);
      lap();
    }
    if (round === 0) repeats = Math.ceil(ENOUGH / Math.max(0.1, (times[2] ?? 0) - (times[1] ?? 0)));
    const grid = type.grid(puzzle.parameters);
    const certificate = writeCertificate({ title: type.name, formula, known, log, grid });
    lap();
    const checked = checkProof(certificate.formula, certificate.proof);
    lap();
    if (checked.kind === 'refused') throw new Error(`${id}: line ${checked.line} ${checked.what}`);
    ({ solutions, steps } = checked);
    letters = certificate.formula.length + certificate.proof.length;
    const spans = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    const [building = 0, one = 0, two = 0, writing = 0, checking = 0] = spans;
    const [silent, logged] = (round % 2 === 0 ? [one, two] : [two, one]).map(
      (span) => span / searches,
    );
    rounds.push({ building, silent: silent ?? 0, logged: logged ?? 0, writing, checking });
  }
  return { rounds, solutions, steps, letters };
}
