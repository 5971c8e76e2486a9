/**
 * Makes a function that remembers its last result, and gives it again to whoever asks with the
 * very same arguments: several parts of the page read the same thing off the same state.
 */
export function memoizeLast<Arguments extends readonly unknown[], Result>(
  make: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  let last: { readonly given: Arguments; readonly result: Result } | undefined;
  return (...given) => {
    const same = last !== undefined && last.given.every((each, at) => each === given[at]);
    if (last === undefined || !same) last = { given, result: make(...given) };
    return last.result;
  };
}
