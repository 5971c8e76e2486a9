import { capitalise } from '#logic/words.ts';
import { drawBoard } from '#picture/boardPicture.ts';
import { gradeOf } from '#puzzle/difficulty.ts';
import { escapeMarkup } from '#puzzle/escapeMarkup.ts';
import { gradingOf } from '#puzzle/grading.ts';
import type { PuzzleType } from '#puzzle/puzzleType.ts';
import { answersInRow, chaptersOf, inPieces, typesOf } from './layout.ts';
import type { PageLayout } from './layout.ts';
import { rulesPart } from './rulesPart.ts';
import type { Sheet } from './sheet.ts';
import { ownRules } from '#puzzle/ownRules.ts';
import { sheetTitle } from './sheetWords.ts';

/** A page is as high as Letter leaves. Above is the title; boards share what is left. */
const STYLES = `
@page { margin: 1.2cm; }
body { margin: 0; font: 11pt/1.4 Georgia, 'Times New Roman', serif; color: #1d1c1a; background: #fff; }
h1, h2, h3 { margin: 0 0 2mm; line-height: 1.2; }
.front { display: grid; align-content: center; justify-items: center; gap: 1cm; height: 22cm; }
.front h1 { font-size: 32pt; }
.front ul { list-style: none; padding: 0; }
.front, .rules, .page { break-after: page; }
.page { display: grid; gap: 6mm 8mm; height: 24cm; grid-auto-rows: minmax(0, 1fr); }
.page[data-to-page='4'], .page[data-to-page='6'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.puzzle { display: flex; flex-direction: column; min-height: 0; break-inside: avoid; }
.puzzle h3 { display: flex; justify-content: space-between; }
.puzzle p { margin: 0 0 2mm; }
.puzzle small { font-style: italic; font-weight: 400; }
.puzzle svg { flex: 1; min-height: 0; width: 100%; height: auto; }
.answers { display: grid; gap: 6mm; }
.answers figure { margin: 0; break-inside: avoid; font-size: 9pt; }
.answers svg { width: 100%; height: auto; }
`;

/**
 * Puzzles as a book: one HTML document without scripts that needs nothing else, to be printed. Its
 * pages are a title with the contents, the rules of its types, the puzzles by grade, the answers.
 */
export async function writeBook(
  sheets: readonly Sheet[],
  { title, toPage, hasRules, hasAnswers }: Omit<PageLayout, 'hasNames' | 'isBook'>,
): Promise<string> {
  const chapters = chaptersOf(sheets);
  const inOrder = chapters.flatMap((chapter) => chapter.sheets);
  const rules = hasRules ? await Promise.all(typesOf(inOrder).map(writeRules)) : [];
  const contents = chapters.map(
    ({ grade, sheets: own }) => `<li>${capitalise(grade ?? 'not graded')}: ${own.length}</li>`,
  );
  const pages = inPieces([...inOrder.entries()], Number(toPage)).map(
    (page) =>
      `<section class="page" data-to-page="${toPage}">\n${page.map(([at, sheet]) => writeSheet(sheet, at + 1)).join('')}</section>\n`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title>
<style>${STYLES}</style>
</head>
<body>
<section class="front"><h1>${escapeMarkup(title)}</h1><ul>${contents.join('')}</ul></section>
${rules.length === 0 ? '' : `<section class="rules">\n${rules.join('')}</section>\n`}${pages.join('')}${hasAnswers ? writeAnswers(inOrder) : ''}</body>
</html>
`;
}

const writeRules = async (type: PuzzleType): Promise<string> =>
  // HTML of our own files, or of a definition, which escapes it.
  `<article><h2>${escapeMarkup(type.name)}</h2>${rulesPart((await type.help()).default)}</article>\n`;

function writeSheet(sheet: Sheet, number: number): string {
  const { type, puzzle, difficulty } = sheet;
  const grade = difficulty === undefined ? undefined : gradeOf(difficulty, gradingOf(type, puzzle));
  const own = ownRules(sheet.type, sheet.puzzle);
  return `<section class="puzzle">
<h3><span>${escapeMarkup(sheetTitle(sheet, number))}</span>${grade === undefined ? '' : `<small>${grade}</small>`}</h3>
${own.length === 0 ? '' : `<p>${escapeMarkup(own.join(' '))}</p>\n`}${drawBoard(type, puzzle, undefined).svg}</section>
`;
}

function writeAnswers(inOrder: readonly Sheet[]): string {
  const answered = [...inOrder.entries()].flatMap(([at, { type, puzzle, solution }]) =>
    solution === undefined ? [] : [{ at, type, puzzle, solution }],
  );
  if (answered.length === 0) return '';
  const figures = answered.map(
    ({ at, type, puzzle, solution }) =>
      `<figure><figcaption>${at + 1}</figcaption>\n${drawBoard(type, puzzle, { marks: puzzle.givens.map(() => undefined), overlay: solution }).svg}</figure>\n`,
  );
  const columns = `grid-template-columns: repeat(${answersInRow(inOrder)}, minmax(0, 1fr))`;
  return `<section>
<h2>${answered.length === 1 ? 'Answer' : 'Answers'}</h2>
<div class="answers" style="${columns}">
${figures.join('')}</div>
</section>
`;
}
