import type { OrionsGateView, UnitId } from '../../../../games/orions-gate/index.ts';
import { tappedUnit } from './radius.ts';
import { IDLE, placedIn, type Tool, type ToolContext, type ToolInput, type ToolStep } from './tool.ts';

export type SightTool = Extract<Tool, { kind: 'sight' }>;

/** The sight tool, looking from the selected unit if it is on the table. */
export const openSight = (view: OrionsGateView, selected: UnitId | null): SightTool => ({
  kind: 'sight',
  from: selected !== null && placedIn(view, selected) ? selected : null,
  to: null,
});

/**
 * Line of sight between any two units: tap, pick in the list, or step by keys to the other one (OG-25.5). Orders
 * nothing.
 */
export function reduceSight(given: SightTool, input: ToolInput, { view }: Pick<ToolContext, 'view'>): ToolStep {
  const tool = withoutGone(given, view);
  switch (input.kind) {
    case 'cancel':
      return { tool: IDLE };
    case 'target':
      return { tool: seen(tool, input.unit) };
    case 'pointer': {
      if (input.input.kind !== 'tap') return { tool: given };
      const under = tappedUnit(view, input.input);
      return { tool: under ? seen(tool, under.id) : tool };
    }
    case 'cycle': {
      const list = view.units.filter(({ id }) => id !== tool.from && placedIn(view, id)).map(({ id }) => id);
      const at = tool.to === null ? -1 : list.indexOf(tool.to);
      const other =
        list[at < 0 ? (input.step > 0 ? 0 : list.length - 1) : (at + input.step + list.length) % list.length];
      if (other === undefined) return { tool };
      return { tool: tool.from === null ? { ...tool, from: other } : { ...tool, to: other } };
    }
    default:
      return { tool: given };
  }
}

/** The tool without what is on the table no longer: where the one that looks is gone, it begins again. */
function withoutGone(tool: SightTool, view: OrionsGateView): SightTool {
  const isGone = (unit: UnitId | null): boolean => unit !== null && !placedIn(view, unit);
  if (isGone(tool.from)) return { kind: 'sight', from: null, to: null };
  return isGone(tool.to) ? { ...tool, to: null } : tool;
}

/** The first unit looks, any other is looked at; the one that looks, picked again, is put down. */
function seen({ from, to }: SightTool, unit: UnitId): SightTool {
  if (from === null) return { kind: 'sight', from: unit, to: null };
  return from === unit
    ? { kind: 'sight', from: null, to: null }
    : { kind: 'sight', from, to: to === unit ? null : unit };
}
