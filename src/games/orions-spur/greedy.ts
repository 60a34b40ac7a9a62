import type { Rival } from '../../engine/brain.ts';
import type { Seat } from '../../engine/seat.ts';
import { choices } from './choices.ts';
import type { CommandOf, SpurCommand } from './command.ts';
import { designOf } from './data/cards.ts';
import { attackBy } from './rules/attack.ts';
import { protectionOf } from './rules/lasting.ts';
import { damaged, reduced, totalOf } from './rules/packet.ts';
import { reacted } from './rules/reactions.ts';
import { bonusOf } from './rules/lasting.ts';
import { shipOf } from './rules/table.ts';
import type { Packet, SpurState } from './state.ts';

/**
 * A player who always does the most damage at once: the attack or ram that takes the most shield and hull, one that
 * destroys before all; who answers every attack with whatever takes the most off it or hits back hardest; who plays
 * every card and buys the dearest ship as soon as it can, and regroups when nothing is left to attack with. Equal
 * choices are drawn by lot.
 */
export const greedy: Rival<SpurState, SpurCommand> = (state, seat, chance) => {
  const legal = choices(state, seat);
  const ranks = legal.map((command) => rankOf(state, seat, command));
  const highest = Math.max(...ranks);
  const found = legal.filter((_, at) => ranks[at] === highest);
  return found[chance.below(found.length)]!;
};

const NEVER = -1;

/** Ranks of what is always done as soon as it can be, and of what waits until there is nothing else. */
const RANKS: { readonly [type in SpurCommand['type']]?: number } = {
  playRepair: 500,
  playDraw: 500,
  playSpecial: 500,
  flockActivate: 5,
  regroup: 2,
  finishAttacks: 1,
  pass: 1,
  endTurn: 1,
  chooseDiscard: 1,
  chooseFleet: 1,
  setLayout: 1,
};

function rankOf(state: SpurState, seat: Seat, command: SpurCommand): number {
  switch (command.type) {
    case 'attack': {
      const { main } = attackBy(state, shipOf(state, command.ship), command.source, command.target, true);
      return 10 + harmOf(state, command.target, main);
    }
    case 'ram':
      return 10 + harmOf(state, command.target, ramOf(state, command));
    case 'react':
      return 10 + reliefOf(state, seat, command);
    case 'recruit':
      return 100 + designOf(`${seat}:${command.design}#1`).cost;
    case 'reorganize':
      return command.keep ? 2 : 1;
    default:
      return RANKS[command.type] ?? NEVER;
  }
}

const ramOf = (state: SpurState, { ship }: CommandOf<'ram'>): Packet => ({
  shield: 0,
  any: bonusOf(state, shipOf(state, ship)),
  hull: designOf(ship).hull,
});

/** What a destroyed ship counts in points of damage, for each of its victory points. */
const DESTROYED = 10;

/** Shield and hull a packet takes of a ship if nobody answers. */
function harmOf(state: SpurState, id: string, packet: Packet): number {
  const target = shipOf(state, id);
  const after = damaged(target, reduced(packet, protectionOf(state, target)), state.options);
  if (after.hull === 0) return DESTROYED * designOf(id).vp;
  return target.shield - after.shield + target.hull - after.hull;
}

/** Damage a reaction takes off, or does. */
function reliefOf(state: SpurState, seat: Seat, command: CommandOf<'react'>): number {
  const { result } = reacted(state, seat, command);
  const attack = state.window!.pending.find(
    ({ id, live }) => live && command.target.attack.slice(1) === `${id}`,
  )!.thing;
  switch (result.kind) {
    case 'counterfire':
      return harmOf(state, attack.ship, result.attack.main);
    case 'evaded':
      return totalOf(attack.main);
    case 'weakened':
    case 'intercepted':
      return Math.max(0, totalOf(attack.main) - totalOf(result.packet));
    case 'redirected':
      return 0;
  }
}
