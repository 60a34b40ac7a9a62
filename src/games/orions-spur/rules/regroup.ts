import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf } from '../command.ts';
import { designNamed, designOf } from '../data/cards.ts';
import type { SpurEvent } from '../event.ts';
import type { SpurState } from '../state.ts';
import { FULL_FLEET, layoutOf } from './formation.ts';
import { cannotStand } from './layout.ts';
import { refuse, said } from './refusal.ts';
import { fleetOf, nameOf, playerOf } from './table.ts';

/** A hand list: why these are not different cards of it; null = they are. */
export function isNoHandOf(hand: readonly string[], cards: readonly string[], rule: string): Rejection | null {
  const foreign = cards.find((card) => !hand.includes(card));
  if (foreign !== undefined) return refuse(rule, `${said(foreign)} is not in your hand.`);
  const twice = cards.find((card, at) => cards.indexOf(card) !== at);
  return twice === undefined ? null : refuse(rule, `${said(twice)} is named twice.`);
}

/** OS-9.2: why these cards cannot be discarded; null = they can. */
export const cannotRegroup = (state: SpurState, seat: Seat, { discard }: CommandOf<'regroup'>): Rejection | null =>
  isNoHandOf(playerOf(state, seat).hand, discard, 'OS-9.2');

/** The lowest free copy of a design in a ship deck; null = none is left. */
const copyOf = (shipDeck: readonly string[], design: string): string | null =>
  shipDeck.find((ship) => designOf(ship).id === design) ?? null;

/** OS-9.5: why a ship cannot be recruited; null = it can. */
export function cannotRecruit(state: SpurState, seat: Seat, { design }: CommandOf<'recruit'>): Rejection | null {
  const { shipDeck, recruitment } = playerOf(state, seat);
  const species = state.options.species[state.players.findIndex((one) => one.seat === seat)]!;
  const found = designNamed(design);
  if (!found || found.species !== species)
    return refuse('OS-9.5', `There is no design ${said(design)} in your ship deck.`);
  const { name, cost, copies } = found;
  if (copyOf(shipDeck, design) === null)
    return refuse('OS-9.5', `No ${name} is left in your ship deck (0 of ${copies}).`);
  const ships = fleetOf(state, seat).length;
  if (ships >= FULL_FLEET) return refuse('OS-9.5', `Your fleet is full (${ships} of ${FULL_FLEET}).`);
  return recruitment >= cost
    ? null
    : refuse('OS-9.5', `${name} costs ${cost} recruitment points; you have ${recruitment}.`, { cost, recruitment });
}

export function recruited(state: SpurState, seat: Seat, { design }: CommandOf<'recruit'>): SpurEvent {
  const { shipDeck, recruitment } = playerOf(state, seat);
  const ship = copyOf(shipDeck, design)!;
  return { type: 'recruited', seat, ship, recruitment: recruitment - designOf(ship).cost };
}

/** OS-9.7: why the fleet cannot be arranged this way; null = it can. */
export function cannotReorganize(state: SpurState, seat: Seat, command: CommandOf<'reorganize'>): Rejection | null {
  const { layout, keep = false } = command;
  const fleet = fleetOf(state, seat);
  if (keep === (layout !== undefined)) return refuse('OS-13.12', 'Give either a layout or keep: true.');
  if (layout) return cannotStand(state.options, fleet, layout);
  const waiting = fleet.find(({ slot }) => slot === null);
  if (waiting) return refuse('OS-9.7', `${nameOf(waiting.id)} has no place yet; the fleet must be arranged.`);
  return cannotStand(state.options, fleet, layoutOf(fleet));
}

export function reorganized(state: SpurState, seat: Seat, { layout }: CommandOf<'reorganize'>): SpurEvent {
  const places = layout ?? layoutOf(fleetOf(state, seat));
  return {
    type: 'reorganized',
    seat,
    keep: layout === undefined,
    places: Object.entries(places).map(([slot, ship]) => ({ ship, slot })),
  };
}
