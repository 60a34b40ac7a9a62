import { describe, expect, it } from 'vitest';
import {
  agree,
  boat,
  deciding,
  duel,
  eventOf,
  eventsOf,
  fire,
  lock,
  nothing,
  play,
  playAll,
  position,
  powerOf,
  refusal,
  resign,
  ship,
  stay,
  vesselOf,
  type DuelInput,
  sentry,
} from '../../../helpers/bs-position.ts';

const START = { vessels: [ship(1, [0, 0]), ship(2, [1, 0])] };
const THREE = { vessels: [ship(1, [0, 0]), ship(2, [1, 0]), ship(3, [2, 0])] };

/** A quiet turn of two players side by side: stay, nothing, hold fire. */
const quiet = (seat: 1 | 2) =>
  [
    [seat, stay],
    [seat === 1 ? 2 : 1, nothing],
    [seat, fire(seat === 1 ? 'E' : 'W', 0)],
  ] as const;

describe('chapter 10: end of the game and scoring', () => {
  it('BS-10.1: the last player left wins at once; a ship can fall in its own turn', () => {
    const won = play(
      duel({
        vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 0])],
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
      }),
      1,
      fire('E', 1),
    ).match;
    expect(won.state).toMatchObject({ phase: 'over', outcome: { winners: ['1'], reason: 'lastVessel' } });
    const lost = play(
      duel({
        vessels: [ship(1, [0, 0], 'N', [6, 0, 6, 6]), ship(2, [1, 0])],
        phase: 'reaction',
        engaged: '2',
        lines: ['E'],
      }),
      2,
      sentry('E', 'port'),
    ).match;
    expect(lost.state.outcome).toMatchObject({ winners: ['2'] });
    const open = duel({
      vessels: [ship(1, [0, 0], 'N', [5, 5, 5, 5]), boat(2, [1, 0], 'ash')],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
      dice: [2, 2],
    });
    const { match, events } = play(open, 1, fire('E', 2));
    expect(events.map(({ type }) => type)).toEqual([
      'fired',
      'vesselLost',
      'playerLeft',
      'lifeboatRevealed',
      'gameEnded',
    ]);
    expect(powerOf(match, 1)).toEqual([5, 4, 5, 5]);
    expect(match.state.repairPoints).toBe(0);
  });

  it('BS-10.2: every shot is resolved alone, so two ships never fall together', () => {
    // Both sides of the lock are open: Sentry Fire comes first and settles it.
    const match = duel({
      vessels: [ship(1, [0, 0], 'N', [0, 6, 6, 6]), ship(2, [1, 1], 'N', [6, 6, 6, 0])],
      phase: 'reaction',
      engaged: '2',
      lines: ['N'],
    });
    const after = play(match, 2, sentry('N')).match;
    expect(vesselOf(after, 2)).not.toBeNull();
    expect(after.state.outcome).toMatchObject({ winners: ['2'] });
  });

  it('BS-10.3: a ship without Power is still able to fire', () => {
    const spent = duel({
      vessels: [ship(1, [0, 0], 'N', [0, 0, 0, 0]), ship(2, [1, 0], 'N', [0, 0, 0, 1])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
      dice: [1],
    });
    expect(powerOf(play(spent, 1, fire('E', 1)).match, 2)).toEqual([0, 0, 0, 0]);
  });

  it('BS-10.4: draw flags of all players still in draw the game at once; a shot or a loss turns them off', () => {
    const one = play(duel({ ...START, dice: [1] }), 2, agree(true)).match;
    expect(one.state.players.map((player) => player.agree)).toEqual([false, true]);
    expect(deciding(one)).toBe('maneuver 1');
    const drawn = play(one, 1, agree(true)).match;
    expect(drawn.state.outcome).toMatchObject({ winners: [], reason: 'agreement' });
    expect(play(one, 2, agree(true)).match.state).toEqual(one.state);
    expect(play(one, 2, agree(false)).match.state.players[1]!.agree).toBe(false);
    const shot = playAll(one, [
      [1, stay],
      [2, nothing],
      [1, fire('E', 1)],
    ]);
    expect(eventsOf(shot.events, 'drawFlagsCleared')).toHaveLength(1);
    expect(play(shot.match, 1, agree(true)).match.state.outcome).toBeNull();
    const sentried = playAll(one, [
      [1, stay],
      [2, sentry('E', 'port')],
    ]);
    expect(eventsOf(sentried.events, 'drawFlagsCleared')).toHaveLength(1);
    expect(sentried.match.state.players[1]!.agree).toBe(false);
    const held = playAll(one, [
      [1, stay],
      [2, nothing],
      [1, fire('E', 0)],
    ]).match;
    expect(held.state.players[1]!.agree).toBe(true);
    // Somebody leaves: the two who had agreed must agree anew.
    const two = playAll(duel(THREE), [
      [1, agree(true)],
      [2, agree(true)],
      [3, resign],
    ]).match;
    expect(two.state.outcome).toBeNull();
    expect(two.state.players.map((player) => player.agree)).toEqual([false, false, false]);
  });

  it('BS-10.5: N rounds without a shot draw the game; any shot starts the count anew; 0 is never', () => {
    const six = [...quiet(1), ...quiet(2), ...quiet(1), ...quiet(2), ...quiet(1)] as const;
    const five = playAll(duel(START), six).match;
    expect(five.state).toMatchObject({ quietTurns: 5, outcome: null });
    const last = playAll(five, quiet(2));
    expect(last.match.state.outcome).toMatchObject({
      winners: [],
      reason: 'noShots',
      result: { rounds: 3, turns: 6, scores: [0.5, 0.5] },
    });
    expect(eventOf(last.events, 'turnEnded').quietTurns).toBe(6);
    const off = duel({ ...START, quietTurns: 999, options: { noFireDrawRounds: 0 } });
    expect(playAll(off, quiet(1)).match.state).toMatchObject({ quietTurns: 1000, outcome: null });
    const once = duel({ ...START, quietTurns: 1, options: { noFireDrawRounds: 1 } });
    expect(playAll(once, quiet(1)).match.state.outcome).toMatchObject({ reason: 'noShots' });
    // Sentry Fire is a shot, and so is a destroying one without dice.
    const shot = duel({ ...START, quietTurns: 5, dice: [1] });
    expect(
      playAll(shot, [
        [1, stay],
        [2, sentry('E', 'port')],
        [1, fire('E', 0)],
      ]).match.state.quietTurns,
    ).toBe(0);
    const breach = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 0])],
      cards: { 2: 'bronze' },
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
      quietTurns: 5,
    });
    expect(play(breach, 1, fire('E', 1)).match.state.quietTurns).toBe(0);
  });

  describe('BS-10.6: resigning', () => {
    const engaged: DuelInput = { ...THREE, phase: 'reaction', engaged: '2', lines: ['E'] };

    it('BS-10.6: the vessel leaves the grid; the last one left wins', () => {
      const { match } = play(duel(START), 2, resign);
      expect(vesselOf(match, 2)).toBeNull();
      expect(match.state.outcome).toMatchObject({ winners: ['1'], result: { scores: [1, 0] } });
    });

    it('BS-10.6: in their own turn it ends at once, in every phase', () => {
      const cases = [
        duel(THREE),
        duel({ ...THREE, turn: '2', phase: 'lock' }),
        duel(engaged),
        duel({ ...engaged, phase: 'fire' }),
        duel({
          ...engaged,
          vessels: [ship(1, [0, 0], 'N', [4, 4, 4, 4]), ship(2, [1, 0]), ship(3, [2, 0])],
          phase: 'repair',
          repairPoints: 2,
        }),
      ];
      for (const match of cases) {
        const seat = Number(match.state.turnSeat);
        const { match: after, events } = play(match, seat, resign);
        expect(after.state).toMatchObject({
          turnSeat: String(seat + 1),
          phase: 'maneuver',
          turnNumber: 2,
          repairPoints: 0,
          engagedSeat: null,
          locks: [],
        });
        expect(eventsOf(events, 'repairsLost').map(({ points }) => points)).toEqual(
          match.state.phase === 'repair' ? [2] : [],
        );
      }
    });

    it('BS-10.6: of the engaged opponent the locks vanish, open points are placed, and the turn ends', () => {
      for (const phase of ['reaction', 'fire'] as const) {
        const { match, events } = play(duel({ ...engaged, phase }), 2, resign);
        expect(events.map(({ type }) => type)).toEqual(['playerLeft', 'locksDropped', 'turnEnded', 'turnBegan']);
        expect(deciding(match)).toBe('maneuver 3');
      }
      const corner = duel({
        vessels: [ship(1, [0, 0], 'N', [4, 4, 4, 4]), ship(2, [1, 1]), ship(3, [5, 5])],
        phase: 'repair',
        engaged: '2',
        lines: ['N', 'E'],
        repairPoints: 1,
      });
      const open = play(corner, 2, resign).match;
      expect(open.state).toMatchObject({ phase: 'repair', repairPoints: 1, locks: [], ending: true });
      const placed = play(open, 1, { type: 'repair', sides: ['bow'] }).match;
      expect(powerOf(placed, 1)).toEqual([5, 4, 4, 4]);
      expect(deciding(placed)).toBe('maneuver 3');
      // Whoever resigns while their points are open loses them.
      const four = duel({
        vessels: [ship(1, [0, 0], 'N', [4, 4, 4, 4]), ship(2, [1, 1]), ship(3, [5, 5]), ship(4, [6, 5])],
        phase: 'repair',
        engaged: '2',
        lines: ['N', 'E'],
        repairPoints: 1,
      });
      expect(
        deciding(
          playAll(four, [
            [2, resign],
            [1, resign],
          ]).match,
        ),
      ).toBe('maneuver 3');
    });

    it('BS-10.6: in phase lock with nobody next to them any more the turn player is done', () => {
      const match = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1]), ship(3, [7, 7])], phase: 'lock' });
      const { match: after, events } = play(match, 2, resign);
      expect(events.map(({ type }) => type)).toEqual(['playerLeft', 'turnEnded', 'turnBegan']);
      expect(deciding(after)).toBe('maneuver 3');
    });

    it('BS-10.6: otherwise play goes on, with the engine giving what is left alone', () => {
      const third = play(duel(engaged), 3, resign).match;
      expect(deciding(third)).toBe('reaction 2');
      expect(third.state.locks).toEqual(duel(engaged).state.locks);
      // Two locks to choose from, then one of the two opponents leaves: the other is locked automatically.
      const between = duel({ vessels: [ship(1, [1, 0]), ship(2, [0, 0]), ship(3, [2, 0])], phase: 'lock' });
      const { match, events } = play(between, 2, resign);
      expect(eventOf(events, 'locked')).toMatchObject({ target: '3', auto: true });
      expect(deciding(match)).toBe('reaction 3');
      // A lifeboat bound by one opponent drifts when they leave.
      const bound = duel({ vessels: [boat(1, [0, 0], 'sand'), ship(2, [1, 0]), ship(3, [5, 5])] });
      expect(refusal(play(bound, 2, resign).match, 1, stay)).toMatch(/^BS-11\.3: /);
    });
  });

  it('BS-10.7: win 1, loss 0; a draw shares 1 among those still in; placing by the order of leaving', () => {
    const four = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0]), ship(3, [2, 0]), ship(4, [3, 0])] });
    const won = playAll(four, [
      [3, resign],
      [1, resign],
      [4, resign],
    ]).match;
    expect(won.state.outcome).toEqual({
      winners: ['2'],
      reason: 'lastVessel',
      result: {
        winner: '2',
        reason: 'lastVessel',
        placing: [['2'], ['4'], ['1'], ['3']],
        scores: [0, 1, 0, 0],
        rounds: 1,
        turns: 2,
      },
    });
    const drawn = playAll(four, [
      [3, resign],
      [1, resign],
      [4, agree(true)],
      [2, agree(true)],
    ]).match;
    expect(drawn.state.outcome).toMatchObject({
      winners: [],
      result: { placing: [['2', '4'], ['1'], ['3']], scores: [0, 0.5, 0, 0.5] },
    });
  });

  it('BS-10.8: the result tells winner, losers and a draw apart, so that each can read their closing text', () => {
    const won = play(duel(START), 2, resign).match.state.outcome!;
    expect([won.winners, won.result['winner']]).toEqual([['1'], '1']);
    const drawn = playAll(duel(START), [
      [1, agree(true)],
      [2, agree(true)],
    ]).match.state.outcome!;
    expect([drawn.winners, drawn.result['winner']]).toEqual([[], null]);
  });

  it('BS-10.9: after the end no command changes the game', () => {
    const over = play(duel(START), 2, resign).match;
    for (const command of [
      stay,
      position(1, 1),
      lock(2, 'E'),
      nothing,
      fire('E', 1),
      agree(true),
      resign,
      { type: 'revealLifeboat' },
    ]) {
      for (const seat of [1, 2]) expect(refusal(over, seat, command)).toBe('BS-10.9: the game is over (Emerald won).');
    }
    const drawn = playAll(duel(START), [
      [1, agree(true)],
      [2, agree(true)],
    ]).match;
    expect(refusal(drawn, 1, stay)).toBe('BS-10.9: the game is over (a draw).');
  });
});
