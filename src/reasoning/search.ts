/**
 * Finds all fillings of a puzzle by following its rules and, where they end, trying a value and
 * learning from what goes wrong. The method is that of SAT solvers with learning: Marques-Silva
 * and Sakallah, "GRASP" (1996); which variable to try next as in Moskewicz and others, "Chaff"
 * (2001). Conditions with weights are followed as they are.
 */
import type { Literal } from '#logic/literal.ts';
import { startAssignment } from './assignment.ts';
import type { Assignment, Clash } from './assignment.ts';
import type { Compact } from './compact.ts';
import type { Network } from './network.ts';

/** How a search ended: nothing more to find, the visitor had enough, or it was too much work. */
export type SearchEnding = 'exhausted' | 'stopped' | 'too much';

/** How much more a variable matters for each time that it took part in a clash. */
const GROWTH = 1.05;
/** After so many clashes, times how often that was done, the search begins anew with what it learned. */
const PATIENCE = 100;

/** What a search writes down, so that others can check what comes of it. */
export interface SearchLog {
  /**
   * The clauses learnt, in that order: literals of which one must hold. Each follows by unit
   * propagation from the conditions, the clauses before it, and that no filling comes again.
   */
  readonly learnt: (readonly number[])[];
  /** For each filling found, whether each variable is true there (1) or not (0). */
  readonly models: Uint8Array[];
}

/** What is searched for. */
export interface Wanted {
  /** What the fillings keep to. */
  readonly known: readonly Literal[];
  /** How many literals may be looked at; the same search always looks at the same. */
  readonly limit: number;
  /** From 0 up to, but without, 1: makes the first filling any of all, as chance has it. */
  readonly chance?: () => number;
  /** Where to write down what is learnt and found. */
  readonly log?: SearchLog;
}

/** Shows each filling that makes all conditions true to `visit`, which may end the search. */
export function searchFillings(
  network: Network,
  conditions: Compact,
  { known, limit, chance, log }: Wanted,
  visit: (filling: readonly number[]) => 'go on' | 'stop',
): SearchEnding {
  const assignment = startAssignment(conditions);
  const { states, levels } = assignment;
  /** How much each variable matters; indexed by variable. */
  const weight = new Float64Array(conditions.variables);
  let step = 1;
  /** What each variable was last: 0 true, 1 false, to be added to its literal. */
  const phases = new Uint8Array(conditions.variables).fill(1);

  for (const fact of known) {
    const literal = network.literal(fact);
    if (literal === 'never') return 'exhausted';
    if (literal === 'always' || states[literal] === 1) continue;
    if (states[literal] === -1) return 'exhausted';
    assignment.enter(literal);
  }
  if (assignment.follow() !== undefined) return 'exhausted';
  network.domains.forEach((domain, cell) => {
    const open = domain.flatMap((value) => {
      const literal = network.literal({ cell, value, holds: true });
      return typeof literal === 'number' && states[literal] === 0 ? [literal] : [];
    });
    for (const literal of open) {
      weight[literal >> 1] = chance?.() ?? 1 / open.length;
      if (open.length > 2) phases[literal >> 1] = literal & 1;
      else if (chance !== undefined) phases[literal >> 1] = chance() < 0.5 ? 0 : 1;
    }
  });

  const matter = (variable: number): void => {
    weight[variable] = (weight[variable] ?? 0) + step;
  };
  const back = (level: number): void =>
    assignment.backTo(level, (literal) => {
      phases[literal >> 1] = literal & 1;
    });

  /** Goes back as far as a clash teaches, and enters what it teaches; false if nothing is left. */
  const learnFrom = (clash: Clash): boolean => {
    const failing = assignment.failing(clash);
    back(Math.max(0, ...failing.map((literal) => levels[literal >> 1] ?? 0)));
    if (assignment.level() === 0) return false;
    const lesson = lessonOf(assignment, failing, matter);
    log?.learnt.push(lesson);
    step *= GROWTH;
    if (step > 1e100) {
      step *= 1e-100;
      weight.forEach((much, variable) => (weight[variable] = much * 1e-100));
    }
    const [first = 0, second] = lesson;
    back(second === undefined ? 0 : (levels[second >> 1] ?? 0));
    if (second !== undefined) assignment.learn(lesson);
    assignment.enter(first, second === undefined ? undefined : lesson);
    return true;
  };

  /**
   * Another filling differs in some cell. What is learnt from that may speak of variables that a
   * filling does not determine, and the filling could come back with others of them: so this is
   * kept, too. False if nothing is left.
   */
  const exclude = (filling: readonly number[]): boolean => {
    const differs = filling.flatMap((value, cell) => {
      const held = network.literal({ cell, value, holds: false });
      return typeof held === 'number' && (levels[held >> 1] ?? 0) > 0 ? [held] : [];
    });
    const levelOf = (literal: number): number => levels[literal >> 1] ?? 0;
    const clause = differs.toSorted((a, b) => levelOf(b) - levelOf(a));
    const [first, second] = clause.map(levelOf);
    if (!learnFrom(clause)) return false;
    // Where only one is of the last level, what was learnt is this clause.
    if (second !== undefined && first === second) assignment.learn(clause);
    return true;
  };

  /** How many literals were looked at to choose one. */
  let chosen = 0;
  const decide = (): number | undefined => {
    chosen += weight.length;
    let best: number | undefined;
    let most = -1;
    for (let variable = 0; variable < weight.length; variable += 1) {
      if (states[2 * variable] === 0 && (weight[variable] ?? 0) > most) {
        most = weight[variable] ?? 0;
        best = variable;
      }
    }
    return best === undefined ? undefined : 2 * best + (phases[best] ?? 0);
  };

  let clashes = 0;
  let rounds = 1;
  for (;;) {
    const clash = assignment.follow();
    if (clash === undefined) {
      if (assignment.work() + chosen > limit) return 'too much';
      if (clashes > PATIENCE * rounds) {
        clashes = 0;
        rounds += 1;
        back(0);
      }
      const literal = decide();
      if (literal !== undefined) {
        assignment.attempt(literal);
        continue;
      }
      const model = Uint8Array.from(levels, (_, variable) => (states[2 * variable] === 1 ? 1 : 0));
      log?.models.push(model);
      const filling = readModel(network, model);
      if (visit(filling) === 'stop') return 'stopped';
      if (!exclude(filling)) return 'exhausted';
      continue;
    }
    clashes += 1;
    if (!learnFrom(clash)) return 'exhausted';
  }
}

/** What every cell has where the variables are so, each true (1) or not (0); indexed by cell. */
export const readModel = (network: Network, model: Uint8Array): readonly number[] =>
  network.domains.map((domain, cell) => {
    const found = domain.find((value) => {
      const literal = network.literal({ cell, value, holds: true });
      return (
        literal === 'always' ||
        (literal !== 'never' && model[literal >> 1] === ((literal & 1) === 0 ? 1 : 0))
      );
    });
    if (found === undefined) throw new Error(`Cell ${cell} has no value`);
    return found;
  });

/**
 * A condition that follows from a clash and forbids it: of its literals one must hold, and only
 * the first was found false at the present level. The second is the last known of the others.
 */
function lessonOf(
  { levels, trail, level, grounds }: Assignment,
  failing: readonly number[],
  matter: (variable: number) => void,
): readonly number[] {
  const seen = new Set<number>();
  const lower: number[] = [];
  let here = 0;
  const add = (literals: readonly number[]): void => {
    for (const literal of literals) {
      const variable = literal >> 1;
      const found = levels[variable] ?? 0;
      if (found === 0 || seen.has(variable)) continue;
      seen.add(variable);
      matter(variable);
      if (found === level()) here += 1;
      else lower.push(literal);
    }
  };
  add(failing);
  let place = trail.length - 1;
  for (;;) {
    while (!seen.has((trail[place] ?? 0) >> 1)) place -= 1;
    const literal = trail[place] ?? 0;
    place -= 1;
    here -= 1;
    if (here === 0) {
      const of = (each: number): number => levels[each >> 1] ?? 0;
      const last = lower.reduce((best, each) => (of(each) > of(best) ? each : best), lower[0] ?? 0);
      return [
        literal ^ 1,
        ...(lower.length > 0 ? [last] : []),
        ...lower.filter((each) => each !== last),
      ];
    }
    add(grounds(literal) ?? []);
  }
}
