import { offerOutlooks, type SkaxarCommand } from '../../../../games/skaxar/index.ts';
import { cycled } from '../../../match/arrows.ts';
import { legal, openSlots, type Tool, type ToolInput, type ToolOf, type ToolStep, type ToolView } from './tool.ts';

export type ShopTool = ToolOf<'shop'>;

const EMPTY: ShopTool = { kind: 'shop', slot: null, ship: null };

/** The purchase the tool stands for; null while no card is chosen. */
export const purchaseOf = ({ slot, ship }: ShopTool): SkaxarCommand | null =>
  slot === null ? null : { type: 'buy', slot, ...(ship === null ? {} : { ship }) };

/** The ships the card in a slot may bring back for whoever decides, best for this fight first. */
export function targetsAt(view: ToolView, slot: number | null): readonly string[] {
  const offer = view.decider === null ? undefined : offerOutlooks(view, view.decider).find((one) => one.slot === slot);
  return offer?.effect.kind === 'repair' ? offer.effect.targets.map(({ ship }) => ship) : [];
}

/** A card of the Shop in hand, a Repair card with the ship that helps most. */
const takenAt = (view: ToolView, slot: number): ShopTool => ({
  kind: 'shop',
  slot,
  ship: targetsAt(view, slot)[0] ?? null,
});

/** What buys the card in a slot where nothing else is chosen with it. */
export const purchaseAt = (view: ToolView, slot: number): SkaxarCommand => purchaseOf(takenAt(view, slot))!;

/** Takes a card in hand, where it may be bought. */
function choose(tool: ShopTool, slot: number, view: ToolView): ToolStep<ShopTool> {
  const next = takenAt(view, slot);
  const command = purchaseOf(next)!;
  return legal(view, command) ? { tool: next } : { tool, tried: command };
}

function confirm(tool: ShopTool, view: ToolView): ToolStep {
  const command = purchaseOf(tool);
  const choice = command && legal(view, command);
  if (!choice) return command ? { tool, tried: command } : { tool };
  return choice.noEffect ? { tool, asks: command } : { tool, command };
}

/** Names the ship a Repair card brings back, where it may. */
const takeShip = (tool: ShopTool, ship: string, view: ToolView): ToolStep =>
  targetsAt(view, tool.slot).includes(ship) ? { tool: { ...tool, ship } } : { tool };

/** A press on the table: on a ship, or on a card of the Shop; with the mouse a second one buys. */
function pick(tool: ShopTool, { target, mouse }: Extract<ToolInput, { kind: 'pick' }>, view: ToolView): ToolStep {
  if (target.kind === 'ship') return takeShip(tool, target.ship, view);
  if (target.kind !== 'shop') return { tool };
  return mouse && target.slot === tool.slot ? confirm(tool, view) : choose(tool, target.slot, view);
}

/** A card that a mouse drops on the own field is bought; a finger may slip, and only takes it in hand. */
function drop(tool: ShopTool, { slot, mouse }: Extract<ToolInput, { kind: 'drop' }>, view: ToolView): ToolStep {
  const step: ToolStep<ShopTool> = slot === tool.slot ? { tool } : choose(tool, slot, view);
  return mouse && !step.tried ? confirm(step.tool, view) : step;
}

/**
 * SK-16.1: choosing a card puts it in hand, a Repair card with the ship that helps most; one confirmation buys. A card
 * without effect asks first (SK-6.8), and so does going without a ship (SK-5.6).
 */
export function reduceShop(tool: ShopTool, input: ToolInput, view: ToolView): ToolStep {
  switch (input.kind) {
    case 'slot':
      return choose(tool, input.slot, view);
    case 'pick':
      return pick(tool, input, view);
    case 'drop':
      return drop(tool, input, view);
    case 'ship':
      return takeShip(tool, input.ship, view);
    case 'step': {
      const slots = openSlots(view, 'buy');
      const at = slots.findIndex((slot) => slot === tool.slot);
      const next = cycled(slots, at, input.by);
      return next === undefined ? { tool } : choose(tool, next, view);
    }
    case 'turn': {
      const ships = targetsAt(view, tool.slot);
      const at = ships.findIndex((ship) => ship === tool.ship);
      const next = cycled(ships, at, input.by);
      return next === undefined ? { tool } : { tool: { ...tool, ship: next } };
    }
    case 'confirm':
      return confirm(tool, view);
    case 'finish':
      return view.window === 'rescue' ? { tool, asks: { type: 'pass' } } : { tool, command: { type: 'pass' } };
    case 'cancel':
      return { tool: EMPTY };
  }
}

/** The Shop with nothing chosen. */
export const openShop = (): Tool => EMPTY;
