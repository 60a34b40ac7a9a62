import { describe, expect, it } from 'vitest';
import { applyCommand } from '../../../../src/engine/match.ts';
import { viewerOf } from '../../../../src/engine/seat.ts';
import {
  facingOutlook,
  fireOutlooks,
  fractionText,
  glimpse,
  lockGlimpse,
  positionName,
  reactionOutlook,
  reactionOutlooks,
  repairOutlook,
  repairOutlooks,
  warningsOf,
  type BattlespaceSiriusCommand,
  type Cell,
  type Direction,
} from '../../../../src/games/battlespace-sirius/index.ts';
import { boat, duel, game, legal, play, ship, type Duel } from '../../../helpers/bs-position.ts';

const seen = (match: Duel, seat: number) => game.view(match.state, viewerOf(String(seat)));
const side = (name: 'bow' | 'starboard' | 'stern' | 'port', power: number) => ({ kind: 'side', side: name, power });

describe('glimpses of a maneuver', () => {
  it('BS-19.3 BS-C24 shows vessel, lines and names before it is made', () => {
    const match = duel({ vessels: [ship(1, [0, 0], 'N', [6, 5, 4, 3]), ship(2, [1, 0], 'N', [2, 3, 4, 5])] });
    const { vessel, lines, names } = glimpse(seen(match, 1), { type: 'maneuver', kind: 'position', to: [2, 1] });
    expect(vessel).toEqual({ kind: 'ship', cell: [2, 1], heading: 'N', power: [6, 5, 4, 3] });
    expect(lines.map(({ line, own, other, through }) => [line, own, other, through])).toEqual([
      ['S', side('stern', 4), side('starboard', 3), [2, 0]],
      ['W', side('port', 3), side('bow', 2), [1, 1]],
    ]);
    expect(names).toEqual([{ seat: '2', name: { kind: 'corner', first: 'bow', second: 'starboard' } }]);
  });

  it('BS-5.6 takes the payment off first, and shows none where none is chosen yet', () => {
    const view = seen(duel({ vessels: [ship(1, [0, 0], 'N', [1, 6, 6, 6]), ship(2, [1, 0])] }), 1);
    const turn = { type: 'maneuver', kind: 'rotatePosition', to: [1, 1], turn: 180 } as const;
    expect(glimpse(view, { ...turn, pay: ['bow'] }).lines).toMatchObject([
      { line: 'S', own: side('bow', 0), other: side('bow', 6) },
    ]);
    expect(glimpse(view, { ...turn, pay: [] }).lines).toMatchObject([{ own: side('bow', 1) }]);
  });

  it('BS-19.3 agrees with what the engine makes of every legal maneuver, and changes nothing', () => {
    const match = duel({
      vessels: [ship(1, [0, 0], 'E', [4, 0, 6, 2]), ship(2, [1, 1], 'S', [1, 6, 3, 5]), ship(3, [2, 1], 'W')],
    });
    const view = seen(match, 1);
    for (const command of legal(match, 1)) {
      const next = play(match, 1, command).match;
      const shown = glimpse(view, command as Extract<BattlespaceSiriusCommand, { type: 'maneuver' }>);
      expect(shown.vessel).toEqual(next.state.players[0]!.vessel);
      expect(shown.lines).toEqual(facingOutlook(seen(next, 1)));
    }
  });

  it('BS-11.7 shows the lines to every adjacent opponent', () => {
    const match = duel({ vessels: [ship(1, [1, 0]), ship(2, [0, 0]), ship(3, [2, 0])] });
    expect(facingOutlook(seen(match, 1)).map(({ target, line }) => [target, line])).toEqual([
      ['2', 'W'],
      ['3', 'E'],
    ]);
  });
});

describe('names of positions', () => {
  const red = (heading: Direction) =>
    seen(duel({ vessels: [ship(1, [9, 1], heading), ship(2, [0, 0], heading), ship(3, [9, 0])] }), 1);

  it.each<[Cell, unknown]>([
    [[0, 1], { kind: 'off', side: 'bow' }],
    [[1, 1], { kind: 'corner', first: 'bow', second: 'starboard' }],
    [[1, 0], { kind: 'off', side: 'starboard' }],
    [[1, -1], { kind: 'corner', first: 'stern', second: 'starboard' }],
    [[0, -1], { kind: 'off', side: 'stern' }],
    [[-1, -1], { kind: 'corner', first: 'stern', second: 'port' }],
    [[-1, 0], { kind: 'off', side: 'port' }],
    [[-1, 1], { kind: 'corner', first: 'bow', second: 'port' }],
  ])('BS-3.10 BS-C19 the cell %j around a ship heading N', (cell, name) => {
    expect(positionName(red('N'), cell, '2')).toEqual(name);
  });

  it('BS-C19 follows the heading; a lifeboat has compass names; a cell further off has none', () => {
    expect(positionName(red('E'), [1, 1], '2')).toEqual({ kind: 'corner', first: 'bow', second: 'port' });
    expect(positionName(red('N'), [2, 0], '2')).toBeNull();
    const lifeboat = seen(duel({ vessels: [ship(1, [1, 0]), boat(2, [0, 0], 'ash')] }), 1);
    expect(positionName(lifeboat, [1, 1], '2')).toEqual({ kind: 'compass', point: 'NE' });
    expect(positionName(lifeboat, [0, -1], '2')).toEqual({ kind: 'compass', point: 'S' });
  });
});

describe('locks and reactions', () => {
  const corner = { vessels: [ship(1, [0, 0], 'N', [4, 2, 6, 6]), ship(2, [1, 1], 'N', [6, 5, 3, 0])] } as const;

  it('BS-C37 shows which sides a reaction would turn into the locks', () => {
    const { lines, turns } = lockGlimpse(seen(duel({ ...corner, phase: 'lock' }), 1), {
      type: 'lock',
      target: '2',
      lines: ['N', 'E'],
    });
    expect(lines.map(({ other }) => other)).toEqual([side('port', 0), side('stern', 3)]);
    expect(turns.map(({ turn, cost, affordable, ends }) => [turn, cost, affordable, ends])).toEqual([
      [90, 1, true, [side('stern', 3), side('starboard', 5)]],
      [180, 2, true, [side('starboard', 5), side('bow', 6)]],
      [270, 1, true, [side('bow', 6), side('port', 0)]],
    ]);
  });

  it('BS-19.6 BS-C35 shows the locked side and its Shield after payment and rotation', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 1, 6])],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
    });
    const blunder = reactionOutlook(seen(match, 2), { type: 'react', kind: 'rotate', turn: 90, pay: ['stern'] });
    expect(blunder).toMatchObject({
      cost: 1,
      locks: [{ line: 'E', own: side('starboard', 6), other: side('stern', 0) }],
      sentry: [],
      destroys: false,
    });
  });

  it('BS-19.6 gives Sentry Fire its exact chances, or says that it destroys', () => {
    const view = seen(duel({ ...corner, phase: 'reaction', engaged: '2', lines: ['N', 'E'] }), 2);
    const both = reactionOutlook(view, { type: 'react', kind: 'sentry', lines: ['E', 'N'], pay: ['stern'] });
    expect(both.sentry.map(({ line, destroys, hit }) => [line, destroys, fractionText(hit!)])).toEqual([
      ['E', false, '5/6'],
      ['N', false, '3/6'],
    ]);
    expect(both.locks[1]!.other).toEqual(side('stern', 2));
    const bare = seen(
      duel({
        vessels: [ship(1, [0, 0], 'N', [4, 0, 6, 6]), corner.vessels[1]],
        phase: 'reaction',
        engaged: '2',
        lines: ['N', 'E'],
      }),
      2,
    );
    expect(reactionOutlook(bare, { type: 'react', kind: 'sentry', lines: ['E'], pay: [] })).toMatchObject({
      destroys: true,
      sentry: [{ hit: null, destroys: true }],
    });
  });

  it('BS-19.6 agrees with the locks the engine makes of every legal reaction without dice', () => {
    const match = duel({ ...corner, phase: 'reaction', engaged: '2', lines: ['N', 'E'], dice: [] });
    const outlooks = reactionOutlooks(seen(match, 2));
    expect(outlooks).toHaveLength(legal(match, 2).length);
    for (const { command, vessel, locks } of outlooks) {
      if (command.kind === 'sentry') continue;
      const { match: next } = play(match, 2, command);
      expect(next.state.players[1]!.vessel).toEqual(vessel);
      expect(next.state.locks.map(({ targetSide }) => targetSide)).toEqual(locks.map(({ targetSide }) => targetSide));
    }
  });

  it('BS-12.14 gives a lifeboat that attacks the chance against its Hull', () => {
    const match = duel({
      vessels: [boat(1, [0, 0], 'sand'), boat(2, [1, -1], 'ash')],
      phase: 'reaction',
      engaged: '2',
      lines: ['S'],
    });
    expect(
      fractionText(
        reactionOutlook(seen(match, 2), { type: 'react', kind: 'sentry', lines: ['S'], pay: [] }).sentry[0]!.hit!,
      ),
    ).toBe('2/6');
  });
});

describe('fire', () => {
  const fight = (own: readonly [number, number, number, number], other: readonly [number, number, number, number]) =>
    duel({
      vessels: [ship(1, [0, 0], 'N', own), ship(2, [1, 0], 'N', other)],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });

  it('BS-19.7 lists every legal number of weapons with cost, hits, repairs and exchange', () => {
    const [{ weapons }] = fireOutlooks(seen(fight([6, 6, 6, 6], [6, 6, 6, 3]), 1)) as [
      ReturnType<typeof fireOutlooks>[0],
    ];
    expect(weapons.map(({ weapons: count, cost, left }) => [count, cost, left])).toEqual([
      [0, 0, 6],
      [1, 0, 6],
      [2, 1, 5],
      [3, 2, 4],
      [4, 3, 3],
    ]);
    expect(weapons[0]).toMatchObject({ volley: null, balance: null, exchange: null, destroys: false });
    expect(fractionText(weapons[4]!.volley!.emptied)).toBe('768/1296');
    expect(weapons[4]!.balance!.points).toEqual([360, 720, 210, 6]);
    expect(fractionText(weapons[4]!.exchange!)).toBe('235/648');
  });

  it('BS-8.5 says that 1 weapon destroys an unshielded side', () => {
    const [{ weapons }] = fireOutlooks(seen(fight([6, 0, 6, 6], [6, 6, 6, 0]), 1)) as [
      ReturnType<typeof fireOutlooks>[0],
    ];
    expect(weapons.map(({ destroys, volley }) => [destroys, volley])).toEqual([
      [false, null],
      [true, null],
    ]);
  });

  it('BS-19.7 BS-12.15 BS-12.17 gives chances against and from a lifeboat', () => {
    const against = duel({
      vessels: [ship(1, [0, 0]), boat(2, [1, 0], 'bronze')],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    expect(
      fireOutlooks(seen(against, 1))[0]!.weapons.map(({ lifeboat }) => lifeboat && fractionText(lifeboat)),
    ).toEqual([null, '2/6', '20/36', '152/216', '1040/1296']);
    const from = duel({
      vessels: [boat(1, [0, 0], 'ivory'), ship(2, [1, 0])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    expect(
      fireOutlooks(seen(from, 1))[0]!.weapons.map(({ weapons, cost, left, balance }) => [weapons, cost, left, balance]),
    ).toEqual([
      [0, 0, null, null],
      [1, 0, null, null],
      [2, 0, null, null],
    ]);
  });

  it('BS-8.2 BS-8.3 offers exactly the legal numbers, whoever looks', () => {
    for (const power of [0, 1, 2, 3, 4, 5, 6]) {
      for (const shield of [0, 1, 6]) {
        const match = fight([6, power, 6, 6], [6, 6, 6, shield]);
        expect(fireOutlooks(seen(match, 2))[0]!.weapons.map(({ weapons }) => weapons)).toEqual(
          legal(match, 1).flatMap((one) => (one.type === 'fire' ? [one.weapons] : [])),
        );
      }
    }
  });
});

it('BS-19.9 BS-C61 BS-C63 shows what points placed so far give', () => {
  const match = duel({
    vessels: [ship(1, [0, 0], 'N', [0, 2, 0, 6]), ship(2, [1, 0])],
    phase: 'repair',
    engaged: '2',
    lines: ['E'],
    resolved: ['E'],
    repairPoints: 2,
  });
  const view = seen(match, 1);
  expect(repairOutlook(view, ['stern'])).toEqual({ sides: ['stern'], power: [0, 2, 1, 6], left: 1, full: ['port'] });
  const outlooks = repairOutlooks(view);
  expect(outlooks).toHaveLength(6);
  for (const { sides, power } of outlooks) {
    const applied = applyCommand(game, match, '1', { type: 'repair', sides });
    expect(applied.ok && applied.match.state.players[0]!.vessel).toMatchObject({ power });
  }
});

describe('warnings', () => {
  it('BS-19.5 BS-C27 before a maneuver: a payment that empties a facing side, and that it would fire with 0 Power', () => {
    const view = seen(duel({ vessels: [ship(1, [0, 0], 'N', [1, 6, 6, 6]), ship(2, [1, 0])] }), 1);
    expect(warningsOf(view, { type: 'maneuver', kind: 'rotatePosition', to: [1, 1], turn: 180, pay: ['bow'] })).toEqual(
      [
        { kind: 'paymentEmpties', side: 'bow', line: 'S' },
        { kind: 'unshieldedFiring', side: 'bow', line: 'S', target: '2', sentry: true, avoidable: false },
      ],
    );
    expect(
      warningsOf(view, { type: 'maneuver', kind: 'rotatePosition', to: [1, 1], turn: 180, pay: ['port'] }),
    ).toEqual([]);
    expect(warningsOf(view, { type: 'maneuver', kind: 'stay' })).toEqual([]);
  });

  it('BS-19.5 before a maneuver: tells when another lock leaves the side out, and when no Sentry Fire can come', () => {
    const view = seen(duel({ vessels: [ship(1, [0, 0], 'N', [6, 0, 6, 6]), ship(2, [1, 0], 'N', [6, 6, 6, 0])] }), 1);
    expect(warningsOf(view, { type: 'maneuver', kind: 'stay' })).toEqual([
      { kind: 'unshieldedFiring', side: 'starboard', line: 'E', target: '2', sentry: false, avoidable: false },
    ]);
    expect(warningsOf(view, { type: 'maneuver', kind: 'position', to: [0, -1] })).toEqual([
      { kind: 'unshieldedFiring', side: 'starboard', line: 'E', target: '2', sentry: true, avoidable: true },
    ]);
  });

  it('BS-19.5 before a lock: only the sides of its lines', () => {
    const view = seen(duel({ vessels: [ship(1, [0, 0], 'N', [0, 6, 6, 6]), ship(2, [1, 1])], phase: 'lock' }), 1);
    expect(warningsOf(view, { type: 'lock', target: '2', lines: ['E'] })).toEqual([]);
    expect(warningsOf(view, { type: 'lock', target: '2', lines: ['N', 'E'] })).toEqual([
      { kind: 'unshieldedFiring', side: 'bow', line: 'N', target: '2', sentry: true, avoidable: false },
    ]);
  });

  it('BS-19.5 BS-C35 before a payment in reaction: sides that fall to 0 on a locked line, and those that are there bare', () => {
    const view = seen(
      duel({
        vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [0, 6, 1, 1])],
        phase: 'reaction',
        engaged: '2',
        lines: ['E'],
      }),
      2,
    );
    expect(warningsOf(view, { type: 'react', kind: 'rotate', turn: 90, pay: ['stern'] })).toEqual([
      { kind: 'paymentEmpties', side: 'stern', line: 'E' },
    ]);
    expect(warningsOf(view, { type: 'react', kind: 'rotate', turn: 90, pay: ['port'] })).toEqual([]);
    expect(warningsOf(view, { type: 'react', kind: 'sentry', lines: ['E'], pay: ['port'] })).toEqual([
      { kind: 'paymentEmpties', side: 'port', line: 'E' },
    ]);
    expect(warningsOf(view, { type: 'react', kind: 'rotate', turn: 270, pay: ['port'] })).toEqual([
      { kind: 'unshieldedTarget', side: 'bow', line: 'E' },
    ]);
  });

  it('BS-19.5 before weapons are paid: the firing side that falls to 0', () => {
    const view = seen(
      duel({
        vessels: [ship(1, [0, 0], 'N', [6, 2, 6, 6]), ship(2, [1, 0])],
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
      }),
      1,
    );
    expect(warningsOf(view, { type: 'fire', line: 'E', weapons: 3 })).toEqual([
      { kind: 'paymentEmpties', side: 'starboard', line: 'E' },
    ]);
    expect([0, 1, 2].flatMap((weapons) => warningsOf(view, { type: 'fire', line: 'E', weapons }))).toEqual([]);
  });
});
