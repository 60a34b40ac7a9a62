import {
  allowanceOf,
  dragPlan,
  type Action,
  type DragWish,
  type OrionsGateState,
  type PlacedUnit,
} from '../../../../games/orions-gate/index.ts';
import { turned } from '../../../../table/direction.ts';
import { RULES } from '../asking.ts';
import { draftEnd } from '../tools/plan.ts';
import type { Draft } from '../tools/tool.ts';
import type { GroupMove } from './state.ts';

/** The ship that leads a formation, and the way it is drawn. */
export interface Lead {
  readonly unit: PlacedUnit;
  readonly draft: Draft;
}

/**
 * All ships of a group by the way of the one that leads: the same lengths and the same turn, each from its own place
 * and heading; Scouts by the same legs. Each is asked of the rules by itself, the foremost first, on the board as those
 * before it have left it, and stops where it must (OG-6.6 to 6.12).
 */
export function formation(
  state: OrionsGateState,
  units: readonly PlacedUnit[],
  action: Action,
  lead: Lead,
): readonly GroupMove[] {
  const moves: GroupMove[] = [];
  let board = state;
  for (const unit of foremostFirst(units, lead)) {
    const { most, least } = allowanceOf(board, unit.id, action);
    const plan = dragPlan(RULES, board, { unit: unit.id, action, allowance: most, ...sameWay(unit, lead) });
    moves.push({ unit, plan, dice: plan.used > least });
    const { pose } = plan;
    board = { ...board, units: board.units.map((one) => (one.id === unit.id ? { ...one, pose } : one)) };
  }
  return moves;
}

/** Those farthest along the way first: they make room for the ones behind. */
function foremostFirst(units: readonly PlacedUnit[], { unit: { pose }, draft }: Lead): readonly PlacedUnit[] {
  const end = draftEnd(pose, draft);
  const ahead = (unit: PlacedUnit): number => unit.pose.x * (end.x - pose.x) + unit.pose.y * (end.y - pose.y);
  return [...units].sort((a, b) => ahead(b) - ahead(a));
}

/** What the way of the one that leads asks of another ship. */
function sameWay({ pose }: PlacedUnit, { unit, draft }: Lead): Partial<DragWish> {
  switch (draft.kind) {
    case 'ship':
      return { exact: { first: draft.first, pivot: draft.pivot, second: draft.second } };
    case 'chain': {
      const points = draft.points.map(({ x, y }) => ({ x: x + pose.x - unit.pose.x, y: y + pose.y - unit.pose.y }));
      return {
        via: points.slice(0, -1),
        point: points.at(-1) ?? pose,
        heading: turned(pose.heading + draft.heading - unit.pose.heading),
      };
    }
    case 'turn':
      return { heading: turned(pose.heading + draft.heading - unit.pose.heading) };
    case 'ram':
      return {};
  }
}
