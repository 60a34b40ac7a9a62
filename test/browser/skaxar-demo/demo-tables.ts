import { applyCommand, matchFrom, type Match } from '../../../src/engine/match.ts';
import { seedChance } from '../../../src/engine/rng.ts';
import { AUDIENCE, type Viewer } from '../../../src/engine/seat.ts';
import {
  EARTH_SHIPS,
  skaxar as game,
  SKAXAR_SHIPS,
  type SkaxarCommand,
  type SkaxarEvent,
  type SkaxarPosition,
  type SkaxarState,
  type SkaxarView,
} from '../../../src/games/skaxar/index.ts';

/** A match in a described position, at rest. Throws its first fault. */
const tableOf = (position: SkaxarPosition, options: object = {}): Match<SkaxarState> => {
  const parsed = game.parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  const placed = game.place!(parsed.value, position);
  if (!placed.ok) throw new Error(placed.faults.map(({ path, reason }) => `${path}: ${reason}`).join(' '));
  return matchFrom(game, placed.value, seedChance('table')).match;
};

/** What the audience, or another viewer, sees of it. */
export const seen = (match: Match<SkaxarState>, viewer: Viewer = AUDIENCE): SkaxarView =>
  game.view(match.state, viewer);

const ids = (cards: readonly { readonly id: string }[], from: number, to: number): readonly string[] =>
  cards.slice(from, to).map(({ id }) => id);
const EMPTY = [null, null, null, null, null, null] as const;
const SHOP = ['I25', 'I11', 'I20', 'I28', 'I34', 'I01'] as const;
const session = { at: 'session', decider: 'A', buyers: ['A', 'B'] } as const;

/** Five against five, the fourth stalemate behind them. */
const stack: SkaxarPosition = {
  ...session,
  stalemates: 4,
  battle: 6,
  turn: 14,
  shop: ['I06', null, 'I33', 'I40', null, 'I45'],
  A: {
    field: ['E09', 'E14', 'E15', 'E21', 'E22'],
    equipped: ['I28', 'I34', 'I42'],
    repairBay: ids(EARTH_SHIPS, 4, 8),
    scrapyard: ids(EARTH_SHIPS, 0, 4),
    money: 27000,
    usedCards: ['I01', 'I17'],
  },
  B: {
    field: ['X09', 'X14', 'X15', 'X22', 'X23'],
    equipped: ['I37', 'I43', 'I25', 'I26'],
    repairBay: ['X05', 'X06'],
    scrapyard: ids(SKAXAR_SHIPS, 0, 4),
    money: 13000,
  },
};

/** Tables to look at. */
export const TABLES: { readonly [name: string]: () => Match<SkaxarState> } = {
  start: () => tableOf({ ...session, shop: SHOP, A: { field: ['E14'] }, B: { field: ['X15'] } }),
  items: () =>
    tableOf({
      ...session,
      turn: 5,
      battle: 5,
      shop: [null, 'I11', null, null, null, 'I02'],
      A: { field: ['E12'], equipped: ['I45', 'I28'], money: 9000, scrapyard: ['E14'], usedCards: ['I20'] },
      B: { field: ['X02'], equipped: ['I34'], money: 5000, scrapyard: ['X15', 'X18'] },
    }),
  pair: () =>
    tableOf({
      ...session,
      stalemates: 1,
      turn: 2,
      shop: SHOP,
      A: { field: ['E14', 'E12'], equipped: ['I35'] },
      B: { field: ['X15', 'X18'], equipped: ['I29', 'I36'] },
    }),
  stack: () => tableOf(stack),
  crowd: () =>
    tableOf(
      {
        ...session,
        stalemates: 7,
        turn: 9,
        battle: 2,
        shop: SHOP,
        A: {
          field: [...ids(EARTH_SHIPS, 0, 8), 'E20'],
          reinforcements: ['E20'],
          leadShip: 'E08',
          equipped: ['I26', 'I29', 'I31', 'I33', 'I35', 'I37', 'I40', 'I42'],
        },
        B: { field: ids(SKAXAR_SHIPS, 0, 7), equipped: ['I27', 'I30', 'I32', 'I36', 'I43'] },
      },
      { stalemateLimit: 10 },
    ),
  rescue: () =>
    tableOf({
      at: 'stranded',
      turn: 30,
      battle: 20,
      shop: ['I14', 'I37', 'I11', null, null, null],
      A: { rest: 'scrapyard', money: 5000 },
      B: { field: ['X20'], fleetDeck: ['X01', 'X02'], repairBay: ids(SKAXAR_SHIPS, 3, 8), rest: 'scrapyard' },
      asteroidRow: ['R02', null, 'R09', 'R15', null],
      asteroidsTaken: ['R01', 'R20'],
    }),
  harvest: () =>
    tableOf({
      at: 'harvest',
      decider: 'B',
      turn: 12,
      battle: 10,
      shop: EMPTY,
      A: { money: 14000, repairBay: ['E01', 'E02', 'E03'] },
      B: { money: 3000, scrapyard: ids(SKAXAR_SHIPS, 8, 12) },
      asteroidRow: ['R02', 'R09', null, 'R20', 'R03'],
      asteroidsTaken: ['R15'],
    }),
  last: () =>
    tableOf({
      at: 'stranded',
      turn: 34,
      battle: 26,
      shop: [null, null, 'I31', null, null, null],
      A: { field: ['E01'], repairBay: ['E02', 'E03'], money: 21000, scrapyard: ids(EARTH_SHIPS, 4, 20) },
      B: { rest: 'scrapyard', money: 2000 },
    }),
};

/** A command in a table, and its film. */
export interface DemoFilm {
  readonly start: SkaxarView;
  readonly end: SkaxarView;
  readonly events: readonly SkaxarEvent[];
}

const filmOf = (table: Match<SkaxarState>, command: SkaxarCommand): DemoFilm => {
  const seat = game.pending(table.state)[0]!.seats[0]!;
  const applied = applyCommand(game, table, seat, command);
  if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
  return {
    start: seen(table),
    end: seen(applied.match),
    events: applied.events.flatMap((event) => game.redact(event, AUDIENCE) ?? []),
  };
};

const duel = (a: string, b: string, part: SkaxarPosition = {}): Match<SkaxarState> =>
  tableOf({
    ...session,
    decider: 'B',
    closed: ['A'],
    turn: 3,
    battle: 3,
    shop: SHOP,
    ...part,
    A: { field: [a], money: 12000, ...part.A },
    B: { field: [b], money: 12000, ...part.B },
  });

/** Films to look at: a command of the seat that decides. */
export const FILMS: { readonly [name: string]: () => DemoFilm } = {
  item: () =>
    filmOf(tableOf({ ...session, shop: SHOP, A: { field: ['E14'] }, B: { field: ['X15'] } }), { type: 'buy', slot: 4 }),
  repair: () =>
    filmOf(
      tableOf({ ...session, shop: SHOP, A: { field: ['E22'], scrapyard: ['E14', 'E12'] }, B: { field: ['X15'] } }),
      { type: 'buy', slot: 2, ship: 'A-E14' },
    ),
  reinforce: () =>
    filmOf(tableOf({ ...session, shop: SHOP, A: { field: ['E21'] }, B: { field: ['X04'] } }), { type: 'buy', slot: 6 }),
  redraw: () =>
    filmOf(tableOf({ ...session, shop: SHOP, A: { field: ['E07'], money: 16000 }, B: { field: ['X04'] } }), {
      type: 'buy',
      slot: 3,
    }),
  rapid: () =>
    filmOf(
      tableOf({
        ...session,
        shop: ['I17', 'I25', null, null, null, null],
        A: { field: ['E07'], repairBay: ['E01', 'E02', 'E03', 'E04'] },
        B: { field: ['X04'] },
      }),
      { type: 'buy', slot: 1 },
    ),
  win: () => filmOf(duel('E06', 'X10', { A: { field: ['E06'], equipped: ['I35'] } }), { type: 'pass' }),
  both: () => filmOf(duel('E03', 'X10'), { type: 'pass' }),
  stalemate: () => filmOf(duel('E09', 'X09'), { type: 'pass' }),
  renew: () =>
    filmOf(
      duel('E09', 'X09', { A: { field: ['E09'], fleetDeck: [], repairBay: ['E01', 'E02', 'E03'], rest: 'scrapyard' } }),
      { type: 'pass' },
    ),
  breakStack: () => filmOf(tableOf({ ...stack, decider: 'B', closed: ['A'] }), { type: 'pass' }),
  harvest: () => filmOf(TABLES.harvest!(), { type: 'harvest', slot: 4 }),
  end: () =>
    filmOf(
      tableOf({
        at: 'harvest',
        decider: 'B',
        turn: 12,
        battle: 10,
        shop: EMPTY,
        shopRest: 'used',
        A: { repairBay: ['E01'] },
        B: { rest: 'scrapyard', money: 3000 },
      }),
      { type: 'harvest', slot: 2 },
    ),
};
