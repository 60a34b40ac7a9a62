import { describe, expect, it } from 'vitest';
import {
  automatic,
  boat,
  deciding,
  duel,
  eventOf,
  eventsOf,
  fire,
  legal,
  newGame,
  nothing,
  opened,
  play,
  playAll,
  position,
  refusal,
  rotate,
  ship,
  stay,
} from '../../../helpers/bs-position.ts';

const START = { vessels: [ship(1, [0, 0]), ship(2, [1, 0])] };

describe('chapter 4: turn and round', () => {
  it('BS-4.1: players take turns in turn order, the Priority player first', () => {
    const { match } = newGame({ playerCount: 3, noFireDrawRounds: 0 }, [1, 1, 6, 6, 1, 1]);
    const seats: string[] = [];
    let now = match;
    for (let turn = 0; turn < 6; turn++) {
      const seat = Number(now.state.turnSeat);
      seats.push(now.state.turnSeat);
      now = play(now, seat, rotate(90)).match;
      if (now.state.phase === 'lock') now = play(now, seat, legal(now, seat)[0]!).match;
      now = play(now, Number(now.state.engagedSeat), nothing).match;
      now = play(now, seat, fire(now.state.locks[0]!.line, 0)).match;
    }
    expect(seats).toEqual(['2', '3', '1', '2', '3', '1']);
  });

  it('BS-4.2: Maneuver, Lock, Reaction, Fire in this order; the engaged opponent decides the third', () => {
    const phases = [duel(START)];
    for (const [seat, command] of [
      [1, position(1, 1)],
      [2, nothing],
      [1, fire('S', 0)],
    ] as const)
      phases.push(play(phases.at(-1)!, seat, command).match);
    expect(phases.map(deciding)).toEqual(['maneuver 1', 'reaction 2', 'fire 1', 'maneuver 2']);
    const corner = play(duel(START), 1, position(2, 1)).match;
    expect(deciding(corner)).toBe('lock 1');
  });

  it('BS-4.3: no step can be left out', () => {
    const match = duel(START);
    for (const later of [{ type: 'lock', target: '2', lines: ['E'] }, fire('E', 1), { type: 'repair', sides: [] }])
      expect(refusal(match, 1, later)).toMatch(/^BS-13\.3: this is the Maneuver step; /);
    expect(refusal(play(match, 1, position(2, 1)).match, 1, { type: 'lock', target: '2', lines: [] })).toMatch(
      /^BS-6\.4: /,
    );
  });

  it('BS-4.4: the engine gives a command itself only where nothing else is legal, and never in Fire', () => {
    expect(automatic(play(duel(START), 1, stay).events)).toEqual(['lock 2 E']);
    const spent = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [0, 0, 0, 0])] });
    const held = play(spent, 1, stay);
    expect(automatic(held.events)).toEqual(['lock 2 E', 'nothing']);
    expect(deciding(held.match)).toBe('fire 1');
    const full = duel({ ...START, phase: 'fire', engaged: '2', lines: ['E'], dice: [3, 3] });
    expect(automatic(play(full, 1, fire('E', 2)).events)).toEqual(['repair starboard']);
    // A bound lifeboat: Stay Put, then its one lock.
    const bound = opened({ vessels: [boat(1, [0, 0], 'slate'), ship(2, [1, 0])] });
    expect(automatic(bound.events)).toEqual(['stay', 'lock 2 E']);
    // An own command is not marked.
    expect(automatic(play(duel(START), 1, position(2, 1)).events)).toEqual([]);
  });

  it('BS-4.5: the turn ends when every lock is resolved and every point placed; locks and engagement end with it', () => {
    const match = duel({
      vessels: [ship(1, [0, 0], 'N', [6, 6, 5, 6]), ship(2, [1, 1])],
      phase: 'fire',
      engaged: '2',
      lines: ['N', 'E'],
      dice: [1, 2, 5, 2, 2],
    });
    const first = playAll(match, [
      [1, fire('N', 2)],
      [1, fire('E', 3)],
    ]);
    expect(deciding(first.match)).toBe('repair 1');
    expect(eventsOf(first.events, 'turnEnded')).toEqual([]);
    const after = play(first.match, 1, { type: 'repair', sides: ['starboard'] });
    expect(eventOf(after.events, 'turnEnded')).toMatchObject({ seat: '1', shot: true });
    expect(after.match.state).toMatchObject({
      turnSeat: '2',
      phase: 'maneuver',
      engagedSeat: null,
      locks: [],
      repairPoints: 0,
      shot: false,
    });
  });

  it('BS-4.6: turns count from 1; a round begins when the turn passes to an earlier or the same place of the order', () => {
    let now = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0]), ship(3, [2, 0])],
      order: ['3', '1', '2'],
      turn: '3',
      options: { noFireDrawRounds: 0 },
    });
    const seen: string[] = [];
    for (let turn = 0; turn < 7; turn++) {
      const seat = Number(now.state.turnSeat);
      seen.push(`${seat}: ${now.state.turnNumber}/${now.state.round}`);
      now = play(now, seat, stay).match;
      if (now.state.phase === 'lock') now = play(now, seat, legal(now, seat)[0]!).match;
      now = play(now, Number(now.state.engagedSeat), nothing).match;
      now = play(now, seat, fire(now.state.locks[0]!.line, 0)).match;
      // Seat 1 leaves in round 2: the order of the start still counts the rounds.
      if (turn === 3) now = play(now, 1, { type: 'resign' }).match;
    }
    expect(seen).toEqual(['3: 1/1', '1: 2/1', '2: 3/1', '3: 4/2', '2: 6/2', '3: 7/3', '2: 8/3']);
  });
});
