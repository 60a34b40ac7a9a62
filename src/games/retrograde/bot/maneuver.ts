import type { Seat } from '../../../engine/seat.ts';
import type { RetrogradeCommand } from '../command.ts';
import { spacecraftCard, printedOn } from '../data/cards.ts';
import { isBarred } from '../rules/refusal.ts';
import { cannotRefit, refitsOf } from '../rules/refit.ts';
import { cannotDefend, defensesOf } from '../rules/missile-defense.ts';
import { bombardmentCost } from '../rules/bombard.ts';
import { spends } from '../rules/attack.ts';
import { spacecraftOf, workingOf } from '../rules/things.ts';
import type { RetrogradeState, Spacecraft } from '../state.ts';
import { discountsOf, ownerOf, shipOf, withDamage, withShip, type Board, type Ship } from './board.ts';
import { missileFaces } from './danger.ts';
import { bestShot, hitChances, unhurt, volley, woundedBy, type Wounds } from './fire.ts';
import { nextStep, outermostOf, wayCost } from './roads.ts';
import { guardsOf } from './siege.ts';
import { roomPlans } from './room.ts';

/** A command that begins something, and the sum (`balance`) that is expected of all of it. */
export interface Plan {
  readonly command: RetrogradeCommand;
  readonly sum: number;
  /** What is meant in the end, where the command is only on the way there. */
  readonly then?: RetrogradeCommand;
}

/** What plans are weighed with. */
export interface Weighing {
  readonly state: RetrogradeState;
  readonly seat: Seat;
  readonly board: Board;
  /** The sum of a board as it is when the own turn has ended. */
  readonly sumOf: (board: Board) => number;
}

/** What a shot that does not destroy at once is worth of what all shots together would: they have to be paid too. */
const TOGETHER = 0.7;

/** Everything worth a thought in the maneuvers phase, to end it included; of plans that begin alike the best. */
export function maneuverPlans(weighing: Weighing): readonly Plan[] {
  const { state, seat, board, sumOf } = weighing;
  const stay = sumOf(board);
  const plans: Plan[] = [{ command: { type: 'endPhase' }, sum: stay }];
  const owner = ownerOf(seat);
  for (const ship of board.ships) {
    if (ship.owner !== owner) continue;
    const one = spacecraftOf(state, ship.id);
    if (isBarred(one)) continue;
    plans.push(...shipPlans(weighing, ship, one), ...refitPlans(weighing, ship, one));
  }
  plans.push(...missilePlans(weighing, stay), ...roomPlans(weighing));
  return bestByCommand(plans);
}

/** Plans of one spacecraft that may still burn. */
export function shipPlans(weighing: Weighing, ship: Ship, one: Spacecraft, strikesOnly = false): readonly Plan[] {
  const { board } = weighing;
  const plans: Plan[] = [];
  for (const [at, place] of board.places.entries())
    for (let orbital = 1; orbital <= outermostOf(place); orbital++) {
      const left = ship.left - wayCost(board, ship, at, orbital, board.counters);
      if (left < 0) continue;
      const moved: Ship = { ...ship, at, orbital, left };
      const isHere = at === ship.at && orbital === ship.orbital;
      const begun = isHere ? null : burnTo(weighing, ship, at, orbital);
      if (begun) plans.push({ command: begun, sum: weighing.sumOf(withShip(board, ship.id, moved)) });
      const strikes = [
        ...bombardPlans(weighing, moved, one),
        ...(strikesOnly ? [] : attackPlans(weighing, moved, one)),
      ];
      for (const { command, sum } of strikes)
        plans.push(begun ? { command: begun, sum, then: command } : { command, sum });
    }
  return plans;
}

function burnTo({ board }: Weighing, ship: Ship, at: number, orbital: number): RetrogradeCommand {
  const [next, step] = nextStep(board, ship, at, orbital);
  return { type: 'burn', spacecraft: ship.id, asset: board.places[next]!.id, orbital: step };
}

/** RG-11: bombardments from where a spacecraft then stands. */
function bombardPlans({ board, sumOf }: Weighing, ship: Ship, one: Spacecraft): readonly Plan[] {
  const cost = bombardmentCost(one);
  const place = board.places[ship.at]!;
  const limit = printedOn(one.card, 'entryTurnStrike')?.bombardments ?? 1;
  if (place.owner === ship.owner || place.destroyed || ship.left < cost || one.bombardments >= limit) return [];
  const power = ship.card.bombardment - (ship.orbital - 1) - guardsOf(board)[ship.at]!;
  if (power <= 0) return [];
  const after = withShip(board, ship.id, { ...ship, left: ship.left - cost });
  const targets = place.upgrade > 0 ? (['asset', 'upgrade'] as const) : (['asset'] as const);
  return targets.map((target) => ({
    command: { type: 'bombard', spacecraft: ship.id, target },
    sum: sumOf(withDamage(after, ship.at, target, power)),
  }));
}

/** Chapter 9: attacks from where a spacecraft then stands, with every amount from the least useful to the sure one. */
function attackPlans(weighing: Weighing, ship: Ship, one: Spacecraft): readonly Plan[] {
  const { board, state, sumOf } = weighing;
  const limit = printedOn(one.card, 'attackLimit');
  if (ship.left < 1 || (limit && one.attacks >= limit.perTurn)) return [];
  const plans: Plan[] = [];
  for (const target of board.ships) {
    if (target.at !== ship.at || target.owner === ship.owner) continue;
    const { useful, sure } = spends(
      state.options,
      { ...one, orbital: ship.orbital, left: ship.left },
      asCraft(state, target),
    );
    const others = woundsByOthers(weighing, ship, target);
    for (let spend = useful; spend <= Math.min(sure, ship.left); spend++) {
      const { dice, faces } = volley(board.rule, ship, ship.orbital, target, spend);
      if (dice === 0) break;
      const alive = withShip(board, ship.id, { ...ship, left: ship.left - spend });
      const alone = woundedBy(unhurt(target.card.armor - target.damage), dice, faces).at(-1)!;
      const chance = alone + TOGETHER * (woundedBy(others, dice, faces).at(-1)! - alone);
      const sum = chance * sumOf(withShip(alive, target.id, null)) + (1 - chance) * sumOf(alive);
      plans.push({ command: { type: 'attack', spacecraft: ship.id, target: target.id, spend }, sum });
    }
  }
  return plans;
}

const asCraft = (state: RetrogradeState, { id }: Ship): Spacecraft => spacecraftOf(state, id);

/** What all other own spacecraft and missiles could do to a target this turn, each with its best shot. */
function woundsByOthers({ board, state }: Weighing, ship: Ship, target: Ship): Wounds {
  let wounds = unhurt(target.card.armor - target.damage);
  if (wounds.length === 2) return wounds;
  for (const other of board.ships) {
    if (other.owner !== ship.owner || other.id === ship.id || other.left === 0) continue;
    const one = spacecraftOf(state, other.id);
    const limit = printedOn(one.card, 'attackLimit');
    if (one.barred || (limit && one.attacks >= limit.perTurn)) continue;
    const shot = bestShot(board, other, other.left, target, board.counters);
    if (shot) wounds = woundedBy(wounds, shot.dice, shot.faces);
  }
  return wounds;
}

/** RG-17.13: missiles cost nothing. */
function missilePlans({ state, seat, board, sumOf }: Weighing, stay: number): readonly Plan[] {
  return workingOf(state, seat)
    .flatMap((asset) => defensesOf(state, asset))
    .filter((command) => cannotDefend(state, seat, command) === null)
    .map((command) => {
      const place = board.places.find(({ id }) => id === command.asset)!;
      const target = board.ships.find(({ id }) => id === command.target)!;
      const chances = hitChances(1, missileFaces(board, place.missiles, target));
      const armor = target.card.armor - target.damage;
      const gain = (sumOf(withShip(board, target.id, null)) - stay) * (chances[1]! / armor);
      return { command, sum: stay + Math.max(FREE, gain) };
    });
}

/** What costs nothing is done. */
const FREE = 1e-3;

/** Chapter 10. */
function refitPlans({ state, seat, board, sumOf }: Weighing, ship: Ship, one: Spacecraft): readonly Plan[] {
  return refitsOf(state, one)
    .filter((command) => command.card !== one.card && cannotRefit(state, seat, command) === null)
    .map((command) => {
      const left = spacecraftCard(command.card).deltaVee;
      const next = shipOf({ ...one, card: command.card, left, damage: 0 }, ship.at, discountsOf(state));
      return { command, sum: sumOf(withShip(board, ship.id, next)) };
    });
}

/** The best plan of each first command, best first. */
export function bestByCommand(plans: readonly Plan[]): readonly Plan[] {
  const best: { [command: string]: Plan } = {};
  for (const plan of plans) {
    const key = JSON.stringify(plan.command);
    const known = best[key];
    if (!known || plan.sum > known.sum) best[key] = plan;
  }
  return Object.values(best).sort((a, b) => b.sum - a.sum);
}
