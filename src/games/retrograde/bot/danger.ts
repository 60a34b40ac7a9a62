import { DIE, hittingFaces } from '../rules/fire.ts';
import type { Board, Owner, Ship, Shot } from './board.ts';
import { bestShot, unhurt, woundedBy, type Wounds } from './fire.ts';
import { countersAt } from './roads.ts';
import { wrecksAt } from './wrecks.ts';

/** What a spacecraft that has ended its turn still stands, debris counted (RG-16.2); 0 = it is lost. */
export const armorAfterTurn = (board: Board, ship: Ship): number =>
  Math.max(0, ship.card.armor - ship.damage - (ship.left > 0 ? 0 : wrecksAt(board, ship)));

/**
 * The chance of each spacecraft of a seat that has just ended its turn to be there at its next one, in the order of the
 * board's list; 1 for the others. Each enemy fires its best shot at what it hurts most. Whoever dares (0..1) minds
 * these shots so much less; wrecks and missiles do what they do.
 */
export function survival(board: Board, waiting: Owner, daring = 0): readonly number[] {
  const wounds = woundsOfTable(board, waiting);
  const unshot = wounds.map((one) => (one ? 1 - one.at(-1)! : 1));
  if (daring === 1) return unshot;
  const attacker: Owner = waiting === 0 ? 1 : 0;
  const counters = countersAt(board, attacker, attacker);
  for (const enemy of board.ships) {
    if (enemy.owner === waiting) continue;
    const found = bestTarget(board, enemy, wounds, counters);
    if (found) wounds[found.index] = woundedBy(wounds[found.index]!, found.shot.dice, found.shot.faces);
  }
  return wounds.map((one, index) => {
    const shot = one ? 1 - one.at(-1)! : 1;
    return shot + daring * (unshot[index]! - shot);
  });
}

/** What wrecks (RG-16.2) and missiles (RG-17.13) do to a seat's spacecraft until its next turn; null for others. */
function woundsOfTable(board: Board, waiting: Owner): (Wounds | null)[] {
  const { ships, places, rule } = board;
  const wounds = ships.map((ship): Wounds | null =>
    ship.owner === waiting ? unhurt(armorAfterTurn(board, ship)) : null,
  );
  for (const [at, place] of places.entries()) {
    if (place.missiles === 0 || place.owner === waiting) continue;
    for (const [index, ship] of ships.entries()) {
      const had = wounds[index];
      if (ship.at !== at || !had) continue;
      const faces = hittingFaces(rule, place.missiles + ship.orbital - 1 - ship.left);
      if (faces > 0) wounds[index] = woundedBy(had, 1, faces);
    }
  }
  return wounds;
}

function bestTarget(
  board: Board,
  enemy: Ship,
  wounds: readonly (Wounds | null)[],
  counters: Board['counters'],
): { readonly index: number; readonly shot: Shot } | null {
  let best: { readonly index: number; readonly shot: Shot } | null = null;
  let most = 0;
  for (const [index, ship] of board.ships.entries()) {
    const had = wounds[index];
    if (!had || had.length === 1) continue;
    const shot = rememberedShot(board, enemy, ship, counters);
    if (!shot) continue;
    const gain = (had.at(-1)! < 1 ? Math.min(1, shot.mean / (had.length - 1)) * (1 - had.at(-1)!) : 0) * ship.card.cost;
    if (gain > most) [best, most] = [{ index, shot }, gain];
  }
  return best;
}

/** The best shot of an enemy's next turn; `counters` are always those, so it is counted once for two spacecraft. */
function rememberedShot(board: Board, enemy: Ship, ship: Ship, counters: Board['counters']): Shot | null {
  const { shots } = board.memory;
  let known = shots.get(enemy);
  if (!known) shots.set(enemy, (known = new Map()));
  let shot = known.get(ship);
  if (shot === undefined) known.set(ship, (shot = bestShot(board, enemy, enemy.card.deltaVee, ship, counters)));
  return shot;
}

/** RG-17.13: the faces with which missiles of a place hit a spacecraft. */
export const missileFaces = (board: Board, range: number, { orbital, left }: Ship): number =>
  Math.min(DIE, hittingFaces(board.rule, range + orbital - 1 - left));
