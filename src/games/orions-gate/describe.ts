import type { LogLine } from '../../engine/game.ts';
import type { OrionsGateEvent } from './event.ts';
import type { OrionsGateView } from './view.ts';

export function describe(event: OrionsGateEvent, _view: OrionsGateView): LogLine {
  return { key: `og.${event.type}`, parts: {} };
}
