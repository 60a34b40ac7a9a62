import type { Direction, LifeboatData, Pattern, Side, Turn } from '../../../../games/battlespace-sirius/index.ts';
import { sirius } from './play.ts';
import { count, list } from '../../../kit/words/text.ts';

const { sides, directions, turns } = sirius;

/** The sides named in a payment or a repair, each with its Power before and after (BS-19.13). */
export interface Moved {
  readonly side: Side;
  readonly before: number;
  readonly after: number;
}

const steps = (moved: readonly Moved[]): string =>
  list(moved.map(({ side, before, after }) => `${sides[side]} ${before} → ${after}`));
const pays = (paid: readonly Moved[]): string => (paid.length === 0 ? '' : ` Pays ${steps(paid)}.`);

/** Sentences of the log. People are called by their ship. */
export const logWords = {
  drawn: (who: string) => `${who} draws a lifeboat, face down.`,
  priority: 'Priority',
  priorityTied: (who: readonly string[]) => `Priority: ${list(who)} roll the same and roll again.`,
  priorityWon: (who: string) => `Priority: ${who} rolls highest and has the first turn.`,
  prioritySums: (sums: readonly (readonly [who: string, sum: number])[]) =>
    sums.map(([who, sum]) => `${who} ${sum}`).join(', '),
  placed: (order: readonly string[]) => `The ships stand side by side and head North. Turn order: ${order.join(', ')}.`,
  turn: (turn: number, who: string) => `Turn ${turn}: ${who}`,
  stays: (who: string) => `${who} stays put.`,
  rotates: (who: string, turn: Turn, heading: Direction, paid: readonly Moved[]) =>
    `${who} rotates ${turns[turn]} and heads ${directions[heading]}.${pays(paid)}`,
  goes: (who: string, place: string) => `${who} goes ${place}.`,
  goesAndTurns: (who: string, place: string, turn: Turn, heading: Direction, paid: readonly Moved[]) =>
    `${who} goes ${place}, turns ${turns[turn]} and heads ${directions[heading]}.${pays(paid)}`,
  to: (place: string) => `to ${place}`,
  locks: (who: string, target: string, lines: readonly string[]) => `${who} locks on ${target}: ${lines.join('; ')}.`,
  nothing: (who: string) => `${who} does nothing.`,
  lockedNow: (lines: readonly string[]) => ` Locked now: ${lines.join('; ')}.`,
  sentry: (who: string, target: string, lines: readonly Direction[], paid: readonly Moved[]) =>
    `${who} gives Sentry Fire on ${target} along ${list([...lines])}.${pays(paid)}`,
  sentryLabel: (who: string) => `${who}: Sentry Fire`,
  sentryHit: (line: Direction, die: number, shield: number, side: Side | null) =>
    `Line ${line}: ${die} hits Shield ${shield}${side === null ? '' : `, ${sides[side]} ${shield} → ${shield - 1}`}`,
  sentryMiss: (line: Direction, die: number, against: string) => `Line ${line}: ${die} misses ${against}`,
  sentryHull: (line: Direction, die: number, hull: number) => `Line ${line}: ${die} breaks Hull ${hull}`,
  sentryNoDie: (line: Direction) => `The side on line ${line} is unshielded: no die is rolled.`,
  holds: (who: string, line: Direction) => `${who} holds fire along ${line}.`,
  fires: (who: string, weapons: number, from: string, at: string, against: string, paid: readonly Moved[]) =>
    `${who} fires ${count(weapons, 'weapon')}${from} at ${at}, ${against}.${pays(paid)}`,
  from: (side: Side) => ` from ${sides[side]}`,
  at: (target: string, side: Side) => `${target}'s ${sides[side]}`,
  shield: (shield: number) => `Shield ${shield}`,
  hull: (hull: number) => `Hull ${hull}`,
  unshielded: 'unshielded: no die is rolled',
  volley: (who: string, line: Direction) => `${who}: volley ${line}`,
  /** What the dice of a volley are rolled against. */
  volleyAt: (aim: string, against: string) => `At ${aim}, ${against}`,
  noHit: (against: string) => `No hit on ${against}`,
  volleyHits: (hits: number, side: Side, before: number, after: number) => {
    const over = hits - (before - after);
    return `${count(hits, 'hit')}: ${sides[side]} ${before} → ${after}${over > 0 ? `, ${over} too many` : ''}`;
  },
  volleyHull: (hits: number, hull: number) => `${count(hits, 'hit')}: Hull ${hull} breaks`,
  equalDice: (pattern: Exclude<Pattern, 'none'>, points: number) =>
    `${{ pair: 'Pair', twoPairs: 'Two pairs', triple: 'Triple', quadruple: 'Quadruple' }[pattern]}: ${count(points, 'repair point')}`,
  repairs: (who: string, moved: readonly Moved[]) => `${who} repairs ${steps(moved)}.`,
  repairsLost: (who: string, points: number) =>
    `${count(points, 'repair point')} of ${who} ${points === 1 ? 'is' : 'are'} lost.`,
  shipLost: (who: string) => `${who}'s ship is destroyed.`,
  boatTakesOver: ({ name, hull, position, sentry, weapons }: LifeboatData) =>
    ` Lifeboat ${name} takes its place: Hull ${hull}, Position ${position ? 'Yes' : 'No'}, Sentry ${sentry ? 'Yes' : 'No'}, Weapons ${weapons}.`,
  boatLost: (who: string, boat: string) => `${who}'s lifeboat ${boat} is destroyed.`,
  out: (who: string) => `${who} is out.`,
  resigned: (who: string) => `${who} resigns.`,
  locksDropped: 'The locks are gone with their target.',
  quiet: (turns: number, limit: number) =>
    limit > 0 ? `No shot in this turn: ${turns} of ${limit} until a draw.` : 'No shot in this turn.',
  offers: (who: string) => `${who} offers a draw.`,
  withdraws: (who: string) => `${who} withdraws the offer of a draw.`,
  flagsCleared: 'All offers of a draw lapse.',
  reveals: (who: string, { name, hull, position, sentry, weapons }: LifeboatData) =>
    `${who} shows its lifeboat: ${name}, Hull ${hull}, Position ${position ? 'Yes' : 'No'}, Sentry ${sentry ? 'Yes' : 'No'}, Weapons ${weapons}.`,
  wins: (who: string, reason: string) => `${who} wins. ${reason}`,
  draw: (reason: string) => `A draw. ${reason}`,
  refused: (who: string, what: string, reason: string) => `${who}, ${what} refused: ${reason}`,
  commands: {
    maneuver: 'Maneuver',
    lock: 'Lock',
    react: 'Reaction',
    fire: 'Fire',
    repair: 'Repair',
    agreeDraw: 'offer of a draw',
    resign: 'resignation',
    revealLifeboat: 'showing the lifeboat',
  } as { readonly [type: string]: string },
  kinds: {
    stay: 'Stay Put',
    rotate: 'Rotate',
    position: 'Position',
    rotatePosition: 'Rotate & Position',
    sentry: 'Sentry Fire',
    nothing: 'Nothing',
  } as { readonly [kind: string]: string },
} as const;
