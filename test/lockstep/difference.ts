/** The first place at which two values of plain data differ, with both values there; null = they are equal. */
export function difference(one: unknown, other: unknown, path = ''): string | null {
  if (Object.is(one, other)) return null;
  if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other))
    return `${path || 'all'}: ${told(one)} / ${told(other)}`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = difference(one[key], other[key], path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return null;
}

const isBranch = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

const told = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
