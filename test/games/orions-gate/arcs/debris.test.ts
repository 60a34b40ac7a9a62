import { describe, expect, it } from 'vitest';
import { attackNeeds } from '../../../../src/games/orions-gate/rules/attack.ts';
import { thePlaced } from '../../../../src/games/orions-gate/units.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import {
  battle,
  damageOf,
  diceLeft,
  eventsOf,
  game,
  play,
  refusal,
  unit,
  type Battle,
} from '../../../helpers/og-position.ts';
import { B, circle, D, during, F, hurt, S, type More } from '../battle/scene.ts';

const ON: More = { options: { debris: true } };
const at = (x: number, y: number) => ({ type: 'placeDebris' as const, x, y });

/** A position of C99: D of side B has lost the component of slot 1 where it stands. */
function waiting(enemyX?: number, more: { readonly y?: number } = {}): Battle {
  const y = more.y ?? 20000;
  return battle({
    options: { debris: true },
    units: [
      D('b1.1', [20000, y], hurt('shield', 2)),
      ...(enemyX ? [F('a1.1', [enemyX, y])] : []),
      S('a1.9', [71000, 47000]),
    ],
    windows: [{ kind: 'debris', unit: 'b1.1', slot: 1 }],
    turn: 'A',
    phase: 'scouts',
  });
}

const legal = (match: Battle, command: ReturnType<typeof at>): boolean =>
  game.check(match.state, 'b1', command).length === 0;

describe('OG-12.4 debris', () => {
  it('OG-12.4 OG-C99: within 1" of the ship', () => {
    expect(legal(waiting(), at(22500, 20000))).toBe(true);
    expect(legal(waiting(), at(22501, 20000))).toBe(false);
  });

  it('OG-I66: too far from the ship', () => {
    expect(refusal(waiting(), 'b1', at(22501, 20000))).toBe('OG-12.4: 1.001 in from Destroyers 1; at most 1.000 in.');
  });

  it('OG-12.4 OG-C99: at least 1" from every unit hostile to the ship', () => {
    expect(legal(waiting(24625), at(22500, 20000))).toBe(true);
    expect(refusal(waiting(24624), 'b1', at(22500, 20000))).toBe(
      'OG-12.4: 0.999 in from Fighters 1; at least 1.000 in is needed.',
    );
  });

  it('OG-12.4 OG-11.6: own ships and other pieces are in nobody’s way', () => {
    expect(legal(waiting(), at(20000, 20000))).toBe(true);
    const crowded = battle({
      options: { debris: true },
      pieces: [circle('blocking', 22500, 20000, 1000)],
      units: [D('b1.1', [20000, 20000], hurt('shield', 2)), F('b1.2', [22500, 21700]), S('a1.1', [71000, 47000])],
      windows: [{ kind: 'debris', unit: 'b1.1', slot: 1 }],
    });
    expect(legal(crowded, at(22000, 21000))).toBe(true);
  });

  it('OG-12.4: wholly on the table', () => {
    const match = waiting(undefined, { y: 1000 });
    expect(legal(match, at(20000, 500))).toBe(true);
    expect(refusal(match, 'b1', at(20000, 499))).toBe('OG-12.4: The piece would be 0.001 in off the table.');
  });

  it('OG-12.4 OG-20.1 OG-17.7: its captain alone answers, and nothing else comes before', () => {
    const match = waiting();
    expect(game.pending(match.state)).toEqual([{ kind: 'window.debris', seats: ['b1'] }]);
    expect(refusal(match, 'a1', at(22500, 20000))).toBe('OG-17.7: Captain b1 decides this.');
    expect(refusal(match, 'a1', { type: 'activate', unit: 'a1.9', action: 'hold' })).toBe(
      'OG-1.8: The debris of Destroyers 1 must be decided first.',
    );
    const after = play(match, 'b1', { type: 'decline' }).match;
    expect(after.state.windows).toEqual([]);
    expect(after.state.tables).toEqual(match.state.tables);
    expect(refusal(after, 'b1', at(22500, 20000))).toBe('OG-12.4: No debris is waiting to be placed.');
  });

  it('OG-12.4 OG-11.6 OG-23.2: the piece is Obscuring, 1" wide, last in piece order, and stays; no dice', () => {
    const match = battle({
      options: { debris: true },
      pieces: [circle('blocking', 40000, 20000, 2000)],
      units: [D('b1.1', [20000, 20000], hurt('shield', 2)), S('a1.1', [71000, 47000])],
      windows: [{ kind: 'debris', unit: 'b1.1', slot: 1 }],
    });
    const { match: after, events } = play(match, 'b1', at(22000, 20000));
    expect(after.state.tables[0]!.pieces).toEqual([
      match.state.tables[0]!.pieces[0],
      { id: 'P2', name: 'Debris 1', kind: 'obscuring', parts: [{ kind: 'circle', x: 22000, y: 20000, radius: 500 }] },
    ]);
    expect(eventsOf(events, 'debrisPlaced')).toHaveLength(1);
    expect(match.state.tables[0]!.pieces).toHaveLength(1);
  });

  it('OG-12.4 OG-7.6: it gives cover from then on', () => {
    const units = [F('a1.1', [30000, 20000, 18000]), D('b1.1', [20000, 20000], hurt('shield', 2))];
    const match = battle({ options: { debris: true }, units, windows: [{ kind: 'debris', unit: 'b1.1', slot: 1 }] });
    const covered = ({ state }: Battle) =>
      attackNeeds({ sight: kernelSight }, state, thePlaced(state, 'a1.1'), thePlaced(state, 'b1.1'), {
        slot: 0,
        kind: 'primary',
      }).toughness.some(({ name }) => name === 'cover');
    expect(covered(match)).toBe(false);
    expect(covered(play(match, 'b1', at(22500, 20000)).match)).toBe(true);
  });

  it('OG-12.4: a shot that destroys a component opens a window for the target’s captain; one that only damages opens none', () => {
    const shot = (slot1: ReturnType<typeof hurt>) =>
      play(
        during('move', 'fire', [D('a1.1', [10000, 20000]), D('b1.1', [20000, 20000, 18000], slot1)], {
          ...ON,
          dice: [6, 6, 6, 6],
        }),
        'a1',
        { type: 'firePrimary', target: 'b1.1' },
      ).match;
    expect(shot(hurt('shield', 1)).state.windows).toEqual([
      { kind: 'debris', unit: 'b1.1', captain: 'b1', slot: 1, from: { table: 1, x: 20000, y: 20000, heading: 18000 } },
    ]);
    expect(shot(hurt('shield', 0)).state.windows).toEqual([]);
  });

  it('OG-12.4: with the option off nothing waits', () => {
    const match = during(
      'move',
      'fire',
      [D('a1.1', [10000, 20000]), D('b1.1', [20000, 20000, 18000], hurt('shield', 1))],
      { dice: [6, 6, 6, 6] },
    );
    expect(play(match, 'a1', { type: 'firePrimary', target: 'b1.1' }).match.state.windows).toEqual([]);
  });

  it('OG-12.4 OG-8.5: a ship’s last component leaves debris too, where it stood; the play goes on after it', () => {
    const match = during(
      'move',
      'fire',
      [D('a1.1', [10000, 20000]), F('b1.1', [20000, 20000, 18000], hurt('cannon', 1)), S('b1.2', [60000, 40000])],
      { ...ON, dice: [6, 6, 6, 6] },
    );
    const hit = play(match, 'a1', { type: 'firePrimary', target: 'b1.1' }).match;
    expect(unit(hit, 'b1.1').status).toBe('destroyed');
    expect(game.pending(hit.state)).toEqual([{ kind: 'window.debris', seats: ['b1'] }]);
    const after = play(hit, 'b1', at(22125, 20000)).match;
    expect(after.state.tables[0]!.pieces.map(({ name }) => name)).toEqual(['Debris 1']);
    expect(game.pending(after.state)).toEqual([{ kind: 'play.fire', seats: ['a1'] }]);
  });

  it('OG-12.4: Scouts leave none', () => {
    const match = during(
      'move',
      'fire',
      [F('a1.1', [10000, 20000]), S('b1.1', [20000, 20000, 18000]), S('b1.2', [60000, 40000])],
      { ...ON, dice: [6, 6, 6, 6] },
    );
    const { state } = play(match, 'a1', { type: 'firePrimary', target: 'b1.1' }).match;
    expect(state.windows).toEqual([]);
  });

  it('OG-C100 OG-1.8: a Battleship that loses two components in a black hole has two windows, after the whole command', () => {
    const match = during('move', 'plan', [B('a1.1', [10000, 20000], hurt('shield', 1), 'shield', 'cannon')], {
      ...ON,
      pieces: [circle('dangerous', 14000, 20000, 1000)],
      dice: [3],
    });
    const { match: after, events } = play(match, 'a1', { type: 'plan', first: 4000, pivot: 0, second: 0 });
    expect(diceLeft(after)).toEqual([]);
    expect(damageOf(after, 'a1.1').slice(0, 3)).toEqual([2, 2, 0]);
    expect(events.at(-1)!.type).toBe('planned');
    expect(after.state.windows.map((window) => window.kind === 'debris' && window.slot)).toEqual([1, 2]);
    // Measured from where it stood when it entered, not from where it ended.
    const entered = after.state.windows[0]!.kind === 'debris' ? after.state.windows[0]!.from : null;
    expect(entered).toEqual({ table: 1, x: 11500, y: 20000, heading: 0 });
    expect(unit(after, 'a1.1').pose!.x).toBe(14000);
    const one = play(after, 'a1', { type: 'placeDebris', x: 8500, y: 20000 }).match;
    expect(refusal(one, 'a1', { type: 'placeDebris', x: 14501, y: 20000 })).toBe(
      'OG-12.4: 1.001 in from Battleships 1; at most 1.000 in.',
    );
    const two = play(one, 'a1', { type: 'placeDebris', x: 14500, y: 20000 }).match;
    expect(two.state.tables[0]!.pieces.map(({ id, name }) => [id, name])).toEqual(
      [
        ['P1', 'Dangerous piece 1'],
        ['P2', 'Debris 1'],
        ['P3', 'Debris 2'],
      ].map(([id, name], index) => [id, index === 0 ? two.state.tables[0]!.pieces[0]!.name : name]),
    );
    expect(game.pending(two.state)).toEqual([{ kind: 'play.fire', seats: ['a1'] }]);
  });
});
