import type { Rejection } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import { unhandled } from '../../../engine/unhandled.ts';
import type { Attempt } from '../command.ts';
import { DIRECTIONS, MAX_WEAPONS, SIDES } from '../data/sides.ts';
import type { BattlespaceSiriusState } from '../state.ts';

const bad = (reason: string): Rejection => ({ rule: 'BS-13.4', reason });

/** The parameters of table 13.A, by kind. */
const MANEUVERS: { readonly [kind: string]: readonly string[] } = {
  stay: [],
  rotate: ['turn'],
  position: ['to'],
  rotatePosition: ['to', 'turn', 'pay'],
};
const REACTIONS: { readonly [kind: string]: readonly string[] } = {
  nothing: [],
  rotate: ['turn', 'pay'],
  sentry: ['lines', 'pay'],
};
/** What a kind that costs nothing is called. */
const FREE: { readonly [kind: string]: string } = {
  stay: 'Stay Put',
  rotate: 'Rotate',
  position: 'Position',
  nothing: 'Nothing',
};

/** BS-13.1, BS-13.4: why the parameters of a command make no sense; null = they have the listed types and values. */
// eslint-disable-next-line complexity -- one flat switch over all commands, a case each
export function malformed(state: BattlespaceSiriusState, attempt: Attempt): Rejection | null {
  switch (attempt.type) {
    case 'maneuver':
      return ofKind(attempt, MANEUVERS, 'no such maneuver; choose stay, rotate, position or rotatePosition.');
    case 'react':
      return ofKind(attempt, REACTIONS, 'in Enemy Reaction you may rotate, give Sentry Fire or do nothing.');
    case 'lock':
      return superfluous(attempt, ['target', 'lines']) ?? noSeat(state, attempt['target']) ?? noLines(attempt['lines']);
    case 'fire':
      return (
        unpaidFire(state, attempt) ??
        superfluous(attempt, ['line', 'weapons', 'pay']) ??
        noLine(attempt['line']) ??
        noWeapons(attempt['weapons'])
      );
    case 'repair':
      return superfluous(attempt, ['sides']) ?? noSides('sides', attempt['sides']);
    case 'agreeDraw':
      return (
        superfluous(attempt, ['agree']) ??
        (typeof attempt['agree'] === 'boolean' ? null : bad('agree is true or false.'))
      );
    case 'resign':
    case 'revealLifeboat':
      return superfluous(attempt, []);
    default:
      return unhandled(attempt.type);
  }
}

function ofKind(attempt: Attempt, kinds: typeof MANEUVERS, none: string): Rejection | null {
  const { kind, turn, to, pay } = attempt;
  if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return bad(none);
  const listed = kinds[kind]!;
  if (!listed.includes('pay') && pay !== undefined) {
    // BS-1.9: an action that costs nothing may carry an empty list.
    if (!Array.isArray(pay) || pay.length > 0) return bad(`${FREE[kind]} is free; it takes no payment.`);
  }
  const extra = superfluous(attempt, ['kind', 'pay', ...listed]);
  if (extra) return extra;
  if (listed.includes('to') && !isCell(to)) return bad('a cell is two whole numbers.');
  if (listed.includes('turn') && !Number.isSafeInteger(turn)) return bad('turn is a whole number of degrees.');
  if (listed.includes('lines')) {
    const lines = noLines(attempt['lines']);
    if (lines) return lines;
  }
  return pay === undefined ? null : noSides('pay', pay);
}

/**
 * X44: the firing side pays for its weapons, so `fire` has no list; an empty one is let through where nothing is paid
 * (BS-1.9).
 */
function unpaidFire({ locks }: BattlespaceSiriusState, { pay, line, weapons }: Attempt): Rejection | null {
  if (pay === undefined || (Array.isArray(pay) && pay.length === 0 && (weapons === 0 || weapons === 1))) return null;
  const lock = locks.find((one) => one.line === line);
  if (lock && !lock.firingSide) return bad('the weapons of a lifeboat are free; no payment list.');
  return bad(`weapons are paid by the firing side${lock ? `, ${sideName(lock.firingSide!)}` : ''}; no payment list.`);
}

/** How messages write a side. */
export const sideName = (side: string): string => side[0]!.toUpperCase() + side.slice(1);

function superfluous(attempt: Attempt, listed: readonly string[]): Rejection | null {
  for (const key of Object.keys(attempt)) {
    if (key !== 'type' && attempt[key] !== undefined && !listed.includes(key))
      return bad(`"${key.slice(0, 40)}" is not part of this command.`);
  }
  return null;
}

const isCell = (value: Json | undefined): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((part) => Number.isSafeInteger(part));

const shown = (value: Json | undefined): string =>
  typeof value === 'string'
    ? `"${value.slice(0, 40)}"`
    : value === undefined
      ? 'nothing'
      : JSON.stringify(value).slice(0, 40);

function noSides(name: string, value: Json | undefined): Rejection | null {
  if (!Array.isArray(value)) return bad(`${name} is a list of sides.`);
  for (const side of value as readonly Json[]) {
    if (!(SIDES as readonly unknown[]).includes(side))
      return bad(`no side ${shown(side)}; sides are bow, starboard, stern, port.`);
  }
  return null;
}

const noLine = (value: Json | undefined): Rejection | null =>
  (DIRECTIONS as readonly unknown[]).includes(value) ? null : bad(`no line ${shown(value)}; lines are N, E, S, W.`);

function noLines(value: Json | undefined): Rejection | null {
  if (!Array.isArray(value)) return bad('lines is a list of lines.');
  for (const line of value as readonly Json[]) {
    const none = noLine(line);
    if (none) return none;
  }
  return null;
}

/** A seat may be written as its number. */
function noSeat({ players }: BattlespaceSiriusState, value: Json | undefined): Rejection | null {
  if ((typeof value === 'string' || typeof value === 'number') && players.some(({ seat }) => seat === String(value)))
    return null;
  return bad(`no seat ${shown(value)}; seats are 1 to ${players.length}.`);
}

function noWeapons(value: Json | undefined): Rejection | null {
  if (typeof value !== 'number' || !Number.isInteger(value)) return bad('0 to 4 weapons, a whole number.');
  if (value > MAX_WEAPONS) return bad(`0 to 4 weapons; ${value} is too many.`);
  return value < 0 ? bad(`0 to 4 weapons; ${value} is too few.`) : null;
}
