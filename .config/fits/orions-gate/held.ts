import { readFileSync } from 'node:fs';
import { playerOf, type Player } from '../../../src/ai/series/player.ts';
import type { AnyGame } from '../../../src/engine/game.ts';
import { applyCommand, type Match } from '../../../src/engine/match.ts';
import type { Recording } from '../../../src/engine/recording.ts';
import { seedChance } from '../../../src/engine/rng.ts';
import { timelineOf } from '../../../src/engine/timeline.ts';
import type { OrionsGateState } from '../../../src/games/orions-gate/state.ts';
import { arenaNamed } from '../arenas.ts';
import type { Order, Row } from '../fit.ts';
import { shareOf } from '../tally.ts';

/** The hard level's battle in which side B leads by three markers to two once both fleets stand there. */
const RECORDED = new URL('../../../test/golden/opponents/left-markers.json', import.meta.url);
/** Commands until then. */
const DEPLOYED = 16;
const HOLDER = 'b1';
/** Rounds in which the holder's units stay where they are. */
const HELD = [0, 1, 2, 4] as const;

/**
 * What the holder of a recorded lead in markers wins where its units stand still for so many rounds and then go as the
 * hard level goes: with 0 it leaves the markers at once. Both play the hard level; no two battles have the same dice.
 */
export async function* orionsHeld({ games, seed, only }: Order): AsyncIterable<Row> {
  const arena = arenaNamed('orions-gate');
  const { game } = arena;
  const kept = timelineOf(game, JSON.parse(readFileSync(RECORDED, 'utf8')) as Recording);
  if (!kept.ok) throw new Error(kept.reason);
  const { match: deployed } = kept.timeline.plies[DEPLOYED - 1]!;
  for (const rounds of HELD) {
    if (only && !only.includes(`${rounds}`)) continue;
    const tally = { n: 0, points: 0 };
    let drawn = 0;
    for (let index = 0; index < games; index++) {
      const player = playerOf(arena, 'hard', `${seed}/${index}`);
      const from = { ...deployed, chance: seedChance(`${seed}/${index}`) };
      const { winners } = game.outcome(playedOn(game, from, player, rounds))!;
      tally.n += 1;
      tally.points += winners.length === 0 ? 0.5 : +winners.includes(HOLDER);
      drawn += +(winners.length === 0);
    }
    yield { what: `holds for ${rounds} rounds`, figures: { ...shareOf(tally), drawn } };
  }
}

/** The end of a battle in which one player has both sides, and the holder's units stand still for so many rounds. */
function playedOn(game: AnyGame, from: Match<unknown>, player: Player, rounds: number): unknown {
  let match = from;
  for (let decision = game.pending(match.state)[0]; decision; decision = game.pending(match.state)[0]) {
    const seat = decision.seats[0]!;
    const { command } = player.choose(match, seat);
    const still = seat === HOLDER && (match.state as OrionsGateState).round <= rounds ? stayed(command) : command;
    const isLegal = game.check(match.state, seat, still).length === 0;
    const applied = applyCommand(game, match, seat, isLegal ? still : command);
    if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
    match = applied.match;
  }
  return match.state;
}

/** The same unit, which stays where it is. */
function stayed(command: unknown): unknown {
  const { type, unit } = command as { readonly type: string; readonly unit?: string };
  return type === 'activate' ? { type, unit, action: 'hold' } : command;
}
