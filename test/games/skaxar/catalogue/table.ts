import type { Rejection } from '../../../../src/engine/game.ts';
import { applyCommand, matchFrom, startMatch, type Match } from '../../../../src/engine/match.ts';
import { scriptChance } from '../../../../src/engine/rng.ts';
import { AUDIENCE, JUDGE, viewerOf, type Viewer } from '../../../../src/engine/seat.ts';
import type { SkaxarCommand } from '../../../../src/games/skaxar/command.ts';
import type { EventOf, EventType, SkaxarEvent } from '../../../../src/games/skaxar/event.ts';
import { skaxar } from '../../../../src/games/skaxar/game.ts';
import type { Options } from '../../../../src/games/skaxar/options.ts';
import type { SkaxarPosition } from '../../../../src/games/skaxar/place.ts';
import type { Side, SkaxarState } from '../../../../src/games/skaxar/state.ts';
import type { SideView, SkaxarView } from '../../../../src/games/skaxar/view.ts';

/** The rules as the catalogue's tests play them. */
export const game = skaxar;

export type Table = Match<SkaxarState>;
export type Command = SkaxarCommand;
export type SeatId = 'A' | 'B';

/** A row of the Shop, or of asteroids, with nothing in it. */
export const NO_SHOP = [null, null, null, null, null, null] as const;
export const NO_ROW = [null, null, null, null, null] as const;

/** No card is for sale, and none ever will be: every session closes by itself (SK-6.11). */
export const SHUT = { shop: NO_SHOP, shopRest: 'used' } as const;

export interface Setting extends SkaxarPosition {
  readonly options?: { readonly [key: string]: unknown };
  /** Scripted draws; asking for one more throws. */
  readonly draws?: readonly number[];
}

export interface Played {
  readonly match: Table;
  readonly events: readonly SkaxarEvent[];
  /** The numbers drawn on the way. */
  readonly draws: readonly number[];
}

/** Options from raw ones; throws their first fault. */
export function optionsOf(raw: { readonly [key: string]: unknown } = {}): Options {
  const parsed = game.parseOptions(raw);
  if (!parsed.ok) throw new Error(`options.${parsed.faults[0]!.path}: ${parsed.faults[0]!.reason}`);
  return parsed.value;
}

/** Why no match starts with raw options, as the catalogue prints it; null when one does. */
export function setupRefusal(raw: { readonly [key: string]: unknown }): string | null {
  const parsed = game.parseOptions(raw);
  if (!parsed.ok) return parsed.faults[0]!.reason;
  const [first] = game.checkSetup(parsed.value);
  return first ? `${first.rule}: ${first.reason}` : null;
}

const drawn = (before: readonly number[], match: Table): readonly number[] => before.slice(0, before.length - drawsLeft(match).length);

/** A match in a described position (see `place`) at rest, and what the engine did to get there. Throws the fault of a broken position. */
export function laid({ options = {}, draws = [], ...position }: Setting): Played {
  const placed = game.place!(optionsOf(options), position);
  if (!placed.ok) throw new Error(placed.faults.map(({ path, reason }) => `position.${path}: ${reason}`).join('\n'));
  const { match, events } = matchFrom(game, placed.value, scriptChance(draws));
  return { match, events, draws: drawn(draws, match) };
}

/** A match in a described position, at rest. */
export const table = (setting: Setting): Table => laid(setting).match;

/** A new game: what happened before its first command, and where it rests. */
export function newGame(options: { readonly [key: string]: unknown } = {}, draws: readonly number[] = []): Played {
  const resolved = optionsOf(options);
  const faults = game.checkSetup(resolved);
  if (faults.length > 0) throw new Error(`${faults[0]!.rule}: ${faults[0]!.reason}`);
  const { match, events } = startMatch(game, resolved, scriptChance(draws));
  return { match, events, draws: drawn(draws, match) };
}

/** Plays one legal command; throws the refusal of an illegal one. */
export function play(match: Table, seat: SeatId, command: Command): Played {
  const applied = applyCommand(game, match, seat, command);
  if (!applied.ok) throw new Error(`${seat} ${JSON.stringify(command)} refused: ${applied.rejections.map(({ rule, reason }) => `${rule}: ${reason}`).join(' ')}`);
  return { match: applied.match, events: applied.events, draws: applied.told };
}

export type Move = readonly [seat: SeatId, command: Command];

/** Plays several commands of the seats named; all their events and draws together. */
export function playAll(match: Table, moves: readonly Move[]): Played {
  let played: Played = { match, events: [], draws: [] };
  for (const [seat, command] of moves) played = joined(played, play(played.match, seat, command));
  return played;
}

const joined = (a: Played, b: Played): Played => ({ match: b.match, events: [...a.events, ...b.events], draws: [...a.draws, ...b.draws] });

/** Lets every window pass or decline until the given number of combats have been told in all, or the game is over. */
export function quiet(from: Played, combats: number): Played {
  let played = from;
  while (eventsOf(played.events, 'fought').length < combats && played.match.state.phase !== 'over') {
    const { window, decider } = played.match.state;
    played = joined(played, play(played.match, decider as SeatId, window === 'harvest' ? decline : pass));
  }
  return played;
}

/** The rejections of an illegal command; throws when it is legal. */
export function refused(match: Table, seat: string, command: unknown): readonly Rejection[] {
  const applied = applyCommand(game, match, seat, command);
  if (applied.ok) throw new Error(`${seat} ${JSON.stringify(command)} was accepted.`);
  return applied.rejections;
}

/** The first refusal as the catalogue prints it: "SK-6.4: Shop slot 3 is empty." */
export function refusal(match: Table, seat: string, command: unknown): string {
  const [first] = refused(match, seat, command);
  return `${first!.rule}: ${first!.reason}`;
}

/** True when the gate lets a command through. */
export const allows = (match: Table, seat: string, command: unknown): boolean => game.check(match.state, seat, command as never).length === 0;

/** All that a seat may do now: the commands of its window, and what is always open (SK-16.2), in short words, sorted. */
export function legal(match: Table, seat: string): readonly string[] {
  const { choices, always } = viewFor(match, seat);
  return [...choices.map(({ command, noEffect }) => `${written(command)}${noEffect ? ' (no effect)' : ''}`), ...always.map(written)].sort();
}

/** `buy 3 X18`, `harvest 1`, `pass`. */
export const written = (command: Command): string => [command.type, 'slot' in command ? command.slot : '', 'ship' in command ? command.ship!.slice(-3) : ''].filter((part) => part !== '').join(' ');

/** Draws of the script not yet made. */
export const drawsLeft = (match: Table): readonly number[] => (match.chance.kind === 'script' ? match.chance.draws : []);

/** The same match with other draws to come. */
export const withDraws = (match: Table, ...draws: readonly number[]): Table => ({ ...match, chance: scriptChance(draws) });

export const side = (match: Table, seat: SeatId): Side => match.state.sides[seat === 'A' ? 0 : 1];

/** Ids of a pile without the letter of the seat: `E22 E14 E06`. */
export const pile = (ids: readonly string[]): string => ids.map((id) => id.slice(-3)).join(' ');

/** Ships on a seat's field in order of arrival: `E22 E14`. */
export const field = (match: Table, seat: SeatId): string => pile(side(match, seat).field.map(({ ship }) => ship));

/** Money of A and B. */
export const purses = ({ state }: Table): readonly number[] => state.sides.map(({ money }) => money);

/** Where the engine waits: "session B"; null when the game is over. */
export const waiting = ({ state }: Table): string | null => (state.window ? `${state.window} ${state.decider}` : null);

/** A viewer's view: a seat's, the judge's, the audience's. */
export const viewFor = (match: Table, viewer: string = 'judge'): SkaxarView => game.view(match.state, viewerNamed(viewer));

export const viewerNamed = (name: string): Viewer => (name === 'judge' ? JUDGE : name === 'audience' ? AUDIENCE : viewerOf(name));

export const sideSeen = (view: SkaxarView, seat: SeatId): SideView => view.sides[seat === 'A' ? 0 : 1];

/** Totals of a seat as the catalogue writes them: `9/10`. */
export function totals(match: Table, seat: SeatId): string {
  const { firepower, shield } = sideSeen(viewFor(match), seat).totals;
  return `${firepower}/${shield}`;
}

/** The events of one type, typed. */
export const eventsOf = <T extends EventType>(events: readonly SkaxarEvent[], type: T): readonly EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

/** The one event of a type; throws when there is none or more. */
export function eventOf<T extends EventType>(events: readonly SkaxarEvent[], type: T): EventOf<T> {
  const found = eventsOf(events, type);
  if (found.length !== 1) throw new Error(`${found.length} events of type ${type}.`);
  return found[0]!;
}

/** Combats told: `9/10 - 11/8 bothDestroyed`, forced ones with a mark. */
export const fights = (events: readonly SkaxarEvent[]): readonly string[] =>
  eventsOf(events, 'fought').map(({ totals: [a, b], outcome, forced }) => `${a.firepower}/${a.shield} - ${b.firepower}/${b.shield} ${outcome}${forced ? ' (forced)' : ''}`);

/** Payments told: `A 3000`. */
export const payments = (events: readonly SkaxarEvent[]): readonly string[] => eventsOf(events, 'paid').map(({ seat, amount }) => `${seat} ${amount}`);

/** The end told: `A lastShips`, `draw bothOut`. */
export const ending = (events: readonly SkaxarEvent[]): string => {
  const { winner, reason } = eventOf(events, 'gameEnded');
  return `${winner ?? 'draw'} ${reason}`;
};

/** Draws after which a shuffle of that many cards has moved nothing (SK-14.2). */
export const still = (cards: number): readonly number[] => Array.from({ length: Math.max(0, cards - 1) }, (_, index) => cards - 1 - index);

/** Draws of 0 only, for a shuffle of that many cards. */
export const rotate = (cards: number): readonly number[] => still(cards).map(() => 0);

/** Draws that bring a list into a wanted order; what is not named stays below in its own order. */
export function drawsFor(list: readonly string[], first: readonly string[]): readonly number[] {
  const wanted = [...first, ...list.filter((card) => !first.includes(card))];
  const cards = [...list];
  const draws: number[] = [];
  for (let at = cards.length - 1; at > 0; at -= 1) {
    const from = cards.indexOf(wanted[at]!);
    draws.push(from);
    [cards[at], cards[from]] = [cards[from]!, cards[at]!];
  }
  return draws;
}

// Commands in short.
export const pass: Command = { type: 'pass' };
export const decline: Command = { type: 'decline' };
export const resign: Command = { type: 'resign' };
export const harvest = (slot: number): Command => ({ type: 'harvest', slot });
/** A purchase; the ship of a Repair card with its seat (`A-E14`). */
export const buy = (slot: number, ship?: string): Command => (ship === undefined ? { type: 'buy', slot } : { type: 'buy', slot, ship });
