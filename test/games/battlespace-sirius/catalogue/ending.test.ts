import { describe, expect, it } from 'vitest';
import {
  agree,
  automatic,
  deciding,
  duel,
  eventOf,
  eventsOf,
  fire,
  lock,
  newGame,
  nothing,
  play,
  playAll,
  player,
  position,
  refusal,
  repair,
  resign,
  rotate,
  sentry,
  ship,
  stay,
  turnAway,
  vesselOf,
  type Duel,
  type DuelInput,
} from '../../../helpers/bs-position.ts';

/** Em (0,0) N, Rd (1,0) N. */
const two = (more: Partial<DuelInput> = {}): Duel => duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])], ...more });
/** Seats 1, 2, 3 in a row from (0,0). */
const row = (more: Partial<DuelInput> = {}): Duel =>
  duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0]), ship(3, [2, 0])], ...more });

/** Plays quiet turns: Stay Put, the nearest lock, Nothing, hold fire. */
function quiet(match: Duel, turns: number): Duel {
  for (let turn = 0; turn < turns && match.state.outcome === null; turn++) {
    const seat = Number(match.state.turnSeat);
    match = play(match, seat, stay).match;
    if (match.state.phase === 'lock') match = play(match, seat, lock(Number(match.state.order[0]), 'W')).match;
    match = play(match, Number(match.state.engagedSeat), nothing).match;
    match = play(match, seat, fire(match.state.locks[0]!.line, 0)).match;
  }
  return match;
}

describe('BS-10 winning', () => {
  it('BS-10.1 BS-10.7: the opponent’s ship destroyed: win 1, loss 0, at once', () => {
    const start = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 1], 'N', [6, 6, 6, 0])],
      phase: 'fire',
      engaged: '2',
      lines: ['N', 'E'],
    });
    const { match, events } = play(start, 1, fire('N', 1));
    expect(deciding(match)).toBeNull();
    expect(match.state.phase).toBe('over');
    expect(eventOf(events, 'playerLeft')).toEqual({ type: 'playerLeft', seat: '2', reason: 'destroyed' });
    expect(eventOf(events, 'gameEnded')).toEqual({
      type: 'gameEnded',
      winner: '1',
      reason: 'lastVessel',
      placing: [['1'], ['2']],
      scores: [1, 0],
    });
    expect(match.state.outcome!.winners).toEqual(['1']);
    expect(events.at(-1)!.type).toBe('gameEnded');
  });

  it('BS-10.1 BS-10.2: also in the own turn by Sentry Fire, with one winner', () => {
    const start = duel({
      vessels: [ship(1, [0, 0], 'N', [6, 0, 6, 6]), ship(2, [1, 0])],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
    });
    const { events, match } = play(start, 2, sentry('E', 'port'));
    expect(eventOf(events, 'gameEnded')).toMatchObject({ winner: '2', placing: [['2'], ['1']], scores: [0, 1] });
    expect(vesselOf(match, 2)).not.toBeNull();
  });

  it('BS-10.2: two unshielded ships: the first shot alone decides', () => {
    const start = duel({
      vessels: [ship(1, [0, 0], 'N', [0, 0, 0, 0]), ship(2, [1, 1], 'N', [0, 0, 0, 0])],
      phase: 'reaction',
      engaged: '2',
      lines: ['N', 'E'],
    });
    expect(play(start, 2, sentry('N')).match.state.outcome!.winners).toEqual(['2']);
    const fired = playAll(start, [
      [2, nothing],
      [1, fire('E', 1)],
    ]);
    expect(fired.match.state.outcome!.winners).toEqual(['1']);
    expect(eventsOf(fired.events, 'vesselLost')).toHaveLength(1);
  });

  it('BS-11.9 BS-10.1: with three the last vessel left wins; placing in reverse order of leaving', () => {
    const start = duel({
      vessels: [ship(1, [0, 0]), ship(3, [1, 0], 'N', [6, 6, 6, 0])],
      out: ['2'],
      phase: 'fire',
      engaged: '3',
      lines: ['E'],
    });
    const { events } = play(start, 1, fire('E', 1));
    expect(eventOf(events, 'gameEnded')).toMatchObject({
      winner: '1',
      placing: [['1'], ['3'], ['2']],
      scores: [1, 0, 0],
    });
  });

  it('BS-10.8 BS-10.9: after the end nothing changes the game', () => {
    const start = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 0])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    const { match } = play(start, 1, fire('E', 1));
    for (const seat of [1, 2])
      for (const command of [stay, fire('E', 1), agree(true), resign])
        expect(refusal(match, seat, command)).toBe('BS-10.9: the game is over (Emerald won).');
  });
});

describe('BS-10 draws', () => {
  it('BS-10.3: nobody is unable to fire: a ship without any Power still may', () => {
    const start = duel({
      dice: [6],
      vessels: [ship(1, [0, 0], 'N', [0, 0, 0, 0]), ship(2, [1, 0], 'N', [0, 0, 0, 6])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    expect(eventOf(play(start, 1, fire('E', 1)).events, 'fired').hits).toBe(1);
  });

  it('BS-10.4 BS-10.7 BS-C66: both flags: a draw at once, in the middle of a turn; a shot switches them off', () => {
    const mid = two({ phase: 'reaction', engaged: '2', lines: ['E'], dice: [1] });
    const drawn = playAll(mid, [
      [2, agree(true)],
      [1, agree(true)],
    ]);
    expect(eventOf(drawn.events, 'gameEnded')).toEqual({
      type: 'gameEnded',
      winner: null,
      reason: 'agreement',
      placing: [['1', '2']],
      scores: [0.5, 0.5],
    });
    expect(drawn.match.state.outcome).toMatchObject({ winners: [] });
    const shot = playAll(mid, [
      [1, agree(true)],
      [2, nothing],
      [1, fire('E', 1)],
      [2, agree(true)],
    ]);
    expect(eventsOf(shot.events, 'drawFlagsCleared')).toHaveLength(1);
    expect(shot.match.state.outcome).toBeNull();
    expect(shot.match.state.players.map(({ agree: on }) => on)).toEqual([false, true]);
  });

  it('BS-10.4: the flag goes off again by its owner; the same value twice is accepted and changes nothing', () => {
    const on = play(two(), 1, agree(true)).match;
    expect(player(on, 1).agree).toBe(true);
    expect(play(on, 1, agree(true)).match.state).toEqual(on.state);
    expect(play(two(), 1, agree(false)).match.state).toEqual(two().state);
    expect(player(play(on, 1, agree(false)).match, 1).agree).toBe(false);
    expect(
      playAll(on, [
        [1, agree(false)],
        [2, agree(true)],
      ]).match.state.outcome,
    ).toBeNull();
  });

  it('BS-10.4: all players still in must agree; the flags go off when one leaves, and by Sentry Fire', () => {
    const three = row({ agree: ['1', '2'] });
    expect(three.state.outcome).toBeNull();
    const left = play(three, 3, resign).match;
    expect([left.state.outcome, left.state.players.map(({ agree: on }) => on)]).toEqual([null, [false, false, false]]);
    expect(play(three, 3, agree(true)).match.state.outcome).toMatchObject({ winners: [] });
    const fired = play(
      two({ phase: 'reaction', engaged: '2', lines: ['E'], dice: [1], agree: ['1'] }),
      2,
      sentry('E', 'port'),
    ).match;
    expect(player(fired, 1).agree).toBe(false);
    const held = play(two({ phase: 'fire', engaged: '2', lines: ['E'], agree: ['2'] }), 1, fire('E', 0)).match;
    expect(player(held, 2).agree).toBe(true);
  });

  it('BS-10.4: a shot without a die switches the flags off too', () => {
    const start = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 0]), ship(3, [0, 1])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
      agree: ['1', '3'],
    });
    expect(play(start, 1, fire('E', 1)).match.state.players.map(({ agree: on }) => on)).toEqual([false, false, false]);
  });

  it('BS-10.5 BS-C67: six turns without a shot draw the game, five do not', () => {
    const { match } = newGame({}, [6, 6, 1, 1]);
    expect(quiet(match, 5).state).toMatchObject({ outcome: null, quietTurns: 5 });
    const drawn = quiet(match, 6);
    expect(drawn.state.outcome).toMatchObject({ winners: [] });
    expect(drawn.state.phase).toBe('over');
  });

  it('BS-10.5 BS-C68: Sentry Fire in turn 6 starts the count again: the draw at the end of turn 12', () => {
    let { match } = newGame({}, [6, 6, 1, 1, 1]);
    match = quiet(match, 5);
    match = playAll(match, [
      [2, stay],
      [1, sentry('W', 'starboard')],
      [2, fire('W', 0)],
    ]).match;
    expect(match.state).toMatchObject({ quietTurns: 0, turnNumber: 7, outcome: null });
    expect(quiet(match, 5).state).toMatchObject({ quietTurns: 5, outcome: null, turnNumber: 12 });
    const drawn = quiet(match, 6);
    expect(drawn.state).toMatchObject({ quietTurns: 6, phase: 'over' });
  });

  it('BS-10.5: a shot at an unshielded side is a shot; 0 weapons is none', () => {
    const start = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 0]), ship(3, [0, 1])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
      quietTurns: 4,
    });
    expect(play(start, 1, fire('E', 1)).match.state.quietTurns).toBe(0);
    expect(play(start, 1, fire('E', 0)).match.state.quietTurns).toBe(5);
  });

  it('BS-10.5 BS-C69: three players 9 turns; N = 1 two turns; N = 0 never', () => {
    const three = newGame({ playerCount: 3 }, [6, 6, 1, 1, 2, 2]).match;
    expect(quiet(three, 8).state.outcome).toBeNull();
    expect(quiet(three, 9).state.outcome).toMatchObject({ winners: [] });
    const short = newGame({ noFireDrawRounds: 1 }, [6, 6, 1, 1]).match;
    expect(quiet(short, 1).state.outcome).toBeNull();
    expect(quiet(short, 2).state.outcome).toMatchObject({ winners: [] });
    const never = quiet(newGame({ noFireDrawRounds: 0 }, [6, 6, 1, 1]).match, 60);
    expect(never.state).toMatchObject({ outcome: null, quietTurns: 60 });
  });

  it('BS-10.5 BS-C70: a resignation lowers the limit at the end of the turn', () => {
    const start = row({ phase: 'reaction', engaged: '2', lines: ['E'], quietTurns: 7 });
    const { match } = playAll(start, [
      [2, nothing],
      [3, resign],
    ]);
    expect(match.state.outcome).toBeNull();
    const done = play(match, 1, fire('E', 0));
    expect(eventOf(done.events, 'turnEnded').quietTurns).toBe(8);
    expect(eventOf(done.events, 'gameEnded')).toEqual({
      type: 'gameEnded',
      winner: null,
      reason: 'noShots',
      placing: [['1', '2'], ['3']],
      scores: [0.5, 0.5, 0],
    });
  });

  it('BS-10.7 BS-C75: a draw with two of four still in', () => {
    const start = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])], out: ['4', '3'], agree: ['1'] });
    const { events } = play(start, 2, agree(true));
    expect(eventOf(events, 'gameEnded')).toMatchObject({
      winner: null,
      placing: [['1', '2'], ['3'], ['4']],
      scores: [0.5, 0.5, 0, 0],
    });
  });
});

describe('BS-10.6 resigning', () => {
  it('BS-10.6 BS-C71: two players: the other wins at once; 1 and 0', () => {
    for (const start of [
      two(),
      two({ phase: 'reaction', engaged: '2', lines: ['E'] }),
      two({ phase: 'fire', engaged: '2', lines: ['E'] }),
    ]) {
      const { events, match } = play(start, 2, resign);
      expect(eventOf(events, 'gameEnded')).toMatchObject({ winner: '1', scores: [1, 0] });
      expect(eventOf(events, 'playerLeft')).toEqual({ type: 'playerLeft', seat: '2', reason: 'resigned' });
      expect([vesselOf(match, 2), deciding(match)]).toEqual([null, null]);
    }
  });

  it('BS-10.6 BS-C72: the engaged opponent resigns: the turn ends; a bystander resigns: it goes on', () => {
    const start = row({ phase: 'reaction', engaged: '2', lines: ['E'] });
    const engaged = play(start, 2, resign);
    expect(eventsOf(engaged.events, 'locksDropped')).toHaveLength(1);
    expect([deciding(engaged.match), engaged.match.state.locks, engaged.match.state.turnNumber]).toEqual([
      'maneuver 3',
      [],
      2,
    ]);
    const bystander = play(start, 3, resign).match;
    expect(deciding(bystander)).toBe('reaction 2');
    expect(play(bystander, 2, nothing).match.state).toMatchObject({ phase: 'fire', turnSeat: '1' });
    expect(vesselOf(bystander, 3)).toBeNull();
  });

  it('BS-10.6 BS-C73: the engaged opponent resigns while points are open: they are placed, then the turn ends', () => {
    const start = duel({
      vessels: [ship(1, [0, 0], 'N', [3, 3, 3, 3]), ship(2, [1, 1]), ship(3, [5, 5])],
      phase: 'repair',
      engaged: '2',
      lines: ['N', 'E'],
      resolved: ['N'],
      repairPoints: 1,
      shot: true,
    });
    const open = play(start, 2, resign).match;
    expect(deciding(open)).toBe('repair 1');
    const done = play(open, 1, repair('bow'));
    expect(deciding(done.match)).toBe('maneuver 3');
    expect(eventsOf(done.events, 'fired')).toEqual([]);
    expect(done.match.state.players[0]!.vessel).toMatchObject({ power: [4, 3, 3, 3] });
  });

  it('BS-10.6 BS-C74: the turn player resigns with 2 points: they are lost', () => {
    const start = row({
      vessels: [ship(1, [0, 0], 'N', [3, 3, 3, 3]), ship(2, [1, 0]), ship(3, [2, 0])],
      phase: 'repair',
      engaged: '2',
      lines: ['E'],
      resolved: ['E'],
      repairPoints: 2,
      shot: true,
    });
    const { match, events } = play(start, 1, resign);
    expect(eventOf(events, 'repairsLost')).toEqual({ type: 'repairsLost', seat: '1', points: 2 });
    expect([deciding(match), match.state.repairPoints]).toEqual(['maneuver 2', 0]);
  });

  it('BS-10.6: the turn player resigns in any phase: their turn ends at once', () => {
    const phases: readonly Partial<DuelInput>[] = [
      { phase: 'maneuver' },
      { phase: 'reaction', engaged: '2', lines: ['E'] },
      { phase: 'fire', engaged: '2', lines: ['E'] },
    ];
    for (const phase of phases) {
      const { match, events } = play(row(phase), 1, resign);
      expect(deciding(match)).toBe('maneuver 2');
      expect(match.state.locks).toEqual([]);
      expect(eventsOf(events, 'turnEnded')).toHaveLength(1);
    }
  });

  it('BS-10.6: in the lock phase the turn ends when no opponent is adjacent any more, else play goes on', () => {
    const last = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1]), ship(3, [6, 6])], phase: 'lock' });
    expect(deciding(last)).toBe('lock 1');
    expect(deciding(play(last, 2, resign).match)).toBe('maneuver 3');
    const other = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0]), ship(3, [0, 1])], phase: 'lock' });
    const on = play(other, 2, resign);
    expect(automatic(on.events)).toEqual(['lock 3 N']);
    expect(deciding(on.match)).toBe('reaction 3');
  });

  it('BS-10.6 BS-11.3: a bystander’s going leaves the maneuver to be worked out anew', () => {
    const start = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0]), ship(3, [6, 6])] });
    expect(play(start, 1, rotate(90)).match.state.engagedSeat).toBe('2');
    const alone = play(start, 2, resign).match;
    expect(refusal(alone, 1, stay)).toMatch(/^BS-11\.3: /);
    expect(refusal(alone, 1, position(1, 1))).toMatch(/^BS-5\.4: /);
    expect(play(alone, 1, position(5, 5)).match.state.turnSeat).toBe('1');
  });

  it('BS-10.6: a resigning player’s lifeboat leaves with their ship', () => {
    const start = row({ cards: { 1: 'ash', 2: 'slate', 3: 'sand' } });
    const { match } = play(start, 2, resign);
    expect(vesselOf(match, 2)).toBeNull();
    expect(match.state.players.filter(({ vessel }) => vessel !== null)).toHaveLength(2);
  });

  it('BS-10.6 BS-10.5: a turn ended by a resignation counts as quiet when no shot was fired', () => {
    const { match } = play(row({ phase: 'fire', engaged: '2', lines: ['E'], quietTurns: 2 }), 2, resign);
    expect(match.state.quietTurns).toBe(3);
  });
});

it('BS-7.2 BS-10.5: rotating away is no shot', () => {
  const match = playAll(two({ phase: 'reaction', engaged: '2', lines: ['E'] }), [
    [2, turnAway(90, 'bow')],
    [1, fire('E', 0)],
  ]).match;
  expect(match.state.quietTurns).toBe(1);
});
