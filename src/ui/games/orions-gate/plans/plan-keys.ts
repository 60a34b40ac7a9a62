import { keyName } from '../../../match/keys.ts';
import type { Battle } from '../controller.ts';
import { pressKey } from '../keys.ts';
import type { Planning } from './open-planning.ts';

/**
 * The keys of planning, then those of the battle; while a plan is made they work on it. Returns whether the press was
 * used.
 */
export function pressPlanKey(battle: Battle, planning: Planning, event: KeyboardEvent): boolean {
  switch (keyName(event)) {
    case 'o':
      planning.toggle();
      return true;
    case 'h':
      planning.heat();
      return true;
  }
  return pressKey(planning.state$.value.draft ? planning.desk : battle, event);
}
