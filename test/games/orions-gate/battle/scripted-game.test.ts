import { describe, expect, it } from 'vitest';
import type { OrionsGateCommand } from '../../../../src/games/orions-gate/command.ts';
import type { OrionsGateEvent } from '../../../../src/games/orions-gate/event.ts';
import { frontOf, thePlaced } from '../../../../src/games/orions-gate/units.ts';
import {
  damageOf,
  diceLeft,
  eventsOf,
  newGame,
  play,
  poseOf,
  refusal,
  unit,
  type Battle,
} from '../../../helpers/og-position.ts';

const circle = (kind: string, x: number, y: number, radius: number) => ({
  kind,
  parts: [{ kind: 'circle', x, y, radius }],
});
const OPTIONS = {
  points: 12,
  rounds: 2,
  terrainSource: 'custom',
  terrainMinimum: 5,
  layout: [
    [
      circle('blocking', 36000, 24000, 2000),
      circle('obscuring', 24000, 20000, 1500),
      circle('dangerous', 50000, 30000, 1500),
      circle('obscuring', 20000, 30000, 2000),
      circle('blocking', 60000, 20000, 1500),
    ],
  ],
};
const DICE = [
  4, 2, 3, 4, 6, 4, 1, 2, 2, 5, 4, 5, 3, 3, 3, 4, 5, 3, 1, 4, 6, 2, 5, 6, 5, 6, 5, 5, 1, 4, 2, 6, 1, 2, 3, 6, 4, 4, 4,
  5, 5, 4, 5, 1, 2, 3,
];
const [F1, D1, D2, S1] = ['a1.1', 'a1.2', 'b1.1', 'b1.2'] as const;

describe('OG-28.1 a short game, command by command', () => {
  it('OG-28.1: all 21 steps reach their states with exactly 46 dice', () => {
    expect(DICE).toHaveLength(46);
    let match: Battle = newGame(OPTIONS, DICE);
    let events: readonly OrionsGateEvent[] = [];
    const drawn = (): number => DICE.length - diceLeft(match).length;
    /** Plays a command and asserts the dice it took. */
    const give = (seat: string, command: OrionsGateCommand, dice: readonly number[] = []): void => {
      const before = drawn();
      ({ match, events } = play(match, seat, command));
      expect(DICE.slice(before, drawn())).toEqual(dice);
    };
    const activate = (id: string, action: 'hold' | 'move' | 'cruise', dice: readonly number[] = []): void =>
      give(id.slice(0, 2), { type: 'activate', unit: id, action }, dice);
    const end = (seat: string): void => give(seat, { type: 'endActivation' });
    const front = (id: string): readonly [number, number] => {
      const { x, y } = frontOf(match.state.options, thePlaced(match.state, id));
      return [x, y];
    };
    const hitRoll = () => eventsOf(events, 'hitRolled')[0]!;
    const damageRoll = () => eventsOf(events, 'damageRolled')[0]!;

    give('a1', {
      type: 'submitFleet',
      units: [
        { type: 'fighters', name: 'F1', components: [{ kind: 'cannon' }] },
        { type: 'destroyers', name: 'D1', components: [{ kind: 'engine' }, { kind: 'shield' }, { kind: 'torpedo' }] },
      ],
    });
    // Step 1
    give(
      'b1',
      {
        type: 'submitFleet',
        units: [
          {
            type: 'destroyers',
            name: 'D2',
            components: [{ kind: 'cannon' }, { kind: 'shield' }, { kind: 'empBlaster' }],
          },
          { type: 'scouts', name: 'S1', components: [] },
        ],
      },
      [4, 2],
    );
    expect(match.state.rollOffWinner).toBe('A');
    give('a1', { type: 'chooseEdge', edge: 'south' });
    // Step 2
    give('a1', { type: 'deploy', unit: F1, table: 1, x: 30000, y: 11000, heading: 9000 });
    give('a1', { type: 'deploy', unit: D1, table: 1, x: 40000, y: 11000, heading: 9000 });
    give('a1', { type: 'finishDeployment' });
    give('b1', { type: 'deploy', unit: D2, table: 1, x: 36000, y: 37000, heading: 27000 });
    give('b1', { type: 'deploy', unit: S1, table: 1, x: 30000, y: 37000, heading: 27000 });
    give('b1', { type: 'finishDeployment' });
    expect(match.state).toMatchObject({ round: 1, firstSide: 'A', phase: 'scouts', turn: 'B' });
    // Step 3
    activate(S1, 'move');
    give('b1', { type: 'plan', points: [[30000, 27000]], heading: 27000 });
    expect(eventsOf(events, 'planned')).toEqual([{ type: 'planned', unit: S1, length: 10000, moved: true }]);
    expect(refusal(match, 'b1', { type: 'firePrimary', target: F1 })).toBe(
      'OG-7.2: F1 is 14.875 in away; the range is 6.000 in.',
    );
    end('b1');
    // Step 4
    expect(match.state).toMatchObject({ phase: 'fighters', turn: 'A' });
    activate(F1, 'move');
    give('a1', { type: 'plan', first: 8000 });
    expect(poseOf(match, F1)).toEqual([30000, 19000, 9000]);
    // Step 5
    give('a1', { type: 'firePrimary', target: S1 }, [3, 4]);
    expect(hitRoll()).toMatchObject({ gap: 6875, hit: false, evasion: 13, accuracy: [{ name: 'primary', value: 4 }] });
    // Step 6
    give('a1', { type: 'useComponent', slot: 1, target: S1 }, [6, 4, 1, 2]);
    expect(damageRoll()).toMatchObject({
      back: false,
      success: true,
      cover: { within: [], behind: [], halfHidden: [] },
    });
    expect(unit(match, S1)).toMatchObject({ status: 'destroyed', scoredBy: 'A' });
    end('a1');
    // Steps 7, 8
    expect(match.state).toMatchObject({ phase: 'destroyers', turn: 'A' });
    activate(D1, 'cruise', [2, 5]);
    expect(match.state.activation?.allowance).toBe(16000);
    give('a1', { type: 'plan', first: 6000, pivot: -3000, second: 8000 });
    expect(poseOf(match, D1)).toEqual([44000, 23928, 6000]);
    expect(front(D1)).toEqual([44500, 24794]);
    // Step 9
    expect(refusal(match, 'a1', { type: 'firePrimary', target: D2 })).toBe('OG-7.1: No primary gun after Cruise.');
    give('a1', { type: 'useComponent', slot: 3, target: D2 }, [4, 5, 3, 3]);
    expect(hitRoll()).toMatchObject({ gap: 13326, hit: true });
    expect(hitRoll().roll.emp).toBe(false);
    expect(damageOf(match, D2)).toEqual([1, 0, 0]);
    end('a1');
    // Step 10
    expect(match.state).toMatchObject({ phase: 'destroyers', turn: 'B' });
    activate(D2, 'move');
    give('b1', { type: 'plan', first: 6000 });
    expect(poseOf(match, D2)).toEqual([36000, 31000, 27000]);
    expect(front(D2)).toEqual([36000, 30000]);
    // Step 11
    give('b1', { type: 'firePrimary', target: D1 }, [3, 4, 5, 3]);
    expect(hitRoll()).toMatchObject({ gap: 8678, hit: true });
    expect(damageRoll()).toMatchObject({ back: false, success: true });
    expect(damageOf(match, D1)).toEqual([1, 0, 0]);
    // Step 12
    give('b1', { type: 'useComponent', slot: 1, target: D1 }, [1, 4]);
    expect(hitRoll().hit).toBe(false);
    end('b1');
    // Step 13
    expect(match.state).toMatchObject({ round: 2, firstSide: 'B', phase: 'fighters', turn: 'A' });
    activate(F1, 'hold');
    give('a1', { type: 'plan', heading: 9000 });
    expect(eventsOf(events, 'planned')).toEqual([{ type: 'planned', unit: F1, length: 0, moved: false }]);
    // Step 14
    give('a1', { type: 'firePrimary', target: D2 }, [6, 2, 5, 6, 5, 6]);
    expect(hitRoll()).toMatchObject({
      gap: 11791,
      roll: { drawn: [6, 2, 5], kept: [5, 2], emp: true, total: 7 },
      hit: true,
    });
    expect(damageRoll()).toMatchObject({
      roll: { drawn: [6, 5, 6], kept: [6, 5], emp: true, total: 11 },
      success: true,
    });
    expect(damageOf(match, D2)).toEqual([2, 0, 0]);
    // Step 15
    give('a1', { type: 'useComponent', slot: 1, target: D2 }, [5, 5, 1, 4, 2, 6]);
    expect(hitRoll()).toMatchObject({ roll: { kept: [1, 5], total: 6 }, hit: true });
    expect(damageRoll()).toMatchObject({ roll: { kept: [6, 2], total: 8 }, success: true });
    expect(damageOf(match, D2)).toEqual([2, 1, 0]);
    end('a1');
    // Step 16
    expect(match.state).toMatchObject({ phase: 'destroyers', turn: 'B' });
    activate(D2, 'move');
    give('b1', { type: 'plan', first: 0, pivot: 5000, second: 3000 });
    expect(poseOf(match, D2)).toEqual([38298, 29072, 32000]);
    expect(front(D2)).toEqual([39064, 28430]);
    // Step 17
    give('b1', { type: 'firePrimary', target: D1 }, [1, 2]);
    expect(hitRoll().hit).toBe(false);
    expect(refusal(match, 'b1', { type: 'useComponent', slot: 1, target: D1 })).toBe(
      'OG-8.3: Cannon (slot 1) is destroyed.',
    );
    end('b1');
    // Step 18
    expect(match.state).toMatchObject({ phase: 'destroyers', turn: 'A' });
    activate(D1, 'hold');
    give('a1', { type: 'plan', heading: 13800 });
    expect(front(D1)).toEqual([43257, 24597]);
    // Step 19
    give('a1', { type: 'firePrimary', target: D2 }, [3, 6, 4, 4, 4, 5]);
    expect(hitRoll()).toMatchObject({ gap: 5679, roll: { kept: [3, 4], total: 7, emp: true }, hit: true });
    expect(damageRoll()).toMatchObject({ roll: { kept: [5, 4], total: 9 }, success: true });
    expect(damageOf(match, D2)).toEqual([2, 2, 0]);
    // Step 20
    give('a1', { type: 'useComponent', slot: 3, target: D2 }, [5, 4, 5, 1, 2, 3]);
    expect(hitRoll()).toMatchObject({ roll: { kept: [5, 4], total: 9 }, hit: true });
    expect(damageRoll()).toMatchObject({
      roll: { kept: [1, 3], total: 4 },
      toughness: [{ name: 'destroyers', value: 11 }],
      success: false,
    });
    // Step 21
    end('a1');
    expect(match.state.stage).toBe('over');
    expect(match.state.outcome).toMatchObject({ winners: ['a1'], reason: 'rounds' });
    expect(damageOf(match, F1)).toEqual([0]);
    expect(damageOf(match, D1)).toEqual([1, 0, 0]);
    expect(damageOf(match, D2)).toEqual([2, 2, 0]);
    expect(match.state.units.filter(({ scoredBy }) => scoredBy === 'A').map(({ id }) => id)).toEqual([S1]);
    expect(match.state.units.filter(({ scoredBy }) => scoredBy === 'B')).toEqual([]);
    expect(diceLeft(match)).toEqual([]);
  });
});
