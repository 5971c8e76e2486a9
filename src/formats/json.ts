// What comes out of a foreign JSON may be anything; these look before they take.

export type Json = unknown;
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : []);

export const stringOf = (value: Json): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** A whole number, also one that is written as text. */
export function wholeOf(value: Json): number | undefined {
  const text = stringOf(value).trim();
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** Whether a setting says anything: not off, not empty. */
export const says = (value: Json): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null && value !== false && value !== '' && value !== 0;

export function parseJson(text: string): Json {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
