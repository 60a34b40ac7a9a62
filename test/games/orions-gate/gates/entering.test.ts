import { describe, expect, it } from 'vitest';
import type { OrionsGateCommand } from '../../../../src/games/orions-gate/command.ts';
import {
  damageOf,
  diceLeft,
  eventsOf,
  play,
  poseOf,
  refusal,
  unit,
  type Battle,
} from '../../../helpers/og-position.ts';
import { circle, D, F, S, type More, type Placed } from '../battle/scene.ts';
import { gate, on, planning, standsAt, wormhole } from './scene.ts';

type Plan = Omit<Extract<OrionsGateCommand, { type: 'plan' }>, 'type'>;
const id = 'a1.1';
const plan = (match: Battle, what: Plan) => play(match, 'a1', { type: 'plan', ...what });
const no = (match: Battle, what: Plan): string => refusal(match, 'a1', { type: 'plan', ...what });

// C105 and C106: P1 is entered on table 1, P2 is the exit.
const into = gate(16000, 11000);
const out = gate(60000, 24000);
const through = { enter: 'P1', leave: 'P2', x: 60000, y: 29125 };
const f = F(id, [10000, 10000, 0]);
const bystander = D('b1.1', [30000, 40000]);
const move = (
  units: readonly Placed[] = [f, bystander],
  pieces = [[into, out]] as readonly (readonly (typeof into)[])[],
  more?: More,
) => planning('move', units, pieces, more);

describe('OG-14 entering a gate by plan', () => {
  it('OG-14.3 OG-C105: the path ends at the first step pose that touches the gate', () => {
    const { match, events } = plan(move(), { first: 8000, gate: through });
    expect(eventsOf(events, 'displaced').map(({ cause, to }) => [cause, to.table, to.x, to.y, to.heading])).toEqual([
      ['path', 1, 14125, 10000, 0],
      ['gate', 1, 60000, 29125, 0],
    ]);
    expect(eventsOf(events, 'gateEntered')).toEqual([{ type: 'gateEntered', unit: id, enter: 'P1', leave: 'P2' }]);
    expect(events.map(({ type }) => type)).toEqual(['displaced', 'gateEntered', 'displaced', 'planned']);
    expect(match.state.activation).toMatchObject({ step: 'fire', moved: true });
    expect(poseOf(match, 'b1.1')).toEqual([30000, 40000, 0]);
  });

  it('OG-14.3 OG-C106 OG-I32: the exit place lies at most 3 in from the exit gate', () => {
    expect(standsAt(plan(move(), { first: 8000, gate: through }).match, id)).toEqual([1, 60000, 29125, 0]);
    expect(no(move(), { first: 8000, gate: { ...through, y: 29126 } })).toBe(
      'OG-14.3: 3.001 in from Warp gate 2; at most 3.000 in is allowed.',
    );
  });

  it('OG-14.3 OG-14.12: the exit may be on another table', () => {
    const match = move([f, on(2, F('b1.1', [60000, 33000]))], [[into], [out]]);
    const played = plan(match, { first: 8000, gate: through });
    expect(standsAt(played.match, id)).toEqual([2, 60000, 29125, 0]);
    expect(played.match.state.activation?.moved).toBe(true);
  });

  it('OG-14.4 OG-2.12: the exit place is a standing place', () => {
    const at = (units: readonly Placed[], x: number, y: number, pieces = [into, out]) =>
      no(move(units, [pieces]), { first: 8000, gate: { ...through, x, y } });
    expect(at([f, bystander], 60000, 26124)).toBe(
      'OG-2.12: The base would overlap Warp gate 2 (Blocking) by 0.001 in.',
    );
    expect(at([f, F('b1.1', [60000, 31374])], 60000, 29125)).toBe(
      'OG-2.12: Only 0.999 in from Fighters 1; at least 1.000 in is needed.',
    );
    expect(at([f, bystander], 60000, 47500, [into, gate(60000, 46500)])).toBe(
      'OG-2.12: The base would be 0.125 in off the table.',
    );
    // Its own old place takes no room: it is not there any more.
    expect(
      standsAt(
        plan(move([F(id, [14125, 10000])], [[into, gate(12000, 14000)]]), {
          first: 0,
          gate: { ...through, x: 14124, y: 10000 },
        }).match,
        id,
      ),
    ).toEqual([1, 14124, 10000, 0]);
  });

  it('OG-14.3: the allowance is tested on the whole plan as given, and the rest is lost', () => {
    expect(no(move(), { first: 8000, second: 1, gate: through })).toBe(
      'OG-6.7: Path is 8.001 in; the allowance is 8.000 in.',
    );
    expect(no(move(), { first: 4125, pivot: 9001, gate: through })).toMatch(/^OG-6.7: Turn/);
    const { events } = plan(move(), { first: 8000, gate: through });
    expect(eventsOf(events, 'planned')).toMatchObject([{ length: 8000, moved: true }]);
  });

  it('OG-14.3: path rules hold up to the gate, not beyond it; the gate entered is no obstacle', () => {
    const beyond = [F('b1.1', [19000, 10000]), F('a1.2', [17500, 8000])];
    expect(standsAt(plan(move([f, ...beyond]), { first: 8000, gate: through }).match, id)).toEqual([
      1, 60000, 29125, 0,
    ]);
    const edge = move([F(id, [10000, 1000, 0])], [[gate(13000, 1500), out]]);
    expect(standsAt(plan(edge, { first: 3000, pivot: -9000, second: 4000, gate: through }).match, id)).toEqual([
      1, 60000, 29125, 0,
    ]);
    expect(no(move([f, F('b1.1', [12000, 12249])]), { first: 8000, gate: through })).toBe(
      'OG-6.10: Path comes within 0.999 in of Fighters 1; 1.000 in is needed.',
    );
    const walled = [circle('blocking', 12500, 11000, 500), into, out];
    expect(no(move([f], [walled]), { first: 8000, gate: { ...through, enter: 'P2', leave: 'P3' } })).toBe(
      'OG-6.11: Path enters Planet 1 (Blocking) by 0.125 in.',
    );
    // Another gate on the way is an obstacle.
    expect(
      no(move([f], [[gate(12500, 11000), into, out]]), { first: 8000, gate: { ...through, enter: 'P2', leave: 'P3' } }),
    ).toMatch(/^OG-6.11: Path enters Warp gate 1 \(Warp gate\)/);
  });

  it('OG-14.3: a unit that touches the gate already enters it at step 0, with or without legs', () => {
    const touching = F(id, [14125, 10000, 9000]);
    const still = plan(move([touching]), { gate: through });
    expect(still.events.map(({ type }) => type)).toEqual(['gateEntered', 'displaced', 'planned']);
    expect(standsAt(still.match, id)).toEqual([1, 60000, 29125, 9000]);
    expect(still.match.state.activation?.moved).toBe(true);
    // A ship has the heading of the leg that met the gate.
    expect(standsAt(plan(move([touching]), { pivot: -4500, second: 500, gate: through }).match, id)).toEqual([
      1, 60000, 29125, 4500,
    ]);
    const scouts = S(id, [14000, 11000, 9000]);
    expect(
      standsAt(plan(move([scouts]), { points: [], heading: 123, gate: { ...through, y: 29000 } }).match, id),
    ).toEqual([1, 60000, 29000, 123]);
  });

  it('OG-14.3: a ship keeps the heading of the leg that met the gate, Scouts take the one named', () => {
    const bent = plan(move([F(id, [10000, 11000, 9000])]), { first: 500, pivot: -9000, second: 7000, gate: through });
    expect(
      eventsOf(bent.events, 'displaced').map(({ cause, via, to }) => [cause, via, to.x, to.y, to.heading]),
    ).toEqual([
      ['path', [{ x: 10000, y: 11500 }], 13935, 11500, 0],
      ['gate', [], 60000, 29125, 0],
    ]);
    // The turn behind the gate is never made.
    expect(standsAt(plan(move(), { first: 7000, pivot: 4500, second: 1000, gate: through }).match, id)[3]).toBe(0);
    const scouts = plan(move([S(id, [10000, 10000, 100])]), {
      points: [
        [12000, 10000],
        [16000, 10000],
        [17000, 10000],
      ],
      heading: 27000,
      gate: { ...through, y: 29000 },
    });
    expect(eventsOf(scouts.events, 'displaced')[0]).toMatchObject({
      via: [{ x: 12000, y: 10000 }],
      to: { x: 14268, y: 10000, heading: 100 },
    });
    expect(standsAt(scouts.match, id)).toEqual([1, 60000, 29000, 27000]);
  });

  it('OG-14.3 OG-6.3: a Cruise enters too; Hold and Ram do not', () => {
    const cruise = planning('cruise', [f, bystander], [[into, out]]);
    expect(standsAt(plan(cruise, { first: 12000, gate: through }).match, id)).toEqual([1, 60000, 29125, 0]);
    expect(no(planning('hold', [f, bystander], [[into, out]]), { heading: 0, gate: through })).toBe(
      'OG-20.1: A plan for Hold takes a heading.',
    );
    expect(no(planning('ram', [f, bystander], [[into, out]]), { distance: 4000, gate: through })).toBe(
      'OG-20.1: A plan for Ram takes a target or a distance.',
    );
  });

  it('OG-14.3 OG-I31: the path must touch the gate', () => {
    expect(no(move(), { first: 3682, gate: through })).toBe('OG-14.3: The path stays 0.400 in short of Warp gate 1.');
    expect(no(move(), { gate: through })).toMatch(/^OG-14.3: The path stays .* short of Warp gate 1\.$/);
    expect(no(move(), { first: 4124, gate: through })).toBe('OG-14.3: The path stays 0.001 in short of Warp gate 1.');
  });

  it('OG-14.4 OG-I33: not without another gate', () => {
    expect(no(move([f], [[into]]), { first: 8000, gate: { ...through, leave: 'P1' } })).toBe(
      'OG-14.4: There is no other warp gate to leave by.',
    );
    expect(no(move([f], [[into, wormhole(60000, 24000)]]), { first: 8000, gate: through })).toBe(
      'OG-14.4: There is no other warp gate to leave by.',
    );
  });

  it('OG-14.7 OG-I34: a wormhole is never entered by choice', () => {
    expect(no(move([f], [[wormhole(16000, 11000), wormhole(60000, 24000)]]), { first: 8000, gate: through })).toBe(
      'OG-14.7: A wormhole cannot be entered by choice.',
    );
  });

  it('OG-14.3 OG-I70: a gate or the table edge, not both', () => {
    expect(no(move(), { first: 8000, gate: through, exit: true })).toBe(
      'OG-14.3: A path enters a gate or leaves the table, not both.',
    );
  });

  it('OG-14.3 OG-20.4: gates named wrongly', () => {
    const match = move([f], [[into, out, circle('blocking', 40000, 40000, 1000)], [gate(10000, 24000)]]);
    const said = (enter: string, leave: string) => no(match, { first: 8000, gate: { ...through, enter, leave } });
    expect(said('P9', 'P2')).toBe('OG-20.1: There is no piece P9.');
    expect(said('P1', 'P9')).toBe('OG-20.1: There is no piece P9.');
    expect(said('P3', 'P2')).toBe('OG-14.3: Planet 1 is no warp gate.');
    expect(said('P1', 'P3')).toBe('OG-14.3: Planet 1 is no warp gate.');
    expect(said('P1', 'P1')).toBe('OG-14.3: A path leaves by another gate than the one it enters.');
    expect(said('P4', 'P2')).toBe('OG-2.13: Warp gate 3 is on table 2, not on table 1.');
  });

  it('OG-14.4 OG-6.14: destroyed on its way to the gate, it does not leave it', () => {
    const hole = [into, out, circle('dangerous', 12500, 10000, 500)];
    const lost = plan(move([f, bystander], [hole], { dice: [6] }), { first: 8000, gate: through });
    expect(unit(lost.match, id)).toMatchObject({ status: 'destroyed', pose: { table: 1, x: 11375, y: 10000 } });
    expect(eventsOf(lost.events, 'gateEntered')).toEqual([]);
    expect(lost.match.state.activation).toBeNull();
  });

  it('OG-14.5 OG-6.13: arriving meets mines and Dangerous pieces at the new place only', () => {
    const at = { x: 60000, y: 29125 };
    const mined = move([f, bystander], [[into], [out]], {
      mines: [
        { side: 'B', ...at, table: 1 },
        { side: 'B', x: 60000, y: 32750, table: 2 },
        { side: 'A', ...at, table: 2 },
      ],
      dice: [1, 1, 1],
    });
    const hit = plan(mined, { first: 8000, gate: through });
    expect(eventsOf(hit.events, 'mineExploded').map(({ mine }) => mine)).toEqual(['M2']);
    expect(diceLeft(hit.match)).toEqual([]);
    // A black hole there: entered, also where the other table's old place has the same coordinates.
    const hole = circle('dangerous', 30000, 24000, 12000);
    const burnt = move([D(id, [30000, 20000, 0]), bystander], [[gate(32500, 20000)], [gate(30000, 30000), hole]], {
      dice: [1],
    });
    const arrived = plan(burnt, { first: 1000, gate: { enter: 'P1', leave: 'P2', x: 30000, y: 24500 } });
    expect(eventsOf(arrived.events, 'dangerRolled')).toMatchObject([{ piece: 'P3' }]);
    expect(damageOf(arrived.match, id)).toEqual([1, 0, 0]);
    // On one table, from one place in the hole to another: nothing new is touched.
    const same = move([D(id, [30000, 20000, 0]), bystander], [[gate(32500, 20000), gate(30000, 30000), hole]]);
    expect(
      eventsOf(
        plan(same, { first: 1000, gate: { enter: 'P1', leave: 'P2', x: 30000, y: 24500 } }).events,
        'dangerRolled',
      ),
    ).toEqual([]);
  });

  it('OG-14.5 OG-6.14: destroyed where it arrives', () => {
    const burnt = move([f, bystander], [[into], [out, circle('dangerous', 60000, 30000, 1000)]], { dice: [2] });
    const { match } = plan(burnt, { first: 8000, gate: through });
    expect(unit(match, id)).toMatchObject({ status: 'destroyed', pose: { table: 2, x: 60000, y: 29125 } });
    expect(match.state.activation).toBeNull();
  });

  it('OG-14.5 OG-7.1: after a Move it fires from its new place; the old table is out of reach (OG-2.13 OG-I48)', () => {
    const here = F('b1.1', [14000, 14000]);
    const there = on(2, F('b1.2', [60000, 35000]));
    const arrived = plan(move([f, here, there], [[into], [out]], { dice: [1, 1] }), {
      first: 8000,
      gate: through,
    }).match;
    expect(refusal(arrived, 'a1', { type: 'firePrimary', target: 'b1.1' })).toBe(
      'OG-2.13: Fighters 1 is on table 1, not on table 2.',
    );
    expect(eventsOf(play(arrived, 'a1', { type: 'firePrimary', target: 'b1.2' }).events, 'hitRolled')).toHaveLength(1);
  });

  it('OG-14.5: touching the exit gate starts nothing', () => {
    const { match, events } = plan(move(), { first: 8000, gate: { ...through, y: 26125 } });
    expect(standsAt(match, id)).toEqual([1, 60000, 26125, 0]);
    expect(match.state.windows).toEqual([]);
    expect(eventsOf(events, 'gateEntered')).toHaveLength(1);
  });
});
