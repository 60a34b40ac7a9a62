import type { Seat } from '../../../engine/seat.ts';
import type { SpurCommand } from '../command.ts';
import { cardOf, designOf } from '../data/cards.ts';
import { FULL_FLEET } from '../rules/formation.ts';
import { cannotRecruit } from '../rules/regroup.ts';
import { freshShip, FULL_HAND } from '../rules/setup.ts';
import { fleetOf, playerOf } from '../rules/table.ts';
import type { SpurState } from '../state.ts';
import { withCraft, type Board, type Craft } from './board.ts';
import { cardWorth, UNKNOWN } from './cards.ts';
import { boughtFleet } from './fleet.ts';
import type { Plan, Scene } from './scene.ts';
import { craftWorth, WEIGHTS } from './worth.ts';

/** More cards of one use than this are in each other's way. */
const ENOUGH: { readonly [use: string]: number } = { fire: 5, reaction: 3, repair: 2, draw: 3, special: 3 };

const useOf = (card: string): string => {
  const { kind } = cardOf(card);
  return kind === 'attack' || kind === 'attackReaction' ? 'fire' : kind;
};

/** OS-9.2: cards that are worth less than new ones: the least of those of which there are too many. */
export function unwanted(hand: readonly string[]): readonly string[] {
  const dearestFirst = [...hand].sort((a, b) => cardWorth(b) - cardWorth(a));
  const counts: { [use: string]: number } = {};
  const gone = new Set(
    dearestFirst.filter((card) => {
      const use = useOf(card);
      counts[use] = (counts[use] ?? 0) + 1;
      return counts[use] > ENOUGH[use]!;
    }),
  );
  return hand.filter((card) => gone.has(card));
}

/** The board after a Regroup but for what is recruited: all energy, all ships ready (OS-9.4). */
function regenerated(board: Board, seat: Seat): Board {
  let next = board;
  for (const { id, owner, design, shield } of board.crafts)
    if (owner === seat)
      next = withCraft(next, id, {
        overcharged: false,
        energy: design.energy,
        shield: board.options.hardShieldRecovery ? Math.min(design.shield, shield + 1) : shield,
      });
  return next;
}

/** OS-9.1: what a Regroup comes to: energy, new cards, and the ships it buys. */
export function regroupPlan(scene: Scene): Plan {
  const { state, seat, board, sumOf } = scene;
  const { hand } = playerOf(state, seat);
  const discard = unwanted(hand);
  const drawn = Math.max(0, FULL_HAND - (hand.length - discard.length));
  const given = discard.reduce((sum, card) => sum + cardWorth(card), 0);
  const command: SpurCommand = { type: 'regroup', discard };
  const sum = sumOf(regenerated(board, seat)) + drawn * UNKNOWN - given + boughtGain(scene, 0);
  return { command, sum };
}

/** What the ships add that are bought in a Regroup with so many points more than a seat has. */
export const boughtGain = ({ state, seat, board }: Scene, more: number): number =>
  purchases(state, seat, more).reduce((sum, design) => sum + gainOf(board, seat, design), 0);

/** A design as it comes into the fleet, not yet in a place. */
const newCraft = (seat: Seat, design: string): Craft => {
  const ship = freshShip(`${seat}:${design}#1`, 0);
  return {
    id: ship.id,
    owner: seat,
    design: designOf(ship.id),
    row: -1,
    column: 0,
    shield: ship.shield,
    hull: ship.hull,
    energy: ship.energy,
    overcharged: false,
    suppressed: false,
    interfered: false,
    activated: false,
    protection: 0,
    bonus: 0,
    far: false,
  };
};

/** What a recruit adds beyond the points it costs. */
function gainOf(board: Board, seat: Seat, design: string): number {
  const craft = newCraft(seat, design);
  return craftWorth(board, craft) - WEIGHTS.recruitment * craft.design.cost;
}

/** OS-9.5: designs a seat buys with what it has and `more` points, the dearest first. */
function purchases(state: SpurState, seat: Seat, more = 0): readonly string[] {
  const { shipDeck, recruitment } = playerOf(state, seat);
  const room = FULL_FLEET - fleetOf(state, seat).length;
  return boughtFleet(shipDeck, recruitment + more, room);
}

/** Ships a seat can buy while it regroups (OS-9.5); `base` is what the best layout comes to afterwards. */
export function recruitPlans({ state, seat, board }: Scene, base: number): readonly Plan[] {
  const wanted = purchases(state, seat);
  const all = [...new Set(playerOf(state, seat).shipDeck.map((ship) => designOf(ship).id))];
  const legal = all.filter((design) => cannotRecruit(state, seat, { type: 'recruit', design }) === null);
  return legal.map((design): Plan => {
    const gain = gainOf(board, seat, design);
    return {
      command: { type: 'recruit', design },
      sum: base + (wanted.includes(design) ? Math.max(0.01, gain) : gain - 1),
    };
  });
}
