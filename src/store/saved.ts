import * as v from 'valibot';

/** What is kept of a document in the browser: the puzzle's text and the marks by cell. */
const Saved = v.object({ text: v.string(), marks: v.array(v.nullable(v.number())) });

export type Saved = v.InferOutput<typeof Saved>;

/** Reads what the browser kept; nothing where it is of another form. Throws on what is no JSON. */
export function readSaved(kept: string): Saved | undefined {
  const read = v.safeParse(Saved, JSON.parse(kept));
  return read.success ? read.output : undefined;
}
