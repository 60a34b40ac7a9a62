import { describe, expect, it } from 'vitest';
import { openRecording, RECORDING_VERSION } from '../../../../src/engine/recording.ts';
import {
  parseScenario,
  readScenario,
  scenarioFaults,
  startOf,
  writeScenario,
  type Scenario,
} from '../../../../src/games/orions-gate/scenario/index.ts';
import { game } from '../../../helpers/og-position.ts';

const planet = (x: number, y: number, radius = 2000) => ({
  kind: 'blocking' as const,
  parts: [{ kind: 'circle' as const, x, y, radius }],
});

/** Two Fighters on an almost empty table. */
const duel: Scenario = {
  format: 'orion-scenario',
  version: 1,
  title: 'Two Fighters',
  notes: 'Shoot first.',
  tags: ['duel'],
  options: { terrainMinimum: 0, layout: [[planet(36_000, 24_000)]] },
  position: {
    firstSide: 'B',
    units: [
      { id: 'a1.1', type: 'fighters', pose: { x: 20_000, y: 10_000, heading: 9000 }, components: ['cannon'] },
      {
        id: 'b1.1',
        type: 'fighters',
        pose: { x: 50_000, y: 40_000, heading: 27_000 },
        components: [{ kind: 'shield', damage: 1 }],
      },
    ],
  },
};

const fault = (scenario: Scenario) =>
  scenarioFaults(scenario).map(({ part, path, rule, reason, places }) => ({ part, path, rule, reason, places }));
const at = (position: Partial<NonNullable<Scenario['position']>>): Scenario => ({
  ...duel,
  position: { ...duel.position!, ...position },
});

describe('a scenario as a file', () => {
  it('is read back as it was written', () => {
    const read = readScenario(writeScenario(duel));
    expect(read).toEqual({ ok: true, value: duel });
  });

  it('names what is wrong and where', () => {
    expect(readScenario('{')).toEqual({
      ok: false,
      faults: [{ path: '', reason: 'This is not JSON, so no scenario.' }],
    });
    expect(readScenario('{"format":"orion-match"}')).toMatchObject({ ok: false, faults: [{ path: '' }] });
    expect(parseScenario({ ...duel, version: 2 })).toEqual({
      ok: false,
      faults: [{ path: 'version', reason: 'This scenario comes from a newer program; versions up to 1 are read.' }],
    });
    expect(parseScenario({ ...duel, title: ' ' })).toEqual({
      ok: false,
      faults: [{ path: 'title', reason: 'A scenario needs a title.' }],
    });
    const [first] = duel.position!.units;
    expect(parseScenario(at({ units: [{ ...first!, type: 'cruisers' as never }] }))).toMatchObject({
      ok: false,
      faults: [{ path: 'position.units.0.type' }],
    });
    expect(parseScenario({ ...duel, speed: 3 })).toEqual({
      ok: false,
      faults: [{ path: 'speed', reason: 'There is no field speed here.' }],
    });
  });

  it('may be kept before it has a ship', () => {
    expect(parseScenario(at({ units: [] })).ok).toBe(true);
    expect(fault(at({ units: [] })).map(({ reason }) => reason)).toEqual([
      'Side A has no unit on the table.',
      'Side B has no unit on the table.',
    ]);
  });
});

describe('what the rules refuse of a scenario', () => {
  it('is nothing for a sound one, which then starts as it says', () => {
    expect(scenarioFaults(duel)).toEqual([]);
    const started = startOf(duel);
    if (!started.ok) throw new Error('refused');
    const { options, position, seats } = started.start;
    const header = {
      format: 'orion-match',
      version: RECORDING_VERSION,
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: options as never,
      seats: [],
      seed: 'x',
    } as const;
    const { match } = openRecording(game, { ...header, position: position!, plies: [] });
    expect(match.state).toMatchObject({ stage: 'play', round: 1, turn: 'B', firstSide: 'B', phase: 'fighters' });
    expect(match.state.tables[0]!.pieces.map(({ id, name }) => [id, name])).toEqual([['P1', 'Planet 1']]);
    expect(match.state.units[1]!.components[0]).toMatchObject({ kind: 'shield', damage: 1 });
    expect(seats).toEqual(['a1', 'b1']);
  });

  it('OG-4.5 OG-4.4 OG-2.10 names the pieces of a layout', () => {
    const layout = [[planet(20_000, 30_000), planet(21_000, 30_000), planet(1000, 1000)]];
    expect(fault({ ...duel, options: { terrainMinimum: 5, layout } })).toMatchObject([
      { part: 'layout', rule: 'OG-4.4', reason: 'Table 1 has 3 terrain pieces; at least 5 are needed.' },
      {
        part: 'layout',
        rule: 'OG-4.5',
        reason: 'Piece 3 is not wholly on the table.',
        places: [{ kind: 'piece', table: 0, index: 2 }],
      },
      {
        part: 'layout',
        rule: 'OG-4.5',
        reason: 'Pieces 1 and 2 overlap.',
        places: [
          { kind: 'piece', table: 0, index: 0 },
          { kind: 'piece', table: 0, index: 1 },
        ],
      },
    ]);
  });

  it('OG-26.1 names an option out of range', () => {
    expect(fault({ ...duel, options: { ...duel.options, rounds: 13 } })).toEqual([
      {
        part: 'options',
        path: 'options.rounds',
        rule: 'OG-26.1',
        reason: 'Must be a whole number from 1 to 12.',
        places: [],
      },
    ]);
  });

  it('OG-2.12 names a ship that stands in another one, in a planet or over the edge', () => {
    const [first, second] = duel.position!.units;
    const places = (pose: { x: number; y: number; heading: number }) =>
      fault(at({ units: [{ ...first!, pose }, second!] })).map(({ rule, reason, places: [one] }) => [
        rule,
        reason,
        one,
      ]);
    expect(places({ x: 50_000, y: 40_500, heading: 0 })).toEqual([
      ['OG-2.12', 'The base overlaps that of a1.1.', { kind: 'unit', id: 'b1.1' }],
    ]);
    expect(places({ x: 36_000, y: 24_000, heading: 0 })).toEqual([
      ['OG-2.12', 'The base lies in Planet 1 (P1).', { kind: 'unit', id: 'a1.1' }],
    ]);
    expect(places({ x: 300, y: 24_000, heading: 0 })).toEqual([
      ['OG-2.12', 'The base is not wholly on the table.', { kind: 'unit', id: 'a1.1' }],
    ]);
  });

  it('OG-3.3 OG-3.8 OG-8.4 names what a ship may not carry', () => {
    const [first, second] = duel.position!.units;
    const big = { ...first!, type: 'destroyers' as const, components: ['repairBay', 'repairBay', 'cannon'] as const };
    expect(
      fault(at({ units: [{ ...big, components: [...big.components] }, second!] })).map(({ rule, reason }) => [
        rule,
        reason,
      ]),
    ).toEqual([['OG-3.3', 'Only 1 Repair Bay per ship; a1.1 has 2.']]);
    const dead = { ...second!, components: [{ kind: 'shield' as const, damage: 2 }] };
    expect(fault(at({ units: [first!, dead] })).map(({ rule }) => rule)).toEqual(['OG-8.4']);
  });

  it('OG-16.6 OG-16.11 names a marker where no captain could place it, OG-9.35 a mine in a planet', () => {
    const territory: Scenario = {
      ...duel,
      options: { ...duel.options, mission: 'territoryControl' },
      position: {
        ...duel.position!,
        markers: [
          { x: 20_000, y: 20_000 },
          { x: 25_000, y: 20_000 },
        ],
      },
    };
    expect(fault(territory)).toMatchObject([
      { rule: 'OG-16.6', path: 'position.markers.1', places: [{ kind: 'marker', index: 1 }] },
    ]);
    const stations: Scenario = {
      ...duel,
      options: { ...duel.options, mission: 'stationAssault' },
      position: {
        ...duel.position!,
        markers: [
          { x: 36_000, y: 8000, side: 'A' },
          { x: 36_000, y: 30_000, side: 'B' },
        ],
      },
    };
    expect(fault(stations)).toMatchObject([{ rule: 'OG-16.11', places: [{ kind: 'marker', index: 1 }] }]);
    expect(fault(at({ mines: [{ side: 'A', x: 36_000, y: 23_000 }] }))).toMatchObject([
      { rule: 'OG-9.35', reason: 'The mine lies in Planet 1.', places: [{ kind: 'mine', index: 0 }] },
    ]);
  });

  it('OG-3.5 OG-17.1 names a fleet that is handed in by itself', () => {
    const { position: _none, ...bare } = duel;
    const fleets = {
      a1: Array.from({ length: 13 }, () => ({ type: 'scouts' as const })),
      b2: [{ type: 'scouts' as const }],
    };
    expect(fault({ ...bare, fleets }).map(({ rule, reason }) => [rule, reason])).toEqual([
      ['OG-3.5', 'Captain a1: This fleet costs 13 points; the limit is 12.'],
      ['OG-17.1', 'There is no captain b2.'],
    ]);
    const started = startOf({ ...bare, fleets: { b1: [{ type: 'scouts' }] } });
    expect(started.ok && started.start.opening).toEqual([
      { seat: 'b1', command: { type: 'submitFleet', units: [{ type: 'scouts', name: 'Scouts 1', components: [] }] } },
    ]);
  });
});
