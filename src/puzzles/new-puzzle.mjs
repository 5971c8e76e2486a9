// npm run new-puzzle NAME: copies the template to a folder with that name, and renames it.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Tests pass another folder, so that they do not write into this one.
const [name = '', puzzles = fileURLToPath(new URL('.', import.meta.url))] = process.argv.slice(2);

const refuse = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  refuse(
    'A puzzle’s name is lower-case letters and digits, in words joined by hyphens: npm run new-puzzle kakuro',
  );
}
const folder = join(puzzles, name);
if (existsSync(folder)) refuse(`There is a puzzle called ${name} already: ${folder}`);

const words = name.split('-');
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
/** starBattle */
const identifier = words[0] + words.slice(1).map(capital).join('');
/** Star Battle */
const display = words.map(capital).join(' ');

// Names that would not compile: reserved words, and names that the template's files use.
const RESERVED =
  /^(class|const|default|do|else|false|for|function|if|in|let|new|null|switch|this|true|try|var|void|while|with|yield)$/;
const template = join(puzzles, '_template');
const files = readdirSync(template).map((file) => [
  file,
  readFileSync(join(template, file), 'utf8'),
]);
const used = files.some(
  ([file, text]) => file.endsWith('.ts') && new RegExp(`\\b${identifier}\\b`).test(text),
);
if (RESERVED.test(identifier) || used) {
  refuse(
    `${name} is a word that the code needs itself; please add another word, as in ${name}-puzzle`,
  );
}

/** In one pass, so that a new name that contains "template" is not renamed again. */
const rename = (text) =>
  text.replaceAll(/'template'|\btemplate(?=[A-Z]|\b)|Template/g, (found) => {
    if (found === 'Template') return display;
    return found === 'template' ? identifier : `'${name}'`;
  });

mkdirSync(folder);
for (const [file, text] of files) {
  writeFileSync(join(folder, file.replace('template', name)), rename(text));
}

console.log(`${folder} is a copy of the template. One line in src/puzzles/registry.ts adds it:

  '${name}',

Then follow src/puzzles/README.md.`);
