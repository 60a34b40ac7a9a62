import type { Prospect } from '../../../engine/brain.ts';
import { along, bearingOf, squaredDistance } from '../../../table/index.ts';
import type { OrionsGateCommand } from '../command.ts';
import { checkDebris, DEBRIS_RADIUS } from '../rules/debris.ts';
import type { Rules } from '../rules/rules.ts';
import type { DebrisWindow, OrionsGateState } from '../state.ts';
import { enemiesOf, isInPlay, radiusOf, theUnit } from '../units.ts';

/** Directions tried round the ship, hundredths of a degree. */
const STEP = 3000;

/**
 * Where to leave debris (OG-12.4): a ship still in play takes cover behind it, nearest toward the enemy who is nearest;
 * the debris of a lost one hides nobody of its own and is declined.
 */
export function debrisProspects(_rules: Rules, state: OrionsGateState): readonly Prospect<OrionsGateCommand>[] {
  const window = state.windows[0] as DebrisWindow;
  const decline: Prospect<OrionsGateCommand> = { command: { type: 'decline' }, worth: 0 };
  const unit = theUnit(state, window.unit);
  if (!isInPlay(unit)) return [decline];
  const [nearest] = enemiesOf(state, unit.side)
    .filter(({ pose }) => pose.table === window.from.table)
    .sort((a, b) => squaredDistance(a.pose, window.from) - squaredDistance(b.pose, window.from));
  if (!nearest) return [decline];
  // Touching the base it covers from every side, wherever the shot comes from (OG-7.6 "within").
  const reach = radiusOf(state.options, unit.unitType) + DEBRIS_RADIUS - 1;
  const toward = bearingOf(window.from, nearest.pose) ?? 0;
  const found: Prospect<OrionsGateCommand>[] = [];
  for (let k = 0; k * STEP < 36_000; k++) {
    const at = along(window.from, (toward + k * STEP) % 36_000, reach);
    if (!checkDebris(state, window, at))
      found.push({ command: { type: 'placeDebris', x: at.x, y: at.y }, worth: 1 / (1 + k) });
  }
  return [...found, decline];
}
