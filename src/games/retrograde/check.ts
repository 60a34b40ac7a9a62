import type { Rejection } from '../../engine/game.ts';
import type { Seat } from '../../engine/seat.ts';
import { unhandled } from '../../engine/unhandled.ts';
import type { Attempt, RetrogradeCommand } from './command.ts';
import { cannotAttack } from './rules/attack.ts';
import { cannotBombard } from './rules/bombard.ts';
import { cannotBurn } from './rules/burn.ts';
import { cannotComplete } from './rules/complete.ts';
import { cannotContribute } from './rules/contribute.ts';
import { cannotDefend } from './rules/missile-defense.ts';
import { named } from './rules/naming.ts';
import { cannotScrap, cannotStart } from './rules/project.ts';
import { cannotRefit } from './rules/refit.ts';
import { cannotRepair } from './rules/repair.ts';
import { cannotResearch } from './rules/research.ts';
import { cannotSacrifice } from './rules/sacrifice.ts';
import { cannotScuttle } from './rules/scuttle.ts';
import { cannotSweep } from './rules/sweep.ts';
import { malformed } from './rules/well-formed.ts';
import { cannotDraw, isOver, isSpectator, isUntimely } from './rules/window.ts';
import type { RetrogradeState } from './state.ts';

const LEGAL: readonly Rejection[] = [];

/** The one gate: the first failed test in the order of RG-4.5; empty = legal. */
export function check(state: RetrogradeState, seat: Seat, given: Attempt): readonly Rejection[] {
  const attempt = named(state, seat, given);
  const refusal =
    isOver(state) ??
    isSpectator(seat) ??
    isUntimely(state, seat, attempt) ??
    malformed(attempt) ??
    broken(state, seat, attempt as unknown as RetrogradeCommand);
  return refusal ? [refusal] : LEGAL;
}

/** RG-4.5 (e) to (j): why a well-formed command given in its phase is illegal; null = it is not. */
// eslint-disable-next-line complexity -- one flat switch over all commands, a case each
export function broken(state: RetrogradeState, seat: Seat, command: RetrogradeCommand): Rejection | null {
  switch (command.type) {
    case 'sweep':
      return cannotSweep(state, command);
    case 'burn':
      return cannotBurn(state, seat, command);
    case 'scuttle':
      return cannotScuttle(state, seat, command);
    case 'attack':
      return cannotAttack(state, seat, command);
    case 'refit':
      return cannotRefit(state, seat, command);
    case 'bombard':
      return cannotBombard(state, seat, command);
    case 'missileDefense':
      return cannotDefend(state, seat, command);
    case 'research':
      return cannotResearch(state, seat, command);
    case 'repair':
      return cannotRepair(state, seat, command);
    case 'startProject':
      return cannotStart(state, seat, command);
    case 'contribute':
      return cannotContribute(state, seat, command);
    case 'complete':
      return cannotComplete(state, seat, command);
    case 'scrapProject':
      return cannotScrap(state, seat, command);
    case 'sacrifice':
      return cannotSacrifice(state, seat, command);
    case 'offerDraw':
    case 'acceptDraw':
    case 'declineDraw':
      return cannotDraw(state, seat, command.type);
    case 'endPhase':
    case 'resign':
      return null;
    default:
      return unhandled(command);
  }
}
