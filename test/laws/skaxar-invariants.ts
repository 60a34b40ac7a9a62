import { shopCard } from '../../src/games/skaxar/data/cards.ts';
import type { SkaxarEvent } from '../../src/games/skaxar/event.ts';
import { must } from '../../src/games/skaxar/coverage/laws.ts';
import type { SkaxarState } from '../../src/games/skaxar/state.ts';

/**
 * What the commands of many games came to: how often each card was bought with and without effect, and how games ended.
 */
export interface Tally {
  readonly used: { [card: string]: number };
  readonly idle: { [key: string]: number };
  readonly ends: { [reason: string]: number };
  commands: number;
  forced: number;
  rescues: number;
  draws: number;
  mostTurns: number;
}

export const newTally = (): Tally => ({
  used: {},
  idle: {},
  ends: {},
  commands: 0,
  forced: 0,
  rescues: 0,
  draws: 0,
  mostTurns: 0,
});

/**
 * Adds what a command came to, and holds it against the rules: money follows from the facts, every battle destroys a
 * ship.
 */
export function count(
  tally: Tally,
  before: SkaxarState | null,
  events: readonly SkaxarEvent[],
  after: SkaxarState,
): void {
  const money = before ? before.sides.map((side) => side.money) : after.sides.map(() => after.options.startingMoney);
  for (const event of events) {
    switch (event.type) {
      case 'bought':
        money[event.seat === 'A' ? 0 : 1]! -= event.price;
        if (event.rescue) tally.rescues += 1;
        if (event.noEffect) tally.idle[shopCard(event.card).key] = (tally.idle[shopCard(event.card).key] ?? 0) + 1;
        else tally.used[event.card] = (tally.used[event.card] ?? 0) + 1;
        must(after.options.purchaseWithoutEffect || !event.noEffect, 'SK-6.8', () => `${event.card} did nothing`);
        break;
      case 'paid':
      case 'harvested':
        money[event.seat === 'A' ? 0 : 1]! += event.amount;
        must(
          event.money === money[event.seat === 'A' ? 0 : 1],
          'SK-10.2',
          () => `seat ${event.seat} is told ${event.money}`,
        );
        break;
      case 'fought':
        if (event.forced) tally.forced += 1;
        must(
          event.outcome === 'stalemate' || events.some(({ type }) => type === 'shipsDestroyed'),
          'SK-9.8',
          () => 'a decided battle destroyed nothing',
        );
        break;
      case 'gameEnded':
        tally.ends[event.reason] = (tally.ends[event.reason] ?? 0) + 1;
        if (event.winner === null) tally.draws += 1;
        tally.mostTurns = Math.max(tally.mostTurns, after.turn);
        break;
      default: // Other facts count for nothing here.
    }
  }
  must(
    after.sides.every((side, index) => side.money === money[index]),
    'SK-6.5',
    () => `money ${after.sides.map((side) => side.money).join()} is not ${money.join()}`,
  );
  tally.commands += 1;
}
