import { create } from 'zustand';
import { useDocument } from '#store/document/document.ts';

/** A field of a panel whose text stays while other panels are open. */
type Field = 'rule' | 'condition' | 'output' | 'count';

/** What was typed under the rules of one puzzle type, by its id. */
interface Typed {
  readonly type: string;
  readonly texts: Readonly<Partial<Record<Field, string>>>;
}

const useTexts = create<Typed>()(() => ({ type: '', texts: {} }));

const textsFor = (type: string, typed: Typed): Typed['texts'] =>
  typed.type === type ? typed.texts : {};

/** What stands in a field; `undefined` if nothing was typed since a puzzle of this type was opened. */
export const typedText = (field: Field, type: string): string | undefined =>
  textsFor(type, useTexts.getState())[field];

/** Keeps what stands in a field, and forgets what was typed for other types. */
export const keepTyped = (field: Field, type: string, text: string): void =>
  useTexts.setState((typed) => ({ type, texts: { ...textsFor(type, typed), [field]: text } }));

/** A field's text, which outlasts its panel, and what changes it; for the type on the board. */
export function useTyped(field: Field, first = ''): readonly [string, (text: string) => void] {
  const { id } = useDocument().type;
  const text = useTexts((typed) => textsFor(id, typed)[field]);
  return [text ?? first, (next) => keepTyped(field, id, next)];
}
