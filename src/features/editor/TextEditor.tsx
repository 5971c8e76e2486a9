import { EditorState } from '@codemirror/state';
import type { Extension, TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { editingExtensions } from './extensions.ts';

interface TextEditorProps {
  /** The accessible name. */
  readonly label: string;
  readonly text: string;
  /** What this editor has besides typing; read once. */
  readonly extensions: Extension;
  /** Dispatched whenever it is another function: marks, for example. */
  readonly update: (state: EditorState) => TransactionSpec;
  /** A line to scroll to, 0-based; a new object each time. */
  readonly show?: { readonly line: number } | undefined;
  /** Called for what the user types alone. */
  readonly onText: (text: string) => void;
  /** Called with the line under the mouse or the cursor, 0-based, or none. */
  readonly onPoint: (line: number | undefined) => void;
}

/**
 * A text editor. Its styles are in a shadow root, since the content security policy allows no
 * others.
 */
export function TextEditor(props: TextEditorProps) {
  const { label, text, extensions, update, show } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const heard = useRef(props);
  useEffect(() => {
    heard.current = props;
  });

  useEffect(() => {
    if (host.current === null) return undefined;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const view = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        extensions: [
          editingExtensions({
            label,
            onText: (typed) => heard.current.onText(typed),
            onPoint: (line) => heard.current.onPoint(line),
          }),
          extensions,
        ],
      }),
    });
    editor.current = view;
    return () => view.destroy();
  }, [label, extensions]);

  useEffect(() => {
    const view = editor.current;
    const before = view?.state.doc.toString() ?? text;
    if (view === null || before === text) return;
    // Replaces only the changed range, so that scroll position, folds and cursor stay.
    let start = 0;
    while (start < before.length && before[start] === text[start]) start += 1;
    let [end, until] = [before.length, text.length];
    while (end > start && until > start && before[end - 1] === text[until - 1]) {
      end -= 1;
      until -= 1;
    }
    view.dispatch({ changes: { from: start, to: end, insert: text.slice(start, until) } });
  }, [text]);

  // After the text: marks stand at its lines.
  useEffect(() => {
    const view = editor.current;
    view?.dispatch(update(view.state));
  }, [update]);

  useEffect(() => {
    const view = editor.current;
    if (view === null || show === undefined || show.line >= view.state.doc.lines) return;
    const { from } = view.state.doc.line(show.line + 1);
    view.dispatch({ effects: EditorView.scrollIntoView(from, { y: 'center' }) });
  }, [show]);

  // A page that is translated keeps what is written here.
  return <div ref={host} translate="no" className="text-editor" />;
}
