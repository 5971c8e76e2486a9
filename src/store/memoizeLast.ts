/**
 * Memoizes a function's last result, as memoize-one does: several parts of the page derive the same
 * from the same state. Arguments are compared by identity.
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
