import type { LoggedPly, LogRow } from './log.ts';

/** Commands after which dice are put away. */
const KEPT = 5;
/** Rolls that are shown at one place; the log has them all. */
const SHOWN = 3;

/** The dice on the screen: those of whoever acts, and apart from them those of whoever answers. */
export interface Tray {
  readonly acting: readonly LogRow[];
  readonly answering: readonly LogRow[];
}

const rolled = ({ dice }: LogRow): boolean => dice !== undefined;

/**
 * The dice that lie in the tray: those of the last command that rolled any, until they are old. Where dice are
 * answered, everything rolled since the last heading lies there together, each at its place. `current`: nothing older
 * than the last heading.
 */
export function trayOf(log: readonly LoggedPly<unknown>[], current = false): Tray {
  const last = log
    .slice(-KEPT)
    .reverse()
    .find(({ lines }) => lines.some(rolled));
  const answered = last?.lines.some(({ dice, tint }) => dice && tint) ?? false;
  const lines = log.flatMap((one) => one.lines);
  const at = last ? lines.findLastIndex(({ key }) => key === last.lines.find(rolled)!.key) : -1;
  const heads = lines.flatMap(({ head }, index) => (head ? [index] : []));
  const begin = heads.findLast((index) => index <= at) ?? 0;
  const end = heads.find((index) => index > at) ?? lines.length;
  if (!last || (current && end < lines.length)) return { acting: [], answering: [] };
  const dice = (answered ? lines.slice(begin, end) : last.lines).filter(rolled);
  return {
    acting: dice.filter(({ answer }) => !answer).slice(-SHOWN),
    answering: dice.filter(({ answer }) => answer).slice(-SHOWN),
  };
}
