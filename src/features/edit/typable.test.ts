import { describe, expect, it } from 'vitest';
import { standardParameters } from '#puzzle/parameters.ts';
import { emptyPuzzle } from '#puzzle/puzzleType.ts';
import type { Layer } from '#store/document/layer.ts';
import { findPuzzleType, puzzleTypes } from '#puzzles/all.ts';
import { layerEntry } from './layers.ts';
import { sayTypable, sayTypableAt } from './typable.ts';

function typed(id: string, layer: Layer): string {
  const type = findPuzzleType(id);
  if (type === undefined) throw new Error(`There is no ${id}`);
  return sayTypable(layerEntry(type, standardParameters(type.parameters), layer, 'value'));
}

describe('what can be typed', () => {
  it.each<[string, Layer, string]>([
    ['snake', 'clues', 'Type B (black circle) or W (white circle) here.'],
    ['sudoku', 'clues', 'Type 1 to 9 here.'],
    ['nurikabe', 'clues', 'Type 0 to 9 or ? (unknown number) here.'],
    ['nurikabe', 'marks', 'Type X (shaded cell) or . (blank) here.'],
    ['kenken', 'areas', 'Type 0 to 9, +, −, × or ÷ here.'],
    ['battleship', 'clues', 'Type X, ~, O, <, >, ^, V or S here.'],
    ['norinori', 'areas', 'Nothing is typed here: drag over cells.'],
  ])('is said of %s, %s', (id, layer, sentence) => {
    expect(typed(id, layer)).toBe(sentence);
  });

  it.each([
    ['slitherlink', false, 'Type 0 to 3 here.'],
    ['yajilin', false, 'Type a number with ↑, ↓, ← or →, or ? here.'],
    ['paint-by-numbers', true, 'Press Enter, then type 0 to 10.'],
  ])('is said of a clue of %s', (id, isOpened, sentence) => {
    const type = findPuzzleType(id);
    const [site] = type?.sites === undefined ? [] : type.sites(emptyPuzzle(type));
    expect(site && sayTypableAt(site, isOpened)).toBe(sentence);
  });

  it('is said of every type in a line or two', () => {
    for (const { id } of puzzleTypes) expect(typed(id, 'marks').length).toBeLessThan(90);
  });
});
