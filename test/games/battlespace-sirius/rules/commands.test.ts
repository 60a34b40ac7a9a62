import { describe, expect, it } from 'vitest';
import { applyCommand } from '../../../../src/engine/match.ts';
import { SIDES, TURNS } from '../../../../src/games/battlespace-sirius/data/sides.ts';
import {
  agree,
  allows,
  boat,
  deciding,
  duel,
  fire,
  game,
  legal,
  lock,
  nothing,
  play,
  position,
  refusal,
  refused,
  repair,
  resign,
  reveal,
  rotate,
  sentry,
  ship,
  stay,
  turnAway,
  viewFor,
  type Duel,
} from '../../../helpers/bs-position.ts';

const START = { vessels: [ship(1, [0, 0]), ship(2, [1, 0])] };
const REACTION = { ...START, phase: 'reaction', engaged: '2', lines: ['E'] } as const;
const FIRE = { ...START, phase: 'fire', engaged: '2', lines: ['E'] } as const;
const REPAIR = {
  vessels: [ship(1, [0, 0], 'N', [3, 3, 3, 3]), ship(2, [1, 0])],
  phase: 'repair',
  engaged: '2',
  lines: ['E'],
  repairPoints: 2,
} as const;

describe('chapter 13: commands and windows', () => {
  it('BS-13.1: every command of the table, and no parameter beside those it lists', () => {
    const cases: readonly (readonly [Duel, number, object])[] = [
      [duel(START), 1, stay],
      [duel(START), 1, rotate(90)],
      [duel(START), 1, position(1, 1)],
      [duel(START), 1, { type: 'maneuver', kind: 'rotatePosition', to: [1, 1], turn: 90, pay: ['bow'] }],
      [duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1])], phase: 'lock' }), 1, lock(2, 'N')],
      [duel(REACTION), 2, nothing],
      [duel(REACTION), 2, turnAway(90, 'bow')],
      [duel({ ...REACTION, dice: [1] }), 2, sentry('E', 'port')],
      [duel({ ...FIRE, dice: [1] }), 1, fire('E', 1)],
      [duel(REPAIR), 1, repair('bow', 'stern')],
      [duel(START), 2, agree(true)],
      [duel(START), 2, resign],
      [duel({ ...START, cards: { 1: 'ash', 2: 'slate' } }), 2, reveal],
    ];
    for (const [match, seat, command] of cases) {
      expect(allows(match, seat, command), JSON.stringify(command)).toBe(true);
      expect(refusal(match, seat, { ...command, extra: 1 })).toBe('BS-13.4: "extra" is not part of this command.');
    }
  });

  it('BS-13.2: only the decider may give a command of the open phase', () => {
    expect(refusal(duel(START), 2, stay)).toBe('BS-13.2: Emerald decides now (Maneuver), not Red.');
    expect(refusal(duel(REACTION), 1, nothing)).toBe('BS-13.2: Red decides now (Enemy Reaction), not Emerald.');
    expect(refusal(duel(FIRE), 2, fire('E', 1))).toBe('BS-13.2: Emerald decides now (Fire), not Red.');
    expect(refusal(duel(REPAIR), 2, repair('bow', 'bow'))).toBe('BS-13.2: Emerald decides now (Repairs), not Red.');
  });

  it('BS-13.3: a command of another phase is refused', () => {
    const commands = {
      maneuver: stay,
      lock: lock(2, 'E'),
      reaction: nothing,
      fire: fire('E', 1),
      repair: repair('bow', 'bow'),
    };
    const phases = {
      maneuver: duel(START),
      lock: duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1])], phase: 'lock' }),
      reaction: duel(REACTION),
      fire: duel(FIRE),
      repair: duel(REPAIR),
    };
    for (const [phase, match] of Object.entries(phases)) {
      const seat = phase === 'reaction' ? 2 : 1;
      for (const [other, command] of Object.entries(commands))
        if (other !== phase) expect(refused(match, seat, command)[0]!.rule, `${other} in ${phase}`).toBe('BS-13.3');
    }
    expect(refusal(phases.maneuver, 1, fire('E', 1))).toBe(
      'BS-13.3: this is the Maneuver step; Fire comes after Lock and Enemy Reaction.',
    );
    expect(refusal(phases.fire, 1, stay)).toBe('BS-13.3: this is the Fire step; the Maneuver is done.');
    expect(refusal(phases.fire, 1, nothing)).toBe('BS-13.3: this is the Fire step; Enemy Reaction is done.');
    expect(refusal(phases.reaction, 2, lock(1, 'W'))).toBe(
      'BS-13.3: this is the Enemy Reaction step; the locks are set.',
    );
  });

  it('BS-13.4: parameters have the listed type and values; an absent payment is an empty one', () => {
    const start = duel(START);
    const bad: readonly (readonly [Duel, number, object, string])[] = [
      [start, 1, { type: 'maneuver' }, 'no such maneuver; choose stay, rotate, position or rotatePosition.'],
      [
        start,
        1,
        { type: 'maneuver', kind: 'toString' },
        'no such maneuver; choose stay, rotate, position or rotatePosition.',
      ],
      [start, 1, { type: 'maneuver', kind: 'rotate' }, 'turn is a whole number of degrees.'],
      [start, 1, { type: 'maneuver', kind: 'rotate', turn: 90.5 }, 'turn is a whole number of degrees.'],
      [start, 1, { type: 'maneuver', kind: 'rotate', turn: '90' }, 'turn is a whole number of degrees.'],
      [start, 1, { type: 'maneuver', kind: 'position', to: [1] }, 'a cell is two whole numbers.'],
      [start, 1, { type: 'maneuver', kind: 'position', to: [1, 0.5] }, 'a cell is two whole numbers.'],
      [start, 1, { type: 'maneuver', kind: 'position', to: [1, 1], turn: 90 }, '"turn" is not part of this command.'],
      [
        start,
        1,
        { type: 'maneuver', kind: 'rotatePosition', to: [1, 1], turn: 90, pay: 'bow' },
        'pay is a list of sides.',
      ],
      [
        start,
        1,
        { type: 'maneuver', kind: 'rotatePosition', to: [1, 1], turn: 90, pay: ['left'] },
        'no side "left"; sides are bow, starboard, stern, port.',
      ],
      [
        duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1])], phase: 'lock' }),
        1,
        { type: 'lock', target: '7', lines: ['N'] },
        'no seat "7"; seats are 1 to 2.',
      ],
      [
        duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1])], phase: 'lock' }),
        1,
        { type: 'lock', target: '2', lines: ['NE'] },
        'no line "NE"; lines are N, E, S, W.',
      ],
      [duel(REACTION), 2, { type: 'react', kind: 'sentry' }, 'lines is a list of lines.'],
      [duel(REACTION), 2, { type: 'react', kind: 'nothing', pay: ['bow'] }, 'Nothing is free; it takes no payment.'],
      [duel(FIRE), 1, { type: 'fire', line: 'E' }, '0 to 4 weapons, a whole number.'],
      [duel(FIRE), 1, { type: 'fire', line: 'E', weapons: 1.5 }, '0 to 4 weapons, a whole number.'],
      [duel(FIRE), 1, { type: 'fire', line: 'E', weapons: 5 }, '0 to 4 weapons; 5 is too many.'],
      [duel(FIRE), 1, { type: 'fire', line: 'E', weapons: -1 }, '0 to 4 weapons; -1 is too few.'],
      [
        duel(FIRE),
        1,
        { type: 'fire', line: 'E', weapons: 2, pay: ['bow'] },
        'weapons are paid by the firing side, Starboard; no payment list.',
      ],
      [duel(REPAIR), 1, { type: 'repair', sides: 'bow' }, 'sides is a list of sides.'],
      [start, 2, { type: 'agreeDraw' }, 'agree is true or false.'],
      [start, 2, { type: 'agreeDraw', agree: 'yes' }, 'agree is true or false.'],
    ];
    for (const [match, seat, command, reason] of bad)
      expect(refusal(match, seat, command), JSON.stringify(command)).toBe(`BS-13.4: ${reason}`);
    const free = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 1])],
      phase: 'reaction',
      engaged: '2',
      lines: ['N'],
      dice: [1, 1],
    });
    expect(play(free, 2, { type: 'react', kind: 'sentry', lines: ['N'] } as never).match.state).toEqual(
      play(free, 2, sentry('N')).match.state,
    );
  });

  it('BS-13.5: draw, resignation and lifeboat are open to everybody in every phase and move neither phase nor decider', () => {
    const cards = { 1: 'ash', 2: 'slate', 3: 'sand' } as const;
    const third = ship(3, [9, 9]);
    for (const base of [START, REACTION, FIRE, REPAIR]) {
      const match = duel({ ...base, vessels: [...base.vessels, third], cards });
      for (const seat of [1, 2, 3]) {
        for (const command of [agree(true), agree(false), reveal])
          expect(deciding(play(match, seat, command).match)).toBe(deciding(match));
        expect(allows(match, seat, resign)).toBe(true);
        expect(viewFor(match, seat).always).toEqual([agree(true), resign, reveal]);
        expect(legal(match, seat).some(({ type }) => type === 'resign' || type === 'agreeDraw')).toBe(false);
      }
      const flagged = play(play(match, 3, agree(true)).match, 3, reveal).match;
      expect(viewFor(flagged, 3).always).toEqual([agree(false), resign]);
    }
  });

  it('BS-13.6: a player who is out and a spectator may give no command', () => {
    const match = play(duel({ vessels: [...START.vessels, ship(3, [2, 0])] }), 3, resign).match;
    for (const command of [stay, agree(true), resign, reveal]) {
      expect(refusal(match, 3, command)).toBe('BS-13.6: you are out of the game.');
      expect(refusal(match, 'nobody', command)).toBe('BS-13.6: spectators give no commands.');
    }
    expect(viewFor(match, 3)).toMatchObject({ choices: [], always: [] });
  });

  it('BS-13.7: a refused command changes nothing and draws no die', () => {
    const match = duel({ ...FIRE, dice: [1, 2, 3, 4] });
    const text = JSON.stringify(match);
    for (const command of [fire('E', 5), fire('N', 1), stay, { type: 'fire' }, { type: 'nonsense' }])
      expect(applyCommand(game, match, '1', command).ok).toBe(false);
    expect(JSON.stringify(match)).toBe(text);
  });

  describe('BS-13.7: the first failed test is the one reported', () => {
    // Each attempt breaks every test from its place on; the one before it in the order is mended in the next.
    const ladder = (
      match: Duel,
      seat: number | string,
      attempts: readonly (readonly [rule: string, attempt: object])[],
    ) => {
      for (const [rule, attempt] of attempts)
        expect(refused(match, seat, attempt)[0]!.rule, JSON.stringify(attempt)).toBe(rule);
    };

    it('BS-13.7: game over, out, decider, phase, form', () => {
      const spoilt = { type: 'fire', line: 'Q', weapons: 9 };
      const three = duel({ vessels: [...START.vessels, ship(3, [2, 0])] });
      const out = play(three, 3, resign).match;
      ladder(play(out, 2, resign).match, 3, [['BS-10.9', spoilt]]);
      ladder(out, 3, [['BS-13.6', spoilt]]);
      ladder(out, 2, [['BS-13.2', spoilt]]);
      ladder(out, 1, [['BS-13.3', spoilt]]);
      ladder(duel(FIRE), 1, [
        ['BS-13.4', spoilt],
        ['BS-13.4', { ...spoilt, weapons: 1 }],
        ['BS-8.1', { ...spoilt, line: 'N', weapons: 4 }],
      ]);
    });

    it('BS-13.7: maneuver', () => {
      const move = (to: readonly number[], turn: number, pay: readonly string[]) => ({
        type: 'maneuver',
        kind: 'rotatePosition',
        to,
        turn,
        pay,
      });
      ladder(duel({ vessels: [boat(1, [0, 0], 'slate'), ship(2, [5, 5]), ship(3, [6, 5])] }), 1, [
        ['BS-12.9', { type: 'maneuver', kind: 'rotate', turn: 45 }],
        ['BS-12.9', move([0, 0], 45, [])],
      ]);
      const apart = duel({ vessels: [ship(1, [0, 0], 'N', [0, 6, 6, 6]), ship(2, [5, 0]), ship(3, [6, 0])] });
      ladder(apart, 1, [
        ['BS-11.3', { type: 'maneuver', kind: 'rotate', turn: 45 }],
        ['BS-5.3', move([0, 0], 45, [])],
        ['BS-5.6', move([0, 0], 90, [])],
        ['BS-3.1', move([5, 0], 90, [])],
        ['BS-5.4', move([9, 9], 90, [])],
        ['BS-5.6', move([4, 0], 90, [])],
        ['BS-1.9', move([4, 0], 90, ['bow'])],
      ]);
      ladder(duel({ vessels: [ship(1, [0, 0], 'N', [0, 0, 0, 0]), ship(2, [1, 0])] }), 1, [
        ['BS-5.6', move([1, 1], 90, ['bow', 'bow'])],
        ['BS-5.7', move([1, 1], 90, ['bow'])],
      ]);
    });

    it('BS-13.7: lock', () => {
      const ships = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1]), ship(3, [9, 9])], phase: 'lock' });
      ladder(ships, 1, [
        ['BS-11.6', lock(1, '')],
        ['BS-11.6', lock(3, 'WW')],
        ['BS-6.4', lock(2, '')],
        ['BS-6.3', lock(2, 'WW')],
        ['BS-6.3', lock(2, 'W')],
      ]);
      expect(refusal(ships, 1, lock(2, 'WW'))).toBe('BS-6.3: line W is named 2 times; once is enough.');
      const boats = duel({
        vessels: [boat(1, [0, 0], 'sand'), boat(2, [1, -1], 'ash'), ship(3, [-1, 0])],
        phase: 'lock',
      });
      ladder(boats, 1, [
        ['BS-6.3', lock(2, 'NE')],
        ['BS-12.12', lock(2, 'ES')],
        ['BS-12.12', lock(2, 'E')],
      ]);
      expect(refusal(boats, 1, lock(2, 'ES'))).toBe('BS-12.12: a lifeboat is 1 target; choose 1 of the lines S, E.');
    });

    it('BS-13.7: react', () => {
      const away = (turn: number, ...pay: readonly string[]) => ({ type: 'react', kind: 'rotate', turn, pay });
      const afloat = duel({
        vessels: [ship(1, [0, 0]), boat(2, [1, 0], 'ash')],
        phase: 'reaction',
        engaged: '2',
        lines: ['E'],
      });
      ladder(afloat, 2, [['BS-12.5', away(45)]]);
      const low = duel({ ...REACTION, vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [0, 6, 6, 0])] });
      ladder(low, 2, [
        ['BS-7.1', away(45)],
        ['BS-7.2', away(90)],
        ['BS-7.3', away(180, 'bow')],
        ['BS-1.9', away(90, 'bow')],
      ]);
      ladder(low, 2, [
        ['BS-7.6', sentry('')],
        ['BS-7.9', sentry('NN')],
        ['BS-7.6', sentry('N')],
        ['BS-7.8', sentry('E')],
        ['BS-7.8', sentry('E', 'bow')],
        ['BS-7.8', sentry('E', 'port')],
      ]);
      const both = duel({
        vessels: [ship(1, [0, 0]), ship(2, [1, 1], 'N', [6, 6, 6, 0])],
        phase: 'reaction',
        engaged: '2',
        lines: ['N', 'E'],
      });
      ladder(both, 2, [
        ['BS-7.9', sentry('SS', 'bow')],
        ['BS-7.6', sentry('NS', 'bow')],
        ['BS-7.7', sentry('NE')],
        ['BS-7.7', sentry('NE', 'bow')],
        ['BS-7.7', sentry('NE', 'port')],
      ]);
    });

    it('BS-13.7: fire and repair', () => {
      const open = duel({
        vessels: [ship(1, [0, 0], 'N', [0, 0, 6, 6]), ship(2, [1, 1], 'N', [6, 6, 6, 0])],
        phase: 'fire',
        engaged: '2',
        lines: ['N', 'E'],
        resolved: ['E'],
      });
      ladder(open, 1, [
        ['BS-8.1', fire('S', 4)],
        ['BS-8.1', fire('E', 4)],
        ['BS-8.5', fire('N', 4)],
      ]);
      const afloat = duel({
        vessels: [boat(1, [0, 0], 'ash'), ship(2, [1, 0], 'N', [6, 6, 6, 0])],
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
      });
      ladder(afloat, 1, [['BS-8.5', fire('E', 4)]]);
      const full = duel({ ...REPAIR, vessels: [ship(1, [0, 0], 'N', [6, 3, 3, 3]), ship(2, [1, 0])] });
      ladder(full, 1, [
        ['BS-13.4', { type: 'repair', sides: ['left'] }],
        ['BS-9.5', repair('bow')],
        ['BS-9.4', repair('bow', 'bow')],
      ]);
    });
  });

  it('BS-13.7: what a search tries at every side, turn and place is refused or legal, never an error', () => {
    const match = duel(START);
    let tried = 0;
    for (const turn of TURNS)
      for (const pay of SIDES)
        for (let x = -2; x <= 3; x++)
          for (let y = -2; y <= 2; y++) {
            applyCommand(game, match, '1', { type: 'maneuver', kind: 'rotatePosition', to: [x, y], turn, pay: [pay] });
            tried++;
          }
    expect(tried).toBe(360);
  });
});
