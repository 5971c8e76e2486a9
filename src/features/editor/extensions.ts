import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';

/**
 * Handles typing over a selection: browsers keep the replaced text's look by inline styles, which
 * the content security policy forbids.
 */
const typingOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, data, isComposing } = event;
    const isTyped = inputType === 'insertText' && data !== null;
    const isDeleted = inputType.startsWith('deleteContent') && !view.state.selection.main.empty;
    if (isComposing || !(isTyped || isDeleted)) return false;
    const { from, to } = replacedBy(event, view);
    if (from === to) return false;
    const insert = isTyped ? data : '';
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor: from + insert.length },
      userEvent: isTyped ? 'input.type' : 'delete.selection',
      scrollIntoView: true,
    });
    return true;
  },
});

/** What an input replaces. The editor hears of a new selection later than the browser has it. */
function replacedBy(
  event: InputEvent,
  view: EditorView,
): { readonly from: number; readonly to: number } {
  const [range] = event.getTargetRanges();
  if (range === undefined || !view.contentDOM.contains(range.startContainer)) {
    return view.state.selection.main;
  }
  return {
    from: view.posAtDOM(range.startContainer, range.startOffset),
    to: view.posAtDOM(range.endContainer, range.endOffset),
  };
}

const theme = EditorView.theme({
  '&': {
    height: 'var(--editor-height, 26rem)',
    fontSize: '0.8125rem',
    color: 'var(--ink)',
    backgroundColor: 'var(--paper)',
  },
  '&.cm-focused': { outline: '3px solid var(--accent)', outlineOffset: '2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.5' },
  '.cm-gutters': { color: 'var(--muted)', backgroundColor: 'var(--paper)', border: 'none' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--selected) !important',
  },
  '.cm-foldPlaceholder': {
    color: 'var(--muted)',
    background: 'none',
    border: '1px solid var(--edge)',
  },
  '.cm-matchingBracket': { background: 'var(--selected) !important' },
});

/** The kinds of change that a user makes. */
const BY_USER = ['input', 'delete', 'undo', 'redo', 'move'];

/**
 * What every editor of text has. `onText` is called for user input only; `onPoint` with the line
 * under the mouse or the cursor, 0-based, or none.
 */
export const editingExtensions = (heard: {
  readonly label: string;
  readonly onText: (text: string) => void;
  readonly onPoint: (line: number | undefined) => void;
}): Extension => [
  lineNumbers(),
  history(),
  drawSelection(),
  bracketMatching(),
  keymap.of([...defaultKeymap, ...historyKeymap]),
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({
    'aria-label': heard.label,
    // Explicit, since not every browser makes `contenteditable` focusable by keyboard.
    tabindex: '0',
    autocapitalize: 'off',
    spellcheck: 'false',
  }),
  typingOver,
  theme,
  EditorView.updateListener.of((update) => {
    const typed = update.transactions.some((transaction) =>
      BY_USER.some((kind) => transaction.isUserEvent(kind)),
    );
    if (update.docChanged && typed) heard.onText(update.state.doc.toString());
    if (update.selectionSet && update.view.hasFocus) {
      heard.onPoint(update.state.doc.lineAt(update.state.selection.main.head).number - 1);
    }
  }),
  EditorView.domEventHandlers({
    mousemove(event, view) {
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
      heard.onPoint(at === null ? undefined : view.state.doc.lineAt(at).number - 1);
    },
    mouseleave: () => heard.onPoint(undefined),
    blur: () => heard.onPoint(undefined),
  }),
];
