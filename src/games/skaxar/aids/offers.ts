import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { shopCard } from '../data/cards.ts';
import { noRescue, tooDear } from '../check.ts';
import { useless } from '../rules/target.ts';
import { otherSeat, sideOf } from '../rules/sides.ts';
import type { SkaxarView } from '../view.ts';
import { effectOf, fightsOf, outcomesOf, sumOf } from './effect.ts';
import type { Answer, OfferEffect, OfferOutlook } from './offer.ts';
import { changed, fightBetween, lineUpsOf, marginOf, type LineUps } from './standing.ts';

/**
 * Every card of the Shop as a seat may look at it, in the order of the slots: for any viewer, whoever's session is
 * open.
 */
export function offerOutlooks(view: SkaxarView, seat: Seat): readonly OfferOutlook[] {
  const lineUps = lineUpsOf(view);
  const now = fightBetween(view, lineUps);
  return view.shop.flatMap((card, index) => {
    if (card === null) return [];
    const { price } = shopCard(card);
    const { money } = sideOf(view, seat);
    const effect = effectOf(view, seat, card, lineUps);
    const outcomes = outcomesOf(fightsOf(view, effect, lineUps));
    const unknown = effect.kind === 'flip' && effect.arrivals === null;
    const after = lineUpsWith(effect, card, seat, lineUps);
    return [
      {
        slot: index + 1,
        card,
        price,
        shortBy: Math.max(0, price - money),
        refusal: refusalOf(view, seat, card, effect),
        moneyLeft: money < price ? null : money - price,
        effect,
        outcomes,
        turns: unknown || (outcomes ?? []).some(({ outcome }) => outcome !== now?.outcome),
        answers: after ? answersTo(view, seat, after, index + 1) : [],
      },
    ];
  });
}

/**
 * Cards with which the other seat could still turn the fight if `seat` bought nothing more, cheapest first; none once
 * their session is over.
 */
export const answersNow = (view: SkaxarView, seat: Seat): readonly Answer[] =>
  answersTo(view, seat, lineUpsOf(view), null);

/** The line-ups after a card whose effect is sure; null after one that turns up a ship. */
function lineUpsWith(effect: OfferEffect, card: string, seat: Seat, lineUps: LineUps): LineUps | null {
  switch (effect.kind) {
    case 'raise':
      return changed(lineUps, seat, (own) => ({ ...own, items: [...own.items, card] }));
    case 'repair':
      return changed(lineUps, seat, (own) => ({ ...own, ships: [...own.ships, effect.targets[0]!.ship] }));
    case 'flip':
      return null;
    case 'none':
    case 'shuffle':
      return lineUps;
  }
}

function answersTo(view: SkaxarView, seat: Seat, lineUps: LineUps, sold: number | null): readonly Answer[] {
  const other = otherSeat(seat);
  const stands = fightBetween(view, lineUps);
  const toCome = view.phase === 'dealer' && view.buyers[1] === other && !view.closed.includes(other);
  if (!stands || !toCome) return [];
  const answers = view.shop.flatMap((card, index): readonly Answer[] => {
    if (card === null || index + 1 === sold) return [];
    const { price } = shopCard(card);
    if (price > sideOf(view, other).money) return [];
    const effect = effectOf(view, other, card, lineUps);
    const answer = { slot: index + 1, card, price, ship: effect.kind === 'repair' ? effect.targets[0]!.ship : null };
    const fights = fightsOf(view, effect, lineUps);
    if (!fights) return [{ ...answer, chance: null, outcome: null }];
    const turned = fights.filter(
      ({ fight }) => fight && fight.outcome !== stands.outcome && marginOf(fight, other) > marginOf(stands, other),
    );
    const chance = sumOf(turned);
    return chance ? [{ ...answer, chance, outcome: outcomesOf(turned)![0]!.outcome }] : [];
  });
  return answers.sort((one, two) => one.price - two.price || one.slot - two.slot);
}

/** SK-16.3: price, rescue card, effect; window and seat are not looked at. */
function refusalOf(view: SkaxarView, seat: Seat, id: string, effect: OfferEffect): Rejection | null {
  const card = shopCard(id);
  const { field } = sideOf(view, seat);
  return (
    tooDear(view, seat, card) ??
    (field.length === 0 ? noRescue(view, card) : null) ??
    (effect.kind === 'none' && !view.options.purchaseWithoutEffect ? useless(card) : null)
  );
}
