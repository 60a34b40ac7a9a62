/**
 * Positions and games of Retrograde for tests.
 *
 * `table({...})` = a match at rest in a described position (`RetrogradePosition` with `options` and scripted `dice`);
 * `newGame(options, draws)` = a game from its setup. `play`, `playAll` play legal commands and throw a refusal;
 * `refusal` gives the sentence of an illegal one. A die too many throws; `diceLeft` tells of dice too few. Ids are
 * those of the engine (`1-light-bomber`); commands may also name things by their cards.
 */
import type { Rejection } from '../../src/engine/game.ts';
import { applyCommand, matchFrom, startMatch, type Match } from '../../src/engine/match.ts';
import { scriptChance } from '../../src/engine/rng.ts';
import { AUDIENCE, JUDGE, viewerOf } from '../../src/engine/seat.ts';
import { alwaysOpen } from '../../src/games/retrograde/choices.ts';
import type { RetrogradeCommand } from '../../src/games/retrograde/command.ts';
import type { EventOf, EventType, RetrogradeEvent } from '../../src/games/retrograde/event.ts';
import { retrograde } from '../../src/games/retrograde/game.ts';
import type { Options } from '../../src/games/retrograde/options.ts';
import type { RetrogradePosition } from '../../src/games/retrograde/place.ts';
import { populationLimit, populationUsed } from '../../src/games/retrograde/rules/population.ts';
import type { Asset, Phase, Project, RetrogradeState, Side, Spacecraft } from '../../src/games/retrograde/state.ts';
import type { RetrogradeView } from '../../src/games/retrograde/view.ts';

/** The rules as tests play them. */
export const game = retrograde;

export type Table = Match<RetrogradeState>;
type Raw = { readonly [key: string]: unknown };
export type Move = readonly [seat: string, command: RetrogradeCommand];

export interface Played {
  readonly match: Table;
  readonly events: readonly RetrogradeEvent[];
}

export interface TableInput extends RetrogradePosition {
  readonly options?: Raw;
  /** Scripted dice; asking for one more throws. */
  readonly dice?: readonly number[];
}

/** Options from raw ones; throws their first fault. */
export function optionsOf(raw: Raw = {}): Options {
  const parsed = game.parseOptions(raw);
  if (!parsed.ok) throw new Error(`options.${parsed.faults[0]!.path}: ${parsed.faults[0]!.reason}`);
  return parsed.value;
}

/** A match in a described position at rest, and what the engine did to get there. Throws the faults of a broken one. */
export function opened({ options, dice = [], ...position }: TableInput): Played {
  const placed = game.place!(optionsOf(options), position);
  if (!placed.ok) throw new Error(placed.faults.map(({ path, reason }) => `position.${path}: ${reason}`).join('\n'));
  return matchFrom(game, placed.value, scriptChance(dice));
}

/** A match in a described position, at rest. */
export const table = (input: TableInput): Table => opened(input).match;

/** The faults of a described position, `path: reason`; empty when it can be built. */
export function placeFaults(position: unknown, options: Raw = {}): readonly string[] {
  const placed = game.place!(optionsOf(options), position);
  return placed.ok ? [] : placed.faults.map(({ path, reason }) => `${path}: ${reason}`);
}

/** A new game: what happened before its first command, and where it rests. Seat 1 begins unless options differ. */
export function newGame(options: Raw = { firstPlayer: 'seat1' }, draws: readonly number[] = []): Played {
  const resolved = optionsOf(options);
  const [fault] = game.checkSetup(resolved);
  if (fault) throw new Error(`${fault.rule}: ${fault.reason}`);
  return startMatch(game, resolved, scriptChance(draws));
}

/** Plays one legal command; throws the refusal of an illegal one. */
export function play(match: Table, seat: string, command: RetrogradeCommand): Played {
  const applied = applyCommand(game, match, seat, command);
  if (!applied.ok)
    throw new Error(
      `${JSON.stringify(command)} refused: ${applied.rejections.map(({ rule, reason }) => `${rule}: ${reason}`).join(' ')}`,
    );
  return applied;
}

/** Plays several commands of the seat whose turn it is; all their events together. */
export function playAll(match: Table, ...commands: readonly RetrogradeCommand[]): Played {
  const events: RetrogradeEvent[] = [];
  for (const command of commands) {
    const played = play(match, match.state.activeSeat, command);
    match = played.match;
    events.push(...played.events);
  }
  return { match, events };
}

/** The match after several commands of the seat whose turn it is. */
export const after = (match: Table, ...commands: readonly RetrogradeCommand[]): Table =>
  playAll(match, ...commands).match;

/** Ends phases until the engine rests in one, of this turn or a later one; throws when it never does. */
export function until(match: Table, phase: Phase, turn = match.state.turn): Table {
  for (let step = 0; step < 1000; step++) {
    if (match.state.phase === phase && match.state.turn >= turn) return match;
    if (match.state.phase === 'over') break;
    match = after(match, endPhase);
  }
  throw new Error(`The game stands in ${match.state.phase} of turn ${match.state.turn}.`);
}

/** Ends the turn that is under way: the match rests in the next one. */
export function nextTurn(match: Table): Played {
  const events: RetrogradeEvent[] = [];
  const { turn } = match.state;
  while (match.state.turn === turn && match.state.phase !== 'over') {
    const played = playAll(match, endPhase);
    match = played.match;
    events.push(...played.events);
  }
  return { match, events };
}

/** The rejections of an illegal command; throws when it is legal. */
export function refused(match: Table, seat: string, command: unknown): readonly Rejection[] {
  const applied = applyCommand(game, match, seat, command);
  if (applied.ok) throw new Error(`${JSON.stringify(command)} was accepted.`);
  return applied.rejections;
}

/** The refusal as the catalogue prints it: "RG-7.1: Orbital 3 is not next to orbital 1." */
export function refusal(match: Table, command: unknown, seat: string = match.state.activeSeat): string {
  const [first] = refused(match, seat, command);
  return `${first!.rule}: ${first!.reason}`;
}

/** Why no match starts with raw options, each as the catalogue prints it; empty when one does. */
export function setupRefusals(raw: Raw): readonly string[] {
  const parsed = game.parseOptions(raw);
  if (!parsed.ok) return parsed.faults.map(({ reason }) => reason);
  return game.checkSetup(parsed.value).map(({ rule, reason }) => `${rule}: ${reason}`);
}

/** All legal commands of a seat, those open to both among them. */
export const legal = (match: Table, seat: string = match.state.activeSeat): readonly RetrogradeCommand[] => [
  ...(game.choices(match.state, seat) as readonly RetrogradeCommand[]),
  ...alwaysOpen(match.state, seat),
];

/** The legal commands of a type. */
export const legalOf = <T extends RetrogradeCommand['type']>(
  match: Table,
  type: T,
): readonly Extract<RetrogradeCommand, { readonly type: T }>[] =>
  legal(match).filter((one): one is Extract<RetrogradeCommand, { readonly type: T }> => one.type === type);

/** Dice of the script not yet thrown. */
export const diceLeft = (match: Table): readonly number[] => (match.chance.kind === 'script' ? match.chance.draws : []);

/** The same match with other dice to come. */
export const withDice = (match: Table, ...dice: readonly number[]): Table => ({ ...match, chance: scriptChance(dice) });

const byId = <T extends { readonly id: string }>(list: readonly T[], id: string): T => {
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}; there is ${list.map((one) => one.id).join(', ')}.`);
  return found;
};
export const asset = (match: Table, id: string): Asset => byId(match.state.assets, id);
export const ship = (match: Table, id: string): Spacecraft => byId(match.state.spacecraft, id);
export const project = (match: Table, id: string): Project => byId(match.state.projects, id);
export const side = (match: Table, seat: string): Side => match.state.sides[seat === '1' ? 0 : 1];

/** Where a spacecraft is and what it has left: `1-mars 2, 3 left`. */
export const place = (match: Table, id: string): string => {
  const { asset: at, orbital, left } = ship(match, id);
  return `${at} ${orbital}, ${left} left`;
};
/** Ids of the spacecraft in play. */
export const fleet = (match: Table): readonly string[] => match.state.spacecraft.map(({ id }) => id);
/** Debris as `asset orbital: card`, in the order it was made. */
export const wrecks = (match: Table): readonly string[] =>
  match.state.debris.map(({ asset: at, orbital, card }) => `${at} ${orbital}: ${card}`);
/** Population as the catalogue writes it: `4 of 6`. */
export const population = ({ state }: Table, seat: string): string =>
  `${populationUsed(state, seat)} of ${populationLimit(state, seat)}`;
/** Cards of the removed pile, hidden ones in brackets. */
export const removed = (match: Table, seat: string): readonly string[] =>
  side(match, seat).removed.map(({ card, open }) => (open ? card : `(${card})`));

/** What a viewer sees: a seat's view, the audience's or the judge's. */
export const viewFor = (match: Table, viewer: string): RetrogradeView =>
  game.view(match.state, viewer === 'audience' ? AUDIENCE : viewer === 'judge' ? JUDGE : viewerOf(viewer));

/** The events of one type, typed. */
export const eventsOf = <T extends EventType>(events: readonly RetrogradeEvent[], type: T): readonly EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

/** The one event of a type; throws when there is none or more. */
export function eventOf<T extends EventType>(events: readonly RetrogradeEvent[], type: T): EventOf<T> {
  const found = eventsOf(events, type);
  if (found.length !== 1) throw new Error(`${found.length} events of type ${type}.`);
  return found[0]!;
}

// Commands in short.
export const endPhase: RetrogradeCommand = { type: 'endPhase' };
export const burn = (spacecraft: string, at: string, orbital: number): RetrogradeCommand => ({
  type: 'burn',
  spacecraft,
  asset: at,
  orbital,
});
export const scuttle = (spacecraft: string): RetrogradeCommand => ({ type: 'scuttle', spacecraft });
export const attack = (spacecraft: string, target: string, spend: number): RetrogradeCommand => ({
  type: 'attack',
  spacecraft,
  target,
  spend,
});
export const refit = (spacecraft: string, card: string): RetrogradeCommand => ({ type: 'refit', spacecraft, card });
export const bombard = (spacecraft: string, target = 'asset'): RetrogradeCommand => ({
  type: 'bombard',
  spacecraft,
  target,
});
export const defend = (at: string, target: string): RetrogradeCommand => ({
  type: 'missileDefense',
  asset: at,
  target,
});
export const research = (at: string, draw?: number): RetrogradeCommand => ({
  type: 'research',
  asset: at,
  ...(draw !== undefined && { draw }),
});
export const repair = (at: string, target = 'asset'): RetrogradeCommand => ({ type: 'repair', asset: at, target });
export const start = (card: string, at?: string): RetrogradeCommand => ({
  type: 'startProject',
  card,
  ...(at !== undefined && { asset: at }),
});
export const contribute = (at: string, to: string, debris?: string): RetrogradeCommand => ({
  type: 'contribute',
  asset: at,
  project: to,
  ...(debris !== undefined && { debris }),
});
export const complete = (to: string, orbital?: number): RetrogradeCommand => ({
  type: 'complete',
  project: to,
  ...(orbital !== undefined && { orbital }),
});
export const scrap = (to: string): RetrogradeCommand => ({ type: 'scrapProject', project: to });
export const sacrifice = (spacecraft: string, to: string): RetrogradeCommand => ({
  type: 'sacrifice',
  spacecraft,
  project: to,
});
export const sweep = (at: string, ...debris: readonly string[]): RetrogradeCommand => ({
  type: 'sweep',
  asset: at,
  debris,
});
