import { useEffect, useState } from 'preact/hooks';
import { Carried } from '../../../cards/use-carried.tsx';
import type { Spot } from '../../../cards/use-press.ts';
import type { StageInput } from '../../../table/stage.ts';
import { shipFace } from '../art/face.ts';
import { SPUR_CARDS } from '../card-art.ts';
import { shipIn } from '../names.ts';
import { lyingAids } from '../overlays.ts';
import type { SpurTable } from '../state.ts';
import type { SpurStage } from '../table/stage.ts';
import { under } from '../table/under.ts';

/** Width of a ship under the pointer, CSS pixels of plain text: what it is dragged to is still seen beside it. */
const WIDTH = 64;

interface Held {
  readonly ship: string;
  readonly at: Spot;
}

/** The ship that lies where a press began; null = none. */
function shipAt({ state$ }: SpurTable, { at, pixel }: StageInput): string | null {
  const now = state$.value;
  const target = under(now.view, lyingAids(now), at, pixel);
  return target?.kind === 'ship' ? target.id : null;
}

/** Follows a drag on the table; a state of its own, so that nothing else is drawn anew with every move. */
function useHeld(table: SpurTable, stage: SpurStage | null): Held | null {
  const [held, setHeld] = useState<Held | null>(null);
  useEffect(() => {
    let ship: string | null = null;
    const heard = stage?.input$.subscribe((event) => {
      if (event.kind === 'down') ship = shipAt(table, event);
      else if (event.kind === 'drag') setHeld(ship === null ? null : { ship, at: event.screen });
      else if (event.kind !== 'hover') setHeld(null);
    });
    return () => heard?.unsubscribe();
  }, [table, stage]);
  return held;
}

/** The ship that is dragged, under the pointer. */
export function CarriedShip({ table, stage }: { readonly table: SpurTable; readonly stage: SpurStage | null }) {
  const held = useHeld(table, stage);
  const ship = held && shipIn(table.state$.value.view, held.ship);
  if (!held || !ship) return null;
  return <Carried art={SPUR_CARDS} face={shipFace(ship.id, ship.hull)} width={WIDTH} at={held.at} why={null} />;
}
