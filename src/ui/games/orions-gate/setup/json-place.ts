/** A text's place, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

const SPACE = /[ \t\r\n]*/y;
const ATOM = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// Control characters are forbidden in JSON texts.
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

/** Deeper texts are no tables; the search for the place ends there. */
const DEEPEST = 100;

/** Where a text stops being JSON, the same in every browser; null when all of it is JSON. */
export function brokenAt(text: string): Place | null {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.test(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const sign = (wanted: string): boolean => {
    take(SPACE);
    if (text[at] !== wanted) return false;
    at += 1;
    take(SPACE);
    return true;
  };
  const members = (end: string, one: () => boolean): boolean => {
    if (sign(end)) return true;
    do if (!one()) return false;
    while (sign(','));
    return sign(end);
  };
  const value = (depth: number): boolean => {
    take(SPACE);
    if (depth > DEEPEST) return false;
    if (text[at] === '{') return sign('{') && members('}', () => take(STRING) && sign(':') && value(depth + 1));
    if (text[at] === '[') return sign('[') && members(']', () => value(depth + 1));
    return take(STRING) || take(ATOM);
  };
  const whole = value(0);
  take(SPACE);
  if (whole && at === text.length) return null;
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}
