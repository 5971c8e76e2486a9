import { autocompletion, completionKeymap, insertCompletionText } from '@codemirror/autocomplete';
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { setDiagnostics } from '@codemirror/lint';
import type { Diagnostic } from '@codemirror/lint';
import { StateEffect, StateField } from '@codemirror/state';
import type { EditorState, Extension, TransactionSpec } from '@codemirror/state';
import { Decoration, EditorView, keymap, WidgetType } from '@codemirror/view';
import type { DecorationSet } from '@codemirror/view';
import { completeDefinition } from '#definition/completion.ts';
import type { CompletionOption } from '#definition/completion.ts';
import type { DefinitionProblem } from '#definition/problem.ts';
import { DEFINITION_INDENT } from './definitionIndent.ts';

/** What is said behind a line; lines are 1-based. */
export type Said = ReadonlyMap<number, string>;

const setSaid = StateEffect.define<Said>();

/** Words behind a line, which are no part of the text. */
class Words extends WidgetType {
  constructor(private readonly words: string) {
    super();
  }
  override eq(other: Words): boolean {
    return other.words === this.words;
  }
  override toDOM(): HTMLElement {
    const span = document.createElement('span');
    span.className = 'lab-echo';
    // Read from the line below the editor instead: within the text it would sound like typed.
    span.ariaHidden = 'true';
    span.textContent = this.words;
    return span;
  }
}

const saidField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(drawn, { effects, state, changes }) {
    const now = effects.find((effect) => effect.is(setSaid));
    return now === undefined ? drawn.map(changes) : draw(state, now.value as Said);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const draw = ({ doc }: EditorState, said: Said): DecorationSet =>
  Decoration.set(
    [...said]
      .filter(([line]) => line <= doc.lines)
      .toSorted(([a], [b]) => a - b)
      .map(([line, words]) =>
        Decoration.widget({ widget: new Words(words), side: 1 }).range(doc.line(line).to),
      ),
  );

/** What is said in the editor. */
export interface EditorNotes {
  readonly said: readonly (readonly [line: number, words: string])[];
  readonly problems: readonly Pick<DefinitionProblem, 'line' | 'column' | 'sentence'>[];
}

/** Writes behind lines what they say, and underlines the problems. */
export function annotate(
  state: EditorState,
  said: Said,
  problems: EditorNotes['problems'],
): TransactionSpec {
  const diagnostics = problems.map((problem): Diagnostic => {
    const line = state.doc.line(Math.min(problem.line, state.doc.lines));
    // A problem at the end of a line underlines its last character.
    const from = Math.max(line.from, Math.min(line.from + problem.column - 1, line.to - 1));
    return { from, to: line.to, severity: 'error', message: problem.sentence };
  });
  const { effects = [] } = setDiagnostics(state, diagnostics);
  return { effects: [setSaid.of(said), ...(Array.isArray(effects) ? effects : [effects])] };
}

const theme = EditorView.theme({
  '.lab-echo': {
    marginLeft: '1.5em',
    color: 'var(--muted)',
    fontFamily: 'var(--font-sans, sans-serif)',
    fontStyle: 'italic',
    userSelect: 'none',
  },
  // The library's own wave is a picture, which the content security policy forbids.
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--warning)',
    textUnderlineOffset: '3px',
  },
  '.cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--sheet)',
    border: '1px solid var(--edge)',
    maxWidth: '30rem',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--warning)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--ink) !important',
    background: 'var(--selected) !important',
  },
});

/** The words that can be written at the cursor, from the table of phrases. */
function complete({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const { from, options } = completeDefinition(state.doc.toString(), pos);
  // On an empty line nothing is offered unasked.
  const isEmpty = state.doc.lineAt(pos).text.trim() === '';
  if (options.length === 0 || (isEmpty && !explicit)) return null;
  return { from, filter: false, options: options.map(asCompletion) };
}

const asCompletion = ({ text, detail, isHint, from: own }: CompletionOption): Completion => ({
  label: text,
  ...(detail === undefined ? {} : { info: detail }),
  // What is only described is typed by hand.
  apply: (view, _, from, to) => {
    if (isHint === true) return;
    const isLast = to === view.state.doc.lineAt(to).to;
    view.dispatch({
      ...insertCompletionText(view.state, isLast ? `${text} ` : text, own ?? from, to),
      userEvent: 'input.complete',
    });
  },
});

/** What the editor of definitions has besides typing. */
export const DEFINITION: Extension = [
  saidField,
  DEFINITION_INDENT,
  autocompletion({ override: [complete], icons: false }),
  keymap.of(completionKeymap),
  theme,
];
