import type { OrionsGateState } from '../state.ts';
import { enemiesOf, type PlacedUnit } from '../units.ts';

/** Units weighed for one activation, at most: the others act later in the phase anyway (OG-5.2). */
const MAX = 12;

/**
 * The units a captain chooses from in a big battle: those nearest to an enemy, who also leave room for those behind
 * them.
 */
export function foremost(state: OrionsGateState, units: readonly PlacedUnit[]): readonly PlacedUnit[] {
  if (units.length <= MAX) return units;
  const enemies = enemiesOf(state, units[0]!.side);
  const far = ({ pose }: PlacedUnit): number => {
    let least = Infinity;
    for (const enemy of enemies) {
      if (enemy.pose.table !== pose.table) continue;
      const [dx, dy] = [enemy.pose.x - pose.x, enemy.pose.y - pose.y];
      least = Math.min(least, dx * dx + dy * dy);
    }
    return least;
  };
  return units
    .map((unit) => ({ unit, far: far(unit) }))
    .sort((a, b) => (a.far === b.far ? 0 : a.far - b.far))
    .slice(0, MAX)
    .map(({ unit }) => unit);
}
