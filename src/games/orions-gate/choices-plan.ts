import type { Chance } from '../../engine/rng.ts';
import { drawGateWay } from './choices-gates.ts';
import type { CommandOf } from './command.ts';
import { artifactsOf } from './rules/artifacts.ts';
import type { OrionsGateState } from './state.ts';
import { enemiesOf, theUnit } from './units.ts';

type Plan = CommandOf<'plan'>;

/** Draws of a path before the unit stays where it is. */
const TRIES = 24;
/** Draws in which the way into a gate is tried, where there is one to leave by. */
const GATE_TRIES = 8;
/** Most legs of a drawn Scouts path; the rules allow 100 (OG-6.9). */
const LEGS = 3;

/**
 * A legal plan with parameters drawn uniformly, every other one of a carrier over the table edge (OG-16.9) and near a
 * gate into it; when no path was legal, one of length 0, which always is (OG-20.3).
 */
export function anyPlan(state: OrionsGateState, chance: Chance, legal: (command: Plan) => boolean): Plan | null {
  const { unit: id, action } = state.activation!;
  const scouts = theUnit(state, id).unitType === 'scouts';
  if (action === 'hold') return kept({ type: 'plan', heading: heading(chance) }, legal);
  const draw = action === 'ram' ? anyRam : scouts ? anyChain : anyShipPath;
  const leaves = action !== 'ram' && artifactsOf(state, id).length > 0;
  for (let i = 0; i < TRIES; i++) {
    const way = i < GATE_TRIES && action !== 'ram' ? drawGateWay(state, chance) : null;
    const plan =
      way ?? (leaves && chance.die(2) === 1 ? { ...draw(state, chance), exit: true as const } : draw(state, chance));
    if (legal(plan)) return plan;
  }
  if (action === 'ram') return kept({ type: 'plan', distance: 0 }, legal);
  if (scouts) return kept({ type: 'plan', points: [], heading: heading(chance) }, legal);
  return kept({ type: 'plan', first: 0, pivot: 0, second: 0 }, legal);
}

const kept = (plan: Plan, legal: (command: Plan) => boolean): Plan | null => (legal(plan) ? plan : null);

const heading = (chance: Chance): number => chance.die(36_000) - 1;

function anyRam(state: OrionsGateState, chance: Chance): Plan {
  const { unit, allowance } = state.activation!;
  const enemies = enemiesOf(state, theUnit(state, unit).side);
  if (enemies.length > 0 && chance.die(2) === 1)
    return { type: 'plan', target: enemies[chance.die(enemies.length) - 1]!.id };
  return { type: 'plan', distance: chance.die(allowance + 1) - 1 };
}

function anyShipPath(state: OrionsGateState, chance: Chance): Plan {
  const { allowance, action } = state.activation!;
  const most = action === 'cruise' ? state.options.cruisePivot : 9000;
  const first = chance.die(allowance + 1) - 1;
  const second = chance.die(allowance - first + 1) - 1;
  return { type: 'plan', first, pivot: chance.die(2 * most + 1) - 1 - most, second };
}

function anyChain(state: OrionsGateState, chance: Chance): Plan {
  const { unit, allowance } = state.activation!;
  let { x, y } = theUnit(state, unit).pose!;
  const legs = chance.die(LEGS);
  const reach = Math.floor(allowance / legs);
  const points: [number, number][] = [];
  for (let i = 0; i < legs; i++) {
    x += chance.die(2 * reach + 1) - 1 - reach;
    y += chance.die(2 * reach + 1) - 1 - reach;
    points.push([x, y]);
  }
  return { type: 'plan', points, heading: heading(chance) };
}
