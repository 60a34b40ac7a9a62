import { playSeriesGame } from '../../../src/ai/series/play-series.ts';
import { effortOf } from '../../../src/ai/efforts.ts';
import type { Effort } from '../../../src/engine/brain.ts';
import type { AnyGame } from '../../../src/engine/game.ts';
import { playOut } from '../../../src/engine/match.ts';
import type { Chance } from '../../../src/engine/rng.ts';
import type { Seat } from '../../../src/engine/seat.ts';
import { MISSIONS } from '../../../src/games/orions-gate/index.ts';
import type { AnyBrain } from '../../../src/games/manifest.ts';
import { arenaNamed, brainOf, thinking, type AnyRival } from '../arenas.ts';
import type { Order, Row } from '../fit.ts';
import { firstPoints, shareRow } from '../tally.ts';

/** OG-3.5: the default size of a battle; `--options` may name another. */
const POINTS = 12;
/**
 * Decisions imagined before each activation, about: with them the search takes more than fifteen times as long over a
 * battle as the level it meets; 25 times over 60 battles of Annihilation, 30 times in Breakthrough.
 */
const IMAGINED = 8000;
/** Who plays the imagined battles to their end: one who sees its own shots alone. */
const POLICY: Effort = { candidates: 8, caution: 0, blur: 0 };
const LEVEL = 'hard';

/**
 * What plain search wins against the hard level, mission by mission: the default level, which before each activation
 * plays every way it knows to the end of the battle again and again with other dice, and takes the one that wins most.
 * `times`: its time over a battle for each of its opponent. `only` names missions.
 */
export async function* orionsFlat({ games, seed, options, only }: Order): AsyncIterable<Row> {
  const arena = arenaNamed('orions-gate');
  const { game } = arena;
  const searching = { ...arena, rivals: { ...arena.rivals, flat: flat(game, brainOf(arena)) } };
  for (const mission of MISSIONS) {
    if (only && !only.includes(mission)) continue;
    const tally = { n: 0, points: 0 };
    const spent: { [player: string]: number } = { flat: 0, [LEVEL]: 0 };
    const series = {
      game: 'orions-gate',
      options: { points: POINTS, ...options, mission },
      seed: `${seed}/${mission}`,
      names: ['flat', LEVEL],
    };
    for (let index = 0; index < games; index++) {
      const { winner } = playSeriesGame(searching, series, index, (player) => ({
        name: player.name,
        choose(match, seat) {
          const start = performance.now();
          const answer = player.choose(match, seat);
          spent[player.name]! += performance.now() - start;
          return answer;
        },
      }));
      tally.n += 1;
      tally.points += firstPoints(winner);
    }
    const { what, figures } = shareRow(`flat search against ${LEVEL}, ${mission}`, tally);
    yield { what, figures: { ...figures, times: spent['flat']! / spent[LEVEL]! } };
  }
}

/** The default level, which chooses its activations by battles that it imagines. */
function flat(game: AnyGame, brain: AnyBrain): AnyRival {
  const effort: Effort = { ...effortOf(brain, 'default'), blur: 0 };
  const otherwise = thinking(game, brain, effort);
  return (state, seat, chance) => {
    const ways = brain.prospects(state, seat, effort, chance);
    if (ways.length < 2 || !isActivation(ways[0]!.command)) return otherwise(state, seat, chance);
    const won = ways.map(() => 0);
    for (let imagined = 0; imagined < IMAGINED;)
      for (const [at, { command, then }] of ways.entries()) {
        const course = playedToEnd(game, brain, state, seat, [command, ...(then === undefined ? [] : [then])], chance);
        won[at]! += course.won;
        imagined += course.decisions;
      }
    return ways[won.indexOf(Math.max(...won))]!.command;
  };
}

const isActivation = (command: unknown): boolean => (command as { readonly type: string }).type === 'activate';

/** What comes of some commands in one battle played to its end: 1 for a win, a half for a draw; and its decisions. */
function playedToEnd(
  game: AnyGame,
  brain: AnyBrain,
  from: unknown,
  seat: Seat,
  first: readonly unknown[],
  chance: Chance,
): { readonly won: number; readonly decisions: number } {
  const on = thinking(game, brain, POLICY);
  let state = from;
  let decisions = 0;
  for (let decision = game.pending(state)[0]; decision; decision = game.pending(state)[0]) {
    const decider = decision.seats[0]!;
    const meant = first[decisions];
    const command =
      meant !== undefined && game.check(state, decider, meant).length === 0 ? meant : on(state, decider, chance);
    state = playOut(game, state, decider, command, chance).state;
    decisions += 1;
  }
  const { winners } = game.outcome(state)!;
  return { won: winners.length === 0 ? 0.5 : +winners.includes(seat), decisions };
}
