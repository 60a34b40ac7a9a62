import { accountsOf } from '../ai/series/accounts.ts';
import { wonByPlayer } from '../ai/series/report.ts';
import type { SeriesGame } from '../ai/series/series.ts';
import {
  checkFleetText,
  fleetCost,
  fleetOf,
  optionsForFleets,
  submission,
  type NamedFleet,
} from '../games/orions-gate/index.ts';
import { readText } from './arguments.ts';

/** Two fleets that are to meet in every game of a series. */
export interface GivenFleets {
  readonly fleets: readonly [NamedFleet, NamedFleet];
  /** Options they need, where none are given. */
  readonly options: object;
  readonly brings: readonly object[];
}

/**
 * `--fleetA` and `--fleetB`: the fleets of two files, or null when neither is named; throws a sentence for a file that
 * holds no legal fleet.
 */
export function givenFleets(
  game: string,
  fileA: string | undefined,
  fileB: string | undefined,
  options: unknown,
): GivenFleets | null {
  if (fileA === undefined && fileB === undefined) return null;
  if (fileA === undefined || fileB === undefined) throw new Error('--fleetA and --fleetB are given together.');
  if (game !== 'orions-gate') throw new Error('--fleetA and --fleetB hold fleets of orions-gate.');
  const { playersA = 1, playersB = 1 } = options as { readonly playersA?: unknown; readonly playersB?: unknown };
  if (playersA !== 1 || playersB !== 1) throw new Error('--fleetA and --fleetB are the fleets of one captain a side.');
  const fleets = [fleetIn(fileA), fleetIn(fileB)] as const;
  const units = fleets.map((fleet) => fleet.units);
  return { fleets, options: optionsForFleets(units), brings: units.map(submission) };
}

function fleetIn(path: string): NamedFleet {
  const { fleet, faults } = checkFleetText(readText(path, 'the file of a fleet').replace(/^\uFEFF/, ''));
  if (faults.length > 0)
    throw new Error(faults.map(({ line, reason }) => `${path}, line ${line}: ${reason}`).join('\n'));
  return fleet;
}

/** What a series says of the two fleets. */
export function fleetsText({ fleets }: GivenFleets, played: readonly SeriesGame[]) {
  const accounts = accountsOf(played);
  return fleets.map(({ name, units }, player) => {
    const { share, interval95 } = wonByPlayer(played, fleets.length, player);
    const { destroyed, standing, survivors } = accounts[player]!;
    return {
      name,
      points: fleetCost(units),
      share,
      interval95,
      destroyed,
      survivors,
      standing: fleetOf(units).map((unit, at) => ({ unit: unit.name, share: standing[at]! })),
    };
  });
}
