import type { Chance } from '../../engine/rng.ts';
import type { Seat } from '../../engine/seat.ts';
import { unhandled } from '../../engine/unhandled.ts';
import type { Attempt, RetrogradeCommand } from './command.ts';
import type { RetrogradeEvent } from './event.ts';
import { attacked } from './rules/attack.ts';
import { bombarded } from './rules/bombard.ts';
import { burned } from './rules/burn.ts';
import { completed } from './rules/complete.ts';
import { contributed } from './rules/contribute.ts';
import { gameEnd } from './rules/end.ts';
import { defended } from './rules/missile-defense.ts';
import { named } from './rules/naming.ts';
import { scrapped, started } from './rules/project.ts';
import { refitted } from './rules/refit.ts';
import { repaired } from './rules/repair.ts';
import { researched } from './rules/research.ts';
import { sacrificed } from './rules/sacrifice.ts';
import { scuttled } from './rules/scuttle.ts';
import { swept } from './rules/sweep.ts';
import { otherSeat } from './rules/things.ts';
import { phaseAfter } from './rules/turn.ts';
import type { RetrogradeState } from './state.ts';

/** The facts a legal command brings about, dice in the order of RG-21.1. */
// eslint-disable-next-line complexity -- one flat switch over all commands, a case each
export function decide(
  state: RetrogradeState,
  seat: Seat,
  attempt: Attempt,
  chance: Chance,
): readonly RetrogradeEvent[] {
  const command = named(state, seat, attempt) as unknown as RetrogradeCommand;
  switch (command.type) {
    case 'sweep':
      return [swept(seat, command)];
    case 'burn':
      return [burned(state, seat, command)];
    case 'scuttle':
      return scuttled(state, seat, command);
    case 'attack':
      return attacked(state, seat, command, chance);
    case 'refit':
      return [refitted(state, seat, command)];
    case 'bombard':
      return bombarded(state, seat, command);
    case 'missileDefense':
      return defended(state, seat, command, chance);
    case 'research':
      return [researched(state, seat, command)];
    case 'repair':
      return [repaired(state, seat, command)];
    case 'startProject':
      return [started(state, seat, command)];
    case 'contribute':
      return contributed(state, seat, command);
    case 'complete':
      return [completed(state, seat, command)];
    case 'scrapProject':
      return [scrapped(state, seat, command)];
    case 'sacrifice':
      return sacrificed(state, seat, command);
    case 'endPhase':
      return [{ type: 'phaseBegan', seat, phase: phaseAfter(state.phase) }];
    case 'resign':
      return [{ type: 'resigned', seat }, gameEnd(otherSeat(seat), 'resign')];
    case 'offerDraw':
      return [{ type: 'drawOffered', seat }];
    case 'acceptDraw':
      return [{ type: 'drawAgreed', seat }, gameEnd(null, 'agreement')];
    case 'declineDraw':
      return [{ type: 'drawDeclined', seat }];
    default:
      return unhandled(command);
  }
}
