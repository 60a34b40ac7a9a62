import { describe, expect, it } from 'vitest';
import { matchFrom } from '../../../../src/engine/match.ts';
import { scriptChance } from '../../../../src/engine/rng.ts';
import type { Fault } from '../../../../src/engine/game.ts';
import { boat, deciding, duel, game, optionsOf, ship } from '../../../helpers/bs-position.ts';

const vessels = [ship(1, [0, 0]), ship(2, [1, 0])];
const faults = (position: unknown, options = {}): readonly Fault[] => {
  const placed = game.place!(optionsOf(options), position);
  return placed.ok ? [] : placed.faults;
};

describe('described positions', () => {
  it('stand in any phase, with the values of a fresh turn where nothing is said', () => {
    const placed = game.place!(optionsOf(), {
      vessels: [
        { seat: 1, cell: [0, 0] },
        { seat: '2', cell: [1, 0], heading: 'S', power: [1, 2, 3, 4] },
      ],
    });
    expect(placed.ok && placed.value).toMatchObject({
      phase: 'maneuver',
      turnSeat: '1',
      order: ['1', '2'],
      turnNumber: 1,
      round: 1,
      quietTurns: 0,
      shot: false,
      engagedSeat: null,
      locks: [],
      repairPoints: 0,
      outcome: null,
      players: [
        { seat: '1', vessel: { heading: 'N', power: [6, 6, 6, 6] } },
        { seat: '2', vessel: { heading: 'S', power: [1, 2, 3, 4] } },
      ],
    });
    const turn = { vessels, turn: '2', order: ['2', '1'], turnNumber: 7, round: 4, quietTurns: 3, agree: ['1'] };
    expect(duel(turn).state).toMatchObject({
      turnSeat: '2',
      order: ['2', '1'],
      turnNumber: 7,
      round: 4,
      quietTurns: 3,
      players: [{ agree: true }, { agree: false }],
    });
    for (const [phase, decider] of [
      ['reaction', '2'],
      ['fire', '1'],
    ] as const)
      expect(deciding(duel({ vessels, phase, engaged: '2', lines: ['E'] }))).toBe(`${phase} ${decider}`);
  });

  it('let the engine take its own steps from there', () => {
    expect(deciding(duel({ vessels, phase: 'lock' }))).toBe('reaction 2');
    const spent = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [0, 0, 0, 0])], phase: 'lock' });
    expect(deciding(spent)).toBe('fire 1');
    const last = duel({ vessels, phase: 'fire', engaged: '2', lines: ['E'], resolved: ['E'], quietTurns: 5 });
    expect(last.state.outcome).toMatchObject({ reason: 'noShots' });
    expect(deciding(duel({ vessels: [boat(1, [0, 0], 'ash'), ship(2, [1, 0])] }))).toBe('maneuver 1');
  });

  it('know the players who are out and the cards', () => {
    const options = optionsOf({ playerCount: 4, lifeboats: true });
    const placed = game.place!(options, {
      vessels: [ship(1, [0, 0]), boat(4, [1, 0], 'ash')],
      out: ['3', '2'],
      cards: { 1: 'slate', 2: 'sand', 3: 'bronze' },
      revealed: ['3'],
    });
    expect(placed.ok && placed.value.players).toMatchObject([
      { vessel: { kind: 'ship' }, lifeboat: 'slate', shown: false, left: null },
      { vessel: null, lifeboat: 'sand', shown: false, left: 2 },
      { vessel: null, lifeboat: 'bronze', shown: true, left: 1 },
      { vessel: { kind: 'lifeboat' }, lifeboat: 'ash', shown: true, left: null },
    ]);
    const points = game.place!(optionsOf({ playerCount: 3 }), {
      vessels: [ship(1, [0, 0], 'N', [5, 5, 5, 5]), ship(2, [9, 9])],
      out: ['3'],
      phase: 'repair',
      engaged: '3',
      repairPoints: 1,
    });
    expect(points.ok && matchFrom(game, points.value, scriptChance([])).match.state).toMatchObject({
      phase: 'repair',
      ending: true,
      locks: [],
    });
  });

  it('are refused with the path and the reason of every fault', () => {
    const lifeboats = { lifeboats: true };
    const cards = { 1: 'slate', 2: 'ash' };
    const cases: readonly (readonly [object, string, string, object?])[] = [
      [{}, 'vessels', 'This is missing.'],
      [{ vessels, colour: 1 }, 'colour', 'There is no field colour here.'],
      [{ vessels: [ship(1, [0, 0]), ship(7, [1, 0])] }, 'vessels.1.seat', 'There is no seat 7; seats are 1 to 2.'],
      [{ vessels: [ship(1, [0, 0]), ship(1, [1, 0])] }, 'vessels.1.seat', 'Seat 1 is named twice.'],
      [{ vessels: [ship(1, [0, 0])] }, 'vessels', 'Seat 2 has no vessel and is not out.'],
      [{ vessels: [ship(1, [0, 0])], out: ['2'] }, 'vessels', 'At least 2 players are still in.'],
      [{ vessels, out: ['2'] }, 'out.0', 'Seat 2 has a vessel on the grid.'],
      [{ vessels, order: ['1'] }, 'order', 'Seat 2 is missing.'],
      [{ vessels, agree: ['9'] }, 'agree.0', 'There is no seat 9; seats are 1 to 2.'],
      [{ vessels: [ship(1, [1, 0]), ship(2, [1, 0])] }, 'vessels.1.cell', 'Cell (1,0) is taken by seat 1 (BS-3.1).'],
      [{ vessels: [ship(1, [0, 0], 'N', [7, 6, 6, 6]), ship(2, [1, 0])] }, 'vessels.0.power.0', '7 is more than 6.'],
      [{ vessels: [ship(1, [0.5, 0]), ship(2, [1, 0])] }, 'vessels.0.cell.0', '0.5 is not a whole number.'],
      [
        { vessels: [{ seat: '1', cell: [0, 0], heading: 'NE' }, ship(2, [1, 0])] },
        'vessels.0.heading',
        '"NE" is not "N", "E", "S" or "W".',
      ],
      [{ vessels: [boat(1, [0, 0], 'ash'), ship(2, [1, 0])] }, 'vessels.0.lifeboat', 'The option lifeboats is off.'],
      [{ vessels, cards }, 'cards', 'The option lifeboats is off.'],
      [{ vessels, revealed: ['1'] }, 'revealed', 'The option lifeboats is off.'],
      [{ vessels, cards: { 1: 'slate' } }, 'cards.2', 'Seat 2 holds no lifeboat card.', lifeboats],
      [{ vessels, cards: { 1: 'slate', 2: 'slate' } }, 'cards.2', 'Seat 1 holds slate already.', lifeboats],
      [{ vessels, cards: { ...cards, 3: 'sand' } }, 'cards.3', 'There is no seat 3; seats are 1 to 2.', lifeboats],
      [
        { vessels: [boat(1, [0, 0], 'sand'), ship(2, [1, 0])], cards },
        'cards.1',
        'Seat 1 stands on the grid as sand.',
        lifeboats,
      ],
      [
        { vessels: [{ ...boat(1, [0, 0], 'sand'), heading: 'N' }, ship(2, [1, 0])], cards: { 2: 'ash' } },
        'vessels.0.heading',
        'A lifeboat has no heading (BS-12.5).',
        lifeboats,
      ],
      [
        { vessels: [{ ...boat(1, [0, 0], 'sand'), power: [1, 1, 1, 1] }, ship(2, [1, 0])], cards: { 2: 'ash' } },
        'vessels.0.power',
        'A lifeboat has no Power (BS-12.5).',
        lifeboats,
      ],
      [{ vessels, turn: '5' }, 'turn', 'There is no seat 5; seats are 1 to 2.'],
      [{ vessels: [...vessels], out: ['3'], turn: '3' }, 'turn', 'Seat 3 is out.', { playerCount: 3 }],
      [{ vessels, engaged: '2' }, 'engaged', 'In the phase maneuver nothing is locked yet.'],
      [{ vessels, phase: 'lock', lines: ['E'] }, 'lines', 'In the phase lock nothing is locked yet.'],
      [{ vessels, repairPoints: 1 }, 'repairPoints', 'Points are placed in the phase repair.'],
      [{ vessels, phase: 'reaction' }, 'engaged', 'In the phase reaction an opponent is engaged.'],
      [{ vessels, phase: 'reaction', engaged: '1', lines: ['E'] }, 'engaged', 'Seat 1 is no opponent of seat 1.'],
      [
        { vessels, phase: 'reaction', engaged: '2', lines: ['N'] },
        'lines',
        'Seat 1 may lock these lines on seat 2: E.',
      ],
      [{ vessels, phase: 'reaction', engaged: '2' }, 'lines', 'Seat 1 may lock these lines on seat 2: E.'],
      [
        { vessels: [ship(1, [0, 0]), ship(2, [3, 3])], phase: 'fire', engaged: '2', lines: ['E'] },
        'engaged',
        'Seat 2 is not next to seat 1.',
      ],
      [
        { vessels, phase: 'fire', engaged: '3', lines: ['E'], out: ['3'] },
        'engaged',
        'Seat 3 is out.',
        { playerCount: 3 },
      ],
      [{ vessels, phase: 'fire', engaged: '2', lines: ['E'], resolved: ['N'] }, 'resolved', 'Line N is not locked.'],
      [
        { vessels, phase: 'reaction', engaged: '2', lines: ['E'], resolved: ['E'] },
        'resolved',
        'Before Fire no lock is resolved.',
      ],
      [
        { vessels, phase: 'repair', engaged: '2', lines: ['E'] },
        'repairPoints',
        'In the phase repair there are 1 to 3 points to place.',
      ],
      [
        { vessels, phase: 'repair', engaged: '2', lines: ['E'], repairPoints: 1 },
        'repairPoints',
        'The ship has room for 0 points only.',
      ],
      [
        {
          vessels: [boat(1, [0, 0], 'sand'), ship(2, [1, 0])],
          cards: { 2: 'ash' },
          phase: 'repair',
          engaged: '2',
          lines: ['E'],
          repairPoints: 1,
        },
        'phase',
        'A lifeboat has nothing to repair (BS-12.17).',
        lifeboats,
      ],
    ];
    for (const [position, path, reason, options] of cases)
      expect(faults(position, options), JSON.stringify(position)).toContainEqual({ path, reason });
  });
});
