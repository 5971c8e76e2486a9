/**
 * The last of a list as JSON: `most` of them, and fewer where those take more than `room` characters, but
 * one where there is any.
 */
export function lastAsText(list: readonly unknown[], most: number, room: number): string {
  const texts = list.slice(-most).map((each) => JSON.stringify(each));
  // Each takes a comma or the bracket at the end.
  let length = texts.reduce((sum, text) => sum + text.length + 1, 1);
  while (texts.length > 1 && length > room) length -= (texts.shift() ?? '').length + 1;
  return `[${texts.join()}]`;
}
