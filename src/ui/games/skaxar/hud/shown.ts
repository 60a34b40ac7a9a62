import type { Seat } from '../../../../engine/seat.ts';
import {
  combatOutlook,
  offerOutlooks,
  type CombatOutlook,
  type Fight,
  type OfferOutlook,
} from '../../../../games/skaxar/index.ts';
import { cardName } from '../names.ts';
import type { SkaxarScreenState } from '../state.ts';
import { sureFight } from './offer-data.ts';

/** What the action panel and the table show of the Shop now. */
export interface Shown {
  /** Through whose eyes. */
  readonly seat: Seat;
  readonly now: CombatOutlook | null;
  readonly offers: readonly OfferOutlook[];
  /** The card that is looked at, else the one in hand. */
  readonly offer: OfferOutlook | null;
  /** The ship it would bring back. */
  readonly ship: string | null;
  readonly would: { readonly name: string; readonly fight: Fight } | null;
}

/** The Shop as a seat looks at it, with the card that is pointed at or in hand. */
export function shownOf(
  { view, tool, pointed }: Pick<SkaxarScreenState, 'view' | 'tool' | 'pointed'>,
  seat: Seat,
): Shown {
  const offers = view.phase === 'over' ? [] : offerOutlooks(view, seat);
  const held = tool.kind === 'shop' ? tool.slot : null;
  const looked = pointed?.kind === 'shop' ? pointed.slot : null;
  const at = (slot: number | null) => offers.find((one) => one.slot === slot) ?? null;
  const offer = at(looked) ?? at(held);
  const ship = tool.kind === 'shop' && offer !== null && offer.slot === held ? tool.ship : null;
  const fight = offer && sureFight(offer, ship);
  return {
    seat,
    now: combatOutlook(view),
    offers,
    offer,
    ship,
    would: offer && fight ? { name: cardName(offer.card), fight } : null,
  };
}
