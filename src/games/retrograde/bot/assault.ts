import type { RetrogradeCommand } from '../command.ts';
import { printedOn } from '../data/cards.ts';
import type { Board, Owner, Ship, Shot } from './board.ts';
import { bestShot, unhurt, woundedBy, type Wounds } from './fire.ts';
import { burnTo, outermostOf, walkCost } from './roads.ts';

/** How the enemy's homeworld could be destroyed this very turn. */
export interface Assault {
  /** That the guards that have to go are shot away; 1 where none has to. */
  readonly chance: number;
  readonly first: RetrogradeCommand;
  /** What that is on the way to, where it is a burn. */
  readonly then: RetrogradeCommand;
  /** The board as it is when the shots were all taken in vain; null where none is needed. */
  readonly failed: Board | null;
}

/** A spacecraft that can bombard a place this turn: with which power before guards, and from where. */
export interface Gun {
  readonly ship: Ship;
  readonly power: number;
  readonly orbital: number;
}

/** A spacecraft that shoots at a guard. */
interface Volley {
  readonly ship: Ship;
  readonly guard: Ship;
  readonly shot: Shot;
}

/**
 * The likeliest way of a seat to destroy the enemy's homeworld this turn with all its spacecraft together (RG-11.6):
 * the fewest that can bombard keep their delta-vee for it, the others shoot at as many guards as have to go (RG-17.3).
 * Null where it cannot be done.
 */
export function assaultOf(board: Board, owner: Owner): Assault | null {
  const at = board.places.findIndex((place) => place.home && place.owner !== owner);
  const home = board.places[at]!;
  if (home.destroyed) return null;
  const guns = gunsAt(board, owner, at);
  if (guns.length === 0) return null;
  const guards = home.guard === 0 ? [] : board.ships.filter((ship) => ship.at === at && ship.owner !== owner);
  let best: Assault | null = null;
  for (let gone = 0; gone <= guards.length; gone++) {
    const firing = fewest(guns, home.hp, home.guard * (guards.length - gone));
    if (!firing) continue;
    const found =
      gone === 0
        ? { ...begun(board, firing[0]!), chance: 1, failed: null }
        : breach(board, owner, firing, guards, gone);
    if (found && found.chance > (best?.chance ?? 0)) best = found;
    if (gone === 0) break;
  }
  return best;
}

/** Spacecraft that can bombard a place this turn, the strongest first, of equal ones who shoots worst. */
export function gunsAt(board: Board, owner: Owner, at: number): readonly Gun[] {
  return board.ships
    .filter((ship) => ship.owner === owner && ship.at === at && ship.card.bombardment > 0)
    .flatMap((ship): readonly Gun[] => {
      const gun = gunOf(board, ship);
      return gun ? [gun] : [];
    })
    .sort((a, b) => b.power - a.power || a.ship.card.accuracy - b.ship.card.accuracy);
}

/** From the lowest orbital to which it burns and still can pay (RG-11.2). */
function gunOf(board: Board, ship: Ship): Gun | null {
  if (ship.barred || ship.bombardments < 1) return null;
  const needed = printedOn(ship.card.id, 'freeBombardment') ? 0 : ship.card.deltaVee;
  const place = board.places[ship.at]!;
  for (let orbital = 1; orbital <= Math.min(ship.card.bombardment, outermostOf(place)); orbital++) {
    if (ship.left - walkCost(place, ship.orbital, orbital, ship.discount) < needed) continue;
    return { ship, power: ship.card.bombardment - (orbital - 1), orbital };
  }
  return null;
}

/** The fewest guns that take so much off behind so many guards; null where all together do not. */
export function fewest(guns: readonly Gun[], hp: number, guard: number): readonly Gun[] | null {
  let left = hp;
  for (const [index, { power }] of guns.entries()) {
    if (power <= guard) return null;
    left -= power - guard;
    if (left <= 0) return guns.slice(0, index + 1);
  }
  return null;
}

/** What a gun does first, and what that leads to. */
export function begun(board: Board, { ship, orbital }: Gun): Pick<Assault, 'first' | 'then'> {
  const then: RetrogradeCommand = { type: 'bombard', spacecraft: ship.id, target: 'asset' };
  return { first: orbital === ship.orbital ? then : burnTo(board, ship, ship.at, orbital), then };
}

/** All that do not bombard shoot at the guards that are easiest to destroy. */
function breach(
  board: Board,
  owner: Owner,
  firing: readonly Gun[],
  guards: readonly Ship[],
  gone: number,
): Assault | null {
  const kept = new Set(firing.map(({ ship }) => ship));
  const shooters = board.ships.filter(
    (ship) => ship.owner === owner && !kept.has(ship) && !ship.barred && ship.attacks > 0 && ship.left > 0,
  );
  let best: { readonly chance: number; readonly volleys: readonly Volley[] } | null = null;
  for (const targets of chosen(guards, gone)) {
    const found = volleysAt(board, shooters, targets);
    if (found.chance > (best?.chance ?? 0)) best = found;
  }
  if (!best) return null;
  const { ship, guard, shot } = best.volleys[0]!;
  const then: RetrogradeCommand = { type: 'attack', spacecraft: ship.id, target: guard.id, spend: shot.spend };
  const stands = ship.at === guard.at && ship.orbital === shot.orbital;
  const first = stands ? then : burnTo(board, ship, guard.at, shot.orbital);
  return { chance: best.chance, first, then, failed: spent(board, best.volleys) };
}

/** Every choice of so many guards; more than two never have to go (no bombardment is stronger). */
function chosen(guards: readonly Ship[], count: number): readonly (readonly Ship[])[] {
  if (count === 1) return guards.map((guard) => [guard]);
  const pairs = guards.flatMap((one, at) => guards.slice(at + 1).map((two) => [one, two]));
  return count === 2 ? pairs : [guards];
}

/** Each shooter in turn takes the target at which it adds most to the chance that all of them are destroyed. */
function volleysAt(
  board: Board,
  shooters: readonly Ship[],
  targets: readonly Ship[],
): { readonly chance: number; readonly volleys: readonly Volley[] } {
  const wounds = targets.map((target): Wounds => unhurt(target.card.armor - target.damage));
  const volleys: Volley[] = [];
  for (const ship of shooters) {
    let best: { readonly at: number; readonly shot: Shot } | null = null;
    let most = 0;
    for (const [at, target] of targets.entries()) {
      const shot = bestShot(board, ship, ship.left, target, board.counters);
      const missing = 1 - wounds[at]!.at(-1)!;
      if (shot && shot.mean * missing > most) [best, most] = [{ at, shot }, shot.mean * missing];
    }
    if (!best) continue;
    const { at, shot } = best;
    wounds[at] = woundedBy(wounds[at]!, shot.dice, shot.faces);
    volleys.push({ ship, guard: targets[at]!, shot });
  }
  return { chance: wounds.reduce((all, one) => all * one.at(-1)!, 1), volleys };
}

/** The board when each shooter stands where it shot from, with nothing left. */
const spent = (board: Board, volleys: readonly Volley[]): Board => ({
  ...board,
  ships: board.ships.map((ship) => {
    const fired = volleys.find((one) => one.ship === ship);
    return fired ? { ...ship, at: fired.guard.at, orbital: fired.shot.orbital, left: 0, attacks: 0 } : ship;
  }),
});
