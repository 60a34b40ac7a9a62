import type { Json } from '../../../../../engine/json.ts';
import type { Options, Side, UnitPlan } from '../../../../../games/orions-gate/index.ts';
import { randomSeed } from '../../../random-seed.ts';
import type { MatchPlan } from '../../../start-match.ts';
import type { SeatDraft } from '../shared/player.ts';
import { SIDES } from './draft.ts';

/** Who commands a side; `fleet` null = handed in later (the computer chooses). */
interface SidePlan extends SeatDraft {
  readonly fleet: readonly UnitPlan[] | null;
}

interface BattlePlan {
  /** Resolved, layout included: a game never depends on how its table was made (OG-4.7). */
  readonly options: Options;
  readonly seats: { readonly [side in Side]: SidePlan };
  /** Empty = by chance. */
  readonly seed: string;
}

const SEAT = { A: 'a1', B: 'b1' } as const;

/** A battle with the fleets handed in. */
export const battlePlan = ({ options, seats, seed }: BattlePlan): MatchPlan => ({
  game: 'orions-gate',
  options: options as unknown as Json,
  seats: SIDES.map((side) => ({ seat: SEAT[side], player: seats[side].player, name: seats[side].name })),
  seed: seed.trim() || randomSeed(),
  opening: SIDES.flatMap((side) => {
    const { fleet } = seats[side];
    return fleet ? [{ seat: SEAT[side], command: { type: 'submitFleet', units: fleet } as unknown as Json }] : [];
  }),
});
