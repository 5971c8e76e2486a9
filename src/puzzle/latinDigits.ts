/** The value of a digit of any script: Unicode has the ten of each in a row, and some rows in a row. */
function valueOfDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** A text with the digits of all scripts, and those of full width, written as 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, valueOfDigit);
