import { describe, expect, it } from 'vitest';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import { parseCommand } from '../../../../src/games/orions-gate/command.ts';
import { stepOf } from '../../../../src/games/orions-gate/rules/order.ts';
import { mangled } from '../../../../src/cli/coverage/mangle.ts';
import {
  act,
  battle,
  game,
  newGame,
  play,
  playAll,
  refusal,
  refused,
  type Battle,
  type BattleInput,
} from '../../../helpers/og-position.ts';

const UNITS: BattleInput['units'] = [
  { id: 'a1.1', type: 'fighters', name: 'Hawk', pose: [20_000, 20_000, 0], components: ['warpDrive'] },
  { id: 'a1.2', type: 'fighters', name: 'Owl', pose: [20_000, 10_000, 0], components: ['cannon'] },
  { id: 'b1.1', type: 'fighters', name: 'Wren', pose: [40_000, 20_000, 18_000], components: ['cannon'] },
];
const choosing = battle({ turn: 'A', phase: 'fighters', units: UNITS, dice: [3, 4] });
const planning = play(choosing, 'a1', { type: 'activate', unit: 'a1.1', action: 'hold' }).match;
const firing = play(planning, 'a1', { type: 'plan', heading: 0 }).match;
const jumping = play(firing, 'a1', { type: 'useComponent', slot: 1 }).match;
const handingIn = newGame({}, [6, 1]);
const scouts = { type: 'submitFleet' as const, units: [{ type: 'scouts' as const, name: '', components: [] }] };
const edging = playAll(handingIn, [
  ['a1', scouts],
  ['b1', scouts],
]).match;
const deploying = play(edging, 'a1', { type: 'chooseEdge', edge: 'south' }).match;

describe('chapter 20: who may do what when', () => {
  it('OG-20.1 the states and who decides in them', () => {
    const states: readonly (readonly [Battle, string, readonly string[]])[] = [
      [handingIn, 'setup.fleet', ['a1', 'b1']],
      [edging, 'setup.edge', ['a1']],
      [deploying, 'setup.deploy', ['a1']],
      [choosing, 'play.choose', ['a1']],
      [planning, 'play.plan', ['a1']],
      [firing, 'play.fire', ['a1']],
      [jumping, 'window.warp', ['a1']],
    ];
    for (const [{ state }, step, seats] of states) {
      expect(stepOf(state)).toBe(step);
      expect(game.pending(state).map(({ kind }) => kind)).toEqual(step === 'setup.fleet' ? [step, step] : [step]);
      expect(game.pending(state).flatMap((decision) => decision.seats)).toEqual(seats);
    }
  });

  it('OG-20.1 OG-20.4 a command of another state is refused before anything else, with a sentence of its rule', () => {
    expect(refusal(choosing, 'a1', { type: 'plan', heading: 0 })).toBe('OG-6.1: Choose a unit and its action first.');
    expect(refusal(choosing, 'a1', { type: 'firePrimary', target: 'b1.1' })).toBe(
      'OG-6.1: Choose a unit and its action first.',
    );
    expect(refusal(choosing, 'a1', { type: 'stay' })).toBe('OG-9.25: No Warp Drive jump is waiting.');
    expect(refusal(choosing, 'a1', { type: 'finishDeployment' })).toBe('OG-4.10: The deployment is over.');
    expect(refusal(choosing, 'a1', scouts)).toBe('OG-3.10: The fleets are locked.');
    expect(refusal(planning, 'a1', { type: 'firePrimary', target: 'b1.1' })).toBe(
      'OG-6.1: Hawk must make its movement first.',
    );
    expect(refusal(planning, 'a1', { type: 'endActivation' })).toBe('OG-6.1: Hawk must make its movement first.');
    expect(refusal(planning, 'a1', { type: 'activate', unit: 'a1.2', action: 'hold' })).toBe(
      'OG-6.1: The activation of Hawk has not ended yet.',
    );
    expect(refusal(firing, 'a1', { type: 'plan', heading: 0 })).toBe('OG-6.1: Hawk has made its movement.');
    expect(refusal(firing, 'b1', { type: 'plan', heading: 0 })).toBe('OG-6.1: Hawk has made its movement.');
    expect(refusal(firing, 'a1', { type: 'finish' })).toBe('OG-6.1: The activation of Hawk has not ended yet.');
  });

  it('OG-6.1 OG-I23 the declaration cannot be taken back', () => {
    for (const match of [planning, firing, jumping]) {
      expect(refusal(match, 'a1', { type: 'activate', unit: 'a1.1', action: 'move' })).toBe(
        'OG-6.1: The action is declared; it cannot be changed.',
      );
    }
  });

  it('OG-20.1 OG-5.5 the captain comes second: only the owner acts', () => {
    expect(refusal(choosing, 'b1', { type: 'activate', unit: 'b1.1', action: 'hold' })).toBe(
      'OG-5.5: Side A acts now.',
    );
    expect(refusal(planning, 'b1', { type: 'plan', heading: 0 })).toBe('OG-5.5: Side A acts now.');
    expect(refusal(firing, 'b1', { type: 'endActivation' })).toBe('OG-5.5: Side A acts now.');
    expect(refusal(choosing, 'a1', { type: 'activate', unit: 'b1.1', action: 'hold' })).toMatch(
      /^OG-17\.6: Wren belongs to captain b1\.$/,
    );
  });

  it('OG-17.7 OG-I74 a window answered by another captain', () => {
    expect(refusal(jumping, 'b1', { type: 'stay' })).toBe('OG-17.7: Captain a1 decides this.');
    expect(refusal(jumping, 'b1', { type: 'warpTo', x: 30_000, y: 20_000 })).toBe('OG-17.7: Captain a1 decides this.');
  });

  it('OG-1.8 a window is answered before play goes on', () => {
    expect(refusal(jumping, 'a1', { type: 'endActivation' })).toBe(
      'OG-1.8: The Warp Drive jump of Hawk must be decided first.',
    );
    expect(refusal(jumping, 'a1', { type: 'firePrimary', target: 'b1.1' })).toBe(
      'OG-1.8: The Warp Drive jump of Hawk must be decided first.',
    );
    expect(refusal(jumping, 'a1', { type: 'activate', unit: 'a1.2', action: 'hold' })).toBe(
      'OG-1.8: The Warp Drive jump of Hawk must be decided first.',
    );
    const { match, events } = play(jumping, 'a1', { type: 'stay' });
    expect(events.map(({ type }) => type)).toEqual(['warpClosed']);
    expect(stepOf(match.state)).toBe('play.fire');
  });

  it('OG-20.1 OG-I75 spectators only watch', () => {
    for (const match of [handingIn, edging, deploying, choosing, planning, firing, jumping]) {
      for (const seat of ['nobody', 'a2', 'A', ''])
        expect(refusal(match, seat, { type: 'concede' })).toBe('OG-20.1: Spectators only watch.');
    }
  });

  it('OG-20.2 each command has its parameters and no others', () => {
    const ok = (raw: unknown): boolean => parseCommand(raw).ok;
    expect(ok({ type: 'useComponent', slot: 1, target: 'b1.1' })).toBe(true);
    expect(ok({ type: 'useComponent', slot: 1, targets: ['b1.1', 'b1.2', 'b1.3'] })).toBe(true);
    expect(ok({ type: 'useComponent', slot: 1 })).toBe(true);
    expect(ok({ type: 'useComponent', slot: 0 })).toBe(false);
    expect(ok({ type: 'useComponent', slot: 1, where: 3 })).toBe(false);
    expect(ok({ type: 'warpTo', x: 1 })).toBe(false);
    expect(ok({ type: 'plan', points: [[1, 2, 3]], heading: 0 })).toBe(false);
    expect(ok({ type: 'plan', heading: 36_000 })).toBe(false);
    expect(ok({ type: 'noSuch' })).toBe(false);
    expect(refused(choosing, 'a1', { type: 'activate', unit: 'x', action: 'hold' })[0]).toMatchObject({
      rule: 'format',
    });
  });

  it('OG-20.3 there is always a legal command', () => {
    const always: readonly (readonly [Battle, Parameters<typeof play>[2]])[] = [
      [choosing, { type: 'activate', unit: 'a1.1', action: 'hold' }],
      [planning, { type: 'plan', heading: 35_999 }],
      [firing, { type: 'endActivation' }],
      [jumping, { type: 'stay' }],
      [deploying, { type: 'leaveOut', unit: 'a1.1' }],
    ];
    for (const [match, command] of always) expect(game.check(match.state, 'a1', command)).toEqual([]);
    for (const action of ['move', 'cruise'] as const) {
      const moved = play(choosing, 'a1', { type: 'activate', unit: 'a1.1', action }).match;
      expect(game.check(moved.state, 'a1', { type: 'plan', first: 0, pivot: 0, second: 0 })).toEqual([]);
    }
    const ramming = play(choosing, 'a1', { type: 'activate', unit: 'a1.1', action: 'ram' }).match;
    expect(game.check(ramming.state, 'a1', { type: 'plan', distance: 0 })).toEqual([]);
  });

  it('OG-20.5 after an activation: the end-of-game test, then the next side, phase or round', () => {
    const { events } = play(firing, 'a1', { type: 'endActivation' });
    expect(events.map(({ type }) => type)).toEqual(['activationEnded']);
    const second = act(play(firing, 'a1', { type: 'endActivation' }).match, 'a1.2', 'hold', { heading: 0 }).match;
    expect(play(second, 'a1', { type: 'endActivation' }).events).toEqual([
      { type: 'activationEnded', unit: 'a1.2' },
      { type: 'turnBegan', phase: 'fighters', side: 'B' },
    ]);
  });

  it('OG-21.1 every answer carries a rule ID and a reason', () => {
    const chance = openChance(seedChance('answers'));
    let answers = 0;
    for (const match of [handingIn, edging, deploying, choosing, planning, firing, jumping]) {
      for (const seat of ['a1', 'b1', 'nobody']) {
        for (const command of [
          scouts,
          { type: 'activate', unit: 'a1.1', action: 'ram' },
          { type: 'plan', first: 1, pivot: 2, second: 3 },
          { type: 'deploy', unit: 'a1.1', table: 1, x: 5, y: 5, heading: 0 },
        ]) {
          for (const { raw } of mangled(command as never, chance)) {
            const parsed = game.parse(raw);
            if (!parsed.ok) {
              for (const { reason } of parsed.faults) expect(reason.length).toBeGreaterThan(3);
              continue;
            }
            for (const { rule, reason } of game.check(match.state, seat, parsed.value)) {
              answers += 1;
              expect(rule).toMatch(/^OG-\d+\.\d+$/);
              expect(reason).toMatch(/^[A-Z0-9].*\.$/);
              expect(reason).not.toMatch(/undefined|NaN|\{|\}|null/);
            }
          }
        }
      }
    }
    expect(answers).toBeGreaterThan(150);
  });
});
