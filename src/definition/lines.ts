/** The lines of a text, whatever ends them. */
export const textLines = (text: string): readonly string[] => text.split(/\r\n|\r|\n/);
