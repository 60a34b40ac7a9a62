import { ZONE_DEPTH } from '../../../../games/orions-gate/index.ts';
import { scenarioView, type Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { TableMap } from '../hud/table-map.tsx';
import { scenariosText as words } from '../words/scenarios.ts';

/** Where the name of a ship stands, mils below its middle: not where the ship looks. */
const BELOW = 2700;
const ABOVE = -1700;
const isSouth = (heading: number): boolean => heading > 18_000;

/** Where a ship looks: a head before its middle, mils. */
const BOW = 'M1500 -800 L2500 0 L1500 800';

/** All tables of a scenario in small. */
export function ScenarioMap({ scenario, alone = false }: { readonly scenario: Scenario; readonly alone?: boolean }) {
  const view = scenarioView(scenario);
  const of = (side: 'A' | 'B'): number => view.units.filter((unit) => unit.side === side).length;
  const south = view.edges.A === 'south';
  return (
    <div
      class={`scenario-map scenario-map-${Math.min(view.tables.length, 4)} ${alone ? 'scenario-map-alone' : ''}`}
      role="img"
      aria-label={words.mapOf(scenario.title, of('A'), of('B'))}
    >
      {view.tables.map((table) => (
        <svg key={table.number} viewBox={`0 0 ${table.width} ${table.height}`} aria-hidden="true">
          <rect class="map-sky" width={table.width} height={table.height} />
          <rect class={`map-zone-${south ? 'B' : 'A'}`} width={table.width} height={ZONE_DEPTH} />
          <rect
            class={`map-zone-${south ? 'A' : 'B'}`}
            y={table.height - ZONE_DEPTH}
            width={table.width}
            height={ZONE_DEPTH}
          />
          <TableMap view={view} table={table} />
          {alone &&
            view.units.map(
              ({ id, name, pose }) =>
                pose?.table === table.number && (
                  <g key={id} transform={`translate(${pose.x} ${table.height - pose.y})`}>
                    <path class="map-bow" d={BOW} transform={`rotate(${-pose.heading / 100})`} />
                    <text class="map-name" y={isSouth(pose.heading) ? ABOVE : BELOW}>
                      {name}
                    </text>
                  </g>
                ),
            )}
        </svg>
      ))}
    </div>
  );
}
