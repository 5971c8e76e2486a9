import { CornerDownLeft, Delete, Space } from '#ui/icons.ts';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { hasCoarsePointer } from '#board/pointer.ts';
import { clueBoxName } from '#board/siteView.ts';
import { mostOf, spellingOf, takesNone } from '#puzzle/site.ts';
import { useDocument } from '#store/document/document.ts';
import { Icon } from '#ui/Icon.tsx';

/** Inserts text at the caret, as typing would. */
function write(input: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = input;
  input.setRangeText(text, selectionStart ?? 0, selectionEnd ?? 0, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Deletes the selection, or the character before the caret. */
function erase(input: HTMLInputElement): void {
  const { selectionStart, selectionEnd } = input;
  const end = selectionEnd ?? 0;
  const start = selectionStart === end ? Math.max(0, end - 1) : (selectionStart ?? 0);
  input.setRangeText('', start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const goOn = (input: HTMLInputElement): boolean =>
  input.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
  );

/** The focused text box of a clue, and its text. */
function useClueBox() {
  const [box, setBox] = useState<{ readonly input: HTMLInputElement; readonly typed: string }>();
  useEffect(() => {
    const look = () => {
      const input = document.activeElement;
      const isClue = input instanceof HTMLInputElement && input.matches('.board-site-input');
      setBox(isClue && !input.readOnly ? { input, typed: input.value } : undefined);
    };
    // Between the blur of one box and the focus of the next, nothing has focus.
    const lookSoon = () => void setTimeout(look);
    const events = ['focusin', 'focusout', 'input'] as const;
    for (const event of events) document.addEventListener(event, lookSoon);
    return () => {
      for (const event of events) document.removeEventListener(event, lookSoon);
    };
  }, []);
  return box;
}

/**
 * Keys for clues outside the cells on touch screens: a phone's own keyboard has only numbers there,
 * and covers the board.
 */
export function CluePad() {
  const box = useClueBox();
  const { type, puzzle } = useDocument();
  if (box === undefined || !hasCoarsePointer()) return null;
  const { input, typed } = box;
  const name = input.getAttribute('aria-label') ?? '';
  const slot = type.sites?.(puzzle).find((site) => name === clueBoxName(site))?.slot;
  const key = (label: string, press: (input: HTMLInputElement) => unknown, shown: ReactNode) => (
    <button
      key={label}
      type="button"
      className="key font-bold"
      aria-label={label}
      // Keeps focus in the text box.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => press(input)}
    >
      {shown}
    </button>
  );
  return (
    <div role="group" aria-label="Clue keys" className="clue-pad">
      <output className="clue-typed">{`${name}: ${typed}`}</output>
      {spellingOf(slot)?.isWithoutDigits !== true &&
        ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'].map((digit) =>
          key(`Type ${digit}`, (at) => write(at, digit), digit),
        )}
      {slot !== undefined &&
        mostOf(slot) > 1 &&
        key('Another number', (at) => write(at, ' '), <Icon of={Space} />)}
      {spellingOf(slot)?.signs.map(({ symbol }) =>
        key(`Type ${symbol}`, (at) => write(at, symbol), symbol),
      )}
      {slot !== undefined && takesNone(slot) && key('No numbers', (at) => write(at, '-'), '–')}
      {key('Take back', erase, <Icon of={Delete} />)}
      {key('Next clue', goOn, <Icon of={CornerDownLeft} />)}
    </div>
  );
}
