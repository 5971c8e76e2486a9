/** The lines of a text, whatever ends them. */
export const linesOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/);
