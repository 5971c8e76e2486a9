import type { Speech } from '#logic/claim.ts';
import type { Literal } from '#logic/literal.ts';
import type { TechniqueId } from '#logic/techniques/techniques.ts';
import { wordCount } from './explained.ts';
import type { Deduction, Reason } from './reason.ts';

/** A long step in words. */
export interface StepWords {
  readonly sentence: string;
  readonly lines: readonly string[];
}

/** A long step: one conclusion, and what it rests on. */
interface LongStep {
  readonly conclusion: Literal;
  readonly reason: Reason;
}

/** How to tell steps of one kind. */
export interface Told<S extends LongStep> {
  readonly technique: TechniqueId;
  /** `undefined` if what it rests on does not show it. */
  say(step: S): ((speech: Speech) => StepWords) | undefined;
  /** The same step without what it can do without. */
  shorten(step: S): S;
  /** So many steps are compared, and so many of these are shortened. */
  readonly mostTold: number;
  readonly mostShortened: number;
  /** Longer ones are not shown. */
  readonly mostLines: number;
  readonly mostWords: number;
}

/** Of some steps that in the fewest words, as a deduction; `undefined` where none is short enough. */
export function inFewestWords<S extends LongStep>(
  steps: readonly S[],
  { technique, say, shorten, mostTold, mostShortened, mostLines, mostWords }: Told<S>,
  speech: Speech,
): Deduction | undefined {
  const measured = (step: S) => {
    const own = say(step);
    if (own === undefined) return [];
    const { sentence, lines } = own(speech);
    const words = wordCount({ sentence, lines });
    return [{ step, say: own, lines: lines.length, words }];
  };
  const [best] = steps
    .slice(0, mostTold)
    .flatMap(measured)
    .toSorted((a, b) => a.words - b.words)
    .slice(0, mostShortened)
    .flatMap(({ step }) => measured(shorten(step)))
    .toSorted((a, b) => a.words - b.words);
  if (best === undefined || best.words > mostWords || best.lines > mostLines) return undefined;
  const { conclusion, reason } = best.step;
  return {
    conclusions: [conclusion],
    reason,
    named: {
      technique,
      cells: reason.facts.map(({ cell }) => cell),
      say: (own) => best.say(own).sentence,
      lines: (own) => best.say(own).lines,
    },
    shortest: false,
  };
}
