/** An object from untrusted data, fields not yet looked at. */
export type Loose = { readonly [key: string]: unknown };

/** Whether untrusted data is an object with fields. */
export const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that should be JSON; null when it is not. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
