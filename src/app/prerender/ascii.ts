/**
 * Built files in ASCII. A browser holds a text at one byte a letter as long as all are in Latin-1; a
 * single dash or arrow makes it two bytes for all of the file, and reading it takes that much longer.
 */
import type { Plugin } from 'vite';

/** Every UTF-16 unit outside of ASCII: two of them for an astral letter. */
const UNITS = /[^\0-\x7f]/g;
/** Every letter outside of ASCII. */
const LETTERS = /[^\0-\x7f]/gu;

const hex = (code: number, length: number): string => code.toString(16).padStart(length, '0');

/** JavaScript that does the same. Only `String.raw` could tell; nothing of ours uses it with such letters. */
export const asciiScript = (code: string): string =>
  code.replaceAll(UNITS, (unit) => `\\u${hex(unit.charCodeAt(0), 4)}`);

/** A style sheet that says the same; six digits need no blank after them. */
export const asciiStyle = (style: string): string =>
  style.replaceAll(LETTERS, (letter) => `\\${hex(letter.codePointAt(0) ?? 0, 6)}`);

/** HTML that shows the same, without the text of scripts and styles. */
export const asciiMarkup = (html: string): string =>
  html.replaceAll(LETTERS, (letter) => `&#${letter.codePointAt(0)};`);

/** Has every script of a build in ASCII; a build of workers is one of its own. */
export const asciiScripts = (): Plugin => ({
  name: 'ascii-scripts',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = asciiScript(file.code);
      }
    },
  },
});
