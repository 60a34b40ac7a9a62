import { Carried } from '../../../cards/use-carried.tsx';
import { useDragged } from '../../../match/use-dragged.ts';
import { reachAids } from '../aids/reach-aids.ts';
import { faceOf } from '../art/card-face.ts';
import { RETROGRADE_CARDS } from '../card-art.ts';
import { craftAt } from '../pointing.ts';
import type { RetrogradeScreenState, RetrogradeTable } from '../state.ts';
import type { OrreryStage } from '../table/stage.ts';

/** Width of the card of a spacecraft under the pointer, CSS pixels of plain text: arcs are still seen beside it. */
const WIDTH = 52;

/** Whether the table draws where a spacecraft would go: the way to what is pointed at, with its ghost at the end. */
const isDrawn = ({ view, tool, pointed }: RetrogradeScreenState, id: string): boolean =>
  reachAids(view, id, pointed, tool.plan).some((aid) => aid.kind === 'plan' && aid.emphasis === 'pointed');

/** The spacecraft that is dragged, under the pointer; over a place it can reach its ghost stands for it. */
export function CarriedCraft({
  table,
  stage,
}: {
  readonly table: RetrogradeTable;
  readonly stage: OrreryStage | null;
}) {
  const dragged = useDragged(stage, (event) => craftAt(table.state$.value, event));
  const now = table.state$.value;
  const craft = dragged && now.view.spacecraft.find(({ id }) => id === dragged.id);
  if (!dragged || !craft || now.tool.held === null || isDrawn(now, craft.id)) return null;
  return (
    <Carried art={RETROGRADE_CARDS} face={faceOf(craft.card, craft.owner)} width={WIDTH} at={dragged.at} why={null} />
  );
}
