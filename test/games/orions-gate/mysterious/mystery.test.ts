import { describe, expect, it } from 'vitest';
import { openChance, scriptChance } from '../../../../src/engine/rng.ts';
import { allowanceOf } from '../../../../src/games/orions-gate/aids/allowance.ts';
import { ramOdds } from '../../../../src/games/orions-gate/odds/ram.ts';
import { volleyOdds } from '../../../../src/games/orions-gate/odds/volley.ts';
import { attackNeeds } from '../../../../src/games/orions-gate/rules/attack.ts';
import { damage } from '../../../../src/games/orions-gate/rules/damage.ts';
import { displace } from '../../../../src/games/orions-gate/rules/displacement.ts';
import { openLedger } from '../../../../src/games/orions-gate/rules/play-ledger.ts';
import { sumOf, thePlaced } from '../../../../src/games/orions-gate/units.ts';
import { legAlong } from '../../../../src/table/index.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import {
  act,
  diceLeft,
  eventsOf,
  game,
  play,
  poseOf,
  unit,
  type Battle,
  type Played,
} from '../../../helpers/og-position.ts';
import { choosing, circle, D, during, F, S, type More, type Placed } from '../battle/scene.ts';

const RULES = { sight: kernelSight };
const ON = { mission: 'territoryControl', mysteriousObjectives: true };
type Markers = More['markers'];
const moving = (units: readonly Placed[], markers: Markers, dice: readonly number[], more: More = {}): Battle =>
  during('move', 'plan', units, { dice, ...more, options: { ...ON, ...more.options }, ...(markers && { markers }) });
const plan = (match: Battle, command: object): Played => play(match, 'a1', { type: 'plan', ...command });
const mysteries = ({ state }: Battle) => state.markers.map(({ mystery }) => mystery);

describe('chapter 15: revealing', () => {
  const s = S('a1.1', [10_000, 10_000]);
  const past = { points: [[16_000, 18_000]] };

  it('OG-15.2 OG-15.3 OG-C109: the first unit within 3" rolls for it; result 3 strikes in the same displacement', () => {
    const { match, events } = plan(moving([s], [{ x: 16_000, y: 14_000 }], [3, 1, 5]), past);
    expect(events.map(({ type }) => type)).toEqual([
      'displaced',
      'markerRevealed',
      'markerRolled',
      'damaged',
      'destroyed',
      'activationEnded',
      'turnBegan',
    ]);
    expect(eventsOf(events, 'displaced')[0]!.to).toMatchObject({ x: 12_552, y: 13_402 });
    expect(eventsOf(events, 'markerRevealed')).toMatchObject([{ unit: 'a1.1', marker: 'O1', roll: { drawn: [3] } }]);
    expect(eventsOf(events, 'markerRolled')).toMatchObject([
      { roll: { drawn: [1] }, points: { drawn: [5], total: 3 } },
    ]);
    expect(eventsOf(events, 'destroyed')).toMatchObject([{ cause: { kind: 'marker', marker: 'O1' }, scoredBy: 'B' }]);
    expect([unit(match, 'a1.1').status, mysteries(match), diceLeft(match)]).toEqual(['destroyed', [3], []]);
  });

  it('OG-15.2 OG-22.4: the result stays, is seen by all, and does not exist before it is rolled', () => {
    const fresh = moving([s], [{ x: 16_000, y: 14_000 }], [2]);
    expect(game.view(fresh.state, { kind: 'judge' }).markers).toMatchObject([{ mystery: null }]);
    const { match, events } = plan(fresh, past);
    expect(events.map(({ type }) => type)).toEqual(['displaced', 'markerRevealed', 'displaced', 'planned']);
    for (const viewer of [{ kind: 'audience' }, { kind: 'seat', seat: 'b1' }] as const)
      expect(game.view(match.state, viewer).markers).toMatchObject([{ mystery: 2 }]);
    const known = plan(moving([s], [{ x: 16_000, y: 14_000, mystery: 2 }], []), past);
    expect(known.events.map(({ type }) => type)).toEqual(['displaced', 'planned']);
  });

  it('OG-15.1: off by default, on for markers, artifacts on the table and stations', () => {
    expect(
      plan(moving([s], [{ x: 16_000, y: 14_000 }], [], { options: { mysteriousObjectives: false } }), past).events.map(
        ({ type }) => type,
      ),
    ).toEqual(['displaced', 'planned']);
    for (const mission of ['artifactHunt', 'stationAssault']) {
      const markers: Markers = [{ x: 16_000, y: 14_000, ...(mission === 'stationAssault' && { side: 'B' }) }];
      expect(mysteries(plan(moving([s], markers, [5], { options: { mission } }), past).match)).toEqual([5]);
    }
    // A fallen station exists no more.
    expect(
      mysteries(
        plan(
          moving([s], [{ x: 16_000, y: 14_000, side: 'B', takenBy: 'A' }], [], {
            options: { mission: 'stationAssault' },
          }),
          past,
        ).match,
      ),
    ).toEqual([null]);
  });

  it('OG-6.13 OG-15.2: several in marker order at one step; mines before them, artifacts after', () => {
    const at = during('move', 'plan', [F('a1.1', [10_000, 10_000], 'armoredPlating')], {
      options: { ...ON, mission: 'artifactHunt' },
      mines: [{ side: 'B', x: 16_000, y: 13_000 }],
      markers: [
        { x: 16_000, y: 13_000 },
        { x: 16_000, y: 7000 },
        { x: 14_591, y: 10_000 },
      ],
      // The third lies within 3" at step 966 first.
      dice: [2, 1, 1, 1, 2, 1],
    });
    const { events } = plan(at, { first: 8000 });
    expect(
      events.flatMap((event) =>
        event.type === 'displaced'
          ? [`to ${event.to.x}`]
          : event.type === 'markerRevealed'
            ? [event.marker]
            : event.type === 'mineExploded' || event.type === 'artifactTaken'
              ? [event.type]
              : [],
      ),
    ).toEqual(['to 10966', 'O3', 'to 13966', 'mineExploded', 'O1', 'O2', 'artifactTaken', 'to 18000']);
  });

  it('OG-15.3: one die for each displacement and marker, at every displacement, its EMP re-roll after it', () => {
    const markers: Markers = [{ x: 13_000, y: 13_000, mystery: 3 }];
    const twice = plan(moving([s], markers, [2]), {
      points: [
        [13_000, 10_000],
        [10_000, 10_000],
        [13_000, 12_000],
      ],
    });
    expect(eventsOf(twice.events, 'markerRolled')).toHaveLength(1);
    const blaster = D('b1.1', [10_000, 20_000], 'empBlaster');
    const { match, events } = plan(moving([F('a1.1', [10_000, 10_000]), blaster], markers, [6, 1, 2]), { first: 4000 });
    expect(eventsOf(events, 'markerRolled')).toMatchObject([
      { roll: { drawn: [6, 1], emp: true, total: 1 }, points: { drawn: [2], emp: false, total: 1 } },
    ]);
    expect(eventsOf(events, 'damaged')).toMatchObject([{ points: 1, cause: { kind: 'marker', marker: 'O1' } }]);
    expect(diceLeft(match)).toEqual([]);
  });

  it('OG-15.6: standing still, turning and a path without length reveal nothing; nor does a carried artifact', () => {
    const near: Markers = [{ x: 12_000, y: 10_000 }];
    const d = D('a1.1', [10_000, 10_000]);
    expect(mysteries(plan(moving([d], near, []), { first: 0, pivot: 9000 }).match)).toEqual([null]);
    expect(
      mysteries(act(choosing([d], { options: ON, markers: near }), 'a1.1', 'hold', { heading: 9000 }).match),
    ).toEqual([null]);
    const carried = plan(
      moving([d, F('b1.1', [12_000, 13_000])], [{ carrier: 'b1.1', mystery: 3 }, { carrier: 'b1.1' }], [], {
        options: { mission: 'artifactHunt' },
      }),
      { first: 1000 },
    );
    expect(carried.events.map(({ type }) => type)).toEqual(['displaced', 'planned']);
  });

  it('OG-15.6: a dropped artifact has its old result again; one taken on the way works no more for its carrier', () => {
    const d = D('a1.1', [10_000, 10_000]);
    const at = moving([d], [{ x: 12_000, y: 10_000, mystery: 6 }], [], { options: { mission: 'artifactHunt' } });
    const toughness = ({ state }: Battle) =>
      sumOf(
        attackNeeds(RULES, state, thePlaced(state, 'b1.99'), thePlaced(state, 'a1.1'), { slot: 0, kind: 'primary' })
          .toughness,
      );
    expect(toughness(at)).toBe(12);
    const taken = plan(at, { first: 3000 }).match;
    expect([taken.state.markers[0]!.carrier, toughness(taken)]).toEqual(['a1.1', 11]);
    const ledger = openLedger(RULES, taken.state, openChance(scriptChance([])));
    damage(ledger, 'a1.1', 6, { kind: 'dangerous', piece: 'P1' });
    expect(ledger.state.markers).toMatchObject([{ carrier: null, mystery: 6, x: 13_000 }]);
  });

  it('OG-15.2 OG-16.8: pushed and jumping units reveal, a jump at its new place only', () => {
    const at = during('hold', 'fire', [D('a1.1', [10_000, 10_000], 'warpDrive')], {
      options: ON,
      markers: [
        { x: 11_999, y: 10_000 },
        { x: 17_000, y: 12_000 },
      ],
      dice: [3, 3, 4],
    });
    const open = play(at, 'a1', { type: 'useComponent', slot: 1 }).match;
    expect(mysteries(play(open, 'a1', { type: 'warpTo', x: 16_000, y: 10_000 }).match)).toEqual([null, 4]);
    const ledger = openLedger(
      RULES,
      moving([D('a1.1', [10_000, 10_000])], [{ x: 12_000, y: 10_000 }], []).state,
      openChance(scriptChance([5])),
    );
    displace(ledger, 'a1.1', 'push', [{ leg: legAlong({ x: 10_000, y: 10_000 }, 0, 1000), heading: 0, last: 1000 }]);
    expect(ledger.state.markers[0]!.mystery).toBe(5);
  });
});

describe('chapter 15: results 4, 5 and 6', () => {
  it('OG-15.4 OG-6.5: result 4 halves at declaration, once only, and never in the middle of a path', () => {
    const declared = (units: readonly Placed[], markers: Markers, dice: readonly number[] = []) =>
      eventsOf(
        play(choosing(units, { options: ON, dice, ...(markers && { markers }) }), 'a1', {
          type: 'activate',
          unit: 'a1.1',
          action: 'move',
        }).events,
        'activated',
      )[0]!;
    const d = D('a1.1', [10_000, 10_000]);
    const near: Markers = [{ x: 14_000, y: 10_000, mystery: 4 }];
    expect(declared([d], near)).toMatchObject({ halvedBy: null, halvedByMarker: 'O1', allowance: 3000 });
    expect(declared([d], [{ x: 14_001, y: 10_000, mystery: 4 }])).toEqual({
      type: 'activated',
      unit: 'a1.1',
      action: 'move',
      base: 6000,
      engines: [],
      halvedBy: null,
      allowance: 6000,
    });
    expect(
      declared(
        [d],
        [
          { x: 14_000, y: 10_000, mystery: 5 },
          { x: 14_000, y: 10_000 },
        ],
      ).allowance,
    ).toBe(6000);
    expect(
      declared([D('a1.1', [10_000, 10_000], 'engine')], [...near, { x: 10_000, y: 14_000, mystery: 4 }], [3]).allowance,
    ).toBe(4500);
    const both = declared([d, D('b1.1', [10_000, 20_000], 'inhibitor')], near);
    expect([both.halvedBy, both.halvedByMarker, both.allowance]).toEqual(['b1.1', undefined, 3000]);
    expect(
      plan(moving([D('a1.1', [10_000, 10_000])], [{ x: 18_000, y: 10_000, mystery: 4 }], []), { first: 6000 }).match
        .state.activation!.allowance,
    ).toBe(6000);
  });

  it('OG-25.6 OG-15.4: the reach of a unit knows of it', () => {
    const { state } = choosing([D('a1.1', [10_000, 10_000], 'engine', 'engine')], {
      options: ON,
      markers: [{ x: 14_000, y: 10_000, mystery: 4 }],
    });
    expect(allowanceOf(state, 'a1.1', 'move')).toMatchObject({
      least: 4000,
      most: 9000,
      halvedBy: null,
      halvedByMarker: 'O1',
    });
    expect(allowanceOf(state, 'a1.1', 'hold')).toMatchObject({ most: 0, halvedByMarker: null });
  });

  it('OG-15.5 OG-C110: +1 Accuracy near a marker of result 5, for both sides, once', () => {
    const units = [D('a1.1', [10_000, 10_000]), F('b1.1', [20_000, 10_000])];
    const needs = (markers: Markers, from = 'a1.1', to = 'b1.1') => {
      const { state } = during('hold', 'fire', units, { options: ON, ...(markers && { markers }) });
      return attackNeeds(RULES, state, thePlaced(state, from), thePlaced(state, to), { slot: 0, kind: 'primary' });
    };
    const marker = { x: 10_000, y: 14_000, mystery: 5 };
    expect(needs([marker])).toMatchObject({
      accuracy: [
        { name: 'primary', value: 2 },
        { name: 'marker', value: 1 },
      ],
      needToHit: 8,
    });
    expect(needs([marker, { x: 10_000, y: 7000, mystery: 5 }]).needToHit).toBe(8);
    expect(needs([{ ...marker, y: 14_001 }]).needToHit).toBe(9);
    expect(needs([{ x: 20_000, y: 12_000, mystery: 5 }], 'b1.1', 'a1.1').needToHit).toBe(4);
    expect(needs([{ x: 20_000, y: 12_000, mystery: 5 }]).needToHit).toBe(9);
    const { events } = play(
      during('hold', 'fire', units, { options: ON, markers: [marker], dice: [3, 5, 1, 1] }),
      'a1',
      { type: 'firePrimary', target: 'b1.1' },
    );
    expect(eventsOf(events, 'hitRolled')).toMatchObject([
      {
        accuracy: [
          { name: 'primary', value: 2 },
          { name: 'marker', value: 1 },
        ],
        hit: true,
      },
    ]);
  });

  it('OG-7.11 OG-C60: Shield, stealth mode, a marker of result 6 and cover: Toughness 16', () => {
    const target = D('b1.1', [20_000, 10_000], 'shield', { kind: 'stealthGenerator', on: true });
    const { state } = during('hold', 'fire', [D('a1.1', [10_000, 10_000]), target], {
      options: ON,
      markers: [{ x: 20_000, y: 14_000, mystery: 6 }],
      pieces: [circle('obscuring', 20_000, 8500, 1500)],
    });
    const { toughness } = attackNeeds(RULES, state, thePlaced(state, 'a1.1'), thePlaced(state, 'b1.1'), {
      slot: 0,
      kind: 'primary',
    });
    expect(toughness).toEqual([
      { name: 'destroyers', value: 11 },
      { name: 'shield', value: 1 },
      { name: 'stealth', value: 2 },
      { name: 'marker', value: 1 },
      { name: 'cover', value: 1 },
    ]);
    expect(sumOf(toughness)).toBe(16);
  });

  it('OG-15.5 OG-7.11: +1 Toughness in rolls of every cause, taken at the moment of the roll', () => {
    const units = [D('a1.1', [10_000, 10_000]), F('b1.1', [15_000, 10_000], 'armoredPlating')];
    const markers: Markers = [{ x: 15_000, y: 11_000, mystery: 6 }];
    // D3 1, so Strength 5 in the back 6: 2 + 2 + 6 = 10 against 9 + 1.
    const { events } = play(during('ram', 'plan', units, { options: ON, markers, dice: [1, 2, 2, 6, 1, 1, 1] }), 'a1', {
      type: 'plan',
      target: 'b1.1',
    });
    expect(
      eventsOf(events, 'autoHit').map(({ cause, toughness }) => [
        cause.kind,
        toughness.some(({ name }) => name === 'marker'),
      ]),
    ).toEqual([
      ['ram', true],
      ['backlash', true],
    ]);
    expect(eventsOf(events, 'autoHit')[0]).toMatchObject({
      success: true,
      toughness: [
        { name: 'fighters', value: 9 },
        { name: 'marker', value: 1 },
      ],
    });
    const mined = plan(
      moving([F('a1.1', [10_000, 10_000])], [{ x: 14_000, y: 13_000, mystery: 6 }], [2, 3, 3], {
        mines: [{ side: 'B', x: 14_000, y: 13_000 }],
      }),
      { first: 8000 },
    );
    // Mine Strength 3: 6 + 3 = 9, one short of 10.
    expect(eventsOf(mined.events, 'autoHit')).toMatchObject([
      {
        cause: { kind: 'mine' },
        success: false,
        toughness: [
          { name: 'fighters', value: 9 },
          { name: 'marker', value: 1 },
        ],
      },
    ]);
  });

  it('OG-24.3 OG-25.9 OG-15.5: exact odds count them', () => {
    const { state } = during('hold', 'fire', [D('a1.1', [10_000, 10_000]), F('b1.1', [20_000, 10_000, 18_000])], {
      options: ON,
      markers: [
        { x: 10_000, y: 14_000, mystery: 5 },
        { x: 20_000, y: 12_000, mystery: 6 },
      ],
    });
    const [shot] = volleyOdds(RULES, state, 'a1.1', [{ slot: 0, targets: ['b1.1'] }]).attacks;
    // P(8) x P(6): 15/36 x 26/36.
    expect(shot!.chance!.both).toEqual({ num: 390n, den: 1296n });
  });

  it('OG-24.7 OG-15.5: the odds of a ram and of its backlash too', () => {
    const units = [D('a1.1', [10_000, 10_000]), F('b1.1', [15_000, 10_000, 9000], 'armoredPlating')];
    const odds = (markers: Markers) => {
      const { state } = during('ram', 'plan', units, { options: ON, ...(markers && { markers }) });
      return ramOdds(RULES, state, 'a1.1', 'b1.1', 9000);
    };
    expect(odds([{ x: 30_000, y: 30_000, mystery: 6 }])).toMatchObject({
      hit: { toughness: 9 },
      backlash: { toughness: 11 },
    });
    // 98 of 108, as against a Shield (OG-C132).
    expect(odds([{ x: 16_000, y: 13_000, mystery: 6 }])).toMatchObject({
      hit: { toughness: 10, chance: { num: 98n, den: 108n } },
      backlash: { toughness: 12 },
    });
  });

  it('OG-15.2 OG-24.10: a marker revealed on the way of a ram is one of the ways it can go', () => {
    const units = [D('a1.1', [10_000, 10_000]), S('b1.1', [16_500, 10_000])];
    const { state } = during('ram', 'plan', units, { options: ON, markers: [{ x: 16_500, y: 12_000 }] });
    const { ends } = ramOdds(RULES, state, 'a1.1', 'b1.1', 9000);
    expect(new Set(ends.map(({ value }) => value.markers[0]!.mystery))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    const total = ends.reduce((sum, { chance }) => sum + Number(chance.num) / Number(chance.den), 0);
    expect(total).toBeCloseTo(1, 12);
  });
});

describe('chapter 15: bystanders', () => {
  it('OG-15.5: a unit on another table or out of play has no gift', () => {
    const gate = [circle('warpGate', 6000, 30_000, 1500)];
    const { state } = during('hold', 'fire', [D('a1.1', [10_000, 10_000]), F('b1.1', [20_000, 10_000])], {
      options: { ...ON, tables: 2, layout: [gate, gate] },
      markers: [{ x: 10_000, y: 12_000, table: 2, mystery: 5 }],
    });
    expect(
      attackNeeds(RULES, state, thePlaced(state, 'a1.1'), thePlaced(state, 'b1.1'), { slot: 0, kind: 'primary' })
        .needToHit,
    ).toBe(9);
  });

  it('OG-15.2: a unit that only stands near a marker reveals nothing when another moves', () => {
    const { match, events } = plan(
      moving([F('a1.1', [40_000, 10_000]), F('b1.1', [12_000, 10_000])], [{ x: 12_000, y: 12_000 }], []),
      { first: 8000 },
    );
    expect([mysteries(match), events.length, poseOf(match, 'b1.1')]).toEqual([[null], 2, [12_000, 10_000, 0]]);
  });
});
