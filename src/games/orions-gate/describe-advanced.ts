import type { LogLine } from '../../engine/game.ts';
import { unhandled } from '../../engine/unhandled.ts';
import { componentData } from './data/components.ts';
import { number, rule, text, unitPart } from './describe-parts.ts';
import type { EventOf } from './event.ts';
import type { OrionsGateView } from './view.ts';

export type AdvancedEvent = EventOf<
  'minePlaced' | 'mineExploded' | 'pieceMade' | 'stealthSwitched' | 'backfired' | 'repaired' | 'salvageClosed'
>;

/** The log line of a fact that an advanced component brought about (OG-9.34 to 9.39). */
export function describeAdvanced(event: AdvancedEvent, view: OrionsGateView): LogLine {
  const unit = unitPart(view, event.unit);
  switch (event.type) {
    case 'minePlaced':
      return { key: 'og.minePlaced', parts: { unit, rule: rule('OG-9.35') } };
    case 'mineExploded':
      return { key: 'og.mineExploded', parts: { unit, rule: rule('OG-9.35') } };
    case 'pieceMade':
      return { key: 'og.pieceMade', parts: { unit, piece: text(event.piece.name), rule: rule('OG-9.34') } };
    case 'stealthSwitched':
      return {
        key: event.on ? 'og.stealthSwitched.on' : 'og.stealthSwitched.off',
        parts: { unit, rule: rule('OG-9.39') },
      };
    case 'backfired':
      return { key: 'og.backfired', parts: { unit, rule: rule('OG-9.36') } };
    case 'repaired': {
      const kind = view.units.find(({ id }) => id === event.unit)?.components[event.slot - 1]?.kind;
      const component = kind ? `${componentData(kind).name} ${event.damage}/${componentData(kind).boxes}` : '';
      return {
        key: event.by === event.unit ? 'og.repaired.itself' : 'og.repaired',
        parts: {
          unit,
          by: unitPart(view, event.by),
          slot: number(event.slot),
          component: text(component),
          rule: rule('OG-8.6'),
        },
      };
    }
    case 'salvageClosed':
      return {
        key: event.repaired ? 'og.salvageClosed' : 'og.salvageClosed.unused',
        parts: { unit, rule: rule('OG-9.38') },
      };
    default:
      return unhandled(event);
  }
}
