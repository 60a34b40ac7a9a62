import { designOf } from './faces.ts';
import { armorOf } from './modifiers.ts';
import { damaged, half, reduced, total, type Body } from './packet.ts';
import type { Packet } from './data/faces.ts';
import { findShip, type Game, type Hit, type Pending, type Seat, type Ship } from './state.ts';

/** What the pending attacks do as they stand. */
export interface Outcome {
  /** Shield and hull of every ship that is hit, by id. */
  readonly bodies: Map<string, Body>;
  /** OS-7.4: ships whose hull reaches 0, in that order, and who is credited; null for nobody. */
  readonly doomed: Map<string, Seat | null>;
}

/** OS-7.8: a packet as it arrives at a ship. */
export function arriving(game: Game, ship: Ship, packet: Packet): Packet {
  return reduced(packet, Math.min(total(packet), armorOf(game, ship)));
}

/** OS-0.17: hits of one attack: the main one, then splash in slot order. */
export const hitsOf = ({ target, packet, splashHits }: Pending): Hit[] => [{ ship: target, packet }, ...splashHits];

/** OS-8.9. */
export const recoilOf = (ship: Ship): number => half(designOf(ship).hull);

/** OS-7.4, OS-7.5: all live attacks in order of declaration, then the recoil of a ram; the game stays as it is. */
export function outcomeOf(game: Game): Outcome {
  const outcome: Outcome = { bodies: new Map(), doomed: new Map() };
  const live = game.window!.attacks.filter((attack) => attack.live);
  for (const attack of live) {
    for (const { ship: id, packet } of hitsOf(attack)) {
      const ship = findShip(game, id)!;
      strike(game, outcome, ship, arriving(game, ship, packet), attack.controller);
    }
  }
  for (const { source } of live.filter(({ kind }) => kind === 'ram')) {
    const ship = findShip(game, source)!;
    strike(game, outcome, ship, { s: 0, a: 0, h: recoilOf(ship) }, null);
  }
  return outcome;
}

function strike(game: Game, { bodies, doomed }: Outcome, ship: Ship, packet: Packet, credited: Seat | null): void {
  if (doomed.has(ship.id)) return;
  const body = damaged(bodies.get(ship.id) ?? ship, packet, game.options.shieldOverflow);
  bodies.set(ship.id, body);
  if (body.hull === 0) doomed.set(ship.id, credited);
}
