import { namesOf, refusalsOfSetups, type CoverageGuide } from '../../coverage.ts';
import { alwaysOpen } from '../choices.ts';
import type { SkaxarCommand } from '../command.ts';
import { FLEETS } from '../data/cards.ts';
import type { EndReason, SkaxarEvent } from '../event.ts';
import { REDRAW_ITEMS, type Options } from '../options.ts';
import { SEATS, type SkaxarState } from '../state.ts';
import { assertState } from './laws.ts';

const commands = namesOf<SkaxarCommand['type']>();
const events = namesOf<SkaxarEvent['type']>();
const endings = namesOf<EndReason>();

/** One turn in so many somebody resigns. */
const RESIGN_ONE_IN = 300;

/** What has to be reached of Skaxar. */
export const skaxarCoverage: CoverageGuide<SkaxarState, SkaxarCommand, SkaxarEvent, Options> = {
  spread: {
    fleetA: FLEETS,
    fleetB: [...FLEETS].reverse(),
    mirror: [false, true, true],
    startingMoney: [8000, 0, 50_000, 12_000],
    stalemateLimit: [5, 2, 10, 3],
    turnLimit: [0, 0, 10, 30, 300],
    purchaseWithoutEffect: [true, false],
    openTracker: [true, false],
    redrawItems: REDRAW_ITEMS,
  },
  wanted: {
    commands: commands({ buy: 0, pass: 0, harvest: 0, decline: 0, resign: 0 }),
    events: events({
      tableLaid: 0,
      turnBegan: 0,
      deckRenewed: 0,
      flipped: 0,
      rescueOpened: 0,
      noRescue: 0,
      buyersOrdered: 0,
      sessionOpened: 0,
      bought: 0,
      equipped: 0,
      repaired: 0,
      reinforced: 0,
      rapidlyRepaired: 0,
      redrawn: 0,
      passed: 0,
      sessionClosed: 0,
      fought: 0,
      shipsDestroyed: 0,
      shipsToBay: 0,
      itemsUsed: 0,
      paid: 0,
      harvestOpened: 0,
      harvested: 0,
      declined: 0,
      asteroidsDealt: 0,
      shopDealt: 0,
      resigned: 0,
      gameEnded: 0,
    }),
    endings: endings({ lastShips: 0, bothOut: 0, resign: 0, turnLimit: 0 }),
    refusals: [
      'SK-3.2',
      'SK-5.2',
      'SK-5.4',
      'SK-6.1',
      'SK-6.4',
      'SK-6.5',
      'SK-6.6',
      'SK-6.7',
      'SK-6.8',
      'SK-6.9',
      'SK-7.1',
      'SK-7.3',
      'SK-10.3',
      'SK-10.5',
      'SK-12.8',
      'SK-13.5',
      'SK-15.2',
      'SK-16.1',
    ],
  },
  // SK-3.2: two fleets of a kind need the mirror.
  fitting: (options) => (options['fleetA'] === options['fleetB'] ? { ...options, mirror: true } : options),
  refusedSetups: (game) =>
    refusalsOfSetups(game, [{ fleetA: 'earth', fleetB: 'earth' }, { startingMoney: 500 }, { stalemateLimit: 1 }]),
  aside(_game, state, _decisions, chance) {
    if (chance.below(RESIGN_ONE_IN) > 0) return null;
    const seat = SEATS[chance.below(SEATS.length)]!;
    const [command] = alwaysOpen(state, seat);
    return command ? { seat, command } : null;
  },
  attempts: (_state, seat) => [
    { seat, command: { type: 'pass' } },
    { seat, command: { type: 'decline' } },
    ...[0, 1, 2, 3, 4, 5, 6].flatMap((slot): { seat: string; command: SkaxarCommand }[] => [
      { seat, command: { type: 'buy', slot } },
      { seat, command: { type: 'buy', slot, ship: `${seat}-E01` } },
      { seat, command: { type: 'harvest', slot } },
    ]),
    { seat, command: { type: 'buy', slots: [1, 2] } as unknown as SkaxarCommand },
  ],
  unsound(state) {
    try {
      assertState(state);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  },
};
