import { useRef, useState } from 'preact/hooks';
import {
  COLUMNS,
  designNamed,
  ROWS,
  slotBeside,
  SLOTS,
  type FleetShip,
  type Slot,
} from '../../../../games/orions-spur/index.ts';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { usePress } from '../../../cards/use-press.ts';
import { designFace } from '../art/face.ts';
import { TABLE_SHIPS } from '../card-art.ts';
import { fleetsText as words } from '../words/fleets.ts';
import { spurWords } from '../words/play.ts';
import { nameOf, shipAt, type FleetDesk } from './use-fleet-desk.ts';

/** Width of a ship's picture, CSS pixels of plain text; the grid narrows it. */
const WIDTH = 92;

const STEPS: { readonly [key: string]: readonly [right: number, up: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The three rows of a fleet, the front row on top: ships are taken and put by press, drag and keys. */
export function FormationGrid({ desk }: { readonly desk: FleetDesk }) {
  const grid = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<Slot>('F3');
  const { fleet } = desk;
  const focus = (slot: Slot) => grid.current!.querySelector<HTMLElement>(`[data-slot="${slot}"]`)!.focus();
  const heard = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const ship = shipAt(fleet, stop);
    const step = STEPS[event.key];
    if (step) {
      const to = slotBeside(stop, ...step);
      if (to !== null && event.shiftKey && ship !== null) desk.put(ship, to);
      if (to !== null) focus(to);
    } else if (event.key === 'Escape' && desk.held !== null) desk.hold(null);
    else if (ship === null) return;
    else if (event.key === 'Delete' || event.key === 'Backspace') desk.takeOut(ship);
    else if (event.key.toLowerCase() === 'i') desk.read({ designs: fleet.ships.map(({ design }) => design), at: ship });
    else return;
    event.preventDefault();
  };
  return (
    <div class="sf-grid" role="group" aria-label={words.formationOf} ref={grid} onKeyDown={heard}>
      {ROWS.map((row) => (
        <div key={row} class="sf-row">
          <span class="sf-row-name" aria-hidden="true">
            {spurWords.rows[row]}
          </span>
          {COLUMNS.map((column) => (
            <SlotButton
              key={column}
              slot={`${row}${column}`}
              desk={desk}
              tabbed={stop === `${row}${column}`}
              onFocus={() => setStop(SLOTS.find((slot) => slot === `${row}${column}`)!)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface SlotProps {
  readonly slot: Slot;
  readonly desk: FleetDesk;
  readonly tabbed: boolean;
  readonly onFocus: () => void;
}

/** What a screen reader hears of a place. */
function labelOf(slot: Slot, ship: FleetShip | undefined): string {
  const row = spurWords.rows[slot[0]!]!;
  if (!ship) return words.slot(slot, row);
  return words.slotShip(slot, row, nameOf(ship.design), designNamed(ship.design)?.vp ?? 0);
}

/** How a place looks: filled, dragged over, its ship lifted. */
function looksOf({ drag }: FleetDesk, slot: Slot, at: number | null): string {
  const over = drag !== null && typeof drag.under === 'object' && drag.under?.slot === slot;
  const lifted = drag !== null && drag.ship !== null && drag.ship === at;
  return ['sf-slot', at !== null && 'sf-filled', over && 'sf-over', lifted && 'sf-lifted'].filter(Boolean).join(' ');
}

/** A place of the formation, and the ship that stands there. */
function SlotButton({ slot, desk, tabbed, onFocus }: SlotProps) {
  const { fleet, held, aim, carry } = desk;
  const at = shipAt(fleet, slot);
  const ship = at === null ? undefined : fleet.ships[at]!;
  const press = usePress({ onDrag: ship && ((spot) => carry({ design: ship.design, ship: at }, spot)) });
  return (
    <button
      type="button"
      class={looksOf(desk, slot, at)}
      data-slot={slot}
      tabIndex={tabbed ? 0 : -1}
      aria-label={labelOf(slot, ship)}
      aria-pressed={(ship !== undefined && held === at) || aim === slot}
      onFocus={onFocus}
      onClick={() => desk.press(slot)}
      {...press}
    >
      {ship && <CardPicture art={TABLE_SHIPS} face={designFace(desk.numbered(ship.design), '1')} width={WIDTH} />}
      <span class="sf-slot-name">{ship ? nameOf(ship.design) : slot}</span>
    </button>
  );
}

/** What is dragged, under the pointer. */
export function Ghost({ desk: { drag, numbered } }: { readonly desk: FleetDesk }) {
  if (!drag) return null;
  return (
    <div class="sf-ghost" style={{ translate: `${drag.spot.x}px ${drag.spot.y}px` }} aria-hidden="true">
      <CardPicture art={TABLE_SHIPS} face={designFace(numbered(drag.design), '1')} width={WIDTH} />
    </div>
  );
}
