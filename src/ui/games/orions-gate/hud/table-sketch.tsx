import {
  markerName,
  ZONE_DEPTH,
  type OrionsGateView,
  type Side,
  type Table,
  type Unit,
} from '../../../../games/orions-gate/index.ts';
import type { Point } from '../../../../table/shape.ts';
import { placeLabels, type Wish } from '../../../table/ink/place-labels.ts';
import { hullOf } from '../art/ship-picture.tsx';
import { TableMap } from './table-map.tsx';
import './table-sketch.css';

/** Reach of the middle, mils (OG-16.15). */
const CENTRE = 12_000;
/** A marker is held within so many mils (OG-16.6, 16.12). */
const HELD = 3000;
/** Least width of a hull, CSS pixels: what it is can be told from it. */
const LEAST = { scouts: 11, fighters: 13, destroyers: 18, battleships: 25 } as const;
/** Hulls are drawn larger than their bases. */
const LARGER = 1.5;
/** Size of names, and how wide a letter and how high a line is, CSS pixels. */
const LETTERS = 12;
const LETTER = 6.4;
const LINE = 14;

interface SketchProps {
  readonly view: OrionsGateView;
  readonly table: Table;
  /** Mils in a CSS pixel. */
  readonly scale: number;
  /** With names of ships and markers, as far as there is room. */
  readonly named?: boolean;
  /** By a quarter to the left, as the table itself is on a tall screen; names stand upright. */
  readonly turned?: boolean;
}

/** Where a place of a table lies in its sketch, mils from the upper left. */
export const sketched = ({ width, height }: Table, { x, y }: Point, turned: boolean): Point =>
  turned ? { x: height - y, y: width - x } : { x, y: height - y };

type Standing = Unit & { readonly pose: NonNullable<Unit['pose']> };

const standingOn = (view: OrionsGateView, table: number): readonly Standing[] =>
  view.units.filter((unit): unit is Standing => unit.status === 'inPlay' && unit.pose?.table === table);

/**
 * A table in small with its ships as hulls, the names there is room for, zones and what the mission is about. Ships
 * that may act now have a bright rim.
 */
export function TableSketch({ view, table, scale, named = false, turned = false }: SketchProps) {
  const ships = standingOn(view, table.number);
  const { width, height } = table;
  return (
    <svg class="table-sketch" viewBox={turned ? `0 0 ${height} ${width}` : `0 0 ${width} ${height}`} aria-hidden="true">
      <g {...(turned && { transform: `translate(0 ${width}) rotate(-90)` })}>
        <Lying view={view} table={table} scale={scale} ships={ships} />
      </g>
      {named && <Names view={view} table={table} scale={scale} ships={ships} turned={turned} />}
    </svg>
  );
}

/** What turns with the table. */
function Lying({ view, table, scale, ships }: Omit<SketchProps, 'turned'> & { readonly ships: readonly Standing[] }) {
  const { width, height } = table;
  const south = view.edges.A === 'south' ? 'A' : view.edges.A === 'north' ? 'B' : null;
  return (
    <>
      <rect class="map-sky" width={width} height={height} />
      {south && (
        <>
          <rect class={`map-zone-${south}`} y={height - ZONE_DEPTH} width={width} height={ZONE_DEPTH} />
          <rect class={`map-zone-${other(south)}`} width={width} height={ZONE_DEPTH} />
        </>
      )}
      {view.mission === 'captureTheGate' && <circle class="map-reach" cx={width / 2} cy={height / 2} r={CENTRE} />}
      {markersOn(view, table).map(({ id, x, y, kind }) =>
        kind === 'artifact' ? null : <circle key={id} class="map-reach" cx={x} cy={height - y} r={HELD} />,
      )}
      <TableMap view={{ units: [], markers: view.markers }} table={table} />
      {ships.map((unit) => (
        <path
          key={unit.id}
          class={`map-hull map-hull-${unit.side} ${view.activatable.includes(unit.id) ? 'map-ready' : ''}`}
          d={hullOf(unit.side, unit.unitType)}
          transform={
            `translate(${unit.pose.x} ${height - unit.pose.y}) rotate(${90 - unit.pose.heading / 100}) ` +
            `scale(${hullWidth(view, unit, scale) / 100}) translate(-50 -52)`
          }
        />
      ))}
    </>
  );
}

const other = (side: Side): Side => (side === 'A' ? 'B' : 'A');

const markersOn = (view: OrionsGateView, { number }: Table) =>
  view.markers.filter(({ table, carrier, takenBy }) => table === number && carrier === null && takenBy === null);

/** Width of a hull, mils. */
function hullWidth({ options }: OrionsGateView, { unitType }: Unit, scale: number): number {
  const base = {
    scouts: options.baseScouts,
    fighters: options.baseFighters,
    destroyers: options.baseDestroyers,
    battleships: options.baseBattleships,
  }[unitType];
  return Math.max(LARGER * base, LEAST[unitType] * scale);
}

interface Named {
  readonly id: string;
  readonly text: string;
  readonly tone: string;
  readonly x: number;
  readonly y: number;
  readonly away: number;
}

/** What would be named, the largest ships first. */
function namesOn(view: OrionsGateView, table: Table, scale: number, ships: readonly Standing[]): readonly Named[] {
  return [
    ...markersOn(view, table).map(({ id, side, x, y }) => ({
      id,
      text: markerName(view, id),
      tone: side ? `map-name-${side}` : 'map-name-marker',
      x,
      y,
      away: 1200 / scale,
    })),
    ...[...ships]
      .sort((a, b) => LEAST[b.unitType] - LEAST[a.unitType])
      .map((unit) => ({
        id: unit.id,
        text: unit.name,
        tone: `map-name-${unit.side}`,
        x: unit.pose.x,
        y: unit.pose.y,
        away: hullWidth(view, unit, scale) / scale / 2,
      })),
  ];
}

/** Names that keep off each other and off the ships; the largest ships first, the rest is told by pointing. */
function Names({ view, table, scale, ships, turned = false }: SketchProps & { readonly ships: readonly Standing[] }) {
  const { height, width } = table;
  const at = (spot: Point) => {
    const { x, y } = sketched(table, spot, turned);
    return { x: x / scale, y: y / scale };
  };
  const wanted = namesOn(view, table, scale, ships);
  const wishes = wanted.map(({ text, x, y, away }): Wish => ({
    ...at({ x, y }),
    away,
    width: text.length * LETTER + 2,
    height: LINE,
    forced: false,
  }));
  const discs = ships.map((unit) => ({
    ...at(unit.pose),
    radius: hullWidth(view, unit, scale) / scale / 2.4,
  }));
  const [wide, high] = turned ? [height, width] : [width, height];
  const places = placeLabels(wishes, discs, { x: 1, y: 1, width: wide / scale - 2, height: high / scale - 2 });
  return (
    <>
      {wanted.map(({ id, text, tone }, index) => {
        const box = places[index];
        return (
          box && (
            <text
              key={id}
              class={`map-name ${tone}`}
              x={(box.x + box.width / 2) * scale}
              y={(box.y + LETTERS - 1) * scale}
              font-size={LETTERS * scale}
              stroke-width={3 * scale}
            >
              {text}
            </text>
          )
        );
      })}
    </>
  );
}
