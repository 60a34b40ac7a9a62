import type { OrionsGateEvent, OrionsGateView } from '../../../../games/orions-gate/index.ts';
import type { LoggedPly } from '../../../match/log.ts';
import type { SeatName } from '../words/log.ts';
import { battle } from '../words/play.ts';
import { unitName } from './names.ts';

const words = battle.doing;

/** Who does what in a command that is being shown, without how it ends; null where there is nothing to watch. */
export function doingWords(
  view: OrionsGateView,
  ply: LoggedPly<OrionsGateEvent> | undefined,
  name: SeatName,
): string | null {
  if (!ply || ply.seat === null) return null;
  const who = name(ply.seat);
  for (const event of ply.events) {
    const what = wordsOf(view, event, who);
    if (what !== null) return what;
  }
  return null;
}

function wordsOf(view: OrionsGateView, event: OrionsGateEvent, who: string): string | null {
  const unit = 'unit' in event ? unitName(view, event.unit) : '';
  switch (event.type) {
    case 'activated':
      return words[event.action](who, unit);
    case 'planned':
      return event.moved && event.length > 0 ? words.move(who, unit) : null;
    case 'deployed':
      return words.deploy(who, unit);
    case 'displaced':
      return event.cause === 'warp' ? words.jump(who, unit) : null;
    case 'weaponUsed':
      return words.fire(who, unit, event.targets.map((id) => unitName(view, id)).join(', '));
    case 'boardingRolled':
      return words.board(who, unit, unitName(view, event.target));
    default:
      return null;
  }
}
