import type { SkaxarEvent } from '../../../../games/skaxar/index.ts';
import { SLIDE } from '../../../cards/table/moves.ts';
import type { SkaxarReel } from './moves.ts';

type Kind = SkaxarEvent['type'];

/** What befalls both seats at once: the other's follows so soon, ms. */
const BOTH: ReadonlySet<Kind> = new Set<Kind>(['shipsDestroyed', 'shipsToBay', 'itemsUsed', 'paid']);
const SOON = 110;

/**
 * What clears the table after a fight: each begins while cards of the one before still fly, so much before their end,
 * ms.
 */
const CLEARS: ReadonlySet<Kind> = new Set<Kind>(['shipsToBay', 'itemsUsed', 'paid']);
const EARLY = SLIDE * 0.7;

/** The last event that took time, and when it began. */
const last = new WeakMap<SkaxarReel, { readonly kind: Kind; readonly from: number }>();

/** Paces events so that what belongs together is seen together; what follows waits for the end of all of it. */
export const paced =
  (addCues: (reel: SkaxarReel, event: SkaxarEvent) => void) =>
  (reel: SkaxarReel, event: SkaxarEvent): void => {
    const before = last.get(reel);
    const end = reel.now;
    if (before && BOTH.has(event.type) && before.kind === event.type) reel.now = Math.min(before.from + SOON, end);
    else if (before && BOTH.has(before.kind) && CLEARS.has(event.type)) reel.now = Math.max(end - EARLY, before.from);
    const from = reel.now;
    addCues(reel, event);
    if (reel.now > from) last.set(reel, { kind: event.type, from });
    reel.now = Math.max(reel.now, end);
  };
