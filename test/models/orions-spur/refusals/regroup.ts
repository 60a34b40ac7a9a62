import { designOf, findDesign } from '../faces.ts';
import { firstOf, listed, unlisted, type Refusal } from '../fault.ts';
import { fleetOf, playerOf, type Game, type Of, type Seat } from '../state.ts';
import { inHand, noneTwice } from './named.ts';

/** OS-3.1. */
export const FLEET_LIMIT = 11;

/** OS-9.1, OS-9.2. */
export const regroupRefusal = (game: Game, { discard }: Of<'regroup'>, seat: Seat): Refusal | null =>
  firstOf(...discard.map((card) => () => inHand(game, card, seat)), () => noneTwice('OS-9.2', discard));

/** OS-9.5. */
export function recruitRefusal(game: Game, { design: id }: Of<'recruit'>, seat: Seat): Refusal | null {
  const player = playerOf(game, seat);
  const design = findDesign(id);
  if (!design || design.species !== player.species) {
    return unlisted('OS-13.29 OS-9.5', `There is no design ${id} in your ship deck.`);
  }
  const { name, copies, cost } = design;
  const left = player.shipDeck.filter((ship) => designOf({ id: ship }) === design).length;
  const size = fleetOf(game, seat).length;
  return firstOf(
    () => (left > 0 ? null : listed('OS-9.5', `No ${name} is left in your ship deck (0 of ${copies}).`)),
    () => (size < FLEET_LIMIT ? null : listed('OS-9.5', `Your fleet is full (${size} of ${FLEET_LIMIT}).`)),
    () => {
      const { recruitment } = player;
      if (recruitment >= cost) return null;
      return listed('OS-9.5', `${name} costs ${cost} recruitment points; you have ${recruitment}.`);
    },
  );
}

/** OS-10.21. */
export function chooseDiscardRefusal(game: Game, { cards }: Of<'chooseDiscard'>, seat: Seat): Refusal | null {
  const { count } = game.choice!;
  return firstOf(
    ...cards.map((card) => () => inHand(game, card, seat)),
    () => noneTwice('OS-10.21', cards),
    () =>
      cards.length === count ? null : unlisted('OS-10.21 OS-13.25', `Discard ${count}; you named ${cards.length}.`),
  );
}
