import type { Rejection } from '../../../engine/game.ts';
import type { OrionsGateView, Unit } from '../../../games/orions-gate/index.ts';
import type { Point } from '../../../table/shape.ts';
import type { Overlay } from './table/stage.ts';
import { radiusOf } from './tools/radius.ts';
import { placedIn } from './tools/tool.ts';
import { stopWords as words } from './words/stop.ts';

/** What the fault of one step further is about. */
interface Stop {
  readonly text: string;
  readonly unit: Unit | null;
  readonly piece: string | null;
}

/** The widest turn is told in degrees, an allowance in mils: both break OG-6.7. */
const isTurn = ({ reason }: Rejection): boolean => reason.startsWith('Turn');

/** Why a unit that stands on a legal place goes no further, in a few words (OG-2.12, 4.3, 6.7 to 6.12). */
export function stopOf(view: OrionsGateView, rejection: Rejection): Stop {
  const { rule, reason, data = {} } = rejection;
  const need = Number(data['need']);
  const other = rule === 'OG-2.12' ? data['unit'] : data['other'];
  const unit = typeof other === 'string' ? placedIn(view, other) : null;
  const piece = view.tables.flatMap(({ pieces }) => pieces).find(({ id }) => id === data['piece']) ?? null;
  const text = (): string => {
    if (rule === 'OG-6.10' && unit) return need === 1000 ? words.spacing(unit.name) : words.nearer(unit.name);
    if (rule === 'OG-2.12' && unit) return words.spacing(unit.name);
    if ((rule === 'OG-6.11' || rule === 'OG-2.12') && piece) return words.piece(piece.name);
    if (rule === 'OG-6.12' || rule === 'OG-2.12') return words.edge;
    if (rule === 'OG-4.3') return words.zone;
    if (rule === 'OG-6.7' || rule === 'OG-6.9') return isTurn(rejection) ? words.turn(need) : words.allowance(need);
    return reason;
  };
  return { text: text(), unit, piece: piece?.id ?? null };
}

/** What stops a legal ghost, drawn where it stops: the spacing it keeps, the piece, or the words alone. */
export function stopOverlays(
  view: OrionsGateView,
  rejection: Rejection,
  end: Point,
  radius: number,
): readonly Overlay[] {
  const { text, unit, piece: id } = stopOf(view, rejection);
  const list: Overlay[] = [
    { kind: 'pin', at: { x: end.x, y: end.y + radius }, tone: 'focus', label: `${words.here} ${text}` },
  ];
  if (unit?.pose) {
    const { x, y } = unit.pose;
    list.push({
      kind: 'ring',
      x,
      y,
      radius: radiusOf(view.options, unit.unitType) + 1000,
      tone: 'focus',
      dashed: true,
    });
  }
  const piece = view.tables.flatMap(({ pieces }) => pieces).find((one) => one.id === id);
  if (piece) list.push({ kind: 'outline', piece, tone: 'focus' });
  return list;
}
