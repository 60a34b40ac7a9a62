import type { Rules } from '../../rules/rules.ts';
import { rollsNear } from '../../rules/mystery.ts';
import type { OrionsGateState, UnitId } from '../../state.ts';
import { hasWorking, type PlacedUnit } from '../../units.ts';
import { tableOf, worldOf } from '../../world.ts';

/** What the enemies of a unit could do besides, and is not counted. */
export interface LeftOut {
  /** Those that may jump first (OG-9.25), and those that may lay mines (OG-9.35). */
  readonly warps: readonly UnitId[];
  readonly layers: readonly UnitId[];
  /** Whether anything on their tables makes a way roll dice: mines, Dangerous pieces, markers (OG-6.13). */
  readonly ways: boolean;
}

/** What is left out of the answers of these enemies, by what they carry and what lies on their tables. */
export function leftOutOf(rules: Rules, state: OrionsGateState, enemies: readonly PlacedUnit[]): LeftOut {
  const carrying = (kind: 'warpDrive' | 'mineLauncher'): readonly UnitId[] =>
    enemies.filter((enemy) => hasWorking(enemy, kind)).map(({ id }) => id);
  return {
    warps: carrying('warpDrive'),
    layers: carrying('mineLauncher'),
    ways: enemies.some(
      ({ side, pose: { table } }) =>
        state.mines.some((mine) => mine.table === table && mine.side !== side) ||
        state.markers.some((marker) => marker.table === table && rollsNear(state, marker)) ||
        worldOf(rules, tableOf(state.tables, table)).dangerous.length > 0,
    ),
  };
}
