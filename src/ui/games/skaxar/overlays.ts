import type { Seat } from '../../../engine/seat.ts';
import { SEATS } from '../../../games/skaxar/index.ts';
import { shapeIn } from './insets.ts';
import type { SkaxarOverlay, Target } from './table/stage.ts';
import { skaxar as words } from './words/play.ts';
import { effectWords } from './hud/offer-data.ts';
import { shownOf } from './hud/shown.ts';
import type { SkaxarScreenState } from './state.ts';
import { openSlots } from './tools/tool.ts';

type Drawn = Pick<SkaxarScreenState, 'view' | 'tool' | 'pointed' | 'busy' | 'lying'>;

const mark = (target: Target, emphasis: 'offered' | 'pointed' | 'chosen'): SkaxarOverlay => ({
  kind: 'mark',
  target,
  emphasis,
});

/**
 * Everything drawn over the table, from the view and what is in hand; `seat` = through whose eyes the Shop is looked
 * at.
 */
export function overlaysOf(state: Drawn, seat: Seat): readonly SkaxarOverlay[] {
  const { view, tool, pointed, busy, lying } = state;
  // Where only a part has room, it is the one that is decided about.
  const part = lying.part !== null && tool.kind === 'harvest' && !busy ? 'asteroids' : lying.part;
  const lies: readonly SkaxarOverlay[] = [
    { kind: 'shape', shape: shapeIn(lying, view), ...(part === null ? {} : { part }) },
  ];
  const looked = pointed ? [mark(pointed, 'pointed')] : [];
  if (busy || view.phase === 'over') return [...lies, ...looked];
  const decides: readonly SkaxarOverlay[] = view.decider === null ? [] : [{ kind: 'decides', seat: view.decider }];
  switch (tool.kind) {
    case 'idle':
      return [...lies, ...decides, ...looked];
    case 'harvest': {
      const offered = openSlots(view, 'harvest').map((slot) =>
        mark({ kind: 'asteroid', slot }, slot === tool.slot ? 'chosen' : 'offered'),
      );
      return [...lies, ...decides, ...offered, ...looked];
    }
    case 'shop':
      return [...lies, ...decides, ...shopAids(state, seat), ...looked];
  }
}

/**
 * Each card of the Shop: what it would make of this fight, or what is missing; the totals with the one that is looked
 * at.
 */
function shopAids(state: Drawn, seat: Seat): readonly SkaxarOverlay[] {
  const { view, tool } = state;
  const shown = shownOf(state, seat);
  const chosen = tool.kind === 'shop' ? tool.slot : null;
  const open = openSlots(view, 'buy');
  const cards = shown.offers.flatMap((offer): readonly SkaxarOverlay[] => {
    const target: Target = { kind: 'shop', slot: offer.slot };
    if (!open.includes(offer.slot))
      return [{ kind: 'shut', target, label: offer.shortBy > 0 ? words.short(offer.shortBy) : words.notNow }];
    const { tone, label } = effectWords(offer, seat, view, offer.slot === chosen ? shown.ship : null);
    return [
      mark(target, offer.slot === chosen ? 'chosen' : 'offered'),
      { kind: 'effect', slot: offer.slot, tone, label },
    ];
  });
  const would = shown.would;
  return [
    ...cards,
    ...(would
      ? SEATS.map((one, index): SkaxarOverlay => ({ kind: 'would', seat: one, totals: would.fight.totals[index]! }))
      : []),
  ];
}
