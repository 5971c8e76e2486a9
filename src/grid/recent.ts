/**
 * Keeps the last few of what is made by a key, and gives the same again as long as it is in use:
 * boards of a size share it, and of sizes that nobody looks at any more nothing is left.
 */
export function createRecent<Key, Value>(kept: number): (key: Key, make: () => Value) => Value {
  const values = new Map<Key, Value>();
  return (key, make) => {
    const value = values.get(key) ?? make();
    values.delete(key);
    values.set(key, value);
    // A map keeps the order of insertion, so the first is the one unused for longest.
    const [oldest = key] = values.keys();
    if (values.size > kept) values.delete(oldest);
    return value;
  };
}
