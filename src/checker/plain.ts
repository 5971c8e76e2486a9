/**
 * The whole check again, written from the description of the formats, with integers of any size and
 * no state between steps. It shares no code with the checker. For tests.
 */
import { absolute, addedUp, allWeights, refuse, Refusal } from './plainSums.ts';
import type { PlainSum } from './plainSums.ts';

/** The result of the plain check. */
export type PlainlyChecked =
  | 'refused'
  | { readonly solutions: number; readonly steps: number; readonly cells: number };

interface Word {
  readonly text: string;
  readonly isComment: boolean;
}

/** The words of a text; the mark at the start of a word begins a comment to the end of the line. */
function wordsOf(text: string, mark: '*' | '%'): readonly Word[] {
  const pattern = /([*%][^\n]*)|;|[^\0- ;]+/g;
  const words: Word[] = [];
  const body = text.replace(/^\uFEFF/, '');
  for (let found = pattern.exec(body); found !== null; found = pattern.exec(body)) {
    const [said] = found;
    if (said.startsWith(mark)) words.push({ text: said.slice(1).trim(), isComment: true });
    else if (found[1] === undefined) words.push({ text: said, isComment: false });
    else {
      // The other file's mark starts a word like any other character.
      const [word = ''] = /^[^\0- ;]+/.exec(said) ?? [];
      words.push({ text: word, isComment: false });
      pattern.lastIndex = found.index + word.length;
    }
  }
  return words;
}

/** Splits words at semicolons, which are removed; an unfinished statement comes last. */
function statementsOf(words: readonly string[]): readonly (readonly string[])[] {
  const statements: string[][] = [[]];
  for (const word of words) {
    if (word === ';') statements.push([]);
    else statements.at(-1)?.push(word);
  }
  return statements;
}

const contraryOf = (literal: string): string =>
  literal.startsWith('~') ? literal.slice(1) : `~${literal}`;

function numberOf(word: string | undefined): bigint {
  return word !== undefined && /^[+-]?\d{1,9}$/.test(word) ? BigInt(word) : refuse();
}

/** One constraint, or both of an equation, in the order in which they are numbered. */
function sumsOf(
  statement: readonly string[],
  isKnown: (name: string) => boolean,
): readonly PlainSum[] {
  const by = statement.at(-2);
  if (by !== '>=' && by !== '=') return refuse();
  const wanted = numberOf(statement.at(-1));
  const words = statement.slice(0, -2);
  if (words.length % 2 === 1) return refuse();
  /** By variable: its contribution if true minus its contribution if false. */
  const gains = new Map<string, bigint>();
  let degree = wanted;
  let numbers = absolute(wanted);
  for (let at = 0; at < words.length; at += 2) {
    const coefficient = numberOf(words[at]);
    const literal = words[at + 1] ?? '';
    const name = literal.replace(/^~/, '');
    if (!isKnown(name)) return refuse();
    numbers += absolute(coefficient);
    if (literal !== name) degree -= coefficient;
    gains.set(name, (gains.get(name) ?? 0n) + (literal === name ? coefficient : -coefficient));
  }
  if (numbers > 2n ** 52n) return refuse();
  const terms = new Map<string, bigint>();
  for (const [name, gain] of gains) {
    if (gain > 0n) terms.set(name, gain);
    if (gain < 0n) terms.set(`~${name}`, -gain);
    if (gain < 0n) degree -= gain;
  }
  const least = { terms, degree };
  return by === '=' ? [least, failing({ terms, degree: degree + 1n })] : [least];
}

/** The negation of a sum. */
const failing = (sum: PlainSum): PlainSum => ({
  terms: new Map([...sum.terms].map(([literal, weight]) => [contraryOf(literal), weight])),
  degree: allWeights(sum) - sum.degree + 1n,
});

/** All literals that follow by propagating one sum at a time; `undefined` on a conflict. */
function consequences(sums: readonly PlainSum[]): ReadonlySet<string> | undefined {
  const known = new Set<string>();
  for (let before = -1; before < known.size;) {
    before = known.size;
    for (const { terms, degree } of sums) {
      const open = [...terms].filter(([literal]) => !known.has(contraryOf(literal)));
      const slack = open.reduce((all, [, weight]) => all + weight, -degree);
      if (slack < 0n) return undefined;
      for (const [literal, weight] of open) if (weight > slack) known.add(literal);
    }
  }
  return known;
}

const isContradictory = (sums: readonly PlainSum[]): boolean => consequences(sums) === undefined;

interface Formula {
  readonly names: ReadonlySet<string>;
  readonly cells: readonly string[];
  readonly rules: readonly PlainSum[];
  readonly solutions: readonly {
    readonly isTrue: readonly string[];
    readonly excluded: PlainSum;
  }[];
  /** All of them, as they come in the file. */
  readonly all: readonly PlainSum[];
}

function formulaOf(text: string): Formula {
  const names = new Set<string>();
  const cells: string[] = [];
  const rules: PlainSum[] = [];
  const solutions: { isTrue: readonly string[]; excluded: PlainSum }[] = [];
  const all: PlainSum[] = [];
  const isName = (name: string): boolean => {
    if (!/^[a-zA-Z_][\w^[\]{}-]+$/.test(name)) return false;
    names.add(name);
    return true;
  };
  let listed: readonly string[] | undefined;
  let statement: string[] = [];
  for (const { text: word, isComment } of wordsOf(text, '*')) {
    if (isComment) {
      const [, what, said = ''] = /^(cell variables|not this solution):([^]*)$/.exec(word) ?? [];
      if (what === undefined || statement.length > 0) continue;
      const mentioned = said.match(/\S+/g) ?? [];
      if (!mentioned.every(isName)) return refuse();
      if (what === 'cell variables') cells.push(...mentioned);
      else listed = mentioned;
    } else if (word === ';') {
      const sums = sumsOf(statement, isName);
      const [excluded, ...more] = sums;
      all.push(...sums);
      if (listed === undefined) rules.push(...sums);
      else if (excluded === undefined || more.length > 0) return refuse();
      else solutions.push({ isTrue: listed, excluded });
      listed = undefined;
      statement = [];
    } else statement.push(word);
  }
  return statement.length > 0 ? refuse() : { names, cells, rules, solutions, all };
}

/** Whether each solution satisfies the rules, and its clause excludes no other. */
function areSolutions({ cells, rules, solutions }: Formula): boolean {
  const all = solutions.map(({ isTrue, excluded }) => {
    const holds = ({ terms, degree }: PlainSum): boolean =>
      [...terms].reduce((sum, [literal, weight]) => {
        const isHeld = literal.startsWith('~')
          ? !isTrue.includes(literal.slice(1))
          : isTrue.includes(literal);
        return isHeld ? sum + weight : sum;
      }, 0n) >= degree;
    const known = consequences([...rules, failing(excluded)]);
    const isOnly = cells.every((name) => known?.has(name) === true || known?.has(`~${name}`));
    return rules.every(holds) && !holds(excluded) && cells.length > 0 && isOnly
      ? cells.map((name) => isTrue.includes(name)).join()
      : undefined;
  });
  return !all.includes(undefined) && new Set(all).size === all.length;
}

/** Deletes sums by their numbers, from 1: those of a list, or from the first on and before the second. */
function strike(sums: (PlainSum | undefined)[], [kind, ...words]: readonly string[]): void {
  const listed = words.map((word) => (/^\d{1,9}$/.test(word) ? Number(word) : refuse()));
  const [from = 0, to = 0] = listed;
  if (kind !== 'id' && (kind !== 'range' || listed.length !== 2)) refuse();
  if (kind === 'range' && from < to && to > sums.length + 1) refuse();
  const numbers =
    kind === 'id'
      ? listed
      : [...sums.keys(), sums.length].filter((number) => number >= from && number < to);
  for (const number of numbers) {
    if (sums[number - 1] === undefined) refuse();
    sums[number - 1] = undefined;
  }
}

function followed(formula: Formula, proof: string): number {
  const [title = ''] = proof.replace(/^\uFEFF/, '').split('\n', 1);
  if (title.trim() !== 'pseudo-Boolean proof version 3.0') return refuse();
  const body = proof.slice(proof.indexOf(title) + title.length);
  const words = wordsOf(body, '%').flatMap(({ text, isComment }) => (isComment ? [] : [text]));
  const statements = statementsOf(words);
  const sums: (PlainSum | undefined)[] = [...formula.all];
  const isKnown = (name: string): boolean => formula.names.has(name);
  const rules = statements
    .slice(1)
    .findIndex(([word = '']) => !['rup', 'pol', 'del'].includes(word));
  for (const [word, ...statement] of statements.slice(1, 1 + rules)) {
    if (word === 'pol') sums.push(addedUp(statement, sums, isKnown));
    else if (word === 'del') strike(sums, statement);
    else {
      for (const sum of sumsOf(statement, isKnown)) {
        const left = sums.filter((each) => each !== undefined);
        if (!isContradictory([...left, failing(sum)])) return refuse();
        sums.push(sum);
      }
    }
  }
  const steps = statements.slice(1, 1 + rules).filter(([word]) => word !== 'del').length;
  const frame = [statements[0] ?? [], ...statements.slice(1 + rules)].map((all) => all.join(' '));
  const wanted = [
    `f ${formula.rules.length + formula.solutions.length}`,
    'output NONE',
    'conclusion UNSAT : -1',
    'end pseudo-Boolean proof',
    '',
  ];
  const last = sums.at(-1);
  const isEnded = last !== undefined && last.terms.size === 0 && last.degree > 0n;
  return isEnded && frame.join(';') === wanted.join(';') ? steps : refuse();
}

/** Checks small files: each step propagates every constraint repeatedly. */
export function checkPlainly(opb: string, proof: string): PlainlyChecked {
  try {
    const formula = formulaOf(opb);
    if (!areSolutions(formula)) return 'refused';
    const steps = followed(formula, proof);
    const cells = new Set(formula.cells.map((name) => name.replace(/_[^_]*$/, ''))).size;
    return { solutions: formula.solutions.length, steps, cells };
  } catch (error) {
    if (error instanceof Refusal) return 'refused';
    throw error;
  }
}
