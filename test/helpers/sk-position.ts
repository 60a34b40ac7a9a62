/**
 * Positions and games of Skaxar for tests.
 *
 * `table({...})` = a match at rest in a described position (`SkaxarPosition` with `options` and scripted `draws`),
 * `opened` with the events that led there, `unsettled` before the engine's own steps. `newGame(options, draws)` = a
 * game from its setup; `stacked({...})` gives the 112 setup draws for decks in a given order, top first, the rest below
 * in table order. `play`, `playAll` play legal commands and throw a refusal; `refusal` gives the sentence of an illegal
 * one. A draw too many throws; `drawsLeft` tells of draws too few. Seats are 'A' and 'B'; the numbers of draws are told
 * from 0 on, as the catalogue counts them.
 */
import type { Rejection } from '../../src/engine/game.ts';
import { applyCommand, matchFrom, startMatch, type Match } from '../../src/engine/match.ts';
import { scriptChance } from '../../src/engine/rng.ts';
import { AUDIENCE, JUDGE, viewerOf } from '../../src/engine/seat.ts';
import { alwaysOpen } from '../../src/games/skaxar/choices.ts';
import type { SkaxarCommand } from '../../src/games/skaxar/command.ts';
import { ASTEROID_IDS } from '../../src/games/skaxar/data/asteroids.ts';
import { SHOP_CARD_IDS } from '../../src/games/skaxar/data/shop-cards.ts';
import type { EventOf, EventType, SkaxarEvent } from '../../src/games/skaxar/event.ts';
import { skaxar } from '../../src/games/skaxar/game.ts';
import type { Options } from '../../src/games/skaxar/options.ts';
import type { SkaxarPosition } from '../../src/games/skaxar/place.ts';
import { shipsOf } from '../../src/games/skaxar/rules/setup.ts';
import type { Side, SkaxarState } from '../../src/games/skaxar/state.ts';
import type { SkaxarView } from '../../src/games/skaxar/view.ts';

/** The rules as tests play them. */
export const game = skaxar;

export type Table = Match<SkaxarState>;
export type SeatName = 'A' | 'B';
type Raw = { readonly [key: string]: unknown };

export interface Played {
  readonly match: Table;
  readonly events: readonly SkaxarEvent[];
  /** The numbers drawn on the way. */
  readonly draws: readonly number[];
}

export interface TableInput extends SkaxarPosition {
  readonly options?: Raw;
  /** Scripted draws; asking for one more throws. */
  readonly draws?: readonly number[];
}

/** Options from raw ones; throws their first fault. */
export function optionsOf(raw: Raw = {}): Options {
  const parsed = game.parseOptions(raw);
  if (!parsed.ok) throw new Error(`options.${parsed.faults[0]!.path}: ${parsed.faults[0]!.reason}`);
  return parsed.value;
}

/** A described position before the engine has taken any step of its own. Throws the faults of a broken position. */
export function unsettled({ options, draws = [], ...position }: TableInput): Table {
  const placed = game.place!(optionsOf(options), position);
  if (!placed.ok) throw new Error(placed.faults.map(({ path, reason }) => `position.${path}: ${reason}`).join('\n'));
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    state: placed.value,
    chance: scriptChance(draws),
    ply: 0,
    hash: '',
  };
}

/** A match in a described position (see `place`) at rest, and what the engine did to get there. */
export function opened(input: TableInput): Played {
  const { state, chance } = unsettled(input);
  const { match, events } = matchFrom(game, state, chance);
  const left = match.chance.kind === 'script' ? match.chance.draws.length : 0;
  return { match, events, draws: (input.draws ?? []).slice(0, (input.draws ?? []).length - left) };
}

/** A match in a described position (see `place`), at rest. */
export const table = (input: TableInput): Table => opened(input).match;

/** The faults of a described position, `path: reason`; empty when it can be built. */
export function placeFaults(position: unknown, options: Raw = {}): readonly string[] {
  const placed = game.place!(optionsOf(options), position);
  return placed.ok ? [] : placed.faults.map(({ path, reason }) => `${path}: ${reason}`);
}

/** A new game: what happened before its first command, and where it rests. */
export function newGame(options: Raw = {}, draws: readonly number[] = highestSetup()): Played {
  const resolved = optionsOf(options);
  const [fault] = game.checkSetup(resolved);
  if (fault) throw new Error(`${fault.rule}: ${fault.reason}`);
  return { ...startMatch(game, resolved, scriptChance(draws)), draws };
}

/** The highest draws of a shuffle of so many cards: they leave its order as it is (SK-14.2). */
export const highest = (cards: number): readonly number[] =>
  Array.from({ length: Math.max(0, cards - 1) }, (_, index) => cards - 1 - index);

/**
 * The draws that shuffle `start` into `wanted`, top first; what `wanted` leaves out lies below in the order of `start`.
 */
function drawsFor(start: readonly string[], wanted: readonly string[]): readonly number[] {
  const goal = [...wanted, ...start.filter((card) => !wanted.includes(card))];
  if (goal.length !== start.length)
    throw new Error(`${wanted.find((card) => !start.includes(card))} is not in the deck.`);
  const order = [...start];
  const draws: number[] = [];
  for (let place = order.length - 1; place > 0; place -= 1) {
    const other = order.indexOf(goal[place]!);
    draws.push(other);
    [order[place], order[other]] = [order[other]!, order[place]!];
  }
  return draws;
}

export interface Stacked {
  /** Ids without the seat, top first. */
  readonly A?: readonly string[];
  readonly B?: readonly string[];
  readonly shop?: readonly string[];
  readonly asteroids?: readonly string[];
  readonly tieSeat?: SeatName;
  readonly options?: Raw;
}

/**
 * The 112 draws of a setup (SK-14.3) that ends with decks in these orders, top first; what is not named lies below in
 * table order.
 */
export function stacked({
  A = [],
  B = [],
  shop = [],
  asteroids = [],
  tieSeat = 'A',
  options,
}: Stacked): readonly number[] {
  const resolved = optionsOf(options);
  const fleet = (seat: SeatName, top: readonly string[]) =>
    drawsFor(
      shipsOf(resolved, seat),
      top.map((ship) => `${seat}-${ship}`),
    );
  return [
    ...fleet('A', A),
    ...fleet('B', B),
    ...drawsFor(SHOP_CARD_IDS, shop),
    ...drawsFor(ASTEROID_IDS, asteroids),
    tieSeat === 'A' ? 0 : 1,
  ];
}

/** The highest draw at every step of a setup: nothing moves, tie seat B. */
const highestSetup = (): readonly number[] => [...highest(25), ...highest(25), ...highest(45), ...highest(20), 1];

/** Plays one legal command; throws the refusal of an illegal one. */
export function play(match: Table, seat: SeatName, command: SkaxarCommand): Played {
  const applied = applyCommand(game, match, seat, command);
  if (!applied.ok)
    throw new Error(
      `${JSON.stringify(command)} refused: ${applied.rejections.map(({ rule, reason }) => `${rule}: ${reason}`).join(' ')}`,
    );
  return { match: applied.match, events: applied.events, draws: applied.draws };
}

/** Plays several commands of the seats named; all their events and draws together. */
export function playAll(match: Table, moves: readonly (readonly [seat: SeatName, command: SkaxarCommand])[]): Played {
  const events: SkaxarEvent[] = [];
  const draws: number[] = [];
  for (const [seat, command] of moves) {
    const played = play(match, seat, command);
    match = played.match;
    events.push(...played.events);
    draws.push(...played.draws);
  }
  return { match, events, draws };
}

/** Passes every session and rescue and declines every harvest until `stop` holds or the game is over. */
export function playOut(match: Table, stop: (state: SkaxarState) => boolean = () => false): Played {
  const events: SkaxarEvent[] = [];
  while (match.state.phase !== 'over' && !stop(match.state)) {
    const played = play(match, match.state.decider as SeatName, match.state.window === 'harvest' ? decline : pass);
    match = played.match;
    events.push(...played.events);
  }
  return { match, events, draws: [] };
}

/** The rejections of an illegal command; throws when it is legal. */
export function refused(match: Table, seat: string, command: unknown): readonly Rejection[] {
  const applied = applyCommand(game, match, seat, command);
  if (applied.ok) throw new Error(`${JSON.stringify(command)} was accepted.`);
  return applied.rejections;
}

/** The first refusal as the catalogue prints it: "SK-6.4: Shop slot 3 is empty." */
export function refusal(match: Table, seat: string, command: unknown): string {
  const [first] = refused(match, seat, command);
  return `${first!.rule}: ${first!.reason}`;
}

/** Why no match starts with raw options, as the catalogue prints it; null when one does. */
export function setupRefusal(raw: Raw): string | null {
  const parsed = game.parseOptions(raw);
  if (!parsed.ok) return parsed.faults[0]!.reason;
  const [first] = game.checkSetup(parsed.value);
  return first ? `${first.rule}: ${first.reason}` : null;
}

/** All legal commands of a seat, `resign` among them (SK-16.4). */
export const legal = (match: Table, seat: string): readonly SkaxarCommand[] => [
  ...(game.choices(match.state, seat) as readonly SkaxarCommand[]),
  ...alwaysOpen(match.state, seat),
];

/** Draws of the script not yet made. */
export const drawsLeft = (match: Table): readonly number[] =>
  match.chance.kind === 'script' ? match.chance.draws : [];

/** The same match with other draws to come. */
export const withDraws = (match: Table, ...draws: readonly number[]): Table => ({
  ...match,
  chance: scriptChance(draws),
});

export const side = (match: Table, seat: SeatName): Side => match.state.sides[seat === 'A' ? 0 : 1];
export const money = (match: Table, seat: SeatName): number => side(match, seat).money;
/** Ids of the ships on a field without the seat, in order of arrival. */
export const field = (match: Table, seat: SeatName): readonly string[] =>
  side(match, seat).field.map(({ ship }) => ship.slice(2));
/** Ids of a pile without the seat. */
export const pile = (match: Table, seat: SeatName, zone: 'fleetDeck' | 'repairBay' | 'scrapyard'): readonly string[] =>
  side(match, seat)[zone].map((ship) => ship.slice(2));

/** Who must decide what: `session A`; null when the game is over. */
export function deciding(match: Table): string | null {
  const [decision] = game.pending(match.state);
  return decision ? `${decision.kind} ${decision.seats.join('+')}` : null;
}

/** What a viewer sees: a seat's view, the audience's or the judge's. */
export const viewFor = (match: Table, viewer: SeatName | 'audience' | 'judge'): SkaxarView =>
  game.view(match.state, viewer === 'audience' ? AUDIENCE : viewer === 'judge' ? JUDGE : viewerOf(viewer));

/** The events of one type, typed. */
export const eventsOf = <T extends EventType>(events: readonly SkaxarEvent[], type: T): readonly EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

/** The one event of a type; throws when there is none or more. */
export function eventOf<T extends EventType>(events: readonly SkaxarEvent[], type: T): EventOf<T> {
  const found = eventsOf(events, type);
  if (found.length !== 1) throw new Error(`${found.length} events of type ${type}.`);
  return found[0]!;
}

// Commands in short.
export const buy = (slot: number, ship?: string): SkaxarCommand => ({
  type: 'buy',
  slot,
  ...(ship !== undefined && { ship }),
});
export const pass: SkaxarCommand = { type: 'pass' };
export const harvest = (slot: number): SkaxarCommand => ({ type: 'harvest', slot });
export const decline: SkaxarCommand = { type: 'decline' };
export const resign: SkaxarCommand = { type: 'resign' };
