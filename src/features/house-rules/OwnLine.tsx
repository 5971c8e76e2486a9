import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { ruleEcho } from '#definition/echo.ts';
import { capitalise } from '#logic/words.ts';
import type { LineRule, Puzzle } from '#puzzle/puzzle.ts';
import { claimsOfHouseRule } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import type { RuleProblem } from '#puzzle/ruleReading.ts';
import { changeHouseRules, useDocument } from '#store/document/document.ts';
import { light } from '#store/document/view.ts';
import { Button } from '#ui/Button.tsx';
import { useTyped } from '../typed.ts';
import { readMoreLine } from './rules.ts';

/** The result of reading the typed line. */
type Reading =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'problem'; readonly problem: RuleProblem }
  | {
      readonly kind: 'rule';
      readonly rule: LineRule;
      /** "8 rows, 8 columns". */
      readonly says: string;
      readonly cells: readonly number[];
    };

/** So many ways to go on are offered. */
const MOST_OFFERED = 16;

function readTyped(type: PuzzleType, puzzle: Puzzle, typed: string): Reading {
  if (typed.trim() === '') return { kind: 'nothing' };
  const read = readMoreLine(type, puzzle, typed);
  if (!read.ok) return { kind: 'problem', problem: read.problem };
  const { rule } = read;
  const houseRules = [...puzzle.houseRules, rule];
  const claims = claimsOfHouseRule(type, { ...puzzle, houseRules }, houseRules.length - 1);
  const { says, cells } = ruleEcho({ line: 1, claims });
  return { kind: 'rule', rule, says, cells };
}

/** A rule as a line of the language, read while it is typed. */
export function OwnLine() {
  const { type, puzzle } = useDocument();
  const [typed, setTyped] = useTyped('rule');
  const reading = useMemo(() => readTyped(type, puzzle, typed), [type, puzzle, typed]);
  const [focused, setFocused] = useState(false);
  // From the first focus on; they stay when one of them is pressed, which takes the focus.
  const [isBegun, setBegun] = useState(false);
  const offers = useMemo(
    () =>
      isBegun ? (type.continueRule?.(typed, puzzle.parameters).slice(0, MOST_OFFERED) ?? []) : [],
    [isBegun, type, puzzle.parameters, typed],
  );
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  // Highlights the cells of the typed rule while the box has focus.
  useEffect(() => {
    if (!focused) return undefined;
    light(reading.kind === 'rule' ? reading.cells : []);
    return () => light([]);
  }, [focused, reading]);
  if (type.readRule === undefined) return null;
  const write = (line: string): void => {
    setTyped(line);
    box.current?.focus();
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (reading.kind !== 'rule') return;
        changeHouseRules([...puzzle.houseRules, reading.rule]);
        setTyped('');
      }}
    >
      <label htmlFor={`${id}box`}>Write a rule for the whole board</label>
      <input
        ref={box}
        id={`${id}box`}
        className="text-box"
        placeholder="in each row and column …"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        aria-invalid={reading.kind === 'problem' && reading.problem.isUnfinished !== true}
        aria-describedby={`${id}said`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={() => {
          setFocused(true);
          setBegun(true);
        }}
        onBlur={() => setFocused(false)}
      />
      {/* Its space is reserved, so that the button does not move. */}
      <div id={`${id}said`} aria-live="polite" className="min-h-12 text-sm">
        {reading.kind === 'problem' && <Said problem={reading.problem} onFix={write} />}
        {reading.kind === 'rule' && <p>{`On this board: ${reading.says}.`}</p>}
      </div>
      <div>
        <button type="submit" className="button" disabled={reading.kind !== 'rule'}>
          Add rule
        </button>
      </div>
      <ul
        aria-label="Next words"
        className="flex max-h-28 flex-wrap gap-2 overflow-y-auto p-1 empty:hidden"
      >
        {offers.map(({ text, detail, line }) => (
          <li key={text}>
            <button
              type="button"
              className="button"
              title={detail}
              onClick={() => write(`${line} `)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

/** What is wrong with the typed line, and changes that mend it. */
function Said({
  problem: { sentence, isUnfinished, fixes },
  onFix,
}: {
  readonly problem: RuleProblem;
  readonly onFix: (line: string) => void;
}) {
  return (
    <>
      <p className={isUnfinished === true ? 'text-muted' : 'problem'}>{capitalise(sentence)}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        {isUnfinished !== true &&
          fixes.map(({ label, line }) => (
            <Button key={label} onClick={() => onFix(line)}>
              {label}
            </Button>
          ))}
      </p>
    </>
  );
}
