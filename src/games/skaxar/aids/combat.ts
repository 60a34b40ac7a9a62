import type { Fight } from '../odds/fight.ts';
import type { SkaxarView } from '../view.ts';
import { fightBetween, lineUpsOf } from './standing.ts';

/** The fight as the table stands. */
export interface CombatOutlook extends Fight {
  /** Money of each seat once it is paid (SK-10.2); a harvest is not counted. */
  readonly money: readonly [number, number];
}

/** How the combat would come out if nobody bought anything more; null while a side has no ship on its field. */
export function combatOutlook(view: SkaxarView): CombatOutlook | null {
  const fight = fightBetween(view, lineUpsOf(view));
  const [a, b] = view.sides;
  return fight && { ...fight, money: [a.money + fight.earns[0], b.money + fight.earns[1]] };
}
