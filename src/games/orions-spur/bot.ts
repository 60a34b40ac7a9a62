import type { Brain, Effort, Prospect } from '../../engine/brain.ts';
import type { Seat } from '../../engine/seat.ts';
import { choices } from './choices.ts';
import type { SpurCommand } from './command.ts';
import { designOf } from './data/cards.ts';
import { attackBy, attacksOf } from './rules/attack.ts';
import { protectionOf } from './rules/lasting.ts';
import { damaged, reduced, totalOf } from './rules/packet.ts';
import { fleetOf, shipOf } from './rules/table.ts';
import type { Ship, SpurState } from './state.ts';

const EFFORT: Effort = { candidates: 1, caution: 0, blur: 0 };

/** What is done before anything else, and what only when nothing else is left. */
const URGENCY: { readonly [type in SpurCommand['type']]: number } = {
  chooseFleet: 1,
  setLayout: 1,
  playRepair: 60,
  playDraw: 55,
  playSpecial: 50,
  recruit: 40,
  ram: 20,
  suppress: 2,
  flockActivate: 12,
  attack: 10,
  react: 10,
  regroup: 5,
  reorganize: 4,
  chooseDiscard: 1,
  finishAttacks: 1,
  endTurn: 1,
  pass: 0.5,
  reviseTactics: 0,
  storeRepair: 0,
  repairForRecruit: 0,
  concede: -1,
  setAutoPass: -1,
};

/** What a destroyed ship counts against a point of damage. */
const KILL = 10;

/** Points of damage an attack does if nobody reacts, and what it destroys. */
function harmOf(state: SpurState, command: SpurCommand): number {
  if (command.type === 'ram') {
    const target = shipOf(state, command.target);
    return worthOf(state, target, { shield: 0, any: 0, hull: designOf(command.ship).hull });
  }
  if (command.type !== 'attack') return 0;
  const attack = attackBy(state, shipOf(state, command.ship), command.source, command.target, true);
  return worthOf(state, shipOf(state, command.target), attack.main) - (command.overcharge ? 1 : 0);
}

function worthOf(state: SpurState, target: Ship, packet: Parameters<typeof reduced>[0]): number {
  const dealt = reduced(packet, protectionOf(state, target));
  const after = damaged(target, dealt, state.options);
  const { vp } = designOf(target.id);
  return after.hull === 0
    ? KILL * vp
    : target.shield - after.shield + target.hull - after.hull - totalOf(packet) / KILL;
}

/** Energy of a fleet that can still be spent: without any a Regroup is due. */
const canFight = (state: SpurState, seat: Seat): boolean =>
  fleetOf(state, seat).some((ship) => !ship.overcharged && attacksOf(state, ship).length > 0);

/**
 * A stand-in until there is a computer player: it plays its cards, attacks what it hurts most, and regroups when
 * nothing is left to attack with. Every action ends, so play between computers ends by points or the round limit.
 */
export const spurBrain: Brain<SpurState, SpurCommand> = {
  efforts: { easy: EFFORT, default: EFFORT, hard: EFFORT },
  prospects(state, seat, _effort, chance) {
    const spent = state.phase === 'turnOpen' && !canFight(state, seat);
    return choices(state, seat)
      .map((command): Prospect<SpurCommand> => {
        const urgency = spent && command.type === 'regroup' ? URGENCY.attack + KILL : URGENCY[command.type];
        return { command, worth: urgency + harmOf(state, command) + chance.below(1000) / 1000 };
      })
      .sort((a, b) => b.worth - a.worth);
  },
};
