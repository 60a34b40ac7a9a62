import type { Series } from '../../../../ai/series/series.ts';
import { LEVELS } from '../../../../ai/level.ts';
import { optionsForFleets, submission, type NamedFleet } from '../../../../games/orions-gate/index.ts';
import { packFleet } from '../setup/fleet-link.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import { hashOf, type Route } from '../../../match/router.ts';
import { GAMES_RANGE, isGames, MAX_SEED, quoted } from '../../../match/lab/draft.ts';
import { fleetsPage } from '../pages.ts';

type Query = { readonly [name: string]: string };

/** Everything about a duel but its fleets. */
export interface DuelTerms {
  /** Who plays the first and the second fleet. */
  readonly players: readonly [string, string];
  readonly games: number;
  readonly seed: string;
  /** Seed of the one table of all battles; empty = each pair of battles has its own. */
  readonly terrain: string;
  readonly arcs: boolean;
}

/** A duel as it was started. */
export interface Duel extends DuelTerms {
  readonly fleets: readonly [NamedFleet, NamedFleet];
}

/** Who can play a fleet. */
export const DUEL_PLAYERS: readonly string[] = [...LEVELS, 'random'];

/** Battles a newcomer is offered: some minutes' worth. */
const STANDARD_GAMES = 20;
/** OG-26.1: most characters of a terrain seed. */
const MAX_TERRAIN = 40;

const standardPlayer = 'default';

/** The terms an address asks for; what is left out or cannot be read is as standard, the seed by chance. */
export function readTerms(query: Query): DuelTerms {
  const names = (query['players'] ?? '').split(',');
  const player = (at: number): string => DUEL_PLAYERS.find((name) => name === names[at]) ?? standardPlayer;
  const games = Number(query['games'] ?? STANDARD_GAMES);
  const seed = query['seed'] ?? '';
  return {
    players: [player(0), player(1)],
    games: isGames(games) ? games : STANDARD_GAMES,
    seed: seed !== '' && seed.length <= MAX_SEED ? seed : randomSeed(8),
    terrain: (query['terrain'] ?? '').slice(0, MAX_TERRAIN),
    arcs: query['arcs'] === '1',
  };
}

/** Whether a duel can be fought on these terms. */
export const inOrder = ({ games, seed }: DuelTerms): boolean => isGames(games) && seed.trim() !== '';

/** Most and fewest battles, and most characters of both seeds. */
export const DUEL_LIMITS = { games: GAMES_RANGE, seed: MAX_SEED, terrain: MAX_TERRAIN } as const;

/** The address of a duel; `readTerms` reads its terms back. */
export const duelRoute = ({ fleets: [a, b], players, games, seed, terrain, arcs }: Duel): Route =>
  fleetsPage('duel', {
    a: packFleet(a),
    b: packFleet(b),
    players: players.join(','),
    games: String(games),
    seed,
    ...(terrain && { terrain }),
    ...(arcs && { arcs: '1' }),
  });

/** The whole address of a duel, to be given away. */
export const duelLink = (duel: Duel): string => `${location.href.split('#')[0]}${hashOf(duelRoute(duel))}`;

/** Raw options of the battles: as many points as the fleets need, and what was set. */
const optionsOf = ({ fleets, terrain, arcs }: Duel) => ({
  ...optionsForFleets(fleets.map(({ units }) => units)),
  ...(terrain && { terrainSeed: terrain }),
  ...(arcs && { firingArcs: true }),
});

/** The series the threads are to play. */
export const seriesOfDuel = (duel: Duel): Series => ({
  game: 'orions-gate',
  options: optionsOf(duel),
  seed: duel.seed,
  names: duel.players,
  brings: duel.fleets.map(({ units }) => submission(units)),
});

/** Names of the two files the command reads. */
export const DUEL_FILES = ['fleet-a.txt', 'fleet-b.txt'] as const;

/** The command that plays the same battles without a browser. */
export function commandOfDuel(duel: Duel): string {
  const { games, seed, players } = duel;
  return `npm run --silent tabletop -- simulate --game orions-gate --fleetA ${DUEL_FILES[0]} --fleetB ${DUEL_FILES[1]} --games ${games} --seed ${quoted(seed)} --seats ${players.join(',')} --options ${quoted(JSON.stringify(optionsOf(duel)))}`;
}
