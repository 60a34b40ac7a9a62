import { BehaviorSubject } from 'rxjs';
import type { PieceData } from '../../../../games/orions-gate/index.ts';
import type { Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import type { DrawnTable } from '../table/create-stage.ts';
import type { StageInput } from '../../../table/stage.ts';
import { announce, showToast } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import { addPiece, addUnit, withMarkers, withMines } from './edit.ts';
import { dragged, markAt, marksOf, resized } from './grips.ts';
import { changed, redone, undone } from './history.ts';
import { nameOfThing } from './overlays.ts';
import { freeName, presetPiece } from './presets.ts';
import { hullOf, MAX_CORNERS } from './shapes.ts';
import { among, duplicatedAll, joined, movedAll, removedAll, thingsWithin, toggled, turnedAll } from './several.ts';
import { CHOOSE, derived, docOf, firstState, onlyChosen, snapped, type EditorState, type Tool } from './state.ts';
import {
  allThings,
  exists,
  markersOf,
  minesOf,
  piecesOf,
  same,
  spotOf,
  thingAt,
  written,
  type Thing,
} from './things.ts';

/** The editor: every panel, key and gesture goes through it. */
export type Editor = ReturnType<typeof openEditor>;

/** Opens the editor on a scenario. */
export function openEditor(first: Scenario) {
  const state$ = new BehaviorSubject<EditorState>(firstState(first));
  let stage: DrawnTable | null = null;
  const now = (): EditorState => state$.value;
  const set = (change: Partial<EditorState>): void => state$.next({ ...now(), ...change });
  const pixel = (): number => 1000 / (stage?.camera().scale ?? 12);

  /** Takes a changed scenario as the present; `about` joins it to the last change when that was about the same. */
  const edit = (next: Scenario, about: string | null = null, chosen: readonly Thing[] = now().chosen): void => {
    const history = changed(now().history, next, about);
    set({
      ...derived(history),
      chosen: chosen.filter((thing) => exists(history.now, thing)),
      drag: null,
      band: null,
      table: Math.min(now().table, history.now.options.layout.length),
    });
  };
  const look = (table: number): void => {
    if (table > docOf(now()).options.layout.length) return;
    set({ table });
    stage?.look(table);
  };
  const choose = (thing: Thing | null, show = false): void => {
    set({ chosen: thing ? [thing] : [], drag: null, band: null, ...(thing && { tool: CHOOSE }) });
    const spot = thing && spotOf(docOf(now()), thing);
    if (spot && spot.table !== now().table) look(spot.table);
    if (spot && show)
      announce(
        `${nameOfThing(now(), thing)} ${words.where((spot.x / 1000).toFixed(2), (spot.y / 1000).toFixed(2), spot.table)}`,
      );
  };
  /** How many are chosen now, to whoever does not see them marked. */
  const announceChoice = (): void => {
    const { chosen } = now();
    announce(chosen.length === 1 ? words.chosenOne(nameOfThing(now(), chosen[0]!)) : words.chosenMany(chosen.length));
  };
  const chooseAll = (chosen: readonly Thing[]): void => {
    set({ chosen, drag: null, band: null, tool: CHOOSE });
    announceChoice();
  };
  const toggle = (thing: Thing): void => chooseAll(toggled(now().chosen, thing));
  const step = (history: EditorState['history']): void => {
    const { chosen, table } = now();
    set({
      ...derived(history),
      chosen: chosen.filter((thing) => exists(history.now, thing)),
      drag: null,
      band: null,
      table: Math.min(table, history.now.options.layout.length),
    });
    stage?.look(now().table);
  };
  const announceAdded = (thing: Thing): void => announce(words.added(nameOfThing(now(), thing)));

  /** What the tool in hand lays down at a point; with `more` it stays in hand. */
  const put = (at: { readonly x: number; readonly y: number }, more: boolean): void => {
    const { tool, table } = now();
    const doc = docOf(now());
    const place = snapped(now(), at);
    let made: { readonly next: Scenario; readonly thing: Thing } | null = null;
    if (tool.kind === 'piece')
      made = addPiece(doc, table, presetPiece(tool.preset, place, randomSeed(6), doc.options.layout.flat()));
    else if (tool.kind === 'unit') made = addUnit(doc, tool.type, tool.captain, table, place);
    else if (tool.kind === 'mine')
      made = {
        next: withMines(doc, [...minesOf(doc), { side: tool.side, ...place, table }]),
        thing: { kind: 'mine', index: minesOf(doc).length },
      };
    else if (tool.kind === 'marker')
      made = {
        next: withMarkers(doc, [...markersOf(doc), { ...place, table, ...(tool.side && { side: tool.side }) }]),
        thing: { kind: 'marker', index: markersOf(doc).length },
      };
    if (!made) return;
    edit(made.next, null, [made.thing]);
    announceAdded(made.thing);
    if (!more) set({ tool: CHOOSE });
  };

  const closePolygon = (): void => {
    const { tool, table } = now();
    if (tool.kind !== 'polygon') return;
    const corners = hullOf(tool.points);
    if (corners.length < 3) return showToast(words.polygonShort, 'bad');
    const doc = docOf(now());
    const piece: PieceData = {
      kind: tool.of,
      name: freeName(words.polygon, doc.options.layout.flat()),
      parts: [{ kind: 'polygon', corners }],
    };
    const made = addPiece(doc, table, piece);
    edit(made.next, null, [made.thing]);
    set({ tool: CHOOSE });
    announceAdded(made.thing);
  };
  const addCorner = (
    tool: Extract<Tool, { kind: 'polygon' }>,
    at: { readonly x: number; readonly y: number },
  ): void => {
    const [start] = tool.points;
    if (start && tool.points.length > 2 && Math.hypot(start.x - at.x, start.y - at.y) <= 22 * pixel())
      return closePolygon();
    // A corner inside the outline would change nothing: only those of the hull are kept.
    const points = [...tool.points, snapped(now(), at)];
    const hull = hullOf(points);
    set({
      tool: {
        ...tool,
        points:
          points.length < 3
            ? points
            : points.filter((point) => hull.some(({ x, y }) => x === point.x && y === point.y)).slice(0, MAX_CORNERS),
      },
    });
  };

  /** Whether a press adds to the choice, and draws a rubber band when it is dragged. */
  const adds = ({ shift }: StageInput): boolean => now().tool.kind === 'choose' && (shift || now().several);
  /** The grip of a press, or null: the camera moves then. */
  const gripAt = ({ at, pixel: size }: StageInput): Pick<NonNullable<EditorState['drag']>, 'thing' | 'grip'> | null => {
    const { tool, table } = now();
    if (tool.kind !== 'choose') return null;
    const doc = docOf(now());
    const chosen = onlyChosen(now());
    const here = chosen && spotOf(doc, chosen)?.table === table ? markAt(marksOf(doc, chosen, size), at, size) : null;
    if (chosen && here) return { thing: chosen, grip: here.grip };
    const thing = thingAt(doc, table, at, size);
    // A finger moves only what it has chosen before: else it could not move the camera over a full table.
    return thing && among(now().chosen, thing) ? { thing, grip: { kind: 'move' } } : null;
  };
  const hear = (input: StageInput): void => {
    const { tool, drag, band, table, snap, chosen } = now();
    const doc = docOf(now());
    const grid = input.alt ? 0 : snap;
    switch (input.kind) {
      case 'down': {
        const held = gripAt(input) ?? pressed(input);
        if (held) {
          const things = among(chosen, held.thing) ? chosen : [held.thing];
          set({
            drag: { ...held, things: held.grip.kind === 'move' ? things : [held.thing], from: input.at, next: doc },
            chosen: things,
          });
        } else if (adds(input)) set({ band: { from: input.at, to: input.at } });
        return;
      }
      case 'drag':
        if (drag) set({ drag: { ...drag, next: dragged(doc, drag, input.at, grid) } });
        else if (band) set({ band: { ...band, to: input.at } });
        return;
      case 'up':
        // A press that did not move is a tap, which is heard by itself.
        if (band && band.to !== band.from) chooseAll(joined(chosen, thingsWithin(doc, table, band.from, band.to)));
        else if (drag && drag.next !== doc) edit(drag.next, null, chosen);
        else set({ drag: null, band: null });
        return;
      case 'cancel':
        return set({ drag: null, band: null });
      case 'tap': {
        if (input.button !== 0) return set({ tool: CHOOSE, chosen: [], drag: null });
        if (tool.kind === 'polygon') return addCorner(tool, input.at);
        if (tool.kind !== 'choose') return put(input.at, input.shift);
        const thing = thingAt(doc, table, input.at, input.pixel);
        if (adds(input)) return void (thing && toggle(thing));
        if (markAt(marksOf(doc, onlyChosen(now()), input.pixel), input.at, input.pixel)) return;
        return choose(thing);
      }
      case 'hover': {
        const hovered = tool.kind === 'choose' ? thingAt(doc, table, input.at, input.pixel) : null;
        if (!same(hovered, now().hovered)) set({ hovered });
        return;
      }
      case 'leave':
        if (now().hovered) set({ hovered: null });
        return;
      case 'longPress': {
        // A finger has no Shift; a mouse that rests before it drags means nothing by it.
        const thing =
          input.pointer === 'mouse' || tool.kind !== 'choose' || adds(input)
            ? null
            : thingAt(doc, table, input.at, input.pixel);
        if (thing) toggle(thing);
        return;
      }
    }
  };
  /** A mouse takes hold of anything at once. */
  const pressed = (input: StageInput): Pick<NonNullable<EditorState['drag']>, 'thing' | 'grip'> | null => {
    const { at, pixel: size, pointer } = input;
    if (pointer === 'touch' || now().tool.kind !== 'choose' || adds(input)) return null;
    const thing = thingAt(docOf(now()), now().table, at, size);
    return thing && { thing, grip: { kind: 'move' } };
  };

  const onChosen = (change: (doc: Scenario, things: readonly Thing[]) => Scenario, about: string): void => {
    const { chosen } = now();
    if (chosen.length > 0) edit(change(docOf(now()), chosen), `${about} ${JSON.stringify(chosen)}`);
  };

  return {
    state$,
    edit,
    choose,
    look,
    hear,
    grabs: (input: StageInput): boolean => gripAt(input) !== null || pressed(input) !== null || adds(input),
    toggle,
    /** Chooses everything on the table in sight. */
    chooseAll: () =>
      chooseAll(allThings(docOf(now())).filter((thing) => spotOf(docOf(now()), thing)?.table === now().table)),
    several: (several: boolean) => set({ several, tool: CHOOSE }),
    attach(table: DrawnTable | null): void {
      stage = table;
      if (!table) return;
      table.show(now().view);
      table.look(now().table);
    },
    stage: () => stage,
    take: (tool: Tool) => set({ tool, chosen: [], several: false, drag: null, band: null }),
    snap: (snap: number) => set({ snap }),
    undo: () => step(undone(now().history)),
    redo: () => step(redone(now().history)),
    closePolygon,
    /** Lays down what is in hand in the middle of the view, for whoever works by keys. */
    putInMiddle(): void {
      const { tool } = now();
      if (tool.kind === 'polygon') return closePolygon();
      const { x, y } = stage?.camera() ?? { x: 36_000, y: 24_000 };
      put({ x, y }, false);
    },
    nudge: (right: number, up: number, fine: boolean): void => {
      const by = fine ? 1 : now().snap || 250;
      onChosen((doc, things) => movedAll(doc, things, right * by, up * by), 'nudge');
    },
    turn: (by: number): void => onChosen((doc, things) => turnedAll(doc, things, by), 'turn'),
    resize: (by: number): void =>
      onChosen(
        (first, things) =>
          things.reduce(
            (doc, thing) =>
              thing.kind === 'piece'
                ? resized(doc, thing, Math.max(250, (spotOf(doc, thing)?.radius ?? 250) + by))
                : doc,
            first,
          ),
        'resize',
      ),
    remove(): void {
      const { chosen } = now();
      if (chosen.length === 0) return;
      const what = chosen.length === 1 ? nameOfThing(now(), chosen[0]!) : words.things(chosen.length);
      edit(removedAll(docOf(now()), chosen), null, []);
      announce(words.removedOne(what));
    },
    duplicate(): void {
      const { chosen, snap } = now();
      if (chosen.length === 0) return;
      const made = duplicatedAll(docOf(now()), chosen, snap || 250);
      edit(made.next, null, made.things);
      announce(
        words.added(made.things.length === 1 ? nameOfThing(now(), made.things[0]!) : words.things(made.things.length)),
      );
    },
    /** Chooses the next thing of all, or the one before; with `more` beside those that are chosen. */
    walk(by: 1 | -1, more = false): void {
      const all = allThings(docOf(now()));
      if (all.length === 0) return;
      const last = now().chosen.at(-1);
      const at = last ? all.findIndex((one) => same(one, last)) : -1;
      const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]!;
      if (more && last) chooseAll([...now().chosen.filter((one) => !same(one, next)), next]);
      else choose(next, true);
    },
    /** Puts another scenario on the table: one step that Undo takes back. */
    open(scenario: Scenario): void {
      edit(written(scenario), null, []);
      set({ tool: CHOOSE, table: 1 });
      stage?.look(1);
      stage?.fit();
    },
    pieces: (table: number) => piecesOf(docOf(now()), table),
  };
}
