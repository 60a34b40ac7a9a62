import type { Seat } from '../../../engine/seat.ts';
import type { Point } from '../../../table/shape.ts';
import { wayTo } from '../../cards/table/box.ts';
import { carryPreview, reduceCarry, type CarryContext } from '../../cards/table/carry.ts';
import { isOfDrag } from '../../cards/table/gesture.ts';
import type { StageInput } from '../../table/stage.ts';
import { shapeIn } from './insets.ts';
import type { Held, SkaxarDesk, SkaxarScreenState } from './state.ts';
import { cardId } from './table/cast.ts';
import { planOf } from './table/layout.ts';
import { seatOf } from './table/plan.ts';
import type { SkaxarOverlay } from './table/stage.ts';
import { under } from './table/under.ts';
import { purchaseAt } from './tools/shop.ts';
import { openSlots, type ToolInput } from './tools/tool.ts';

type Now = Pick<SkaxarScreenState, 'view' | 'lying'>;

/** What a card of the Shop can be brought to: the field of whoever buys. */
const FIELD = 'field';

const planIn = ({ view, lying }: Now) => planOf(shapeIn(lying, view));

/** The slot of the Shop a card lies in, by its name on the table; 0 for none. */
const slotOf = ({ view }: Now, card: string): number =>
  view.shop.findIndex((one) => one !== null && cardId(one) === card) + 1;

/** The card of the Shop under a point, whether or not it can be bought. */
function cardUnder(now: Now, at: Point): string | null {
  // Beside a card the table is panned: no finger's miss is taken for a hold.
  const target = under(now.view, at, 0, shapeIn(now.lying, now.view));
  const card = target?.kind === 'shop' ? now.view.shop[target.slot - 1] : null;
  return card ? cardId(card) : null;
}

/** Whether a press takes hold of a card of the Shop. */
export const takesHold = (
  now: Now & Pick<SkaxarScreenState, 'tool' | 'busy' | 'seat'>,
  { at }: Pick<StageInput, 'at'>,
): boolean => now.seat !== null && !now.busy && now.tool.kind === 'shop' && cardUnder(now, at) !== null;

/** The cards of the Shop as cards that are carried to the field of a seat; beside it a card goes back. */
function carrying(now: Now, seat: Seat, mouse: boolean): CarryContext<ToolInput | null> {
  const plan = planIn(now);
  const { field } = plan.seats[seatOf(seat)];
  return {
    cardAt: (at) => cardUnder(now, at),
    spotOf: (card) => plan.shop[slotOf(now, card) - 1]!,
    targetAt: (at) => (wayTo(field, at) === 0 ? FIELD : null),
    targets: () => [FIELD],
    play: ([card], target) => ({
      command: target === FIELD ? { kind: 'drop', slot: slotOf(now, card!), mouse } : null,
    }),
  };
}

/** Drags a card of the Shop; whether a gesture was one of a drag. */
export function dragged(
  { state$, session, set }: Pick<SkaxarDesk, 'state$' | 'session' | 'set'>,
  input: (given: ToolInput) => void,
  event: StageInput,
): boolean {
  if (!isOfDrag(event)) return false;
  const now = state$.value;
  const { view, seat } = now;
  if (seat === null) return true;
  const { state: carry, command } = reduceCarry(now.carry, event, carrying(now, seat, event.pointer === 'mouse'));
  if (carry === now.carry) return true;
  const heldOf = (card: string, over: boolean): Held => {
    const slot = slotOf(now, card);
    const free = openSlots(view, 'buy').includes(slot);
    const why = free ? null : (session.check(seat, purchaseAt(view, slot))[0]?.reason ?? null);
    return { slot, over, why };
  };
  const held = carry.held?.moved ? heldOf(carry.held.card, carry.held.over !== null) : null;
  // A press alone shows nothing new.
  const shown = held || now.held ? { held, pointed: held && ({ kind: 'shop', slot: held.slot } as const) } : {};
  set({ carry, ...shown });
  if (command) input(command);
  return true;
}

/** What is drawn of a card that is dragged: itself at the pointer, the field it goes to, and why it cannot. */
export function heldAids(now: Now & Pick<SkaxarScreenState, 'carry'>, { over, why }: Held, seat: Seat) {
  return carryPreview(now.carry, carrying(now, seat, true)).flatMap((aid): readonly SkaxarOverlay[] =>
    aid.kind === 'pose' ? [{ kind: 'held', seat, spot: aid.spot, over, why: over ? why : null }, aid] : [],
  );
}
