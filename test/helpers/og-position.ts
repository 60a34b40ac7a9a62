import type { Rejection } from '../../src/engine/game.ts';
import { applyCommand, matchFrom, startMatch, type Match } from '../../src/engine/match.ts';
import { scriptChance } from '../../src/engine/rng.ts';
import type { OrionsGateCommand } from '../../src/games/orions-gate/command.ts';
import type { EventOf, EventType, OrionsGateEvent } from '../../src/games/orions-gate/event.ts';
import { orionsGate } from '../../src/games/orions-gate/game.ts';
import type { Options } from '../../src/games/orions-gate/options.ts';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';
import type { OrionsGateState, Unit } from '../../src/games/orions-gate/state.ts';
import { kernelSight } from '../../src/table/kernel.ts';

/** The rules as tests play them. */
export const game = orionsGate(kernelSight);

export type Battle = Match<OrionsGateState>;

/**
 * Options from raw ones; throws their first fault. Without a layout the table is empty: tests name the pieces they
 * need.
 */
export function optionsOf(raw: { readonly [key: string]: unknown } = {}): Options {
  const parsed = game.parseOptions({ layout: [[]], terrainMinimum: 0, ...raw });
  if (!parsed.ok) throw new Error(`options.${parsed.faults[0]!.path}: ${parsed.faults[0]!.reason}`);
  return parsed.value;
}

export interface BattleInput extends OrionsGatePosition {
  readonly options?: { readonly [key: string]: unknown };
  /** Scripted dice; asking for one more throws. */
  readonly dice?: readonly number[];
}

/** A match in a described position (see `place`), at rest. Throws the fault of a broken position. */
export function battle({ options, dice = [], ...position }: BattleInput): Battle {
  const placed = game.place!(optionsOf(options), position);
  if (!placed.ok) throw new Error(placed.faults.map(({ path, reason }) => `position.${path}: ${reason}`).join('\n'));
  return matchFrom(game, placed.value, scriptChance(dice)).match;
}

/** A match at the start of its setup. */
export function newGame(options: { readonly [key: string]: unknown } = {}, dice: readonly number[] = []): Battle {
  return startMatch(game, optionsOf(options), scriptChance(dice)).match;
}

export interface Played {
  readonly match: Battle;
  readonly events: readonly OrionsGateEvent[];
}

/** Plays one legal command; throws the refusal of an illegal one. */
export function play(match: Battle, seat: string, command: OrionsGateCommand): Played {
  const applied = applyCommand(game, match, seat, command);
  if (!applied.ok)
    throw new Error(
      `${command.type} refused: ${applied.rejections.map(({ rule, reason }) => `${rule}: ${reason}`).join(' ')}`,
    );
  return { match: applied.match, events: applied.events };
}

/** Plays several commands of one seat, or of the seats named; all their events together. */
export function playAll(
  match: Battle,
  moves: readonly (readonly [seat: string, command: OrionsGateCommand])[],
): Played {
  const events: OrionsGateEvent[] = [];
  for (const [seat, command] of moves) {
    const played = play(match, seat, command);
    match = played.match;
    events.push(...played.events);
  }
  return { match, events };
}

/** The rejections of an illegal command; throws when it is legal. */
export function refused(match: Battle, seat: string, command: unknown): readonly Rejection[] {
  const applied = applyCommand(game, match, seat, command);
  if (applied.ok) throw new Error(`${JSON.stringify(command)} was accepted.`);
  for (const one of applied.rejections) {
    checkLengths(one);
    checkNames(match, one);
  }
  return applied.rejections;
}

/**
 * Throws unless the data of a rejection hold every length that its sentence names, in mils: the screen draws them. A
 * depth in the data is a gap of 0 in the sentence.
 */
function checkLengths({ rule, reason, data }: Rejection): void {
  const known = (JSON.stringify(data ?? {}).match(/-?\d+/g) ?? []).flatMap((text) => {
    const mils = Number(text);
    return mils < 0 ? [0, -mils] : [mils];
  });
  for (const [length, whole, decimals] of reason.matchAll(/(\d+)\.(\d{3}) in/g))
    if (!known.includes(Number(whole! + decimals!)))
      throw new Error(`${rule}: "${reason}" names ${length}, its data do not: ${JSON.stringify(data)}`);
}

/**
 * Throws unless the data of a rejection hold the id of a unit or piece whose name is in its sentence: the screen rings
 * it. Both sides may have units of one name.
 */
function checkNames({ state }: Battle, { rule, reason, data }: Rejection): void {
  const known = JSON.stringify(data ?? {});
  const things = [...state.units, ...state.tables.flatMap(({ pieces }) => pieces)];
  for (const name of new Set(things.map((thing) => thing.name).filter((one) => `${reason} `.includes(`${one} `))))
    if (!things.some((thing) => thing.name === name && known.includes(`"${thing.id}"`)))
      throw new Error(`${rule}: "${reason}" names ${name}, its data do not: ${known}`);
}

/** The first refusal as the catalogue prints it: "OG-6.7: Path is 6.001 in; ...". */
export function refusal(match: Battle, seat: string, command: unknown): string {
  const [first] = refused(match, seat, command);
  return `${first!.rule}: ${first!.reason}`;
}

/** Dice of the script not yet drawn. */
export const diceLeft = (match: Battle): readonly number[] =>
  match.chance.kind === 'script' ? match.chance.draws : [];

/** The unit of an id; throws when there is none. */
export function unit(match: Battle, id: string): Unit {
  const found = match.state.units.find((one) => one.id === id);
  if (!found) throw new Error(`There is no unit ${id}.`);
  return found;
}

/** The pose of a unit as [x, y, heading]. */
export function poseOf(match: Battle, id: string): readonly [number, number, number] | null {
  const { pose } = unit(match, id);
  return pose && [pose.x, pose.y, pose.heading];
}

/** Damage of each slot of a unit. */
export const damageOf = (match: Battle, id: string): readonly number[] =>
  unit(match, id).components.map(({ damage }) => damage);

/** The events of one type, typed. */
export const eventsOf = <T extends EventType>(events: readonly OrionsGateEvent[], type: T): readonly EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

/** Activates a unit and makes its movement: two commands of its captain. */
export function act(
  match: Battle,
  id: string,
  action: 'hold' | 'move' | 'cruise' | 'ram',
  plan: Omit<Extract<OrionsGateCommand, { type: 'plan' }>, 'type'>,
): Played {
  const seat = unit(match, id).captain;
  return playAll(match, [
    [seat, { type: 'activate', unit: id, action }],
    [seat, { type: 'plan', ...plan }],
  ]);
}
