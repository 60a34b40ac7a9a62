import type { OrionsGateEvent, OrionsGateView, Side, UnitId } from '../../../../games/orions-gate/index.ts';
import type { Watched as WatchedMatch } from '../../../match/share/watched.ts';

/** A battle as somebody saw it, command by command; 0 is the opening. */
export type Watched = WatchedMatch<OrionsGateView, OrionsGateEvent>;

/** The commands of one activation: from the one that began it to the last before the next. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly unit: UnitId;
  readonly round: number;
}

/** The activations of a battle in the order they were played. */
export function stretchesOf({ length, events }: Pick<Watched, 'length' | 'events'>): readonly Stretch[] {
  const begun: Omit<Stretch, 'to'>[] = [];
  let round = 0;
  for (let ply = 0; ply <= length; ply += 1)
    for (const event of events(ply)) {
      if (event.type === 'roundBegan') round = event.round;
      // Of several that one command carries out the first names it.
      if (event.type === 'activated' && begun.at(-1)?.from !== ply) begun.push({ from: ply, unit: event.unit, round });
    }
  return begun.map((one, index) => ({ ...one, to: (begun[index + 1]?.from ?? length + 1) - 1 }));
}

/** The score after an activation; the first stands before any. */
export interface CurvePoint {
  /** Commands played. */
  readonly plies: number;
  readonly round: number;
  /** What was activated; null before the first. */
  readonly stretch: Stretch | null;
  readonly A: number;
  readonly B: number;
}

/**
 * The score over a battle: what the mission would have scored had it ended there (OG-16.2), before the first activation
 * and after each. Empty where nothing was activated.
 */
export function curveOf(watched: Watched): readonly CurvePoint[] {
  const stretches = stretchesOf(watched);
  const [first] = stretches;
  if (!first) return [];
  const at = (plies: number, round: number, stretch: Stretch | null): CurvePoint => {
    const { A, B } = watched.view(plies).score;
    return { plies, round, stretch, A, B };
  };
  return [at(Math.max(0, first.from - 1), first.round, null), ...stretches.map((one) => at(one.to, one.round, one))];
}

/** The moment that decided a battle. */
export interface Deciding {
  /** Its place in the curve. */
  readonly at: number;
  /** Whom it favoured; null where no score changed for good: then it is the last activation. */
  readonly side: Side | null;
  /** By how much for good, points. */
  readonly kept: number;
}

/**
 * The moment that decided a battle: the activation whose change of the score difference was the largest that was never
 * recovered. What an activation won for good is the least lead its side had from then on, less the lead before it. Only
 * the winner's moments count; where nobody won, both sides'. Of equal ones the earliest. Null without activations.
 */
export function decidingOf(curve: readonly CurvePoint[], winner: Side | null): Deciding | null {
  if (curve.length < 2) return null;
  let best: Deciding = { at: curve.length - 1, side: null, kept: 0 };
  for (const side of winner ? [winner] : (['A', 'B'] as const)) {
    const lead = curve.map(({ A, B }) => (side === 'A' ? A - B : B - A));
    let least = Infinity;
    for (let at = lead.length - 1; at > 0; at -= 1) {
      least = Math.min(least, lead[at]!);
      const kept = least - lead[at - 1]!;
      const earlier = kept === best.kept && best.side !== null && at < best.at;
      if (kept > best.kept || earlier) best = { at, side, kept };
    }
  }
  return best;
}
