import { describe, expect, it } from 'vitest';
import {
  diceLeft,
  duel,
  fire,
  newGame,
  nothing,
  play,
  playAll,
  position,
  refused,
  rotatePosition,
  sentry,
  ship,
  stay,
  turnAway,
} from '../../../helpers/bs-position.ts';

const CORNER = { vessels: [ship(1, [0, 0]), ship(2, [1, 1])], engaged: '2', lines: ['N', 'E'] } as const;

describe('chapter 16: randomness', () => {
  it('BS-16.1: a scripted list of numbers reproduces a game; each is checked against its range', () => {
    const numbers = [4, 1, 6, 5, 2, 6, 6, 1, 3];
    const options = { playerCount: 3, lifeboats: true };
    expect(newGame(options, numbers).match.state).toEqual(newGame(options, numbers).match.state);
    expect(() => newGame(options, [9, 1, 6, 5, 2, 6, 6, 1, 3])).toThrow('from 1 to 8');
    expect(() => newGame(options, [4, 8, 6, 5, 2, 6, 6, 1, 3])).toThrow('from 1 to 7');
    expect(() => newGame({}, [1, 7, 1, 1])).toThrow('from 1 to 6');
    expect(() => newGame({}, [1, 2, 1])).toThrow('run out');
  });

  it('BS-16.2: lifeboats first, in seat order, each by its place among the cards left', () => {
    const cards = (numbers: readonly number[]) =>
      newGame({ playerCount: numbers.length, lifeboats: true }, [
        ...numbers,
        6,
        6,
        ...numbers.slice(1).flatMap(() => [1, 1]),
      ]).match.state.players.map(({ lifeboat }) => lifeboat);
    expect(cards([4, 1, 6])).toEqual(['cranberry', 'slate', 'ash']);
    expect(cards([8, 7, 6, 5, 4, 3])).toEqual(['ash', 'ivory', 'blueRed', 'emeraldBoat', 'cranberry', 'bronze']);
    expect(cards([1, 1, 1, 1, 1, 1])).toEqual(['slate', 'sand', 'bronze', 'cranberry', 'emeraldBoat', 'blueRed']);
  });

  it('BS-16.3: then two dice for each seat in seat order, re-rolls only for those who are tied', () => {
    const { match } = newGame({ playerCount: 3 }, [4, 3, 5, 2, 1, 2, 6, 1, 2, 2, 5]);
    expect(match.state.turnSeat).toBe('1');
    expect(diceLeft(match)).toEqual([5]);
  });

  it('BS-16.4: Sentry dice in the order of the lines, then each volley in the order of the commands', () => {
    const match = duel({ ...CORNER, phase: 'reaction', dice: [1, 2, 3, 4, 5, 6, 1] });
    const shots = play(match, 2, sentry('EN', 'port'));
    expect(shots.dice).toEqual([1, 2]);
    const first = play(shots.match, 1, fire('E', 3));
    expect(first.dice).toEqual([3, 4, 5]);
    expect(play(first.match, 1, fire('N', 2)).dice).toEqual([6, 1]);
  });

  it('BS-16.5: no die for 0 weapons, for a shot at an unshielded side, for a refused command, or for anything else', () => {
    const square = [ship(1, [0, 0]), ship(2, [1, 0])];
    const moves = playAll(duel({ vessels: square, dice: [3] }), [
      [1, stay],
      [2, turnAway(90, 'bow')],
      [1, fire('E', 0)],
      [2, rotatePosition([-1, 0], 90, 'bow')],
      [1, nothing],
      [2, fire('E', 0)],
      [1, position(-1, 1)],
    ]);
    expect(diceLeft(moves.match)).toEqual([3]);
    const open = duel({
      vessels: [ship(1, [0, 0], 'N', [0, 6, 6, 6]), ship(2, [1, 1], 'N', [6, 6, 6, 0])],
      cards: { 1: 'ash', 2: 'slate' },
      engaged: '2',
      lines: ['N'],
      phase: 'fire',
      dice: [3],
    });
    expect(diceLeft(play(open, 1, fire('N', 1)).match)).toEqual([3]);
    const reacting = duel({
      vessels: [ship(1, [0, 0], 'N', [0, 6, 6, 6]), ship(2, [1, 1])],
      engaged: '2',
      lines: ['N', 'E'],
      phase: 'reaction',
      dice: [3],
    });
    expect(diceLeft(play(reacting, 2, sentry('NE', 'port')).match)).toEqual([3]);
    const fires = duel({ vessels: square, engaged: '2', lines: ['E'], phase: 'fire', dice: [3] });
    refused(fires, 1, fire('E', 5));
    expect(diceLeft(fires)).toEqual([3]);
  });
});
