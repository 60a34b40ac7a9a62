import { useRef } from 'preact/hooks';
import { BehaviorSubject } from 'rxjs';
import type { Json } from '../../../engine/json.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Session } from '../../../session/session.ts';
import { useSubject } from '../../kit/index.ts';
import type { AnyState } from '../state.ts';
import { canAsk, isAsked } from './open.ts';

/** What somebody could do, as a game's table shows it: in the manner of a plan of one's own. */
export interface Proposed {
  /** Who would do it. */
  readonly seat: Seat;
  /** Commands one after another; the first could be given now. */
  readonly commands: readonly Json[];
  /** What it comes to, as the game's brain tells. */
  readonly facts: Json;
  /** What the person sees then: what the commands are about. */
  readonly view: unknown;
  /** Somebody else than the person who asks: drawn in their colour. */
  readonly foe: boolean;
  /** What it would come after, shown with it; null = nothing. */
  readonly after: Proposed | null;
}

/** What is proposed, what it comes after first. */
export const inOrder = (proposed: Proposed): readonly Proposed[] =>
  proposed.after ? [...inOrder(proposed.after), proposed] : [proposed];

/** What is shown of a decision of a match. */
interface Shown {
  readonly match: string;
  readonly plies: number;
  readonly proposed: Proposed;
  /** Shown whether or not the coach is asked. */
  readonly unasked: boolean;
}

/** What the coach shows on the table; null = nothing. */
const shown$ = new BehaviorSubject<Shown | null>(null);

/** Shows something that could be done about the open decision of a match; while the coach is asked, or `unasked`. */
export const propose = ({ id, plies }: Pick<Session, 'id' | 'plies'>, proposed: Proposed, unasked = false): void =>
  shown$.next({ match: id, plies: plies(), proposed, unasked });

/** Leaves nothing of it on the table. */
export const withdraw = (): void => {
  if (shown$.value) shown$.next(null);
};

/**
 * What a match's table is to show in place of what its tool draws; null where nothing is proposed about its open
 * decision, and while something else is in hand or pointed at (`hands`, plain values) than when it was proposed.
 */
export function useProposed(session: Session, state: AnyState, hands: unknown): Proposed | null {
  const shown = useSubject(shown$);
  const since = useRef<{ readonly shown: Shown | null; readonly hands: string }>({ shown: null, hands: '' });
  const now = shown ? JSON.stringify(hands) : '';
  if (since.current.shown !== shown) since.current = { shown, hands: now };
  if (!shown || shown.match !== session.id || shown.plies !== session.plies()) return null;
  const asked = shown.unasked || isAsked(session);
  return now === since.current.hands && asked && canAsk(session, state) ? shown.proposed : null;
}
