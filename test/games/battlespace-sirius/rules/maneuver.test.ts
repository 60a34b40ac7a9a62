import { describe, expect, it } from 'vitest';
import {
  counts,
  duel,
  legal,
  nothing,
  play,
  playAll,
  position,
  refusal,
  rotate,
  rotatePosition,
  ship,
  shipOf,
  stay,
  vesselOf,
} from '../../../helpers/bs-position.ts';

const START = { vessels: [ship(1, [0, 0]), ship(2, [1, 0])] };

describe('chapter 5: Maneuver', () => {
  it('BS-5.1: exactly one of four maneuvers', () => {
    const match = duel(START);
    expect(counts(legal(match, 1))).toEqual({ stay: 1, rotate: 3, position: 7, rotatePosition: 84 });
    expect(refusal(play(match, 1, position(2, 1)).match, 1, rotate(90))).toBe(
      'BS-13.3: this is the Lock Targets step; the Maneuver is done.',
    );
  });

  it('BS-5.2: Stay Put changes nothing and is free', () => {
    const before = duel(START);
    const { match } = play(before, 1, stay);
    expect(match.state.players).toEqual(before.state.players);
  });

  it('BS-5.3: Rotate turns by 90, 180 or 270 in its cell, free; 0 and 360 are Stay Put', () => {
    const before = duel(START);
    for (const [turn, heading] of [
      [90, 'E'],
      [180, 'S'],
      [270, 'W'],
    ] as const) {
      const { match } = play(before, 1, rotate(turn));
      expect(shipOf(match, 1)).toEqual({ kind: 'ship', cell: [0, 0], heading, power: [6, 6, 6, 6] });
      expect(vesselOf(match, 2)).toEqual(vesselOf(before, 2));
    }
    for (const turn of [0, 360])
      expect(refusal(before, 1, { type: 'maneuver', kind: 'rotate', turn })).toBe(
        `BS-5.3: Rotate is 90, 180 or 270 degrees; ${turn} is Stay Put.`,
      );
    for (const turn of [45, -90, 450])
      expect(refusal(before, 1, { type: 'maneuver', kind: 'rotate', turn })).toBe(
        `BS-5.3: Rotate is 90, 180 or 270 degrees; ${turn} is not possible.`,
      );
  });

  it('BS-5.4: Position goes to any free cell next to an opponent but the own one, and keeps the heading', () => {
    const before = duel({ vessels: [ship(1, [0, 0], 'W', [1, 2, 3, 4]), ship(2, [1, 0])] });
    const cells = legal(before, 1).flatMap((command) =>
      command.type === 'maneuver' && command.kind === 'position' ? [command.to.join()] : [],
    );
    expect(cells).toEqual(['0,-1', '1,-1', '2,-1', '2,0', '0,1', '1,1', '2,1']);
    const { match } = play(before, 1, position(2, 1));
    expect(shipOf(match, 1)).toEqual({ kind: 'ship', cell: [2, 1], heading: 'W', power: [1, 2, 3, 4] });
    expect(vesselOf(match, 2)).toEqual(vesselOf(before, 2));
    expect(refusal(before, 1, position(0, 0))).toBe('BS-5.4: your ship already stands in (0,0); choose another cell.');
    expect(refusal(before, 1, position(3, 0))).toBe(
      'BS-5.4: (3,0) is not next to an opponent; Red in (1,0) is 2 cells away.',
    );
  });

  it('BS-5.5: neither distance nor vessels in between limit Position', () => {
    const match = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0]), ship(3, [2, 0]), ship(4, [90, -40])] });
    expect(shipOf(play(match, 1, position(3, 0)).match, 1).cell).toEqual([3, 0]);
    expect(shipOf(play(match, 1, position(91, -40)).match, 1).cell).toEqual([91, -40]);
  });

  it('BS-5.6: Rotate & Position costs 1 Power of any side, paid first; both parts must change', () => {
    const before = duel(START);
    const { match } = play(before, 1, rotatePosition([1, 1], 270, 'stern'));
    expect(shipOf(match, 1)).toEqual({ kind: 'ship', cell: [1, 1], heading: 'W', power: [6, 6, 5, 6] });
    expect(vesselOf(match, 2)).toEqual(vesselOf(before, 2));
    expect(refusal(before, 1, rotatePosition([0, 0], 90, 'bow'))).toBe(
      'BS-5.6: the cell must change; to turn only, use Rotate (free).',
    );
    for (const pay of [[], ['bow', 'stern']] as const)
      expect(refusal(before, 1, rotatePosition([1, 1], 90, ...pay))).toBe(
        `BS-5.6: Rotate & Position costs 1 Power; you named ${pay.length}.`,
      );
    for (const turn of [0, 360] as never[])
      expect(refusal(before, 1, rotatePosition([1, 1], turn, 'bow'))).toBe(
        'BS-5.3: 90, 180 or 270 degrees; to move only, use Position (free).',
      );
  });

  it('BS-5.7: with 0 Power in all, Rotate & Position is not available; the other three are', () => {
    const spent = duel({ vessels: [ship(1, [0, 0], 'N', [0, 0, 0, 0]), ship(2, [1, 0])] });
    expect(counts(legal(spent, 1))).toEqual({ stay: 1, rotate: 3, position: 7 });
    expect(refusal(spent, 1, rotatePosition([1, 1], 90, 'bow'))).toBe(
      'BS-5.7: your ship has 0 Power; Rotate & Position costs 1.',
    );
    const one = duel({ vessels: [ship(1, [0, 0], 'N', [0, 0, 1, 0]), ship(2, [1, 0])] });
    expect(counts(legal(one, 1))['rotatePosition']).toBe(21);
    expect(refusal(one, 1, rotatePosition([1, 1], 90, 'bow'))).toBe('BS-1.9: Bow has 0 Power; 1 is needed.');
  });

  it('BS-5.8: the aim of the step binds nobody: a ship may show an empty side to a full one', () => {
    const match = duel({ vessels: [ship(1, [0, 0], 'N', [6, 6, 6, 0]), ship(2, [1, 0])] });
    const shown = playAll(match, [
      [1, rotate(180)],
      [2, nothing],
    ]).match;
    expect(shown.state.locks).toMatchObject([{ firingSide: 'port', targetSide: 'port' }]);
  });
});
