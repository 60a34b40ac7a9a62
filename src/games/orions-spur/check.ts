import type { Rejection } from '../../engine/game.ts';
import type { Seat } from '../../engine/seat.ts';
import { unhandled } from '../../engine/unhandled.ts';
import type { Attempt, SpurCommand } from './command.ts';
import { cannotAttack } from './rules/attack.ts';
import { cannotDiscard, cannotRevise, cannotStore, cannotTrade } from './rules/hand.ts';
import { cannotPlay } from './rules/play.ts';
import { cannotFlock, cannotRam, cannotSuppress } from './rules/primary.ts';
import { cannotReact } from './rules/react.ts';
import { cannotRecruit, cannotRegroup, cannotReorganize } from './rules/regroup.ts';
import { cannotChoose, cannotSet } from './rules/setup.ts';
import { isUntimely } from './rules/timely.ts';
import { malformed } from './rules/well-formed.ts';
import type { SpurState } from './state.ts';

const LEGAL: readonly Rejection[] = [];

/** The one gate: the first failed test in the order of OS-13.29; empty = legal. */
export function check(state: SpurState, seat: Seat, attempt: Attempt): readonly Rejection[] {
  const refusal =
    isUntimely(state, seat, attempt) ?? malformed(attempt) ?? broken(state, seat, attempt as unknown as SpurCommand);
  return refusal ? [refusal] : LEGAL;
}

/** Why a well-formed command given in its phase is illegal; null = it is not. */
// eslint-disable-next-line complexity -- one flat switch over all commands, a case each
export function broken(state: SpurState, seat: Seat, command: SpurCommand): Rejection | null {
  switch (command.type) {
    case 'chooseFleet':
      return cannotChoose(state, seat, command.designs);
    case 'setLayout':
      return cannotSet(state, seat, command.layout);
    case 'attack':
      return cannotAttack(state, seat, command);
    case 'ram':
      return cannotRam(state, seat, command);
    case 'suppress':
      return cannotSuppress(state, seat, command);
    case 'flockActivate':
      return cannotFlock(state, seat, command);
    case 'regroup':
      return cannotRegroup(state, seat, command);
    case 'recruit':
      return cannotRecruit(state, seat, command);
    case 'reorganize':
      return cannotReorganize(state, seat, command);
    case 'playDraw':
    case 'playRepair':
    case 'playSpecial':
      return cannotPlay(state, seat, command);
    case 'reviseTactics':
      return cannotRevise(state, seat, command);
    case 'storeRepair':
      return cannotStore(state, seat, command);
    case 'repairForRecruit':
      return cannotTrade(state, seat, command);
    case 'chooseDiscard':
      return cannotDiscard(state, seat, command);
    case 'react':
      return cannotReact(state, seat, command);
    case 'finishAttacks':
    case 'endTurn':
    case 'concede':
    case 'pass':
    case 'setAutoPass':
      return null;
    default:
      return unhandled(command);
  }
}
