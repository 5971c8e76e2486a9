import { expect, it } from 'vitest';
import type { Certification } from '#store/solving/certificate.ts';
import type { Agreement } from '#store/solving/confirmation.ts';
import type { SolveState } from '#store/solving/solutions.ts';
import { sayConfirmation } from './sentences.ts';

const unique: SolveState = { kind: 'unique', solution: [1], milliseconds: 1 };
const none: SolveState = { kind: 'none', milliseconds: 1 };
const all: SolveState = {
  kind: 'several',
  solutions: [[1], [2]],
  complete: true,
  listing: false,
  milliseconds: 1,
};
const some: SolveState = {
  kind: 'several',
  solutions: [[1], [2]],
  complete: false,
  listing: true,
  milliseconds: 1,
};
const unknown: SolveState = {
  kind: 'unknown',
  reason: 'Too long.',
  solutions: [],
  milliseconds: 1,
};

const checked: Certification = {
  kind: 'checked',
  certificate: { formula: '', proof: '' },
  steps: 1234,
  milliseconds: 1,
};
const said = (verdict: SolveState, certification: Certification, agreement: Agreement) =>
  sayConfirmation(verdict, { certification, agreement })
    .filter((sentence) => sentence !== '')
    .join(' ');

it.each<[SolveState, Certification['kind'], Agreement, string]>([
  [unique, 'checked', 'asked', 'Proof of 1,234 steps, checked. Asking Z3 as well…'],
  [unique, 'checked', 'agrees', 'Proof of 1,234 steps, checked. Z3 agrees.'],
  [none, 'checked', 'agrees', 'Proof of 1,234 steps, checked. Z3 finds none.'],
  [all, 'checked', 'agrees', 'Proof of 1,234 steps, checked. Z3 finds no more.'],
  [all, 'checked', 'found', 'Proof of 1,234 steps, checked. Z3 counted them.'],
  [all, 'absent', 'found', 'Z3 counted them; no second proof.'],
  [some, 'none', 'agrees', 'Z3 confirms these.'],
  [some, 'absent', 'found', 'Z3 found this; no second proof.'],
  [unique, 'checking', 'asked', 'Checking the proof. Asking Z3 as well…'],
  [unique, 'absent', 'found', 'Z3 found this; no second proof.'],
  [unique, 'absent', 'agrees', 'Z3 agrees.'],
  [unique, 'checked', 'unheard', 'Proof of 1,234 steps, checked. Z3 gave no answer.'],
  [unique, 'stepless', 'unheard', 'Found without a proof to check. Z3 gave no answer.'],
  [
    unique,
    'checked',
    'offline',
    'Proof of 1,234 steps, checked. Z3 could not be fetched: there is no network.',
  ],
  [unique, 'checked', 'none', 'Proof of 1,234 steps, checked.'],
  [unique, 'none', 'none', ''],
  [unknown, 'checked', 'agrees', ''],
])('claims no more than was done: %j %s %s', (verdict, certification, agreement, sentence) => {
  const full = certification === 'checked' ? checked : { kind: certification };
  expect(said(verdict, full, agreement)).toBe(sentence);
});

it('says one step of one', () => {
  expect(said(unique, { ...checked, steps: 1 }, 'none')).toBe('Proof of 1 step, checked.');
});
