import {
  attackPreview,
  cardOf,
  contributionWarning,
  orbitsOf,
  type CommandOf,
  type RetrogradeCommand,
  type RetrogradeView,
} from '../../../../games/retrograde/index.ts';
import { cycled } from '../../../match/arrows.ts';
import { outOfReach } from '../aids/out-of-reach.ts';
import { planned, wayTo } from '../aids/reach.ts';
import type { Orbit, Target } from '../table/stage.ts';
import { thingName } from '../names.ts';
import { retrogradeWords as words } from '../words/play.ts';
import {
  actorsWithChoice,
  IDLE,
  isLegal,
  sameCommand,
  sameHeld,
  seatOf,
  stillHeld,
  type Held,
  type Tool,
  type ToolInput,
  type ToolStep,
} from './tool.ts';

type View = RetrogradeView;

/** Moves the tool by one input. Pure: the same tool, input and view give the same step. */
export function reduceTool(tool: Tool, input: ToolInput, view: View): ToolStep {
  switch (input.kind) {
    case 'hold':
      return { tool: { held: input.held, command: firstOrder(view, input.held), plan: [] } };
    case 'take':
      return isLegal(view, input.command)
        ? { tool: { ...tool, command: input.command, plan: [] } }
        : { tool, tried: input.command };
    case 'pick':
      return pick(tool, input.target, input.mouse, view);
    case 'drop':
      return drop(tool, input.target, input.mouse, view);
    case 'step': {
      const actors = actorsWithChoice(view);
      const next = cycled(
        actors,
        actors.findIndex((one) => sameHeld(one, tool.held)),
        input.by,
      );
      return next ? reduceTool(tool, { kind: 'hold', held: next }, view) : { tool };
    }
    case 'confirm':
      return tool.command ? order(tool, tool.command) : give(tool);
    case 'takeBack':
      return { tool: { ...tool, plan: tool.plan.slice(0, input.keep) } };
    case 'cancel':
      return { tool: putDown(tool, view) };
  }
}

/** One thing less in hand: the last planned burn, the order that waits, and at last the thing itself. */
function putDown(tool: Tool, view: View): Tool {
  if (tool.plan.length > 0) return { ...tool, plan: tool.plan.slice(0, -1) };
  return tool.command && !sameCommand(tool.command, firstOrder(view, tool.held)) ? { ...tool, command: null } : IDLE;
}

const order = (tool: Tool, command: RetrogradeCommand): ToolStep => ({
  tool: { ...tool, command: null, plan: [] },
  commands: [command],
});

/** Gives the burns that are planned, one after another. */
function give(tool: Tool): ToolStep {
  if (tool.held === null || tool.plan.length === 0) return { tool };
  const { id } = tool.held;
  return {
    tool: { ...tool, plan: [] },
    commands: tool.plan.map(({ asset, orbital }) => ({ type: 'burn', spacecraft: id, asset, orbital })),
  };
}

/** A spacecraft that a mouse drops somewhere burns there at once; a finger may slip, and only plans. */
function drop(tool: Tool, target: Target, mouse: boolean, view: View): ToolStep {
  const carried = tool.held?.kind === 'spacecraft' ? { ...tool, plan: [] } : tool;
  const step = pick(carried, target, false, view);
  if (step.tool === carried) return { ...step, tool };
  return mouse && step.tool.plan.length > 0 ? give(step.tool) : step;
}

/** What the bright button does as soon as a thing is in hand: its one order, or the first of those it is known for. */
export function firstOrder({ choices }: Pick<View, 'choices'>, held: Held | null): RetrogradeCommand | null {
  if (held === null) return null;
  if (held.kind === 'asset') {
    const works = choices.filter(
      (one) => (one.type === 'research' || one.type === 'repair') && one.asset === held.id,
    ) as readonly CommandOf<'research' | 'repair'>[];
    // University: the more cards the better.
    return works.find((one) => one.type === 'research' && one.draw === 2) ?? works[0] ?? null;
  }
  if (held.kind === 'card') {
    const starts = choices.filter((one) => one.type === 'startProject' && one.card === held.id);
    return starts.length === 1 ? starts[0]! : null;
  }
  if (held.kind !== 'project') return null;
  const completes = choices.filter((one) => one.type === 'complete' && one.project === held.id);
  const given = choices.filter((one) => one.type === 'contribute' && one.project === held.id);
  return completes[0] ?? (given.length === 1 ? given[0]! : null);
}

/** A press on the table, by what it meets and what is in hand. */
function pick(tool: Tool, target: Target, mouse: boolean, view: View): ToolStep {
  switch (target.kind) {
    case 'spacecraft':
      return pickCraft(tool, target.id, mouse, view);
    case 'project':
      return pickProject(tool, target.id, mouse, view);
    default:
      return tool.held?.kind === 'spacecraft'
        ? sail(tool, tool.held.id, target, mouse, view)
        : pickAsset(tool, target, mouse, view);
  }
}

/** An own spacecraft is taken in hand, an enemy one aimed at. */
function pickCraft(tool: Tool, id: string, mouse: boolean, view: View): ToolStep {
  const craft = view.spacecraft.find((one) => one.id === id);
  if (!craft) return { tool };
  return craft.owner === seatOf(view) ? hold(tool, { kind: 'spacecraft', id }, view) : shoot(tool, id, mouse, view);
}

/** An asset, or something of it: a card is started on it, a project gets its points, or it is put to work. */
function pickAsset(tool: Tool, { asset: id, kind }: AtAsset, mouse: boolean, view: View): ToolStep {
  const { held } = tool;
  const asset = view.assets.find((one) => one.id === id);
  if (!asset) return { tool };
  if (held?.kind === 'card') {
    const command = startOn(held.id, id);
    return isLegal(view, command) ? order(tool, command) : { tool, tried: command };
  }
  if (asset.owner !== seatOf(view) || asset.destroyed) return { tool };
  return held?.kind === 'project'
    ? contribute(tool, id, held.id, view)
    : work(tool, id, kind === 'upgrade', mouse, view);
}

/** What of the table belongs to an asset. */
type AtAsset = Exclude<Target, { readonly kind: 'spacecraft' | 'project' }>;

const hold = (tool: Tool, held: Held, view: View): ToolStep =>
  sameHeld(tool.held, held) ? { tool } : reduceTool(tool, { kind: 'hold', held }, view);

/** Takes an order in hand; a second click of the mouse on the same gives it. */
function aim(tool: Tool, command: RetrogradeCommand, mouse: boolean, view: View): ToolStep {
  if (!isLegal(view, command)) return { tool, tried: command };
  return mouse && sameCommand(tool.command, command) ? order(tool, command) : { tool: { ...tool, command } };
}

/** An attack on an enemy, or missiles of an asset in hand. */
function shoot(tool: Tool, target: string, mouse: boolean, view: View): ToolStep {
  const { held, command } = tool;
  if (held?.kind === 'asset') return aim(tool, { type: 'missileDefense', asset: held.id, target }, mouse, view);
  if (held?.kind !== 'spacecraft') return { tool };
  if (tool.plan.length > 0) return { tool, refused: notThere(view, held.id, 'RG-9.2') };
  const aimed = command?.type === 'attack' && command.spacecraft === held.id && command.target === target;
  return aim(tool, aimed ? command : attackOn(view, held.id, target), mouse, view);
}

/**
 * The attack that is proposed: with what is sure to hit where that can be paid, else with all there is; where none is
 * legal, one that says why.
 */
export function attackOn(view: View, spacecraft: string, target: string): CommandOf<'attack'> {
  const spends = view.choices.flatMap((one) =>
    one.type === 'attack' && one.spacecraft === spacecraft && one.target === target ? [one.spend] : [],
  );
  const left = view.spacecraft.find(({ id }) => id === spacecraft)?.left ?? 0;
  const { sure } = attackPreview(view, spacecraft, target, 1);
  return { type: 'attack', spacecraft, target, spend: spends.includes(sure) ? sure : Math.max(left, 1) };
}

/**
 * What of the table was pressed with a spacecraft in hand: burns to there are planned, from where those before them
 * end; what they lead to is pressed again with the mouse, and they are given. The enemy asset that is orbited is
 * bombarded.
 */
function sail(tool: Tool, id: string, target: AtAsset, mouse: boolean, view: View): ToolStep {
  const ghost = planned(view, id, tool.plan);
  if (!ghost) return { tool };
  const { craft } = ghost;
  const here = craft.asset === target.asset;
  const strikes = target.kind === 'asset' || target.kind === 'upgrade';
  const orbital = 'orbital' in target ? target.orbital : orbitsOf(view, target.asset).length;
  if (tool.plan.length > 0 && here && orbital === craft.orbital) return mouse ? give(tool) : { tool };
  if (here && strikes) {
    const at = target.kind === 'upgrade' ? 'upgrade' : 'asset';
    return tool.plan.length > 0
      ? { tool, refused: notThere(view, id, 'RG-11.1') }
      : aim(tool, { type: 'bombard', spacecraft: id, target: at }, mouse, view);
  }
  if (here && orbital === craft.orbital) return { tool };
  const burn: CommandOf<'burn'> = { type: 'burn', spacecraft: id, asset: target.asset, orbital };
  // It is not the time for burns, or it may not: the rules say so.
  if (!view.choices.some((one) => one.type === 'burn' && one.spacecraft === id)) return { tool, tried: burn };
  return plan(tool, ghost.view, id, burn);
}

/** Adds the cheapest burns to a place to those that are planned; `view` has the spacecraft where these end. */
function plan(tool: Tool, view: View, id: string, { asset, orbital }: Orbit): ToolStep {
  const way = wayTo(view, id, asset, orbital);
  if (way === null || way.left < 0) return { tool, refused: outOfReach(view, id, { asset, orbital }) };
  const legs = way.legs.map((leg): Orbit => ({ asset: leg.asset, orbital: leg.orbital }));
  return { tool: { ...tool, command: null, plan: [...tool.plan, ...legs] } };
}

/** What a spacecraft cannot do before it is where its plan leads. */
const notThere = (view: View, id: string, rule: string) => because(rule, words.notThere(thingName(view, id)));

const because = (rule: string, reason: string) => ({ rule, reason, data: {} });

/** A project that is pressed gets the points of the asset in hand, or is taken in hand itself. */
function pickProject(tool: Tool, id: string, mouse: boolean, view: View): ToolStep {
  const project = view.projects.find((one) => one.id === id);
  if (!project || project.owner !== seatOf(view)) return { tool };
  if (tool.held?.kind === 'asset') return contribute(tool, tool.held.id, id, view);
  const held: Held = { kind: 'project', id };
  if (mouse && sameHeld(tool.held, held) && tool.command) return order(tool, tool.command);
  return hold(tool, held, view);
}

/** Points of an asset for a project; what would destroy the asset or be lost is only taken in hand (RG-23.10). */
function contribute(tool: Tool, asset: string, project: string, view: View): ToolStep {
  const command: CommandOf<'contribute'> = { type: 'contribute', asset, project };
  if (!isLegal(view, command)) return { tool, tried: command };
  return contributionWarning(view, command) ? { tool: { ...tool, command } } : order(tool, command);
}

/** An own asset is taken in hand with its one work; a second click of the mouse gives it. */
function work(tool: Tool, id: string, upgrade: boolean, mouse: boolean, view: View): ToolStep {
  const held: Held = { kind: 'asset', id };
  const repair: RetrogradeCommand = { type: 'repair', asset: id, target: 'upgrade' };
  const first = upgrade && isLegal(view, repair) ? repair : firstOrder(view, held);
  if (mouse && sameHeld(tool.held, held) && first && sameCommand(tool.command, first)) return order(tool, first);
  return { tool: { held, command: first, plan: [] } };
}

/**
 * The tool when everything is shown and at rest: what is in hand stays there while it can do more than be given up; a
 * card that was started is the project in hand, and one that is paid for waits to be completed.
 */
export function settledTool(view: View, last: View, tool: Tool): Tool {
  const seat = seatOf(view);
  const begun = view.projects.find(({ id, owner }) => owner === seat && !last.projects.some((one) => one.id === id));
  if (tool.held?.kind === 'card' && begun) {
    const held: Held = { kind: 'project', id: begun.id };
    return { held, command: firstOrder(view, held), plan: [] };
  }
  const { held, command, plan: laid } = stillHeld(view, tool);
  const choices = view.choices.filter(({ type }) => type !== 'scuttle');
  const able = held !== null && actorsWithChoice({ choices }).some((one) => sameHeld(one, held));
  if (!able) return { held: null, command, plan: [] };
  // A project that has just got all its points is proposed to be completed, or the bright button would end the turn.
  const done = held.kind === 'project' && command === null ? firstOrder(view, held) : null;
  return { held, command: done?.type === 'complete' ? done : command, plan: laid };
}

/** The start of a project with a card of the hand. */
export const startOn = (card: string, asset: string): CommandOf<'startProject'> =>
  cardOf(card).kind === 'asset' ? { type: 'startProject', card } : { type: 'startProject', card, asset };
