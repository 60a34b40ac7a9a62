import {
  sameCell,
  SIDES,
  TURNS,
  type Cell,
  type Maneuver,
  type Side,
  type Turn,
} from '../../../../games/battlespace-sirius/index.ts';
import type { Under } from '../table/stage.ts';
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
export const STILL: ManeuverTool = { kind: 'maneuver', to: null, turn: 0, pay: null, pointed: null, looks: null };

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

/**
 * The command a maneuver tool stands for; null while the side that pays is to be chosen. With nothing left to pay with
 * the rules say so (BS-5.7).
 */
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

function confirmed(tool: ManeuverTool, view: ToolView): ToolStep {
  const command = maneuverOf(tool, view);
  return command === null ? { tool } : { tool, command };
}

const samePlan = (a: Plan | null, b: Plan | null): boolean => same(a?.to ?? null, b?.to ?? null) && a?.turn === b?.turn;

/** Looks at what lies under the pointer; the same tool where that is what it looks at already. */
function pointAt(tool: ManeuverTool, under: Under | null, view: ToolView): ManeuverTool {
  if (under?.kind === 'turn') return { ...tool, pointed: { to: tool.to, turn: under.turn }, looks: null };
  const cell = under?.kind === 'cell' ? open(view, under.cell) : undefined;
  const pointed = cell ? { to: cell, turn: tool.turn } : null;
  const over = under?.kind === 'vessel' || under?.kind === 'side' ? under.seat : null;
  const looks = over === view.turnSeat ? null : over;
  return samePlan(pointed, tool.pointed) && looks === tool.looks ? tool : { ...tool, pointed, looks };
}

const turnBy = (tool: ManeuverTool, turn: Turn | 0, view: ToolView): ManeuverTool =>
  canTurn(view) ? replanned(tool, { turn }) : tool;

/** Names the side that pays, or takes it back; a number beyond the sides names none. */
function payFrom(tool: ManeuverTool, side: Side | undefined, view: ToolView): ToolStep {
  if (!side || !asksPay(tool)) return { tool };
  if (!payers(view).includes(side)) return { tool, tried: planned(tool, side) };
  return { tool: { ...tool, pay: tool.pay === side ? null : side } };
}

/** A click on the table: an arrow turns, an own side pays, the own cell stays, another cell is the place to go to. */
function pick(tool: ManeuverTool, { under, mouse }: Extract<ToolInput, { kind: 'pick' }>, view: ToolView): ToolStep {
  if (under.kind === 'turn') return { tool: turnBy(tool, tool.turn === under.turn ? 0 : under.turn, view) };
  if (under.kind === 'side' && under.seat === view.turnSeat && asksPay(tool)) return payFrom(tool, under.side, view);
  if (under.kind !== 'cell' && sameCell(under.cell, ownCell(view))) return { tool: replanned(tool, { to: null }) };
  const cell = open(view, under.cell);
  if (!cell) return { tool, tried: { type: 'maneuver', kind: 'position', to: under.cell } };
  if (mouse && same(cell, tool.to)) return confirmed(tool, view);
  return { tool: replanned(tool, { to: cell }) };
}

/** Goes to the next cell in a direction; the own one = stay. */
function step(tool: ManeuverTool, { right, up }: Extract<ToolInput, { kind: 'arrow' }>, view: ToolView): ManeuverTool {
  const own = ownCell(view);
  const to = nearest(tool.to ?? own, [...destinations(view), own], right, up);
  return to ? replanned(tool, { to: sameCell(to, own) ? null : to }) : tool;
}

/**
 * BS-19.3: the maneuver tool. Pointing looks, a click chooses a place, turns add to it, a click on an own clip pays,
 * and one confirmation orders; with a mouse a second click on the chosen place confirms too.
 */
export function reduceManeuver(tool: ManeuverTool, input: ToolInput, view: ToolView): ToolStep {
  switch (input.kind) {
    case 'point':
      return { tool: pointAt(tool, input.under, view) };
    case 'glimpse':
      return { tool: { ...tool, pointed: input.what !== null && 'to' in input.what ? input.what : null } };
    case 'pick':
      return pick(tool, input, view);
    case 'place':
      return { tool: replanned(tool, { to: input.to }) };
    case 'turn':
      return { tool: turnBy(tool, input.turn, view) };
    case 'turnBy':
      return { tool: turnBy(tool, turnOf(tool.turn / 90 + input.quarters), view) };
    case 'side':
      return payFrom(tool, input.side, view);
    case 'number':
      return payFrom(tool, SIDES[input.value - 1], view);
    case 'unside':
      return { tool: { ...tool, pay: null } };
    case 'arrow':
      return { tool: step(tool, input, view) };
    case 'confirm':
      return confirmed(tool, view);
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
