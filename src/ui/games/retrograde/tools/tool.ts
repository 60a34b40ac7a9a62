import type { Rejection } from '../../../../engine/game.ts';
import type { RetrogradeCommand, RetrogradeView } from '../../../../games/retrograde/index.ts';
import { planned } from '../aids/reach.ts';
import type { Orbit, Target } from '../table/stage.ts';

/** What of the own side is in hand: things by their ids, a card of the hand by its card. */
export type Held =
  | { readonly kind: 'spacecraft' | 'asset' | 'project'; readonly id: string }
  | { readonly kind: 'card'; readonly id: string };

/**
 * What the person who decides has in hand: a thing of theirs, and an order that waits for one confirmation. `plan` =
 * burns of the spacecraft in hand that are laid out and not yet given, one after another; while there are any, no other
 * order waits.
 */
export interface Tool {
  readonly held: Held | null;
  readonly command: RetrogradeCommand | null;
  readonly plan: readonly Orbit[];
}

/** Nothing in hand. */
export const IDLE: Tool = { held: null, command: null, plan: [] };

/** What a person does with the tool, by pointer, panel or key. */
export type ToolInput =
  /** A thing of the own side is taken in hand. */
  | { readonly kind: 'hold'; readonly held: Held }
  /** An order is taken in hand. */
  | { readonly kind: 'take'; readonly command: RetrogradeCommand }
  /**
   * A click or tap on the table. `mouse`: a second click on what is aimed at confirms (a finger never orders by that).
   */
  | { readonly kind: 'pick'; readonly target: Target; readonly mouse: boolean }
  /** What is in hand was dragged to something and let go there; only a mouse orders burns by that. */
  | { readonly kind: 'drop'; readonly target: Target; readonly mouse: boolean }
  /** Planned burns are taken back, all but the first `keep`. */
  | { readonly kind: 'takeBack'; readonly keep: number }
  /** The next thing of the own side that can do something, onwards or back. */
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'cancel' };

/**
 * The tool after an input; `commands` are to be ordered one after another; `tried` is not legal and its refusal says
 * why; `refused` is a reason of the tool's own. The same tool and nothing else: the input meant nothing.
 */
export interface ToolStep {
  readonly tool: Tool;
  readonly commands?: readonly RetrogradeCommand[];
  readonly tried?: RetrogradeCommand;
  readonly refused?: Rejection;
}

/** The seat that looks; '' for one who has none. */
export const seatOf = ({ viewer }: Pick<RetrogradeView, 'viewer'>): string =>
  viewer.kind === 'seat' ? viewer.seat : '';

/** Whether two commands are the same order. */
export const sameCommand = (one: RetrogradeCommand | null, other: RetrogradeCommand | null): boolean =>
  one !== null && other !== null && textOf(one) === textOf(other);

/** A command as text, its parameters in one order. */
const textOf = (command: RetrogradeCommand): string => JSON.stringify(Object.entries(command).sort());

/** Whether a command is among the legal ones. */
export const isLegal = ({ choices }: Pick<RetrogradeView, 'choices'>, command: RetrogradeCommand): boolean =>
  choices.some((one) => sameCommand(one, command));

/** What each kind of order is given to: a thing of the own side, or nothing. */
const ACTORS: { readonly [type in RetrogradeCommand['type']]: Held['kind'] | null } = {
  burn: 'spacecraft',
  scuttle: 'spacecraft',
  attack: 'spacecraft',
  refit: 'spacecraft',
  bombard: 'spacecraft',
  sacrifice: 'spacecraft',
  missileDefense: 'asset',
  research: 'asset',
  repair: 'asset',
  startProject: 'card',
  contribute: 'project',
  complete: 'project',
  scrapProject: 'project',
  sweep: null,
  endPhase: null,
  resign: null,
  offerDraw: null,
  acceptDraw: null,
  declineDraw: null,
};

/** The thing of the own side that a command is given to; null for one that is given to none. */
export function actorOf(command: RetrogradeCommand): Held | null {
  const kind = ACTORS[command.type];
  return kind && { kind, id: (command as RetrogradeCommand & { readonly [part: string]: string })[kind]! };
}

export const sameHeld = (one: Held | null, other: Held | null): boolean =>
  one !== null && other !== null && one.kind === other.kind && one.id === other.id;

/** Everything of the own side that can do something now, in the order of the choices, each once. */
export function actorsWithChoice({ choices }: Pick<RetrogradeView, 'choices'>): readonly Held[] {
  const found: Held[] = [];
  for (const command of choices) {
    const actor = actorOf(command);
    if (actor && !found.some((one) => sameHeld(one, actor))) found.push(actor);
  }
  return found;
}

/** Whether what is in hand is still there, and whoever looks may still use it. */
export function stillHeld(view: RetrogradeView, { held, command, plan }: Tool): Tool {
  const seat = seatOf(view);
  const there =
    held !== null &&
    {
      spacecraft: () => view.spacecraft.some(({ id, owner }) => id === held.id && owner === seat),
      asset: () => view.assets.some(({ id, owner, destroyed }) => id === held.id && owner === seat && !destroyed),
      project: () => view.projects.some(({ id, owner }) => id === held.id && owner === seat),
      card: () => view.sides.some((side) => side.seat === seat && (side.hand.cards ?? []).includes(held.id)),
    }[held.kind]();
  const goes = there && held.kind === 'spacecraft' && planned(view, held.id, plan) !== null;
  return {
    held: there ? held : null,
    command: command !== null && isLegal(view, command) ? command : null,
    plan: goes ? plan : [],
  };
}

/** Orders that are shots. */
const SHOTS: ReadonlySet<string | undefined> = new Set(['attack', 'missileDefense', 'bombard']);

/** Which dice lie beside what is in hand: those of this turn, and none while a shot is aimed, which has none yet. */
export const diceBeside = ({ command }: Pick<Tool, 'command'>): 'current' | 'none' =>
  SHOTS.has(command?.type) ? 'none' : 'current';
