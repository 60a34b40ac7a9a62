import type { Prospect } from '../../../engine/brain.ts';
import type { OrionsGateCommand } from '../command.ts';
import { toNumber } from '../odds/fraction.ts';
import { boardingOdds } from '../odds/boarding.ts';
import { captureForecast } from '../odds/capture.ts';
import { checkBoard } from '../rules/boarding.ts';
import type { Mind } from './mind.ts';
import { stakeOf } from './mission-value.ts';
import type { Activation, OrionsGateState, Unit } from '../state.ts';
import { boxesLeft, enemiesOf, pointsOf, type PlacedUnit } from '../units.ts';
import { unitWorth, worthWith } from './worth.ts';

/** A captured ship is gone for one side and there for the other (OG-13.6). */
const BOTH_SIDES = 2;
/**
 * More than any ship is worth: what it counts that a capture wins the battle at once, or ends it without a win
 * (OG-19.2).
 */
const DECIDED = 50;
/** Mean of a D3, the damage of a tie. */
const TIE_DAMAGE = 2;

/**
 * Enemy ships to board, by what it promises: their worth twice over and what it scores, at the risk of the own
 * (OG-13.4, 13.5). Best first.
 */
export function boardings(
  mind: Mind,
  state: OrionsGateState,
  unit: PlacedUnit,
  activation: Activation,
): readonly Prospect<OrionsGateCommand>[] {
  const found: Prospect<OrionsGateCommand>[] = [];
  if (!state.options.boarding) return found;
  for (const target of enemiesOf(state, unit.side)) {
    if (checkBoard(mind, state, unit, activation, target.id)) continue;
    const odds = boardingOdds(state.options, unit, target);
    const prize =
      toNumber(odds.captures) * captureWorth(mind, state, unit, target) -
      toNumber(odds.captured) * captureWorth(mind, state, target, unit);
    const worth = prize + toNumber(odds.tie) * (tieLoss(mind, state, target) - tieLoss(mind, state, unit));
    found.push({ command: { type: 'board', target: target.id }, worth });
  }
  return found.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth);
}

/**
 * What the capture of a ship is worth to its captor: the ship itself, its points where captures score, the battle where
 * it ends (OG-13.6, 13.8, 19.2). In Annihilation a ship that lives scores for nobody, whoever has it (OG-16.5): a keen
 * eye sees that its fire is won, and that from now on it can be lost where it could have been destroyed.
 */
function captureWorth(mind: Mind, state: OrionsGateState, captor: Unit, taken: Unit): number {
  const { ends, points } = captureForecast(state, captor.id, taken.id);
  if (ends) return ends.winners.includes(captor.captain) ? DECIDED : -DECIDED;
  const scored = state.mission === 'annihilation' && state.options.captureScores ? points : 0;
  const alive = mind.keen && state.mission === 'annihilation' ? pointsOf(taken) : 0;
  return BOTH_SIDES * (unitWorth(mind, state, taken) / stakeOf(state, taken) - alive) + scored;
}

const tieLoss = (mind: Mind, state: OrionsGateState, unit: Unit): number =>
  unitWorth(mind, state, unit) - worthWith(mind, state, unit, boxesLeft(unit) - TIE_DAMAGE);
