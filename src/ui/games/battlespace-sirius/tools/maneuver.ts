import {
  sameCell,
  TURNS,
  type Cell,
  type Maneuver,
  type Side,
  type Turn,
} from '../../../../games/battlespace-sirius/index.ts';
import {
  choicesOf,
  IDLE,
  type Plan,
  type Tool,
  type ToolInput,
  type ToolOf,
  type ToolStep,
  type ToolView,
} from './tool.ts';

export type ManeuverTool = ToolOf<'maneuver'>;

/** A maneuver tool with nothing planned: Stay Put. */
export const STILL: ManeuverTool = { kind: 'maneuver', to: null, turn: 0, pay: null, pointed: null };

/** BS-5.4: the cells open to Position, without the payment and the turn. */
export const destinations = (view: ToolView): readonly Cell[] =>
  choicesOf(view, 'maneuver').flatMap((command) => (command.kind === 'position' ? [command.to] : []));

/** BS-5.6: own sides that can pay for Rotate & Position. */
export function payers(view: ToolView): readonly Side[] {
  const sides = choicesOf(view, 'maneuver').flatMap((command) =>
    command.kind === 'rotatePosition' ? command.pay : [],
  );
  return sides.filter((side, index) => sides.indexOf(side) === index);
}

/** A ship can turn, a lifeboat cannot (BS-12.5). */
export const canTurn = (view: ToolView): boolean =>
  view.players.find(({ seat }) => seat === view.turnSeat)?.vessel?.kind === 'ship';

/** Whether a plan is a Rotate & Position, which asks for a side that pays. */
export const asksPay = ({ to, turn }: Plan): boolean => to !== null && turn !== 0;

/** The command of a plan as far as it goes: a payment not chosen yet is left out. For looking ahead. */
export function planned({ to, turn }: Plan, pay: Side | null): Maneuver {
  if (to === null) return turn === 0 ? { type: 'maneuver', kind: 'stay' } : { type: 'maneuver', kind: 'rotate', turn };
  return turn === 0
    ? { type: 'maneuver', kind: 'position', to }
    : { type: 'maneuver', kind: 'rotatePosition', to, turn, pay: pay === null ? [] : [pay] };
}

/** The command a maneuver tool stands for; null while the side that pays is to be chosen. With nothing left to pay with the rules say so (BS-5.7). */
export function maneuverOf(tool: ManeuverTool, view: ToolView): Maneuver | null {
  if (asksPay(tool) && tool.pay === null) return payers(view).length === 0 ? planned(tool, 'bow') : null;
  return planned(tool, tool.pay);
}

/** What is looked at: the place pointed at, else the plan. */
export const shownPlan = (tool: ManeuverTool): Plan => tool.pointed ?? { to: tool.to, turn: tool.turn };

const ownCell = (view: ToolView): Cell => view.players.find(({ seat }) => seat === view.turnSeat)!.vessel!.cell;

const same = (a: Cell | null, b: Cell | null): boolean => (a === null || b === null ? a === b : sameCell(a, b));

/** A changed plan keeps its payer only while one is asked for. */
function replanned(tool: ManeuverTool, change: Partial<Plan>): ManeuverTool {
  const next = { ...tool, ...change, pointed: null };
  return asksPay(next) ? next : { ...next, pay: null };
}

/**
 * BS-19.3: the maneuver tool. Pointing looks, a click chooses a place, turns add to it, a click on an own clip pays, and one
 * confirmation orders; with a mouse a second click on the chosen place confirms too.
 */
export function reduceManeuver(tool: ManeuverTool, input: ToolInput, view: ToolView): ToolStep {
  const confirmed = (ready: ManeuverTool): ToolStep => {
    const command = maneuverOf(ready, view);
    return command === null ? { tool: ready } : { tool: ready, command };
  };
  switch (input.kind) {
    case 'point': {
      if (input.under?.kind === 'turn') return { tool: { ...tool, pointed: { to: tool.to, turn: input.under.turn } } };
      const cell = input.under?.kind === 'cell' ? open(view, input.under.cell) : undefined;
      const pointed = cell ? { to: cell, turn: tool.turn } : null;
      return {
        tool:
          same(pointed?.to ?? null, tool.pointed?.to ?? null) && pointed?.turn === tool.pointed?.turn
            ? tool
            : { ...tool, pointed },
      };
    }
    case 'glimpse':
      return { tool: { ...tool, pointed: input.what !== null && 'to' in input.what ? input.what : null } };
    case 'pick': {
      const { under } = input;
      if (under.kind === 'turn')
        return reduceManeuver(tool, { kind: 'turn', turn: tool.turn === under.turn ? 0 : under.turn }, view);
      if (under.kind === 'side' && under.seat === view.turnSeat && asksPay(tool))
        return reduceManeuver(tool, { kind: 'side', side: under.side }, view);
      if (under.kind !== 'cell' && sameCell(under.cell, ownCell(view))) return { tool: replanned(tool, { to: null }) };
      const cell = open(view, under.cell);
      if (!cell) return { tool, tried: { type: 'maneuver', kind: 'position', to: under.cell } };
      if (input.mouse && same(cell, tool.to)) return confirmed(tool);
      return { tool: replanned(tool, { to: cell }) };
    }
    case 'place':
      return { tool: replanned(tool, { to: input.to }) };
    case 'turn':
      return { tool: canTurn(view) ? replanned(tool, { turn: input.turn }) : tool };
    case 'turnBy':
      return { tool: canTurn(view) ? replanned(tool, { turn: turnOf(tool.turn / 90 + input.quarters) }) : tool };
    case 'side':
      if (!asksPay(tool)) return { tool };
      if (!payers(view).includes(input.side)) return { tool, tried: planned(tool, input.side) };
      return { tool: { ...tool, pay: tool.pay === input.side ? null : input.side } };
    case 'unside':
      return { tool: { ...tool, pay: null } };
    case 'arrow': {
      const to = nearest(tool.to ?? ownCell(view), [...destinations(view), ownCell(view)], input.right, input.up);
      return to ? { tool: replanned(tool, { to: sameCell(to, ownCell(view)) ? null : to }) } : { tool };
    }
    case 'confirm':
      return confirmed(tool);
    case 'cancel':
      return { tool: STILL };
    default:
      return { tool };
  }
}

const open = (view: ToolView, cell: Cell): Cell | undefined => destinations(view).find((one) => sameCell(one, cell));

/** The cell that lies nearest in a direction, one that lies straight ahead before one to the side. */
function nearest([x, y]: Cell, cells: readonly Cell[], right: number, up: number): Cell | undefined {
  const ahead = cells.flatMap((cell) => {
    const along = (cell[0] - x) * right + (cell[1] - y) * up;
    const aside = Math.abs((cell[0] - x) * up) + Math.abs((cell[1] - y) * right);
    return along > 0 ? [{ cell, worth: along + 2 * aside }] : [];
  });
  return ahead.sort((a, b) => a.worth - b.worth)[0]?.cell;
}

/** The tool a maneuver begins with. */
export const openManeuver = (view: ToolView): Tool => (choicesOf(view, 'maneuver').length > 0 ? STILL : IDLE);

/** A turn as it is counted in quarters clockwise. */
export const turnOf = (quarters: number): Turn | 0 => ([0, ...TURNS] as const)[((quarters % 4) + 4) % 4]!;
