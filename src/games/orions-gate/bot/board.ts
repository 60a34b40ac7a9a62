import type { Prospect } from '../../../engine/brain.ts';
import type { OrionsGateCommand } from '../command.ts';
import { toNumber } from '../odds/fraction.ts';
import { boardingOdds } from '../odds/boarding.ts';
import { checkBoard } from '../rules/boarding.ts';
import type { Mind } from './mind.ts';
import type { Activation, OrionsGateState, Unit } from '../state.ts';
import { boxesLeft, enemiesOf, type PlacedUnit } from '../units.ts';
import { unitWorth, worthWith } from './worth.ts';

/** A captured ship is gone for one side and there for the other (OG-13.6). */
const BOTH_SIDES = 2;
/** Mean of a D3, the damage of a tie. */
const TIE_DAMAGE = 2;

/** Enemy ships to board, by what it promises: their worth twice over, at the risk of the own (OG-13.4, 13.5). Best first. */
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
      BOTH_SIDES *
      (toNumber(odds.captures) * unitWorth(mind, state, target) -
        toNumber(odds.captured) * unitWorth(mind, state, unit));
    const worth = prize + toNumber(odds.tie) * (tieLoss(mind, state, target) - tieLoss(mind, state, unit));
    found.push({ command: { type: 'board', target: target.id }, worth });
  }
  return found.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth);
}

const tieLoss = (mind: Mind, state: OrionsGateState, unit: Unit): number =>
  unitWorth(mind, state, unit) - worthWith(mind, state, unit, boxesLeft(unit) - TIE_DAMAGE);
