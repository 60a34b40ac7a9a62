import { useEffect, useState } from 'preact/hooks';
import type { TableStage } from '../table/stage.ts';
import type { OrionsGateView } from '../../../../games/orions-gate/index.ts';
import { battle as words } from '../words/play.ts';
import { TableMap } from './table-map.tsx';

/** The whole table in sight in small with the part in sight; shown while zoomed in. Pressing it moves the camera. */
export function Minimap({
  stage,
  view,
  table: number,
}: {
  readonly stage: TableStage;
  readonly view: OrionsGateView;
  readonly table: number;
}) {
  const [seen, setSeen] = useState<{ x: number; y: number; width: number; height: number } | null>(null);
  const table = view.tables[number - 1] ?? view.tables[0]!;
  useEffect(() => {
    const subscription = stage.camera$.subscribe(() => {
      const low = stage.toTable({ x: 0, y: innerHeight });
      const high = stage.toTable({ x: innerWidth, y: 0 });
      const width = high.x - low.x;
      const height = high.y - low.y;
      // As long as nearly everything is in sight a map would only repeat it.
      setSeen(width * height > 0.95 * table.width * table.height ? null : { x: low.x, y: low.y, width, height });
    });
    return () => subscription.unsubscribe();
  }, [stage, table.width]);
  if (!seen) return null;
  const go = (event: PointerEvent) => {
    if (event.buttons === 0) return;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    stage.focus({
      x: ((event.clientX - box.left) / box.width) * table.width,
      y: (1 - (event.clientY - box.top) / box.height) * table.height,
    });
  };
  return (
    <svg
      class="minimap"
      viewBox={`0 0 ${table.width} ${table.height}`}
      role="img"
      aria-label={words.minimap}
      onPointerDown={go}
      onPointerMove={go}
    >
      <TableMap view={view} table={table}>
        <rect class="map-seen" x={seen.x} y={seen.y} width={seen.width} height={seen.height} />
      </TableMap>
    </svg>
  );
}
