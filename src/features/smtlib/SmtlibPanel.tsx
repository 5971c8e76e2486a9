import { writeSmtlib } from '#logic/smtlib/write.ts';
import { givenValues, titleOf } from '#puzzle/puzzleType.ts';
import { useDocument } from '#store/document.ts';
import { modelOf } from '#store/model.ts';

/** The puzzle as SMT-LIB text for any solver. */
export function SmtlibPanel() {
  const { type, puzzle } = useDocument();
  const model = modelOf(type, puzzle);
  const title = titleOf(puzzle) === '' ? type.name : `${type.name}: ${titleOf(puzzle)}`;
  return (
    <>
      <p className="mb-2 text-sm text-muted">
        The same rules and clues for any SMT solver; cell <i>i</i> is <code>Vi</code>.
      </p>
      <pre className="code" tabIndex={0} aria-label="SMT-LIB text">
        {writeSmtlib(model, givenValues(type, puzzle), title)}
      </pre>
    </>
  );
}
