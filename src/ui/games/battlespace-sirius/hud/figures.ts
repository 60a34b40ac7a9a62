import type { BattlespaceSiriusEvent, EventOf } from '../../../../games/battlespace-sirius/index.ts';
import type { Seat } from '../../../../engine/seat.ts';

/**
 * What a player did in a game: Power taken off others and lost to them, paid and repaired, shots; dice with the hits
 * expected and rolled.
 */
export interface SeatFigures {
  readonly seat: Seat;
  readonly dealt: number;
  readonly lost: number;
  readonly paid: number;
  readonly repaired: number;
  readonly shots: number;
  readonly dice: number;
  /** Sixths of a hit, so that the sum stays a whole number. */
  readonly expectedSixths: number;
  readonly hits: number;
}

type Counting = { -readonly [key in keyof SeatFigures]: SeatFigures[key] };

/** The figures of all seats over the events of a game, in the order given. */
export function figuresOf(seats: readonly Seat[], events: readonly BattlespaceSiriusEvent[]): readonly SeatFigures[] {
  const all = seats.map((seat): Counting => ({
    seat,
    dealt: 0,
    lost: 0,
    paid: 0,
    repaired: 0,
    shots: 0,
    dice: 0,
    expectedSixths: 0,
    hits: 0,
  }));
  const of = (seat: Seat): Counting => all.find((one) => one.seat === seat)!;
  const boats: Seat[] = [];
  const take = (by: Seat, from: Seat, power: number): void => {
    of(by).dealt += power;
    of(from).lost += power;
  };
  for (const event of events) {
    switch (event.type) {
      case 'maneuvered':
      case 'turnedAway':
        of(event.seat).paid += event.paid.length;
        break;
      case 'sentryFired':
        of(event.seat).paid += event.paid.length;
        of(event.seat).shots += 1;
        for (const shot of event.shots)
          roll(of(event.seat), shot.die === null ? [] : [shot.die], shot.against, shot.hit ? 1 : 0);
        if (!boats.includes(event.target))
          take(event.seat, event.target, event.shots.filter(({ hit, die }) => hit && die !== null).length);
        break;
      case 'fired':
        fire(event, of(event.seat));
        take(event.seat, event.target, event.removed);
        break;
      case 'repaired':
        of(event.seat).repaired += event.sides.length;
        break;
      case 'vesselLost':
        if (event.kind === 'ship') boats.push(event.seat);
        break;
      default:
      // Nothing else is counted.
    }
  }
  return all;
}

function fire({ weapons, cost, dice, against, hits }: EventOf<'fired'>, by: Counting): void {
  by.paid += cost;
  by.shots += weapons > 0 ? 1 : 0;
  roll(by, dice, against, hits);
}

/** BS-18.1: a die hits a Shield or Hull of s with 7 - s of its 6 faces. */
function roll(by: Counting, dice: readonly number[], against: number, hits: number): void {
  by.dice += dice.length;
  by.expectedSixths += dice.length * (7 - against);
  by.hits += dice.length > 0 ? hits : 0;
}
