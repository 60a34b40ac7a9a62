import { spacecraftCard } from '../data/cards.ts';
import { cannotRefit, refitsOf } from '../rules/refit.ts';
import { cannotDefend, defensesOf } from '../rules/missile-defense.ts';
import { spacecraftOf, workingOf } from '../rules/things.ts';
import type { Spacecraft } from '../state.ts';
import { assaultOf } from './assault.ts';
import { discountsOf, ownerOf, shipOf, withShip, type Ship } from './board.ts';
import { missileFaces } from './danger.ts';
import { hitChances } from './fire.ts';
import { raidPlans } from './raid.ts';
import { roomPlans } from './room.ts';
import { shipPlans, type Plan } from './strikes.ts';
import type { Weighing } from './weighing.ts';

/** Everything worth a thought in the maneuvers phase, to end it and a joint assault included. */
export function maneuverPlans(weighing: Weighing): readonly Plan[] {
  const { state, seat, board, sumOf } = weighing;
  const stay = sumOf(board);
  const plans: Plan[] = [{ command: { type: 'endPhase' }, sum: stay }];
  const owner = ownerOf(seat);
  for (const ship of board.ships) {
    if (ship.owner !== owner) continue;
    plans.push(...shipPlans(weighing, ship), ...refitPlans(weighing, ship, spacecraftOf(state, ship.id)));
  }
  plans.push(...missilePlans(weighing, stay), ...roomPlans(weighing));
  plans.push(...assaultPlans(weighing), ...raidPlans(weighing, owner));
  return plans;
}

/** RG-11.6, RG-17.3: all together against the enemy's homeworld. */
function assaultPlans({ seat, board, sumOf }: Weighing): readonly Plan[] {
  const found = assaultOf(board, ownerOf(seat));
  if (!found) return [];
  const { chance: wins, first: command, then, failed } = found;
  return [{ command, wins, sum: sumOf(failed ?? board), ...(then !== command && { then }) }];
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
