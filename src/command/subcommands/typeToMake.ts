import { nearestWord } from '#definition/problem.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { fetchPuzzleType, puzzleTypeIds } from '#puzzles/registry.ts';
import { readRulesFile } from '../rules.ts';
import type { Status } from '../status.ts';
import type { World } from '../world.ts';

/** The type that was named, or what the command ends with once it is said why there is none. */
export type TypeToMake =
  | { readonly ok: true; readonly type: PuzzleType }
  | { readonly ok: false; readonly status: Status };

/** The type with the one id among the words, or that of the rules in a file. */
export async function typeToMake(world: World, words: readonly string[]): Promise<TypeToMake> {
  const [word = ''] = words;
  const refuse = (status: Status, sentence: string): TypeToMake => {
    world.complain(`${sentence}\n`);
    return { ok: false, status };
  };
  const all = `${puzzleTypeIds.join(', ')}`;
  if (words.length !== 1) {
    return refuse('usage', `Name one type, or a file with rules. The types are ${all}.`);
  }
  const type = puzzleTypeIds.includes(word) ? await fetchPuzzleType(word) : undefined;
  if (type !== undefined) return { ok: true, type };
  const read = await readRulesFile(world, word);
  if (!read.ok) {
    if (isLikeFile(word)) return refuse('refused', read.sentence);
    const near = nearestWord(word, puzzleTypeIds);
    const types = near === undefined ? `The types are ${all}.` : `Did you mean "${near}"?`;
    return refuse('usage', `"${word}" is no type, and no file with rules. ${types}`);
  }
  const { reading, problems } = read.rules;
  for (const problem of problems) world.complain(`${problem}\n`);
  return reading.ok ? { ok: true, type: reading.type } : { ok: false, status: 'refused' };
}

/** Whether a word is more likely meant as a file than as a type; `-` is the standard input. */
const isLikeFile = (word: string): boolean => word === '-' || /[./\\]/.test(word);
