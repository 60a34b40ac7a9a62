import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { actsFor, UNITS, type Unit } from '../../../../games/orions-gate/index.ts';
import { ShipPortrait } from '../art/ship-portrait.tsx';
import type { Battle } from '../controller.ts';
import { paintsOf } from '../seat-paints.ts';
import type { BattleState } from '../state.ts';
import type { DrawnTable } from '../table/create-stage.ts';
import { paintOn } from '../table/world/paints.ts';
import { trayWords as words } from '../words/tray.ts';
import type { TrayPlace, TraySide } from './use-tray.ts';
import './tray.css';

interface TrayProps {
  readonly battle: Battle;
  readonly state: BattleState;
  readonly stage: DrawnTable;
  readonly place: TrayPlace;
}

/**
 * The ships that wait to be placed, as miniatures beside their zone. They are drawn onto the table from here, and back;
 * a press takes one in hand, for a tap on the table or the numbers in the panel.
 */
export function Tray({ battle, state, stage, place }: TrayProps) {
  const { view, seat } = state;
  const waiting = view.units.filter(
    ({ status, captain }) => status === 'waiting' && actsFor(view, seat ?? '', captain),
  );
  const tray = useRef<HTMLDivElement>(null);
  const over = useOver(stage, tray);
  return (
    <div
      ref={tray}
      class={`ship-tray ship-tray-${place.side} ${over ? 'ship-tray-over' : ''}`}
      role="group"
      aria-label={words.title}
      style={placeOf(place)}
    >
      {waiting.map((unit) => (
        <Miniature key={unit.id} unit={unit} battle={battle} state={state} />
      ))}
      {(waiting.length === 0 || over) && <p class="ship-tray-words small">{over ? words.back : words.empty}</p>}
    </div>
  );
}

function Miniature({ unit, battle, state }: Pick<TrayProps, 'battle' | 'state'> & { readonly unit: Unit }) {
  const { tool } = state;
  const held = tool.kind === 'deploy' && tool.unit === unit.id;
  const type = UNITS[unit.unitType].one;
  const paint = paintOn(paintsOf(battle.session.seats), unit.id);
  return (
    <button
      type="button"
      class={`mini mini-${unit.unitType} side-${unit.side}`}
      aria-pressed={held}
      data-unit={unit.id}
      data-away={held && tool.grip === 'body' && tool.pose !== null ? '' : undefined}
      onClick={() => battle.select(unit.id)}
      onPointerDown={(event) => battle.lift(unit.id, event)}
    >
      <span class="mini-base" aria-hidden="true">
        <ShipPortrait type={unit.unitType} side={unit.side} paint={paint} size="small" />
      </span>
      <span class="mini-name">{unit.name}</span> <span class="mini-class">{type}</span>
    </button>
  );
}

/** Whether a ship from the table is held over the tray. */
function useOver(stage: DrawnTable, tray: { readonly current: HTMLElement | null }): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const listening = stage.input$.subscribe(({ kind, screen }) => {
      const box = tray.current?.getBoundingClientRect();
      const inside =
        box !== undefined &&
        screen.x >= box.left &&
        screen.x <= box.right &&
        screen.y >= box.top &&
        screen.y <= box.bottom;
      setOver(kind === 'drag' && inside);
    });
    return () => listening.unsubscribe();
  }, [stage]);
  return over;
}

/** The sides the tray runs between. */
const ENDS: { readonly [side in TraySide]: readonly [TraySide, TraySide] } = {
  top: ['left', 'right'],
  bottom: ['left', 'right'],
  left: ['top', 'bottom'],
  right: ['top', 'bottom'],
};

/** At its side of the open table, from one end of that to the other. */
function placeOf({ side, thickness, covered }: TrayPlace): JSX.CSSProperties {
  const [from, to] = ENDS[side];
  const longest = from === 'left' ? 'maxWidth' : 'maxHeight';
  return {
    [side]: `${covered[side] - thickness}px`,
    [from]: `${covered[from]}px`,
    [to]: `${covered[to]}px`,
    [longest]: `calc(100% - ${covered[from] + covered[to]}px)`,
  };
}
