import * as v from 'valibot';
import { faultsOf } from '../../engine/fault.ts';
import type { Fault, Parsed, Rejection } from '../../engine/game.ts';
import { DATA_SETS, type DataSet } from './data/sets.ts';
import { isSpecies, SPECIES, type Species } from './data/species.ts';

export const MODES = ['ffa', 'teams'] as const;
export const STARTING_FLEETS = ['standard', 'points'] as const;
export const POINTS_RULES = ['exact', 'atMost'] as const;
export const VICTORIES = ['vp', 'collector', 'lastStanding'] as const;
export const EXPOSURES = ['column', 'rowsEmpty'] as const;
export const SUPPRESSING_MODES = ['ship', 'player'] as const;
export const OVERFLOWS = ['lost', 'toHull'] as const;
export const LATE_SEATS = ['off', 'on'] as const;

/** Chapter 16: the setup options, resolved. */
export interface Options {
  /** 2 to 4 (OS-1.1). */
  readonly seats: number;
  /** One for each seat (OS-1.3). */
  readonly species: readonly Species[];
  /** Everybody for himself, or seats 1 + 3 against 2 + 4 (OS-1.2). */
  readonly mode: (typeof MODES)[number];
  readonly startingFleet: (typeof STARTING_FLEETS)[number];
  /** 2 to 40 recruitment points (OS-12.1). */
  readonly fleetPoints: number;
  readonly fleetPointsRule: (typeof POINTS_RULES)[number];
  readonly victory: (typeof VICTORIES)[number];
  /** 1 to 60 (OS-12.4). */
  readonly vpTarget: number;
  /** 1 to 14 (OS-12.6). */
  readonly collectorTrophies: number;
  /** OS-12.10 to OS-12.14: the four switches of Hard Mode. */
  readonly hardShieldRecovery: boolean;
  readonly hardSalvage: boolean;
  readonly hardReserve: boolean;
  readonly hardRepairTrade: boolean;
  /** OS-3.6, OS-3.7. */
  readonly flagshipExposure: (typeof EXPOSURES)[number];
  /** OS-8.14. */
  readonly suppressingFireMode: (typeof SUPPRESSING_MODES)[number];
  /** OS-7.1. */
  readonly shieldOverflow: (typeof OVERFLOWS)[number];
  /** OS-6.6. */
  readonly bluffWindows: boolean;
  /** OS-12.24. */
  readonly teamSharesHands: boolean;
  /** OS-2.8. */
  readonly lateSeatRecruitment: (typeof LATE_SEATS)[number];
  /** The printed values (OS-17.1). */
  readonly dataSet: DataSet;
  /** 0 to 200 rounds; 0 = none (OS-11.10). */
  readonly roundLimit: number;
}

/** Chapter 16: the ranges of the number options, and their defaults. */
export const SEAT_COUNT = { least: 2, most: 4, standard: 2 } as const;
export const FLEET_POINTS = { least: 2, most: 40, standard: 12 } as const;
export const VP_TARGET = { least: 1, most: 60, standard: 10 } as const;
export const COLLECTOR_TROPHIES = { least: 1, most: 14, standard: 5 } as const;
export const ROUND_LIMIT = { least: 0, most: 200, standard: 60 } as const;

/** OS-12.2, OS-12.4: what is recommended for a short, medium, long and extended game. */
export const RECOMMENDED = { fleetPoints: [6, 12, 18, 24], vpTarget: [5, 10, 15, 20] } as const;

/** OS-1.2: seats of Team Play. */
export const TEAM_SEATS = 4;

const schema = v.strictObject({
  seats: v.optional(v.number(), SEAT_COUNT.standard),
  species: v.optional(v.pipe(v.array(v.string()), v.maxLength(20))),
  mode: v.optional(v.string(), 'ffa'),
  startingFleet: v.optional(v.string(), 'standard'),
  fleetPoints: v.optional(v.number(), FLEET_POINTS.standard),
  fleetPointsRule: v.optional(v.string(), 'exact'),
  victory: v.optional(v.string(), 'vp'),
  vpTarget: v.optional(v.number(), VP_TARGET.standard),
  collectorTrophies: v.optional(v.number(), COLLECTOR_TROPHIES.standard),
  hardShieldRecovery: v.optional(v.boolean(), false),
  hardSalvage: v.optional(v.boolean(), false),
  hardReserve: v.optional(v.boolean(), false),
  hardRepairTrade: v.optional(v.boolean(), false),
  flagshipExposure: v.optional(v.string(), 'column'),
  suppressingFireMode: v.optional(v.string(), 'ship'),
  shieldOverflow: v.optional(v.string(), 'lost'),
  bluffWindows: v.optional(v.boolean(), false),
  teamSharesHands: v.optional(v.boolean(), false),
  lateSeatRecruitment: v.optional(v.string(), 'off'),
  dataSet: v.optional(v.string(), 'catalogue'),
  roundLimit: v.optional(v.number(), ROUND_LIMIT.standard),
});

/**
 * Resolves raw options: fills the defaults of chapter 16. Faults name an option that does not exist or is of the wrong
 * type; a value outside its range passes here and is refused by `checkSetup`, with its rule.
 */
export function parseOptions(raw: unknown): Parsed<Options> {
  const result = v.safeParse(schema, raw ?? {});
  if (!result.success) return { ok: false, faults: faultsOf(result.issues).map(faultOf) };
  const { seats, species } = result.output;
  // Values out of range stand here until `checkSetup` names their rule; no match is made of them.
  const options = { ...result.output, species: species ?? SPECIES.slice(0, seats) };
  return { ok: true, value: options as Options };
}

const faultOf = ({ path, reason }: Fault): Fault => ({
  path,
  reason: reason === `There is no field ${path} here.` ? `There is no option ${path}.` : reason,
});

/** Why no match can be played with these options, by the rules of chapter 16; empty = it can start. */
export function checkSetup(options: Options): readonly Rejection[] {
  const found: Rejection[] = [];
  const number = (rule: string, key: keyof Options, range: { readonly least: number; readonly most: number }): void => {
    const value = options[key] as number;
    if (!Number.isInteger(value) || value < range.least || value > range.most)
      found.push({
        rule,
        reason: `${key} must be ${range.least} to ${range.most}; got ${value}.`,
        data: { key, value },
      });
  };
  const choice = (rule: string, key: keyof Options, list: readonly string[]): void => {
    const value = options[key] as string;
    if (!list.includes(value))
      found.push({ rule, reason: `${key} must be ${list.join(' or ')}; got "${value.slice(0, 40)}".`, data: { key } });
  };
  number('OS-1.1', 'seats', SEAT_COUNT);
  choice('OS-1.2', 'mode', MODES);
  choice('OS-2.2', 'startingFleet', STARTING_FLEETS);
  number('OS-12.1', 'fleetPoints', FLEET_POINTS);
  choice('OS-12.3', 'fleetPointsRule', POINTS_RULES);
  choice('OS-11.1', 'victory', VICTORIES);
  number('OS-12.4', 'vpTarget', VP_TARGET);
  number('OS-12.6', 'collectorTrophies', COLLECTOR_TROPHIES);
  choice('OS-3.6', 'flagshipExposure', EXPOSURES);
  choice('OS-8.14', 'suppressingFireMode', SUPPRESSING_MODES);
  choice('OS-7.1', 'shieldOverflow', OVERFLOWS);
  choice('OS-2.8', 'lateSeatRecruitment', LATE_SEATS);
  choice('OS-17.1', 'dataSet', DATA_SETS);
  number('OS-11.10', 'roundLimit', ROUND_LIMIT);
  found.push(...speciesFaults(options));
  if (options.mode === 'teams' && options.seats !== TEAM_SEATS)
    found.push({ rule: 'OS-1.2', reason: `Team Play needs exactly 4 seats; there are ${options.seats}.` });
  return found;
}

/** OS-1.3: one species for each seat. */
function speciesFaults({ seats, species }: Options): readonly Rejection[] {
  const strange = (species as readonly string[]).find((one) => !isSpecies(one));
  if (strange !== undefined)
    return [
      { rule: 'OS-1.3', reason: `There is no species "${strange.slice(0, 40)}"; there is ${SPECIES.join(', ')}.` },
    ];
  if (species.length === seats) return [];
  return [
    {
      rule: 'OS-1.3',
      reason: `Name one species for each of the ${seats} seats; you named ${species.length}.`,
      data: { seats, named: species.length },
    },
  ];
}

/** The seats of a match, in clockwise order (OS-0.1). */
export const seatsOf = ({ seats }: Pick<Options, 'seats'>): readonly string[] =>
  Array.from({ length: seats }, (_, at) => String(at + 1));

/** OS-12.5: raw options a lobby proposes for a long or extended game, and for Team Play. */
export function proposed({ mode, vpTarget }: Pick<Options, 'mode' | 'vpTarget'>): {
  readonly startingFleet?: 'points';
  readonly fleetPoints?: number;
  readonly vpTargets?: readonly number[];
} {
  const at = (RECOMMENDED.vpTarget as readonly number[]).indexOf(vpTarget);
  return {
    ...(at >= 2 && { startingFleet: 'points' as const, fleetPoints: RECOMMENDED.fleetPoints[at]! }),
    ...(mode === 'teams' && { vpTargets: RECOMMENDED.vpTarget.slice(2) }),
  };
}
