import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { OrionsGateView, Table } from '../../../../games/orions-gate/index.ts';
import type { Point } from '../../../../table/shape.ts';
import { useRoom } from '../../../match/layout.ts';
import { tablesText as words } from '../words/tables.ts';
import { missionText } from '../words/missions.ts';
import { gateLinks, type LinkEnd } from './gate-links.ts';
import { alertWords } from './table-alert-words.ts';
import { TableButton } from './table-button.tsx';
import { countOn, type TableAlert } from './table-alerts.ts';
import { sketched, TableSketch } from './table-sketch.tsx';
import { TilePaints } from './tile-paints.tsx';
import './all-tables.css';

interface AllProps {
  readonly view: OrionsGateView;
  readonly shown: number;
  readonly alerts: readonly TableAlert[];
  /** Brings a table into sight; the others stay in view in small. */
  readonly onPick: (table: number) => void;
}

/** Where the picture of a table lies, CSS pixels from the corner of all, and how many mils a pixel of it is. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

interface Places {
  readonly width: number;
  readonly height: number;
  readonly at: readonly Place[];
}

/** All tables side by side as they stand now, with lines between the gates that join them. */
export function AllTables({ view, shown, alerts, onPick }: AllProps) {
  const turned = useTurned(view.tables[0]!);
  const [all, places] = usePlaces(view.tables, turned);
  const links = gateLinks(view.tables);
  return (
    <>
      {view.mission && (
        <p class="all-tables-score">
          <strong>{missionText.names[view.mission]}</strong>{' '}
          {view.stage === 'play' && (
            <span class="figure">
              <span class="side-A">A {view.score.A}</span> : <span class="side-B">{view.score.B} B</span>
            </span>
          )}
        </p>
      )}
      <div ref={all} class={`all-tables table-lit all-tables-${view.tables.length}`}>
        {alerts.map((alert) => (
          <Tile
            key={alert.table}
            view={view}
            alert={alert}
            scale={places?.at[alert.table - 1]?.scale ?? 150}
            turned={turned}
            shown={alert.table === shown}
            onPick={onPick}
          />
        ))}
        {places && (
          <svg class="table-links" width={places.width} height={places.height} aria-hidden="true">
            <TilePaints />
            {links.map((link, index) => (
              <path
                key={index}
                class={`link-${link.kind}`}
                d={curve(at(places, view, link.from, turned), at(places, view, link.to, turned))}
              />
            ))}
          </svg>
        )}
      </div>
      {links.length > 0 && (
        <p class="second small table-links-words">
          {links.some(({ kind }) => kind === 'warpGate') && <span>{words.gateLines} </span>}
          {links.some(({ kind }) => kind === 'wormhole') && <span>{words.wormholeLines}</span>}
        </p>
      )}
    </>
  );
}

interface TileProps extends Pick<AllProps, 'view' | 'onPick'> {
  readonly alert: TableAlert;
  /** Mils in a CSS pixel. */
  readonly scale: number;
  readonly turned: boolean;
  /** It is the table in sight. */
  readonly shown: boolean;
}

/** One table with what calls there; pressing it brings it into sight. */
function Tile({ view, alert, scale, turned, shown, onPick }: TileProps) {
  const { A, B } = countOn(view, alert.table);
  const phrase = alertWords(alert);
  return (
    <TableButton kind="tile" alert={alert} shown={shown} onPick={onPick}>
      <TableSketch view={view} table={view.tables[alert.table - 1]!} scale={scale} turned={turned} named />
      <span class="table-tile-foot">
        <strong>{words.tab(alert.table)}</strong> <span class="second small">{words.counts(A, B)}</span>
        {shown && <span class="second small">{words.inSight}</span>}
        {phrase.length > 0 && <span class="table-alert">{phrase.join('. ')}</span>}
      </span>
    </TableButton>
  );
}

/** A wide table stands upright in a tall window, as it does alone. */
function useTurned(table: Table): boolean {
  const { upright } = useRoom();
  return upright && table.width > table.height;
}

function at({ at: places }: Places, { tables }: OrionsGateView, end: LinkEnd, turned: boolean): Point {
  const { left, top, scale } = places[end.table - 1]!;
  const { x, y } = sketched(tables[end.table - 1]!, end, turned);
  return { x: left + x / scale, y: top + y / scale };
}

/** A line that bends a little, so that lines over the same gates are told apart. */
function curve(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const middle = { x: (from.x + to.x) / 2 - dy * BEND, y: (from.y + to.y) / 2 + dx * BEND };
  return `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`;
}
const BEND = 0.12;

/** Where the pictures lie, kept up to date as the window changes. */
function usePlaces(
  tables: readonly Table[],
  turned: boolean,
): readonly [{ current: HTMLDivElement | null }, Places | null] {
  const all = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<Places | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const box = all.current!.getBoundingClientRect();
      // A closing dialog has no size.
      if (box.width === 0 || box.height === 0) return;
      const at = [...all.current!.querySelectorAll('.table-sketch')].map((sketch, index) => {
        const table = tables[index]!;
        const [width, height] = turned ? [table.height, table.width] : [table.width, table.height];
        const seen = sketch.getBoundingClientRect();
        // The picture keeps its shape within its box.
        const scale = Math.max(width / seen.width, height / seen.height);
        return {
          left: seen.left - box.left + (seen.width - width / scale) / 2,
          top: seen.top - box.top + (seen.height - height / scale) / 2,
          scale,
        };
      });
      setPlaces({ width: box.width, height: box.height, at });
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(all.current!);
    return () => watcher.disconnect();
  }, [tables.length, turned]);
  return [all, places];
}
