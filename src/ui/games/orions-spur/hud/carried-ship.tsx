import { Carried } from '../../../cards/use-carried.tsx';
import { useDragged } from '../../../match/use-dragged.ts';
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

/** The ship that lies where a press began; null = none. */
function shipAt({ state$ }: SpurTable, { at, pixel }: StageInput): string | null {
  const now = state$.value;
  const target = under(now.view, lyingAids(now), at, pixel);
  return target?.kind === 'ship' ? target.id : null;
}

/** The ship that is dragged, under the pointer. */
export function CarriedShip({ table, stage }: { readonly table: SpurTable; readonly stage: SpurStage | null }) {
  const held = useDragged(stage, (event) => shipAt(table, event));
  const ship = held && shipIn(table.state$.value.view, held.id);
  if (!held || !ship) return null;
  return <Carried art={SPUR_CARDS} face={shipFace(ship.id, ship.hull)} width={WIDTH} at={held.at} why={null} />;
}
