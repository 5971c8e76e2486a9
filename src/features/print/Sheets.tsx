import { useEffect } from 'react';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { capitalise } from '#logic/words.ts';
import type { Sheet } from '#book/sheet.ts';
import { RulesHelp } from '../rules/RulesHelp.tsx';
import { answersInRow, chaptersOf, inPieces, typesOf } from '#book/layout.ts';
import type { Chapter, PageLayout } from '#book/layout.ts';
import { SheetBoard, SheetPuzzle } from './SheetPuzzle.tsx';

/**
 * Puzzles on paper, with answers at the back. Opens the browser's print window; the rest of the
 * page is not printed. Calls `onPrinted` when that is closed.
 */
export function Sheets({
  sheets,
  layout,
  onPrinted,
}: {
  readonly sheets: readonly Sheet[];
  readonly layout: PageLayout;
  readonly onPrinted: () => void;
}) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['printing'] = 'sheets';
    window.addEventListener('afterprint', onPrinted, { once: true });
    // After the boards are laid out.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onPrinted);
      delete dataset['printing'];
    };
    // `onPrinted` is a new function at each render, and one print is enough.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const { isBook } = layout;
  const chapters: readonly Chapter[] = isBook ? chaptersOf(sheets) : [{ grade: undefined, sheets }];
  const inOrder = chapters.flatMap((chapter) => chapter.sheets);
  const numberOf = new Map(inOrder.map(({ id }, index) => [id, index + 1]));
  return createPortal(
    <div className="sheets">
      {isBook && <Front layout={layout} chapters={chapters} />}
      {inPieces(inOrder, Number(layout.toPage)).map((page) => (
        <section key={page[0]?.id} className="sheet-page">
          <PageHead layout={layout} sheets={page} />
          <div className="sheet-boards" data-to-page={layout.toPage}>
            {page.map((sheet) => (
              <SheetPuzzle
                key={sheet.id}
                sheet={sheet}
                number={isBook ? numberOf.get(sheet.id) : undefined}
              />
            ))}
          </div>
        </section>
      ))}
      {layout.hasAnswers && (
        <Answers sheets={inOrder} numberOf={isBook ? numberOf : new Map<string, number>()} />
      )}
    </div>,
    document.body,
  );
}

/** What stands above the boards of a page: title, name and date, and the rules of its types. */
function PageHead({
  layout: { title, isBook, hasNames, hasRules },
  sheets,
}: {
  readonly layout: PageLayout;
  readonly sheets: readonly Sheet[];
}) {
  const types = hasRules && !isBook ? typesOf(sheets) : [];
  return (
    <header className="sheet-head">
      {!isBook && title !== '' && <h1>{title}</h1>}
      {hasNames && (
        <p className="sheet-names">
          <span>Name:</span>
          <span>Date:</span>
        </p>
      )}
      {types.map((type) => (
        <article key={type.id} className="sheet-type">
          {types.length > 1 && <h2>{type.name}</h2>}
          <RulesHelp type={type} part="rules" />
        </article>
      ))}
    </header>
  );
}

/** The title page of a book, with its contents, and the rules of its types. */
function Front({
  layout: { title, hasRules },
  chapters,
}: {
  readonly layout: PageLayout;
  readonly chapters: readonly Chapter[];
}) {
  return (
    <>
      <section className="sheet-front">
        <h1>{title}</h1>
        <ul>
          {chapters.map(({ grade, sheets }) => (
            <li key={grade ?? 'not graded'}>
              {`${capitalise(grade ?? 'not graded')}: ${sheets.length}`}
            </li>
          ))}
        </ul>
      </section>
      {hasRules && (
        <section className="sheet-rules">
          {typesOf(chapters.flatMap(({ sheets }) => sheets)).map((type) => (
            <article key={type.id}>
              <h2 className="sheet-title">{type.name}</h2>
              <RulesHelp type={type} part="rules" />
            </article>
          ))}
        </section>
      )}
    </>
  );
}

function Answers({
  sheets,
  numberOf,
}: {
  readonly sheets: readonly Sheet[];
  /** The numbers of a book's puzzles, by id. */
  readonly numberOf: ReadonlyMap<string, number>;
}) {
  const answered = sheets.filter(({ solution }) => solution !== undefined);
  if (answered.length === 0) return null;
  return (
    <section>
      <h1 className="sheet-title">{answered.length === 1 ? 'Answer' : 'Answers'}</h1>
      <div
        className="sheet-answers"
        style={{ '--in-row': answersInRow(answered) } as CSSProperties}
      >
        {answered.map((sheet) => (
          <figure key={sheet.id}>
            <figcaption>{numberOf.get(sheet.id) ?? sheet.name}</figcaption>
            <SheetBoard sheet={sheet} isSolution />
          </figure>
        ))}
      </div>
    </section>
  );
}
