import type { Seat } from '../../../engine/seat.ts';
import { SEATS, type SkaxarCommand, type SkaxarView } from '../../../games/skaxar/index.ts';
import { inOrder, type Proposed } from '../../match/coach/proposal.ts';
import { NO_CARRY } from '../../cards/table/carry.ts';
import { heldAids } from './drag.ts';
import { shapeIn } from './insets.ts';
import type { SkaxarOverlay, Target } from './table/stage.ts';
import { skaxar as words } from './words/play.ts';
import { effectWords } from './hud/offer-data.ts';
import { shownOf, type Shown } from './hud/shown.ts';
import type { Held, SkaxarScreenState } from './state.ts';
import { openSlots } from './tools/tool.ts';

type Drawn = Pick<SkaxarScreenState, 'view' | 'tool' | 'pointed' | 'busy' | 'lying'> &
  Partial<Pick<SkaxarScreenState, 'held' | 'carry'>>;

const mark = (target: Target, emphasis: 'offered' | 'pointed' | 'chosen'): SkaxarOverlay => ({
  kind: 'mark',
  target,
  emphasis,
});

/**
 * Everything drawn over the table, from the view and what is in hand, or what is proposed instead; `seat` = through
 * whose eyes the Shop is looked at.
 */
export function overlaysOf(state: Drawn, seat: Seat, proposed: Proposed | null = null): readonly SkaxarOverlay[] {
  const { view, tool, pointed, busy, lying, held } = state;
  // Where only a part has room, it is the one that is decided about.
  const part = lying.part !== null && tool.kind === 'harvest' && !busy ? 'asteroids' : lying.part;
  const lies: readonly SkaxarOverlay[] = [
    { kind: 'shape', shape: shapeIn(lying, view), ...(part === null ? {} : { part }) },
  ];
  const looked = pointed ? [mark(pointed, 'pointed')] : [];
  if (busy || view.phase === 'over') return [...lies, ...looked];
  const decides: readonly SkaxarOverlay[] = view.decider === null ? [] : [{ kind: 'decides', seat: view.decider }];
  if (held) return [...lies, ...decides, ...draggedAids(state, held, seat)];
  if (proposed) return [...lies, ...decides, ...inOrder(proposed).flatMap((one) => proposedAids(state, one))];
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
 * A purchase that is proposed: the card, what it would make of the fight, and the way to the ship it is for; without
 * one the ship that goes into the fight as it is.
 */
function proposedAids(state: Drawn, { view: any, commands: [command], seat, foe }: Proposed): readonly SkaxarOverlay[] {
  const view = any as SkaxarView;
  const given = command as unknown as SkaxarCommand;
  const lead = view.sides.find((side) => side.seat === seat)?.leadShip ?? null;
  const ship: readonly Target[] = lead === null ? [] : [{ kind: 'ship', seat, ship: lead }];
  const emphasis = foe ? 'pointed' : 'chosen';
  if (given.type !== 'buy') return given.type === 'pass' ? ship.map((one) => mark(one, emphasis)) : [];
  const target: Target = { kind: 'shop', slot: given.slot };
  const tool = { kind: 'shop', slot: given.slot, ship: given.ship ?? null } as const;
  const drawn = shopAids({ ...state, view, tool, pointed: null }, seat).filter(
    (aid) => aid.kind === 'would' || (aid.kind === 'effect' && aid.slot === given.slot),
  );
  const from: readonly Target[] =
    given.ship === undefined ? [target] : [target, { kind: 'pile', pile: 'repairBay', seat }];
  return [
    mark(target, emphasis),
    ...drawn,
    ...ship.flatMap((to) => from.map((one): SkaxarOverlay => ({ kind: 'goes', from: one, to, seat }))),
  ];
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
  return [...cards, ...wouldAids(shown)];
}

/** A card that is dragged, with what it would make of the fight. */
const draggedAids = (state: Drawn, held: Held, seat: Seat): readonly SkaxarOverlay[] => [
  ...heldAids({ ...state, carry: state.carry ?? NO_CARRY }, held, seat),
  ...wouldAids(shownOf(state, seat)),
];

/** The totals as they would be with the card that is looked at. */
const wouldAids = ({ would }: Shown): readonly SkaxarOverlay[] =>
  would ? SEATS.map((seat, index) => ({ kind: 'would', seat, totals: would.fight.totals[index]! })) : [];
