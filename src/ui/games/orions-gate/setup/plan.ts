import type { Json } from '../../../../engine/json.ts';
import type { Livery, Options, UnitPlan } from '../../../../games/orions-gate/index.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import type { MatchPlan } from '../../../match/start-match.ts';
import type { SeatDraft } from '../../../match/setup/player.ts';
import type { SeatId } from './captains.ts';

/** Who commands a captain's ships; `fleet` null = handed in later (the computer chooses). */
interface SeatPlan extends SeatDraft {
  readonly seat: SeatId;
  readonly fleet: readonly UnitPlan[] | null;
  readonly livery?: Livery;
}

interface BattlePlan {
  /** Resolved, layout included: a game never depends on how its table was made (OG-4.7). */
  readonly options: Options;
  /** All captains in seat order. */
  readonly seats: readonly SeatPlan[];
  /** Empty = by chance. */
  readonly seed: string;
}

/** A battle with the fleets handed in. */
export const battlePlan = ({ options, seats, seed }: BattlePlan): MatchPlan => ({
  game: 'orions-gate',
  options: options as unknown as Json,
  seats: seats.map(({ seat, player, name, livery }) => ({ seat, player, name, ...livery })),
  seed: seed.trim() || randomSeed(),
  opening: seats.flatMap(({ seat, fleet }) =>
    fleet ? [{ seat, command: { type: 'submitFleet', units: fleet } as unknown as Json }] : [],
  ),
});
