import type { Effort, Prospect } from '../../../engine/brain.ts';
import { imaginedChance, type Chance } from '../../../engine/rng.ts';
import type { OrionsGateCommand } from '../command.ts';
import { UNITS } from '../data/units.ts';
import { evolvePlay } from '../evolve-play.ts';
import { activate } from '../rules/activation.ts';
import { readyUnits } from '../rules/eligible.ts';
import type { Mind } from './mind.ts';
import { foremost } from './mission-order.ts';
import type { Action, CaptainId, OrionsGateState, UnitId } from '../state.ts';
import { isInPlay } from '../units.ts';
import { planProspects } from './plans.ts';
import { valueOf } from './value.ts';

/** Engine dice a captain reckons with: a little under the mean of 3.5. */
const RECKONED = imaginedChance(() => 3);
const ACTIONS: readonly Action[] = ['hold', 'move', 'cruise', 'ram'];
/** Plans tried for a unit and action that is only weighed, at least. */
const MIN_PLANS = 6;

/** The state in which a unit has declared an action, its Engine dice as a captain reckons with them. */
export const declaredBy = (state: OrionsGateState, unit: UnitId, action: Action): OrionsGateState =>
  evolvePlay(state, activate(state, unit, action, RECKONED));

/** Units and actions to declare, by what the best plan after each is expected to bring over standing still. */
export function activateProspects(
  mind: Mind,
  state: OrionsGateState,
  captain: CaptainId,
  effort: Effort,
  chance: Chance,
): readonly Prospect<OrionsGateCommand>[] {
  const ready = new Set(readyUnits(state, captain).map(({ id }) => id));
  const units = foremost(
    state,
    state.units.filter(isInPlay).filter((unit) => ready.has(unit.id)),
  );
  const share = Math.max(MIN_PLANS, Math.floor(effort.candidates / (units.length * ACTIONS.length)));
  const found: Prospect<OrionsGateCommand>[] = [];
  for (const unit of units) {
    const idle = valueOf(mind, state, unit);
    for (const action of ACTIONS) {
      if (action === 'ram' && UNITS[unit.unitType].ram === 0) continue;
      const declared = declaredBy(state, unit.id, action);
      const best = planProspects(mind, declared, captain, { ...effort, candidates: share }, chance)[0];
      if (!best) continue;
      found.push({
        command: { type: 'activate', unit: unit.id, action },
        worth: best.worth - idle,
        then: best.command,
      });
    }
  }
  return found.sort((a, b) => b.worth - a.worth);
}
