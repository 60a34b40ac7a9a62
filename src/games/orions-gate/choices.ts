import type { Sample } from '../../engine/game.ts';
import type { Seat } from '../../engine/seat.ts';
import type { OrionsGateCommand } from './command.ts';
import type { Rules } from './rules/rules.ts';
import type { OrionsGateState } from './state.ts';

export function choices(_rules: Rules, _state: OrionsGateState, _seat: Seat, _sample?: Sample): readonly OrionsGateCommand[] {
  return [];
}
