import { imaginedChance } from '../../../engine/rng.ts';
import type { OrionsGateEvent } from '../event.ts';
import { underEmp } from '../rules/emp.ts';
import { openLedger } from '../rules/play-ledger.ts';
import { push } from '../rules/push.ts';
import type { Rules } from '../rules/rules.ts';
import type { OrionsGateState, UnitId } from '../state.ts';
import { thePlaced } from '../units.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The facts of a push for each face of its die, whatever is rolled after it showing ones. */
export function plainPushes(
  rules: Rules,
  state: OrionsGateState,
  target: UnitId,
  rammer: UnitId,
): readonly (readonly OrionsGateEvent[])[] {
  const rolls = pushRolls(state, rammer);
  return FACES.map((face) => {
    let drawn = 0;
    const ledger = openLedger(
      rules,
      state,
      imaginedChance(() => (drawn++ < rolls ? face : 1)),
    );
    push(ledger, target, rammer);
    return ledger.events;
  });
}

/** How often the push die is rolled: a second time under EMP, and the second counts (OG-9.50). */
const pushRolls = (state: OrionsGateState, rammer: UnitId): number =>
  underEmp(state, thePlaced(state, rammer)) ? 2 : 1;
