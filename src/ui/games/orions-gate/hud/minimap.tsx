import { useEffect, useState } from 'preact/hooks';
import type { TableStage } from '../table/stage.ts';
import type { OrionsGateView } from '../../../../games/orions-gate/index.ts';
import { battle as words } from '../words/play.ts';
import { drawnAt } from '../../../table/camera/turn.ts';
import type { Box } from '../../../../table/box.ts';
import { seenBox } from '../seen-box.ts';
import { TableMap } from './table-map.tsx';

/** The whole table in sight in small with the part in sight; shown while zoomed in. Pressing it moves the camera. */
export function Minimap({
  stage,
  view,
  table: number,
  busy,
}: {
  readonly stage: TableStage;
  readonly view: OrionsGateView;
  readonly table: number;
  /** The table is showing something: on a small screen, where the map lies over it, the map waits. */
  readonly busy: boolean;
}) {
  const [seen, setSeen] = useState<Box | null>(null);
  const table = view.tables[number - 1] ?? view.tables[0]!;
  useEffect(() => {
    const subscription = stage.camera$.subscribe(() => {
      const box = seenBox(stage);
      const area = (box.right - box.left) * (box.top - box.bottom);
      // As long as nearly everything is in sight a map would only repeat it.
      setSeen(area > 0.95 * table.width * table.height ? null : box);
    });
    return () => subscription.unsubscribe();
  }, [stage, table.width]);
  if (!seen) return null;
  const turned = stage.turned();
  const [wide, high] = turned ? [table.height, table.width] : [table.width, table.height];
  const go = (event: PointerEvent) => {
    if (event.buttons === 0) return;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const pressed = {
      x: ((event.clientX - box.left) / box.width) * wide,
      y: ((event.clientY - box.top) / box.height) * high,
    };
    const { x, y } = turned ? drawnAt(pressed, table.width) : pressed;
    stage.focus({ x, y: table.height - y });
  };
  return (
    <svg
      class={`minimap ${turned ? 'minimap-turned' : ''} ${busy ? 'minimap-waits' : ''}`}
      viewBox={`0 0 ${wide} ${high}`}
      role="img"
      aria-label={words.minimap}
      onPointerDown={go}
      onPointerMove={go}
    >
      <g transform={turned ? `translate(0 ${table.width}) rotate(-90)` : undefined}>
        <TableMap view={view} table={table}>
          <rect
            class="map-seen"
            x={seen.left}
            y={seen.bottom}
            width={seen.right - seen.left}
            height={seen.top - seen.bottom}
          />
        </TableMap>
      </g>
    </svg>
  );
}
