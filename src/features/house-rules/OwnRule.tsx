import { useEffect, useId, useMemo, useState } from 'react';
import { capitalise, listed } from '#logic/words.ts';
import type { Puzzle } from '#puzzle/puzzle.ts';
import { claimsOfHouseRules } from '#puzzle/puzzleType.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { slotValues, spokenValue } from '#puzzle/slot.ts';
import { changeHouseRules, useDocument } from '#store/document/document.ts';
import { light } from '#store/document/view.ts';
import { useTyped } from '../typed.ts';
import { readMore } from './rules.ts';

/** The result of reading the typed rule. */
type Reading =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'problem'; readonly sentence: string }
  | {
      readonly kind: 'rules';
      readonly rules: Puzzle['houseRules'];
      readonly sentences: readonly string[];
      readonly cells: readonly number[];
    };

function readTyped(type: PuzzleType, puzzle: Puzzle, typed: string): Reading {
  const read = readMore(type, puzzle, typed);
  if (!read.ok) return { kind: 'problem', sentence: read.problem.reason };
  const rules = read.value;
  if (rules.length === 0) return { kind: 'nothing' };
  const known = rules.find(({ text }) => puzzle.houseRules.some((rule) => rule.text === text));
  if (known !== undefined) {
    return { kind: 'problem', sentence: `This board has the house rule ${known.text} already.` };
  }
  const claims = claimsOfHouseRules(type, puzzle, rules);
  return {
    kind: 'rules',
    rules,
    sentences: claims.flat().map(({ sentence }) => sentence),
    cells: claims.flat().flatMap(({ cells }) => cells),
  };
}

/** ": O is 0 and X is 1"; empty if the values are numbers already. */
function sayNumbers(type: PuzzleType, { parameters }: Puzzle): string {
  const slot = type.slot(parameters);
  const named = slotValues(slot)
    .filter((value) => spokenValue(slot, value) !== String(value))
    .map((value) => `${spokenValue(slot, value)} is ${value}`);
  return named.length === 0 ? '' : `: ${listed(named)}`;
}

/** A rule in SMT-LIB, read while it is typed, and shown in words before it is added. */
export function OwnRule() {
  const { type, puzzle } = useDocument();
  const [typed, setTyped] = useTyped('condition');
  const reading = useMemo(() => readTyped(type, puzzle, typed), [type, puzzle, typed]);
  const [focused, setFocused] = useState(false);
  const id = useId();
  // Highlights the cells of the typed rule while the box has focus.
  useEffect(() => {
    if (!focused) return undefined;
    light(reading.kind === 'rules' ? reading.cells : []);
    return () => light([]);
  }, [focused, reading]);
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (reading.kind !== 'rules') return;
        changeHouseRules([...puzzle.houseRules, ...reading.rules]);
        setTyped('');
      }}
    >
      <label htmlFor={`${id}box`}>
        {`Or write a condition in SMT-LIB (cells are V0, V1, …)${sayNumbers(type, puzzle)}`}
      </label>
      <textarea
        id={`${id}box`}
        className="text-box whitespace-pre-wrap"
        rows={2}
        placeholder="(distinct V0 V1 V2)"
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        aria-invalid={reading.kind === 'problem'}
        aria-describedby={`${id}said`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      {/* Its space is reserved, so that the button does not move. */}
      <p id={`${id}said`} aria-live="polite" className="min-h-12 text-sm">
        {reading.kind === 'problem' ? (
          <span className="problem">{reading.sentence}</span>
        ) : reading.kind === 'rules' ? (
          `In words: ${reading.sentences.map((sentence) => `${capitalise(sentence)}.`).join(' ')}`
        ) : (
          ''
        )}
      </p>
      <div>
        <button type="submit" className="button" disabled={reading.kind !== 'rules'}>
          Add house rule
        </button>
      </div>
    </form>
  );
}
