import type { Seat } from '../../engine/seat.ts';
import type { SkaxarEvent, Totals } from './event.ts';
import { resultOf } from './rules/combat.ts';
import { totalsOf } from './rules/totals.ts';
import { SEATS, type CombatOutcome, type FieldShip } from './state.ts';

/** What lies with a seat's field. */
interface Line {
  readonly field: readonly FieldShip[];
  readonly equipped: readonly string[];
}

type Lines = { readonly [seat: Seat]: Line };

/** A combat, what it would have come to if nobody had bought anything in this turn, and who bought first. */
export interface FoughtCombat {
  readonly first: Seat;
  readonly outcome: CombatOutcome;
  readonly forced: boolean;
  readonly unbought: CombatOutcome;
}

const EMPTY: Line = { field: [], equipped: [] };

const joined = ({ field, equipped }: Line, ship: string): Line => ({
  field: [...field, { ship, reinforcement: false }],
  equipped,
});

const without = ({ field, equipped }: Line, gone: readonly string[]): Line => ({
  field: field.filter(({ ship }) => !gone.includes(ship)),
  equipped,
});

/** A seat's field after an event. */
function lineAfter(line: Line, event: SkaxarEvent): Line {
  switch (event.type) {
    case 'flipped':
      return event.ship === null ? line : joined(line, event.ship);
    case 'repaired':
    case 'reinforced':
      return joined(line, event.ship);
    case 'redrawn':
      return joined(without(line, [event.back]), event.ship);
    case 'shipsDestroyed':
    case 'shipsToBay':
      return without(line, event.ships);
    case 'equipped':
      return { ...line, equipped: [...line.equipped, event.card] };
    case 'itemsUsed':
      return { ...line, equipped: line.equipped.filter((card) => !event.cards.includes(card)) };
    default:
      return line;
  }
}

/** All combats of a match, from its events. */
export function combatsOf(events: readonly SkaxarEvent[], stalemateLimit: number): readonly FoughtCombat[] {
  const found: FoughtCombat[] = [];
  let lines: Lines = { A: EMPTY, B: EMPTY };
  let before: readonly [Totals, Totals] | null = null;
  let first: Seat = 'A';
  let stalemates = 0;
  for (const event of events) {
    if (event.type === 'buyersOrdered') {
      first = event.first;
      before = [totalsOf(lines['A']!), totalsOf(lines['B']!)];
    } else if (event.type === 'fought') {
      const unbought = before ? resultOf(...before, stalemates + 1 >= stalemateLimit).outcome : event.outcome;
      found.push({ first, outcome: event.outcome, forced: event.forced, unbought });
      stalemates = event.stalemates;
    } else if ('seat' in event && (SEATS as readonly Seat[]).includes(event.seat)) {
      lines = { ...lines, [event.seat]: lineAfter(lines[event.seat]!, event) };
    }
  }
  return found;
}
