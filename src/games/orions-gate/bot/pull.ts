import type { Prospect } from '../../../engine/brain.ts';
import { imaginedChance } from '../../../engine/rng.ts';
import type { CommandOf, OrionsGateCommand } from '../command.ts';
import { checkPlay } from '../rules/play.ts';
import type { Activation, OrionsGateState, UnitId } from '../state.ts';
import { enemiesOnTable, isInPlay, isWorking, theUnit, type PlacedUnit } from '../units.ts';
import { oddsInPoints } from './chance.ts';
import { bestVolley, componentsReady, MIN_GAIN } from './fire.ts';
import { afterUse } from './gadgets.ts';
import type { Mind } from './mind.ts';
import { valueParts } from './value.ts';

type Pull = CommandOf<'useComponent'>;

/** Every throw of a pull's die. */
const DICE = [1, 2, 3, 4, 5, 6].map((inches) => imaginedChance((sides) => Math.min(inches, sides)));

/**
 * Enemies that the next Tractor Beam may pull, with what each is worth by where every throw of its die brings it:
 * nearer to the other weapons, off what it holds, into a Dangerous piece or a mine (OG-9.24).
 */
export function pulls(
  mind: Mind,
  state: OrionsGateState,
  unit: PlacedUnit,
  activation: Activation,
): readonly Prospect<OrionsGateCommand>[] {
  if (!componentsReady(state, activation)) return [];
  const beam = unit.components.find(
    (one) => one.kind === 'tractorBeam' && isWorking(one) && !activation.used.includes(one.slot),
  );
  if (!beam) return [];
  const before = stands(mind, state, unit.id);
  return enemiesOnTable(state, unit).flatMap(({ id: target }) => {
    const command: Pull = { type: 'useComponent', slot: beam.slot, target };
    if (checkPlay(mind, state, unit.captain, command).length > 0) return [];
    const after = DICE.map((dice) => stands(mind, afterUse(mind, state, unit, command, dice), unit.id));
    const worth = after.reduce((sum, one) => sum + one, 0) / DICE.length - before;
    return worth > MIN_GAIN ? [{ command, worth }] : [];
  });
}

/** How well a ship and its side stand in the middle of its fire, in points. */
function stands(mind: Mind, state: OrionsGateState, id: UnitId): number {
  const unit = theUnit(state, id);
  if (!isInPlay(unit) || !state.activation) return 0;
  // What is noted under a mind holds only while the others stay where they are.
  const fresh = { ...mind };
  return (
    bestVolley(fresh, state, unit, state.activation).worth +
    valueParts(fresh, state, unit).stand +
    oddsInPoints(fresh, state, unit.side)
  );
}
