// Positions for the checks: ships with their slots, one by one, and cards in hands.
import { expect } from 'vitest';
import { apply } from '../apply.ts';
import { begin } from '../begin.ts';
import type { Species } from '../data/faces.ts';
import { freshShip, shipIds } from '../faces.ts';
import type { Options } from '../options.ts';
import { refuse } from '../refusals/refuse.ts';
import { vpOf } from '../sides.ts';
import {
  playerOf,
  type Command,
  type Game,
  type Rand,
  type React,
  type ReactionTarget,
  type Seat,
  type Ship,
} from '../state.ts';

/** `<design> <slot>`, with `shield/hull/energy` where they are not the printed ones: `ter-mars B3 0/2/1`. */
export type Placed = string;

/** No result of chance is expected. */
export const noChance: Rand = (_n, purpose) => {
  throw new Error(`Nothing random was expected: ${purpose}.`);
};

/** The results given, one after another. */
export function results(...list: number[]): Rand {
  const left = [...list];
  return () => {
    const result = left.shift();
    if (result === undefined) throw new Error('More results were asked for than given.');
    return result;
  };
}

/** Turn of seat 1, `turnOpen`, with a fleet for each seat; empty hands and decks. */
export function table(fleets: readonly Placed[][], options: Partial<Options> = {}): Game {
  const species = fleets.map(([first]) => SPECIES_OF[first!.slice(0, 3)]!);
  const game = begin({ seats: fleets.length, species, ...options });
  fleets.forEach((fleet, index) => fleet.forEach((placed) => place(game, index + 1, placed)));
  return Object.assign(game, { phase: 'turnOpen', round: 1, firstSeat: 1, activeSeat: 1 });
}

const SPECIES_OF: Readonly<Record<string, Species>> = {
  ter: 'terran',
  hss: 'hssuk',
  chu: 'churrap',
  mro: 'mrooshen',
};

/** Puts a ship of the ship deck into play. */
export function place(game: Game, seat: Seat, placed: Placed): Ship {
  const [design, slot, values] = placed.split(' ');
  const player = playerOf(game, seat);
  const id = player.shipDeck.find((one) => one.startsWith(`${seat}:${design}#`));
  if (id === undefined) throw new Error(`Seat ${seat} has no ${design} left: ${shipIds(seat, player.species).join()}.`);
  player.shipDeck = player.shipDeck.filter((one) => one !== id);
  player.joined += 1;
  const ship = { ...freshShip(id, seat, player.joined), slot: slot! };
  const [shield = ship.shield, hull = ship.hull, energy = ship.energy] = (values ?? '')
    .split('/')
    .filter(Boolean)
    .map(Number);
  game.ships.push(Object.assign(ship, { shield, hull, energy }));
  return ship;
}

/** Adds a card to a hand and says its id. */
export function hold(game: Game, seat: Seat, face: string): string {
  const { hand, discard, reserve, tacticsDeck } = playerOf(game, seat);
  const copies = [...hand, ...discard, ...reserve, ...tacticsDeck].filter((id) => id.startsWith(`${seat}:${face}#`));
  const id = `${seat}:${face}#${copies.length + 1}`;
  hand.push(id);
  return id;
}

/** The ship of a seat in a slot. */
export function at(game: Game, seat: Seat, slot: string): Ship {
  const ship = game.ships.find((one) => one.owner === seat && one.slot === slot);
  if (!ship) throw new Error(`Seat ${seat} has no ship at ${slot}.`);
  return ship;
}

/** `shield/hull/energy` of a ship, or `gone`. */
export function values(game: Game, id: string): string {
  const ship = game.ships.find((one) => one.id === id);
  return ship ? `${ship.shield}/${ship.hull}/${ship.energy}` : 'gone';
}

/** The game after commands, each with its seat. */
export function after(game: Game, steps: readonly (readonly [Seat, Command])[], rand: Rand = noChance): Game {
  return steps.reduce((now, [seat, command]) => apply(now, seat, command, rand), game);
}

/** A refusal with its rule and its sentence, which the catalogue words. */
export function refused(game: Game, seat: Seat, command: Command, rule: string, reason: string): void {
  const refusal = refuse(game, seat, command);
  expect(refusal).not.toBeNull();
  expect(refusal!.rules[0]).toBe(rule);
  expect(refusal!.reasons).toContain(reason);
  expect(refusal!.worded).toBe(true);
}

/** The rule that refuses a command, or null. */
export const ruleOf = (game: Game, seat: Seat, command: Command): string | null =>
  refuse(game, seat, command)?.rules[0] ?? null;

/** Who is asked in the open window; null where none is open. */
export const asked = ({ window }: Game): Seat | null => window && window.participants[window.pointer]!;

/** An attack of the ship of a seat in a slot. */
export function attackBy(
  game: Game,
  [seat, slot]: readonly [Seat, string],
  source: string,
  [other, targetSlot]: readonly [Seat, string],
  overcharge = false,
): Command {
  const [ship, target] = [at(game, seat, slot).id, at(game, other, targetSlot).id];
  return { type: 'attack', ship, source, target, overcharge };
}

/** A reaction of the ship of a seat in a slot; the target by its kind, its attack and, where it has one, a ship. */
export function reactBy(
  game: Game,
  [seat, slot]: readonly [Seat, string],
  source: string,
  [kind, attack, ship]: readonly [ReactionTarget['kind'], string, string?],
  given: Partial<React> = {},
): Command {
  const target = { kind, attack, ...(ship === undefined ? {} : { ship }) } as ReactionTarget;
  return { type: 'react', ship: at(game, seat, slot).id, source, target, ...given };
}

export const PASS: Command = { type: 'pass' };

/** Everybody who is asked passes, to the end of the window. */
export function passAll(game: Game): Game {
  let now = game;
  for (let seat = asked(now); seat !== null; seat = asked(now)) now = apply(now, seat, PASS, noChance);
  return now;
}

/** Victory points of a seat. */
export const pointsOf = (game: Game, seat: Seat): number => vpOf(playerOf(game, seat));
