import { describe, expect, it } from 'vitest';
import { createBot } from '../../src/ai/bot.ts';
import { LEVELS } from '../../src/engine/level.ts';
import type { Brain } from '../../src/engine/brain.ts';
import { applyCommand } from '../../src/engine/match.ts';
import { scriptChance } from '../../src/engine/rng.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { orionsGateBrain } from '../../src/games/orions-gate/bot.ts';
import { standing } from '../../src/games/orions-gate/bot/threat.ts';
import type { OrionsGateCommand } from '../../src/games/orions-gate/command.ts';
import type { OrionsGateState } from '../../src/games/orions-gate/state.ts';
import { thePlaced } from '../../src/games/orions-gate/units.ts';
import { kernelSight } from '../../src/table/kernel.ts';
import { battle, game, type Battle, type BattleInput } from '../helpers/og-position.ts';

const brain = orionsGateBrain(kernelSight);

/** The answer of a level to a match, seen from a seat. */
const answer = (
  match: Battle,
  seat: string,
  level: (typeof LEVELS)[number] = 'default',
  seed = 'seed',
): OrionsGateCommand => createBot(game, brain, level).choose(game.view(match.state, viewerOf(seat)), seat, seed);

/** Plays answers of a level, the clearest one, for a seat until its activation is over; returns the commands. */
function activation(
  match: Battle,
  seat: string,
  level: (typeof LEVELS)[number] = 'hard',
): { commands: readonly OrionsGateCommand[]; match: Battle } {
  const commands: OrionsGateCommand[] = [];
  do {
    const command = answer(match, seat, level);
    const applied = applyCommand(game, match, seat, command);
    if (!applied.ok) throw new Error(`${JSON.stringify(command)}: ${applied.rejections[0]!.reason}`);
    commands.push(command);
    match = applied.match;
  } while (match.state.activation !== null);
  return { commands, match };
}

const dice = Array.from({ length: 60 }, (_, i) => ((i * 5) % 6) + 1);

describe('a computer captain', () => {
  it('sees only its view: other dice to come do not change its answer', () => {
    const units: BattleInput['units'] = [
      { id: 'a1.1', type: 'destroyers', pose: [20_000, 20_000, 0], components: ['cannon', 'engine', 'shield'] },
      { id: 'b1.1', type: 'destroyers', pose: [34_000, 21_000, 9000], components: ['cannon', 'cannon', 'shield'] },
    ];
    const one = battle({ units, phase: 'destroyers', turn: 'A', dice: [1, 1, 1, 1] });
    const other = battle({ units, phase: 'destroyers', turn: 'A', dice: [6, 6, 6, 6] });
    expect(answer(one, 'a1')).toEqual(answer(other, 'a1'));
  });

  it('looks at a bounded number of positions for one answer', () => {
    let work = 0;
    const counted = { ...game, check: (...args: Parameters<typeof game.check>) => ((work += 1), game.check(...args)) };
    const match = battle({
      phase: 'fighters',
      turn: 'A',
      units: Array.from({ length: 6 }, (_, i): BattleInput['units'] => [
        { id: `a1.${i + 1}`, type: 'fighters', pose: [10_000 + 5000 * i, 10_000, 9000], components: ['cannon'] },
        { id: `b1.${i + 1}`, type: 'fighters', pose: [10_000 + 5000 * i, 38_000, 27_000], components: ['cannon'] },
      ]).flat(),
    });
    const judged: number[] = [];
    const watched: Brain<OrionsGateState, OrionsGateCommand> = {
      ...brain,
      prospects(...args) {
        const found = brain.prospects(...args);
        judged.push(found.length);
        return found;
      },
    };
    createBot(counted, watched, 'default').choose(game.view(match.state, viewerOf('a1')), 'a1', 'seed');
    expect(judged).toEqual([24]);
    expect(work).toBe(1);
  });

  it('never stalls: when every prospect is illegal it plays what the game offers', () => {
    const match = battle({
      phase: 'fighters',
      turn: 'A',
      units: [
        { id: 'a1.1', type: 'fighters', pose: [20_000, 20_000, 0], components: ['cannon'] },
        { id: 'b1.1', type: 'fighters', pose: [40_000, 20_000, 0], components: ['cannon'] },
      ],
    });
    const confused: Brain<OrionsGateState, OrionsGateCommand> = {
      ...brain,
      prospects: () => [{ command: { type: 'stay' }, worth: 9 }],
    };
    const command = createBot(game, confused, 'default').choose(game.view(match.state, viewerOf('a1')), 'a1', 'seed');
    expect(game.check(match.state, 'a1', command)).toEqual([]);
    expect(command.type).toBe('activate');
  });

  it('closes in on an enemy out of reach and keeps clear of a black hole on the way', () => {
    const match = battle({
      phase: 'fighters',
      turn: 'A',
      dice,
      pieces: [{ kind: 'dangerous', parts: [{ kind: 'circle', x: 26_000, y: 20_000, radius: 2500 }] }],
      units: [
        { id: 'a1.1', type: 'fighters', pose: [18_000, 20_000, 0], components: ['cannon'] },
        { id: 'b1.1', type: 'fighters', pose: [50_000, 20_000, 18_000], components: ['cannon'] },
      ],
    });
    const { match: after } = activation(match, 'a1', 'default');
    const pose = after.state.units[0]!.pose!;
    expect(after.state.units[0]!.components[0]!.damage).toBe(0);
    expect(pose.x).toBeGreaterThan(20_000);
  });

  it('goes round a fighter to shoot it in the back rather than in the face', () => {
    const match = battle({
      phase: 'scouts',
      turn: 'A',
      dice,
      units: [
        { id: 'a1.1', type: 'scouts', pose: [20_000, 20_000, 0], components: [] },
        { id: 'b1.1', type: 'fighters', pose: [26_000, 20_000, 18_000], components: ['cannon'] },
      ],
    });
    const { match: after, commands } = activation(match, 'a1');
    expect(commands.some(({ type }) => type === 'firePrimary')).toBe(true);
    expect(after.state.units[0]!.pose!.x).toBeGreaterThan(26_000);
  });

  it('fires the gun before its components, each at the enemy it can hurt most', () => {
    const match = battle({
      phase: 'destroyers',
      turn: 'A',
      dice,
      activation: { unit: 'a1.1', action: 'hold', allowance: 0, step: 'fire' },
      units: [
        { id: 'a1.1', type: 'destroyers', pose: [20_000, 20_000, 0], components: ['cannon', 'shield', 'engine'] },
        {
          id: 'b1.1',
          type: 'battleships',
          pose: [30_000, 24_000, 18_000],
          components: ['cannon', 'cannon', 'cannon', 'cannon', 'cannon', 'cannon'],
        },
        { id: 'b1.2', type: 'fighters', pose: [30_000, 16_000, 18_000], components: [{ kind: 'cannon', damage: 1 }] },
      ],
    });
    expect(answer(match, 'a1')).toEqual({ type: 'firePrimary', target: 'b1.2' });
  });

  it('counts cover: it stands better behind a planet or in a nebula than in the open', () => {
    const standsAt = (pieces: BattleInput['pieces']): number => {
      const { state } = battle({
        phase: 'fighters',
        turn: 'A',
        round: 4,
        ...(pieces && { pieces }),
        units: [
          { id: 'a1.1', type: 'fighters', pose: [20_000, 20_000, 0], components: ['cannon'] },
          { id: 'b1.1', type: 'fighters', pose: [34_000, 20_000, 18_000], components: ['cannon'] },
        ],
      });
      return standing(
        { sight: kernelSight, caution: 1, minds: 1, presses: 1, keen: false, oneTable: false },
        state,
        thePlaced(state, 'a1.1'),
      );
    };
    const piece = (kind: 'blocking' | 'obscuring', x: number, radius: number) => [
      { kind, parts: [{ kind: 'circle' as const, x, y: 20_000, radius }] },
    ];
    const open = standsAt([]);
    expect(open).toBeLessThan(0);
    expect(standsAt(piece('blocking', 26_000, 2500))).toBeGreaterThan(open);
    expect(standsAt(piece('obscuring', 20_000, 1500))).toBeGreaterThan(open);
  });

  it('plays the same answer again for the same view and seed', () => {
    const match = {
      ...battle({
        phase: 'fighters',
        turn: 'A',
        units: [
          { id: 'a1.1', type: 'fighters', pose: [20_000, 20_000, 0], components: ['engine'] },
          { id: 'b1.1', type: 'fighters', pose: [40_000, 20_000, 0], components: ['cannon'] },
        ],
      }),
      chance: scriptChance([]),
    };
    expect(answer(match, 'a1', 'easy', 'x')).toEqual(answer(match, 'a1', 'easy', 'x'));
  });
});
