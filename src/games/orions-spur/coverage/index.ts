import type { Json } from '../../../engine/json.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { Seat } from '../../../engine/seat.ts';
import { namesOf, refusalsOfSetups, type Attempt, type CoverageGuide } from '../../coverage.ts';
import { alwaysOpen, choices } from '../choices.ts';
import type { CommandType, SpurCommand } from '../command.ts';
import { DATA_SETS } from '../data/sets.ts';
import { SPECIES } from '../data/species.ts';
import type { EndReason, SpurEvent } from '../event.ts';
import {
  EXPOSURES,
  LATE_SEATS,
  MODES,
  OVERFLOWS,
  POINTS_RULES,
  STARTING_FLEETS,
  SUPPRESSING_MODES,
  VICTORIES,
  type Options,
} from '../options.ts';
import { playerOf } from '../rules/table.ts';
import type { SpurState } from '../state.ts';
import { attemptsAt } from './attempts.ts';
import { assertState } from './laws.ts';
import { busyPosition } from './position.ts';
import { shownBy, WANTED_AT_WORK } from './shown.ts';
import { COMMANDS, EVENTS, REFUSALS } from './wanted.ts';

const endings = namesOf<EndReason>();

/** One command in so many is preceded by something nobody was asked for. */
const ASIDE_ONE_IN = 10;
/** One aside in so many is a concession. */
const CONCEDE_ONE_IN = 12;
/** What chance alone gives seldom, given now and then where it is legal. */
const RARE: readonly CommandType[] = [
  'ram',
  'suppress',
  'flockActivate',
  'recruit',
  'react',
  'attack',
  'storeRepair',
  'playSpecial',
];
const RARE_ONE_IN = 2;

/** What has to be reached of Orion's Spur. */
export const spurCoverage: CoverageGuide<SpurState, SpurCommand, SpurEvent, Options> = {
  spread: {
    seats: [2, 4, 3],
    mode: MODES,
    startingFleet: STARTING_FLEETS,
    fleetPoints: [12, 6, 24, 2],
    fleetPointsRule: POINTS_RULES,
    victory: VICTORIES,
    vpTarget: [10, 5, 20],
    collectorTrophies: [5, 2],
    hardShieldRecovery: [false, true],
    hardSalvage: [true, false],
    hardReserve: [true, false],
    hardRepairTrade: [true, false],
    flagshipExposure: EXPOSURES,
    suppressingFireMode: SUPPRESSING_MODES,
    shieldOverflow: OVERFLOWS,
    bluffWindows: [false, true],
    teamSharesHands: [false, true],
    lateSeatRecruitment: LATE_SEATS,
    dataSet: DATA_SETS,
    roundLimit: [12, 6, 3],
  },
  wanted: {
    commands: COMMANDS,
    events: EVENTS,
    endings: endings({ vpTarget: 0, collector: 0, lastSide: 0, allOut: 0, roundLimit: 0 }),
    refusals: REFUSALS,
    ...WANTED_AT_WORK,
  },
  fitting: (options, index) => fitted(options, index),
  position: (options, index, chance) => busyPosition(options, index, chance) as Json,
  refusedSetups: (game) =>
    refusalsOfSetups(game, [
      { mode: 'teams', seats: 3 },
      { species: ['terran', 'borg'] },
      { seats: 5 },
      { fleetPoints: 1, vpTarget: 0 },
      { fleetPointsRule: 'least', startingFleet: 'free', victory: 'points', collectorTrophies: 0 },
      { flagshipExposure: 'never', suppressingFireMode: 'fleet', shieldOverflow: 'gone', lateSeatRecruitment: 'maybe' },
      { dataSet: 'mine' },
      { roundLimit: 201 },
    ]),
  aside,
  attempts: attemptsOf,
  stepOf: ({ phase, mode, turn, window }) =>
    `${phase} ${mode ?? ''} ${Math.min(3, turn)} ${Math.min(2, window?.pending.length ?? 0)}`,
  eventShows: shownBy,
  unsound(state) {
    try {
      assertState(state);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  },
};

/** OS-1.2: Team Play has four seats. Every species meets every other in time. */
function fitted(options: { [option: string]: Json }, index: number): { readonly [option: string]: Json } {
  const seats = options['mode'] === 'teams' ? 4 : (options['seats'] as number);
  const species = Array.from({ length: seats }, (_, at) => SPECIES[(index + at * (1 + (index % 3))) % SPECIES.length]!);
  return { ...options, seats, species };
}

function aside(
  _game: unknown,
  state: SpurState,
  decisions: readonly { readonly seats: readonly Seat[] }[],
  chance: Chance,
): Attempt<SpurState, SpurCommand> | null {
  const asked = decisions[0]?.seats[0];
  if (asked !== undefined && chance.below(RARE_ONE_IN) === 0) {
    const rare = choices(state, asked).filter(({ type }) => RARE.includes(type));
    const kinds = [...new Set(rare.map(({ type }) => type))];
    const kind = kinds[chance.below(Math.max(1, kinds.length))];
    const alike = rare.filter(({ type }) => type === kind);
    const command = alike[chance.below(Math.max(1, alike.length))];
    if (command) return { seat: asked, command };
  }
  if (chance.below(ASIDE_ONE_IN) > 0) return null;
  const { seat } = state.players[chance.below(state.players.length)]!;
  const concedes = chance.below(CONCEDE_ONE_IN) === 0;
  if (!concedes && state.phase === 'turnOpen' && seat === state.activeSeat) {
    const { hand } = playerOf(state, seat);
    return { seat, command: { type: 'regroup', discard: hand.slice(0, 2) } };
  }
  const open = alwaysOpen(state, seat).filter(({ type }) => (type === 'concede') === concedes);
  const command = open[chance.below(Math.max(1, open.length))];
  return command ? { seat, command } : null;
}

function attemptsOf(
  state: SpurState,
  seat: Seat,
  _legal: SpurCommand,
  chance: Chance,
): readonly Attempt<SpurState, SpurCommand>[] {
  const others = state.players.filter((one) => one.seat !== seat).map((one) => one.seat);
  const other = others[chance.below(others.length)]!;
  return [
    ...attemptsAt(state, seat, chance).map((command) => ({ seat, command })),
    { seat: other, command: { type: 'endTurn' } },
    { seat: other, command: { type: 'pass' } },
  ];
}
