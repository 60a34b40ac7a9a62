import type { Seat } from '../../engine/seat.ts';
import { shipCard, shopCard, type DataSet } from './data/data-sets.ts';
import type { SkaxarEvent, Totals } from './event.ts';
import { SEATS, type CombatOutcome } from './state.ts';

/** What lies with a seat's field. */
interface Line {
  readonly ships: readonly string[];
  readonly items: readonly string[];
}

type Lines = { readonly [seat: Seat]: Line };

/** A combat, what it would have come to if nobody had bought anything in this turn, and who bought first. */
export interface FoughtCombat {
  readonly first: Seat;
  readonly outcome: CombatOutcome;
  readonly forced: boolean;
  readonly unbought: CombatOutcome;
}

const EMPTY: Line = { ships: [], items: [] };

const without = (list: readonly string[], gone: readonly string[]): readonly string[] => list.filter((one) => !gone.includes(one));

/** A seat's field after an event. */
function lineAfter(line: Line, event: SkaxarEvent): Line {
  switch (event.type) {
    case 'flipped':
      return event.ship === null ? line : { ...line, ships: [...line.ships, event.ship] };
    case 'repaired':
    case 'reinforced':
      return { ...line, ships: [...line.ships, event.ship] };
    case 'redrawn':
      return { ...line, ships: [...without(line.ships, [event.back]), event.ship] };
    case 'shipsDestroyed':
    case 'shipsToBay':
      return { ...line, ships: without(line.ships, event.ships) };
    case 'equipped':
      return { ...line, items: [...line.items, event.card] };
    case 'itemsUsed':
      return { ...line, items: [] };
    default:
      return line;
  }
}

/** SK-8.1, from the cards alone. */
function totalsOf(set: DataSet, { ships, items }: Line): Totals {
  let firepower = 0;
  let shield = 0;
  for (const ship of ships) {
    const card = shipCard(set, ship.slice(2));
    firepower += card.firepower;
    shield += card.shield;
  }
  for (const item of items) {
    for (const effect of shopCard(set, item).effects) {
      if (effect.kind !== 'raise') continue;
      firepower += effect.stats.firepower ?? 0;
      shield += effect.stats.shield ?? 0;
    }
  }
  return { firepower, shield };
}

/** SK-8.4: what two totals come to; SK-9.6 where a stalemate is decided by force. */
function outcomeOf([a, b]: readonly [Totals, Totals], forced: boolean): CombatOutcome {
  const byA = a.firepower > b.shield;
  const byB = b.firepower > a.shield;
  if (byA || byB) return byA && byB ? 'bothDestroyed' : byA ? 'aWins' : 'bWins';
  if (!forced) return 'stalemate';
  const more = a.firepower + a.shield - b.firepower - b.shield;
  return more === 0 ? 'bothDestroyed' : more > 0 ? 'aWins' : 'bWins';
}

/** All combats of a match, from its events. */
export function combatsOf(events: readonly SkaxarEvent[], set: DataSet, stalemateLimit: number): readonly FoughtCombat[] {
  const found: FoughtCombat[] = [];
  let lines: Lines = { A: EMPTY, B: EMPTY };
  let before: readonly [Totals, Totals] | null = null;
  let first: Seat = 'A';
  let stalemates = 0;
  for (const event of events) {
    if (event.type === 'buyersOrdered') {
      first = event.first;
      before = [totalsOf(set, lines['A']!), totalsOf(set, lines['B']!)];
    } else if (event.type === 'fought') {
      const unbought = before ? outcomeOf(before, stalemates + 1 === stalemateLimit) : event.outcome;
      found.push({ first, outcome: event.outcome, forced: event.forced, unbought });
      stalemates = event.stalemates;
    } else if ('seat' in event && (SEATS as readonly Seat[]).includes(event.seat)) {
      lines = { ...lines, [event.seat]: lineAfter(lines[event.seat]!, event) };
    }
  }
  return found;
}
