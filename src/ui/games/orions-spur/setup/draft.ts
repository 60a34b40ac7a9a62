import { computerNamesOf } from '../../../../engine/level.ts';
import { gameEntry } from '../../../../games/index.ts';
import { parseOptions, SEAT_COUNT, SPECIES, type Options, type Species } from '../../../../games/orions-spur/index.ts';
import type { SeatDraft } from '../../../match/setup/player.ts';

/** Computer players that can be chosen. */
export const SPUR_COMPUTERS = computerNamesOf(gameEntry('orions-spur'));

export interface SpurSeat extends SeatDraft {
  readonly species: Species;
}

/** Options as set on the page (chapter 16), but for the seats and their species. */
export type SpurRules = Omit<Options, 'seats' | 'species'>;

/** All that the set-up page holds. Seats beyond `players` are kept, so that fewer players for a while lose nothing. */
export interface Draft {
  readonly players: number;
  /** One for each seat there can be. */
  readonly seats: readonly SpurSeat[];
  readonly rules: SpurRules;
  /** Seed of the shuffles; empty = by chance. */
  readonly seed: string;
}

function standardRules(): SpurRules {
  const parsed = parseOptions({});
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  return Object.fromEntries(
    Object.entries(parsed.value).filter(([key]) => key !== 'seats' && key !== 'species'),
  ) as unknown as SpurRules;
}

export const STANDARD_RULES: SpurRules = standardRules();

/** Rules by which no species and no place has the better of it, as far as games of equal computer players tell. */
export const EVEN = { dataSet: 'fair', lateSeatRecruitment: 'on' } as const satisfies Partial<SpurRules>;
/** The numbers as the catalogue prints them. */
export const PRINTED = { dataSet: 'catalogue', lateSeatRecruitment: 'off' } as const satisfies Partial<SpurRules>;

/** What the page proposes. */
export const PROPOSED_RULES: SpurRules = { ...STANDARD_RULES, ...EVEN };

/** OS-12.2, OS-12.4: the recommended lengths of a game. */
export const LENGTHS: { readonly [length in 'short' | 'regular' | 'long' | 'extended']: Partial<SpurRules> } = {
  short: { startingFleet: 'points', fleetPoints: 6, vpTarget: 5 },
  regular: { startingFleet: 'standard', fleetPoints: 12, vpTarget: 10 },
  long: { startingFleet: 'points', fleetPoints: 18, vpTarget: 15 },
  extended: { startingFleet: 'points', fleetPoints: 24, vpTarget: 20 },
};

/** The page as a newcomer finds it: Terrans against the computer's H'ssuk. */
export const freshDraft = (): Draft => ({
  players: SEAT_COUNT.standard,
  seats: SPECIES.map((species, place) => ({ player: place === 0 ? 'human' : 'default', name: '', species })),
  rules: PROPOSED_RULES,
  seed: '',
});
