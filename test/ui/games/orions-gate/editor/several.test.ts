import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../../../src/games/orions-gate/scenario/index.ts';
import {
  addPiece,
  addUnit,
  blankScenario,
  withMarkers,
  withMines,
  withOptions,
  withTables,
} from '../../../../../src/ui/games/orions-gate/editor/edit.ts';
import { dragged } from '../../../../../src/ui/games/orions-gate/editor/grips.ts';
import { openEditor } from '../../../../../src/ui/games/orions-gate/editor/open-editor.ts';
import { presetPiece } from '../../../../../src/ui/games/orions-gate/editor/presets.ts';
import {
  boxOf,
  duplicatedAll,
  movedAll,
  putOnTable,
  removedAll,
  thingsWithin,
  toggled,
  turnedAll,
} from '../../../../../src/ui/games/orions-gate/editor/several.ts';
import { docOf } from '../../../../../src/ui/games/orions-gate/editor/state.ts';
import {
  allThings,
  markersOf,
  minesOf,
  piecesOf,
  spotOf,
  unitsOf,
  type Thing,
} from '../../../../../src/ui/games/orions-gate/editor/things.ts';
import type { StageInput } from '../../../../../src/ui/table/stage.ts';

const ship = (scenario: Scenario, captain: string, x: number, y: number): Scenario =>
  addUnit(scenario, 'fighters', captain, 1, { x, y }).next;
const planet = (scenario: Scenario, x: number, y: number, table = 1): Scenario =>
  addPiece(scenario, table, presetPiece('planet', { x, y }, 'seed', scenario.options.layout.flat())).next;
const unit = (id: string): Thing => ({ kind: 'unit', id });
const piece = (index: number, table = 1): Thing => ({ kind: 'piece', table, index });

/** Two fighters of A, one of B, two planets, a mine. */
const table = (): Scenario =>
  withMines(
    planet(
      planet(
        ship(ship(ship(blankScenario('Test'), 'a1', 10_000, 10_000), 'a1', 14_000, 10_000), 'b1', 40_000, 40_000),
        12_000,
        20_000,
      ),
      60_000,
      20_000,
    ),
    [{ side: 'A', x: 12_000, y: 14_000 }],
  );
const places = (scenario: Scenario): readonly (readonly [number, number])[] =>
  allThings(scenario).map((thing) => {
    const { x, y } = spotOf(scenario, thing)!;
    return [x, y];
  });

describe('several things', () => {
  it('are moved by the same way, and stop together at the edge of the table', () => {
    const things = [unit('a1.1'), unit('a1.2'), piece(0)];
    expect(places(movedAll(table(), things, 500, -250))).toEqual([
      [10_500, 9750],
      [14_500, 9750],
      [40_000, 40_000],
      [12_500, 19_750],
      [60_000, 20_000],
      [12_000, 14_000],
    ]);
    expect(places(movedAll(table(), things, -99_000, 0)).slice(0, 4)).toEqual([
      [0, 10_000],
      [4000, 10_000],
      [40_000, 40_000],
      [2000, 20_000],
    ]);
    const there = table();
    expect(movedAll(there, things, 0, 0)).toBe(there);
  });

  it('are turned about their common middle, headings too; one alone turns on the spot', () => {
    const turned = turnedAll(table(), [unit('a1.1'), unit('a1.2')], 9000);
    expect(unitsOf(turned).map(({ pose }) => pose)).toEqual([
      { x: 12_000, y: 8000, heading: 18_000, table: 1 },
      { x: 12_000, y: 12_000, heading: 18_000, table: 1 },
      { x: 40_000, y: 40_000, heading: 27_000, table: 1 },
    ]);
    expect(unitsOf(turnedAll(table(), [unit('a1.1')], 9000))[0]!.pose).toEqual({
      x: 10_000,
      y: 10_000,
      heading: 18_000,
      table: 1,
    });
    // Turned over the edge, all come back onto the table as they stand to each other.
    const low = turnedAll(
      movedAll(table(), [unit('a1.1'), unit('a1.2')], 0, -10_000),
      [unit('a1.1'), unit('a1.2')],
      9000,
    );
    expect(
      unitsOf(low)
        .slice(0, 2)
        .map(({ pose }) => [pose!.x, pose!.y]),
    ).toEqual([
      [12_000, 0],
      [12_000, 4000],
    ]);
  });

  it('are taken away whatever their numbers are, and leave the others', () => {
    const bare = removedAll(table(), [piece(0), unit('a1.2'), piece(1)]);
    expect(piecesOf(bare, 1)).toEqual([]);
    expect(unitsOf(bare).map(({ id }) => id)).toEqual(['a1.1', 'b1.1']);
    expect(minesOf(bare)).toHaveLength(1);
    expect(piecesOf(removedAll(table(), [piece(0)]), 1).map(({ name }) => name)).toEqual(['Planet 2']);
  });

  it('are copied as they stand to each other, beside where they stand', () => {
    const things = [unit('a1.1'), unit('a1.2'), { kind: 'mine', index: 0 } as const];
    const made = duplicatedAll(table(), things, 250);
    expect(made.things).toEqual([unit('a1.3'), unit('a1.4'), { kind: 'mine', index: 1 }]);
    // The box is 4000 + 2 * 625 wide.
    expect(made.things.map((thing) => spotOf(made.next, thing)!.x)).toEqual([15_500, 19_500, 17_500]);
    expect(made.things.map((thing) => spotOf(made.next, thing)!.y)).toEqual([10_000, 10_000, 14_000]);
    const right = movedAll(table(), things, 56_000, 0);
    expect(spotOf(duplicatedAll(right, things, 250).next, unit('a1.3'))!.x).toBe(66_000 - 5500);
  });

  it('lie in the box of a rubber band by their middles, on one table', () => {
    const two = planet(withTables(table(), 2), 12_000, 12_000, 2);
    const within = thingsWithin(two, 1, { x: 15_000, y: 21_000 }, { x: 9000, y: 9000 });
    expect(within).toEqual([unit('a1.1'), unit('a1.2'), piece(0), { kind: 'mine', index: 0 }]);
    expect(boxOf(two, [unit('a1.1'), unit('a1.2')])).toEqual({ left: 9375, right: 14_625, bottom: 9375, top: 10_625 });
    expect(boxOf(two, [])).toBeNull();
  });

  it('go to another table together', () => {
    const two = withMarkers(withOptions(withTables(table(), 2), { mission: 'territoryControl' }), [
      { x: 30_000, y: 20_000 },
    ]);
    const { next, things } = putOnTable(
      two,
      [piece(0), unit('a1.2'), { kind: 'marker', index: 0 }, { kind: 'mine', index: 0 }],
      2,
    );
    expect(next.options.layout.map((pieces) => pieces.map(({ name }) => name))).toEqual([['Planet 2'], ['Planet 1']]);
    expect(unitsOf(next).map(({ pose }) => pose!.table)).toEqual([1, 2, 1]);
    expect([markersOf(next)[0]!.table, minesOf(next)[0]!.table]).toEqual([2, 2]);
    expect(things).toContainEqual(piece(0, 2));
    expect(things.every((thing) => spotOf(next, thing)?.table === 2)).toBe(true);
  });

  it('are added to the choice and taken out of it', () => {
    expect(toggled([unit('a1.1')], unit('b1.1'))).toEqual([unit('a1.1'), unit('b1.1')]);
    expect(toggled([unit('a1.1'), piece(0)], piece(0))).toEqual([unit('a1.1')]);
  });

  it('are dragged along with the one that is held', () => {
    const moved = dragged(
      table(),
      { thing: unit('a1.1'), things: [unit('a1.1'), piece(0)], grip: { kind: 'move' }, from: { x: 10_000, y: 10_000 } },
      { x: 11_130, y: 10_000 },
      250,
    );
    expect(places(moved).slice(0, 4)).toEqual([
      [11_250, 10_000],
      [14_000, 10_000],
      [40_000, 40_000],
      [13_250, 20_000],
    ]);
  });
});

const input = (kind: StageInput['kind'], x: number, y: number, more: Partial<StageInput> = {}): StageInput => ({
  kind,
  at: { x, y },
  screen: { x: 0, y: 0 },
  pixel: 40,
  pointer: 'mouse',
  button: 0,
  shift: false,
  alt: false,
  ...more,
});

describe('the choice of several', () => {
  const open = () => {
    const editor = openEditor(table());
    const tap = (x: number, y: number, more: Partial<StageInput> = {}) => {
      for (const kind of ['down', 'up', 'tap'] as const)
        if (kind === 'tap' || editor.grabs(input('down', x, y, more))) editor.hear(input(kind, x, y, more));
    };
    const drag = (from: readonly [number, number], to: readonly [number, number], more: Partial<StageInput> = {}) => {
      if (!editor.grabs(input('down', ...from, more))) return;
      editor.hear(input('down', ...from, more));
      editor.hear(input('drag', ...to, more));
      editor.hear(input('up', ...to, more));
    };
    return { editor, tap, drag, chosen: () => editor.state$.value.chosen };
  };

  it('grows and shrinks by Shift and a tap; a plain tap chooses anew', () => {
    const { tap, chosen } = open();
    tap(10_000, 10_000);
    tap(12_000, 20_000, { shift: true });
    expect(chosen()).toEqual([unit('a1.1'), piece(0)]);
    tap(30_000, 30_000, { shift: true });
    expect(chosen()).toHaveLength(2);
    tap(10_000, 10_000, { shift: true });
    expect(chosen()).toEqual([piece(0)]);
    tap(40_000, 40_000);
    expect(chosen()).toEqual([unit('b1.1')]);
    tap(30_000, 30_000);
    expect(chosen()).toEqual([]);
  });

  it('is drawn by a rubber band with Shift, and dragged, nudged, turned, copied and deleted as one step each', () => {
    const { editor, drag, chosen } = open();
    const steps = () => editor.state$.value.history.past.length;
    drag([9000, 9000], [15_000, 11_000], { shift: true });
    expect(chosen()).toEqual([unit('a1.1'), unit('a1.2')]);
    drag([30_000, 30_000], [50_000, 50_000]);
    expect(chosen()).toHaveLength(2);
    drag([39_000, 39_000], [41_000, 41_000], { shift: true });
    expect(chosen()).toEqual([unit('a1.1'), unit('a1.2'), unit('b1.1')]);
    expect(steps()).toBe(0);
    drag([14_000, 10_000], [15_000, 10_000]);
    expect([steps(), places(docOf(editor.state$.value)).slice(0, 3)]).toEqual([
      1,
      [
        [11_000, 10_000],
        [15_000, 10_000],
        [41_000, 40_000],
      ],
    ]);
    for (let press = 0; press < 3; press += 1) editor.nudge(0, 1, null);
    expect([steps(), places(docOf(editor.state$.value))[0]]).toEqual([2, [11_000, 10_750]]);
    for (const step of [1000, 1]) editor.nudge(1, 0, step);
    expect([steps(), places(docOf(editor.state$.value))[0]]).toEqual([2, [12_001, 10_750]]);
    editor.nudge(-1, 0, 1001);
    editor.turn(1500);
    expect(steps()).toBe(3);
    editor.duplicate();
    expect([steps(), chosen().length, unitsOf(docOf(editor.state$.value)).length]).toEqual([4, 3, 6]);
    editor.remove();
    expect([steps(), chosen().length, unitsOf(docOf(editor.state$.value)).length]).toEqual([5, 0, 3]);
    editor.undo();
    expect(unitsOf(docOf(editor.state$.value))).toHaveLength(6);
    for (let press = 0; press < 4; press += 1) editor.undo();
    expect(docOf(editor.state$.value)).toEqual(docOf(openEditor(table()).state$.value));
  });

  it('grows by a finger that rests, by the switch, and by keys; all and none', () => {
    const { editor, tap, chosen } = open();
    const finger = { pointer: 'touch' } as const;
    tap(10_000, 10_000, finger);
    editor.hear(input('longPress', 12_000, 20_000, finger));
    expect(chosen()).toEqual([unit('a1.1'), piece(0)]);
    editor.hear(input('longPress', 60_000, 20_000));
    expect(chosen()).toHaveLength(2);
    editor.several(true);
    tap(40_000, 40_000, finger);
    expect(chosen()).toEqual([unit('a1.1'), piece(0), unit('b1.1')]);
    expect(editor.grabs(input('down', 30_000, 30_000, finger))).toBe(true);
    editor.several(false);
    expect(editor.grabs(input('down', 30_000, 30_000, finger))).toBe(false);
    editor.choose(unit('a1.1'));
    editor.walk(1, true);
    expect(chosen()).toEqual([unit('a1.1'), unit('a1.2')]);
    editor.chooseAll();
    expect(chosen()).toHaveLength(6);
    editor.choose(null);
    expect(chosen()).toEqual([]);
  });

  it('ends with what is gone after a step back', () => {
    const { editor, chosen } = open();
    editor.chooseAll();
    editor.duplicate();
    expect(chosen()).toHaveLength(6);
    editor.undo();
    expect(chosen()).toEqual([]);
  });
});
