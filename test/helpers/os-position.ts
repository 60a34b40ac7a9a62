/**
 * Positions and games of Orion's Spur for tests.
 *
 * `table({...})` = a match at rest in a described position (`SpurPosition` with `options` and scripted `dice`);
 * `newGame(options, draws)` = a game from its setup. `play`, `after` play legal commands and throw a refusal; `refusal`
 * gives the sentence of an illegal one. Ships and cards are named in short: `1:Mars`, `2:Ceres#2`, `Particle Beam`;
 * a number of a ship reads `shield/hull/energy`, `gone` when it is not in play.
 */
import type { Rejection } from '../../src/engine/game.ts';
import { applyCommand, matchFrom, startMatch, type Match } from '../../src/engine/match.ts';
import { scriptChance } from '../../src/engine/rng.ts';
import { AUDIENCE, JUDGE, viewerOf } from '../../src/engine/seat.ts';
import { askedSeat } from '../../src/cards/window.ts';
import type { CommandOf, CommandType, ReactionTarget, SpurCommand } from '../../src/games/orions-spur/command.ts';
import { ALL_CARDS, ALL_DESIGNS, cardOf } from '../../src/games/orions-spur/data/cards.ts';
import type { EventOf, EventType, SpurEvent } from '../../src/games/orions-spur/event.ts';
import { orionsSpur } from '../../src/games/orions-spur/game.ts';
import { seatsOf, type Options } from '../../src/games/orions-spur/options.ts';
import type { PlayerPosition, SpurPosition } from '../../src/games/orions-spur/place.ts';
import { vpOf } from '../../src/games/orions-spur/rules/table.ts';
import type { Attack, Player, Ship, SpurState } from '../../src/games/orions-spur/state.ts';
import type { SpurView } from '../../src/games/orions-spur/view.ts';

/** The rules as tests play them. */
export const game = orionsSpur;

export type Table = Match<SpurState>;
type Raw = { readonly [key: string]: unknown };
export type Move = readonly [seat: string, command: SpurCommand];

export interface Played {
  readonly match: Table;
  readonly events: readonly SpurEvent[];
}

export interface TableInput extends SpurPosition {
  readonly options?: Raw;
  /** Scripted draws; asking for one more throws. */
  readonly dice?: readonly number[];
}

/** Options from raw ones; throws their first fault. */
export function optionsOf(raw: Raw = {}): Options {
  const parsed = game.parseOptions(raw);
  if (!parsed.ok) throw new Error(`options.${parsed.faults[0]!.path}: ${parsed.faults[0]!.reason}`);
  return parsed.value;
}

/** A match in a described position at rest. Throws the faults of a broken one. */
export function table({ options, dice = [], ...position }: TableInput): Table {
  const placed = game.place!(optionsOf(options), position);
  if (!placed.ok) throw new Error(placed.faults.map(({ path, reason }) => `position.${path}: ${reason}`).join('\n'));
  return matchFrom(game, placed.value, scriptChance(dice)).match;
}

/** The faults of a described position, `path: reason`; empty when it can be built. */
export function placeFaults(position: unknown, options: Raw = {}): readonly string[] {
  const placed = game.place!(optionsOf(options), position);
  return placed.ok ? [] : placed.faults.map(({ path, reason }) => `${path}: ${reason}`);
}

/** The usual duel: the active fleet of seat 1 against that of seat 2. */
export function duel(one: PlayerPosition, two: PlayerPosition, rest: Omit<TableInput, '1' | '2'> = {}): Table {
  return table({ ...rest, '1': one, '2': two });
}

/** Options for two seats of these species. */
export const kinds = (...species: readonly string[]): Raw => ({ seats: species.length, species });

/** A new game before its first command. */
export function newGame(options: Raw = {}, draws: readonly number[] = []): Table {
  const resolved = optionsOf(options);
  const [fault] = game.checkSetup(resolved);
  if (fault) throw new Error(`${fault.rule}: ${fault.reason}`);
  return startMatch(game, resolved, scriptChance(draws)).match;
}

/** A new game whose decks lie in table order and whose first seat is given (OS-15.5), at its first turn. */
export function begunGame(options: Raw = {}, first = '1'): Table {
  const decks = Object.fromEntries(
    seatsOf(optionsOf(options)).map((seat) => [
      seat,
      { deck: newGame(options).state.players[Number(seat) - 1]!.tacticsDeck },
    ]),
  );
  let match = table({ options, phase: 'setupFleet', firstSeat: first, ...decks });
  for (const phase of ['setupFleet', 'setupLayout'])
    while (match.state.phase === phase) {
      const seat = game.pending(match.state)[0]!.seats[0]!;
      match = play(match, seat, game.choices(match.state, seat)[0] as unknown as SpurCommand).match;
    }
  return match;
}

/** Plays one legal command; throws the refusal of an illegal one. */
export function play(match: Table, seat: string, command: SpurCommand): Played {
  const applied = applyCommand(game, match, seat, command);
  if (!applied.ok)
    throw new Error(
      `${JSON.stringify(command)} refused: ${applied.rejections.map(({ rule, reason }) => `${rule}: ${reason}`).join(' ')}`,
    );
  return applied;
}

/** The seat that decides now. */
export const decider = (match: Table): string => game.pending(match.state)[0]!.seats[0]!;

/** The match after several commands, each of whoever decides then. */
export const after = (match: Table, ...commands: readonly SpurCommand[]): Table =>
  commands.reduce((now, command) => play(now, decider(now), command).match, match);

/** All events of several commands, each of whoever decides then. */
export function told(match: Table, ...commands: readonly SpurCommand[]): readonly SpurEvent[] {
  const events: SpurEvent[] = [];
  for (const command of commands) {
    const played = play(match, decider(match), command);
    match = played.match;
    events.push(...played.events);
  }
  return events;
}

/** The match after everybody who is asked has passed. */
export function passed(match: Table): Table {
  let now = match;
  while (now.state.window && now.state.phase === 'window') now = play(now, decider(now), { type: 'pass' }).match;
  return now;
}

/** The rejections of an illegal command; throws when it is legal. */
export function refused(match: Table, seat: string, command: unknown): readonly Rejection[] {
  const applied = applyCommand(game, match, seat, command);
  if (applied.ok) throw new Error(`${JSON.stringify(command)} was accepted.`);
  return applied.rejections;
}

/** The refusal as the catalogue prints it, of whoever decides unless a seat is named. */
export function refusal(match: Table, command: unknown, seat: string = decider(match)): string {
  const [first] = refused(match, seat, command);
  return `${first!.rule}: ${first!.reason}`;
}

export const isLegal = (match: Table, command: SpurCommand, seat: string = decider(match)): boolean =>
  game.check(match.state, seat, command).length === 0;

/** All legal commands of a seat of some type. */
export const legalOf = <T extends CommandType>(
  match: Table,
  type: T,
  seat: string = decider(match),
): readonly CommandOf<T>[] =>
  (game.choices(match.state, seat) as unknown as readonly SpurCommand[]).filter(
    (one): one is CommandOf<T> => one.type === type,
  );

/** Why no match starts with raw options, each as the catalogue prints it; empty when one does. */
export function setupRefusals(raw: Raw): readonly string[] {
  const parsed = game.parseOptions(raw);
  if (!parsed.ok) return parsed.faults.map(({ path, reason }) => `${path}: ${reason}`);
  return game.checkSetup(parsed.value).map(({ rule, reason }) => `${rule}: ${reason}`);
}

/** The id of a ship from its short name: `1:Mars`, `2:Ceres#2`. */
export function ship(short: string): string {
  const [seat, rest] = short.split(':') as [string, string];
  const [name, copy = '1'] = rest.split('#') as [string, string?];
  const design = ALL_DESIGNS.find((one) => one.name === name);
  return design ? `${seat}:${design.id}#${copy}` : short;
}

/** The id of a card of a seat from its name: `Particle Beam`, `Particle Beam#2`; abilities and weapons as they are. */
export function card(seat: string, short: string): string {
  const [name, copy = '1'] = short.split('#') as [string, string?];
  const found = ALL_CARDS.find((one) => one.name === name);
  return found ? `${seat}:${found.key}#${copy}` : short;
}

/** A ship in play; throws when it is not. */
export function shipIn(match: Table, short: string): Ship {
  const found = match.state.ships.find(({ id }) => id === ship(short));
  if (!found) throw new Error(`${short} is not in play.`);
  return found;
}

/** A ship as the catalogue writes it: `3/4/3`; `gone` when it is not in play. */
export function stand(match: Table, short: string): string {
  const found = match.state.ships.find(({ id }) => id === ship(short));
  return found ? `${found.shield}/${found.hull}/${found.energy}` : 'gone';
}
/** Several ships at once. */
export const stands = (match: Table, ...shorts: readonly string[]): readonly string[] =>
  shorts.map((short) => stand(match, short));
export const player = (match: Table, seat: string): Player => match.state.players.find((one) => one.seat === seat)!;
export const vp = (match: Table, seat: string): number => vpOf(player(match, seat));
export const hand = (match: Table, seat: string): readonly string[] =>
  player(match, seat).hand.map((id) => cardOf(id).name);
export const asked = (match: Table): string | null => (match.state.window ? askedSeat(match.state.window) : null);
/** The main packet of an attack of the open window, `s/a/h`. */
export const packet = (match: Table, place = 0): string => {
  const { shield, any, hull } = attackIn(match, place).main;
  return `${shield}/${any}/${hull}`;
};
export const attackIn = (match: Table, place = 0): Attack => match.state.window!.pending[place]!.thing;
/** The splash hits of an attack of the open window by ship. */
export const splashes = (match: Table, place = 0): { readonly [ship: string]: number } =>
  Object.fromEntries(attackIn(match, place).splashHits.map((hit) => [hit.ship, hit.packet.any]));

/** What a viewer sees: a seat's view, the audience's or the judge's. */
export const viewFor = (match: Table, viewer: string): SpurView =>
  game.view(match.state, viewer === 'audience' ? AUDIENCE : viewer === 'judge' ? JUDGE : viewerOf(viewer));

/** The events of one type, typed. */
export const eventsOf = <T extends EventType>(events: readonly SpurEvent[], type: T): readonly EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

/** Draws of the script not yet taken. */
export const diceLeft = (match: Table): readonly number[] => (match.chance.kind === 'script' ? match.chance.draws : []);

// Commands in short.
const seatOf = (short: string): string => short.split(':')[0]!;
export const attack = (from: string, source: string, target: string, overcharge?: boolean): CommandOf<'attack'> => ({
  type: 'attack',
  ship: ship(from),
  source: card(seatOf(from), source),
  target: ship(target),
  ...(overcharge !== undefined && { overcharge }),
});
export const ram = (from: string, target: string): CommandOf<'ram'> => ({
  type: 'ram',
  ship: ship(from),
  target: ship(target),
});
export const suppress = (from: string, target: string): CommandOf<'suppress'> => ({
  type: 'suppress',
  ship: ship(from),
  target: ship(target),
});
export const flock = (from: string): CommandOf<'flockActivate'> => ({ type: 'flockActivate', ship: ship(from) });
export const finish: SpurCommand = { type: 'finishAttacks' };
export const endTurn: SpurCommand = { type: 'endTurn' };
export const pass: SpurCommand = { type: 'pass' };
export const concede: SpurCommand = { type: 'concede' };
export const keep: SpurCommand = { type: 'reorganize', keep: true };
export const regroup = (seat: string, ...cards: readonly string[]): SpurCommand => ({
  type: 'regroup',
  discard: cards.map((one) => card(seat, one)),
});
export const recruit = (design: string): SpurCommand => ({ type: 'recruit', design });
/** A layout from places: `{ B3: '1:Mars', F3: '1:Ceres' }`. */
export const places = (layout: { readonly [slot: string]: string }): { readonly [slot: string]: string } =>
  Object.fromEntries(Object.entries(layout).map(([slot, short]) => [slot, ship(short)]));
export const reorganize = (layout: { readonly [slot: string]: string }): SpurCommand => ({
  type: 'reorganize',
  layout: places(layout),
});
export const react = (
  from: string,
  source: string,
  kind: ReactionTarget['kind'],
  attackId = 'A0',
  more: Partial<Omit<CommandOf<'react'>, 'type' | 'ship' | 'source' | 'target'>> & { readonly on?: string } = {},
): CommandOf<'react'> => {
  const { on, ...rest } = more;
  const named = on ?? (kind === 'hit' ? from : undefined);
  return {
    type: 'react',
    ship: ship(from),
    source: card(seatOf(from), source),
    target: { kind, attack: attackId, ...(named !== undefined && { ship: ship(named) }) },
    ...rest,
  };
};
export const playDraw = (seat: string, name: string, on?: string): SpurCommand => ({
  type: 'playDraw',
  card: card(seat, name),
  ...(on !== undefined && { ship: ship(on) }),
});
export const playRepair = (seat: string, name: string, on: string): SpurCommand => ({
  type: 'playRepair',
  card: card(seat, name),
  ship: ship(on),
});
export const playSpecial = (
  seat: string,
  name: string,
  {
    on,
    player: at,
    target,
    moves,
  }: {
    readonly on?: string;
    readonly player?: string;
    readonly target?: string;
    readonly moves?: readonly (readonly [short: string, to: string])[];
  } = {},
): SpurCommand => ({
  type: 'playSpecial',
  card: card(seat, name),
  ...(on !== undefined && { ship: ship(on) }),
  ...(at !== undefined && { player: at }),
  ...(target !== undefined && { target: ship(target) }),
  ...(moves && { moves: moves.map(([short, to]) => ({ ship: ship(short), to })) }),
});
export const revise = (seat: string, name: string): SpurCommand => ({ type: 'reviseTactics', card: card(seat, name) });
export const fleet = (match: Table, seat: string): readonly Ship[] =>
  match.state.ships.filter(({ owner }) => owner === seat);
