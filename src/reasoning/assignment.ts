import type { Compact } from './compact.ts';

/** Something that cannot be met: the index of a constraint, or a lesson. */
export type Clash = number | readonly number[];

/** Why a literal holds: it was tried, or this left no choice. */
type Cause = Clash | undefined;

/**
 * What is known in a search: literals that hold, each at a level, level 0 being certain. Every
 * condition counts how much slack it has left, so that following costs little.
 */
export interface Assignment {
  /** 1 where the literal holds, −1 where its contrary does, 0 where neither is known. */
  readonly states: Int8Array;
  /** At which level each variable became known. */
  readonly levels: Int32Array;
  /** The literals that hold, in the order in which they were found. */
  readonly trail: readonly number[];
  level(): number;
  /** How many literals were looked at so far. */
  work(): number;
  /** Takes a literal to be true because of something, or, without a cause, for granted. */
  enter(literal: number, cause?: Clash): void;
  /** Begins the next level by trying a literal. */
  attempt(literal: number): void;
  /** Draws all conclusions; returns what cannot be met, if anything. */
  follow(): Clash | undefined;
  /** Forgets everything above a level; `forgotten` hears each literal. */
  backTo(level: number, forgotten: (literal: number) => void): void;
  /** Keeps a lesson: literals of which one must hold; at least two, the first two the last known. */
  learn(lesson: readonly number[]): void;
  /** The literals, all false, that leave a clash no way out. */
  failing(clash: Clash): readonly number[];
  /** The literals, all false, for which a literal must hold; `undefined` if it was tried. */
  grounds(literal: number): readonly number[] | undefined;
}

/** Starts with nothing known. */
export function startAssignment(conditions: Compact): Assignment {
  const { variables, starts, literals, weights, heaviest } = conditions;
  const { mentionStarts, mentions, mentionWeights } = conditions;
  const slack = conditions.slack.slice();
  const states = new Int8Array(2 * variables);
  const levels = new Int32Array(variables);
  const places = new Int32Array(variables);
  const causes: Cause[] = [];
  const trail: number[] = [];
  /** The length of the trail when each level began. */
  const begins: number[] = [];
  /** Lessons whose first or second literal is this one, indexed by literal. */
  const watching: (number[][] | undefined)[] = [];
  let followed = 0;
  let looked = 0;
  let begun = false;

  const enter = (literal: number, cause?: Clash): void => {
    const variable = literal >> 1;
    states[literal] = 1;
    states[literal ^ 1] = -1;
    levels[variable] = begins.length;
    places[variable] = trail.length;
    causes[variable] = cause;
    trail.push(literal);
  };

  /** Enters what a condition leaves no choice about. */
  const force = (index: number): void => {
    const spare = slack[index] ?? 0;
    const end = starts[index + 1] ?? 0;
    for (let at = starts[index] ?? 0; at < end; at += 1) {
      const literal = literals[at] ?? 0;
      if ((weights[at] ?? 0) > spare && states[literal] === 0) enter(literal, index);
    }
    looked += end - (starts[index] ?? 0);
  };

  /** Counts for all conditions that a literal is false now. */
  const count = (literal: number): Clash | undefined => {
    let clash: Clash | undefined;
    const end = mentionStarts[literal + 1] ?? 0;
    for (let at = mentionStarts[literal] ?? 0; at < end; at += 1) {
      const index = mentions[at] ?? 0;
      const left = (slack[index] ?? 0) - (mentionWeights[at] ?? 0);
      slack[index] = left;
      if (left < 0) clash ??= index;
      else if (clash === undefined && left < (heaviest[index] ?? 0)) force(index);
    }
    looked += end - (mentionStarts[literal] ?? 0);
    return clash;
  };

  const watch = (literal: number, lesson: number[]): void => {
    (watching[literal] ??= []).push(lesson);
  };

  /** Looks at the lessons that were watching a literal which is false now. */
  const remind = (literal: number): Clash | undefined => {
    const watchers = watching[literal];
    if (watchers === undefined) return undefined;
    const kept: number[][] = [];
    let clash: Clash | undefined;
    for (const lesson of watchers) {
      looked += lesson.length;
      if (clash !== undefined) {
        kept.push(lesson);
        continue;
      }
      // The false one comes second.
      if (lesson[0] === literal) {
        lesson[0] = lesson[1] ?? 0;
        lesson[1] = literal;
      }
      const first = lesson[0] ?? 0;
      if (states[first] === 1) {
        kept.push(lesson);
        continue;
      }
      const other = lesson.findIndex((each, at) => at > 1 && states[each] !== -1);
      if (other > 0) {
        const found = lesson[other] ?? 0;
        lesson[other] = literal;
        lesson[1] = found;
        watch(found, lesson);
        continue;
      }
      kept.push(lesson);
      if (states[first] === -1) clash = lesson;
      else enter(first, lesson);
    }
    watching[literal] = kept;
    return clash;
  };

  const failing = (clash: Clash, before = trail.length): readonly number[] => {
    if (typeof clash !== 'number') return clash;
    const found: number[] = [];
    const end = starts[clash + 1] ?? 0;
    looked += end - (starts[clash] ?? 0);
    for (let at = starts[clash] ?? 0; at < end; at += 1) {
      const literal = literals[at] ?? 0;
      if (states[literal] === -1 && (places[literal >> 1] ?? 0) < before) found.push(literal);
    }
    return found;
  };

  return {
    states,
    levels,
    trail,
    level: () => begins.length,
    work: () => looked,
    enter,
    attempt(literal) {
      begins.push(trail.length);
      enter(literal);
    },
    follow() {
      if (!begun) {
        begun = true;
        for (let index = 0; index < slack.length; index += 1) {
          if ((slack[index] ?? 0) < 0) return index;
          if ((slack[index] ?? 0) < (heaviest[index] ?? 0)) force(index);
        }
      }
      while (followed < trail.length) {
        const literal = (trail[followed] ?? 0) ^ 1;
        followed += 1;
        const clash = count(literal) ?? remind(literal);
        if (clash !== undefined) return clash;
      }
      return undefined;
    },
    backTo(level, forgotten) {
      const length = begins[level] ?? trail.length;
      begins.length = level;
      for (let place = trail.length - 1; place >= length; place -= 1) {
        const literal = trail[place] ?? 0;
        states[literal] = 0;
        states[literal ^ 1] = 0;
        if (place < followed) {
          const end = mentionStarts[(literal ^ 1) + 1] ?? 0;
          for (let at = mentionStarts[literal ^ 1] ?? 0; at < end; at += 1) {
            const index = mentions[at] ?? 0;
            slack[index] = (slack[index] ?? 0) + (mentionWeights[at] ?? 0);
          }
        }
        forgotten(literal);
      }
      trail.length = length;
      followed = Math.min(followed, length);
    },
    learn(lesson) {
      const own = [...lesson];
      watch(own[0] ?? 0, own);
      watch(own[1] ?? 0, own);
    },
    failing,
    grounds(literal) {
      const cause = causes[literal >> 1];
      if (cause === undefined) return undefined;
      if (typeof cause === 'number') return failing(cause, places[literal >> 1]);
      return cause.filter((each) => each !== literal);
    },
  };
}
