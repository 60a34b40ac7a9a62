import { describe, expect, it } from 'vitest';
import { thePlaced, type Action } from '../../../../../src/games/orions-gate/index.ts';
import { formation } from '../../../../../src/ui/games/orions-gate/group/formation.ts';
import type { Draft } from '../../../../../src/ui/games/orions-gate/tools/tool.ts';
import { battle, type BattleInput } from '../../../../helpers/og-position.ts';

type Units = NonNullable<BattleInput['units']>;
const wing = (id: string, x: number, y: number, heading = 0): Units[number] => ({
  id,
  type: 'fighters',
  pose: [x, y, heading],
  components: ['shield'],
});
const scout = (id: string, x: number, y: number): Units[number] => ({ id, type: 'scouts', pose: [x, y, 0] });
const enemy = wing('b1.1', 60_000, 44_000, 18_000);
const straight = (first: number): Draft => ({ kind: 'ship', first, pivot: 0, second: 0 });

/** The ends of a group led by its first ship, in the order they go. */
function moved(units: Units, draft: Draft, more: Partial<BattleInput> = {}, action: Action = 'move') {
  const phase = units[0]!.type;
  const { state } = battle({ phase, turn: 'A', units: [...units, enemy], ...more });
  const placed = units.map(({ id }) => thePlaced(state, id));
  return formation(state, placed, action, { unit: placed[0]!, draft }).map(({ unit, plan }) => ({
    id: unit.id,
    x: plan.pose.x,
    y: plan.pose.y,
    heading: plan.pose.heading,
    stopped: plan.stoppedBy?.rule ?? null,
  }));
}

describe('a formation', () => {
  it('OG-6.7 goes the same lengths and the same turn, each from its own heading', () => {
    const turned: Draft = { kind: 'ship', first: 2000, pivot: 9000, second: 3000 };
    expect(moved([wing('a1.1', 10_000, 10_000), wing('a1.2', 20_000, 20_000, 9000)], turned)).toEqual([
      { id: 'a1.2', x: 17_000, y: 22_000, heading: 18_000, stopped: null },
      { id: 'a1.1', x: 12_000, y: 13_000, heading: 9000, stopped: null },
    ]);
  });

  it('OG-6.10 goes the foremost first, so that a column does not stop itself', () => {
    const column = [wing('a1.1', 10_000, 10_000), wing('a1.2', 12_250, 10_000), wing('a1.3', 14_500, 10_000)];
    const ends = moved(column, straight(8000));
    expect(ends.map(({ id, x, stopped }) => [id, x, stopped])).toEqual([
      ['a1.3', 22_500, null],
      ['a1.2', 20_250, null],
      ['a1.1', 18_000, null],
    ]);
  });

  it('OG-6.11 each stops where it must, and those behind it where it has stopped', () => {
    const moon = {
      kind: 'blocking' as const,
      parts: [{ kind: 'circle' as const, x: 20_000, y: 10_000, radius: 1000 }],
    };
    const units = [wing('a1.1', 10_000, 16_000), wing('a1.2', 13_000, 10_000), wing('a1.3', 10_000, 10_000)];
    const ends = moved(units, straight(8000), { pieces: [moon] });
    const end = (id: string) => ends.find((one) => one.id === id)!;
    expect(end('a1.1')).toMatchObject({ x: 18_000, stopped: null });
    expect(end('a1.2').stopped).toBe('OG-6.11');
    // 1 in between bases, radius and radius.
    expect(end('a1.3')).toMatchObject({ x: end('a1.2').x - 2250, stopped: 'OG-6.10' });
  });

  it('OG-6.9 Scouts go by the same legs; OG-6.6 on Hold all turn by as much', () => {
    const chain: Draft = {
      kind: 'chain',
      points: [
        { x: 13_000, y: 10_000 },
        { x: 13_000, y: 14_000 },
      ],
      heading: 9000,
    };
    expect(moved([scout('a1.1', 10_000, 10_000), scout('a1.2', 20_000, 12_000)], chain)).toEqual(
      expect.arrayContaining([
        { id: 'a1.1', x: 13_000, y: 14_000, heading: 9000, stopped: null },
        { id: 'a1.2', x: 23_000, y: 16_000, heading: 9000, stopped: null },
      ]),
    );
    const held = moved(
      [wing('a1.1', 10_000, 10_000), wing('a1.2', 20_000, 20_000, 9000)],
      { kind: 'turn', heading: 4500 },
      {},
      'hold',
    );
    expect(held.map(({ id, x, heading }) => [id, x, heading])).toEqual(
      expect.arrayContaining([
        ['a1.1', 10_000, 4500],
        ['a1.2', 20_000, 13_500],
      ]),
    );
  });
});
