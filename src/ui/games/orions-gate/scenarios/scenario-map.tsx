import { useEffect, useRef, useState } from 'preact/hooks';
import { scenarioView, type Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { TableSketch } from '../hud/table-sketch.tsx';
import { TilePaints } from '../hud/tile-paints.tsx';
import { scenariosText as words } from '../words/scenarios.ts';

/** Mils in a CSS pixel until it is measured. */
const USUAL = 330;

/** What maps of scenarios are painted with: once on a page. */
export const ScenarioPaints = () => (
  <svg class="scenario-paints" aria-hidden="true">
    <TilePaints />
  </svg>
);

/** All tables of a scenario in small; alone on its page it names the ships. */
export function ScenarioMap({ scenario, alone = false }: { readonly scenario: Scenario; readonly alone?: boolean }) {
  const view = scenarioView(scenario);
  const box = useRef<HTMLDivElement>(null);
  const scale = useScale(box, view.tables[0]!);
  const of = (side: 'A' | 'B'): number => view.units.filter((unit) => unit.side === side).length;
  return (
    <div
      ref={box}
      class={`scenario-map table-lit scenario-map-${Math.min(view.tables.length, 4)} ${alone ? 'scenario-map-alone' : ''}`}
      role="img"
      aria-label={words.mapOf(scenario.title, of('A'), of('B'))}
    >
      {view.tables.map((table) => (
        <TableSketch key={table.number} view={view} table={table} scale={scale} named={alone} />
      ))}
    </div>
  );
}

/** Mils of a table in a CSS pixel, as its map is shown: whole, in the room there is. */
function useScale(
  box: { readonly current: HTMLElement | null },
  table: { readonly width: number; readonly height: number },
) {
  const [scale, setScale] = useState(USUAL);
  useEffect(() => {
    const map = box.current!.querySelector('svg')!;
    const measure = (): void => {
      const { width, height } = map.getBoundingClientRect();
      if (width > 0 && height > 0) setScale(Math.max(table.width / width, table.height / height));
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(map);
    measure();
    return () => watcher.disconnect();
  }, []);
  return scale;
}
