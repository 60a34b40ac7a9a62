import { filter, take } from 'rxjs';
import {
  UNITS,
  type OrionsGateView,
  type PlacedUnit,
  type Unit,
  type UnitId,
} from '../../../games/orions-gate/index.ts';
import { boxAround, type Box } from '../../../table/box.ts';
import type { Listening } from '../../match/desk.ts';
import type { BattleDesk } from './battle-desk.ts';
import type { BattleState } from './state.ts';
import { subjectOf } from './subject.ts';
import { placedIn } from './tools/tool.ts';

/** The ship the screen speaks of, while it stands on a table. */
const inHand = (state: BattleState): PlacedUnit | null => placedIn(state.view, subjectOf(state) ?? '');

/** Whether an enemy could move up and fire its gun at a ship, terrain aside (OG-27.1). */
function threatens(enemy: PlacedUnit, { side, pose }: PlacedUnit): boolean {
  const { move, gun } = UNITS[enemy.unitType];
  const off = Math.hypot(enemy.pose.x - pose.x, enemy.pose.y - pose.y);
  return enemy.side !== side && enemy.pose.table === pose.table && off <= move + gun.range;
}

/** What there is to see of a ship in hand: as far as it could cruise, and whoever could come and fire at it. */
export function surroundings(view: OrionsGateView, ship: PlacedUnit): Box {
  const reach = { kind: 'circle', x: ship.pose.x, y: ship.pose.y, radius: UNITS[ship.unitType].cruise } as const;
  const enemies = view.units.flatMap(({ id }) => {
    const enemy = placedIn(view, id);
    return enemy && threatens(enemy, ship) ? [enemy.pose] : [];
  });
  return boxAround([reach, ...enemies.map(({ x, y }) => ({ kind: 'circle', x, y, radius: ROOM }) as const)]);
}

/** Room round an enemy at the edge of the picture for its hull and name, mils. */
const ROOM = 2500;

/**
 * Shows the ship in hand with its surroundings; asked again, or once the ship has acted, the whole table. Returns what
 * asks.
 */
export function openFraming({ state$, stage }: Pick<BattleDesk, 'state$' | 'stage'>): () => void {
  let framed: UnitId | null = null;
  let waiting: Listening | null = null;
  const whole = (): void => {
    waiting?.unsubscribe();
    framed = null;
    stage()?.fit();
  };
  return () => {
    const ship = inHand(state$.value);
    if (!ship || ship.id === framed) return whole();
    waiting?.unsubscribe();
    framed = ship.id;
    stage()?.frame(surroundings(state$.value.view, ship));
    if (hasActed(state$.value, ship)) return;
    waiting = state$
      .pipe(
        filter((state) => !state.busy && hasActed(state, ship)),
        take(1),
      )
      .subscribe(whole);
  };
}

/** Whether a ship has acted in this round, or is gone. */
function hasActed({ view }: BattleState, { id }: Unit): boolean {
  const ship = placedIn(view, id);
  return !ship || (ship.activatedIn === view.round && view.activation?.unit !== id);
}
