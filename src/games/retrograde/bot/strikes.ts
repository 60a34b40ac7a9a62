import type { RetrogradeCommand } from '../command.ts';
import { printedOn } from '../data/cards.ts';
import { sureRange, usefulRange } from '../rules/fire.ts';
import { withDamage, withShip, type Board, type Ship } from './board.ts';
import { bestShot, unhurt, volley, woundedBy, type Wounds } from './fire.ts';
import { burnTo, outermostOf, wayCost } from './roads.ts';
import { guardsOf } from './siege.ts';

/** A command that begins something, and the sum (`balance`) that is expected of all of it. */
export interface Plan {
  readonly command: RetrogradeCommand;
  readonly sum: number;
  /** The chance that the game is won by it in this very turn, where there is one; `sum` is then of all else. */
  readonly wins?: number;
  /** What is meant in the end, where the command is only on the way there. */
  readonly then?: RetrogradeCommand;
}

/** A board whose spacecraft are to act, and how boards are weighed. */
export interface Scene {
  readonly board: Board;
  /** The sum of a board as it is when the own turn has ended. */
  readonly sumOf: (board: Board) => number;
  /** The chance to destroy the enemy's homeworld from there in this very turn. */
  readonly winsOn: (board: Board) => number;
}

/** What a shot that does not destroy at once is worth of what all shots together would: they have to be paid too. */
const TOGETHER = 0.7;

/** Plans of one spacecraft that may still burn; `entry`: it came into play this turn (RG-17.5), and attacks nothing. */
export function shipPlans(scene: Scene, ship: Ship, entry = false): readonly Plan[] {
  const { board } = scene;
  if (ship.barred) return [];
  const plans: Plan[] = [];
  for (const [at, place] of board.places.entries()) {
    if (at !== ship.at && !isWorthGoing(board, ship, at)) continue;
    for (let orbital = 1; orbital <= outermostOf(place); orbital++) {
      const left = ship.left - wayCost(board, ship, at, orbital, board.counters);
      if (left < 0) continue;
      const moved: Ship = { ...ship, at, orbital, left };
      const isHere = at === ship.at && orbital === ship.orbital;
      const begun = isHere ? null : burnTo(board, ship, at, orbital);
      if (begun) plans.push({ command: begun, sum: scene.sumOf(withShip(board, ship.id, moved)) });
      const strikes = [...bombardPlans(scene, moved), ...(entry ? [] : attackPlans(scene, moved))];
      for (const strike of strikes) plans.push(begun ? { ...strike, command: begun, then: strike.command } : strike);
    }
  }
  return plans;
}

/** To enemies, to what can be bombarded or blockaded, home to guard it (RG-17.3); elsewhere is nothing to do. */
function isWorthGoing({ places, ships }: Board, { owner, card }: Ship, at: number): boolean {
  const place = places[at]!;
  if (place.owner === owner ? place.guard > 0 : !place.destroyed && (card.bombardment > 0 || place.card.power > 0))
    return true;
  return ships.some((one) => one.at === at && one.owner !== owner);
}

/** RG-11: bombardments from where a spacecraft then stands. */
function bombardPlans({ board, sumOf, winsOn }: Scene, ship: Ship): readonly Plan[] {
  const cost = printedOn(ship.card.id, 'freeBombardment') ? 0 : ship.card.deltaVee;
  const place = board.places[ship.at]!;
  if (place.owner === ship.owner || place.destroyed || ship.left < cost || ship.bombardments < 1) return [];
  const power = ship.card.bombardment - (ship.orbital - 1) - guardsOf(board)[ship.at]!;
  if (power <= 0) return [];
  const spent = { ...ship, left: ship.left - cost, bombardments: ship.bombardments - 1 };
  const paid = withShip(board, ship.id, spent);
  const targets = place.upgrade > 0 ? (['asset', 'upgrade'] as const) : (['asset'] as const);
  return targets.map((target) => {
    const after = withDamage(paid, ship.at, target, power);
    const command = { type: 'bombard', spacecraft: ship.id, target } as const;
    return { command, sum: sumOf(after), ...(place.home && { wins: winsOn(after) }) };
  });
}

/** Chapter 9: attacks from where a spacecraft then stands, with every amount from the least useful to the sure one. */
function attackPlans(scene: Scene, ship: Ship): readonly Plan[] {
  const { board } = scene;
  if (ship.left < 1 || ship.attacks < 1) return [];
  return board.ships
    .filter((target) => target.at === ship.at && target.owner !== ship.owner)
    .flatMap((target) => attacksOn(scene, ship, target));
}

function attacksOn({ board, sumOf, winsOn }: Scene, ship: Ship, target: Ship): readonly Plan[] {
  const plans: Plan[] = [];
  const up = Math.max(0, target.orbital - ship.orbital);
  const useful = Math.max(1, usefulRange(board.rule, target.left) - up);
  const most = Math.min(ship.left, Math.max(1, sureRange(board.rule, target.left) - up));
  const others = woundsByOthers(board, ship, target);
  const guards = board.places[target.at]!.guard > 0;
  for (let spend = useful; spend <= most; spend++) {
    const { dice, faces } = volley(board.rule, ship, ship.orbital, target, spend);
    if (dice === 0) break;
    const missed = withShip(board, ship.id, { ...ship, left: ship.left - spend, attacks: ship.attacks - 1 });
    const felled = withShip(missed, target.id, null);
    const alone = woundedBy(unhurt(target.card.armor - target.damage), dice, faces).at(-1)!;
    const chance = alone + TOGETHER * (woundedBy(others, dice, faces).at(-1)! - alone);
    plans.push({
      command: { type: 'attack', spacecraft: ship.id, target: target.id, spend },
      sum: chance * sumOf(felled) + (1 - chance) * sumOf(missed),
      ...(guards && { wins: chance * winsOn(felled) + (1 - chance) * winsOn(missed) }),
    });
  }
  return plans;
}

/** What all other own spacecraft could do to a target this turn, each with its best shot. */
function woundsByOthers(board: Board, ship: Ship, target: Ship): Wounds {
  let wounds = unhurt(target.card.armor - target.damage);
  if (wounds.length === 2) return wounds;
  for (const other of board.ships) {
    if (other.owner !== ship.owner || other.id === ship.id || other.left === 0) continue;
    if (other.barred || other.attacks < 1) continue;
    const shot = bestShot(board, other, other.left, target, board.counters);
    if (shot) wounds = woundedBy(wounds, shot.dice, shot.faces);
  }
  return wounds;
}
