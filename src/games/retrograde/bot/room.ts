import { costOf, pointsOf } from '../rules/contribute.ts';
import { populationLimit, populationUse, populationUsed } from '../rules/population.ts';
import { cannotScuttle } from '../rules/scuttle.ts';
import { assetOf } from '../rules/things.ts';
import type { CardId } from '../data/cards.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Asset, RetrogradeState } from '../state.ts';
import { ownerOf, withNew, withShip, type Board, type Ship } from './board.ts';
import { longingOf } from './clock.ts';
import { turnsTo } from './roads.ts';
import type { Plan } from './strikes.ts';
import type { Loss, Weighing } from './weighing.ts';
import { WEIGHTS } from './worth.ts';

/** Population that is free now. */
export const populationFree = (state: RetrogradeState, seat: Seat): number =>
  populationLimit(state, seat) - populationUsed(state, seat);

/** Spacecraft that make room for another one by going (RG-8.3), and what the exchange adds to the sum. */
export interface Room {
  readonly scuttled: readonly Ship[];
  readonly gain: number;
}

/** Of an exchange that is still to come this much counts. */
const LESS = 0.9;

/**
 * What is lost for good with each point of a spacecraft that goes, besides what it does: its card never comes again
 * (RG-2.6). Without it frigates of Mars were scuttled for others of their kind, turn after turn.
 */
const WASTED = 0.13;

/** Whether a spacecraft never reaches the enemy's homeworld, whatever the windows (RG-24.2). */
const isIdle = (board: Board, ship: Ship): boolean => {
  const home = board.places.findIndex((place) => place.home && place.owner !== ship.owner);
  return turnsTo(board, ship, home, 1, board.counters) === Infinity;
};

/**
 * Costs of a spacecraft that are not minded, the more the longer a game lasts: one that never reaches the enemy's
 * homeworld takes it never.
 */
const unminded = (state: RetrogradeState, board: Board, ship: Ship): number =>
  isIdle(board, ship) ? ship.card.cost * longingOf(state) : 0;

/** The cheapest way to make room for a card with so much population free; null where there is none. */
export function roomFor(weighing: Weighing, card: CardId, asset: Asset, free: number): Room | null {
  const { state, seat, board, sumOf } = weighing;
  const stay = sumOf(board);
  const needed = populationUse(state, seat, card);
  const scuttled: Ship[] = [];
  let room = free;
  let after: Board = board;
  for (const { ship, frees } of weighing.losses()) {
    if (room >= needed) break;
    scuttled.push(ship);
    room += frees;
    after = withShip(after, ship.id, null);
  }
  if (room < needed) return null;
  const next = withNew(state, seat, after, card, asset, 1);
  const sums = (worth: (ship: Ship) => number): number => scuttled.reduce((sum, ship) => sum + worth(ship), 0);
  const wasted = WASTED * sums(({ card: { cost } }) => cost);
  const spared = isIdle(next, next.ships.at(-1)!) ? 0 : sums((ship) => unminded(state, board, ship));
  const gain = sumOf(next) - stay - wasted + (WASTED + WEIGHTS.fleet) * spared;
  return { scuttled, gain: LESS * gain };
}

/** What each spacecraft of the seat is worth to it, by the population it uses; the least first. */
export function lossesOf({ state, seat, board, sumOf }: Omit<Weighing, 'losses'>): readonly Loss[] {
  const stay = sumOf(board);
  const owner = ownerOf(seat);
  return board.ships
    .filter((ship) => ship.owner === owner)
    .map((ship) => {
      const frees = populationUse(state, seat, ship.card.id);
      const less = stay - sumOf(withShip(board, ship.id, null)) - WEIGHTS.fleet * unminded(state, board, ship);
      return { ship, frees, loss: less / Math.max(1, frees) };
    })
    .sort((a, b) => a.loss - b.loss);
}

/** Spacecraft that could be scuttled for one that is paid, or will be this turn, and has no room. */
export function roomPlans(weighing: Weighing): readonly Plan[] {
  const { state, seat, board, sumOf } = weighing;
  const free = populationFree(state, seat);
  const stay = sumOf(board);
  return state.projects.flatMap((project): readonly Plan[] => {
    if (project.owner !== seat || project.kind !== 'spacecraft') return [];
    const asset = assetOf(state, project.asset!);
    if (project.points + pointsOf(asset, false) < costOf(state, project, null)) return [];
    if (populationUse(state, seat, project.card) <= free) return [];
    const room = roomFor(weighing, project.card, asset, free);
    const first = room?.scuttled[0];
    if (!room || !first || room.gain <= 0 || first.barred) return [];
    const command = { type: 'scuttle', spacecraft: first.id } as const;
    return cannotScuttle(state, seat, command) ? [] : [{ command, sum: stay + room.gain }];
  });
}
