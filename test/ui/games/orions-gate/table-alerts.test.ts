import { describe, expect, it } from 'vitest';
import type { OrionsGateEvent, OrionsGateView } from '../../../../src/games/orions-gate/index.ts';
import type { LoggedPly } from '../../../../src/ui/match/log.ts';
import { alertsOf, countOn } from '../../../../src/ui/games/orions-gate/hud/table-alerts.ts';

const unit = (id: string, table: number, more = {}) => ({
  id,
  name: id,
  side: id.startsWith('a') ? 'A' : 'B',
  status: 'inPlay',
  pose: { table, x: 0, y: 0, heading: 0 },
  ...more,
});
const view = (more = {}): OrionsGateView =>
  ({
    side: 'A',
    tables: [{ number: 1 }, { number: 2 }, { number: 3 }],
    units: [unit('a1.1', 1), unit('a1.2', 2), unit('b1.1', 2), unit('b1.2', 3, { status: 'destroyed' })],
    activatable: [],
    windows: [],
    activation: null,
    ...more,
  }) as unknown as OrionsGateView;
const came = (plies: number, id: string, table: number, cause = 'gate'): LoggedPly<OrionsGateEvent> => ({
  plies,
  seat: 'a1',
  lines: [],
  events: [{ type: 'displaced', unit: id, cause, via: [], to: { table, x: 0, y: 0, heading: 0 } } as OrionsGateEvent],
});

describe('what calls for a look at another table', () => {
  it('a unit that came through a gate since the table was looked at, ours or theirs', () => {
    const log = [came(3, 'b1.1', 2), came(5, 'a1.2', 2)];
    expect(alertsOf(view(), log, null, 1, {})[1]).toEqual({
      table: 2,
      came: { unit: 'a1.2', own: true },
      turn: false,
    });
    expect(alertsOf(view(), log.slice(0, 1), null, 1, {})[1]!.came).toEqual({ unit: 'b1.1', own: false });
    expect(alertsOf(view(), log, null, 1, { 2: 5 })[1]!.came).toBeNull();
    expect(alertsOf(view(), log, null, 2, {})[1]!.came).toBeNull();
  });

  it('no unit that only moved there, and none that is gone again', () => {
    expect(alertsOf(view(), [came(3, 'a1.2', 2, 'path')], null, 1, {})[1]!.came).toBeNull();
    expect(alertsOf(view(), [came(3, 'b1.2', 3)], null, 1, {})[2]!.came).toBeNull();
  });

  it('a decision to be made there: units to activate, a plan, a window', () => {
    const turns = (seen: OrionsGateView, seat: string | null = 'a1') =>
      alertsOf(seen, [], seat, 1, {})
        .filter(({ turn }) => turn)
        .map(({ table }) => table);
    expect(turns(view({ activatable: ['a1.1', 'a1.2'] }))).toEqual([2]);
    expect(turns(view({ activatable: ['a1.2'] }), null)).toEqual([]);
    expect(turns(view({ activation: { unit: 'a1.2' } }))).toEqual([2]);
    expect(turns(view({ activation: { unit: 'a1.1' }, windows: [{ unit: 'b1.2' }] }))).toEqual([3]);
  });

  it('counts who is in play on each', () => {
    expect([1, 2, 3].map((table) => countOn(view(), table))).toEqual([
      { A: 1, B: 0 },
      { A: 1, B: 1 },
      { A: 0, B: 0 },
    ]);
  });
});
