import { createRecent } from '#grid/recent.ts';
import type { Parameters } from '#puzzle/parameters.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import type { RuleContinuation, RuleProblem, RuleReading } from '#puzzle/ruleReading.ts';
import { applyEdit } from './applyEdit.ts';
import { MOST_TOKENS } from './blocks.ts';
import { conditionsOfRule } from './budget.ts';
import { lacksOf, missingRules, sayMissingRule, whyStrange } from './checks.ts';
import type { DefinedPart } from './compile.ts';
import { completeRule } from './completion.ts';
import { counts } from './definition.ts';
import type { DefinedRule, Definition } from './definition.ts';
import { parseLine } from './parse.ts';
import { aRuleLine } from './phrases/rules.ts';
import type { DefinitionProblem } from './problem.ts';
import { oddPlace } from './rangeChecks.ts';
import { whyWithoutMeaning } from './ruleChecks.ts';
import { sceneOf } from './sceneOf.ts';
import { createSites } from './sites.ts';
import { structureWith } from './structures.ts';
import { tokensOf } from './tokens.ts';
import { workOfDefinition } from './work.ts';

/** So many lines are kept as they were read: those of a board, and of steps that are undone. */
const KEPT = 128;

/** How lines of the language are read as house rules below the boards of a definition. */
export function createRuleLines(
  definition: Definition,
  part: DefinedPart,
): Required<Pick<PuzzleType, 'readRule' | 'continueRule'>> {
  const recent = createRecent<string, RuleReading>(KEPT);
  const sites = createSites(definition, part.grid);
  let work: ReturnType<typeof workOfDefinition> | undefined;

  function read(line: string, parameters: Parameters): RuleReading {
    const tokens = tokensOf(line);
    if (tokens.length > MOST_TOKENS) {
      return refused(`A line has at most ${MOST_TOKENS} words, numbers and signs.`);
    }
    const parsed = parseLine(aRuleLine, tokens, definition.names, 1);
    if ('problem' in parsed) return { ok: false, problem: problemOf(line, parsed.problem) };
    const meaning = parsed.value;
    const why = whyNotOn(definition, part, meaning, parameters);
    if (why !== undefined) return refused(why);
    const rule: DefinedRule = { line: 1, text: line, meaning, notWith: [] };
    const claims: Extract<RuleReading, { ok: true }>['claims'] = (structure, setting) => {
      const rules = definition.rules.filter((own) => counts(own, structure.parameters));
      const scene = sceneOf(definition, part.grid, sites, structure, setting, [...rules, rule]);
      return meaning.claims(scene);
    };
    let counted: number | undefined;
    const conditions = (): number => {
      work ??= workOfDefinition(definition);
      counted ??= conditionsOfRule(definition, work, rule, sideOf(part, parameters));
      return counted;
    };
    const lines: Extract<RuleReading, { ok: true }>['lines'] = (grid) =>
      meaning.kinds
        .filter(({ isDrawn }) => isDrawn === true)
        .flatMap((kind) => kind.places({ parameters, areas: [], blackCells: [] }, grid))
        .map(({ cells }) => cells);
    return { ok: true, conditions, claims, lines };
  }

  const readRule = (line: string, parameters: Parameters): RuleReading =>
    recent(`${JSON.stringify(parameters)} ${line}`, () => read(line, parameters));

  /** Whether a line can be read, or something can be added to it so that it can. */
  function canEnd(line: string, parameters: Parameters, tries: { left: number }): boolean {
    tries.left -= 1;
    // Rather an offer too many than a key that is not painted.
    if (tries.left < 0) return true;
    const reading = read(line, parameters);
    if (reading.ok) return true;
    return (
      reading.problem.isUnfinished === true &&
      optionsAfter(definition, `${line} `)
        // More places of the same kind change nothing.
        .filter(({ text }) => text !== 'and' && text !== ',')
        .some((option) => canEnd(option.line, parameters, tries))
    );
  }

  return {
    readRule,
    continueRule: (line, parameters) =>
      optionsAfter(definition, line).flatMap(({ isHint, ...option }) =>
        isHint || !canEnd(option.line, parameters, { left: MOST_TRIED }) ? [] : [option],
      ),
  };
}

/** So many lines are tried to find out whether a beginning can be ended. */
const MOST_TRIED = 150;

/** A number that can stand wherever one is asked for. */
const SOME_NUMBER = '2';

/** What can follow at the end of a line; where the author chooses a number, some number. */
const optionsAfter = (
  { names }: Definition,
  line: string,
): readonly (RuleContinuation & { readonly isHint: boolean })[] => {
  const { from, options } = completeRule(names, line);
  return options.map(({ text, detail, isHint = false, from: own = from }) => ({
    text,
    line: line.slice(0, own) + (isHint ? SOME_NUMBER : text),
    isHint,
    ...(detail === undefined ? {} : { detail }),
  }));
};

const refused = (sentence: string): RuleReading => ({
  ok: false,
  problem: { sentence, fixes: [] },
});

/** A problem of a line by itself; other fixes change lines of the definition. */
const problemOf = (line: string, { sentence, column, fixes }: DefinitionProblem): RuleProblem => ({
  sentence,
  ...(column > line.trimEnd().length ? { isUnfinished: true } : {}),
  fixes: fixes.flatMap(({ label, edit }) =>
    edit.edit === 'replace' ? [{ label, line: applyEdit(line, edit).trim() }] : [],
  ),
});

/** The side of a square as large as the board, by which work is foreseen. */
function sideOf(part: DefinedPart, parameters: Parameters): number {
  const { size, width = size, height = size } = parameters;
  return width === undefined
    ? Math.ceil(Math.sqrt(part.grid(parameters).centres.length))
    : Math.ceil(Math.sqrt(Number(width) * Number(height)));
}

/** What another rule would have to say, up to the full stop. */
function ruleMissing(
  { rules }: Definition,
  meaning: DefinedRule['meaning'],
  parameters: Parameters,
): string | undefined {
  const here = rules.filter((rule) => counts(rule, parameters));
  const always = here.map((rule) => ({ meaning: rule.meaning, notWith: [] }));
  const [needed] = missingRules(always, { meaning, notWith: [] });
  return needed === undefined ? undefined : sayMissingRule(needed);
}

/** Why a rule says nothing on boards of this size: a sentence. */
function whyNotOn(
  definition: Definition,
  part: DefinedPart,
  meaning: DefinedRule['meaning'],
  parameters: Parameters,
): string | undefined {
  const clues = definition.clues.filter((clue) => counts(clue, parameters));
  const board: Definition = { ...definition, clues };
  const strange =
    whyStrange(board, meaning) ??
    lacksOf(board, meaning)[0]?.says ??
    ruleMissing(definition, meaning, parameters);
  if (strange !== undefined) return `${strange}.`;
  const without = whyWithoutMeaning(board, meaning, () => 'this puzzle has');
  if (without !== undefined) return without;
  const grid = part.grid(parameters);
  const odd = oddPlace(meaning, parameters, grid);
  if (odd !== undefined) {
    return `A ${odd.id} of this board has an odd number of cells, which has no half.`;
  }
  const empty = structureWith(board, part, parameters, 'none');
  const absent = meaning.kinds.find(
    (kind) => kind.isFixed && kind.places(empty, grid).length === 0,
  );
  return absent === undefined
    ? undefined
    : `This rule speaks of a ${absent.id}, but this board has none.`;
}
