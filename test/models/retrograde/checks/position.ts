// Positions for the checks: a table with two homeworlds, to which cards are added one by one.
import { expect } from 'vitest';
import { apply } from '../apply.ts';
import { setUp } from '../begin.ts';
import { faceOf } from '../cards.ts';
import type { Roll } from '../deeds/maneuvers.ts';
import { freshShip } from '../deeds/maneuvers.ts';
import { DEFAULTS, type Options } from '../options.ts';
import { refusal } from '../refusals/refusal.ts';
import { assetOf, type Asset, type Command, type Game, type Seat, type Spacecraft } from '../state.ts';

/** Turn 9 of seat 1, maneuvers phase, both counters 1, empty hands and decks. */
export function table(first: string, second: string, options: Partial<Options> = {}): Game {
  const empty = (homeworld: string) => ({ homeworld, cards: [] });
  const game = setUp({ ...DEFAULTS, ...options }, [empty(first), empty(second)], 1);
  return Object.assign(game, { turn: 9, phase: 'maneuvers' });
}

/** Every card of the game, wherever it is. */
export function allCards(game: Game): string[] {
  const { 1: one, 2: two } = game.players;
  return [
    ...[one, two].flatMap(({ deck, hand, removed }) => [...deck, ...hand, ...removed.map(({ id }) => id)]),
    ...game.assets.flatMap(({ id, upgrade }) => (upgrade ? [id, upgrade.id] : [id])),
    ...[...game.spacecraft, ...game.debris, ...game.projects].map(({ id }) => id),
  ];
}

/** A card id that the game does not have yet. */
function fresh(game: Game, seat: Seat, face: string): string {
  const copies = allCards(game).filter((id) => id.startsWith(`${seat}:${face}.`)).length;
  return `${seat}:${face}.${copies + 1}`;
}

/** Adds a working asset. */
export function addAsset(game: Game, seat: Seat, face: string, given: Partial<Asset> = {}): string {
  const id = fresh(game, seat, face);
  game.assets.push({ id, owner: seat, destroyed: false, tapped: false, damage: 0, upgrade: null, ...given });
  return id;
}

/** Adds a spacecraft that has been in play since long before this turn. */
export function addShip(
  game: Game,
  seat: Seat,
  face: string,
  [asset, orbital]: readonly [string, number],
  given: Partial<Spacecraft> = {},
): string {
  const id = fresh(game, seat, face);
  game.spacecraft.push({ ...freshShip(game, seat, id, asset, orbital), enteredTurn: 1, ...given });
  return id;
}

/** Adds a piece of debris. */
export function addDebris(game: Game, seat: Seat, [asset, orbital]: readonly [string, number], face = 'lav'): string {
  const id = fresh(game, seat, face);
  game.debris.push({ id, owner: seat, asset, orbital });
  return id;
}

/** Installs an upgrade. */
export function install(game: Game, asset: string, face: string, damage = 0): string {
  const carrier = assetOf(game, asset);
  const id = fresh(game, carrier.owner, face);
  carrier.upgrade = { id, damage, attacked: [] };
  return id;
}

/** Adds a card to a hand. */
export function addToHand(game: Game, seat: Seat, face: string): string {
  const id = fresh(game, seat, face);
  game.players[seat].hand.push(id);
  return id;
}

/** Adds cards under a deck. */
export const addToDeck = (game: Game, seat: Seat, ...faces: string[]): string[] =>
  faces.map((face) => {
    const id = fresh(game, seat, face);
    game.players[seat].deck.push(id);
    return id;
  });

/** Adds a project. */
export function addProject(game: Game, seat: Seat, face: string, asset: string | null, points = 0): string {
  const id = fresh(game, seat, face);
  game.projects.push({ id, owner: seat, kind: faceOf(id).kind, asset, points });
  return id;
}

/** Dice by a list; one too many throws. */
export function dice(...values: number[]): Roll {
  return () => {
    const value = values.shift();
    if (value === undefined) throw new Error('No die is left.');
    return value;
  };
}

/** Carries out commands of the active player; those that roll take the dice one after the other. */
export function after(game: Game, commands: readonly Command[], ...values: number[]): Game {
  const roll = dice(...values);
  return commands.reduce((state, command) => apply(state, command, roll), game);
}

export const endPhase: Command = { type: 'endPhase' };

/** Ends phases until the next player's first phase, which must wait for nothing. */
export function endTurn(game: Game): Game {
  let next = game;
  while (next.turn === game.turn && next.phase !== 'over') next = after(next, [endPhase]);
  return next;
}

/** The game in another phase of the same turn. */
export const inPhase = (game: Game, phase: Game['phase']): Game => ({ ...structuredClone(game), phase });

/** Expects a refusal by this rule, in these words if they are given. */
export function refused(game: Game, command: Command, rule: string, reason?: string, seat?: Seat): void {
  const answer = refusal(game, command, seat);
  expect(answer?.rules).toEqual([rule]);
  if (reason !== undefined) expect(answer).toEqual({ rules: [rule], reasons: [reason], worded: true });
}

/** Expects a legal command. */
export const allowed = (game: Game, command: Command): void => expect(refusal(game, command)).toBeNull();
