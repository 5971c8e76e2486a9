import type { Puzzle } from './puzzle.ts';

/** How the comment with the author begins; other programs' files are read into the same form. */
const BY = 'By ';

/** The most characters of a title or an author's name. */
export const LONGEST_CREDIT = 120;

/** The place of the author among the comments, after the title; −1 if none is named. */
const authorAt = (comments: readonly string[]): number =>
  comments.findIndex((comment, at) => at > 0 && comment.startsWith(BY));

/** The author's name, from a comment after the title; or the empty string. */
export function authorOf({ comments }: Pick<Puzzle, 'comments'>): string {
  const at = authorAt(comments);
  return comments[at]?.slice(BY.length) ?? '';
}

/** "Stars, by Ada", "by Ada" or "Stars". */
export const sayCredits = (title: string, author: string): string =>
  [title, author && `by ${author}`].filter((words) => words !== '').join(', ');

/** "In the garden (Stars)": the name that somebody gave a puzzle of their own, before its title. */
export const sayName = (name: string | undefined, title: string): string =>
  name === undefined || title === '' || name.includes(title)
    ? (name ?? title)
    : `${name} (${title})`;

/** The puzzle with another title; all other comments stay where they are. */
export const withTitle = (puzzle: Puzzle, title: string): Puzzle => ({
  ...puzzle,
  comments: saidOf([title, ...puzzle.comments.slice(1)]),
});

/** The puzzle with another author; an empty name removes the comment. */
export function withAuthor(puzzle: Puzzle, author: string): Puzzle {
  const [title = '', ...others] = puzzle.comments;
  const at = authorAt(puzzle.comments) - 1;
  const line = author === '' ? [] : [`${BY}${author}`];
  // At the end, since the comment after a made puzzle's title is its recipe.
  const rest = at < 0 ? [...others, ...line] : others.toSpliced(at, 1, ...line);
  return { ...puzzle, comments: saidOf([title, ...rest]) };
}

/**
 * The comments of a puzzle from other programs, of which any may be empty, the title first. The
 * title's place stays only before an author, so that a name is not read as a title.
 */
export function creditsOf([title = '', ...others]: readonly string[]): readonly string[] {
  const said = others.filter((comment) => comment !== '');
  return title === '' && said[0]?.startsWith(BY) !== true ? said : saidOf([title, ...said]);
}

const saidOf = (comments: readonly string[]): readonly string[] =>
  comments.every((comment) => comment === '') ? [] : comments;
