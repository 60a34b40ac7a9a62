import { describe, expect, it } from 'vitest';
import { SHIPS } from '../../../../src/games/battlespace-sirius/data/ships.ts';
import { SIDES } from '../../../../src/games/battlespace-sirius/data/sides.ts';
import {
  duel,
  fire,
  legal,
  newGame,
  nothing,
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
  vesselOf,
} from '../../../helpers/bs-position.ts';

/** The start: seat 1 in (0,0) and seat 2 in (1,0), both heading North with Power 6. */
const START = { vessels: [ship(1, [0, 0]), ship(2, [1, 0])] };

describe('chapter 1: ships, sides, Power', () => {
  it('BS-1.1: each player has one ship, and ships differ in colour and name only', () => {
    const { match } = newGame({ playerCount: 6 }, [6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(match.state.players.map((player) => player.ship)).toEqual(SHIPS.map(({ id }) => id));
    for (const { vessel } of match.state.players)
      expect({ ...vessel, cell: null }).toEqual({ kind: 'ship', cell: null, heading: 'N', power: [6, 6, 6, 6] });
    for (const data of SHIPS) expect(Object.keys(data)).toEqual(['id', 'name', 'mark']);
    expect(new Set(SHIPS.flatMap(({ id, name, mark }) => [id, name, mark])).size).toBe(18);
  });

  it('BS-1.2: a ship has bow, starboard, stern and port, clockwise from the bow', () => {
    expect(SIDES).toEqual(['bow', 'starboard', 'stern', 'port']);
    const match = duel({ vessels: [ship(1, [0, 0], 'N', [1, 2, 3, 4]), ship(2, [1, 0])] });
    expect(playAll(match, [[1, rotatePosition([0, 1], 90, 'starboard')]]).match.state.players[0]!.vessel).toMatchObject(
      { heading: 'E', power: [1, 1, 3, 4] },
    );
  });

  it('BS-1.3: Power is a whole number from 0 to 6 and never goes above or below', () => {
    const full = duel({
      ...START,
      phase: 'repair',
      engaged: '2',
      lines: ['E'],
      repairPoints: 1,
      vessels: [ship(1, [0, 0], 'N', [6, 5, 5, 6]), ship(2, [1, 0])],
    });
    expect(refusal(full, 1, { type: 'repair', sides: ['bow'] })).toBe('BS-9.4: Bow has 6 Power, 6 is the most.');
    const empty = duel({ vessels: [ship(1, [0, 0], 'N', [0, 6, 6, 6]), ship(2, [1, 0])] });
    expect(refusal(empty, 1, rotatePosition([1, 1], 90, 'bow'))).toBe('BS-1.9: Bow has 0 Power; 1 is needed.');
  });

  it('BS-1.4: the Shield of a side is its Power at that moment', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 4])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
      dice: [4],
    });
    expect(play(match, 1, fire('E', 1)).events[0]).toMatchObject({ against: 4, hits: 1 });
    const paid = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 1])],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
      dice: [1],
    });
    const sentried = play(paid, 2, sentry('E', 'port'));
    expect(powerOf(sentried.match, 2)).toEqual([6, 6, 6, 0]);
    expect(play(sentried.match, 1, fire('E', 1)).events[0]).toMatchObject({ against: 0, dice: [], destroyed: true });
  });

  it('BS-1.5: Power falls by paying and by hits, and rises only by repairs', () => {
    const match = duel({ vessels: [ship(1, [0, 0], 'N', [5, 6, 6, 6]), ship(2, [1, 0])], dice: [6, 6, 6, 1, 1] });
    const reacted = playAll(match, [
      [1, stay],
      [2, sentry('E', 'port')],
    ]).match;
    expect(powerOf(reacted, 2)).toEqual([6, 6, 6, 5]);
    expect(powerOf(reacted, 1)).toEqual([5, 5, 6, 6]);
    const volley = play(reacted, 1, fire('E', 4));
    expect(powerOf(volley.match, 2)).toEqual([6, 6, 6, 3]);
    expect(powerOf(volley.match, 1)).toEqual([5, 2, 6, 6]);
    const repaired = play(volley.match, 1, { type: 'repair', sides: ['starboard', 'starboard'] });
    expect(powerOf(repaired.match, 1)).toEqual([5, 4, 6, 6]);
    expect(powerOf(repaired.match, 2)).toEqual([6, 6, 6, 3]);
  });

  it('BS-1.6: a side fires up to 4 weapons; the first is free, every further one costs 1 Power', () => {
    const match = duel({ ...START, phase: 'fire', engaged: '2', lines: ['E'], dice: [1, 2, 3, 4] });
    expect(legal(match, 1)).toEqual([0, 1, 2, 3, 4].map((weapons) => fire('E', weapons)));
    for (const [weapons, left] of [
      [0, 6],
      [1, 6],
      [2, 5],
      [3, 4],
      [4, 3],
    ] as const)
      expect(powerOf(play(match, 1, fire('E', weapons)).match, 1)).toEqual([6, left, 6, 6]);
  });

  it('BS-1.7: hits beyond the Shield do not carry over; only a shot at an unshielded side destroys', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 1])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
      dice: [6, 5, 4, 2],
    });
    const after = play(match, 1, fire('E', 4)).match;
    expect(powerOf(after, 2)).toEqual([6, 6, 6, 0]);
    const again = playAll(after, [
      [2, rotate(180)],
      [1, nothing],
      [2, fire('W', 0)],
      [1, position(2, 0)],
      [2, nothing],
    ]).match;
    expect(shipOf(again, 2)).toMatchObject({ heading: 'S', power: [6, 6, 6, 0] });
    expect(again.state.locks).toMatchObject([{ line: 'W', targetSide: 'port' }]);
    expect(play(again, 1, fire('W', 1)).match.state.outcome).toMatchObject({ winners: ['1'] });
  });

  it('BS-1.8: a ship may pay its last Power, and one with 0 on all sides is still in play', () => {
    const match = duel({ vessels: [ship(1, [0, 0], 'N', [1, 0, 0, 0]), ship(2, [1, 0])] });
    const after = play(match, 1, rotatePosition([1, 1], 180, 'bow')).match;
    expect(powerOf(after, 1)).toEqual([0, 0, 0, 0]);
    expect(after.state.phase).toBe('reaction');
    const fires = play(after, 2, nothing).match;
    expect(legal(fires, 1)).toEqual([fire('S', 0), fire('S', 1)]);
  });

  it('BS-1.9: a payment names a side once for each Power, in any order, and is taken before anything else', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [2, 3, 4, 5])],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
    });
    expect(powerOf(play(match, 2, turnAway(180, 'bow', 'bow')).match, 2)).toEqual([0, 3, 4, 5]);
    const one = play(match, 2, turnAway(180, 'port', 'bow')).match;
    const other = play(match, 2, turnAway(180, 'bow', 'port')).match;
    expect(one.state).toEqual(other.state);
    expect(powerOf(one, 2)).toEqual([1, 3, 4, 4]);
    const short = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [1, 6, 6, 6])],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
    });
    expect(refusal(short, 2, turnAway(180, 'bow', 'bow'))).toBe('BS-1.9: Bow has 1 Power; 2 are needed.');
    // A free action takes an empty list or none.
    const start = duel(START);
    for (const free of [stay, rotate(90), position(1, 1)])
      expect(play(start, 1, { ...free, pay: [] } as never).match.state).toEqual(play(start, 1, free).match.state);
    expect(refusal(start, 1, { ...stay, pay: ['bow'] })).toBe('BS-13.4: Stay Put is free; it takes no payment.');
  });

  it('BS-1.10: nothing else on board has a place in the state', () => {
    const match = duel(START);
    expect(Object.keys(vesselOf(match, 1)!).sort()).toEqual(['cell', 'heading', 'kind', 'power']);
  });
});
