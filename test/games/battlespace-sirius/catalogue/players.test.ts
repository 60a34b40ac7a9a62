import { describe, expect, it } from 'vitest';
import {
  automatic,
  counts,
  deciding,
  duel,
  fire,
  linesOf,
  lock,
  nothing,
  play,
  playAll,
  position,
  powerOf,
  refusal,
  repair,
  rotate,
  ship,
  shipOf,
  stay,
  vesselOf,
  viewFor,
  type Command,
} from '../../../helpers/bs-position.ts';
import { options } from './attempts.ts';

const destinations = (commands: readonly Command[]) =>
  commands.flatMap((command) => ('kind' in command && command.kind === 'position' ? [command.to.join()] : [])).sort();
const row = (turn: string) => duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0]), ship(3, [2, 0])], turn });
const locks = (commands: readonly Command[]) =>
  commands
    .flatMap((command) => (command.type === 'lock' ? [`${command.target} ${[...command.lines].sort().join('')}`] : []))
    .sort();

describe('BS-11 three to six players', () => {
  it('BS-11.1: the rules of the chapter change nothing with two players', () => {
    const two = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])] });
    const advanced = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])], cards: { 1: 'ash', 2: 'slate' } });
    expect(options(advanced)).toEqual(options(two));
    expect(options(two)).toHaveLength(95);
  });

  it('BS-11.2: facing lines for each pair of vessels alone', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 1], 'E'), ship(3, [-1, 0], 'W'), ship(4, [0, -1], 'S'), ship(5, [2, 2])],
    });
    const facing = viewFor(match).facing;
    const against = (target: string) => linesOf(facing.filter((line) => line.target === target));
    expect(['2', '3', '4', '5'].map(against)).toEqual(['N: Bo>St, E: Sb>Sb', 'W: Po>St', 'S: St>St', '']);
    expect(facing.every(({ attacker }) => attacker === '1')).toBe(true);
  });

  it('BS-11.3 BS-C76: nobody adjacent: only Position and Rotate & Position', () => {
    const match = duel({ vessels: [ship(1, [0, 0]), ship(2, [5, 0]), ship(3, [6, 0])] });
    for (const command of [stay, rotate(90)])
      expect(refusal(match, 1, command)).toBe(
        'BS-11.3: no opponent is next to you; use Position or Rotate & Position.',
      );
    expect(counts(options(match))).toEqual({ position: 10, rotatePosition: 120 });
    expect(vesselOf(play(match, 1, position(4, 1)).match, 1)).toMatchObject({ cell: [4, 1] });
    expect(refusal(match, 1, position(3, 0))).toMatch(/^BS-5\.4: /);
  });

  it('BS-11.4 BS-C77: 9 destinations and 121 maneuvers for the first of a row, 12 and 160 for the second', () => {
    const first = options(row('1'));
    expect(destinations(first)).toEqual(['0,1', '0,-1', '1,1', '1,-1', '2,1', '2,-1', '3,-1', '3,0', '3,1'].sort());
    expect(first).toHaveLength(121);
    const second = options(row('2'));
    expect(destinations(second)).toHaveLength(12);
    expect(second).toHaveLength(160);
  });

  it('BS-11.5: six in a ring: next to each opponent there is a free cell', () => {
    const cells = [
      [0, 0],
      [1, 1],
      [2, 0],
      [1, -1],
      [1, 0],
      [30, -8],
    ] as const;
    const vessels = cells.map((cell, index) => ship(index + 1, cell));
    for (const turn of [1, 2, 3, 4, 5, 6]) {
      const commands = options(duel({ vessels, turn: String(turn) }));
      const places = commands.flatMap((command) =>
        'kind' in command && command.kind === 'position' ? [command.to] : [],
      );
      for (const [index, [x, y]] of cells.entries()) {
        if (index + 1 === turn) continue;
        expect(
          places.filter(([a, b]) => Math.max(Math.abs(a - x), Math.abs(b - y)) === 1).length,
        ).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('BS-11.6 BS-C78: the first of a row has one target, the second two', () => {
    expect(automatic(play(row('1'), 1, stay).events)).toEqual(['lock 2 E']);
    const { match, events } = play(row('2'), 2, stay);
    expect([automatic(events), deciding(match)]).toEqual([[], 'lock 2']);
    expect(locks(options(match))).toEqual(['1 W', '3 E']);
  });

  it('BS-11.6 BS-C79: opponents in (1,1) and (-1,0): 4 legal locks', () => {
    const match = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1]), ship(3, [-1, 0])], phase: 'lock' });
    expect(locks(options(match))).toEqual(['2 E', '2 EN', '2 N', '3 W']);
  });

  it('BS-11.6: only the engaged opponent reacts; the other neighbour does nothing and is not hit', () => {
    const start = duel({ dice: [6], vessels: [ship(1, [1, 0]), ship(2, [2, 0]), ship(3, [0, 0])], phase: 'lock' });
    const locked = play(start, 1, lock(3, 'W')).match;
    expect(refusal(locked, 2, nothing)).toBe('BS-13.2: Platinum decides now (Enemy Reaction), not Red.');
    const { match } = playAll(locked, [
      [3, nothing],
      [1, fire('W', 1)],
    ]);
    expect([powerOf(match, 2), powerOf(match, 3)]).toEqual([
      [6, 6, 6, 6],
      [6, 5, 6, 6],
    ]);
    expect(refusal(start, 1, { type: 'lock', target: '3', lines: ['W', 'E'] })).toMatch(/^BS-6\.[23]: /);
  });

  it('BS-11.7 BS-C80: a third vessel in the shared cell blocks nothing', () => {
    const match = duel({ dice: [6], vessels: [ship(1, [0, 0]), ship(2, [1, 1]), ship(3, [1, 0])], phase: 'lock' });
    const facing = viewFor(match).facing;
    expect(linesOf(facing.filter(({ target }) => target === '2'))).toBe('N: Bo>Po, E: Sb>St');
    expect(linesOf(facing.filter(({ target }) => target === '3'))).toBe('E: Sb>Po');
    expect(linesOf(play(match, 1, lock(3, 'E')).match.state.locks)).toBe('E: Sb>Po');
    const { match: shot } = playAll(match, [
      [1, lock(2, 'E')],
      [2, nothing],
      [1, fire('E', 1)],
    ]);
    expect([powerOf(shot, 2), powerOf(shot, 3)]).toEqual([
      [6, 6, 5, 6],
      [6, 6, 6, 6],
    ]);
  });

  it('BS-11.7: a third vessel occupies its cell', () => {
    expect(refusal(row('1'), 1, position(2, 0))).toBe('BS-3.1: cell (2,0) is taken by Platinum.');
  });

  it('BS-11.8 BS-C81: turn order 2, 3, 1 without seat 3: after seat 2 comes seat 1', () => {
    const start = duel({
      vessels: [ship(2, [0, 0]), ship(1, [1, 0])],
      out: ['3'],
      order: ['2', '3', '1'],
      turn: '2',
      phase: 'fire',
      engaged: '1',
      lines: ['E'],
    });
    expect(deciding(play(start, 2, fire('E', 0)).match)).toBe('maneuver 1');
  });

  it('BS-11.8: the cell of a player who is out becomes free', () => {
    const start = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 0]), ship(3, [2, 0])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    const { match } = play(start, 1, fire('E', 1));
    expect(deciding(match)).toBe('maneuver 3');
    expect(shipOf(play(match, 3, position(1, 0)).match, 3).cell).toEqual([1, 0]);
    expect(match.state.outcome).toBeNull();
  });

  it('BS-12.20: without lifeboats a lost ship is the end for its player, with any number of players', () => {
    for (const others of [1, 2, 3, 4]) {
      const more = Array.from({ length: others }, (_, i) => ship(3 + i, [2 + i, 0]));
      const start = duel({
        vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 0]), ...more],
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
      });
      const { match } = play(start, 1, fire('E', 1));
      expect(match.state.players[1]).toMatchObject({ vessel: null, left: 1 });
      expect(match.state.outcome).toBeNull();
    }
  });
});

it('BS-12.19 BS-11.9: a third player’s points are their own', () => {
  const start = duel({
    dice: [2, 2],
    vessels: [ship(1, [0, 0], 'N', [3, 3, 3, 3]), ship(2, [1, 0]), ship(3, [2, 0], 'N', [1, 1, 1, 1])],
    phase: 'fire',
    engaged: '2',
    lines: ['E'],
  });
  const { match } = playAll(start, [
    [1, fire('E', 2)],
    [1, repair('bow')],
  ]);
  expect([powerOf(match, 1), powerOf(match, 3)]).toEqual([
    [4, 2, 3, 3],
    [1, 1, 1, 1],
  ]);
});
