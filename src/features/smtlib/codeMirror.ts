import { codeFolding, foldGutter, foldKeymap, foldService } from '@codemirror/language';
import { RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import type { EditorState, Extension } from '@codemirror/state';
import { Decoration, EditorView, gutter, GutterMarker, keymap, ViewPlugin } from '@codemirror/view';
import type { DecorationSet, ViewUpdate } from '@codemirror/view';
import { tokenize } from '#logic/smtlib/tokens.ts';

/** The marked lines of the text, as 0-based line numbers. */
export interface Marks {
  /** Lines about the cell or clue pointed at. */
  readonly lit: readonly number[];
  /** Lines that the last edit of the board changed. */
  readonly changed: readonly number[];
  /** Lines with an error of a run. */
  readonly failed: readonly number[];
}

export const setMarks = StateEffect.define<Marks>();

const NO_MARKS: Marks = { lit: [], changed: [], failed: [] };

const marksField = StateField.define<Marks>({
  create: () => NO_MARKS,
  update: (marks, { effects }) =>
    effects.reduce((now, effect) => (effect.is(setMarks) ? effect.value : now), marks),
  provide: (field) =>
    EditorView.decorations.from(field, (marks) => (view) => decorate(view, marks)),
});

const LINE_CLASSES = {
  changed: Decoration.line({ class: 'smt-changed' }),
  lit: Decoration.line({ class: 'smt-lit' }),
  failed: Decoration.line({ class: 'smt-failed' }),
};

function decorate({ state: { doc } }: EditorView, marks: Marks): DecorationSet {
  const ranges = (['changed', 'lit', 'failed'] as const).flatMap((kind) =>
    marks[kind].flatMap((line) =>
      line < doc.lines ? [LINE_CLASSES[kind].range(doc.line(line + 1).from)] : [],
    ),
  );
  return Decoration.set(ranges, true);
}

/** A sign in the gutter, since colour alone is not accessible. */
class Sign extends GutterMarker {
  constructor(private readonly sign: string) {
    super();
  }
  override eq(other: Sign): boolean {
    return other.sign === this.sign;
  }
  override toDOM(): Node {
    return document.createTextNode(this.sign);
  }
}

const SIGNS = [
  ['failed', new Sign('!')],
  ['lit', new Sign('›')],
  ['changed', new Sign('+')],
] as const;

const signs = gutter({
  class: 'smt-signs',
  lineMarker(view, { from }) {
    const marks = view.state.field(marksField);
    const line = view.state.doc.lineAt(from).number - 1;
    return SIGNS.find(([kind]) => marks[kind].includes(line))?.[1] ?? null;
  },
  lineMarkerChange: ({ startState, state }) =>
    startState.field(marksField) !== state.field(marksField),
  initialSpacer: () => new Sign('+'),
});

const COMMANDS = /^(?:assert|check-sat|declare|define|get-|set-|push|pop|echo|exit|reset)/;

const TOKEN_CLASSES = {
  comment: Decoration.mark({ class: 'smt-comment' }),
  keyword: Decoration.mark({ class: 'smt-keyword' }),
  numeral: Decoration.mark({ class: 'smt-numeral' }),
  string: Decoration.mark({ class: 'smt-numeral' }),
  command: Decoration.mark({ class: 'smt-command' }),
  cell: Decoration.mark({ class: 'smt-cell' }),
};

/**
 * Syntax colours of the visible text. A multi-line string that starts above it may be uncoloured.
 */
function colour(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    for (const { kind, text, from: start, to: end } of tokenize(view.state.sliceDoc(from, to))) {
      if (kind === 'open' || kind === 'close') continue;
      const name =
        kind !== 'symbol'
          ? kind
          : /^V\d+$/.test(text)
            ? 'cell'
            : COMMANDS.test(text)
              ? 'command'
              : undefined;
      if (name !== undefined) builder.add(from + start, from + end, TOKEN_CLASSES[name]);
    }
  }
  return builder.finish();
}

const colours = ViewPlugin.define(
  (view) => ({
    decorations: colour(view),
    update(update: ViewUpdate) {
      if (update.docChanged || update.viewportChanged) this.decorations = colour(update.view);
    },
  }),
  { decorations: ({ decorations }) => decorations },
);

/** A rule folds from its heading to the next blank line. */
const folding = foldService.of((state: EditorState, start: number) => {
  const heading = state.doc.lineAt(start);
  if (!heading.text.startsWith(';')) return null;
  let last = heading;
  while (last.number < state.doc.lines) {
    const next = state.doc.line(last.number + 1);
    if (next.text.trim() === '') break;
    last = next;
  }
  return last.number === heading.number ? null : { from: heading.to, to: last.to };
});

const theme = EditorView.theme({
  '.smt-signs': { width: '1em', color: 'var(--ink)', fontWeight: '700' },
  '.smt-comment': { color: 'var(--muted)', fontStyle: 'italic' },
  '.smt-command': { fontWeight: '600' },
  '.smt-keyword': { color: 'var(--muted)' },
  '.smt-numeral': { color: 'var(--proof)' },
  '.smt-cell': { color: 'var(--answer)' },
  '.smt-changed': { boxShadow: 'inset 3px 0 var(--proof)' },
  '.smt-lit': { backgroundColor: 'var(--hint)' },
  '.smt-failed': { boxShadow: 'inset 3px 0 var(--warning)' },
});

/** What the editor of SMT-LIB text has besides typing. */
export const SMTLIB: Extension = [
  signs,
  codeFolding(),
  foldGutter(),
  folding,
  keymap.of(foldKeymap),
  marksField,
  colours,
  theme,
];
