import type { Rejection } from '../../src/engine/game.ts';
import { applyCommand, matchFrom, startMatch, type Match } from '../../src/engine/match.ts';
import { scriptChance } from '../../src/engine/rng.ts';
import { JUDGE, viewerOf } from '../../src/engine/seat.ts';
import type { BattlespaceSiriusCommand } from '../../src/games/battlespace-sirius/command.ts';
import { LIFEBOAT_IDS, type LifeboatId } from '../../src/games/battlespace-sirius/data/lifeboats.ts';
import type { Direction, Side } from '../../src/games/battlespace-sirius/data/sides.ts';
import type { BattlespaceSiriusEvent, EventOf, EventType } from '../../src/games/battlespace-sirius/event.ts';
import { battlespaceSirius } from '../../src/games/battlespace-sirius/game.ts';
import type { Options } from '../../src/games/battlespace-sirius/options.ts';
import type { BattlespaceSiriusPosition } from '../../src/games/battlespace-sirius/place.ts';
import type {
  BattlespaceSiriusState,
  Cell,
  Player,
  Power,
  Ship,
  Vessel,
} from '../../src/games/battlespace-sirius/state.ts';
import type { BattlespaceSiriusView } from '../../src/games/battlespace-sirius/view.ts';

/** The rules as tests play them. */
export const game = battlespaceSirius;

export type Duel = Match<BattlespaceSiriusState>;
export type Command = BattlespaceSiriusCommand;

/** Options from raw ones; throws their first fault. */
export function optionsOf(raw: { readonly [key: string]: unknown } = {}): Options {
  const parsed = game.parseOptions(raw);
  if (!parsed.ok) throw new Error(`options.${parsed.faults[0]!.path}: ${parsed.faults[0]!.reason}`);
  return parsed.value;
}

/** A ship of a described position. */
export const ship = (seat: number, cell: Cell, heading: Direction = 'N', power: Power = [6, 6, 6, 6]) => ({
  seat: String(seat),
  cell,
  heading,
  power,
});

/** A lifeboat of a described position. */
export const boat = (seat: number, cell: Cell, lifeboat: LifeboatId) => ({ seat: String(seat), cell, lifeboat });

export interface DuelInput extends BattlespaceSiriusPosition {
  readonly options?: { readonly [key: string]: unknown };
  /** Scripted dice; asking for one more throws. */
  readonly dice?: readonly number[];
}

/** Cards for every seat of a game with lifeboats: those given or standing on the grid, then whichever are left. */
function cardsFor(
  { vessels, cards = {} }: BattlespaceSiriusPosition,
  seats: number,
): { readonly [seat: string]: LifeboatId } {
  const known: Record<string, LifeboatId> = { ...cards };
  for (const vessel of vessels) if ('lifeboat' in vessel) known[vessel.seat] = vessel.lifeboat;
  const free = LIFEBOAT_IDS.filter((id) => !Object.values(known).includes(id));
  for (let seat = 1; seat <= seats; seat++) known[seat] ??= free.pop()!;
  return known;
}

/** A described position before the engine has taken any step of its own. Throws the fault of a broken position. */
export function unsettled({ options, dice = [], ...position }: DuelInput): Duel {
  const playerCount = position.vessels.length + (position.out?.length ?? 0);
  const lifeboats =
    options?.['lifeboats'] ?? (position.cards !== undefined || position.vessels.some((vessel) => 'lifeboat' in vessel));
  const full = { ...position, ...(lifeboats === true && { cards: cardsFor(position, playerCount) }) };
  const placed = game.place!(optionsOf({ playerCount, lifeboats, ...options }), full);
  if (!placed.ok) throw new Error(placed.faults.map(({ path, reason }) => `position.${path}: ${reason}`).join('\n'));
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    state: placed.value,
    chance: scriptChance(dice),
    ply: 0,
    hash: '',
  };
}

/** A match in a described position (see `place`) at rest, and what the engine did to get there. */
export function opened(input: DuelInput): Played {
  const { state, chance } = unsettled(input);
  return { ...matchFrom(game, state, chance), dice: [] };
}

/** A match in a described position (see `place`), at rest. */
export const duel = (input: DuelInput): Duel => opened(input).match;

/** A new game: what happened before its first command, and where it rests. */
export function newGame(options: { readonly [key: string]: unknown } = {}, dice: readonly number[] = []): Played {
  const resolved = optionsOf(options);
  const faults = game.checkSetup(resolved);
  if (faults.length > 0) throw new Error(`${faults[0]!.rule}: ${faults[0]!.reason}`);
  return { ...startMatch(game, resolved, scriptChance(dice)), dice: [] };
}

export interface Played {
  readonly match: Duel;
  readonly events: readonly BattlespaceSiriusEvent[];
  /** The dice rolled on the way. */
  readonly dice: readonly number[];
}

/** Plays one legal command; throws the refusal of an illegal one. */
export function play(match: Duel, seat: number, command: Command): Played {
  const applied = applyCommand(game, match, String(seat), command);
  if (!applied.ok)
    throw new Error(
      `${JSON.stringify(command)} refused: ${applied.rejections.map(({ rule, reason }) => `${rule}: ${reason}`).join(' ')}`,
    );
  return { match: applied.match, events: applied.events, dice: applied.draws };
}

/** Plays several commands of the seats named; all their events and dice together. */
export function playAll(match: Duel, moves: readonly (readonly [seat: number, command: Command])[]): Played {
  const events: BattlespaceSiriusEvent[] = [];
  const dice: number[] = [];
  for (const [seat, command] of moves) {
    const played = play(match, seat, command);
    match = played.match;
    events.push(...played.events);
    dice.push(...played.dice);
  }
  return { match, events, dice };
}

/** The rejections of an illegal command; throws when it is legal. */
export function refused(match: Duel, seat: number | string, command: unknown): readonly Rejection[] {
  const applied = applyCommand(game, match, String(seat), command);
  if (applied.ok) throw new Error(`${JSON.stringify(command)} was accepted.`);
  return applied.rejections;
}

/** The first refusal as the catalogue prints it: "BS-1.9: Port has 0 Power; 1 is needed." */
export function refusal(match: Duel, seat: number | string, command: unknown): string {
  const [first] = refused(match, seat, command);
  return `${first!.rule}: ${first!.reason}`;
}

/** True when the gate lets a command through. */
export const allows = (match: Duel, seat: number, command: unknown): boolean =>
  game.check(match.state, String(seat), command as never).length === 0;

const ALWAYS = ['agreeDraw', 'resign', 'revealLifeboat'];

/** All legal commands of a seat in the open phase, without those of BS-13.5. */
export const legal = (match: Duel, seat: number): readonly Command[] =>
  (game.choices(match.state, String(seat)) as readonly Command[]).filter(({ type }) => !ALWAYS.includes(type));

/** How many legal commands there are of each kind. */
export function counts(commands: readonly Command[]): { readonly [kind: string]: number } {
  const tally: Record<string, number> = {};
  for (const command of commands) {
    const name = 'kind' in command ? command.kind : command.type;
    tally[name] = (tally[name] ?? 0) + 1;
  }
  return tally;
}

/** Why no match starts with raw options, as the catalogue prints it; null when one does. */
export function setupRefusal(raw: { readonly [key: string]: unknown }): string | null {
  const parsed = game.parseOptions(raw);
  if (!parsed.ok) return parsed.faults[0]!.reason;
  const [first] = game.checkSetup(parsed.value);
  return first ? `${first.rule}: ${first.reason}` : null;
}

/** Dice of the script not yet drawn. */
export const diceLeft = (match: Duel): readonly number[] => (match.chance.kind === 'script' ? match.chance.draws : []);

/** The same match with other dice to come. */
export const withDice = (match: Duel, ...dice: readonly number[]): Duel => ({ ...match, chance: scriptChance(dice) });

export function player(match: Duel, seat: number): Player {
  const found = match.state.players.find((one) => one.seat === String(seat));
  if (!found) throw new Error(`There is no seat ${seat}.`);
  return found;
}

/** What stands on the grid for a seat; null when they are out. */
export const vesselOf = (match: Duel, seat: number): Vessel | null => player(match, seat).vessel;

/** The ship of a seat; throws when it has none. */
export function shipOf(match: Duel, seat: number): Ship {
  const vessel = vesselOf(match, seat);
  if (vessel?.kind !== 'ship') throw new Error(`Seat ${seat} has no ship.`);
  return vessel;
}

/** Power of bow, starboard, stern, port. */
export const powerOf = (match: Duel, seat: number): Power => shipOf(match, seat).power;

/** Who must decide what: "reaction 2"; null when the game is over. */
export function deciding(match: Duel): string | null {
  const decisions = game.pending(match.state);
  if (decisions.length === 0) return null;
  return decisions.map(({ kind, seats }) => `${kind} ${seats.join('+')}`).join(', ');
}

/** A seat's view; seat 0 = the judge's. */
export const viewFor = (match: Duel, seat = 0): BattlespaceSiriusView =>
  game.view(match.state, seat === 0 ? JUDGE : viewerOf(String(seat)));

/** The events of one type, typed. */
export const eventsOf = <T extends EventType>(
  events: readonly BattlespaceSiriusEvent[],
  type: T,
): readonly EventOf<T>[] => events.filter((event): event is EventOf<T> => event.type === type);

/** The one event of a type; throws when there is none or more. */
export function eventOf<T extends EventType>(events: readonly BattlespaceSiriusEvent[], type: T): EventOf<T> {
  const found = eventsOf(events, type);
  if (found.length !== 1) throw new Error(`${found.length} events of type ${type}.`);
  return found[0]!;
}

/** The commands the engine gave itself (BS-4.4), in short: `stay`, `lock 2 E`, `nothing`, `repair starboard`. */
export function automatic(events: readonly BattlespaceSiriusEvent[]): readonly string[] {
  return events.flatMap((event) => {
    if (!('auto' in event) || !event.auto) return [];
    if (event.type === 'maneuvered') return [event.kind];
    if (event.type === 'locked') return [`lock ${event.target} ${event.locks.map(({ line }) => line).join('')}`];
    if (event.type === 'heldStill') return ['nothing'];
    return [`repair ${[...event.sides].sort(bySide).join(' ')}`];
  });
}

const SIDE_ORDER: readonly Side[] = ['bow', 'starboard', 'stern', 'port'];
const bySide = (a: Side, b: Side): number => SIDE_ORDER.indexOf(a) - SIDE_ORDER.indexOf(b);

const SHORT: { readonly [side in Side]: string } = { bow: 'Bo', starboard: 'Sb', stern: 'St', port: 'Po' };

/** A pair of sides as the catalogue writes it: `Sb>Po`; `-` where a lifeboat stands. */
export const pairOf = ({
  firingSide,
  targetSide,
}: {
  readonly firingSide: Side | null;
  readonly targetSide: Side | null;
}): string => `${firingSide ? SHORT[firingSide] : '-'}>${targetSide ? SHORT[targetSide] : '-'}`;

/** Lines or locks as the catalogue writes them: `N: Bo>Po, E: Sb>St`. */
export const linesOf = (
  lines: readonly { readonly line: Direction; readonly firingSide: Side | null; readonly targetSide: Side | null }[],
): string => lines.map((one) => `${one.line}: ${pairOf(one)}`).join(', ');

// Commands in short.
export const stay: Command = { type: 'maneuver', kind: 'stay' };
export const nothing: Command = { type: 'react', kind: 'nothing' };
export const resign: Command = { type: 'resign' };
export const rotate = (turn: 90 | 180 | 270): Command => ({ type: 'maneuver', kind: 'rotate', turn });
export const position = (...to: Cell): Command => ({ type: 'maneuver', kind: 'position', to });
export const rotatePosition = (to: Cell, turn: 90 | 180 | 270, ...pay: readonly Side[]): Command => ({
  type: 'maneuver',
  kind: 'rotatePosition',
  to,
  turn,
  pay,
});
export const lock = (target: number, lines: string): Command => ({
  type: 'lock',
  target: String(target),
  lines: [...lines] as Direction[],
});
export const turnAway = (turn: 90 | 180 | 270, ...pay: readonly Side[]): Command => ({
  type: 'react',
  kind: 'rotate',
  turn,
  pay,
});
/** Sentry Fire along lines in dice order. */
export const sentry = (lines: string, ...pay: readonly Side[]): Command => ({
  type: 'react',
  kind: 'sentry',
  lines: [...lines] as Direction[],
  pay,
});
export const fire = (line: Direction, weapons: number): Command => ({ type: 'fire', line, weapons });
export const repair = (...sides: readonly Side[]): Command => ({ type: 'repair', sides });
export const agree = (on: boolean): Command => ({ type: 'agreeDraw', agree: on });
export const reveal: Command = { type: 'revealLifeboat' };
