import type { Rejection } from '../../../engine/game.ts';
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
import { skaxar as words } from './words/play.ts';

type Now = Pick<SkaxarScreenState, 'view' | 'lying'>;

/** What a card of the Shop can be brought to: the field of whoever buys; on the other one it says why not. */
const FIELD = 'field';
const OTHER = 'other';

/** SK-6.12: nothing that is bought is given to the other seat. The engine has no command that would try. */
const NOT_GIVEN: Rejection = { rule: 'SK-6.12', reason: words.notGiven, data: {} };

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

/** The cards of the Shop as cards that are carried to the field of a seat; beside both a card goes back. */
function carrying(now: Now, seat: Seat, mouse: boolean): CarryContext<ToolInput | Refused | null> {
  const plan = planIn(now);
  const own = seatOf(seat);
  const [field, other] = [plan.seats[own].field, plan.seats[own === 'A' ? 'B' : 'A'].field];
  return {
    cardAt: (at) => cardUnder(now, at),
    spotOf: (card) => plan.shop[slotOf(now, card) - 1]!,
    targetAt(at) {
      if (wayTo(field, at) === 0) return FIELD;
      return wayTo(other, at) === 0 ? OTHER : null;
    },
    targets: () => [FIELD],
    play([card], target) {
      const slot = slotOf(now, card!);
      if (target === OTHER) return { command: { kind: 'refused', slot } };
      return { command: target === FIELD ? { kind: 'drop', slot, mouse } : null };
    },
  };
}

/** A card was let go where it cannot go. */
interface Refused {
  readonly kind: 'refused';
  readonly slot: number;
}

/** Drags a card of the Shop; whether a gesture was one of a drag. */
export function dragged(
  { state$, session, set, explain }: Pick<SkaxarDesk, 'state$' | 'session' | 'set' | 'explain'>,
  input: (given: ToolInput) => void,
  event: StageInput,
): boolean {
  if (!isOfDrag(event)) return false;
  const now = state$.value;
  const { view, seat } = now;
  if (seat === null) return true;
  const { state: carry, command } = reduceCarry(now.carry, event, carrying(now, seat, event.pointer === 'mouse'));
  if (carry === now.carry) return true;
  const refusals = (slot: number): readonly Rejection[] =>
    openSlots(view, 'buy').includes(slot) ? [] : session.check(seat, purchaseAt(view, slot));
  const heldOf = (card: string, over: string | null): Held => {
    const slot = slotOf(now, card);
    const why = refusals(slot)[0] ?? (over === OTHER ? NOT_GIVEN : null);
    return { slot, over: over === FIELD, why: over === null ? null : (why?.reason ?? null) };
  };
  const held = carry.held?.moved ? heldOf(carry.held.card, carry.held.over) : null;
  // A press alone shows nothing new.
  const shown = held || now.held ? { held, pointed: held && ({ kind: 'shop', slot: held.slot } as const) } : {};
  set({ carry, ...shown });
  if (command?.kind === 'refused') explain([...refusals(command.slot), NOT_GIVEN].slice(0, 1));
  else if (command) input(command);
  return true;
}

/** What is drawn of a card that is dragged: itself at the pointer, the field it goes to, and why it cannot. */
export function heldAids(now: Now & Pick<SkaxarScreenState, 'carry'>, { over, why }: Held, seat: Seat) {
  return carryPreview(now.carry, carrying(now, seat, true)).flatMap((aid): readonly SkaxarOverlay[] =>
    aid.kind === 'pose' ? [{ kind: 'held', seat, spot: aid.spot, over, why }, aid] : [],
  );
}
