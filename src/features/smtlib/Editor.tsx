import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { extensionsFor, setMarks } from './codeMirror.ts';
import type { Marks } from './codeMirror.ts';

interface EditorProps {
  readonly text: string;
  readonly marks: Marks;
  /** A line to scroll to, 0-based; a new object each time. */
  readonly show: { readonly line: number } | undefined;
  readonly onText: (text: string) => void;
  readonly onPoint: (line: number | undefined) => void;
}

/**
 * The text editor. Its styles are in a shadow root, since the content security policy allows no
 * others.
 */
export function Editor({ text, marks, show, onText, onPoint }: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const heard = useRef({ onText, onPoint });
  useEffect(() => {
    heard.current = { onText, onPoint };
  });

  useEffect(() => {
    if (host.current === null) return undefined;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const view = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        extensions: extensionsFor({
          onText: (typed) => heard.current.onText(typed),
          onPoint: (line) => heard.current.onPoint(line),
        }),
      }),
    });
    editor.current = view;
    return () => view.destroy();
  }, []);

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

  useEffect(() => editor.current?.dispatch({ effects: setMarks.of(marks) }), [marks]);

  useEffect(() => {
    const view = editor.current;
    if (view === null || show === undefined || show.line >= view.state.doc.lines) return;
    const { from } = view.state.doc.line(show.line + 1);
    view.dispatch({ effects: EditorView.scrollIntoView(from, { y: 'center' }) });
  }, [show]);

  return <div ref={host} className="min-h-[26rem] rounded-md border border-edge" />;
}
