import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/seat.ts';
import {
  DIRECTIONS,
  shipData,
  type BattlespaceSiriusView,
  type PlayerView,
} from '../../../../games/battlespace-sirius/index.ts';
import type { Insets } from '../../../match/layout.ts';
import { edgeSpots, type Spot } from '../edge.ts';
import { vesselName } from '../names.ts';
import { CELL, centreOf, sideFacing, degreesOf } from '../table/card-layout.ts';
import type { CardStage } from '../table/stage.ts';
import { sirius as words } from '../words/play.ts';

interface EdgeProps {
  readonly stage: Pick<CardStage, 'camera$' | 'toScreen'> | null;
  readonly view: BattlespaceSiriusView;
  /** Pixels that panels cover of the table. */
  readonly covered: Insets;
  readonly onPick: (seat: Seat) => void;
}

/** A vessel less than so much of a cell inside the edge is out of sight. */
const HIDDEN = 0.2;

/** Whether a place is in the window, so far inside its edge, and under no panel. */
const isInSight = ({ x, y }: Spot, inside: number): boolean =>
  Math.min(x, y, innerWidth - x, innerHeight - y) >= inside &&
  !document.elementsFromPoint(x, y).some((element) => element.closest('.plate, .topbar, .tray, .tabs'));

/** Vessels the camera leaves out, at the edge they lie beyond, with the Power of their sides; a press leads there. */
export function EdgeVessels({ stage, view, covered, onPick }: EdgeProps) {
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  useEffect(() => {
    if (!stage) return;
    let last = '';
    const listening = stage.camera$.subscribe(({ scale }) => {
      const all = view.players.flatMap(({ seat, vessel }) =>
        vessel ? [{ seat, ...stage.toScreen(centreOf(vessel.cell)) }] : [],
      );
      const { top, right, bottom, left } = covered;
      const clear = { x: left, y: top, width: innerWidth - left - right, height: innerHeight - top - bottom };
      const hidden = (HIDDEN * CELL * scale) / 1000;
      const away = all.filter((one) => !isInSight(one, hidden));
      const next = edgeSpots(away, clear, hidden).map(({ seat, x, y }) => ({
        seat,
        x: Math.round(x),
        y: Math.round(y),
      }));
      const key = JSON.stringify(next);
      if (key !== last) setSpots(next);
      last = key;
    });
    return () => listening.unsubscribe();
  }, [stage, view, covered]);
  return (
    <>
      {spots.map(({ seat, x, y }) => (
        <Token key={seat} view={view} seat={seat} x={x} y={y} onPick={onPick} />
      ))}
    </>
  );
}

function Token({ view, seat, x, y, onPick }: Spot & Pick<EdgeProps, 'view' | 'onPick'>) {
  const player = useMemo(() => view.players.find((one) => one.seat === seat)!, [view, seat]);
  const name = words.showVessel(vesselName(view, seat));
  return (
    <button
      type="button"
      class={`bs-edge ship-${player.ship}`}
      style={{ left: `${x}px`, top: `${y}px` }}
      aria-label={name}
      title={name}
      onClick={() => onPick(seat)}
    >
      <span class="ship-mark">{shipData(player.ship).mark}</span>
      {figures(player).map(([place, power]) => (
        <b key={place} class={`figure bs-edge-${place} ${power === 0 ? 'bs-bare' : ''}`}>
          {power}
        </b>
      ))}
    </button>
  );
}

/** The Power of the sides where they point, in the directions of the table. */
const figures = ({ vessel }: PlayerView): readonly (readonly [place: string, power: number])[] =>
  vessel?.kind === 'ship'
    ? DIRECTIONS.map((line) => [line, vessel.power[sideFacing(degreesOf(vessel.heading), line)]!] as const)
    : [];
