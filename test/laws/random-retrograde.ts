import { openChance, seedChance, type Chance } from '../../src/engine/rng.ts';
import type { Json } from '../../src/engine/json.ts';
import { matchFrom, startMatch, type Match } from '../../src/engine/match.ts';
import type { RetrogradeCommand } from '../../src/games/retrograde/command.ts';
import { retrogradeCoverage } from '../../src/games/retrograde/coverage/index.ts';
import { busyPosition } from '../../src/games/retrograde/coverage/position.ts';
import type { RetrogradeEvent } from '../../src/games/retrograde/event.ts';
import { retrograde as game } from '../../src/games/retrograde/game.ts';
import type { RetrogradeState } from '../../src/games/retrograde/state.ts';
import { optionsOfMatch } from '../../src/games/coverage.ts';
import { legalOptions, playGame, type Ply as PlyOf, type Watcher } from './play-game.ts';

/** The raw options of game `i`: every value of every option with decks of the whole pool, and always a turn limit. */
export function variedGame(i: number): { readonly [key: string]: Json } {
  const raw = optionsOfMatch(retrogradeCoverage, i, 'varied');
  const { turnLimit } = raw;
  return { ...raw, turnLimit: typeof turnLimit === 'number' ? Math.min(turnLimit, 12) : 8 };
}

export type Ply = PlyOf<RetrogradeCommand>;

/**
 * Plays one game of random legal commands to its end through `applyCommand`, two in three from the midst of a game;
 * throws when it stalls or a choice is refused.
 */
export function randomGame(
  seed: string,
  i: number,
  watcher: Watcher<RetrogradeState, RetrogradeCommand, RetrogradeEvent> = {},
): Match<RetrogradeState> {
  const options = legalOptions(game, variedGame(i));
  const players = openChance(seedChance(`${seed} players`));
  const position = busyPosition(options, i, players);
  const placed = position && game.place!(options, position);
  if (placed && !placed.ok) throw new Error(placed.faults.map(({ path, reason }) => `${path}: ${reason}`).join(' '));
  const start = placed ? matchFrom(game, placed.value, seedChance(seed)) : startMatch(game, options, seedChance(seed));
  return playGame(game, seed, start, (state) => anyCommand(state, players), watcher).last;
}

/** Scuttling and scrapping are chosen seldom, or nothing would be left to play with. */
const SELDOM: readonly string[] = ['scuttle', 'scrapProject'];
const SELDOM_ONE_IN = 8;

function anyCommand(state: RetrogradeState, chance: Chance): Ply {
  const seat = state.activeSeat;
  const open = game.choices(state, seat) as readonly RetrogradeCommand[];
  const kept = chance.below(SELDOM_ONE_IN) === 0 ? open : open.filter(({ type }) => !SELDOM.includes(type));
  return { seat, command: kept[chance.below(kept.length)]! };
}
