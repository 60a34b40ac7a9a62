import type { JudgedPly, KeptAnalysis } from '../engine/kept-analysis.ts';
import type { Seat } from '../engine/seat.ts';
import type { Timeline } from '../engine/timeline.ts';
import type { Reason } from './reason.ts';

/**
 * A decision that was made, with the chance to win that it left, and what the best way would have left; all chances in
 * whole ten-thousandths.
 */
export interface Judgement {
  /** Commands played when it was done. */
  readonly plies: number;
  readonly seat: Seat;
  /** What was left by what was done. */
  readonly done: number;
  /** What the best way would have left; as much as `done` where that was the best. */
  readonly best: number;
  /** What the best other way would have left. */
  readonly rival: number;
  /** How it was weighed; null where only the chances are known, of an analysis that was kept. */
  readonly reason: Weighing | null;
}

type Weighing = Extract<Reason, { readonly kind: 'weighed' }>;

/** A decision as it is judged; null where it was not weighed, or there was nothing else to do. */
export function judged(plies: number, seat: Seat, reason: Reason): Judgement | null {
  if (reason.kind !== 'weighed' || reason.given.worth === null || typeof reason.rival?.worth !== 'number') return null;
  return judgement([plies, inParts(reason.given.worth), inParts(reason.rival.worth)], seat, reason);
}

/** The parts of a chance, of which a file holds a whole number. */
const PARTS = 10_000;
const inParts = (chance: number): number => Math.round(chance * PARTS);

const judgement = ([plies, done, rival]: JudgedPly, seat: Seat, reason: Weighing | null): Judgement => ({
  plies,
  seat,
  done: done / PARTS,
  best: Math.max(done, rival) / PARTS,
  rival: rival / PARTS,
  reason,
});

/** What is kept of the analysis of a match whose last ply has this hash. */
export const keptOf = (judgements: readonly Judgement[], last: string): KeptAnalysis => ({
  last,
  judged: judgements.map(({ plies, done, rival }) => [plies, inParts(done), inParts(rival)]),
});

/** The judgements of a kept analysis, without reasons; null where it is not one of this match as it stands. */
export function judgementsOf(
  { last, judged: all }: KeptAnalysis,
  { plies: played }: Pick<Timeline<unknown, unknown>, 'plies'>,
): readonly Judgement[] | null {
  if (last !== played.at(-1)?.match.hash || all.some(([plies]) => plies > played.length)) return null;
  return all.map((one) => judgement(one, played[one[0] - 1]!.seat, null));
}

/** Whether a decision comes to what was kept of it. */
export const sameJudged = (one: Judgement, other: Judgement): boolean =>
  one.plies === other.plies && one.done === other.done && one.rival === other.rival;

/** What a decision gave away. */
export const lossOf = ({ best, done }: Pick<Judgement, 'best' | 'done'>): number => best - done;

/** Losses below this are none: no level tells ways so close apart. */
const NOTHING = 0.005;
/** How far a decision must lead the next best way to be worth a word of praise. */
const PRAISED = 0.05;

const lostIn = (judgements: readonly Judgement[]): number => judgements.reduce((sum, one) => sum + lossOf(one), 0);

/** The decisions of a seat as they came. */
const inOrder = (judgements: readonly Judgement[], seat: Seat): readonly Judgement[] =>
  judgements.filter((one) => one.seat === seat).sort((a, b) => a.plies - b.plies);

/** What is told of all decisions of a seat. */
export interface SeatSum {
  readonly seat: Seat;
  readonly decisions: number;
  /** Of those, how many were as good as the best. */
  readonly best: number;
  /** Given away, all together. */
  readonly lost: number;
}

export const isBest = (one: Pick<Judgement, 'best' | 'done'>): boolean => lossOf(one) < NOTHING;

/** The sums of each seat that decided something, in the order of the seats. */
export function sumsOf(seats: readonly Seat[], judgements: readonly Judgement[]): readonly SeatSum[] {
  return seats.flatMap((seat) => {
    const own = inOrder(judgements, seat);
    if (own.length === 0) return [];
    return [{ seat, decisions: own.length, best: own.filter(isBest).length, lost: lostIn(own) }];
  });
}

/** Decisions told of each seat: so many that gave most away, and so many that were well seen. */
export const TOLD = 3;

/** The commands played with each decision that is told. */
export const toldOf = (judgements: readonly Judgement[]): readonly number[] =>
  [...new Set(judgements.map(({ seat }) => seat))]
    .flatMap((seat) => [...costliest(judgements, seat, TOLD), ...finest(judgements, seat, TOLD)])
    .map(({ plies }) => plies);

/** The decisions of a seat that gave most away, dearest first. */
export const costliest = (judgements: readonly Judgement[], seat: Seat, most: number): readonly Judgement[] =>
  inOrder(judgements, seat)
    .filter((one) => !isBest(one))
    .sort((a, b) => lossOf(b) - lossOf(a))
    .slice(0, most);

/** What was hardest to see and was seen: best ways, by how far the next one lay behind them. */
export const finest = (judgements: readonly Judgement[], seat: Seat, most: number): readonly Judgement[] =>
  inOrder(judgements, seat)
    .filter((one) => leadOf(one) > PRAISED)
    .sort((a, b) => leadOf(b) - leadOf(a))
    .slice(0, most);

/** How far a decision led the next best way. */
export const leadOf = ({ done, rival }: Judgement): number => done - rival;

/** A chance to win, 0..1, at a moment of the match. */
export interface CurvePoint {
  readonly plies: number;
  readonly value: number;
}

/**
 * The chance to win of a seat as its decisions came, and how the match ended for it: before each decision what the best
 * way would have left, after it what was left. What lies between two decisions is the dice, the cards and the others.
 */
export function curveOf(
  judgements: readonly Judgement[],
  seat: Seat,
  end: { readonly plies: number; readonly share: number },
): readonly CurvePoint[] {
  return [
    ...inOrder(judgements, seat).flatMap(({ plies, best, done }) => [
      { plies: plies - 1, value: best },
      { plies, value: done },
    ]),
    { plies: end.plies, value: end.share },
  ];
}

/** What the dice, the cards and the others brought a seat between its decisions, all together. */
export function fortuneOf(judgements: readonly Judgement[], seat: Seat, share: number): number {
  const own = inOrder(judgements, seat);
  return own.length === 0 ? 0 : share - own[0]!.best + lostIn(own);
}
