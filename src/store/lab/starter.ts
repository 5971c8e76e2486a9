import { ideas } from '#puzzles/ideas.ts';

/** What stands in the editor at first. */
export const STARTER = ideas[0]?.text ?? 'lab 1\n';
