import {
  fleetLayout,
  type CommandOf,
  type Layout,
  type ShipMove,
  type SpurCommand,
  type SpurView,
} from '../../../../games/orions-spur/index.ts';
import { ownerOf, shipIn } from '../names.ts';
import type { Target } from '../table/stage.ts';
import { deedsFor, isPicked, openDimension, pickedDeed, type Picks } from './deed.ts';
import { IDLE, UNPICKED, type Tool, type ToolInput, type ToolOf } from './tool.ts';

/** The tool after an input; `command` is to be ordered; `tried` is not legal and its refusal says why. */
export interface ToolStep {
  readonly tool: Tool;
  readonly command?: SpurCommand;
  readonly tried?: SpurCommand;
}

const choiceOf = <T extends SpurCommand['type']>(view: SpurView, type: T): CommandOf<T> | undefined =>
  view.choices.find((one): one is CommandOf<T> => one.type === type);

/** The seat that decides, as the choices are its own. */
const ownSeat = ({ viewer }: SpurView): string | null => (viewer.kind === 'seat' ? viewer.seat : null);

/** The tool of what is open to be decided. */
export function openTool(view: SpurView): Tool {
  const fleet = choiceOf(view, 'chooseFleet');
  if (fleet) return { kind: 'fleet', designs: fleet.designs };
  const layout = choiceOf(view, 'setLayout');
  if (layout) return { kind: 'layout', layout: layout.layout, held: null };
  if (choiceOf(view, 'chooseDiscard')) return { kind: 'cards', use: 'discard', cards: [] };
  if (view.phase === 'regrouping' && choiceOf(view, 'reorganize'))
    return { kind: 'layout', layout: proposedLayout(view), held: null };
  return view.choices.length > 0 && view.window === null ? UNPICKED : IDLE;
}

/** The formation a Regroup begins with: the present one where it may stay (OS-9.7), else one that is legal. */
function proposedLayout(view: SpurView): Layout {
  const ways = view.choices.filter((one): one is CommandOf<'reorganize'> => one.type === 'reorganize');
  const legal = ways.some(({ keep }) => keep) ? undefined : ways.find(({ layout }) => layout)?.layout;
  return legal ?? fleetLayout(view, ownSeat(view) ?? view.activeSeat);
}

/** The tool once a view is at rest: work on a formation is kept, and the ship that attacks stays picked. */
export function settledTool(view: SpurView, tool: Tool): Tool {
  const open = openTool(view);
  if (open.kind === 'layout' && tool.kind === 'layout' && view.phase === 'regrouping')
    return { ...tool, layout: { ...tool.layout, ...missing(open.layout, tool.layout) } };
  if (open.kind === 'deed' && view.activeShip !== null && view.phase === 'attacking') {
    const picks = { actor: view.activeShip };
    return deedsFor(view, picks).length > 0 ? { kind: 'deed', picks } : open;
  }
  return open;
}

/** Places of ships that another layout lacks, where they are free. */
const missing = (open: Layout, planned: Layout): Layout =>
  Object.fromEntries(
    Object.entries(open).filter(([slot, ship]) => !(slot in planned) && !Object.values(planned).includes(ship)),
  );

/** Moves the tool by one input. Pure: the same tool, input and view give the same step. */
export function reduceTool(tool: Tool, input: ToolInput, view: SpurView): ToolStep {
  if (input.kind === 'cards') return pickingCards(tool, { kind: 'cards', use: input.use, cards: [] }, view);
  if (input.kind === 'moves') return { tool: movesTool(view, input.card, input.most) };
  switch (tool.kind) {
    case 'idle':
      return { tool };
    case 'deed':
      return reduceDeed(tool, input, view);
    case 'fleet':
      return reduceFleet(tool, input);
    case 'layout':
      return reduceLayout(tool, input, view);
    case 'moves':
      return reduceMoves(tool, input);
    case 'cards':
      return reduceCards(tool, input, view);
  }
}

/** Cards are to be picked; a Regroup without cards in hand asks for none. */
function pickingCards(tool: Tool, next: ToolOf<'cards'>, view: SpurView): ToolStep {
  const none = next.use === 'regroup' && limitsOf(view, next)?.most === 0;
  return none ? { tool, command: cardsCommand(next) } : { tool: next };
}

const picked = (picks: Picks): ToolOf<'deed'> => ({ kind: 'deed', picks });

function reduceDeed(tool: ToolOf<'deed'>, input: ToolInput, view: SpurView): ToolStep {
  const { picks } = tool;
  switch (input.kind) {
    case 'pick': {
      const { part, value } = input;
      const { [part]: before, ...rest } = picks;
      if (before === value) return { tool: picked(rest) };
      const next = { ...rest, [part]: value };
      // The last thing that was asked is answered: the order goes without a further press.
      const asked = isPicked(picks) && openDimension(deedsFor(view, picks), picks) === part;
      return asked ? given(view, next) : { tool: picked(next) };
    }
    case 'card': {
      if (picks.source === input.card) return { tool: UNPICKED };
      const next = withFitting(view, picks, { source: input.card });
      // A card that is pressed first may only be meant to be read; for a ship and its target it is the answer.
      return next.target === undefined ? { tool: picked(next) } : given(view, next);
    }
    case 'press':
      return pressed(tool, input.target, input.mouse, view);
    case 'hold':
      return { tool: deedsFor(view, { actor: input.ship }).length > 0 ? withShip(tool, input.ship, view) : tool };
    case 'drop':
      return dropped(tool, input.ship, input.target, view);
    case 'confirm': {
      const deed = pickedDeed(view, picks);
      return deed ? { tool, command: deed.command } : { tool };
    }
    case 'cancel':
      return { tool: UNPICKED };
    default:
      return { tool };
  }
}

/** What has been picked, ordered where nothing of it is open; ships that a card moves are chosen afterwards. */
function given(view: SpurView, picks: Picks): ToolStep {
  const deed = pickedDeed(view, picks);
  const moves = deed?.command.type === 'playSpecial' && deed.command.moves !== undefined;
  return deed && !moves ? { tool: picked(picks), command: deed.command } : { tool: picked(picks) };
}

/** A pick joined to what is picked already, where both go together; else it begins anew. */
function withFitting(view: SpurView, picks: Picks, pick: Picks): Picks {
  const both = { ...picks, ...pick };
  return deedsFor(view, both).length > 0 ? both : pick;
}

/** A ship is pressed: what is in hand is aimed at it, or it is taken in hand. */
function pressed(tool: ToolOf<'deed'>, target: Target, mouse: boolean, view: SpurView): ToolStep {
  const { picks } = tool;
  const value = target.kind === 'ship' ? target.id : target.kind === 'plaque' ? target.seat : null;
  if (value === null) return { tool };
  const aimed = { ...picks, target: value };
  if (isPicked(picks) && deedsFor(view, aimed).length > 0) return mouse ? given(view, aimed) : { tool: picked(aimed) };
  if (deedsFor(view, { actor: value }).length > 0) return { tool: withShip(tool, value, view) };
  return tried(tool, value, view);
}

/** A ship that is in hand stays there: what is chosen with it is chosen anew. */
const withShip = ({ picks }: ToolOf<'deed'>, ship: string, view: SpurView): ToolOf<'deed'> =>
  picked(withFitting(view, picks.target === undefined && picks.actor !== ship ? picks : {}, { actor: ship }));

/** An own ship is let go on another one: that is aimed at, or tried where it cannot be; beside ships it is nothing. */
function dropped(tool: ToolOf<'deed'>, ship: string, target: Target, view: SpurView): ToolStep {
  if (target.kind !== 'ship' || target.id === ship) return { tool };
  const { target: _, ...picks } = tool.picks;
  const held = picked(withFitting(view, picks, { actor: ship }));
  const aimed = { ...held.picks, target: target.id };
  if (deedsFor(view, aimed).length > 0) return { tool: picked(aimed) };
  return { ...tried(held, target.id, view), tool };
}

/**
 * The order a card of the hand would give if it were let go on a ship, for its refusal; null where it may be aimed
 * there.
 */
export function triedWith(tool: Tool, card: string, target: string, seat: string, view: SpurView): SpurCommand | null {
  const picks = { ...(tool.kind === 'deed' ? tool.picks : {}), source: card, target };
  if (tool.kind === 'deed' && deedsFor(view, picks).length > 0) return null;
  if (ownerOf(target) === seat) return { type: 'playRepair', card, ship: target };
  const ship = picks.actor ?? view.ships.find(({ owner }) => owner === seat)?.id;
  return ship === undefined ? null : { type: 'attack', ship, source: card, target };
}

/** An attack that is not legal is tried, so that its refusal says why. */
function tried(tool: ToolOf<'deed'>, target: string, view: SpurView): ToolStep {
  const { actor, source, verb } = tool.picks;
  const ship = shipIn(view, target);
  if (!ship || actor === undefined || ownerOf(actor) === ship.owner) return { tool };
  if (verb === 'ram' || verb === 'suppress') return { tool, tried: { type: verb, ship: actor, target } };
  return { tool, tried: { type: 'attack', ship: actor, source: source ?? 'weapon', target } };
}

function reduceFleet(tool: ToolOf<'fleet'>, input: ToolInput): ToolStep {
  switch (input.kind) {
    case 'design': {
      const { design, by } = input;
      if (by === 1) return { tool: { ...tool, designs: [...tool.designs, design] } };
      const at = tool.designs.lastIndexOf(design);
      return { tool: { ...tool, designs: tool.designs.filter((_, place) => place !== at) } };
    }
    case 'designs':
      return { tool: { ...tool, designs: input.designs } };
    case 'confirm':
      return { tool, command: { type: 'chooseFleet', designs: tool.designs } };
    default:
      return { tool };
  }
}

/** A layout with a ship in a slot; whoever stood there takes its place. */
export function placed(layout: Layout, ship: string, slot: string): Layout {
  const from = Object.keys(layout).find((one) => layout[one] === ship);
  const other = layout[slot];
  const rest = Object.fromEntries(Object.entries(layout).filter(([one]) => one !== slot && one !== from));
  return { ...rest, [slot]: ship, ...(from !== undefined && other !== undefined && { [from]: other }) };
}

/** What a press on the table means while ships are placed: a ship is taken, or put where another one or nothing is. */
function placing(
  layout: Layout,
  held: string | null,
  target: Target,
): { readonly held: string } | { readonly slot: string } | null {
  const ships = Object.values(layout);
  if (target.kind === 'slot') return held === null ? null : { slot: target.slot };
  if (target.kind !== 'ship') return null;
  const slot = Object.keys(layout).find((one) => layout[one] === target.id);
  if (held !== null && held !== target.id && slot !== undefined) return { slot };
  return ships.length > 0 && (slot !== undefined || held !== target.id) ? { held: target.id } : null;
}

/** Whether every ship has the same place in both. */
export const isSameLayout = (one: Layout, other: Layout): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((slot) => one[slot] === other[slot]);

/** Whether a Regroup would be ended without a ship though some can be recruited (OS-9.5). */
export const leavesNoFleet = (view: Pick<SpurView, 'choices' | 'phase'>, layout: Layout): boolean =>
  view.phase === 'regrouping' &&
  Object.keys(layout).length === 0 &&
  view.choices.some(({ type }) => type === 'recruit');

/** What is ordered of a formation: in a Regroup one that is as it was is kept. */
export function layoutCommand(view: SpurView, layout: Layout): SpurCommand {
  if (view.phase !== 'regrouping') return { type: 'setLayout', layout };
  const kept = view.choices.some((one) => one.type === 'reorganize' && one.keep === true);
  return kept && isSameLayout(fleetLayout(view, view.activeSeat), layout)
    ? { type: 'reorganize', keep: true }
    : { type: 'reorganize', layout };
}

type Placing = ToolOf<'layout'> | ToolOf<'moves'>;

/** A ship is taken, or put into a slot; null = the input is about something else. */
function carried<T extends Placing>(tool: T, input: ToolInput, put: (slot: string) => T): T | null {
  const hold = (ship: string): T => ({ ...tool, held: tool.held === ship ? null : ship });
  if (input.kind === 'hold') return hold(input.ship);
  if (input.kind === 'put') return put(input.slot);
  if (input.kind !== 'press') return null;
  const meant = placing(tool.layout, tool.held, input.target);
  if (!meant) return tool;
  return 'slot' in meant ? put(meant.slot) : hold(meant.held);
}

function reduceLayout(tool: ToolOf<'layout'>, input: ToolInput, view: SpurView): ToolStep {
  const { layout, held } = tool;
  const foreign = input.kind === 'press' && input.target.kind === 'ship' && ownerOf(input.target.id) !== ownSeat(view);
  if (foreign) return { tool };
  const moved = carried(tool, input, (slot) =>
    held === null ? tool : { ...tool, layout: placed(layout, held, slot), held: null },
  );
  if (moved) return { tool: moved };
  switch (input.kind) {
    case 'layout':
      return { tool: { ...tool, layout: input.layout, held: null } };
    case 'card':
      return view.choices.some((one) => one.type === 'reviseTactics' && one.card === input.card)
        ? { tool, command: { type: 'reviseTactics', card: input.card } }
        : { tool };
    case 'confirm':
      return { tool, command: layoutCommand(view, layout) };
    case 'cancel':
      return { tool: { ...tool, held: null } };
    default:
      return { tool };
  }
}

function movesTool(view: SpurView, card: string, most: number): Tool {
  return { kind: 'moves', card, most, layout: fleetLayout(view, view.activeSeat), moves: [], held: null };
}

function reduceMoves(tool: ToolOf<'moves'>, input: ToolInput): ToolStep {
  const { layout, held, moves, most, card } = tool;
  const moved = carried(tool, input, (to) => {
    if (held === null || moves.length >= most) return { ...tool, held: null };
    const move: ShipMove = { ship: held, to };
    return { ...tool, layout: placed(layout, held, to), moves: [...moves, move], held: null };
  });
  if (moved) return { tool: moved };
  if (input.kind === 'confirm') return { tool, command: { type: 'playSpecial', card, moves } };
  return { tool: input.kind === 'cancel' ? UNPICKED : tool };
}

/** Which cards may be picked for something, and how many; null = none. */
export const limitsOf = ({ bounds }: Pick<SpurView, 'bounds'>, { use }: ToolOf<'cards'>) =>
  (use === 'trade' ? bounds?.trade : bounds?.discard) ?? null;

/** The order several picked cards stand for. */
export function cardsCommand({ use, cards }: ToolOf<'cards'>): SpurCommand {
  if (use === 'regroup') return { type: 'regroup', discard: cards };
  return use === 'discard' ? { type: 'chooseDiscard', cards } : { type: 'repairForRecruit', cards };
}

function reduceCards(tool: ToolOf<'cards'>, input: ToolInput, view: SpurView): ToolStep {
  const limits = limitsOf(view, tool);
  switch (input.kind) {
    case 'card': {
      const { card } = input;
      if (!limits?.from.includes(card)) return { tool };
      if (tool.cards.includes(card)) return { tool: { ...tool, cards: tool.cards.filter((one) => one !== card) } };
      const next = { ...tool, cards: [...tool.cards, card].slice(-limits.most) };
      // So many must be discarded: with the last of them nothing is left to choose.
      const full = tool.use === 'discard' && next.cards.length === limits.least;
      return full ? { tool: next, command: cardsCommand(next) } : { tool: next };
    }
    case 'confirm':
      return tool.cards.length < (limits?.least ?? 0) ? { tool } : { tool, command: cardsCommand(tool) };
    case 'cancel':
      return { tool: tool.use === 'discard' ? { ...tool, cards: [] } : UNPICKED };
    default:
      return { tool };
  }
}
