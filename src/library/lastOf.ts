/**
 * The last `most` items of a list as JSON; fewer if they exceed `room` characters, but at least
 * one.
 */
export function lastAsText(list: readonly unknown[], most: number, room: number): string {
  const texts = list.slice(-most).map((each) => JSON.stringify(each));
  // Each item is followed by a comma or the closing bracket.
  let length = texts.reduce((sum, text) => sum + text.length + 1, 1);
  while (texts.length > 1 && length > room) length -= (texts.shift() ?? '').length + 1;
  return `[${texts.join()}]`;
}
