import { describe, expect, it } from 'vitest';
import {
  captainsIn,
  namesIn,
  shareIn,
  withCaptain,
  withoutCaptain,
  withSeat,
  type DraftSeat,
} from '../../../src/ui/games/orions-gate/setup/captains.ts';
import { freshDraft, readDraft, writeDraft, type Draft } from '../../../src/ui/games/orions-gate/setup/draft.ts';
import {
  addUnit,
  changeUnit,
  editable,
  faced,
  faultsOf,
  fitted,
  moved,
  moveUnit,
  NO_FLEET,
  plansOf,
  whyNotAdd,
  whyNotFit,
  type EditFleet,
} from '../../../src/ui/games/orions-gate/setup/fleet-edit.ts';
import { standardOptions } from '../../../src/ui/games/orions-gate/setup/raw-options.ts';
import { setIn, setOf } from '../../../src/ui/games/orions-gate/setup/ready-sets.ts';
import { packSetup, unpackSetup } from '../../../src/ui/games/orions-gate/setup/setup-link.ts';
import { resolve } from '../../../src/ui/games/orions-gate/setup/resolve.ts';
import { defaultOptions } from '../../../src/games/orions-gate/index.ts';

const options = defaultOptions();
const withoutKeys = (fleet: EditFleet) => ({ ...fleet, units: fleet.units.map(({ key: _key, ...unit }) => unit) });
const talon = editable({
  name: 'One',
  units: [
    { type: 'destroyers', name: 'Talon', components: [{ kind: 'engine' }, { kind: 'shield' }, { kind: 'torpedo' }] },
  ],
});

describe('fleet editing', () => {
  it('OG-3.5 OG-3.6: a unit that does not fit is refused with the sentence of the rules', () => {
    expect(whyNotAdd(options, talon, 'battleships')).toMatchObject([
      { rule: 'OG-3.5', reason: 'This fleet costs 18 points; the limit is 12.' },
    ]);
    expect(whyNotAdd(options, addUnit(NO_FLEET, 'battleships'), 'battleships').map((one) => one.rule)).toEqual([
      'OG-3.5',
      'OG-3.6',
    ]);
    expect(whyNotAdd(options, talon, 'destroyers')).toEqual([]);
  });

  it('OG-3.8: an advanced component is refused, a basic one is not, whatever holes are left', () => {
    const fleet = addUnit(NO_FLEET, 'destroyers');
    const { key } = fleet.units[0]!;
    expect(whyNotFit({ ...options, advancedComponents: false }, fleet, key, 0, 'mineLauncher')).toMatchObject([
      { rule: 'OG-3.8', reason: 'Mine Launcher is an advanced component; this game uses basic ones only.' },
    ]);
    expect(whyNotFit(options, fleet, key, 0, 'mineLauncher')).toEqual([]);
    expect(whyNotFit(options, fleet, key, 0, 'shield')).toEqual([]);
    expect(faultsOf(options, fleet)).toMatchObject([
      { rule: 'OG-3.2', reason: 'Destroyers 1 has 0 components; a Destroyer needs exactly 3.' },
    ]);
  });

  it('OG-3.4: slots and units change their order, nothing else', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    const items = ['a', 'b'];
    expect(moved(items, 1, 2)).toBe(items);
    expect(moved(items, 0, -1)).toBe(items);
    const two = addUnit(talon, 'scouts');
    expect(moveUnit(two, two.units[1]!.key, -1).units.map((unit) => unit.type)).toEqual(['scouts', 'destroyers']);
    expect(moveUnit(two, two.units[1]!.key, 1)).toEqual(two);
  });

  it('hands in what was built: holes are left out, names trimmed', () => {
    const fleet = addUnit(NO_FLEET, 'destroyers');
    const { key } = fleet.units[0]!;
    expect(
      plansOf(
        changeUnit(fleet, key, {
          name: ' Talon ',
          slots: [{ kind: 'engine' }, null, { kind: 'torpedo', facing: 'left' }],
        }).units,
      ),
    ).toEqual([
      { type: 'destroyers', name: 'Talon', components: [{ kind: 'engine' }, { kind: 'torpedo', facing: 'left' }] },
    ]);
  });
});

describe('firing arcs in the builder', () => {
  it('OG-3.9: a facing stays with its component when it moves, and with its slot when another is tried', () => {
    const fleet = editable({
      name: '',
      units: [
        {
          type: 'destroyers',
          name: '',
          components: [{ kind: 'cannon', facing: 'left' }, { kind: 'shield' }, { kind: 'torpedo' }],
        },
      ],
    });
    const { slots } = fleet.units[0]!;
    expect(moved(slots, 0, 2)).toEqual([{ kind: 'shield' }, { kind: 'torpedo' }, { kind: 'cannon', facing: 'left' }]);
    expect(fitted(slots, 0, 'railgun')[0]).toEqual({ kind: 'railgun', facing: 'left' });
    expect(fitted(slots, 0, null)[0]).toBeNull();
    expect(faced(slots, 2, 'right')).toEqual([
      { kind: 'cannon', facing: 'left' },
      { kind: 'shield' },
      { kind: 'torpedo', facing: 'right' },
    ]);
  });

  it('OG-3.9 OG-26.1: facings and advanced options come back with the draft and with a link', () => {
    const fleet = editable({
      name: 'Arcs',
      units: [{ type: 'fighters', name: 'Wasp', components: [{ kind: 'plasmaCannon', facing: 'right' }] }],
    });
    const fresh = freshDraft(fleet);
    const draft: Draft = {
      ...fresh,
      options: { ...fresh.options, ...setOf('advanced'), repairSelf: true, deflectorLimit: 2 },
    };
    for (const back of [readDraft(writeDraft(draft))!, unpackSetup(packSetup(draft), freshDraft())]) {
      const read = 'ok' in back ? (back.ok ? back.draft : null) : back;
      expect(plansOf(read!.seats.A[0]!.fleet.units)[0]!.components).toEqual([
        { kind: 'plasmaCannon', facing: 'right' },
      ]);
      expect(read!.options).toMatchObject({
        firingArcs: true,
        debris: true,
        boarding: true,
        repairSelf: true,
        deflectorLimit: 2,
        advancedComponents: true,
      });
    }
    expect(resolve(draft.options).options).toMatchObject({
      firingArcs: true,
      debris: true,
      boarding: true,
      repairSelf: true,
      deflectorLimit: 2,
    });
    // Off is told by leaving it out, so that games without these rules stay written as they were.
    expect(Object.keys(resolve(fresh.options).options!)).not.toContain('boarding');
  });

  it('OG-26.2: the ready-made sets are told apart, and anything else is somebody\u2019s own', () => {
    const fresh = standardOptions('x');
    expect(setIn(fresh)).toBe('standard');
    expect(setIn({ ...fresh, ...setOf('core') })).toBe('core');
    expect(setIn({ ...fresh, ...setOf('advanced') })).toBe('advanced');
    expect(setIn({ ...fresh, ...setOf('twoTables') })).toBe('twoTables');
    expect(setOf('twoTables')).toMatchObject({
      tables: 2,
      points: 24,
      gatesPerTable: 1,
      wormholesPerTable: 1,
      mission: 'annihilation',
    });
    expect(setOf('advanced')).toMatchObject({
      mission: 'random',
      mysteriousObjectives: true,
      firingArcs: true,
      debris: true,
      boarding: true,
      tables: 1,
      gatesPerTable: 0,
    });
    expect(setIn({ ...fresh, ...setOf('advanced'), deflectorLimit: 1 })).toBeNull();
    expect(setIn({ ...fresh, ...setOf('advanced'), ...setOf('standard') })).toBe('standard');
  });
});

describe('new-battle draft', () => {
  it('comes back as it was left, hidden fleets still hidden', () => {
    const fresh = freshDraft(talon);
    const draft: Draft = {
      ...fresh,
      seed: 's',
      handed: ['A'],
      seats: withSeat(fresh.seats, { side: 'B', place: 0 }, { player: 'human', name: 'Ann' }),
    };
    const back = readDraft(writeDraft(draft))!;
    expect(withoutKeys(back.seats.A[0]!.fleet)).toEqual(withoutKeys(talon));
    expect({ ...back, seats: null }).toEqual({ ...draft, seats: null });
    expect({ ...back.seats.B[0]!, fleet: null }).toEqual({ ...draft.seats.B[0]!, fleet: null });
  });

  it('keeps the style that was asked of a computer captain, and none that there is not', () => {
    const draft = freshDraft();
    const asked = (style: unknown) =>
      ({ ...draft, seats: { ...draft.seats, B: [{ ...draft.seats.B[0]!, style }] } }) as Draft;
    expect(readDraft(writeDraft(asked('jammers')))!.seats.B[0]!.style).toBe('jammers');
    for (const style of ['junk', 7, 'toString', undefined])
      expect(readDraft(writeDraft(asked(style)))!.seats.B[0]!.style).toBeUndefined();
  });

  it('keeps the name and look of a fleet without a unit', () => {
    const fleet = { name: 'Dawn', paint: 'lancers', squadron: 'Night Herons', units: [] } as const;
    expect(readDraft(writeDraft(freshDraft(fleet)))!.seats.A[0]!.fleet).toEqual(fleet);
  });

  it('reads what was left before there were several captains and tables; nothing is lost', () => {
    const seat = { player: 'human', name: 'Ann', computerChooses: false, fleet: 'Talon: Destroyer' };
    const old = {
      seats: { A: { ...seat, fleet: 'Scouts' }, B: { ...seat, player: 'hard', fleet: 'Scouts\nScouts' } },
      options: { points: 24, rounds: 6, tableWidth: 96_000, advancedComponents: false },
      table: { named: 'lantern' },
      seed: 's',
      handed: ['A'],
    };
    const read = readDraft(JSON.stringify(old))!;
    expect(read).toMatchObject({
      options: {
        points: 24,
        rounds: 6,
        tableWidth: 96_000,
        advancedComponents: false,
        tables: 1,
        mission: 'annihilation',
      },
      tables: [{ named: 'lantern' }],
      seed: 's',
      handed: ['A'],
    });
    expect(
      captainsIn(read.seats).map(({ id, seat: { player, name, fleet } }) => [id, player, name, fleet.units.length]),
    ).toEqual([
      ['a1', 'human', 'Ann', 1],
      ['b1', 'hard', 'Ann', 2],
    ]);
    const pieces = [{ kind: 'blocking', parts: [{ kind: 'circle', x: 10_000, y: 24_000, radius: 1000 }] }];
    expect(readDraft(JSON.stringify({ ...old, table: { own: [pieces] } }))!.tables).toEqual([{ pieces }]);
    expect(readDraft(JSON.stringify({ ...old, table: null }))!.tables).toEqual([]);
  });

  it('OG-17.1: comes back with up to four captains a side and four tables', () => {
    const fresh = freshDraft(talon);
    const four = [1, 2, 3].reduce((seats) => withCaptain(seats, 'B'), fresh.seats);
    const draft: Draft = {
      ...fresh,
      seats: withCaptain(four, 'A', { player: 'human', name: 'Ann', computerChooses: true, fleet: talon }),
      tables: [null, { named: 'drift' }],
      options: {
        ...fresh.options,
        tables: 3,
        gatesPerTable: 1,
        mission: 'artifactHunt',
        pointSplit: 'pooled',
        stationCheck: 'immediate',
        mysteriousObjectives: true,
      },
    };
    const back = readDraft(writeDraft(draft))!;
    expect(back.options).toEqual(draft.options);
    expect(back.tables).toEqual(draft.tables);
    expect(captainsIn(back.seats).map(({ id, seat }) => `${id} ${seat.player} ${seat.fleet.units.length}`)).toEqual([
      'a1 human 1',
      'a2 human 1',
      'b1 default 0',
      'b2 default 0',
      'b3 default 0',
      'b4 default 0',
    ]);
    expect(withCaptain(four, 'B')).toBe(four);
    expect(withoutCaptain(fresh.seats, { side: 'A', place: 0 })).toBe(fresh.seats);
    expect(Object.values(namesIn(draft.seats))).toEqual([
      'Captain A1',
      'Ann',
      'Computer 1',
      'Computer 2',
      'Computer 3',
      'Computer 4',
    ]);
  });

  it('reads nonsense as nothing, and a damaged part as fresh', () => {
    for (const text of [null, '', '{', '[]', '7', '{"seats":{}}']) expect(readDraft(text)).toBeNull();
    const damaged = JSON.stringify({
      seats: { A: { player: 'robot', fleet: 'Cruiser' } },
      options: { points: 7 },
      seed: 5,
      handed: 'A',
    });
    expect(readDraft(damaged)).toMatchObject({
      seed: '',
      handed: [],
      options: { points: 12 },
      seats: { A: [{ player: 'human', fleet: NO_FLEET }] },
    });
  });
});

describe('shares on the page', () => {
  const human = (fleet: EditFleet): DraftSeat => ({ player: 'human', name: '', computerChooses: true, fleet });
  const scouts = (n: number): EditFleet =>
    Array.from({ length: n }).reduce<EditFleet>((fleet) => addUnit(fleet, 'scouts'), NO_FLEET);
  const team = (...seats: readonly DraftSeat[]) => ({ A: seats, B: freshDraft().seats.B });

  it('OG-17.2: even shares: 24 points for three captains are 8 each', () => {
    const seats = team(human(scouts(8)), human(scouts(9)), freshDraft().seats.B[0]!);
    const at = (place: number) =>
      faultsOf({ ...options, points: 24 }, seats.A[place]!.fleet, shareIn(seats, { side: 'A', place })).map(
        ({ rule, reason }) => `${rule}: ${reason}`,
      );
    expect(at(0)).toEqual([]);
    expect(at(1)).toEqual(['OG-17.2: Your share is 8 points; this fleet costs 9.']);
    expect(
      whyNotAdd({ ...options, points: 24 }, seats.A[0]!.fleet, 'scouts', shareIn(seats, { side: 'A', place: 0 })).map(
        ({ rule }) => rule,
      ),
    ).toEqual(['OG-17.2']);
  });

  it('OG-17.2: a pool: a point stays for every captain whose fleet is not built, the computer\u2019s own choice among them', () => {
    const pooled = { ...options, pointSplit: 'pooled' as const };
    const faults = (a1: number, a2: DraftSeat) => {
      const seats = team(human(scouts(a1)), a2);
      return faultsOf(pooled, seats.A[0]!.fleet, shareIn(seats, { side: 'A', place: 0 })).map(({ rule }) => rule);
    };
    expect(faults(11, freshDraft().seats.B[0]!)).toEqual([]);
    expect(faults(12, freshDraft().seats.B[0]!)).toEqual(['OG-17.2']);
    expect(faults(7, human(scouts(5)))).toEqual([]);
    expect(faults(8, human(scouts(5)))).toEqual(['OG-17.2']);
    // A fleet that the computer will not bring costs nothing.
    expect(faults(11, { ...human(scouts(5)), player: 'easy' })).toEqual([]);
  });
});

describe('options of a new battle', () => {
  it('OG-4.6 OG-4.7: resolve to options with the layout in them', () => {
    const { options: resolved, layoutFaults } = resolve(standardOptions('abc'));
    expect(layoutFaults).toEqual([]);
    expect(resolved?.layout[0]).toHaveLength(8);
    expect(resolved?.terrainSource).toBe('generated');
  });

  it('OG-2.4: a value out of range is told at its own field', () => {
    const raw = { ...standardOptions('abc'), baseSet: 'custom' as const, baseScouts: 499 };
    const { options: resolved, faultsAt } = resolve(raw);
    expect(resolved).toBeNull();
    expect(faultsAt('baseScouts')).toEqual([{ rule: 'OG-2.4', reason: 'Must be from 0.5 to 4 in, in steps of 0.05.' }]);
    expect(faultsAt('baseFighters')).toEqual([]);
  });
});
