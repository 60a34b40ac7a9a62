import { BehaviorSubject } from 'rxjs';
import type { Session } from '../../../session/session.ts';
import type { AnyState } from '../state.ts';

/** The decision somebody asked the coach about: its match and the commands played before it; null = nobody asks. */
export const coached$ = new BehaviorSubject<{ readonly match: string; readonly plies: number } | null>(null);

/**
 * Whether a person here may ask for good moves now: a lesson has its own words, whoever hosts a match elsewhere decides
 * what helps its players, and what rests on a private view is told where that view is shown.
 */
export const canAsk = (
  { host, guided = false }: Session,
  { seat, viewer, busy }: Pick<AnyState, 'seat' | 'viewer' | 'busy'>,
): boolean => host !== null && !guided && seat !== null && viewer.kind === 'seat' && viewer.seat === seat && !busy;

/** Whether the coach was asked about the decision that is open in a match. */
export const isAsked = (session: Pick<Session, 'id' | 'plies'>, asked = coached$.value): boolean =>
  asked !== null && asked.match === session.id && asked.plies === session.plies();

/** Puts the answer away. */
export const closeCoach = (): void => coached$.next(null);

/** Asks about the decision that is open, or puts the answer away. */
export const toggleCoach = (session: Pick<Session, 'id' | 'plies'>): void =>
  coached$.next(isAsked(session) ? null : { match: session.id, plies: session.plies() });
