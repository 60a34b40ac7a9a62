import { hashOf, navigate, parseRoute, route$, type Route } from './router.ts';
import { isTrustPart, type TrustPart } from './trust/trust-part.ts';

/** The sheet a moment of a match was gone to from, and the commands played before that moment. */
export interface CameFrom {
  readonly part: TrustPart;
  readonly plies: number;
}

/** What steps of the browser's history remember: a sheet that was left open there, or the one that led there. */
interface Step {
  readonly left?: CameFrom;
  readonly from?: CameFrom;
}

const step = (): Step => (typeof history === 'undefined' ? null : (history.state as Step | null)) ?? {};

const known = (came: CameFrom | undefined): CameFrom | null => (came && isTrustPart(came.part) ? came : null);

/** The sheet that lay open here when a moment was gone to from it; null = none. */
export const leftOpen = (): CameFrom | null => known(step().left);

/** The sheet that led here; null = none did. */
export const cameFrom = (): CameFrom | null => known(step().from);

/** The sheet that was left open was put away: coming back finds it no more. */
export const forgetLeft = (): void => {
  if (leftOpen()) history.replaceState(null, '');
};

/** Goes to a moment from a sheet: the way back, of the browser or of the page, leads to that sheet again. */
export function goFrom(came: CameFrom, route: Route): void {
  history.replaceState({ left: came } satisfies Step, '');
  const hash = hashOf(route);
  history.pushState({ from: came } satisfies Step, '', hash);
  route$.next(parseRoute(hash));
}

/** Goes on to another page in place of this one; the way back stays what it was. */
export function goOn(route: Route): void {
  const hash = hashOf(route);
  history.replaceState(history.state, '', hash);
  route$.next(parseRoute(hash));
}

/** Goes back to the sheet that led here, else to a route. */
export function goBack(otherwise: Route): void {
  if (cameFrom()) history.back();
  else navigate(otherwise);
}
