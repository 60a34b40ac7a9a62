import type { Rival } from '../../engine/brain.ts';
import type { Chance } from '../../engine/rng.ts';
import type { Seat } from '../../engine/seat.ts';
import { standsAfter } from './bot/maneuver.ts';
import { choices } from './choices.ts';
import type { BattlespaceSiriusCommand } from './command.ts';
import { lifeboatData } from './data/lifeboats.ts';
import { SIDES, type Direction, type Side } from './data/sides.ts';
import { facingLines } from './rules/facing.ts';
import { opponentsOf, turnVessel, vesselOf } from './rules/players.ts';
import type { BattlespaceSiriusState, Vessel } from './state.ts';

type Command = BattlespaceSiriusCommand;
type Of<T extends Command['type']> = Extract<Command, { readonly type: T }>;

/**
 * A player who fires at the weakest side they can reach: they maneuver to face the lowest Shield (or Hull) of anybody,
 * lock that line alone, fire as many weapons as they can, repair their weakest side, and react with Sentry Fire where
 * it is free, else not at all. Equal choices are drawn by lot.
 */
export const greedy: Rival<BattlespaceSiriusState, Command> = (state, seat, chance) => {
  const legal = choices(state, seat);
  switch (state.phase) {
    case 'maneuver':
      return least(
        legal as readonly Of<'maneuver'>[],
        (command) => weakestFaced(state, seat, standsAfter(turnVessel(state), command)),
        chance,
      );
    case 'lock':
      return least(
        (legal as readonly Of<'lock'>[]).filter(({ lines }) => lines.length === 1),
        ({ target, lines }) => faced(turnVessel(state), vesselOf(state, target), lines),
        chance,
      );
    case 'reaction':
      return least(
        legal as readonly Of<'react'>[],
        (command) => (isFreeSentry(command) ? 0 : command.kind === 'nothing' ? 1 : 2),
        chance,
      );
    case 'fire':
      return least(legal as readonly Of<'fire'>[], ({ weapons }) => -weapons, chance);
    case 'repair':
      return least(legal as readonly Of<'repair'>[], ({ sides }) => repairRank(turnVessel(state), sides), chance);
    default:
      throw new Error('Nothing is to be decided.');
  }
};

/** One of those with the lowest rank. */
function least<C>(legal: readonly C[], rank: (command: C) => number, chance: Chance): C {
  const ranks = legal.map(rank);
  const lowest = Math.min(...ranks);
  const found = legal.filter((_, at) => ranks[at] === lowest);
  return found[chance.below(found.length)]!;
}

/** The Shield or Hull at the far end of a line. */
const strengthOf = (vessel: Vessel, side: Side | null): number =>
  vessel.kind === 'ship' ? vessel.power[SIDES.indexOf(side!)]! : lifeboatData(vessel.lifeboat).hull;

/** The lowest Shield or Hull on the lines between two vessels, those named or all. */
const faced = (own: Vessel, target: Vessel, lines?: readonly Direction[]): number =>
  Math.min(
    ...facingLines(own, target).flatMap(({ line, targetSide }) =>
      lines && !lines.includes(line) ? [] : [strengthOf(target, targetSide)],
    ),
  );

const weakestFaced = (state: BattlespaceSiriusState, seat: Seat, own: Vessel): number =>
  Math.min(...opponentsOf(state, seat).map(({ vessel }) => faced(own, vessel)));

const isFreeSentry = (command: Of<'react'>): boolean => command.kind === 'sentry' && command.pay.length === 0;

/** Power of the sides repaired, each point counted on the Power before it. */
const repairRank = (vessel: Vessel, sides: readonly Side[]): number =>
  sides.reduce(
    (sum, side, at) => sum + strengthOf(vessel, side) + sides.slice(0, at).filter((one) => one === side).length,
    0,
  );
