import { describe, expect, it } from 'vitest';
import {
  automatic,
  counts,
  deciding,
  duel,
  eventOf,
  fire,
  legal,
  linesOf,
  lock,
  newGame,
  nothing,
  play,
  playAll,
  position,
  refusal,
  resign,
  rotate,
  rotatePosition,
  ship,
  shipOf,
  stay,
  viewFor,
} from '../../../helpers/bs-position.ts';

const ROW = { vessels: [ship(1, [0, 0]), ship(2, [1, 0]), ship(3, [2, 0])] };
const APART = { vessels: [ship(1, [0, 0]), ship(2, [5, 0]), ship(3, [6, 0])] };

describe('chapter 11: three to six players', () => {
  it('BS-11.1: two to six players, and the rules of more change nothing for two', () => {
    for (let seats = 2; seats <= 6; seats++) {
      const { match } = newGame({ playerCount: seats }, [6, 6, ...Array.from({ length: 2 * (seats - 1) }, () => 1)]);
      expect(match.state.players).toHaveLength(seats);
      expect(deciding(match)).toBe('maneuver 1');
    }
    // Two opponents out of reach of everybody leave the same choices as none.
    const two = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])] });
    expect(counts(legal(two, 1))).toEqual({ stay: 1, rotate: 3, position: 7, rotatePosition: 84 });
  });

  it('BS-11.2: lines are those of each pair of vessels alone', () => {
    const match = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1], 'E'), ship(3, [-1, 0], 'S')] });
    const { facing } = viewFor(match);
    expect(linesOf(facing.filter(({ target }) => target === '2'))).toBe('N: Bo>St, E: Sb>Sb');
    expect(linesOf(facing.filter(({ target }) => target === '3'))).toBe('W: Po>Po');
  });

  it('BS-11.3: a vessel ends its Maneuver next to an opponent; Stay Put and Rotate need one there now', () => {
    const match = duel(APART);
    for (const command of [stay, rotate(90)])
      expect(refusal(match, 1, command)).toBe(
        'BS-11.3: no opponent is next to you; use Position or Rotate & Position.',
      );
    expect(counts(legal(match, 1))).toEqual({ position: 10, rotatePosition: 120 });
    expect(shipOf(play(match, 1, rotatePosition([4, 1], 90, 'bow')).match, 1)).toMatchObject({
      cell: [4, 1],
      heading: 'E',
    });
    expect(refusal(match, 1, position(3, 0))).toBe(
      'BS-5.4: (3,0) is not next to an opponent; the nearest, Red in (5,0), is 2 cells away.',
    );
  });

  it('BS-11.4: Position goes next to any opponent, at any distance', () => {
    expect(shipOf(play(duel(APART), 1, position(7, 1)).match, 1).cell).toEqual([7, 1]);
    const second = duel({ ...ROW, turn: '2' });
    expect(counts(legal(second, 2))).toEqual({ stay: 1, rotate: 3, position: 12, rotatePosition: 144 });
  });

  it('BS-11.5: everybody can always reach everybody, even where four others crowd round', () => {
    const crowd = duel({
      vessels: [
        ship(1, [1, 0]),
        ship(2, [0, 0]),
        ship(3, [0, 1]),
        ship(4, [-1, 0]),
        ship(5, [0, -1]),
        ship(6, [-1, 1]),
      ],
    });
    const next = legal(crowd, 1).flatMap((command) =>
      command.type === 'maneuver' && command.kind === 'position' ? [command.to] : [],
    );
    expect(next.filter(([x, y]) => Math.abs(x) <= 1 && Math.abs(y) <= 1)).toEqual([
      [-1, -1],
      [1, -1],
      [1, 1],
    ]);
  });

  it('BS-11.6: exactly one adjacent opponent is engaged; only that one reacts', () => {
    const between = play(duel({ ...ROW, turn: '2' }), 2, stay).match;
    expect(legal(between, 2)).toEqual([lock(1, 'W'), lock(3, 'E')]);
    const engaged = play(between, 2, lock(3, 'E')).match;
    expect(refusal(engaged, 1, nothing)).toBe('BS-13.2: Platinum decides now (Enemy Reaction), not Emerald.');
    expect(refusal(between, 2, lock(2, 'E'))).toBe('BS-11.6: choose an adjacent opponent; seat 2 is you.');
    const four = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0]), ship(3, [-1, 0]), ship(4, [9, 9])],
      phase: 'lock',
    });
    expect(refusal(four, 1, lock(4, 'E'))).toBe('BS-11.6: choose an adjacent opponent; seat 4 is not next to you.');
    expect(refusal(play(four, 4, resign).match, 1, lock(4, 'E'))).toBe(
      'BS-11.6: choose an adjacent opponent; seat 4 is out.',
    );
    expect(automatic(play(duel(ROW), 1, stay).events)).toEqual(['lock 2 E']);
  });

  it('BS-11.7: a third vessel blocks neither line nor shot nor maneuver; it only holds its cell', () => {
    const match = play(
      duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1]), ship(3, [1, 0])], dice: [6] }),
      1,
      stay,
    ).match;
    expect(legal(match, 1)).toEqual([lock(2, 'N'), lock(2, 'E'), lock(2, 'NE'), lock(3, 'E')]);
    const shot = playAll(match, [
      [1, lock(2, 'E')],
      [2, nothing],
      [1, fire('E', 1)],
    ]);
    expect(eventOf(shot.events, 'fired')).toMatchObject({ firingSide: 'starboard', targetSide: 'stern', hits: 1 });
    expect(shipOf(shot.match, 3).power).toEqual([6, 6, 6, 6]);
    expect(refusal(duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1]), ship(3, [1, 0])] }), 1, position(1, 0))).toBe(
      'BS-3.1: cell (1,0) is taken by Platinum.',
    );
  });

  it('BS-11.8: a player who is out loses their turns, and their cell is free', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0]), ship(3, [0, 1])],
      order: ['2', '3', '1'],
      turn: '2',
    });
    const isOpen = (at: typeof match) =>
      legal(at, 2).some(
        (command) => command.type === 'maneuver' && command.kind === 'position' && command.to.join() === '0,1',
      );
    expect(isOpen(match)).toBe(false);
    const after = play(match, 3, resign).match;
    expect(isOpen(after)).toBe(true);
    const ended = playAll(after, [
      [2, rotate(90)],
      [1, nothing],
      [2, fire('W', 0)],
    ]).match;
    expect(deciding(ended)).toBe('maneuver 1');
  });

  it('BS-11.9: the last vessel left wins', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 0]), ship(3, [2, 0])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    const one = play(match, 1, fire('E', 1)).match;
    expect(one.state.outcome).toBeNull();
    expect(deciding(one)).toBe('maneuver 3');
    expect(play(one, 3, resign).match.state.outcome).toMatchObject({
      winners: ['1'],
      result: { placing: [['1'], ['3'], ['2']] },
    });
  });
});
