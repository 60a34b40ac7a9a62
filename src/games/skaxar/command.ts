import { parseAttempt, type PlainAttempt } from '../../engine/attempt.ts';
import type { Parsed } from '../../engine/game.ts';

/** SK-16.1. `slot` from 1; `ship` with its seat (`A-E14`), for a Repair card that has a target. */
export type SkaxarCommand =
  | { readonly type: 'buy'; readonly slot: number; readonly ship?: string }
  | { readonly type: 'pass' }
  | { readonly type: 'harvest'; readonly slot: number }
  | { readonly type: 'decline' }
  | { readonly type: 'resign' };

export type CommandType = SkaxarCommand['type'];
/** The parameters of each command (SK-16.1); `slots`: several at once, which SK-6.7 answers. */
export const PARAMETERS: { readonly [type in CommandType]: readonly string[] } = {
  buy: ['slot', 'ship', 'slots'],
  pass: [],
  harvest: ['slot'],
  decline: [],
  resign: [],
};
export const isCommandType = (type: string): type is CommandType => Object.hasOwn(PARAMETERS, type);

/**
 * What a seat tries: any named type with plain parameters not yet looked at. SK-16.3 answers an unknown command with a
 * sentence of its own and asks for the window and the seat before the slot, so `parse` lets all of it through and
 * `check` judges it.
 */
export type Attempt = PlainAttempt;

/** Untrusted input to an attempt. */
export const parseCommand: (raw: unknown) => Parsed<Attempt> = parseAttempt;
