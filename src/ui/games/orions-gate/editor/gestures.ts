import type { Point } from '../../../../table/shape.ts';
import type { StageInput } from '../../../table/stage.ts';
import { choose, chooseAll, edit, toggle, type Desk } from './desk.ts';
import { dragged, markAt, marksOf } from './grips.ts';
import { addCorner, put } from './laying.ts';
import { among, joined, thingsWithin } from './several.ts';
import { CHOOSE, docOf, onlyChosen, type Drag, type EditorState } from './state.ts';
import { same, spotOf, thingAt, type Thing } from './things.ts';

/** What a press takes hold of. */
type Held = Pick<Drag, 'thing' | 'grip'>;

/** What lies under the pointer on the table in sight. */
const under = (state: EditorState, { at, pixel }: StageInput): Thing | null =>
  thingAt(docOf(state), state.table, at, pixel);

/** Whether a press adds to the choice, and draws a rubber band when it is dragged. */
const adds = ({ tool, several }: EditorState, { shift }: StageInput): boolean =>
  tool.kind === 'choose' && (shift || several);

/** The grip of a press, or null: the camera moves then. */
function gripAt(state: EditorState, input: StageInput): Held | null {
  if (state.tool.kind !== 'choose') return null;
  const doc = docOf(state);
  const { at, pixel } = input;
  const chosen = onlyChosen(state);
  const inSight = chosen && spotOf(doc, chosen)?.table === state.table;
  const here = inSight ? markAt(marksOf(doc, chosen, pixel), at, pixel) : null;
  if (chosen && here) return { thing: chosen, grip: here.grip };
  const thing = under(state, input);
  // A finger moves only what it has chosen before: else it could not move the camera over a full table.
  return thing && among(state.chosen, thing) ? { thing, grip: { kind: 'move' } } : null;
}

/** A mouse takes hold of anything at once. */
function pressed(state: EditorState, input: StageInput): Held | null {
  if (input.pointer === 'touch' || state.tool.kind !== 'choose' || adds(state, input)) return null;
  const thing = under(state, input);
  return thing && { thing, grip: { kind: 'move' } };
}

/** Whether a press is the editor's own and leaves the camera where it is. */
export const grabs = ({ now }: Desk, input: StageInput): boolean =>
  gripAt(now(), input) !== null || pressed(now(), input) !== null || adds(now(), input);

/** Takes hold of what is pressed, or begins a rubber band. */
function press({ now, set }: Desk, input: StageInput): void {
  const { chosen } = now();
  const held = gripAt(now(), input) ?? pressed(now(), input);
  if (held) {
    const things = among(chosen, held.thing) ? chosen : [held.thing];
    set({
      drag: {
        ...held,
        things: held.grip.kind === 'move' ? things : [held.thing],
        from: input.at,
        next: docOf(now()),
      },
      chosen: things,
    });
  } else if (adds(now(), input)) set({ band: { from: input.at, to: input.at } });
}

/** Moves what is held, or the far corner of the rubber band. */
function pull({ now, set }: Desk, { at, alt }: StageInput): void {
  const { drag, band, snap } = now();
  if (drag) set({ drag: { ...drag, next: dragged(docOf(now()), drag, at, alt ? 0 : snap) } });
  else if (band) set({ band: { ...band, to: at } });
}

/** Makes the drag a change, or chooses what lies in the rubber band. */
function release(desk: Desk): void {
  const { drag, band, table, chosen } = desk.now();
  const doc = docOf(desk.now());
  // A press that did not move is a tap, which is heard by itself.
  if (band && band.to !== band.from) chooseAll(desk, joined(chosen, thingsWithin(doc, table, band.from, band.to)));
  else if (drag && drag.next !== doc) edit(desk, drag.next, null, chosen);
  else desk.set({ drag: null, band: null });
}

/** Whether a point is on a mark of the one thing chosen. */
const onMark = (state: EditorState, at: Point, pixel: number): boolean =>
  markAt(marksOf(docOf(state), onlyChosen(state), pixel), at, pixel) !== null;

/** Uses the tool in hand where the table is tapped; another button puts it down. */
function tap(desk: Desk, input: StageInput): void {
  const { tool } = desk.now();
  if (input.button !== 0) return desk.set({ tool: CHOOSE, chosen: [], drag: null });
  if (tool.kind === 'polygon') return addCorner(desk, tool, input.at);
  if (tool.kind !== 'choose') return put(desk, input.at, input.shift);
  const thing = under(desk.now(), input);
  if (!adds(desk.now(), input)) {
    if (!onMark(desk.now(), input.at, input.pixel)) choose(desk, thing);
  } else if (thing) toggle(desk, thing);
}

function hover({ now, set }: Desk, input: StageInput): void {
  const hovered = now().tool.kind === 'choose' ? under(now(), input) : null;
  if (!same(hovered, now().hovered)) set({ hovered });
}

/** A finger has no Shift; a mouse that rests before it drags means nothing by it. */
function pressLong(desk: Desk, input: StageInput): void {
  if (input.pointer === 'mouse' || desk.now().tool.kind !== 'choose' || adds(desk.now(), input)) return;
  const thing = under(desk.now(), input);
  if (thing) toggle(desk, thing);
}

/** Everything the pointer does on the table. */
export function hear(desk: Desk, input: StageInput): void {
  switch (input.kind) {
    case 'down':
      return press(desk, input);
    case 'drag':
      return pull(desk, input);
    case 'up':
      return release(desk);
    case 'cancel':
      return desk.set({ drag: null, band: null });
    case 'tap':
      return tap(desk, input);
    case 'hover':
      return hover(desk, input);
    case 'leave':
      if (desk.now().hovered) desk.set({ hovered: null });
      return;
    case 'longPress':
      return pressLong(desk, input);
  }
}
