import type { Json } from '../../src/engine/json.ts';
import { applyCommand, startMatch } from '../../src/engine/match.ts';
import { openChance, scriptChance, seedChance, type Chance } from '../../src/engine/rng.ts';
import type { Seat } from '../../src/engine/seat.ts';
import { alwaysOpen } from '../../src/games/battlespace-sirius/choices.ts';
import type { BattlespaceSiriusCommand } from '../../src/games/battlespace-sirius/command.ts';
import type { BattlespaceSiriusEvent } from '../../src/games/battlespace-sirius/event.ts';
import { battlespaceSirius as game } from '../../src/games/battlespace-sirius/game.ts';
import type { Options } from '../../src/games/battlespace-sirius/options.ts';
import type { BattlespaceSiriusState } from '../../src/games/battlespace-sirius/state.ts';

/** The options of game `i`: 2 to 6 seats with every value of every other option. */
export const variedDuel = (i: number): { readonly [key: string]: Json } => ({
  playerCount: 2 + (i % 5),
  lifeboats: i % 3 !== 0,
  noFireDrawRounds: [3, 1, 0, 5][i % 4]!,
  twoPairsRepair: i % 7 < 4 ? 2 : 1,
});

/** More commands than any game needs; one that reaches it has stalled. */
const MAX_PLIES = 5000;

/** One in so many commands is one of BS-13.5, and one in so many of those a resignation that is meant. */
const ALWAYS_ONE_IN = 25;
const RESIGN_ONE_IN = 5;

export interface PlayedDuel {
  readonly options: Options;
  /** Every number drawn, in order. */
  readonly numbers: readonly number[];
  readonly plies: readonly { readonly seat: Seat; readonly command: BattlespaceSiriusCommand }[];
  readonly state: BattlespaceSiriusState;
}

/** Sees a game as it is played. */
export interface Watcher {
  readonly event: (
    before: BattlespaceSiriusState,
    event: BattlespaceSiriusEvent,
    after: BattlespaceSiriusState,
  ) => void;
  readonly rest: (state: BattlespaceSiriusState, open: readonly BattlespaceSiriusCommand[]) => void;
}

/** The command of a seat that decides, from all that are open to it. */
export type Decide = (
  state: BattlespaceSiriusState,
  seat: Seat,
  open: readonly BattlespaceSiriusCommand[],
  ply: number,
) => BattlespaceSiriusCommand;

/**
 * Plays one game to its end and throws when it stalls: with random commands of all seats, those of BS-13.5 among them,
 * or with what `decide` answers.
 */
export function randomDuel(
  seed: string,
  raw: { readonly [key: string]: Json },
  watch: Watcher,
  decide?: Decide,
): PlayedDuel {
  const parsed = game.parseOptions(raw);
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  const options = parsed.value;
  const dice = openChance(seedChance(seed));
  const players = openChance(seedChance(`${seed} players`));
  const plies: { seat: Seat; command: BattlespaceSiriusCommand }[] = [];
  let state = game.setup(options, dice);
  const take = (events: readonly BattlespaceSiriusEvent[]): void => {
    for (const event of events) {
      const before = state;
      state = game.evolve(state, event);
      watch.event(before, event, state);
    }
  };
  const settle = (): void => {
    for (let events = game.advance(state, dice); events.length > 0; events = game.advance(state, dice)) take(events);
  };
  settle();
  while (state.phase !== 'over') {
    if (plies.length >= MAX_PLIES) throw new Error(`${seed}: no end after ${MAX_PLIES} commands.`);
    const decider = game.pending(state)[0]!.seats[0]!;
    const open = game.choices(state, decider) as readonly BattlespaceSiriusCommand[];
    watch.rest(state, open);
    const { seat, command } = decide
      ? { seat: decider, command: decide(state, decider, open, plies.length) }
      : (anyAlways(state, players) ?? { seat: decider, command: open[players.below(open.length)]! });
    const [refusal] = game.check(state, seat, command);
    if (refusal)
      throw new Error(
        `${seed}, ply ${plies.length}: ${JSON.stringify(command)} refused: ${refusal.rule}: ${refusal.reason}`,
      );
    plies.push({ seat, command });
    take(game.decide(state, seat, command, dice));
    settle();
  }
  return { options, numbers: dice.draws, plies, state };
}

/** Now and then a command of BS-13.5 of any seat that is still in; a resignation more rarely. */
function anyAlways(
  state: BattlespaceSiriusState,
  chance: Chance,
): { readonly seat: Seat; readonly command: BattlespaceSiriusCommand } | null {
  if (chance.below(ALWAYS_ONE_IN) > 0) return null;
  const { seat } = state.players[chance.below(state.players.length)]!;
  const open = alwaysOpen(state, seat).filter(({ type }) => type !== 'resign' || chance.below(RESIGN_ONE_IN) === 0);
  return open.length === 0 ? null : { seat, command: open[chance.below(open.length)]! };
}

/** BS-I10: the same commands with the same list of numbers give the same state, byte for byte, and use up the list. */
export function assertReplays({ options, numbers, plies, state }: PlayedDuel, seed: string): void {
  let { match } = startMatch(game, options, scriptChance(numbers));
  for (const { seat, command } of plies) {
    const applied = applyCommand(game, match, seat, command);
    if (!applied.ok) throw new Error(`${seed}, ply ${match.ply}: refused in replay: ${applied.rejections[0]!.reason}`);
    match = applied.match;
  }
  if (JSON.stringify(match.state) !== JSON.stringify(state))
    throw new Error(`${seed}: BS-I10: the replay ends in another state`);
  if (match.chance.kind !== 'script' || match.chance.draws.length > 0)
    throw new Error(`${seed}: BS-I10: numbers are left over`);
}
