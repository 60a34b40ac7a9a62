import { unlisted, type Refusal } from '../fault.ts';
import { AUTO_PASSES, TRIGGERS, type Command, type Game, type Of, type Seat } from '../state.ts';
import { drawRefusal, repairRefusal, reviseRefusal, specialRefusal, storeRefusal, tradeRefusal } from './cards.ts';
import { fleetRefusal } from './fleet.ts';
import { gate } from './gate.ts';
import { layoutRefusal, reorganizeRefusal } from './layout.ts';
import { attackRefusal, flockRefusal, ramRefusal, suppressRefusal } from './primary.ts';
import { reactRefusal } from './react.ts';
import { chooseDiscardRefusal, recruitRefusal, regroupRefusal } from './regroup.ts';

/** OS-13.29: why a command of `seat` is refused, or null for a legal one. */
export function refuse(game: Game, seat: Seat, command: Command): Refusal | null {
  const closed = gate(game, seat, command);
  if (closed) return closed;
  const test = TESTS[command.type] as (game: Game, command: Command, seat: Seat) => Refusal | null;
  return test(game, command, seat);
}

const none = () => null;

/** What follows player and phase, command by command. */
const TESTS: { readonly [T in Command['type']]: (game: Game, command: Of<T>, seat: Seat) => Refusal | null } = {
  chooseFleet: fleetRefusal,
  setLayout: (game, { layout }, seat) => layoutRefusal(game, layout, seat),
  attack: attackRefusal,
  ram: ramRefusal,
  suppress: suppressRefusal,
  flockActivate: flockRefusal,
  finishAttacks: none,
  regroup: regroupRefusal,
  recruit: recruitRefusal,
  reorganize: reorganizeRefusal,
  playDraw: drawRefusal,
  playRepair: repairRefusal,
  playSpecial: specialRefusal,
  reviseTactics: reviseRefusal,
  storeRepair: storeRefusal,
  repairForRecruit: tradeRefusal,
  chooseDiscard: chooseDiscardRefusal,
  react: reactRefusal,
  pass: none,
  endTurn: none,
  setAutoPass: (_game, { trigger, value }) =>
    TRIGGERS.includes(trigger) && AUTO_PASSES.includes(value)
      ? null
      : unlisted('OS-6.21 OS-13.27', `There is no setting ${value} of ${trigger}.`),
  concede: none,
};
