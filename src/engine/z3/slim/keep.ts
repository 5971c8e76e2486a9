/** Which functions of Z3 the slim part keeps, from those that were reached. */
import { countImported } from './imports.ts';
import { findMentions } from './instructions.ts';
import { readBodies } from './sections.ts';

/** What is called by its number from what is kept is kept, too, up to so many bytes, and what that calls. */
const SMALL = 2000;

/** From this part of a class that was reached, all of it is kept: the next question may come to the rest. */
const SHARE = 1 / 10;

/** Kept whatever was reached of them; together a fortieth of all. */
const ALWAYS = [
  // The solver that finite domains are left to.
  /^(sat|pb)::/,
  // What gives up does so by an exception, of which the glue asks the name and the message.
  /exception|demangle|terminate|__cxa|__cxx|^std::(?!__2)/,
  /^memory::|out_of_memory/,
  // The C library, whose functions have plain names; Z3's interface has such, too.
  /^(?!Z3_|async_)\w+$/,
];

/**
 * For each function, by index, which others it calls by their numbers, also by index: not those that
 * it finds in a table, and of those that are small.
 */
export function readSmallCalls(wasm: Uint8Array): readonly (readonly number[])[] {
  const imported = countImported(wasm);
  const bodies = readBodies(wasm);
  return bodies.map((body) =>
    findMentions(wasm, body)
      .map(({ index }) => index - imported)
      .filter((index) => {
        const { from, end } = bodies[index] ?? { from: 0, end: Infinity };
        return end - from <= SMALL;
      }),
  );
}

/**
 * For each function, by index, whether it is kept. `names` as the compiler writes them, with
 * namespaces, class, template arguments and parameters; `calls` as of `readSmallCalls`.
 */
export function chooseKept(
  names: readonly string[],
  calls: readonly (readonly number[])[],
  isReached: (index: number) => boolean,
): readonly boolean[] {
  const kept = new Set(chooseByName(names, isReached).flatMap((is, index) => (is ? [index] : [])));
  // What is added on the way is looked at in its turn.
  for (const index of kept) for (const called of calls[index] ?? []) kept.add(called);
  return names.map((_, index) => kept.has(index));
}

function chooseByName(
  names: readonly string[],
  isReached: (index: number) => boolean,
): readonly boolean[] {
  const classes = names.map(classOf);
  const counts = new Map<string, { all: number; reached: number }>();
  classes.forEach((name, index) => {
    const count = counts.get(name) ?? { all: 0, reached: 0 };
    count.all += 1;
    if (isReached(index)) count.reached += 1;
    counts.set(name, count);
  });
  return names.map((name, index) => {
    if (isReached(index) || ALWAYS.some((kept) => kept.test(name))) return true;
    const { all, reached } = counts.get(classes[index] ?? '') ?? { all: 1, reached: 0 };
    return classes[index] !== '' && reached / all >= SHARE;
  });
}

const ANONYMOUS = '(anonymous namespace)';

/** The class or namespace of a function by its name: what stands before the last `::` outside of brackets; may be ''. */
export function classOf(name: string): string {
  let depth = 0;
  let last = 0;
  for (let at = 0; at < name.length; at += 1) {
    if (name.startsWith(ANONYMOUS, at)) at += ANONYMOUS.length - 1;
    else if (name.startsWith('operator', at)) break;
    else if (name[at] === '<') depth += 1;
    else if (name[at] === '>') depth -= 1;
    else if (depth > 0) continue;
    else if (name[at] === '(') break;
    else if (name.startsWith('::', at)) last = at;
  }
  return name.slice(0, last);
}
