import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf } from '../command.ts';
import { cardOf, spacecraftCard } from '../data/cards.ts';
import { CLASS_NAMES } from '../data/classes.ts';
import type { EventOf } from '../event.ts';
import type { RetrogradeState, Spacecraft } from '../state.ts';
import { populationLimit, populationUse, populationUsed } from './population.ts';
import { isBarred, isNotInHand, lowest, ownSpacecraft, refuse } from './refusal.ts';
import { assetOf, nameOf, nextId, sideOf, spacecraftOf } from './things.ts';

/** Chapter 10: why a spacecraft cannot be exchanged for a card of the hand; null = it can. */
export function cannotRefit(
  state: RetrogradeState,
  seat: Seat,
  { spacecraft: id, card }: CommandOf<'refit'>,
): Rejection | null {
  const { hand } = sideOf(state, seat);
  const { thing: spacecraft, refusal } = ownSpacecraft(state, seat, id);
  const unknown = lowest(refusal, isNotInHand(hand, card));
  if (unknown || !spacecraft) return unknown;
  return (
    isBarred(spacecraft) ??
    isBadPlace(state, spacecraft) ??
    isNoMatch(spacecraft, card) ??
    hasManeuvered(spacecraft) ??
    isOverLimit(state, spacecraft, card)
  );
}

/** RG-10.1. */
function isBadPlace(state: RetrogradeState, { owner, asset: at, orbital }: Spacecraft): Rejection | null {
  const asset = assetOf(state, at);
  if (orbital !== 1)
    return refuse('RG-10.1', `Refit needs orbital 1; this spacecraft is in orbital ${orbital}.`, { orbital });
  if (asset.owner !== owner) return refuse('RG-10.1', `${nameOf(asset)} is not yours.`);
  return asset.destroyed ? refuse('RG-10.1', `${nameOf(asset)} is destroyed.`) : null;
}

/** RG-10.2: the same class and the same printed cost; the new card is spoken of first, as in RG-19.2 beside RG-C60. */
function isNoMatch(spacecraft: Spacecraft, card: string): Rejection | null {
  const next = cardOf(card);
  if (next.kind !== 'spacecraft') return refuse('RG-10.2', `${next.name} is no spacecraft.`);
  const old = spacecraftCard(spacecraft.card);
  if (old.shipClass !== next.shipClass) {
    const [to, from] = [next, old].map(({ name, shipClass }) => `${name} is a ${CLASS_NAMES[shipClass]}`);
    return refuse('RG-10.2', `${to}; ${from}.`);
  }
  return old.cost === next.cost
    ? null
    : refuse('RG-10.2', `${next.name} costs ${next.cost}; ${old.name} costs ${old.cost}.`);
}

/** RG-10.4. */
const hasManeuvered = (spacecraft: Spacecraft): Rejection | null =>
  spacecraft.maneuvered ? refuse('RG-10.4', `${nameOf(spacecraft)} has maneuvered this turn.`) : null;

/** RG-10.6. */
function isOverLimit(state: RetrogradeState, { owner, card: old }: Spacecraft, card: string): Rejection | null {
  if (state.options.errata) return null;
  const limit = populationLimit(state, owner);
  const before = populationUsed(state, owner);
  const after = before - populationUse(state, owner, old) + populationUse(state, owner, card);
  return after > limit && after > before
    ? refuse('RG-10.6', `Population would be ${after} of ${limit}.`, { population: after, limit })
    : null;
}

/** RG-10.3. */
export function refitted(
  state: RetrogradeState,
  seat: Seat,
  { spacecraft: id, card: newCard }: CommandOf<'refit'>,
): EventOf<'refitted'> {
  const { card } = spacecraftOf(state, id);
  return {
    type: 'refitted',
    seat,
    spacecraft: id,
    card,
    replacement: nextId(sideOf(state, seat), newCard),
    newCard,
  };
}

/** Refits a spacecraft could think of: each card of the hand once, in the order of the hand. */
export const refitsOf = (state: RetrogradeState, { id, owner }: Spacecraft): readonly CommandOf<'refit'>[] =>
  [...new Set(sideOf(state, owner).hand)].map((card) => ({ type: 'refit', spacecraft: id, card }));
