import { describe, expect, it } from 'vitest';
import type { OrionsGateEvent, OrionsGateView } from '../../../src/games/orions-gate/index.ts';
import { scenesOf } from '../../../src/ui/games/orions-gate/table/world/shown.ts';

const unit = (id: string, table: number) => ({ id, pose: { table, x: 10000, y: 10000, heading: 0 } });
const before = { units: [unit('a1.1', 1), unit('b1.1', 2), { id: 'b1.2', pose: null }] } as unknown as OrionsGateView;
const moved = (id: string, table: number, cause = 'path'): OrionsGateEvent =>
  ({ type: 'displaced', unit: id, cause, via: [], to: { table, x: 1, y: 2, heading: 3 } }) as OrionsGateEvent;
const fires = (attacker: string, target: string): OrionsGateEvent =>
  ({ type: 'hitRolled', attacker, target }) as unknown as OrionsGateEvent;
const turn: OrionsGateEvent = { type: 'turnBegan', phase: 'scouts', side: 'A' };
const tables = (events: readonly OrionsGateEvent[], shown = 1) =>
  scenesOf(events, before, shown).map(({ table, events: some }) => [table, some.length]);

describe('which table is in sight while events are played', () => {
  it('stays where it is for events of no place, and goes where a unit is', () => {
    expect(tables([turn, turn], 3)).toEqual([[3, 2]]);
    expect(tables([turn, moved('b1.1', 2), fires('b1.1', 'b1.1'), turn])).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });

  it('follows a unit through a gate: up to it on the old table, on from it on the new one', () => {
    const entered = { type: 'gateEntered', unit: 'a1.1', enter: 'P1', leave: 'P9' } as OrionsGateEvent;
    expect(
      tables([moved('a1.1', 1), entered, moved('a1.1', 2, 'gate'), fires('a1.1', 'b1.1'), moved('a1.1', 2)]),
    ).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  it('knows a unit that is deployed where it is put', () => {
    const deployed = { type: 'deployed', unit: 'b1.2', pose: { table: 4, x: 0, y: 0, heading: 0 } } as OrionsGateEvent;
    expect(tables([deployed, moved('b1.2', 4)])).toEqual([[4, 2]]);
  });

  it('has no scene for no event, and tables without a view', () => {
    expect(scenesOf([], before, 1)).toEqual([]);
    expect(scenesOf([fires('a1.1', 'b1.1')], null, 2).map(({ table }) => table)).toEqual([2]);
  });
});
