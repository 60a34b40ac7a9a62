import { namesOf, refusalsOfSetups, type CoverageGuide } from '../coverage.ts';
import { alwaysOpen } from './choices.ts';
import type { BattlespaceSiriusCommand } from './command.ts';
import type { BattlespaceSiriusEvent } from './event.ts';
import { MAX_POWER } from './data/sides.ts';
import type { Options } from './options.ts';
import type { BattlespaceSiriusState } from './state.ts';

const commands = namesOf<BattlespaceSiriusCommand['type']>();
const events = namesOf<BattlespaceSiriusEvent['type']>();

/** One command in so many is one of BS-13.5, and one in so many of those a resignation that is meant. */
const ALWAYS_ONE_IN = 25;
const RESIGN_ONE_IN = 5;

/** BS-I2: Power of a ship in all, at most. */
const MAX_TOTAL = 24;

/** What has to be reached of Battlespace Sirius. */
export const battlespaceSiriusCoverage: CoverageGuide<
  BattlespaceSiriusState,
  BattlespaceSiriusCommand,
  BattlespaceSiriusEvent,
  Options
> = {
  spread: {
    playerCount: [2, 3, 4, 5, 6],
    lifeboats: [true, true, false],
    noFireDrawRounds: [3, 1, 0, 5],
    twoPairsRepair: [2, 1],
  },
  wanted: {
    commands: commands({
      maneuver: 0,
      lock: 0,
      react: 0,
      fire: 0,
      repair: 0,
      agreeDraw: 0,
      resign: 0,
      revealLifeboat: 0,
    }),
    events: events({
      lifeboatDrawn: 0,
      priorityRolled: 0,
      shipsPlaced: 0,
      turnBegan: 0,
      maneuvered: 0,
      locked: 0,
      heldStill: 0,
      turnedAway: 0,
      sentryFired: 0,
      fired: 0,
      repaired: 0,
      repairsLost: 0,
      vesselLost: 0,
      playerLeft: 0,
      locksDropped: 0,
      turnEnded: 0,
      drawFlagged: 0,
      drawFlagsCleared: 0,
      lifeboatRevealed: 0,
      gameEnded: 0,
    }),
    refusals: [
      'BS-1.9',
      'BS-2.2',
      'BS-3.1',
      'BS-5.3',
      'BS-5.4',
      'BS-5.6',
      'BS-5.7',
      'BS-6.2',
      'BS-6.3',
      'BS-6.4',
      'BS-7.1',
      'BS-7.2',
      'BS-7.3',
      'BS-7.6',
      'BS-7.7',
      'BS-7.8',
      'BS-7.9',
      'BS-8.1',
      'BS-8.3',
      'BS-8.5',
      'BS-9.4',
      'BS-9.5',
      'BS-10.9',
      'BS-11.3',
      'BS-11.6',
      'BS-12.1',
      'BS-12.5',
      'BS-12.9',
      'BS-12.10',
      'BS-12.12',
      'BS-12.13',
      'BS-12.16',
      'BS-13.2',
      'BS-13.3',
      'BS-13.4',
      'BS-13.6',
      'BS-17.2',
    ],
  },
  refusedSetups: (game) =>
    refusalsOfSetups(game, [{ playerCount: 7 }, { noFireDrawRounds: 21 }, { ships: ['red', 'red'] }]),
  aside(_game, state, _decisions, chance) {
    if (chance.below(ALWAYS_ONE_IN) > 0) return null;
    const { seat } = state.players[chance.below(state.players.length)]!;
    const open = alwaysOpen(state, seat).filter(({ type }) => type !== 'resign' || chance.below(RESIGN_ONE_IN) === 0);
    return open.length === 0 ? null : { seat, command: open[chance.below(open.length)]! };
  },
  /** Maneuvers to the cells beside the others: some are taken, some cannot be paid, some are not for a lifeboat. */
  attempts: ({ phase, players }, seat) =>
    phase === 'maneuver'
      ? players
          .flatMap(({ seat: other, vessel }) => (vessel && other !== seat ? [vessel.cell] : []))
          .flatMap(([x, y]): BattlespaceSiriusCommand[] =>
            [x - 1, x, x + 1].flatMap((column): BattlespaceSiriusCommand[] => [
              { type: 'maneuver', kind: 'position', to: [column, y + 1] },
              { type: 'maneuver', kind: 'rotatePosition', to: [column, y], turn: 90, pay: ['bow'] },
            ]),
          )
          .map((command) => ({ seat, command }))
      : [],
  unsound,
};

/**
 * BS-I1, BS-I2, BS-I3: Power of a side from 0 to its most, a ship's at most 24 in all, nobody in the cell of another.
 */
function unsound({ players }: BattlespaceSiriusState): string | null {
  const taken = new Set<string>();
  for (const { seat, vessel } of players) {
    if (!vessel) continue;
    if (taken.has(vessel.cell.join())) return `BS-I3: seat ${seat} shares ${vessel.cell.join()}`;
    taken.add(vessel.cell.join());
    if (vessel.kind !== 'ship') continue;
    if (vessel.power.some((one) => !Number.isInteger(one) || one < 0 || one > MAX_POWER))
      return `BS-I1: seat ${seat} has ${vessel.power.join()}`;
    if (vessel.power.reduce((sum, one) => sum + one, 0) > MAX_TOTAL)
      return `BS-I2: seat ${seat} has ${vessel.power.join()}`;
  }
  return null;
}
