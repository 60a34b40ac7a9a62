import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../src/engine/json.ts';
import { applyCommand } from '../../../../src/engine/match.ts';
import type { Recording } from '../../../../src/engine/recording.ts';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import { timelineOf } from '../../../../src/engine/timeline.ts';
import { openMind } from '../../../../src/games/orions-gate/bot/mind.ts';
import { goalsOf, wayToGoal } from '../../../../src/games/orions-gate/bot/mission-goals.ts';
import { orionsGateBrain } from '../../../../src/games/orions-gate/bot.ts';
import { thePlaced } from '../../../../src/games/orions-gate/units.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { game, type Battle } from '../../../helpers/og-position.ts';

const brain = orionsGateBrain(kernelSight);
const HARD = brain.efforts!['hard']!;

/** A recorded battle of two hard levels that erred: the match before a ply (counted from 1), and who gave it. */
function before(name: string, ply: number): { readonly match: Battle; readonly seat: string; readonly given: Json } {
  const file = new URL(`../../../golden/opponents/${name}.json`, import.meta.url);
  const kept = timelineOf(game, JSON.parse(readFileSync(file, 'utf8')) as Recording);
  if (!kept.ok) throw new Error(kept.reason);
  const { seat, command } = kept.timeline.plies[ply - 1]!;
  return { match: kept.timeline.plies[ply - 2]!.match, seat, given: command };
}

/** What the hard level would give there. */
const best = ({ match, seat }: ReturnType<typeof before>) =>
  brain.prospects(match.state, seat, HARD, openChance(seedChance('opponents')))[0]!.command;

describe('the hard level no longer', () => {
  it.each([92, 98, 105])('OG-13.6 OG-16.5: boards where a capture scores nothing and a shot may (ply %i)', (ply) => {
    const then = before('boarded', ply);
    expect(then.given).toMatchObject({ type: 'board' });
    expect(['firePrimary', 'useComponent']).toContain(best(then).type);
  });

  it('OG-16.5: sends a fighter away from all its friends where it may stand as well beside one', () => {
    const then = before('astray', 33);
    const gapAfter = (command: unknown): number => {
      const applied = applyCommand(game, then.match, then.seat, command);
      if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
      const { state } = applied.match;
      const { pose } = thePlaced(state, 'b1.4');
      const friends = ['b1.1', 'b1.2', 'b1.3'].map((id) => thePlaced(state, id).pose);
      return Math.min(...friends.map(({ x, y }) => Math.hypot(x - pose.x, y - pose.y)));
    };
    expect(gapAfter(then.given)).toBeGreaterThan(10_000);
    expect(gapAfter(best(then))).toBeLessThan(6000);
  });

  it('OG-6.7 OG-16.14: turns a ship away from the zone it can still come to', () => {
    const then = before('turned-away', 103);
    const turnsAfter = (command: unknown): number => {
      const applied = applyCommand(game, then.match, then.seat, command);
      if (!applied.ok) throw new Error(applied.rejections[0]!.reason);
      const { state } = applied.match;
      const mind = openMind(kernelSight, HARD);
      return wayToGoal(mind, state, thePlaced(state, 'a1.1'), goalsOf(mind, state, 'A')[0]!).turns;
    };
    // One activation is left to it after this one.
    expect(turnsAfter(then.given)).toBeGreaterThan(1);
    expect(turnsAfter(best(then))).toBeLessThanOrEqual(1);
  });
});
