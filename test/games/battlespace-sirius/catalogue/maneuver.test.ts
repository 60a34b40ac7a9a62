import { describe, expect, it } from 'vitest';
import {
  automatic,
  counts,
  deciding,
  duel,
  eventOf,
  fire,
  linesOf,
  lock,
  newGame,
  nothing,
  opened,
  play,
  playAll,
  position,
  powerOf,
  refusal,
  rotate,
  rotatePosition,
  sentry,
  ship,
  shipOf,
  stay,
  turnAway,
  viewFor,
  type Command,
} from '../../../helpers/bs-position.ts';
import type { Power } from '../../../../src/games/battlespace-sirius/state.ts';
import { options } from './attempts.ts';

const start = (power?: Power) => duel({ vessels: [ship(1, [0, 0], 'N', power), ship(2, [1, 0])] });
const destinations = (commands: readonly Command[]) =>
  commands.flatMap((command) => ('kind' in command && command.kind === 'position' ? [command.to.join()] : [])).sort();

describe('BS-4 turn and round', () => {
  it('BS-4.4 BS-C20: Stay Put at the start; the engine locks line E itself', () => {
    const { match } = newGame({}, [6, 6, 1, 1]);
    const done = play(match, 1, stay);
    expect(automatic(done.events)).toEqual(['lock 2 E']);
    expect(done.events.map(({ type }) => type)).toEqual(['maneuvered', 'locked']);
    expect(deciding(done.match)).toBe('reaction 2');
  });

  it('BS-4.4 BS-C21: an engaged ship without Power in Square does Nothing by itself', () => {
    const { events, match } = play(duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [0, 0, 0, 0])] }), 1, stay);
    expect(automatic(events)).toEqual(['lock 2 E', 'nothing']);
    expect(deciding(match)).toBe('fire 1');
  });

  it('BS-4.4: a decision with two answers is asked; in Fire even one with little choice', () => {
    const corner = play(start(), 1, position(0, 1));
    expect([automatic(corner.events), deciding(corner.match)]).toEqual([[], 'lock 1']);
    const bare = duel({
      vessels: [ship(1, [0, 0], 'N', [0, 0, 0, 0]), ship(2, [1, 0])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    expect(options(bare)).toEqual([fire('E', 0), fire('E', 1)]);
    expect(deciding(bare)).toBe('fire 1');
  });

  it('BS-4.2 BS-8.9: the four steps in order, the engaged opponent deciding the third; the turn ends by itself', () => {
    const { match } = newGame({}, [6, 6, 1, 1]);
    const seen = [deciding(match)];
    let now = match;
    for (const [seat, command] of [
      [1, position(0, 1)],
      [1, lock(2, 'SE')],
      [2, nothing],
      [1, fire('E', 0)],
      [1, fire('S', 0)],
    ] as const) {
      now = play(now, seat, command).match;
      seen.push(deciding(now));
    }
    expect(seen).toEqual(['maneuver 1', 'lock 1', 'reaction 2', 'fire 1', 'fire 1', 'maneuver 2']);
  });

  it('BS-4.2: the repair phase opens inside step 4', () => {
    const match = duel({
      dice: [2, 2],
      vessels: [ship(1, [0, 0], 'N', [3, 3, 3, 3]), ship(2, [1, 1])],
      phase: 'fire',
      engaged: '2',
      lines: ['N', 'E'],
    });
    expect(deciding(play(match, 1, fire('N', 2)).match)).toBe('repair 1');
  });

  it('BS-4.3 BS-6.4: no step is left out; there is no way not to lock', () => {
    const locking = play(start(), 1, position(0, 1)).match;
    expect(options(locking)).toHaveLength(3);
    expect(refusal(locking, 1, { type: 'lock', target: '2', lines: [] })).toMatch(/^BS-6\.4: /);
    const reacting = play(locking, 1, lock(2, 'S')).match;
    expect(options(reacting)).toContainEqual(nothing);
    expect(options(play(reacting, 2, nothing).match)).toContainEqual(fire('S', 0));
    expect(options(start())).toContainEqual(stay);
  });

  it('BS-4.5 BS-8.9: a turn ends when every lock is resolved and every point placed; locks and engagement end with it', () => {
    const match = duel({
      dice: [2, 2],
      vessels: [ship(1, [0, 0], 'N', [3, 3, 3, 3]), ship(2, [1, 1])],
      phase: 'fire',
      engaged: '2',
      lines: ['N', 'E'],
      resolved: ['N'],
    });
    const volley = play(match, 1, fire('E', 2)).match;
    expect([volley.state.turnSeat, volley.state.engagedSeat]).toEqual(['1', '2']);
    const { match: after, events } = play(volley, 1, { type: 'repair', sides: ['bow'] });
    expect(after.state).toMatchObject({ turnSeat: '2', phase: 'maneuver', engagedSeat: null, locks: [], shot: false });
    expect(eventOf(events, 'turnEnded')).toEqual({ type: 'turnEnded', seat: '1', shot: true, quietTurns: 0 });
  });

  it('BS-4.6 BS-C22: turns 1, 2, 3, 4 are in rounds 1, 1, 2, 2', () => {
    let { match } = newGame({}, [6, 6, 1, 1]);
    const seen = [[match.state.turnNumber, match.state.round]];
    for (const [seat, other, line] of [
      [1, 2, 'E'],
      [2, 1, 'W'],
      [1, 2, 'E'],
    ] as const) {
      const done = playAll(match, [
        [seat, stay],
        [other, nothing],
        [seat, fire(line, 0)],
      ]);
      match = done.match;
      expect(eventOf(done.events, 'turnBegan')).toMatchObject({
        seat: String(other),
        turn: match.state.turnNumber,
        round: match.state.round,
      });
      seen.push([match.state.turnNumber, match.state.round]);
    }
    expect(seen).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
    ]);
  });

  it('BS-4.6: the round goes up where the turn order wraps, also when players have left', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0])],
      out: ['3'],
      order: ['3', '1', '2'],
      turn: '2',
      turnNumber: 8,
      round: 3,
    });
    const next = playAll(match, [
      [2, stay],
      [1, nothing],
      [2, fire('W', 0)],
    ]).match;
    expect(next.state).toMatchObject({ turnSeat: '1', turnNumber: 9, round: 4 });
    const after = playAll(next, [
      [1, stay],
      [2, nothing],
      [1, fire('E', 0)],
    ]).match;
    expect(after.state).toMatchObject({ turnSeat: '2', turnNumber: 10, round: 4 });
  });
});

describe('BS-5 maneuver', () => {
  it('BS-5.1 BS-5.6 BS-C26: 95 legal maneuvers at the start', () => {
    const all = options(start());
    expect(counts(all)).toEqual({ stay: 1, rotate: 3, position: 7, rotatePosition: 84 });
    expect(all).toHaveLength(95);
  });

  it('BS-5.2: Stay Put changes nothing', () => {
    const before = start();
    const { match, events } = play(before, 1, stay);
    expect(match.state.players).toEqual(before.state.players);
    expect(eventOf(events, 'maneuvered')).toMatchObject({
      type: 'maneuvered',
      seat: '1',
      kind: 'stay',
      cell: [0, 0],
      heading: 'N',
      turn: 0,
      paid: [],
      power: [6, 6, 6, 6],
      auto: false,
    });
  });

  it('BS-5.3: Rotate turns the ship in its cell for nothing', () => {
    const before = start([4, 3, 2, 1]);
    const turned = ([90, 180, 270] as const).map((turn) => play(before, 1, rotate(turn)).match);
    expect(turned.map((match) => shipOf(match, 1))).toEqual(
      ['E', 'S', 'W'].map((heading) => ({ kind: 'ship', cell: [0, 0], heading, power: [4, 3, 2, 1] })),
    );
    expect(turned.map((match) => linesOf(match.state.locks))).toEqual(['E: Bo>Po', 'E: Po>Po', 'E: St>Po']);
    for (const match of turned) expect(shipOf(match, 2)).toEqual(shipOf(before, 2));
    for (const turn of [0, 360, 45, -90])
      expect(refusal(before, 1, { type: 'maneuver', kind: 'rotate', turn })).toMatch(/^BS-5\.3: /);
  });

  it('BS-5.4 BS-C23: the 7 destinations at the start', () => {
    expect(destinations(options(start()))).toEqual(['2,0', '0,1', '1,1', '2,1', '0,-1', '1,-1', '2,-1'].sort());
  });

  it('BS-5.4 BS-C24: Position to (2,1) keeps the heading; Red lies SW', () => {
    const { match } = play(start([4, 3, 2, 1]), 1, position(2, 1));
    expect(shipOf(match, 1)).toEqual({ kind: 'ship', cell: [2, 1], heading: 'N', power: [4, 3, 2, 1] });
    expect(linesOf(viewFor(match).facing)).toBe('S: St>Sb, W: Po>Bo');
  });

  it('BS-5.5 BS-C25: straight across Red', () => {
    expect(shipOf(play(start(), 1, position(2, 0)).match, 1).cell).toEqual([2, 0]);
  });

  it('BS-5.6 BS-C27: the last Power of the bow pays, and the bow comes to face Red', () => {
    const { match, events } = play(start([1, 6, 6, 6]), 1, rotatePosition([1, 1], 180, 'bow'));
    expect(shipOf(match, 1)).toEqual({ kind: 'ship', cell: [1, 1], heading: 'S', power: [0, 6, 6, 6] });
    expect(automatic(events)).toEqual(['lock 2 S']);
    expect(linesOf(match.state.locks)).toBe('S: Bo>Bo');
    expect(play(match, 2, sentry('S', 'bow')).match.state.outcome).toMatchObject({ winners: ['2'] });
  });

  it('BS-5.7 BS-1.8 BS-C28: the count for a ship with k sides above 0 is 11 + 21k', () => {
    for (const [power, count] of [
      [[6, 0, 4, 3], 74],
      [[0, 0, 0, 0], 11],
      [[0, 0, 1, 0], 32],
    ] as const)
      expect(options(start(power))).toHaveLength(count);
    expect(counts(options(start([0, 0, 0, 0])))).toEqual({ stay: 1, rotate: 3, position: 7 });
  });

  it('BS-5.8: the aim is advice only: the weakest side may be brought against the strongest', () => {
    const { match } = play(
      duel({ vessels: [ship(1, [0, 0], 'N', [6, 6, 6, 0]), ship(2, [1, 0], 'N', [6, 1, 6, 6])] }),
      1,
      rotate(180),
    );
    expect(linesOf(match.state.locks)).toBe('E: Po>Po');
  });
});

describe('BS-6 lock targets', () => {
  it('BS-6.2 BS-C29: in Square the one line is locked', () => {
    const { match, events } = opened({ vessels: [ship(1, [0, 0]), ship(2, [0, 1])], phase: 'lock' });
    expect(automatic(events)).toEqual(['lock 2 N']);
    expect(linesOf(match.state.locks)).toBe('N: Bo>St');
    expect(deciding(match)).toBe('reaction 2');
  });

  it('BS-6.3 BS-C30: in Corner three selections, whatever the order of the lines', () => {
    const match = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1])], phase: 'lock' });
    expect(
      options(match).map((command) => (command.type === 'lock' ? [...command.lines].sort().join('') : '')),
    ).toEqual(expect.arrayContaining(['N', 'E', 'EN']));
    expect(options(match)).toHaveLength(3);
    expect(play(match, 1, lock(2, 'EN')).match.state).toEqual(play(match, 1, lock(2, 'NE')).match.state);
    expect(linesOf(play(match, 1, lock(2, 'E')).match.state.locks)).toBe('E: Sb>St');
  });

  it('BS-6.1: the target becomes the engaged opponent and decides next', () => {
    const { match, events } = play(
      duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1])], phase: 'lock' }),
      1,
      lock(2, 'N'),
    );
    expect(match.state.engagedSeat).toBe('2');
    expect(deciding(match)).toBe('reaction 2');
    expect(eventOf(events, 'locked')).toEqual({
      type: 'locked',
      seat: '1',
      target: '2',
      locks: [{ line: 'N', firingSide: 'bow', targetSide: 'port', resolved: false }],
      auto: false,
    });
  });

  it('BS-6.5: one firing side and one target side to a lock', () => {
    const { match } = play(
      duel({ dice: [6, 6], vessels: [ship(1, [0, 0]), ship(2, [1, 1])], phase: 'lock' }),
      1,
      lock(2, 'NE'),
    );
    expect(linesOf(match.state.locks)).toBe('N: Bo>Po, E: Sb>St');
    const after = playAll(match, [
      [2, nothing],
      [1, fire('N', 1)],
      [1, fire('E', 1)],
    ]).match;
    expect(powerOf(after, 2)).toEqual([6, 6, 5, 5]);
  });

  it('BS-6.6 BS-C31: an unshielded firing side may lock, an unshielded side may be locked', () => {
    const bare = duel({
      vessels: [ship(1, [0, 0], 'N', [0, 6, 6, 6]), ship(2, [1, 1], 'N', [6, 6, 6, 0])],
      phase: 'lock',
    });
    const { match } = play(bare, 1, lock(2, 'N'));
    expect(linesOf(match.state.locks)).toBe('N: Bo>Po');
    expect(match.state.players).toEqual(bare.state.players);
  });

  it('BS-6.7: how many weapons is said in step 4: a payment in step 3 still lowers the most', () => {
    const match = duel({ dice: [6], vessels: [ship(1, [0, 0], 'N', [6, 3, 6, 6]), ship(2, [1, 0])], phase: 'lock' });
    expect(options(playAll(match, [[2, nothing]]).match)).toHaveLength(5);
    expect(options(playAll(match, [[2, sentry('E', 'port')]]).match)).toHaveLength(4);
    expect(
      refusal(duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1])], phase: 'lock' }), 1, {
        type: 'lock',
        target: '2',
        lines: ['N'],
        weapons: 4,
      }),
    ).toMatch(/^BS-13\.4: /);
  });
});

it('BS-4.4 BS-7.1: a reaction with a single other answer is asked', () => {
  const match = duel({
    vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [0, 0, 0, 1])],
    phase: 'reaction',
    engaged: '2',
    lines: ['E'],
  });
  expect(deciding(match)).toBe('reaction 2');
  expect(options(match)).toContainEqual(turnAway(90, 'port'));
});
