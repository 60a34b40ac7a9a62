import { useEffect, useState } from 'preact/hooks';
import type { TableStage } from '../../../draw/orions-gate/stage.ts';
import type { OrionsGateView } from '../../../../games/orions-gate/index.ts';
import { battle as words } from '../../../messages/battle.ts';

/** Half the width of a unit on the map, mils. */
const DOT = 1000;

/** The whole table in small with the part in sight; shown while zoomed in. Pressing it moves the camera. */
export function Minimap({ stage, view }: { readonly stage: TableStage; readonly view: OrionsGateView }) {
  const [seen, setSeen] = useState<{ x: number; y: number; width: number; height: number } | null>(null);
  const table = view.tables[0]!;
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
    stage.focus({ x: ((event.clientX - box.left) / box.width) * table.width, y: (1 - (event.clientY - box.top) / box.height) * table.height });
  };
  return (
    <svg class="minimap" viewBox={`0 0 ${table.width} ${table.height}`} role="img" aria-label={words.minimap} onPointerDown={go} onPointerMove={go}>
      <g transform={`translate(0 ${table.height}) scale(1 -1)`}>
        {table.pieces.map((piece) => (
          <g key={piece.id} class={`map-${piece.kind}`}>
            {piece.parts.map((part, index) => part.kind === 'circle'
              ? <circle key={index} cx={part.x} cy={part.y} r={part.radius} />
              : <polygon key={index} points={part.corners.map(({ x, y }) => `${x},${y}`).join(' ')} />)}
          </g>
        ))}
        {/* A: squares, B: rounds, told apart without colour. */}
        {view.units.map(({ id, status, side, pose }) => status === 'inPlay' && pose && (side === 'A'
          ? <rect key={id} class="map-A" x={pose.x - DOT} y={pose.y - DOT} width={2 * DOT} height={2 * DOT} />
          : <circle key={id} class="map-B" cx={pose.x} cy={pose.y} r={1.2 * DOT} />))}
        <rect class="map-seen" x={seen.x} y={seen.y} width={seen.width} height={seen.height} />
      </g>
    </svg>
  );
}
