import { expect, test } from 'vitest';
import { keepTyped, typedText } from './typed.ts';

test('what is typed into a panel is there when the panel is opened again, for the same type alone', () => {
  keepTyped('rule', 'sudoku', 'in each row');
  keepTyped('condition', 'sudoku', '(distinct');
  expect(typedText('rule', 'sudoku')).toBe('in each row');
  expect(typedText('condition', 'sudoku')).toBe('(distinct');
  expect(typedText('rule', 'kakuro')).toBe(undefined);
  keepTyped('rule', 'kakuro', 'touching cells');
  expect(typedText('rule', 'kakuro')).toBe('touching cells');
  expect(typedText('condition', 'sudoku')).toBe(undefined);
});
