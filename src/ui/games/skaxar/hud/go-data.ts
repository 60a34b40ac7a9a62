import type { Seat } from '../../../../engine/seat.ts';
import { combatOutlook, offerOutlooks, type SkaxarCommand, type SkaxarView } from '../../../../games/skaxar/index.ts';
import { ownOutcome, type OwnOutcome } from './fight-data.ts';
import { sureFight } from './offer-data.ts';

/** How the fight would end for a seat if nobody bought anything more; null where there is none. */
function nowFor(view: SkaxarView, seat: Seat): OwnOutcome | null {
  const fight = combatOutlook(view);
  return fight && ownOutcome(fight.outcome, seat);
}

/** Whether a seat that ends its session leaves a card behind that would surely win a fight it does not win now. */
export const leavesWin = (view: SkaxarView, seat: Seat): boolean =>
  nowFor(view, seat) !== 'win' &&
  offerOutlooks(view, seat).some(({ refusal, outcomes }) => {
    const [only, more] = outcomes ?? [];
    return refusal === null && only !== undefined && !more && ownOutcome(only.outcome, seat) === 'win';
  });

/** Whether a purchase does nothing, or makes the buyer lose a fight that they do not lose now. */
export function isBadBuy(view: SkaxarView, seat: Seat, command: SkaxarCommand): boolean {
  if (command.type !== 'buy') return false;
  const offer = offerOutlooks(view, seat).find(({ slot }) => slot === command.slot);
  if (!offer) return false;
  if (offer.effect.kind === 'none') return true;
  const fight = sureFight(offer, command.ship ?? null);
  return fight !== null && ownOutcome(fight.outcome, seat) === 'loss' && nowFor(view, seat) !== 'loss';
}
