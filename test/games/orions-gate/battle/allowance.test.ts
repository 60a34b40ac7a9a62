import { describe, expect, it } from 'vitest';
import { diceLeft, eventsOf, play, refusal, unit } from '../../../helpers/og-position.ts';
import { B, choosing, D, during, F, hurt, S, type More, type Placed } from './scene.ts';

/** Declares an action of the first unit and gives what was fixed; asserts that every scripted die was used. */
function declared(
  action: 'hold' | 'move' | 'cruise' | 'ram',
  dice: readonly number[],
  units: readonly Placed[],
  more: More = {},
) {
  const [{ id }] = units as [Placed];
  const { match, events } = play(choosing(units, { ...more, dice }), id.slice(0, 2), {
    type: 'activate',
    unit: id,
    action,
  });
  expect(diceLeft(match)).toEqual([]);
  expect(match.state.activation).toMatchObject({
    unit: id,
    action,
    step: 'plan',
    moved: false,
    gunFired: false,
    used: [],
  });
  return { ...eventsOf(events, 'activated')[0]!, match };
}

describe('OG-6 declaration and allowance', () => {
  it('OG-6.1: an activation goes declaration, plan, fire step, end; the declaration is not taken back', () => {
    const start = choosing([F('a1.1', [10000, 10000]), F('a1.2', [10000, 20000])]);
    expect(refusal(start, 'a1', { type: 'plan', first: 0 })).toMatch(/^OG-6.1: /);
    const plan = play(start, 'a1', { type: 'activate', unit: 'a1.1', action: 'move' }).match;
    expect(plan.state.activation).toMatchObject({ step: 'plan', allowance: 8000 });
    expect(refusal(plan, 'a1', { type: 'firePrimary', target: 'b1.99' })).toMatch(/^OG-6.1: /);
    expect(refusal(plan, 'a1', { type: 'endActivation' })).toMatch(/^OG-6.1: /);
    const fire = play(plan, 'a1', { type: 'plan', first: 1000 }).match;
    expect(fire.state.activation).toMatchObject({ step: 'fire', moved: true });
    expect(refusal(fire, 'a1', { type: 'plan', first: 1000 })).toMatch(/^OG-6.1: /);
    const over = play(fire, 'a1', { type: 'endActivation' }).match;
    expect(over.state).toMatchObject({ activation: null, lastActivatedBy: 'A', turn: 'A', phase: 'fighters' });
    expect(unit(over, 'a1.1').activatedIn).toBe(1);
    expect(unit(over, 'a1.2').activatedIn).toBe(0);
  });

  it('OG-6.1 OG-I23: the action cannot be changed after the Engine roll', () => {
    const { match } = declared('move', [3], [F('a1.1', [10000, 10000], 'engine')]);
    expect(refusal(match, 'a1', { type: 'activate', unit: 'a1.1', action: 'cruise' })).toBe(
      'OG-6.1: The action is declared; it cannot be changed.',
    );
  });

  it('OG-6.2 OG-I22: Scouts cannot Ram', () => {
    const scouts = choosing([S('a1.1', [10000, 10000])]);
    expect(refusal(scouts, 'a1', { type: 'activate', unit: 'a1.1', action: 'ram' })).toBe('OG-6.2: Scouts cannot Ram.');
    for (const action of ['hold', 'move', 'cruise'] as const)
      expect(declared(action, [], [S('a1.1', [10000, 10000])]).action).toBe(action);
  });

  it('OG-6.3: table values of every type and action', () => {
    const values = (make: typeof S) =>
      (['move', 'cruise', 'ram'] as const).map((action) =>
        make === S && action === 'ram' ? null : declared(action, [], [make('a1.1', [10000, 10000])]).allowance,
      );
    expect(values(S)).toEqual([10000, 15000, null]);
    expect(values(F)).toEqual([8000, 12000, 12000]);
    expect(values(D)).toEqual([6000, 9000, 9000]);
    expect(values(B)).toEqual([4000, 6000, 6000]);
    expect(declared('hold', [], [B('a1.1', [10000, 10000])]).allowance).toBe(0);
  });

  it('OG-6.4 OG-9.14: one die for each working Engine on Move, two on Cruise and Ram, none on Hold; a destroyed Engine rolls nothing', () => {
    const units = [D('a1.1', [10000, 10000], 'engine', hurt('engine', 2), hurt('engine', 1))];
    expect(declared('move', [2, 5], units)).toMatchObject({
      base: 6000,
      allowance: 13000,
      engines: [{ slot: 1 }, { slot: 3 }],
    });
    expect(declared('cruise', [1, 2, 3, 4], units).allowance).toBe(19000);
    expect(declared('ram', [6, 6, 6, 6], units).allowance).toBe(33000);
    expect(declared('hold', [], units)).toMatchObject({ allowance: 0, engines: [] });
  });

  it('OG-6.4 OG-C26: F, Move, one Engine, die 4: 12 inches; inhibited 6', () => {
    const f = F('a1.1', [10000, 10000], 'engine');
    expect(declared('move', [4], [f])).toMatchObject({ allowance: 12000, halvedBy: null });
    expect(declared('move', [4], [f, D('b1.1', [20000, 10000], 'inhibitor')])).toMatchObject({
      allowance: 6000,
      halvedBy: 'b1.1',
    });
  });

  it('OG-6.5 OG-C27: D, Cruise, two Engines, dice 3 4 | 1 4: 21 inches; inhibited 10.5', () => {
    const d = D('a1.1', [10000, 10000], 'engine', 'engine');
    expect(declared('cruise', [3, 4, 1, 4], [d]).allowance).toBe(21000);
    expect(declared('cruise', [3, 4, 1, 4], [d, D('b1.1', [20000, 10000], 'inhibitor')]).allowance).toBe(10500);
  });

  it('OG-6.5 OG-C28: B, Move, no Engine, inside two Inhibitor auras: 2 inches', () => {
    const inhibitors = [D('b1.1', [20000, 10000], 'inhibitor'), D('b1.2', [10000, 20000], 'inhibitor')];
    expect(declared('move', [], [B('a1.1', [10000, 10000]), ...inhibitors])).toMatchObject({
      base: 4000,
      allowance: 2000,
      halvedBy: 'b1.1',
    });
  });

  it('OG-6.5 OG-9.17: only a working Inhibitor of an enemy within exactly 12 inches halves', () => {
    const f = F('a1.1', [10000, 10000]);
    const at = (x: number, damage = 0) =>
      declared('move', [], [f, D('b1.1', [x, 10000], hurt('inhibitor', damage))]).allowance;
    expect([at(23625), at(23626), at(20000, 1), at(20000, 2)]).toEqual([4000, 8000, 4000, 8000]);
    expect(declared('move', [], [f, D('a1.2', [20000, 10000], 'inhibitor')]).allowance).toBe(8000);
  });

  it('OG-6.4 OG-C29: D on Ram, one Engine, under EMP, dice 5 3 2: allowance 14 inches', () => {
    const units = [D('a1.1', [10000, 10000], 'engine'), D('b1.1', [20000, 10000], 'empBlaster')];
    const { allowance, engines } = declared('ram', [5, 3, 2], units);
    expect(allowance).toBe(14000);
    expect(engines).toEqual([{ slot: 1, roll: { drawn: [5, 3, 2], kept: [2, 3], emp: true, total: 5 } }]);
  });

  it('OG-6.17: rolled Engine inches need not be used', () => {
    const { match } = declared('move', [6], [F('a1.1', [10000, 10000], 'engine')]);
    expect(play(match, 'a1', { type: 'plan', first: 1 }).match.state.activation).toMatchObject({
      step: 'fire',
      moved: true,
      allowance: 14000,
    });
  });

  it('OG-C138 OG-1.10: with stackPassives false three Engines on Move roll one die', () => {
    const units = [D('a1.1', [10000, 10000], 'engine', 'engine', 'engine')];
    expect(declared('move', [4], units, { options: { stackPassives: false } })).toMatchObject({
      allowance: 10000,
      engines: [{ slot: 1 }],
    });
    expect(declared('move', [4, 1, 1], units).allowance).toBe(12000);
  });

  it('OG-5.7 OG-I20: a unit is activated once a round', () => {
    const match = choosing([F('a1.1', [10000, 10000]), F('a1.2', [10000, 20000])], { round: 2 });
    let played = play(match, 'a1', { type: 'activate', unit: 'a1.1', action: 'hold' }).match;
    expect(refusal(played, 'a1', { type: 'activate', unit: 'a1.2', action: 'hold' })).toMatch(/^OG-6.1: /);
    played = play(play(played, 'a1', { type: 'plan', heading: 0 }).match, 'a1', { type: 'endActivation' }).match;
    expect(refusal(played, 'a1', { type: 'activate', unit: 'a1.1', action: 'hold' })).toBe(
      'OG-5.7: Fighters 1 has already been activated in round 2.',
    );
  });

  it('OG-I18 OG-I21 OG-17.6: neither another type, nor a ship captured this round, nor an enemy is activated', () => {
    const match = choosing(
      [
        F('a1.1', [10000, 10000]),
        D('a1.2', [10000, 20000]),
        { ...F('a1.3', [10000, 30000]), capturedIn: 2 },
        F('b1.1', [40000, 40000]),
      ],
      { round: 2 },
    );
    const tried = (id: string) => refusal(match, 'a1', { type: 'activate', unit: id, action: 'hold' });
    expect(tried('a1.2')).toBe('OG-5.2: This is the Fighters phase; Destroyers 1 is a Destroyer.');
    expect(tried('a1.3')).toBe('OG-13.6: Fighters 2 was captured in round 2; it can act from round 3.');
    expect(tried('b1.1')).toBe('OG-17.6: Fighters 1 belongs to captain b1.');
    expect(tried('a1.7')).toBe('OG-20.1: There is no unit a1.7.');
  });

  it('OG-5.8: a unit lost in its own activation has been activated, for the side that began it', () => {
    const match = during('move', 'plan', [S('a1.1', [10000, 10000]), S('a1.2', [40000, 40000])], {
      pieces: [{ kind: 'dangerous', parts: [{ kind: 'circle', x: 16000, y: 10000, radius: 2000 }] }],
      dice: [1],
    });
    const { match: after, events } = play(match, 'a1', { type: 'plan', points: [[18000, 10000]] });
    expect(eventsOf(events, 'activationEnded')).toEqual([{ type: 'activationEnded', unit: 'a1.1' }]);
    expect(after.state).toMatchObject({ activation: null, lastActivatedBy: 'A' });
    expect(unit(after, 'a1.1')).toMatchObject({ status: 'destroyed', scoredBy: 'B', activatedIn: 1 });
    expect(unit(after, 'a1.2').status).toBe('inPlay');
  });
});
