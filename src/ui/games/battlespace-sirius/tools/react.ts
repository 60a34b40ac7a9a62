import { SIDES, type Reaction, type Side, type Turn } from '../../../../games/battlespace-sirius/index.ts';
import { turnOf } from './maneuver.ts';
import { cycled, wayOf } from '../../../match/arrows.ts';
import type { Under } from '../table/stage.ts';
import {
  choicesOf,
  IDLE,
  type ReactOption,
  type Tool,
  type ToolInput,
  type ToolOf,
  type ToolStep,
  type ToolView,
} from './tool.ts';

export type ReactTool = ToolOf<'react'>;

/** What a reaction is without its payment. */
export function optionOf(command: Reaction): ReactOption {
  switch (command.kind) {
    case 'nothing':
      return { kind: 'nothing' };
    case 'rotate':
      return { kind: 'rotate', turn: command.turn };
    case 'sentry':
      return { kind: 'sentry', lines: command.lines };
  }
}

/** Whether two reactions differ at most in how they are paid. */
export const sameOption = (a: ReactOption | null, b: ReactOption | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** BS-7.1: the legal reactions without their payments, in the order of the rules. */
export function reactOptions(view: ToolView): readonly ReactOption[] {
  const all = choicesOf(view, 'react').map(optionOf);
  return all.filter((option, index) => all.findIndex((other) => sameOption(other, option)) === index);
}

/** The legal ways to pay for a reaction: each a list of sides, one for each Power; one empty list where it is free. */
export const payments = (view: ToolView, option: ReactOption): readonly (readonly Side[])[] =>
  choicesOf(view, 'react').flatMap((command) =>
    sameOption(optionOf(command), option) ? [command.kind === 'nothing' ? [] : command.pay] : [],
  );

/** Power a reaction costs (table 7.A). */
export const costOf = (view: ToolView, option: ReactOption): number => payments(view, option)[0]?.length ?? 0;

/** Whether one list of sides holds the other, counted. */
const holds = (all: readonly Side[], some: readonly Side[]): boolean =>
  SIDES.every((side) => all.filter((one) => one === side).length >= some.filter((one) => one === side).length);

/** Whether a side can be named once more for what is not paid yet. */
export const canPay = (view: ToolView, option: ReactOption, pay: readonly Side[], side: Side): boolean =>
  payments(view, option).some((one) => holds(one, [...pay, side]));

/** A reaction command; the payment as far as it goes. */
export function reactionOf(option: ReactOption, pay: readonly Side[]): Reaction {
  switch (option.kind) {
    case 'nothing':
      return { type: 'react', kind: 'nothing' };
    case 'rotate':
      return { type: 'react', kind: 'rotate', turn: option.turn, pay };
    case 'sentry':
      return { type: 'react', kind: 'sentry', lines: option.lines, pay };
  }
}

/** The command a reaction tool stands for; null while something is to be chosen or paid. */
export const reactOf = (tool: ReactTool, view: ToolView): Reaction | null =>
  tool.option !== null && tool.pay.length === costOf(view, tool.option) ? reactionOf(tool.option, tool.pay) : null;

/** An option taken in hand; a payment that leaves no choice is filled in. */
function taken(view: ToolView, option: ReactOption): ReactTool {
  const ways = payments(view, option);
  return { kind: 'react', option, pay: ways.length === 1 ? ways[0]! : [], pointed: null };
}

/**
 * A side named once more, or taken back when no more can be paid from it; where all is paid by one Power, it takes the
 * place of the other.
 */
function paidBy(view: ToolView, tool: ReactTool & { readonly option: ReactOption }, side: Side): readonly Side[] {
  const { option, pay } = tool;
  if (canPay(view, option, pay, side)) return [...pay, side];
  if (pay.includes(side)) return payments(view, option).length === 1 ? pay : pay.filter((one) => one !== side);
  return pay.length === 1 && canPay(view, option, [], side) ? [side] : pay;
}

function choose(tool: ReactTool, option: ReactOption, view: ToolView): ToolStep {
  return reactOptions(view).some((one) => sameOption(one, option))
    ? { tool: taken(view, option) }
    : { tool, tried: reactionOf(option, []) };
}

const rotate = (tool: ReactTool, turn: Turn | 0, view: ToolView): ToolStep =>
  turn === 0 ? { tool: { ...tool, option: null, pay: [] } } : choose(tool, { kind: 'rotate', turn }, view);

const payFrom = (tool: ReactTool, side: Side | undefined, view: ToolView): ReactTool =>
  tool.option && side ? { ...tool, pay: paidBy(view, { ...tool, option: tool.option }, side) } : tool;

function unpay(tool: ReactTool, side: Side): ReactTool {
  const at = tool.pay.lastIndexOf(side);
  return { ...tool, pay: tool.pay.filter((_, index) => index !== at) };
}

/** Looks at a choice of the panel, where it is one of this tool. */
const glimpsed = (what: Extract<ToolInput, { kind: 'glimpse' }>['what']): ReactOption | null =>
  what !== null && 'kind' in what && !('type' in what) ? what : null;

/** Looks at what lies under the pointer; the same tool where that is what it looks at already. */
function pointAt(tool: ReactTool, under: Under | null): ReactTool {
  const pointed: ReactOption | null = under?.kind === 'turn' ? { kind: 'rotate', turn: under.turn } : null;
  return sameOption(pointed, tool.pointed) ? tool : { ...tool, pointed };
}

/** A click on the table: an arrow turns, an own side pays. */
function pick(tool: ReactTool, under: Under, view: ToolView): ToolStep {
  if (under.kind === 'turn') return rotate(tool, under.turn, view);
  const own = under.kind === 'side' && under.seat === view.engagedSeat;
  return { tool: own ? payFrom(tool, under.side, view) : tool };
}

function step(tool: ReactTool, input: Extract<ToolInput, { kind: 'arrow' }>, view: ToolView): ToolStep {
  const options = reactOptions(view);
  const at = options.findIndex((one) => sameOption(one, tool.option));
  const next = cycled(options, at, wayOf(input));
  return next ? choose(tool, next, view) : { tool };
}

function confirm(tool: ReactTool, view: ToolView): ToolStep {
  const command = reactOf(tool, view);
  return command ? { tool, command } : { tool };
}

/** Quarters the tool is turned by. */
const quarters = ({ option }: ReactTool): number => (option?.kind === 'rotate' ? option.turn / 90 : 0);

/** The reaction tool (BS-19.6): a reaction is chosen, clips are clicked for its cost, one confirmation orders. */
export function reduceReact(tool: ReactTool, input: ToolInput, view: ToolView): ToolStep {
  switch (input.kind) {
    case 'react':
      return sameOption(tool.option, input.option) ? { tool } : choose(tool, input.option, view);
    case 'glimpse':
      return { tool: { ...tool, pointed: glimpsed(input.what) } };
    case 'turn':
      return rotate(tool, input.turn, view);
    case 'turnBy':
      return rotate(tool, turnOf(quarters(tool) + input.quarters), view);
    case 'side':
      return { tool: payFrom(tool, input.side, view) };
    case 'unside':
      return { tool: unpay(tool, input.side) };
    case 'point':
      return { tool: pointAt(tool, input.under) };
    case 'number':
      return { tool: payFrom(tool, SIDES[input.value - 1], view) };
    case 'pick':
      return pick(tool, input.under, view);
    case 'arrow':
      return step(tool, input, view);
    case 'confirm':
      return confirm(tool, view);
    case 'cancel':
      return { tool: { kind: 'react', option: null, pay: [], pointed: null } };
    default:
      return { tool };
  }
}

/** The reaction tool with nothing chosen. */
export const openReact = (view: ToolView): Tool =>
  reactOptions(view).length > 0 ? { kind: 'react', option: null, pay: [], pointed: null } : IDLE;
