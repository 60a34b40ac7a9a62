import type { Arena, CountedBrain } from '../ai/series/arena.ts';
import type { AnyGame } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import { JUDGE } from '../engine/seat.ts';
import { FRESH_OPTIONS } from '../games/fresh-options.ts';
import { brains, censuses, games, rivals } from '../games/index.ts';
import { matterSight } from '../physics/index.ts';
import { countingSight } from '../table/counting-sight.ts';

/** Every game of the command line; they see through matter-js. */
export const GAMES: readonly AnyGame[] = games({ sight: matterSight });

/** A game as series play it: with its computer players seen through matter-js, its rivals and its census. */
export function arenaOf(game: AnyGame): Arena {
  const hasBrain = Object.hasOwn(brains({ sight: matterSight }), game.id);
  const hireBrain = (): CountedBrain => {
    const { sight, asked } = countingSight(matterSight);
    return { brain: brains({ sight })[game.id]!, asked };
  };
  return {
    game,
    hireBrain: hasBrain ? hireBrain : null,
    rivals: rivals[game.id] ?? {},
    census: censuses[game.id] ?? null,
    fresh: FRESH_OPTIONS[game.id] ?? (() => ({})),
  };
}

/** What the referee tells of how a match stands: these fields of the judge's view. A game not named here tells all of it. */
const TOLD: { readonly [game: string]: readonly string[] } = {
  'orions-gate': ['units', 'score'],
  'battlespace-sirius': [
    'players',
    'order',
    'phase',
    'turnSeat',
    'decider',
    'turnNumber',
    'round',
    'engagedSeat',
    'locks',
    'repairPoints',
    'shot',
    'quietTurns',
    'ending',
  ],
  skaxar: [
    'turn',
    'battle',
    'stalemates',
    'phase',
    'window',
    'decider',
    'buyers',
    'closed',
    'defeated',
    'sides',
    'bank',
    'shop',
    'asteroidCards',
    'asteroidsTaken',
  ],
};

/** How a match stands, as the referee tells it; null in every field where there is no match. */
export function standingOf(game: AnyGame, state: unknown): { readonly [field: string]: Json } {
  const view = state === null ? {} : (game.view(state, JUDGE) as { readonly [field: string]: Json });
  return Object.fromEntries((TOLD[game.id] ?? Object.keys(view)).map((field) => [field, view[field] ?? null]));
}
