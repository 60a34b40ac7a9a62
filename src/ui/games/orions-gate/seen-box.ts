import { boxAround, type Box } from '../../../table/box.ts';
import type { Point } from '../../../table/shape.ts';

/** What the window shows of the table on a stage, mils. */
export function seenBox(stage: { toTable(screen: { readonly x: number; readonly y: number }): Point }): Box {
  const corners = [stage.toTable({ x: 0, y: 0 }), stage.toTable({ x: innerWidth, y: innerHeight })];
  return boxAround([{ kind: 'polygon', corners }]);
}
