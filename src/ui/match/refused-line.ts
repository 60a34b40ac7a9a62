import type { Rejection } from '../../engine/game.ts';
import type { LogEntry } from './log.ts';

/** What of a refused command its name is found by. */
export interface Named {
  readonly type: string;
  readonly kind: string;
}

/**
 * A refused command in the log, with its rule and reason: `name` gives the game's words for the command, `say` the
 * sentence.
 */
export function refusedLine(
  command: unknown,
  [first]: readonly Rejection[],
  name: (named: Named) => string | undefined,
  say: (what: string, reason: string) => string,
): LogEntry | null {
  if (!first) return null;
  const { type, kind } = (command ?? {}) as { readonly type?: unknown; readonly kind?: unknown };
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    text: say(name({ type: text(type), kind: text(kind) }) ?? String(type), first.reason),
    rule: first.rule,
    tone: 'bad',
  };
}
