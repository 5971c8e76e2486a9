// Foreign JSON may contain anything; these functions check types before they read.

export type Json = unknown;
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : []);

export const stringOf = (value: Json): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** An integer, also if it is written as a string. */
export function wholeOf(value: Json): number | undefined {
  const text = stringOf(value).trim();
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** Whether a setting is on and not empty. */
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
