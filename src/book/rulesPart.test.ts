import { describe, expect, it } from 'vitest';
import { puzzleTypes } from '#puzzles/all.ts';
import { rulesPart } from './rulesPart.ts';

describe('the rules of a help text', () => {
  it.each(puzzleTypes.map((type) => [type.id, type] as const))(
    'of %s are a sentence and a list, without how to enter a puzzle',
    async (_, type) => {
      const { default: help } = await type.help();
      const rules = rulesPart(help);
      expect(rules).toMatch(/^<p>.*<\/ul>$/s);
      expect(help.length).toBeGreaterThan(rules.length);
      expect(rules).not.toMatch(/\bTo (?:enter|draw)\b|[Pp]rinted in|[Pp]ress |[Cc]hoose /);
    },
  );

  it('are all of a text without a list', () => {
    expect(rulesPart('<p>Fill all cells.</p>')).toBe('<p>Fill all cells.</p>');
  });
});
