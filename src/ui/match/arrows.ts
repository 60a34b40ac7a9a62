/** Where an arrow key points. */
export const ARROWS: { readonly [key: string]: readonly [right: -1 | 0 | 1, up: -1 | 0 | 1] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The way on the table that an arrow points at on the screen; `turned` as on the stage. */
export const arrowOn = (
  [right, up]: readonly [right: number, up: number],
  turned: boolean | undefined,
): readonly [right: number, up: number] => (turned ? [up, 0 - right] : [right, up]);

/**
 * Whole units of a step of a key, mils or hundredths of a degree: 0.1 in and 1 degree, with Shift 1 in and 10, with Alt
 * 0.001 in and 0.01.
 */
export const nudgeOf = ({ altKey, shiftKey }: Pick<KeyboardEvent, 'altKey' | 'shiftKey'>): number =>
  altKey ? 1 : shiftKey ? 1000 : 100;

/** Which way an arrow key goes through a list: right and down are onwards. */
export const wayOf = ({ right, up }: { readonly right: number; readonly up: number }): 1 | -1 =>
  right - up > 0 ? 1 : -1;

/**
 * The next of a list after the one at `at`, round and round; the first (or last, backwards) when nothing is taken yet.
 */
export const cycled = <T>(list: readonly T[], at: number, step: 1 | -1): T | undefined =>
  list.length === 0
    ? undefined
    : list[at < 0 ? (step === 1 ? 0 : list.length - 1) : (at + step + list.length) % list.length];
