import type { Seat } from '../../../engine/seat.ts';
import type { Ability } from '../data/abilities.ts';
import { isHomeworld } from '../data/assets.ts';
import { assetCard, cardOf, upgradeCard, type CardId } from '../data/cards.ts';
import type { ShipClass } from '../data/classes.ts';
import { populationUse } from '../rules/population.ts';
import { debrisAround, facilitiesOf, sideOf, workingOf } from '../rules/things.ts';
import type { Asset, RetrogradeState } from '../state.ts';
import { withNew } from './board.ts';
import { WEIGHTS } from './worth.ts';
import { populationFree, roomFor } from './room.ts';
import type { Weighing } from './weighing.ts';

/** Population is worth so much more while it is short. */
const SHORT = 3;
/** It is short while less than this is free: what a frigate takes. */
const ENOUGH = 4;
/** A spacecraft that has no room yet is worth so much less. */
const ROOMLESS = 0.3;

/** Any asset can research, and the enemy has one more to bombard. */
const STATION = 0.05;

/** Population that is free once the own spacecraft projects are completed. */
export function freePopulation(state: RetrogradeState, seat: Seat): number {
  const planned = state.projects
    .filter(({ owner, kind }) => owner === seat && kind === 'spacecraft')
    .reduce((sum, { card }) => sum + populationUse(state, seat, card), 0);
  return populationFree(state, seat) - planned;
}

/** What it adds to the sum if a card of the seat were completed now, on an asset or (null) on the field. */
export function gainOf(weighing: Weighing, card: CardId, asset: Asset | null, free: number): number {
  const { state, seat } = weighing;
  const face = cardOf(card);
  switch (face.kind) {
    case 'asset': {
      const room = WEIGHTS.population * face.population * (free < ENOUGH ? SHORT : 1);
      return WEIGHTS.power * face.power + room + STATION;
    }
    case 'spacecraft': {
      const gain = spacecraftGain(weighing, card, asset!, 1);
      if (populationUse(state, seat, card) <= free) return gain;
      return Math.max(gain * ROOMLESS, roomFor(weighing, card, asset!, free)?.gain ?? 0);
    }
    case 'upgrade': {
      const had = asset!.upgrade ? upgradeGain(state, seat, upgradeCard(asset!.upgrade.card).abilities[0]!, asset!) : 0;
      return upgradeGain(state, seat, face.abilities[0]!, asset!) - had;
    }
  }
}

/** What a new spacecraft in an orbital of an asset adds to the sum. */
export const spacecraftGain = (
  { state, seat, board, sumOf }: Weighing,
  card: CardId,
  asset: Asset,
  orbital: number,
): number => sumOf(withNew(state, seat, board, card, asset, orbital)) - sumOf(board);

/** What an upgrade is good for under an asset, in the same measure; set by hand. */
// eslint-disable-next-line complexity -- one flat switch over all abilities, a case each
function upgradeGain(state: RetrogradeState, seat: Seat, ability: Ability, asset: Asset): number {
  const home = isHomeworld(asset.card);
  const card = assetCard(asset.card);
  const { hand, deck } = sideOf(state, seat);
  switch (ability.kind) {
    case 'assetAttack':
      return home ? 0.5 : 0.1;
    case 'resistanceBonus':
      return home ? 0.5 : 0.08;
    case 'arrivalSurcharge':
      return home ? 0.35 : 0.05;
    case 'extraDraw':
      return card.power === 0 ? Math.min(0.3, 0.03 * deck.length) : Math.min(0.1, 0.01 * deck.length);
    case 'sweepDebris':
    case 'reclaimDebris':
      return 0.02 + 0.05 * debrisAround(state, asset.id).length;
    case 'openEntry':
      return Math.min(0.25, 0.06 * climbOf(asset)) * (card.facilities.length > 0 ? 1 : 0);
    case 'addFacility':
      return addedFacility(state, seat, ability.shipClass, asset);
    case 'spacecraftDiscount':
      return facilitiesOf(asset).length * card.power * 0.03;
    case 'assetDiscount':
      return (
        0.06 * [...hand, ...deck].filter((one) => cardOf(one).kind === 'asset').length * (card.power > 0 ? 1 : 0.3)
      );
    default:
      return 0.01;
  }
}

const climbOf = ({ card }: Asset): number =>
  assetCard(card)
    .orbitals.slice(1)
    .reduce((sum, cost) => sum + cost, 0);

/** RG-17.15: a facility that no strong asset has yet, for spacecraft that are still to come. */
function addedFacility(state: RetrogradeState, seat: Seat, shipClass: ShipClass, asset: Asset): number {
  const { hand, deck } = sideOf(state, seat);
  const { power, facilities } = assetCard(asset.card);
  if (facilities.includes(shipClass)) return 0;
  const waiting = [...hand, ...deck].filter((one) => {
    const face = cardOf(one);
    return face.kind === 'spacecraft' && face.shipClass === shipClass;
  }).length;
  const best = Math.max(
    0,
    ...workingOf(state, seat)
      .filter((one) => facilitiesOf(one).includes(shipClass))
      .map((one) => assetCard(one.card).power),
  );
  return best >= power ? 0 : 0.06 * Math.min(4, waiting) * (power - best) * 0.5;
}
