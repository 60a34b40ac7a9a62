import type { Rejection } from '../../../engine/game.ts';
import type { Options } from '../options.ts';
import type { CaptainId, UnitPlan } from '../state.ts';
import { mannedBy, sideOfCaptain, type Crew } from './captains.ts';
import { battleshipsIn, fleetCost } from './fleet-cost.ts';

/** What a captain's fleet has to leave to their team mates (OG-17.2, 17.3). */
export interface Share {
  /** Captains of the side, themselves included. */
  readonly captains: number;
  /** Team mates who have handed in no fleet yet. */
  readonly missing: number;
  /** Points and Battleships in the fleets their team mates have handed in. */
  readonly spent: number;
  readonly battleships: number;
}

/** The share of a captain who has their side for themselves. */
export const WHOLE_SIDE: Share = { captains: 1, missing: 0, spent: 0, battleships: 0 };

/** A game as far as its fleets: a state, or the view of somebody on the captain's side (OG-22.1). */
export type Musters = Crew & {
  readonly options: Options;
  readonly fleets: { readonly [captain: CaptainId]: readonly UnitPlan[] };
};

/** What the fleet of a captain has to leave to their team mates now (OG-17.2, 17.3). */
export function shareOf({ captains, fleets }: Musters, captain: CaptainId): Share {
  const mates = captains.filter(({ id, side }) => side === sideOfCaptain(captain) && id !== captain);
  const handedIn = mates.flatMap(({ id }) => (fleets[id] ? [fleets[id]] : []));
  const sum = (count: (units: readonly UnitPlan[]) => number): number =>
    handedIn.reduce((total, units) => total + count(units), 0);
  return {
    captains: mates.length + 1,
    missing: mates.length - handedIn.length,
    spent: sum(fleetCost),
    battleships: sum(battleshipsIn),
  };
}

/**
 * Most points a fleet may cost: an even share, or with `pooled` what is left but 1 for each captain without a fleet
 * (OG-3.5, 17.2).
 */
export function pointsFor({ points, pointSplit }: Options, { captains, missing, spent }: Share): number {
  return pointSplit === 'pooled' ? points - spent - missing : Math.floor(points / captains);
}

/**
 * Points that suit a captain's fleet: their even share; of pooled points a fair part while team mates still have none
 * (OG-17.2).
 */
export function fairPoints(options: Options, share: Share): number {
  const most = pointsFor(options, share);
  return options.pointSplit === 'pooled'
    ? Math.min(most, Math.ceil((most + share.missing) / (share.missing + 1)))
    : most;
}

/**
 * Why a fleet is beyond a captain's share, or null (OG-17.2). A side of one captain has the whole of the points: that
 * is OG-3.5.
 */
export function beyondShare(options: Options, cost: number, share: Share): Rejection | null {
  const most = pointsFor(options, share);
  if (share.captains === 1 || cost <= most) return null;
  const data = { cost, most };
  if (options.pointSplit !== 'pooled')
    return { rule: 'OG-17.2', reason: `Your share is ${most} points; this fleet costs ${cost}.`, data };
  const { missing } = share;
  if (missing === 0)
    return {
      rule: 'OG-17.2',
      reason: `Your side has ${most} ${most === 1 ? 'point' : 'points'} left; this fleet costs ${cost}.`,
      data,
    };
  const who = missing === 1 ? '1 captain of your side has' : `${missing} captains of your side have`;
  return {
    rule: 'OG-17.2',
    reason: `${who} no fleet yet; at most ${most} ${most === 1 ? 'point' : 'points'} may be spent.`,
    data,
  };
}

/**
 * The captain whose fleet a seat hands in: the one it names, else its own while that is missing, else that of the first
 * team mate who has conceded without one (OG-19.5).
 */
export function fleetMeant(game: Musters, seat: CaptainId, named?: CaptainId): CaptainId {
  return named ?? mannedBy(game, seat).find((captain) => !game.fleets[captain]) ?? seat;
}
