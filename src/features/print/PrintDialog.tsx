import { XIcon } from '#ui/icons.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { answerSheets } from '#store/asking/sheets.ts';
import type { Sheet } from '#book/sheet.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Segments } from '#ui/Segments.tsx';
import { fetchHelp } from '../rules/RulesHelp.tsx';
import { saySheets, TO_PAGE, typesOf } from '#book/layout.ts';
import type { PageLayout, ToPage } from '#book/layout.ts';
import { Sheets } from './Sheets.tsx';

const LONGEST_TITLE = 80;

const PLAIN: PageLayout = {
  toPage: '1',
  hasRules: true,
  hasAnswers: true,
  hasNames: false,
  isBook: false,
  title: '',
};

/** The last choice of this visit. */
let last = PLAIN;

/** The print options, shown while answers are computed. */
export function PrintDialog({
  sheets,
  onClose,
}: {
  readonly sheets: readonly Sheet[];
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const answered = useAnswers(sheets);
  const [layout, setLayout] = useState<PageLayout>(
    sheets.length > 1 ? last : { ...last, toPage: '1', isBook: false },
  );
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const change = (part: Partial<PageLayout>) => {
    last = { ...layout, ...part };
    setLayout(last);
  };
  const print = async () => {
    if (layout.hasRules) await fetchHelp(typesOf(sheets));
    setPrinting(true);
  };
  return (
    <dialog ref={dialog} className="settings" aria-labelledby={titleId} onClose={onClose}>
      <div className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="card-title">
          Print
        </h2>
        <IconButton label="Close" onClick={() => dialog.current?.close()}>
          <Icon of={XIcon} />
        </IconButton>
      </div>
      <p aria-live="polite" className="mb-2 min-h-12 text-sm">
        {saySheets(answered.sheets, answered.looked)}
      </p>
      {sheets.length > 1 && (
        <div className="mb-2 grid justify-items-start gap-1">
          <p className="text-sm">Puzzles per page</p>
          <Segments
            legend="Puzzles per page"
            options={TO_PAGE.map((value) => ({ value, label: value, hint: hintOf(value) }))}
            chosen={layout.toPage}
            onChoose={(toPage) => change({ toPage })}
          />
        </div>
      )}
      <Toggle label="Rules" isOn={layout.hasRules} onTurn={(hasRules) => change({ hasRules })} />
      <Toggle
        label="Answers at the back"
        isOn={layout.hasAnswers}
        onTurn={(hasAnswers) => change({ hasAnswers })}
      />
      <Toggle
        label="A line for name and date"
        isOn={layout.hasNames}
        onTurn={(hasNames) => change({ hasNames })}
      />
      {sheets.length > 1 && (
        <Toggle
          label="As a book: a title page, by difficulty"
          isOn={layout.isBook}
          onTurn={(isBook) => change({ isBook })}
        />
      )}
      <label className="field mt-1">
        Title
        <input
          className="select min-w-0 flex-1"
          maxLength={LONGEST_TITLE}
          placeholder={layout.isBook ? TITLE : 'none'}
          value={layout.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </label>
      <div className="mt-4">
        <Button onClick={() => void print()}>Print</Button>
      </div>
      {isPrinting && (
        <Sheets
          sheets={answered.sheets}
          layout={{ ...layout, title: layout.title.trim() || (layout.isBook ? TITLE : '') }}
          onPrinted={() => setPrinting(false)}
        />
      )}
    </dialog>
  );
}

/** Of a book without a title of its own. */
const TITLE = 'Puzzles';

const hintOf = (toPage: ToPage): string =>
  toPage === '1' ? 'One puzzle to a page' : `${toPage} puzzles to a page`;

function Toggle({
  label,
  isOn,
  onTurn,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}) {
  return (
    <label className="settings-toggle">
      <input
        type="checkbox"
        className="size-4 accent-accent"
        checked={isOn}
        onChange={({ target }) => onTurn(target.checked)}
      />
      {label}
    </label>
  );
}

/** The puzzles with their known answers and grades, and the number examined. */
function useAnswers(sheets: readonly Sheet[]) {
  const [answered, setAnswered] = useState({ sheets, looked: 0 });
  useEffect(() => {
    const over = new AbortController();
    const take = (sheet: Sheet): void =>
      setAnswered(({ sheets: before, looked }) => ({
        sheets: before.map((each) => (each.id === sheet.id ? sheet : each)),
        looked: looked + 1,
      }));
    void answerSheets(sheets, take, over.signal);
    return () => over.abort();
  }, [sheets]);
  return answered;
}
