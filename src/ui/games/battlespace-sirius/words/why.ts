import type { Maneuver, Side, Turn } from '../../../../games/battlespace-sirius/index.ts';
import { count, list } from '../../../kit/words/text.ts';
import { sirius } from './play.ts';

const { sides, turns } = sirius;

/** What a volley is for: to bring a side to 0, or to destroy a vessel. */
const purpose = (goal: 'open' | 'destroy', side: Side | null): string =>
  goal === 'open' ? `to open the ${sides[side!]}` : side === null ? 'to destroy the lifeboat' : 'to destroy the ship';

const paid = (power: number): string => (power === 0 ? '' : ` for ${power} Power`);

/** Sentences of "Why?". A `way` is a short name of a command with its figures, without a full stop. */
export const siriusWhy = {
  fired: (weapons: number, way: string) => `Fired ${weapons}: ${way}`,
  chance: (percent: string, goal: 'open' | 'destroy', side: Side | null) => `${percent} ${purpose(goal, side)}`,
  removes: (mean: string, side: Side) => `takes ${mean} Power off the ${sides[side]} on average`,
  /** Fewer or more weapons along the same line. */
  holding: (back: number, left: string) => `; holding ${back} back would have left ${left}.`,
  more: (weapons: number, had: string) => `; ${weapons} would have had ${had}.`,
  weapons: (weapons: number, way: string) => `${count(weapons, 'weapon')}, ${way}`,
  line: (own: string, owner: string, other: string) => `${own} against ${owner}'s ${other}`,
  lines: (lines: readonly string[]) => (lines.length === 0 ? 'next to nobody' : list(lines)),
  maneuver: (how: Maneuver['kind'], turn: Turn | null, power: number, lines: string) =>
    `${how === 'rotate' ? sirius.rotate(turn!) : sirius[how]}${paid(power)}: ${lines}`,
  chose: (way: string) => `Chose ${way}.`,
  waits: (lines: string) => `waiting, with ${lines}`,
  turns: (turn: Turn, power: number, lines: string) => `a turn by ${turns[turn]}${paid(power)}, with ${lines}`,
  sentry: (power: number, shots: readonly string[]) => `Sentry Fire${paid(power)}, ${list(shots)}`,
  hit: (percent: string) => `${percent} to hit`,
  destroys: 'which destroys without a die',
  repairs: (left: readonly string[]) => `a repair to ${list(left)}`,
  locks: (lines: string) => `${sirius.lock} ${lines}`,
  rival: (way: string) => `Next best: ${way}.`,
  none: 'It weighed nothing else.',
  /** The seat's share of what all vessels are worth, which is about its chance to win. */
  count: (own: string, rival: string | null) =>
    `By its count ${own} to win${rival === null ? '' : rival === own ? ', and as much with that' : `, against ${rival}`}.`,
} as const;
