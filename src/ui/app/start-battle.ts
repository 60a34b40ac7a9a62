import type { Json } from '../../engine/json.ts';
import type { Options, Side, UnitPlan } from '../../games/orions-gate/index.ts';
import { matchStore, allGames } from './match-store.ts';

/** Who commands a side; `fleet` null = handed in later (the computer chooses). */
export interface SeatPlan {
  readonly player: 'human' | 'easy' | 'default' | 'hard';
  readonly name: string;
  readonly fleet: readonly UnitPlan[] | null;
}

export interface BattlePlan {
  /** Resolved, layout included: a game never depends on how its table was made (OG-4.7). */
  readonly options: Options;
  readonly seats: { readonly [side in Side]: SeatPlan };
  readonly seed: string;
}

const GAME = 'orions-gate';
const SEAT = { A: 'a1', B: 'b1' } as const;

/** Sets up a match with the fleets handed in and gives its id. Rejects with a sentence when something is refused. */
export async function startBattle({ options, seats, seed }: BattlePlan): Promise<string> {
  const [store, games, { headerOf }] = await Promise.all([matchStore(), allGames(), import('../../session/store.ts')]);
  const game = games.find((one) => one.id === GAME)!;
  const sides = ['A', 'B'] as const;
  const header = headerOf(game, {
    options: options as unknown as Json,
    seats: sides.map((side) => ({ seat: SEAT[side], player: seats[side].player, name: seats[side].name })),
    seed,
  });
  const opening = sides.flatMap((side) => {
    const { fleet } = seats[side];
    return fleet ? [{ seat: SEAT[side], command: { type: 'submitFleet', units: fleet } as unknown as Json }] : [];
  });
  return store.createMatch(header, opening);
}
