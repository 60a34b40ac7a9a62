import type { Chance } from '../../engine/rng.ts';
import type { Seat } from '../../engine/seat.ts';
import { unhandled } from '../../engine/unhandled.ts';
import type { Attempt, SpurCommand } from './command.ts';
import type { SpurEvent } from './event.ts';
import { attacked } from './rules/attack.ts';
import { played } from './rules/effects.ts';
import { regrouped, revised, traded } from './rules/hand.ts';
import { flocked, rammed } from './rules/primary.ts';
import { reacted } from './rules/reactions.ts';
import { recruited, reorganized } from './rules/regroup.ts';
import { turnPassed } from './rules/turn.ts';
import type { SpurState } from './state.ts';

/** The facts a legal command brings about, chance drawn in the order of OS-15.4. */
// eslint-disable-next-line complexity -- one flat switch over all commands, a case each
export function decide(state: SpurState, seat: Seat, attempt: Attempt, chance: Chance): readonly SpurEvent[] {
  const command = attempt as unknown as SpurCommand;
  switch (command.type) {
    case 'chooseFleet':
      return [{ type: 'fleetChosen', seat, designs: command.designs }];
    case 'setLayout':
      return [{ type: 'layoutSet', seat, layout: command.layout }];
    case 'attack':
      return [attacked(state, seat, command)];
    case 'ram':
      return [rammed(state, seat, command)];
    case 'suppress':
      return [{ type: 'suppressed', seat, ship: command.ship, target: command.target }];
    case 'flockActivate':
      return [flocked(state, seat, command)];
    case 'finishAttacks':
      return [{ type: 'activationEnded', seat, auto: false, over: true }];
    case 'regroup':
      return regrouped(state, seat, command, chance);
    case 'recruit':
      return [recruited(state, seat, command)];
    case 'reorganize':
      return [reorganized(state, seat, command)];
    case 'playDraw':
    case 'playRepair':
    case 'playSpecial':
      return played(state, seat, command, chance);
    case 'reviseTactics':
      return revised(state, seat, command, chance);
    case 'storeRepair':
      return [{ type: 'stored', seat, card: command.card }];
    case 'repairForRecruit':
      return [traded(state, seat, command)];
    case 'chooseDiscard':
      return [{ type: 'discarded', seat, reason: 'chosen', cards: command.cards }];
    case 'react':
      return [reacted(state, seat, command)];
    case 'pass':
      return [{ type: 'passed', seat, rest: command.rest ?? false }];
    case 'setAutoPass':
      return [{ type: 'autoPassSet', seat, trigger: command.trigger, value: command.value }];
    case 'concede':
      return [{ type: 'conceded', seat }];
    case 'endTurn':
      return turnPassed(state);
    default:
      return unhandled(command);
  }
}
