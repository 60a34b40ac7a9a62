import { SPECIES, type Species } from './data/faces.ts';
import { listed, unlisted, type Refusal } from './fault.ts';

/** Chapter 16, the seed apart. */
export interface Options {
  seats: number;
  /** One for each seat. */
  species: readonly Species[];
  mode: 'ffa' | 'teams';
  startingFleet: 'standard' | 'points';
  fleetPoints: number;
  fleetPointsRule: 'exact' | 'atMost';
  victory: 'vp' | 'collector' | 'lastStanding';
  vpTarget: number;
  collectorTrophies: number;
  hardShieldRecovery: boolean;
  hardSalvage: boolean;
  hardReserve: boolean;
  hardRepairTrade: boolean;
  flagshipExposure: 'column' | 'rowsEmpty';
  suppressingFireMode: 'ship' | 'player';
  shieldOverflow: 'lost' | 'toHull';
  bluffWindows: boolean;
  teamSharesHands: boolean;
  lateSeatRecruitment: 'off' | 'on';
  /** Rounds; 0 for none. */
  roundLimit: number;
}

export const DEFAULTS: Readonly<Options> = {
  seats: 2,
  species: SPECIES,
  mode: 'ffa',
  startingFleet: 'standard',
  fleetPoints: 12,
  fleetPointsRule: 'exact',
  victory: 'vp',
  vpTarget: 10,
  collectorTrophies: 5,
  hardShieldRecovery: false,
  hardSalvage: false,
  hardReserve: false,
  hardRepairTrade: false,
  flagshipExposure: 'column',
  suppressingFireMode: 'ship',
  shieldOverflow: 'lost',
  bluffWindows: false,
  teamSharesHands: false,
  lateSeatRecruitment: 'off',
  roundLimit: 60,
};

interface Range {
  readonly rule: string;
  readonly words: string;
  readonly holds: (value: unknown) => boolean;
}

const RANGES: { readonly [key in keyof Options]: Range } = {
  seats: numbers('OS-1.1', 2, 4),
  species: { rule: 'OS-1.3', words: `a list of ${SPECIES.join(', ')}`, holds: areSpecies },
  mode: words('OS-1.2', 'ffa', 'teams'),
  startingFleet: words('OS-2.2', 'standard', 'points'),
  fleetPoints: numbers('OS-12.1', 2, 40),
  fleetPointsRule: words('OS-12.3', 'exact', 'atMost'),
  victory: words('OS-11.1', 'vp', 'collector', 'lastStanding'),
  vpTarget: numbers('OS-12.4', 1, 60),
  collectorTrophies: numbers('OS-12.6', 1, 14),
  hardShieldRecovery: flag('OS-12.10'),
  hardSalvage: flag('OS-12.11'),
  hardReserve: flag('OS-12.12'),
  hardRepairTrade: flag('OS-12.14'),
  flagshipExposure: words('OS-3.6', 'column', 'rowsEmpty'),
  suppressingFireMode: words('OS-8.14', 'ship', 'player'),
  shieldOverflow: words('OS-7.1', 'lost', 'toHull'),
  bluffWindows: flag('OS-6.6'),
  teamSharesHands: flag('OS-12.24'),
  lateSeatRecruitment: words('OS-2.8', 'off', 'on'),
  roundLimit: numbers('OS-11.10', 0, 200),
};

/** What is wrong with options, in the order of the table of chapter 16; nothing for those a game can begin with. */
export function optionFaults(given: { readonly [key in keyof Options]?: unknown }): Refusal[] {
  const faults = (Object.keys(RANGES) as (keyof Options)[]).flatMap((key) => {
    const { rule, words: range, holds } = RANGES[key];
    if (given[key] === undefined || holds(given[key])) return [];
    return [unlisted(rule, `${key} must be ${range}; got ${String(given[key])}.`)];
  });
  return faults.length > 0 ? faults : seatFaults({ ...DEFAULTS, ...(given as Partial<Options>) });
}

/** OS-1.2, OS-1.3: options that must fit each other. */
function seatFaults({ seats, mode, species }: Options): Refusal[] {
  const faults: Refusal[] = [];
  if (species.length < seats)
    faults.push(unlisted('OS-1.3', `${seats} seats need a species each; got ${species.length}.`));
  if (mode === 'teams' && seats !== 4) {
    faults.push(listed('OS-1.2', `Team Play needs exactly 4 seats; there are ${seats}.`));
  }
  return faults;
}

function areSpecies(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => SPECIES.includes(one as Species));
}

function flag(rule: string): Range {
  return { rule, words: 'true or false', holds: (value) => typeof value === 'boolean' };
}

function words(rule: string, ...allowed: string[]): Range {
  return { rule, words: allowed.join(', '), holds: (value) => allowed.includes(value as string) };
}

function numbers(rule: string, least: number, most: number): Range {
  const holds = (value: unknown) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
  return { rule, words: `a whole number from ${least} to ${most}`, holds };
}
