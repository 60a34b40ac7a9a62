import { describe, expect, it } from 'vitest';
import { isConvex } from '../../../../../src/table/index.ts';
import { scenarioFaults, type Scenario } from '../../../../../src/games/orions-gate/scenario/index.ts';
import {
  addPiece,
  addUnit,
  blankScenario,
  duplicated,
  finished,
  movedThing,
  recaptain,
  removed,
  retype,
  sown,
  turnedThing,
  withFleet,
  withOptions,
  withShipsPlaced,
  withTables,
} from '../../../../../src/ui/games/orions-gate/editor/edit.ts';
import { dragged, resized } from '../../../../../src/ui/games/orions-gate/editor/grips.ts';
import { changed, newHistory, redone, undone } from '../../../../../src/ui/match/history.ts';
import {
  presetPiece,
  PRESET_PIECES,
  type PresetPiece,
} from '../../../../../src/ui/games/orions-gate/editor/presets.ts';
import { hullOf } from '../../../../../src/ui/games/orions-gate/editor/shapes.ts';
import { piecesOf, spotOf, thingAt, unitsOf } from '../../../../../src/ui/games/orions-gate/editor/things.ts';
import { packScenario, unpackScenario } from '../../../../../src/ui/games/orions-gate/scenarios/scenario-link.ts';

const blank = blankScenario('Test');
const planet = (scenario: Scenario, x: number, y: number, table = 1) =>
  addPiece(scenario, table, presetPiece('planet', { x, y }, 'seed', scenario.options.layout.flat()));

describe('history', () => {
  it('undoes and does again every step; changes about the same are one step', () => {
    let history = newHistory(0);
    history = changed(changed(changed(history, 1), 2, 'name'), 3, 'name');
    expect(history).toMatchObject({ past: [0, 1], now: 3 });
    expect(undone(history).now).toBe(1);
    expect(undone(undone(undone(history)))).toMatchObject({ now: 0, past: [] });
    expect(redone(redone(undone(undone(history)))).now).toBe(3);
    expect(changed(undone(history), 9).future).toEqual([]);
  });
});

describe('shapes', () => {
  it('OG-2.10 keeps a polygon convex and counter-clockwise whatever corners are tapped', () => {
    const hull = hullOf([
      { x: 0, y: 0 },
      { x: 4000, y: 4000 },
      { x: 4000, y: 0 },
      { x: 2000, y: 1000 },
      { x: 0, y: 4000 },
      { x: 2000, y: 0 },
    ]);
    expect(hull).toEqual([
      { x: 0, y: 0 },
      { x: 4000, y: 0 },
      { x: 4000, y: 4000 },
      { x: 0, y: 4000 },
    ]);
    expect(isConvex(hull)).toBe(true);
    expect(
      hullOf([
        { x: 0, y: 0 },
        { x: 1000, y: 1000 },
        { x: 2000, y: 2000 },
      ]).length,
    ).toBeLessThan(3);
  });

  it.each(Object.keys(PRESET_PIECES) as PresetPiece[])('OG-4.5 lays a legal %s on the table', (preset) => {
    const { next } = addPiece(blank, 1, presetPiece(preset, { x: 36_000, y: 24_000 }, 'seed', []));
    expect(scenarioFaults(next).filter(({ part }) => part === 'layout')).toEqual([]);
    const turned = turnedThing(next, { kind: 'piece', table: 1, index: 0 }, 1500);
    expect(scenarioFaults(turned).filter(({ part }) => part === 'layout')).toEqual([]);
  });
});

describe('edits', () => {
  it('places, moves, resizes, copies and removes pieces, and leaves the others', () => {
    const one = planet(blank, 20_000, 20_000);
    const two = planet(one.next, 40_000, 20_000);
    const moved = movedThing(two.next, two.thing, 500, -250);
    expect(piecesOf(moved, 1).map(({ name, parts }) => [name, parts[0]])).toEqual([
      ['Planet 1', { kind: 'circle', x: 20_000, y: 20_000, radius: 2500 }],
      ['Planet 2', { kind: 'circle', x: 40_500, y: 19_750, radius: 2500 }],
    ]);
    const grown = resized(moved, { kind: 'piece', table: 1, index: 0 }, 4000);
    expect(spotOf(grown, one.thing)).toEqual({ x: 20_000, y: 20_000, table: 1, radius: 4000 });
    const copy = duplicated(grown, one.thing, 250);
    expect(piecesOf(copy.next, 1).map(({ name }) => name)).toEqual(['Planet 1', 'Planet 2', 'Planet 3']);
    expect(piecesOf(removed(copy.next, one.thing), 1).map(({ name }) => name)).toEqual(['Planet 2', 'Planet 3']);
  });

  it('a drag ends on the grid, a turn on five degrees', () => {
    const { next, thing } = addUnit(blank, 'destroyers', 'a1', 1, { x: 10_000, y: 10_000 });
    const there = dragged(
      next,
      { thing, grip: { kind: 'move' }, from: { x: 10_100, y: 10_100 } },
      { x: 13_333, y: 9871 },
      250,
    );
    expect(unitsOf(there)[0]!.pose).toEqual({ x: 13_250, y: 9750, heading: 9000, table: 1 });
    const round = dragged(
      next,
      { thing, grip: { kind: 'turn' }, from: { x: 10_000, y: 12_000 } },
      { x: 20_000, y: 10_300 },
      250,
    );
    expect(unitsOf(round)[0]!.pose!.heading).toBe(0);
    expect(thingAt(next, 1, { x: 10_400, y: 10_000 }, 50)).toEqual(thing);
    expect(thingAt(next, 1, { x: 30_000, y: 30_000 }, 50)).toBeNull();
  });

  it('a ship gets another type with its slots, another captain with an id of theirs', () => {
    const { next, thing } = addUnit(withOptions(blank, { playersA: 2 }), 'fighters', 'a1', 1, { x: 10_000, y: 10_000 });
    const big = retype(next, 'a1.1', 'battleships');
    expect(unitsOf(big)[0]!.components).toHaveLength(6);
    expect(recaptain(big, 'a1.1', 'a2').thing).toEqual({ kind: 'unit', id: 'a2.1' });
    expect(thing).toEqual({ kind: 'unit', id: 'a1.1' });
  });

  it('tables that go take along what lies on them; captains who deploy bring their own ships', () => {
    const two = withTables(blank, 2);
    const there = addUnit(planet(two, 20_000, 20_000, 2).next, 'scouts', 'b1', 2, { x: 10_000, y: 40_000 }).next;
    expect(withTables(there, 1)).toMatchObject({ options: { layout: [[]] }, position: { units: [] } });
    expect(withShipsPlaced(there, false).position).toBeUndefined();
  });

  it('a captain who deploys may be given a fleet, which is judged', () => {
    const bare = withShipsPlaced(blank, false);
    const given = withFleet(bare, 'a1', [{ type: 'scouts' }]);
    expect(given.fleets).toEqual({ a1: [{ type: 'scouts' }] });
    expect(scenarioFaults(given)).toEqual([]);
    expect(
      scenarioFaults(withFleet(bare, 'a1', [{ type: 'battleships', components: [] }])).map(({ rule }) => rule),
    ).toEqual(['OG-3.2']);
    expect(withFleet(given, 'a1', null)).toEqual(bare);
  });

  it('OG-4.6 the generator fills every table by seed, density and symmetry', () => {
    const sowing = {
      terrainSeed: 'abc',
      terrainDensity: 'normal',
      terrainSymmetry: 'rotate',
      gatesPerTable: 1,
      wormholesPerTable: 0,
    } as const;
    const filled = sown(withTables(blank, 2), sowing)!;
    expect(filled.options.layout.map((pieces) => pieces.filter(({ kind }) => kind === 'warpGate').length)).toEqual([
      1, 1,
    ]);
    expect(sown(withTables(blank, 2), sowing)).toEqual(filled);
    expect(scenarioFaults(filled).filter(({ part }) => part === 'layout')).toEqual([]);
  });
});

describe('a scenario as a link', () => {
  it('has a title and no empty tag, whatever is being typed', () => {
    expect(finished({ ...blank, title: ' ', tags: ['siege ', ''] }, 'Untitled')).toMatchObject({
      title: 'Untitled',
      tags: ['siege'],
    });
  });

  it('comes out as it went in; a cut one is refused', () => {
    const { next } = planet(blank, 20_000, 20_000);
    const packed = packScenario(next);
    expect(unpackScenario(packed)).toEqual({ ok: true, scenario: next });
    expect(unpackScenario(packed.slice(0, -9)).ok).toBe(false);
    expect(unpackScenario('!')).toMatchObject({ ok: false });
  });
});
