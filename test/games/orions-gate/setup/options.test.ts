import { describe, expect, it } from 'vitest';
import { defaultOptions, parseOptions } from '../../../../src/games/orions-gate/options.ts';
import { radiusOf } from '../../../../src/games/orions-gate/units.ts';

const faultsOf = (raw: unknown): readonly string[] => {
  const parsed = parseOptions(raw);
  return parsed.ok ? [] : parsed.faults.map(({ path, reason }) => `${path}: ${reason}`);
};
const valueOf = (raw: unknown) => {
  const parsed = parseOptions(raw);
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  return parsed.value;
};

describe('chapter 26: setup options', () => {
  it('OG-26.1 OG-26.2 the defaults are the set Standard', () => {
    const { layout, terrainSeed, ...rest } = defaultOptions();
    expect(rest).toEqual({
      points: 12,
      advancedComponents: true,
      stackPassives: true,
      tableWidth: 72_000,
      tables: 1,
      baseSet: 'skirmish',
      baseScouts: 1000,
      baseFighters: 1250,
      baseDestroyers: 2000,
      baseBattleships: 3000,
      terrainSource: 'generated',
      terrainMinimum: 5,
      terrainDensity: 'normal',
      terrainSymmetry: 'rotate',
      mission: 'annihilation',
      rounds: 4,
      playersA: 1,
      playersB: 1,
      activationOrder: 'auto',
      componentsAfterCruiseRam: true,
      cruisePivot: 9000,
      theme: 'space',
    });
    expect(layout[0]).toHaveLength(8);
    expect(typeof terrainSeed).toBe('string');
    expect(valueOf({ tableWidth: 48_000 }).tableWidth).toBe(48_000); // the set Core
  });

  it.each([
    ['points', [12, 13, 96], [11, 97, 12.5, '12', null]],
    ['stackPassives', [true, false], [0, 'yes']],
    ['advancedComponents', [true, false], [1]],
    ['repairSelf', [true, false], ['no']],
    ['deflectorLimit', [0, 1, 6], [-1, 7]],
    ['tableWidth', [48_000, 60_000, 144_000], [47_999, 54_000, 156_000]],
    ['baseSet', ['skirmish', 'massBattle', 'custom'], ['tiny']],
    ['terrainMinimum', [0, 5], [-1, 41]],
    ['terrainSeed', ['', 'x'.repeat(40)], ['x'.repeat(41), 7]],
    ['terrainDensity', ['sparse', 'normal', 'dense'], ['full']],
    ['terrainSymmetry', ['none', 'rotate', 'mirror'], ['both']],
    [
      'mission',
      [
        'annihilation',
        'territoryControl',
        'artifactHunt',
        'stationAssault',
        'breakthrough',
        'captureTheGate',
        'random',
      ],
      ['x', '', 2],
    ],
    ['tables', [1, 2, 3, 4], [0, 5, 1.5]],
    ['gatesPerTable', [0, 4], [-1, 5]],
    ['wormholesPerTable', [0, 4], [-1, 5]],
    ['playersA', [1, 4], [0, 5]],
    ['playersB', [1, 4], [0, 5]],
    ['pointSplit', ['even', 'pooled'], ['uneven', true]],
    ['stationCheck', ['endOfRound', 'immediate'], ['never']],
    ['mysteriousObjectives', [true, false], [1]],
    ['firingArcs', [true, false], ['yes']],
    ['debris', [true, false], [0]],
    ['boarding', [true, false], ['yes']],
    ['captureScores', [true, false], ['yes']],
    ['terrainSource', ['generated', 'custom'], ['drawn']],
    ['rounds', [1, 12], [0, 13]],
    ['activationOrder', ['auto', 'block', 'alternate'], ['random']],
    ['componentsAfterCruiseRam', [true, false], [1]],
    ['cruisePivot', [9000, 4500], [4501]],
    ['theme', ['space', 'dogfight', 'naval'], ['fantasy']],
    ['baseScouts', [500, 550, 4000], [499, 525, 4050]],
    ['baseBattleships', [500, 4000], [450, 4001]],
  ] as const)('OG-26.1 %s: its range', (key, good, bad) => {
    for (const value of good) expect(faultsOf({ [key]: value }), String(value)).toEqual([]);
    for (const value of bad) {
      expect(faultsOf({ [key]: value }), String(value)).toHaveLength(1);
      expect(faultsOf({ [key]: value })[0]).toMatch(new RegExp(`^${key}: .`));
    }
  });

  it('OG-26.1 what has its default is left out of resolved options where the option came later; unknown options are refused', () => {
    const defaults = {
      advancedComponents: true,
      tables: 1,
      gatesPerTable: 0,
      wormholesPerTable: 0,
      mission: 'annihilation',
      playersA: 1,
      playersB: 1,
      pointSplit: 'even',
      stationCheck: 'endOfRound',
      repairSelf: false,
      deflectorLimit: 0,
      firingArcs: false,
      debris: false,
      boarding: false,
      captureScores: false,
      mysteriousObjectives: false,
    };
    expect(valueOf(defaults)).toEqual(defaultOptions());
    const set = {
      pointSplit: 'pooled',
      stationCheck: 'immediate',
      repairSelf: true,
      deflectorLimit: 3,
      firingArcs: true,
      debris: true,
      boarding: true,
      captureScores: true,
      mysteriousObjectives: true,
    };
    for (const [key, value] of Object.entries(set)) {
      expect(valueOf({ [key]: value })).toEqual({ ...defaultOptions(), [key]: value });
      expect(key in defaultOptions()).toBe(false);
    }
    expect(faultsOf({ pieces: 3 })).toEqual(['pieces: There is no option pieces.']);
    expect(faultsOf(7)).toHaveLength(1);
  });

  it('OG-26.1 OG-4.2 OG-4.6 several tables have one gate each unless the options say otherwise', () => {
    const counts = (raw: object) =>
      valueOf(raw).layout.map((pieces) =>
        ['warpGate', 'wormhole'].map((kind) => pieces.filter((piece) => piece.kind === kind).length),
      );
    expect(counts({})).toEqual([[0, 0]]);
    expect(counts({ tables: 3 })).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(counts({ gatesPerTable: 2 })).toEqual([[2, 0]]);
    expect(counts({ tables: 2, gatesPerTable: 0, wormholesPerTable: 2 })).toEqual([
      [0, 2],
      [0, 2],
    ]);
    expect(valueOf({ layout: [[], []] }).tables).toBe(2);
    expect(faultsOf({ tables: 3, layout: [[], []] })).toEqual(['layout: 2 lists of pieces for 3 tables.']);
  });

  it('OG-26.1 a value out of range is answered with the range', () => {
    expect(faultsOf({ tables: 5 })).toEqual(['tables: a whole number from 1 to 4']);
    expect(faultsOf({ tableWidth: 50_000 })).toEqual([
      'tableWidth: a whole number from 48000 to 144000 in steps of 12000',
    ]);
    expect(faultsOf({ boarding: 1 })).toEqual(['boarding: true or false']);
    expect(faultsOf({ terrainSeed: 'x'.repeat(41) })).toEqual(['terrainSeed: at most 40 characters']);
    for (const key of ['playersA', 'playersB', 'gatesPerTable', 'wormholesPerTable', 'tables', 'rounds'])
      expect(faultsOf({ [key]: 2 })).toEqual([]);
  });

  it('OG-26.1 resolved options resolve to themselves', () => {
    for (const raw of [
      {},
      { baseSet: 'massBattle', terrainSeed: 'x' },
      { baseSet: 'custom', baseFighters: 1500, layout: [[]], terrainMinimum: 0 },
      { tables: 2, playersA: 3, pointSplit: 'pooled' },
    ]) {
      const once = valueOf(raw);
      expect(valueOf(JSON.parse(JSON.stringify(once)))).toEqual(once);
    }
  });

  it('OG-2.4 base diameters of the three sets', () => {
    const radii = (raw: object) =>
      (['scouts', 'fighters', 'destroyers', 'battleships'] as const).map((type) => radiusOf(valueOf(raw), type));
    expect(radii({})).toEqual([500, 625, 1000, 1500]);
    expect(radii({ baseSet: 'massBattle' })).toEqual([250, 325, 500, 750]);
    expect(radii({ baseSet: 'custom', baseScouts: 550, baseDestroyers: 4000 })).toEqual([275, 625, 2000, 1500]);
    expect(radii({ baseSet: 'skirmish', baseScouts: 550 })).toEqual([500, 625, 1000, 1500]);
  });

  it('OG-4.8 OG-16.1 the mission is Annihilation unless another is chosen or rolled', () => {
    expect(defaultOptions().mission).toBe('annihilation');
  });

  it('OG-1.11 the theme changes no number of the game', () => {
    const { theme: _space, ...space } = valueOf({ theme: 'space' });
    const { theme: _naval, ...naval } = valueOf({ theme: 'naval' });
    expect(naval).toEqual(space);
  });

  it('OG-4.7 a layout that is given is taken as it is, however it was made', () => {
    const made = valueOf({ terrainSeed: 'one' });
    const stored = valueOf({ ...made, terrainSeed: 'two' });
    expect(stored.layout).toEqual(made.layout);
    expect(valueOf({ terrainSource: 'custom' }).layout).toEqual([[]]);
    expect(valueOf({ layout: [[]] }).terrainSource).toBe('custom');
    const gate = { kind: 'warpGate', parts: [{ kind: 'circle', x: 1000, y: 1000, radius: 300 }] };
    expect(valueOf({ layout: [[gate]] }).layout).toEqual([[gate]]);
  });
});
