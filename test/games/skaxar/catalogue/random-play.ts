import { applyCommand, startMatch } from '../../../../src/engine/match.ts';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import type { Attempt } from '../../../../src/games/skaxar/command.ts';
import type { Options } from '../../../../src/games/skaxar/options.ts';
import { game, optionsOf, type Played, type Table } from './table.ts';

export interface RandomGame extends Played {
  readonly plies: readonly { readonly seat: string; readonly command: Attempt }[];
}

/** Sees a game as it is played: every rest before its command, and what each command came to. */
export interface Watcher {
  readonly rest?: (match: Table, choices: readonly Attempt[]) => void;
  readonly played?: (before: Table, played: Played) => void;
}

/** Raw options of game `i`: all four pairings of fleets, and every value of the other options in turn. */
export const varied = (i: number): Options =>
  optionsOf({
    fleetA: i % 2 ? 'earth' : 'skaxar',
    fleetB: i % 4 < 2 ? 'earth' : 'skaxar',
    mirror: true,
    startingMoney: [8000, 0, 20000, 3000, 50000][i % 5]!,
    stalemateLimit: [5, 2, 10, 3][i % 4]!,
    purchaseWithoutEffect: i % 3 !== 0,
    openTracker: i % 2 === 0,
    redrawItems: i % 5 < 3 ? 'stay' : 'leave',
    turnLimit: i % 7 === 0 ? 10 + (i % 30) : 0,
  });

/** More commands than any game can have: 305 turns (SK-9.8) with a handful each. */
const MAX_PLIES = 5000;

/** Plays a game to its end with random commands of the legal list; throws when it does not end. */
export function randomGame(seed: string, options: Options, watch: Watcher = {}): RandomGame {
  const players = openChance(seedChance(`${seed} players`));
  const start = startMatch(game, options, seedChance(seed));
  let { match } = start;
  const events = [...start.events];
  // The draws of the start are told by none of its events; they are drawn again from the same seed.
  const again = openChance(seedChance(seed));
  let state = game.setup(options, again);
  for (let more = game.advance(state, again); more.length > 0; more = game.advance(state, again))
    for (const event of more) state = game.evolve(state, event);
  const draws: number[] = [...again.draws];
  const plies: { seat: string; command: Attempt }[] = [];
  while (match.state.phase !== 'over') {
    if (plies.length >= MAX_PLIES) throw new Error(`${seed}: no end after ${MAX_PLIES} commands.`);
    const seat = match.state.decider!;
    const choices = game.choices(match.state, seat);
    watch.rest?.(match, choices);
    const command = choices[players.below(choices.length)]!;
    const applied = applyCommand(game, match, seat, command);
    if (!applied.ok)
      throw new Error(
        `${seed}, command ${plies.length}: ${JSON.stringify(command)} refused: ${applied.rejections[0]!.reason}`,
      );
    const before = match;
    match = applied.match;
    events.push(...applied.events);
    draws.push(...applied.draws);
    plies.push({ seat, command });
    watch.played?.(before, { match, events: applied.events, draws: applied.draws });
  }
  return { match, events, draws, plies };
}
