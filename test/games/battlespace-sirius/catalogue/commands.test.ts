import { describe, expect, it } from 'vitest';
import { applyCommand } from '../../../../src/engine/match.ts';
import { scriptChance } from '../../../../src/engine/rng.ts';
import {
  agree,
  allows,
  boat,
  deciding,
  duel,
  fire,
  game,
  lock,
  newGame,
  nothing,
  play,
  playAll,
  position,
  refusal,
  repair,
  resign,
  reveal,
  rotate,
  rotatePosition,
  sentry,
  ship,
  stay,
  turnAway,
  unsettled,
  viewFor,
  withDice,
  type Command,
  type Duel,
} from '../../../helpers/bs-position.ts';
import { options } from './attempts.ts';

const maneuvering = () => duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0]), ship(3, [9, 9])] });
const locking = () => duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1]), ship(3, [9, 9])], phase: 'lock' });
const reacting = () =>
  duel({
    vessels: [ship(1, [0, 0]), ship(2, [1, 1]), ship(3, [9, 9])],
    phase: 'reaction',
    engaged: '2',
    lines: ['N', 'E'],
  });
const firing = () =>
  duel({
    vessels: [ship(1, [0, 0]), ship(2, [1, 1]), ship(3, [9, 9])],
    phase: 'fire',
    engaged: '2',
    lines: ['N', 'E'],
  });
const repairing = () =>
  duel({
    vessels: [ship(1, [0, 0], 'N', [3, 3, 3, 3]), ship(2, [1, 1]), ship(3, [9, 9])],
    phase: 'repair',
    engaged: '2',
    lines: ['N', 'E'],
    resolved: ['N'],
    repairPoints: 1,
  });
const PHASES: { readonly [phase: string]: () => Duel } = {
  maneuver: maneuvering,
  lock: locking,
  reaction: reacting,
  fire: firing,
  repair: repairing,
};

/** One command of each phase. */
const SAMPLE: { readonly [phase: string]: Command } = {
  maneuver: stay,
  lock: lock(2, 'N'),
  reaction: nothing,
  fire: fire('N', 1),
  repair: repair('bow'),
};
const ruleOf = (match: Duel, seat: number | string, command: unknown): string =>
  refusal(match, seat, command).split(':')[0]!;

describe('BS-13 commands and windows', () => {
  it('BS-13.1 BS-5.1 table 13.A: every command in its phase, and what comes next', () => {
    const dice = (match: Duel) => withDice(match, 1, 2, 3);
    const next: readonly (readonly [() => Duel, number, Command, string])[] = [
      [maneuvering, 1, rotate(90), 'reaction 2'],
      [maneuvering, 1, position(0, 1), 'lock 1'],
      [maneuvering, 1, rotatePosition([0, 1], 270, 'bow'), 'lock 1'],
      [maneuvering, 1, stay, 'reaction 2'],
      [locking, 1, lock(2, 'N'), 'reaction 2'],
      [locking, 1, lock(2, 'NE'), 'reaction 2'],
      [reacting, 2, nothing, 'fire 1'],
      [reacting, 2, turnAway(90, 'bow'), 'fire 1'],
      [reacting, 2, turnAway(180, 'bow', 'port'), 'fire 1'],
      [reacting, 2, sentry('N'), 'fire 1'],
      [reacting, 2, sentry('EN', 'port'), 'fire 1'],
      [firing, 1, fire('N', 0), 'fire 1'],
      [firing, 1, fire('N', 3), 'fire 1'],
      [repairing, 1, repair('bow'), 'fire 1'],
    ];
    for (const [match, seat, command, expected] of next)
      expect(deciding(play(dice(match()), seat, command).match), JSON.stringify(command)).toBe(expected);
    expect(
      deciding(
        playAll(dice(firing()), [
          [1, fire('N', 0)],
          [1, fire('E', 1)],
        ]).match,
      ),
    ).toBe('maneuver 2');
  });

  it('BS-13.1: choices and the gate agree on every attempt in every phase', () => {
    expect(
      Object.fromEntries(Object.entries(PHASES).map(([phase, match]) => [phase, options(match()).length])),
    ).toEqual({ maneuver: 11 + 84 + 8 * 13, lock: 3, reaction: 25, fire: 10, repair: 4 });
  });

  it('BS-13.2: only the decider; in every phase the others are refused, whatever they try', () => {
    const names: { readonly [phase: string]: string } = {
      maneuver: 'Maneuver',
      lock: 'Lock Targets',
      reaction: 'Enemy Reaction',
      fire: 'Fire',
    };
    for (const [phase, match] of Object.entries(PHASES)) {
      const decider = phase === 'reaction' ? 2 : 1;
      for (const seat of [1, 2, 3]) {
        if (seat === decider) continue;
        for (const command of Object.values(SAMPLE)) expect(ruleOf(match(), seat, command)).toBe('BS-13.2');
        if (names[phase])
          expect(refusal(match(), seat, SAMPLE[phase])).toBe(
            `BS-13.2: ${decider === 1 ? 'Emerald' : 'Red'} decides now (${names[phase]}), not ${['Emerald', 'Red', 'Platinum'][seat - 1]}.`,
          );
      }
    }
  });

  it('BS-13.3: the decider’s commands of other phases are refused', () => {
    for (const [phase, match] of Object.entries(PHASES)) {
      const decider = phase === 'reaction' ? 2 : 1;
      for (const [other, command] of Object.entries(SAMPLE)) {
        if (other === phase) expect(allows(match(), decider, command)).toBe(true);
        else expect(ruleOf(match(), decider, command), `${other} in ${phase}`).toBe('BS-13.3');
      }
    }
  });

  it('BS-13.4: wrong types, values out of range, unknown and superfluous parameters', () => {
    const wrong: readonly (readonly [() => Duel, number, unknown])[] = [
      [maneuvering, 1, { type: 'maneuver' }],
      [maneuvering, 1, { type: 'maneuver', kind: 'toString' }],
      [maneuvering, 1, { type: 'maneuver', kind: 'stay', to: [1, 1] }],
      [maneuvering, 1, { type: 'maneuver', kind: 'rotate' }],
      [maneuvering, 1, { type: 'maneuver', kind: 'rotate', turn: '90' }],
      [maneuvering, 1, { type: 'maneuver', kind: 'rotate', turn: 90.5 }],
      [maneuvering, 1, { type: 'maneuver', kind: 'rotate', turn: 90, pay: ['bow'] }],
      [maneuvering, 1, { type: 'maneuver', kind: 'position' }],
      [maneuvering, 1, { type: 'maneuver', kind: 'position', to: [1] }],
      [maneuvering, 1, { type: 'maneuver', kind: 'position', to: [1, 0.5] }],
      [maneuvering, 1, { type: 'maneuver', kind: 'position', to: [1, 1, 1] }],
      [maneuvering, 1, { type: 'maneuver', kind: 'position', to: '1,1' }],
      [maneuvering, 1, { type: 'maneuver', kind: 'position', to: [1, 1], turn: 90 }],
      [maneuvering, 1, { type: 'maneuver', kind: 'rotatePosition', to: [1, 1], pay: ['bow'] }],
      [maneuvering, 1, { type: 'maneuver', kind: 'rotatePosition', to: [1, 1], turn: 90, pay: 'bow' }],
      [maneuvering, 1, { type: 'maneuver', kind: 'rotatePosition', to: [1, 1], turn: 90, pay: ['keel'] }],
      [locking, 1, { type: 'lock', target: '2' }],
      [locking, 1, { type: 'lock', target: '7', lines: ['N'] }],
      [locking, 1, { type: 'lock', lines: ['N'] }],
      [locking, 1, { type: 'lock', target: '2', lines: 'N' }],
      [locking, 1, { type: 'lock', target: '2', lines: ['NE'] }],
      [locking, 1, { type: 'lock', target: '2', lines: ['N'], weapons: 2 }],
      [reacting, 2, { type: 'react' }],
      [reacting, 2, { type: 'react', kind: 'nothing', pay: ['bow'] }],
      [reacting, 2, { type: 'react', kind: 'rotate', pay: ['bow'] }],
      [reacting, 2, { type: 'react', kind: 'rotate', turn: null, pay: ['bow'] }],
      [reacting, 2, { type: 'react', kind: 'sentry' }],
      [reacting, 2, { type: 'react', kind: 'sentry', lines: ['up'] }],
      [reacting, 2, { type: 'react', kind: 'sentry', lines: ['N'], turn: 90 }],
      [firing, 1, { type: 'fire', line: 'N' }],
      [firing, 1, { type: 'fire', line: 'NE', weapons: 1 }],
      [firing, 1, { type: 'fire', line: 'N', weapons: -1 }],
      [firing, 1, { type: 'fire', line: 'N', weapons: 1.5 }],
      [firing, 1, { type: 'fire', line: 'N', weapons: '1' }],
      [firing, 1, { type: 'fire', line: 'N', weapons: 1, target: '2' }],
      [repairing, 1, { type: 'repair' }],
      [repairing, 1, { type: 'repair', sides: 'bow' }],
      [repairing, 1, { type: 'repair', sides: [0] }],
      [repairing, 1, { type: 'repair', sides: ['bow'], pay: [] }],
      [firing, 3, { type: 'agreeDraw' }],
      [firing, 3, { type: 'agreeDraw', agree: 1 }],
      [firing, 3, { type: 'resign', now: true }],
      [firing, 3, { type: 'revealLifeboat', seat: '1' }],
    ];
    for (const [match, seat, command] of wrong)
      expect(ruleOf(match(), seat, command), JSON.stringify(command)).toBe('BS-13.4');
  });

  it('BS-13.4: an absent payment counts as an empty one', () => {
    expect(refusal(maneuvering(), 1, { type: 'maneuver', kind: 'rotatePosition', to: [1, 1], turn: 90 })).toBe(
      refusal(maneuvering(), 1, rotatePosition([1, 1], 90)),
    );
    expect(allows(reacting(), 2, { type: 'react', kind: 'sentry', lines: ['N'] })).toBe(true);
  });

  it('BS-13.4: a seat may be named by its number', () => {
    const applied = applyCommand(game, locking(), '1', { type: 'lock', target: 2, lines: ['N'] });
    expect(applied.ok && applied.match.state).toEqual(play(locking(), 1, lock(2, 'N')).match.state);
    expect(applied.ok && applied.events).toEqual(play(locking(), 1, lock(2, 'N')).events);
  });

  it('BS-13.5: draw flag, resignation and card are open to all still in, in every phase, and leave the decision open', () => {
    for (const match of Object.values(PHASES)) {
      for (const seat of [1, 2, 3]) {
        const done = play(match(), seat, agree(true)).match;
        expect([done.state.phase, deciding(done), done.state.locks]).toEqual([
          match().state.phase,
          deciding(match()),
          match().state.locks,
        ]);
        expect(allows(match(), seat, resign)).toBe(true);
      }
      expect(deciding(play(match(), 3, resign).match)).toBe(deciding(match()));
    }
    const { match } = newGame({ playerCount: 3, lifeboats: true }, [1, 1, 1, 6, 6, 1, 1, 2, 2]);
    for (const seat of [1, 2, 3]) expect(deciding(play(match, seat, reveal).match)).toBe('maneuver 1');
  });

  it('BS-13.6: a player who is out and a spectator may give no command', () => {
    const match = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])], out: ['3'] });
    for (const command of [...Object.values(SAMPLE), agree(true), resign, reveal]) {
      expect(refusal(match, 3, command)).toBe('BS-13.6: you are out of the game.');
      expect(ruleOf(match, 'nobody', command)).toBe('BS-13.6');
    }
    expect(game.choices(match.state, '3')).toEqual([]);
  });

  it('BS-13.7: a refused command changes nothing and draws no die', () => {
    const match = { ...firing(), chance: scriptChance([1, 2, 3, 4]) };
    const before = JSON.stringify(match);
    for (const command of [fire('S', 1), fire('N', 5), stay, { type: 'fire', line: 'N', weapons: 4, pay: ['bow'] }])
      expect(applyCommand(game, match, '1', command).ok).toBe(false);
    expect(JSON.stringify(match)).toBe(before);
  });

  it('BS-10.9: nothing is pending after the end, and nobody has a choice', () => {
    const over = play(duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])] }), 1, resign).match;
    expect([game.pending(over.state), game.choices(over.state, '1'), game.choices(over.state, '2')]).toEqual([
      [],
      [],
      [],
    ]);
    expect(viewFor(over, 2)).toMatchObject({ decider: null, choices: [], always: [] });
  });

  it('BS-13.5: what a view offers is what the gate allows', () => {
    for (const match of Object.values(PHASES)) {
      for (const seat of [1, 2, 3]) {
        const view = viewFor(match(), seat);
        for (const command of [...view.choices, ...view.always]) expect(allows(match(), seat, command)).toBe(true);
        expect(view.choices.length > 0).toBe(deciding(match())!.endsWith(` ${seat}`));
        expect(view.always.map(({ type }) => type)).toEqual(expect.arrayContaining(['agreeDraw', 'resign']));
        expect(view.always.map(({ type }) => type)).not.toContain('revealLifeboat');
      }
    }
  });
});

describe('BS-13.7 the order of the tests', () => {
  const out = () => duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])], out: ['3'] });

  it('game over, giver not still in, wrong decider, wrong phase, malformed', () => {
    const over = play(out(), 1, resign).match;
    expect(ruleOf(over, 3, { type: 'maneuver', kind: 'jump' })).toBe('BS-10.9');
    expect(ruleOf(out(), 3, { type: 'fire', line: 'X' })).toBe('BS-13.6');
    expect(ruleOf(out(), 2, { type: 'fire', line: 'X' })).toBe('BS-13.2');
    expect(ruleOf(out(), 1, { type: 'fire', line: 'X' })).toBe('BS-13.3');
    expect(ruleOf(out(), 1, { type: 'maneuver', kind: 'rotate', turn: 'X' })).toBe('BS-13.4');
    expect(ruleOf(out(), 2, { type: 'agreeDraw', agree: 'X' })).toBe('BS-13.4');
  });

  /** Each pair of faults: the rule named comes first in table 13.B. */
  const table: readonly (readonly [rule: string, match: () => Duel, seat: number, command: unknown])[] = [
    // maneuver of a lifeboat
    [
      'BS-12.9',
      () => duel({ vessels: [boat(1, [0, 0], 'slate'), ship(2, [5, 5]), ship(3, [6, 5])] }),
      1,
      { type: 'maneuver', kind: 'rotate', turn: 45 },
    ],
    [
      'BS-12.9',
      () => duel({ vessels: [boat(1, [0, 0], 'slate'), ship(2, [5, 5]), ship(3, [6, 5])] }),
      1,
      { type: 'maneuver', kind: 'rotatePosition', to: [0, 0], turn: 45, pay: [] },
    ],
    // no opponent adjacent before the value of the turn
    [
      'BS-11.3',
      () => duel({ vessels: [ship(1, [0, 0]), ship(2, [5, 0]), ship(3, [6, 0])] }),
      1,
      { type: 'maneuver', kind: 'rotate', turn: 45 },
    ],
    // turn, own cell, taken, next to nobody, number of payments, Power
    ['BS-5.3', maneuvering, 1, { type: 'maneuver', kind: 'rotatePosition', to: [0, 0], turn: 45, pay: [] }],
    ['BS-5.6', maneuvering, 1, { type: 'maneuver', kind: 'rotatePosition', to: [0, 0], turn: 90, pay: [] }],
    ['BS-3.1', maneuvering, 1, { type: 'maneuver', kind: 'rotatePosition', to: [1, 0], turn: 90, pay: [] }],
    [
      'BS-3.1',
      () => duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])] }),
      1,
      { type: 'maneuver', kind: 'rotatePosition', to: [1, 0], turn: 90, pay: ['bow', 'bow'] },
    ],
    ['BS-5.4', maneuvering, 1, { type: 'maneuver', kind: 'rotatePosition', to: [4, 0], turn: 90, pay: [] }],
    [
      'BS-5.6',
      () => duel({ vessels: [ship(1, [0, 0], 'N', [0, 0, 0, 0]), ship(2, [1, 0])] }),
      1,
      { type: 'maneuver', kind: 'rotatePosition', to: [1, 1], turn: 90, pay: [] },
    ],
    [
      'BS-5.7',
      () => duel({ vessels: [ship(1, [0, 0], 'N', [0, 0, 0, 0]), ship(2, [1, 0])] }),
      1,
      rotatePosition([1, 1], 90, 'bow'),
    ],
    [
      'BS-1.9',
      () => duel({ vessels: [ship(1, [0, 0], 'N', [0, 1, 0, 0]), ship(2, [1, 0])] }),
      1,
      rotatePosition([1, 1], 90, 'bow'),
    ],
    // lock
    ['BS-11.6', locking, 1, lock(3, '')],
    ['BS-6.4', locking, 1, lock(2, '')],
    ['BS-6.3', locking, 1, lock(2, 'WW')],
    ['BS-6.3', () => duel({ vessels: [ship(1, [0, 0]), boat(2, [1, 1], 'ash')], phase: 'lock' }), 1, lock(2, 'NN')],
    ['BS-6.3', () => duel({ vessels: [ship(1, [0, 0]), boat(2, [1, 1], 'ash')], phase: 'lock' }), 1, lock(2, 'NW')],
    [
      'BS-12.12',
      () => duel({ vessels: [boat(1, [0, 0], 'sand'), boat(2, [1, 1], 'ash'), ship(3, [-1, 0])], phase: 'lock' }),
      1,
      lock(2, 'NE'),
    ],
    // react rotate
    [
      'BS-12.5',
      () => duel({ vessels: [ship(1, [0, 0]), boat(2, [1, 0], 'ash')], phase: 'reaction', engaged: '2', lines: ['E'] }),
      2,
      { type: 'react', kind: 'rotate', turn: 45, pay: [] },
    ],
    ['BS-7.1', reacting, 2, { type: 'react', kind: 'rotate', turn: 45, pay: [] }],
    [
      'BS-7.2',
      () =>
        duel({
          vessels: [ship(1, [0, 0]), ship(2, [1, 1], 'N', [0, 1, 1, 1])],
          phase: 'reaction',
          engaged: '2',
          lines: ['N'],
        }),
      2,
      turnAway(270, 'bow', 'bow'),
    ],
    [
      'BS-7.3',
      () =>
        duel({
          vessels: [ship(1, [0, 0]), ship(2, [1, 1], 'N', [0, 1, 1, 1])],
          phase: 'reaction',
          engaged: '2',
          lines: ['N'],
        }),
      2,
      turnAway(180, 'bow'),
    ],
    // react sentry
    ['BS-7.6', reacting, 2, sentry('', 'bow')],
    ['BS-7.9', reacting, 2, sentry('WW', 'bow')],
    ['BS-7.6', reacting, 2, sentry('W')],
    ['BS-7.7', reacting, 2, sentry('NE', 'bow', 'bow')],
    [
      'BS-7.8',
      () =>
        duel({
          vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 0])],
          phase: 'reaction',
          engaged: '2',
          lines: ['E'],
        }),
      2,
      sentry('E', 'bow'),
    ],
    // fire
    [
      'BS-8.1',
      () =>
        duel({
          vessels: [ship(1, [0, 0], 'N', [6, 0, 6, 6]), ship(2, [1, 1], 'N', [6, 6, 0, 0])],
          phase: 'fire',
          engaged: '2',
          lines: ['N', 'E'],
          resolved: ['N'],
        }),
      1,
      fire('N', 4),
    ],
    [
      'BS-8.5',
      () =>
        duel({
          vessels: [ship(1, [0, 0], 'N', [6, 0, 6, 6]), ship(2, [1, 0], 'N', [6, 6, 6, 0])],
          phase: 'fire',
          engaged: '2',
          lines: ['E'],
        }),
      1,
      fire('E', 4),
    ],
    [
      'BS-8.5',
      () =>
        duel({
          vessels: [boat(1, [0, 0], 'slate'), ship(2, [1, 0], 'N', [6, 6, 6, 0])],
          phase: 'fire',
          engaged: '2',
          lines: ['E'],
        }),
      1,
      fire('E', 2),
    ],
    [
      'BS-12.16',
      () => duel({ vessels: [boat(1, [0, 0], 'slate'), ship(2, [1, 0])], phase: 'fire', engaged: '2', lines: ['E'] }),
      1,
      fire('E', 2),
    ],
    // repair
    [
      'BS-9.5',
      () =>
        duel({
          vessels: [ship(1, [0, 0], 'N', [6, 3, 3, 3]), ship(2, [1, 0])],
          phase: 'repair',
          engaged: '2',
          lines: ['E'],
          resolved: ['E'],
          repairPoints: 1,
        }),
      1,
      repair('bow', 'bow'),
    ],
  ];
  it.each(table)('%s comes first (case %#)', (rule, match, seat, command) =>
    expect(ruleOf(match(), seat, command)).toBe(rule),
  );

  it('BS-12.13 BS-12.10: what the engine answers by itself is refused by its own rule when tried before it', () => {
    const reaction = unsettled({
      vessels: [ship(1, [0, 0]), boat(2, [1, 0], 'slate')],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
    });
    for (const command of [sentry('E'), sentry(''), sentry('WW', 'bow')])
      expect(ruleOf(reaction, 2, command)).toBe('BS-12.13');
    const maneuver = unsettled({ vessels: [boat(1, [0, 0], 'bronze'), ship(2, [1, 0])] });
    for (const command of [position(1, 1), position(0, 0), position(1, 0), position(9, 9)])
      expect(ruleOf(maneuver, 1, command)).toBe('BS-12.10');
    expect(ruleOf(maneuver, 1, rotatePosition([1, 1], 90, 'bow'))).toBe('BS-12.9');
    const corner = unsettled({ vessels: [boat(1, [0, 0], 'sand'), boat(2, [1, 1], 'ash')], phase: 'lock' });
    expect(ruleOf(corner, 1, lock(2, 'E'))).toBe('BS-12.12');
    expect(ruleOf(corner, 1, lock(2, 'NE'))).toBe('BS-12.12');
  });
});
