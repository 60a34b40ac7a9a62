let begun: string | null = null;

/** Remembers the match that was begun with a quick start. */
export const beganQuickly = (match: string): void => void (begun = match);

/**
 * Whether a match was just begun with a quick start, so that its screen may get everything ready by itself. Only once,
 * and only in the page that began it: a match that is opened again is left to its players.
 */
export function takesQuickStart(match: string): boolean {
  const quick = begun === match;
  if (quick) begun = null;
  return quick;
}
