import type { Effort, Prospect } from '../../../engine/brain.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { BattlespaceSiriusCommand } from '../command.ts';
import { isAdjacent, turned } from '../rules/facing.ts';
import { maneuvers, type Maneuver } from '../rules/maneuver.ts';
import { opponentsOf, turnVessel } from '../rules/players.ts';
import { moved } from '../rules/power.ts';
import type { BattlespaceSiriusState, Vessel } from '../state.ts';
import { selectionsOf } from './duel.ts';
import { fireValue } from './fight.ts';
import { lockValue } from './reply.ts';
import { bodyOf, fightOf, pairsBetween } from './seats.ts';

type Found = readonly Prospect<BattlespaceSiriusCommand>[];

/** The turn player's vessel after a maneuver. */
export function standsAfter(vessel: Vessel, command: Maneuver): Vessel {
  const cell = command.kind === 'position' || command.kind === 'rotatePosition' ? command.to : vessel.cell;
  if (vessel.kind === 'lifeboat') return { ...vessel, cell };
  const heading = command.kind === 'rotate' || command.kind === 'rotatePosition' ? turned(vessel.heading, command.turn) : vessel.heading;
  return { ...vessel, cell, heading, power: command.kind === 'rotatePosition' ? moved(vessel.power, command.pay, -1) : vessel.power };
}

/**
 * Every maneuver with the worth of the best lock it opens, on whichever opponent, against his best reaction. Maneuvers that end alike
 * (the same sides face the same sides with the same Power) are looked at once. Those that are worth clearly less than the best
 * are only known to be so: their worth is a bound from above.
 */
export function maneuverProspects(state: BattlespaceSiriusState, seat: Seat, effort: Effort, budget: { work: number }): Found {
  const own = turnVessel(state);
  const targets = opponentsOf(state, seat).map((player) => ({ vessel: player.vessel, fight: fightOf(state, seat, player.seat, seat, budget) }));
  const known: { [arrangement: string]: number } = {};
  let best = 0;
  return maneuvers(state, seat).map((command) => {
    const vessel = standsAfter(own, command);
    const { power } = bodyOf(vessel);
    let worth = 0;
    targets.forEach(({ vessel: target, fight }, index) => {
      if (!isAdjacent(vessel.cell, target.cell)) return;
      const pairs = pairsBetween(vessel, target);
      const alike = `${index} ${power} ${pairs.map((pair) => pair.own * 4 + pair.other).sort((a, b) => a - b).join(' ')}`;
      worth = Math.max(worth, (known[alike] ??= bestLock()));

      function bestLock(): number {
        const selections = fight.own || fight.other ? selectionsOf(pairs).filter(({ second }) => !second) : selectionsOf(pairs);
        const other = bodyOf(target).power;
        return selections.reduce((most, selection) => {
          const value = effort.caution === 0 ? fireValue(fight, power, other, selection.first, selection.second) : lockValue(fight, power, other, selection, Math.max(most, best - NEAR));
          return Math.max(most, value);
        }, 0);
      }
    });
    best = Math.max(best, worth);
    return { command, worth };
  });
}

/** How far below the best a maneuver's worth is still told exactly: as far as the blur of a level may shift it, and a little more. */
const NEAR = 0.1;
