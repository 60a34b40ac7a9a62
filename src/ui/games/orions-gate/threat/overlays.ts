import { shadeOf, type ThreatOf } from '../../../../games/orions-gate/index.ts';
import type { Overlay } from '../table/stage.ts';
import { threatWords as words } from '../words/threat.ts';
import type { ThreatLayer } from './thread.ts';

/** The field over its table: shades, lines, and at most eight figures. */
export function threatOverlays(layer: ThreatLayer | null, of: ThreatOf, table = 1): readonly Overlay[] {
  if (!layer) return [];
  const { bands, lines, labels } = shadeOf(layer, of);
  return [
    {
      kind: 'threat',
      bands: bands.map(({ rings }) => rings),
      lines: lines.map(({ rings }) => rings),
      labels: labels.map(({ x, y, kind, harm }) => ({
        x,
        y,
        text: kind === 'line' ? words.line(harm.count) : words.place(harm.count, harm.points.toFixed(1), layer.boxes),
      })),
      table,
    },
  ];
}
