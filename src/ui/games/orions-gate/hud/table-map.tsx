import type { ComponentChildren } from 'preact';
import type { OrionsGateView, Table } from '../../../../games/orions-gate/index.ts';
import type { Part } from '../../../../table/shape.ts';

/** Half the width of a unit on the map, mils. */
const DOT = 1000;
/** Half the width of a marker on the map, mils. */
const POST = 900;

interface MapProps {
  readonly view: Pick<OrionsGateView, 'units' | 'markers'>;
  readonly table: Table;
}

/**
 * Everything of a table in small, as an SVG group in table mils: pieces, markers, units. What else is to be seen lies
 * over it.
 */
export function TableMap({ view, table, children }: MapProps & { readonly children?: ComponentChildren }) {
  return (
    <g transform={`translate(0 ${table.height}) scale(1 -1)`}>
      {table.pieces.map((piece) => (
        <g key={piece.id} class={`map-${piece.kind}`}>
          {piece.parts.map((part, index) => (
            <PartShape key={index} part={part} />
          ))}
        </g>
      ))}
      {view.markers.map(
        ({ id, kind, side, x, y, table: on, carrier, takenBy }) =>
          on === table.number &&
          carrier === null &&
          takenBy === null && (
            <polygon
              key={id}
              class={`map-marker map-${kind} ${side ? `map-${side}` : ''}`}
              points={`${x - POST},${y} ${x},${y + POST} ${x + POST},${y} ${x},${y - POST}`}
            />
          ),
      )}
      {/* A: squares, B: rounds, told apart without colour. */}
      {view.units.map(
        ({ id, status, side, pose }) =>
          status === 'inPlay' &&
          pose?.table === table.number &&
          (side === 'A' ? (
            <rect key={id} class="map-A" x={pose.x - DOT} y={pose.y - DOT} width={2 * DOT} height={2 * DOT} />
          ) : (
            <circle key={id} class="map-B" cx={pose.x} cy={pose.y} r={1.2 * DOT} />
          )),
      )}
      {children}
    </g>
  );
}

const PartShape = ({ part }: { readonly part: Part }) =>
  part.kind === 'circle' ? (
    <circle cx={part.x} cy={part.y} r={part.radius} />
  ) : (
    <polygon points={part.corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
  );
