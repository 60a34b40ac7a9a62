import type { Rival } from '../../../../src/engine/brain.ts';
import { applyCommand, startMatch } from '../../../../src/engine/match.ts';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import { skaxarCensus } from '../../../../src/games/skaxar/census.ts';
import type { SkaxarCommand } from '../../../../src/games/skaxar/command.ts';
import type { SkaxarEvent } from '../../../../src/games/skaxar/event.ts';
import { skaxarRivals } from '../../../../src/games/skaxar/rivals.ts';
import type { SkaxarState } from '../../../../src/games/skaxar/state.ts';
import { eventsOf, game, optionsOf } from './table.ts';

type Fleet = 'earth' | 'skaxar';

export interface Series {
  readonly games: number;
  /** The buyer of the fleet named first and of the other. */
  readonly buyers: readonly [string, string];
  readonly fleets?: readonly [Fleet, Fleet];
  readonly seed: string;
  /** The rules to play by, for experiments that break one on purpose. */
  readonly rules?: typeof game;
}

export interface Measured {
  readonly games: number;
  readonly combats: number;
  readonly lengths: readonly number[];
  /** Wins of the fleet named first, draws, wins of seat A, of the first buyer of turn 1. */
  readonly wins: number;
  readonly draws: number;
  readonly seatA: number;
  readonly openers: number;
  readonly stalemates: number;
  readonly both: number;
  /** What the project's own census counts, summed over all games. */
  readonly census: { readonly [figure: string]: number };
  readonly mostMoney: number;
}

/** Plays a series by the real rules: seats alternate between the fleets (SK-17.2). */
export function measured({ games, buyers, fleets = ['earth', 'skaxar'], seed, rules = game }: Series): Measured {
  const [first, second] = buyers.map((name): Rival<SkaxarState, SkaxarCommand> => skaxarRivals[name]!);
  const mirror = fleets[0] === fleets[1];
  const seatings = [
    optionsOf({ fleetA: fleets[0], fleetB: fleets[1], mirror }),
    optionsOf({ fleetA: fleets[1], fleetB: fleets[0], mirror }),
  ] as const;
  const lengths: number[] = [];
  const census: Record<string, number> = {};
  const sums = { combats: 0, wins: 0, draws: 0, seatA: 0, openers: 0, stalemates: 0, both: 0, mostMoney: 0 };
  for (let index = 0; index < games; index += 1) {
    const options = seatings[index % 2]!;
    const own = index % 2 ? 'B' : 'A';
    const chance = openChance(seedChance(`${seed} ${index} buyers`));
    const start = startMatch(rules, options, seedChance(`${seed} ${index}`));
    let { match } = start;
    const events: SkaxarEvent[] = [...start.events];
    while (match.state.phase !== 'over') {
      const seat = match.state.decider!;
      const applied = applyCommand(rules, match, seat, (seat === own ? first! : second!)(match.state, seat, chance));
      if (!applied.ok) throw new Error(`${seed} ${index}: ${applied.rejections[0]!.reason}`);
      match = applied.match;
      for (const event of applied.events) events.push(event);
    }
    const fought = eventsOf(events, 'fought');
    const [winner] = match.state.outcome!.winners;
    lengths.push(fought.length);
    sums.combats += fought.length;
    sums.wins += winner === own ? 1 : 0;
    sums.draws += winner ? 0 : 1;
    sums.seatA += winner === 'A' ? 1 : 0;
    sums.openers += winner && winner === eventsOf(events, 'buyersOrdered')[0]!.first ? 1 : 0;
    // A forced decision counts as a stalemate (SK-17.3).
    sums.stalemates += fought.filter(({ outcome, forced }) => forced || outcome === 'stalemate').length;
    sums.both += fought.filter(({ outcome, forced }) => !forced && outcome === 'bothDestroyed').length;
    sums.mostMoney = Math.max(sums.mostMoney, match.state.sides[0].money + match.state.sides[1].money);
    for (const [figure, value] of Object.entries(skaxarCensus.figures(events, options)))
      census[figure] = (census[figure] ?? 0) + value;
  }
  return { games, lengths: lengths.sort((a, b) => a - b), census, ...sums };
}

/** Share in per cent. */
export const percent = (part: number, whole: number): number => (100 * part) / whole;
