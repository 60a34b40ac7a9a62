import type { Outlook, ShipOutlook, SpurView } from '../../../../games/orions-spur/index.ts';
import { shipName, sideName } from '../names.ts';
import { spurWords as words } from '../words/play.ts';

/** What becomes of one ship, without its name. */
export function endOf(view: SpurView, { before, after, destroyed, by, vp, recoil }: ShipOutlook): string {
  const { ends } = words;
  if (destroyed) return ends.destroyed(vp, by === null ? null : sideName(view, by));
  if (before.shield === after.shield && before.hull === after.hull) return ends.unhurt;
  return [ends.left(after.shield, after.hull), recoil > 0 && ends.recoil(recoil)].filter(Boolean).join(', ');
}

/** What things come to, ship by ship. */
export const outlookText = (view: SpurView, { ships }: Outlook): string =>
  ships.length === 0
    ? words.nothingHit
    : ships.map((one) => words.endOf(shipName(one.ship), endOf(view, one))).join('; ');
