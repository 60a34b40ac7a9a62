import { describe, expect, it } from 'vitest';
import type { Direction, Side } from '../../../../src/games/battlespace-sirius/data/sides.ts';
import type { Power } from '../../../../src/games/battlespace-sirius/state.ts';
import {
  counts,
  deciding,
  duel,
  eventOf,
  eventsOf,
  fire,
  game,
  linesOf,
  nothing,
  play,
  playAll,
  player,
  powerOf,
  refusal,
  sentry,
  ship,
  shipOf,
  turnAway,
  type Duel,
} from '../../../helpers/bs-position.ts';
import { options } from './attempts.ts';

interface Scene {
  readonly em?: Power;
  readonly rd?: Power;
  readonly dice?: readonly number[];
}

/** Em (0,0) N, Rd (1,0) N, line E locked. */
const square = ({ em, rd, dice = [] }: Scene = {}): Duel =>
  duel({
    dice,
    vessels: [ship(1, [0, 0], 'N', em), ship(2, [1, 0], 'N', rd)],
    phase: 'reaction',
    engaged: '2',
    lines: ['E'],
  });
/** Em (0,0) N, Rd (1,1) N: N is Bo>Po, E is Sb>St. */
const corner = (lines: readonly Direction[], { em, rd, dice = [] }: Scene = {}): Duel =>
  duel({ dice, vessels: [ship(1, [0, 0], 'N', em), ship(2, [1, 1], 'N', rd)], phase: 'reaction', engaged: '2', lines });

describe('BS-7 what may be chosen', () => {
  it('BS-7.1 BS-C32: 20 in Square, 20 with one lock in Corner, 25 with two', () => {
    expect(counts(options(square()))).toEqual({ nothing: 1, rotate: 18, sentry: 1 });
    expect(options(square())).toHaveLength(20);
    expect(counts(options(corner(['N'])))).toEqual({ nothing: 1, rotate: 18, sentry: 1 });
    expect(counts(options(corner(['E'])))).toEqual({ nothing: 1, rotate: 18, sentry: 1 });
    const both = options(corner(['N', 'E']));
    expect(counts(both)).toEqual({ nothing: 1, rotate: 18, sentry: 6 });
    expect(both).toHaveLength(25);
    const shots = both.flatMap((command) =>
      command.type === 'react' && command.kind === 'sentry'
        ? [`${command.lines.join('')} ${(command.pay ?? []).join()}`.trim()]
        : [],
    );
    expect([...shots].sort()).toEqual(['E', 'EN port', 'EN stern', 'N', 'NE port', 'NE stern']);
  });

  it('BS-7.1: they cannot change position, only the engaged opponent reacts, and once', () => {
    const match = square();
    expect(refusal(match, 2, { type: 'react', kind: 'position', to: [1, 1] })).toMatch(/^BS-13\.4: /);
    expect(refusal(match, 1, nothing)).toMatch(/^BS-13\.2: /);
    expect(deciding(play(match, 2, nothing).match)).toBe('fire 1');
  });

  it('BS-7.3 BS-C34: [2,0,0,0] in Square with Port locked: 4', () => {
    const all = options(square({ rd: [2, 0, 0, 0] }));
    expect(all).toHaveLength(4);
    expect(all).toEqual(
      expect.arrayContaining([turnAway(90, 'bow'), turnAway(270, 'bow'), turnAway(180, 'bow', 'bow'), nothing]),
    );
  });

  it('BS-7.8 BS-C39: total 1 or 0 in Square', () => {
    const on = options(square({ rd: [0, 0, 0, 1] }));
    expect(on).toHaveLength(4);
    expect(on).toEqual(
      expect.arrayContaining([turnAway(90, 'port'), turnAway(270, 'port'), sentry('E', 'port'), nothing]),
    );
    const off = options(square({ rd: [0, 1, 0, 0] }));
    expect(off).toHaveLength(3);
    expect(off).toEqual(expect.arrayContaining([turnAway(90, 'starboard'), turnAway(270, 'starboard'), nothing]));
    expect(deciding(square({ rd: [0, 0, 0, 0] }))).toBe('fire 1');
  });

  it('BS-7.7 BS-7.8 BS-C40: total 0 in Corner', () => {
    expect(counts(options(corner(['N'], { rd: [0, 0, 0, 0] })))).toEqual({ nothing: 1, sentry: 1 });
    const both = options(corner(['N', 'E'], { rd: [0, 0, 0, 0] }));
    expect(counts(both)).toEqual({ nothing: 1, sentry: 2 });
    expect(
      both.flatMap((command) => (command.type === 'react' && command.kind === 'sentry' ? [command.lines] : [])),
    ).toEqual(expect.arrayContaining([['N'], ['E']]));
  });

  it('BS-7.1 BS-7.2 BS-7.3 BS-7.6 BS-7.7 BS-7.8 table 7.A: condition, Power and payer of each reaction', () => {
    const kinds = (match: Duel) => (deciding(match) === 'reaction 2' ? counts(options(match)) : { nothing: 1 });
    // total 0, 1, 2 on a side that is not locked (Bow), in Square
    expect(kinds(square({ rd: [0, 0, 0, 0] }))).toEqual({ nothing: 1 });
    expect(kinds(square({ rd: [1, 0, 0, 0] }))).toEqual({ nothing: 1, rotate: 2 });
    expect(kinds(square({ rd: [2, 0, 0, 0] }))).toEqual({ nothing: 1, rotate: 3 });
    expect(kinds(square({ rd: [1, 0, 1, 0] }))).toEqual({ nothing: 1, rotate: 5 });
    // Sentry in Square: the locked side (Port) has 1 or more
    expect(kinds(square({ rd: [0, 0, 0, 2] }))).toEqual({ nothing: 1, rotate: 3, sentry: 1 });
    // Corner, one line: always
    expect(kinds(corner(['E'], { rd: [0, 1, 0, 0] }))).toEqual({ nothing: 1, rotate: 2, sentry: 1 });
    // Corner, both locked: one line always, both only if a locked side (Port, Stern) has 1 or more
    expect(kinds(corner(['N', 'E'], { rd: [3, 3, 0, 0] }))).toMatchObject({ sentry: 2 });
    expect(kinds(corner(['N', 'E'], { rd: [0, 0, 0, 1] }))).toMatchObject({ sentry: 4 });
    expect(kinds(corner(['N', 'E'], { rd: [0, 0, 1, 0] }))).toMatchObject({ sentry: 4 });
    expect(kinds(corner(['N', 'E'], { rd: [0, 0, 1, 1] }))).toMatchObject({ sentry: 6 });
  });
});

describe('BS-7 rotating away', () => {
  it('BS-7.2: Rotate 90 either way costs 1 Power from any side', () => {
    for (const turn of [90, 270] as const) {
      for (const [index, side] of (['bow', 'starboard', 'stern', 'port'] as const).entries()) {
        const { match } = play(square(), 2, turnAway(turn, side));
        expect(shipOf(match, 2)).toEqual({
          kind: 'ship',
          cell: [1, 0],
          heading: turn === 90 ? 'E' : 'W',
          power: [6, 6, 6, 6].map((p, i) => (i === index ? p - 1 : p)),
        });
        expect(deciding(match)).toBe('fire 1');
      }
    }
  });

  it('BS-7.3 BS-C33: Rotate 180 costs 2, in any split', () => {
    expect(shipOf(play(square(), 2, turnAway(180, 'stern', 'stern')).match, 2)).toMatchObject({
      heading: 'S',
      power: [6, 6, 4, 6],
    });
    expect(shipOf(play(square(), 2, turnAway(180, 'bow', 'port')).match, 2)).toMatchObject({
      heading: 'S',
      power: [5, 6, 6, 5],
    });
  });

  it('BS-7.4 BS-C35: paid before the ship turns: the Stern that pays becomes the unshielded locked side', () => {
    const { match } = play(square({ rd: [6, 6, 1, 6] }), 2, turnAway(90, 'stern'));
    expect(linesOf(match.state.locks)).toBe('E: Sb>St');
    expect(powerOf(match, 2)).toEqual([6, 6, 0, 6]);
    const shot = play(match, 1, fire('E', 1));
    expect(shot.match.state.outcome).toMatchObject({ winners: ['1'] });
    expect(shot.dice).toEqual([]);
  });

  it('BS-7.4: no rotating beyond the total', () => {
    expect(refusal(square({ rd: [0, 0, 1, 0] }), 2, turnAway(180, 'stern', 'stern'))).toBe(
      'BS-1.9: Stern has 1 Power; 2 are needed.',
    );
    expect(refusal(square({ rd: [0, 0, 1, 0] }), 2, turnAway(90, 'bow'))).toBe('BS-1.9: Bow has 0 Power; 1 is needed.');
  });

  it('BS-7.5 BS-C36: Square, Port locked: 90 brings the Stern, 270 the Bow, 180 Starboard', () => {
    const before = square();
    const after = (
      [
        [90, 'bow'],
        [270, 'bow'],
        [180, 'bow', 'bow'],
      ] as const
    ).map(([turn, ...pay]) => play(before, 2, turnAway(turn, ...pay)));
    expect(after.map(({ match }) => `${shipOf(match, 2).heading} ${linesOf(match.state.locks)}`)).toEqual([
      'E E: Sb>St',
      'W E: Sb>Bo',
      'S E: Sb>Sb',
    ]);
    for (const { match, events } of after) {
      expect(shipOf(match, 1)).toEqual(shipOf(before, 1));
      expect(eventOf(events, 'turnedAway').locks).toEqual(match.state.locks);
    }
  });

  it('BS-7.5 BS-C37: both lines locked in Corner', () => {
    const after = (
      [
        [90, 'bow'],
        [270, 'bow'],
        [180, 'bow', 'bow'],
      ] as const
    ).map(([turn, ...pay]) => play(corner(['N', 'E']), 2, turnAway(turn, ...pay)).match);
    expect(after.map((match) => linesOf(match.state.locks))).toEqual([
      'N: Bo>St, E: Sb>Sb',
      'N: Bo>Bo, E: Sb>Po',
      'N: Bo>Sb, E: Sb>Bo',
    ]);
  });

  it('BS-7.5 BS-C38: only E locked: after 270 it is Port; the Bow on line N is not locked', () => {
    const { match } = play(corner(['E']), 2, turnAway(270, 'bow'));
    expect(linesOf(match.state.locks)).toBe('E: Sb>Po');
    expect(refusal(match, 1, fire('N', 1))).toBe('BS-8.1: line N is not locked; open: E.');
  });
});

describe('BS-7 Sentry Fire', () => {
  it('BS-7.6 BS-7.8 BS-7.11 BS-C46: Square: Port pays; 5 hits Shield 5, 4 does not', () => {
    const hit = play(square({ em: [6, 5, 6, 6], dice: [5] }), 2, sentry('E', 'port'));
    expect([powerOf(hit.match, 1), powerOf(hit.match, 2)]).toEqual([
      [6, 4, 6, 6],
      [6, 6, 6, 5],
    ]);
    expect(eventOf(hit.events, 'sentryFired')).toMatchObject({
      type: 'sentryFired',
      seat: '2',
      target: '1',
      paid: ['port'],
      shots: [{ line: 'E', die: 5, against: 5, hit: true }],
      destroyed: false,
    });
    const miss = play(square({ em: [6, 5, 6, 6], dice: [4] }), 2, sentry('E', 'port'));
    expect([powerOf(miss.match, 1), powerOf(miss.match, 2)]).toEqual([
      [6, 5, 6, 6],
      [6, 6, 6, 5],
    ]);
    expect(deciding(miss.match)).toBe('fire 1');
  });

  it('BS-7.6 BS-7.8 BS-C41: Corner, one lock: Port 0 shoots for nothing', () => {
    const { match } = play(corner(['N'], { rd: [6, 6, 6, 0], dice: [6] }), 2, sentry('N'));
    expect([powerOf(match, 1), powerOf(match, 2)]).toEqual([
      [5, 6, 6, 6],
      [6, 6, 6, 0],
    ]);
  });

  const both: Scene = { em: [4, 2, 6, 6], rd: [6, 6, 3, 0] };

  it('BS-7.7 BS-7.9 BS-C42: both lines N, E, paid by the Stern', () => {
    expect(refusal(corner(['N', 'E'], both), 2, sentry('NE', 'port'))).toBe('BS-7.7: Port has 0 Power; 1 is needed.');
    const { match, events } = play(corner(['N', 'E'], { ...both, dice: [4, 1] }), 2, sentry('NE', 'stern'));
    expect([powerOf(match, 1), powerOf(match, 2)]).toEqual([
      [3, 2, 6, 6],
      [6, 6, 2, 0],
    ]);
    expect(eventOf(events, 'sentryFired').shots).toEqual([
      { line: 'N', die: 4, against: 4, hit: true },
      { line: 'E', die: 1, against: 2, hit: false },
    ]);
  });

  it('BS-7.9 BS-C43: the same dice in the order E, N', () => {
    const { match } = play(corner(['N', 'E'], { ...both, dice: [4, 1] }), 2, sentry('EN', 'stern'));
    expect([powerOf(match, 1), powerOf(match, 2)]).toEqual([
      [4, 1, 6, 6],
      [6, 6, 2, 0],
    ]);
  });

  it('BS-7.7: from one of two locked sides for nothing', () => {
    for (const [line, index] of [
      ['N', 0],
      ['E', 1],
    ] as const) {
      const { match } = play(corner(['N', 'E'], { dice: [6] }), 2, sentry(line));
      expect(powerOf(match, 1)).toEqual([6, 6, 6, 6].map((p, i) => (i === index ? 5 : p)));
      expect(powerOf(match, 2)).toEqual([6, 6, 6, 6]);
    }
  });

  it('BS-7.10 BS-16.5 BS-C44: an unshielded firing side: destroyed without a die', () => {
    const { match, events, dice } = play(
      square({ em: [6, 0, 6, 6], rd: [6, 6, 6, 3], dice: [6] }),
      2,
      sentry('E', 'port'),
    );
    expect(dice).toEqual([]);
    expect(powerOf(match, 2)).toEqual([6, 6, 6, 2]);
    expect(player(match, 1).vessel).toBeNull();
    expect(match.state.outcome).toMatchObject({ winners: ['2'] });
    expect(eventOf(events, 'sentryFired')).toMatchObject({ shots: [{ line: 'E', die: null }], destroyed: true });
    expect(eventOf(events, 'vesselLost')).toMatchObject({
      seat: '1',
      by: '2',
      kind: 'ship',
      cell: [0, 0],
      lifeboat: null,
    });
  });

  it('BS-7.10 BS-C45: one of two firing sides is unshielded: payment, no die at all, destroyed; the other alone: a die', () => {
    const scene: Scene = { em: [4, 0, 6, 6], dice: [6] };
    for (const order of ['NE', 'EN']) {
      const { match, events, dice } = play(corner(['N', 'E'], scene), 2, sentry(order, 'port'));
      expect(dice).toEqual([]);
      expect(eventOf(events, 'sentryFired')).toMatchObject({ paid: ['port'], destroyed: true });
      expect(eventOf(events, 'sentryFired').shots.every(({ die }) => die === null)).toBe(true);
      expect(powerOf(match, 2)).toEqual([6, 6, 6, 5]);
      expect(match.state.outcome).toMatchObject({ winners: ['2'] });
    }
    const alone = play(corner(['N', 'E'], scene), 2, sentry('N'));
    expect([alone.dice, powerOf(alone.match, 1), alone.match.state.outcome]).toEqual([[6], [3, 0, 6, 6], null]);
  });

  it('BS-1.3 BS-I1 BS-7.10: an unshielded side loses no Power it has not, not even between the shot and the loss of the ship', () => {
    for (const match of [square({ em: [6, 0, 6, 6] }), corner(['N', 'E'], { em: [4, 0, 6, 6] })]) {
      const locked = match.state.locks.length === 1 ? sentry('E', 'port') : sentry('NE', 'port');
      let { state } = match;
      for (const event of play(match, 2, locked).events) {
        state = game.evolve(state, event);
        for (const { vessel } of state.players)
          if (vessel?.kind === 'ship') expect(Math.min(...vessel.power)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('BS-7.11 BS-C47: Shield 1 falls to 0 and the ship lives; Red has paid their last and falls to 1 weapon', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const { match } = play(square({ em: [6, 1, 6, 6], rd: [6, 6, 6, 1], dice: [die] }), 2, sentry('E', 'port'));
      expect([powerOf(match, 1), powerOf(match, 2)]).toEqual([
        [6, 0, 6, 6],
        [6, 6, 6, 0],
      ]);
      expect(match.state.outcome).toBeNull();
      const shot = play(match, 1, fire('E', 1));
      expect([shot.dice, shot.match.state.outcome?.winners]).toEqual([[], ['1']]);
    }
  });

  it('BS-7.11: for every Shield exactly the dice from it on hit, for 1 Power', () => {
    for (const shield of [1, 2, 3, 4, 5, 6]) {
      for (const die of [1, 2, 3, 4, 5, 6]) {
        const { match } = play(square({ em: [6, shield, 6, 6], dice: [die] }), 2, sentry('E', 'port'));
        expect(powerOf(match, 1)).toEqual([6, die >= shield ? shield - 1 : shield, 6, 6]);
      }
    }
  });

  it('BS-7.12 BS-9.8: Sentry dice never repair, not even two alike', () => {
    const { match, events } = play(
      corner(['N', 'E'], { em: [2, 2, 2, 2], rd: [2, 2, 2, 2], dice: [3, 3] }),
      2,
      sentry('NE', 'port'),
    );
    expect([powerOf(match, 1), powerOf(match, 2)]).toEqual([
      [1, 1, 2, 2],
      [2, 2, 2, 1],
    ]);
    expect([match.state.repairPoints, eventsOf(events, 'repaired')]).toEqual([0, []]);
  });

  it('BS-7.13 BS-C51: Sentry Fire comes first: Starboard falls from 2 to 1, most weapons is 2; the locked side fires back with what it has left', () => {
    const before = square({ em: [6, 2, 6, 6], rd: [6, 6, 6, 1], dice: [2] });
    const { match } = play(before, 2, sentry('E', 'port'));
    expect(powerOf(match, 1)[1]).toBe(1);
    expect(powerOf(match, 2)[3]).toBe(0);
    expect(options(match)).toEqual([fire('E', 0), fire('E', 1)]);
    const shielded = play(square({ em: [6, 2, 6, 6], dice: [2] }), 2, sentry('E', 'port')).match;
    expect(options(shielded)).toEqual([fire('E', 0), fire('E', 1), fire('E', 2)]);
  });

  it('BS-7.6: only locked sides can shoot', () => {
    expect(refusal(corner(['E']), 2, sentry('N'))).toBe('BS-7.6: line N is not locked; locked: E.');
  });

  it('BS-7.6 BS-3.5: every locked side shoots at the firing side of its own lock, whatever the heading', () => {
    const sides: readonly Side[] = ['bow', 'starboard', 'stern', 'port'];
    for (const [heading, firing] of [
      ['N', 1],
      ['E', 0],
      ['S', 3],
      ['W', 2],
    ] as const) {
      const start = duel({
        dice: [6],
        vessels: [ship(1, [0, 0], heading), ship(2, [1, 0], heading)],
        phase: 'reaction',
        engaged: '2',
        lines: ['E'],
      });
      const { match } = playAll(start, [[2, sentry('E', sides[(firing + 2) % 4]!)]]);
      expect(powerOf(match, 1)).toEqual([6, 6, 6, 6].map((p, i) => (i === firing ? 5 : p)));
      expect(powerOf(match, 2)).toEqual([6, 6, 6, 6].map((p, i) => (i === (firing + 2) % 4 ? 5 : p)));
    }
  });
});
