import { liveryOf, type Options } from '../../../../games/orions-gate/index.ts';
import type { MatchPlan } from '../../../match/start-match.ts';
import { brings, captainsIn, namesIn } from './captains.ts';
import type { Draft } from './draft.ts';
import { plansOf } from './fleet-edit.ts';
import { battlePlan } from './plan.ts';

/** The battle that begins from a draft; `options` are its own, resolved. */
export function draftPlan({ seats, seed }: Pick<Draft, 'seats' | 'seed'>, options: Options): MatchPlan {
  const names = namesIn(seats);
  return battlePlan({
    options,
    seats: captainsIn(seats).map(({ id, seat }) => ({
      seat: id,
      player: seat.player,
      name: names[id]!,
      ...(brings(seat) ? { fleet: plansOf(seat.fleet.units), livery: liveryOf(seat.fleet) } : { fleet: null }),
    })),
    seed,
  });
}
