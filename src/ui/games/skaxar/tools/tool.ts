import type { Choice, SkaxarCommand, SkaxarView } from '../../../../games/skaxar/index.ts';
import type { Target } from '../table/stage.ts';

/** What the person who decides has in hand. */
export type Tool =
  | { readonly kind: 'idle' }
  /** A card of the Shop, with the ship a Repair card would bring back. */
  | { readonly kind: 'shop'; readonly slot: number | null; readonly ship: string | null }
  /** `picked`: the slot was chosen by whoever decides, not laid in the hand at first. */
  | { readonly kind: 'harvest'; readonly slot: number | null; readonly picked: boolean };

export type ToolOf<K extends Tool['kind']> = Extract<Tool, { readonly kind: K }>;

/** What a person does with the tool, by pointer, panel or key. */
export type ToolInput =
  /** A click or tap. `mouse`: a second click on what is chosen confirms (a finger never orders by that). */
  | { readonly kind: 'pick'; readonly target: Target; readonly mouse: boolean }
  /** A card of the Shop was dragged to the own field and let go there; only a mouse buys by that. */
  | { readonly kind: 'drop'; readonly slot: number; readonly mouse: boolean }
  /** A slot of the Shop or of the asteroid row, from 1. */
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'ship'; readonly ship: string }
  /** The next slot that can be chosen, onwards or back. */
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  /** The next ship a Repair card could bring. */
  | { readonly kind: 'turn'; readonly by: 1 | -1 }
  | { readonly kind: 'confirm' }
  /** No more purchases, or no harvest. */
  | { readonly kind: 'finish' }
  | { readonly kind: 'cancel' };

/**
 * The tool after an input; `command` is to be ordered, `asks` once more before it is; `tried` is not legal and its
 * refusal says why.
 */
export interface ToolStep<T extends Tool = Tool> {
  readonly tool: T;
  readonly command?: SkaxarCommand;
  readonly asks?: SkaxarCommand;
  readonly tried?: SkaxarCommand;
}

/** What the tools ask: the view with all legal commands of the person who decides. */
export type ToolView = SkaxarView;

/** Nothing in hand, nothing to decide. */
export const IDLE: Tool = { kind: 'idle' };

/** The legal command equal to one, with its mark; undefined if it is not legal. */
export const legal = ({ choices }: ToolView, command: SkaxarCommand): Choice | undefined =>
  choices.find(
    ({ command: one }) =>
      one.type === command.type && slotOf(one) === slotOf(command) && shipOf(one) === shipOf(command),
  );

const slotOf = (command: SkaxarCommand): number | undefined => ('slot' in command ? command.slot : undefined);
const shipOf = (command: SkaxarCommand): string | undefined => ('ship' in command ? command.ship : undefined);

/** The slots the legal commands of a type name, in the order of the choices: the slots' own. */
export const openSlots = ({ choices }: ToolView, type: 'buy' | 'harvest'): readonly number[] => [
  ...new Set(choices.flatMap(({ command }) => (command.type === type ? [command.slot] : []))),
];
