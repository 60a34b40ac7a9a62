import type { Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { announce } from '../../../kit/index.ts';
import { editorText as words } from '../words/editor.ts';
import { choose, chooseAll, edit, nameOfAll, type Desk } from './desk.ts';
import { resized } from './grips.ts';
import { duplicatedAll, movedAll, removedAll, turnedAll } from './several.ts';
import { docOf } from './state.ts';
import { allThings, same, spotOf, type Thing } from './things.ts';

/** A step of a nudge or a copy while no grid is on, mils. */
const PLAIN_STEP = 250;
/** The least radius a piece is shrunk to, mils (OG-4.5). */
const MIN_RADIUS = 250;

/** Changes what is chosen; changes of one kind to the same things are one step. */
function changeChosen(
  desk: Desk,
  change: (doc: Scenario, things: readonly Thing[]) => Scenario,
  about: 'nudge' | 'turn' | 'resize',
): void {
  const { chosen } = desk.now();
  if (chosen.length > 0) edit(desk, change(docOf(desk.now()), chosen), `${about} ${JSON.stringify(chosen)}`);
}

/** Moves what is chosen by steps of so many mils, or of the grid. */
export function nudge(desk: Desk, right: number, up: number, step: number | null): void {
  const by = step ?? (desk.now().snap || PLAIN_STEP);
  changeChosen(desk, (doc, things) => movedAll(doc, things, right * by, up * by), 'nudge');
}

/** Turns what is chosen, hundredths of a degree. */
export const turn = (desk: Desk, by: number): void =>
  changeChosen(desk, (doc, things) => turnedAll(doc, things, by), 'turn');

/** Makes the chosen pieces larger or smaller, mils of their radius. */
export function resize(desk: Desk, by: number): void {
  const grown = (doc: Scenario, thing: Thing): Scenario =>
    thing.kind === 'piece'
      ? resized(doc, thing, Math.max(MIN_RADIUS, (spotOf(doc, thing)?.radius ?? MIN_RADIUS) + by))
      : doc;
  changeChosen(desk, (doc, things) => things.reduce(grown, doc), 'resize');
}

/** Takes what is chosen off the tables. */
export function remove(desk: Desk): void {
  const { chosen } = desk.now();
  if (chosen.length === 0) return;
  const what = nameOfAll(desk, chosen);
  edit(desk, removedAll(docOf(desk.now()), chosen), null, []);
  announce(words.removedOne(what));
}

/** Lays a copy of what is chosen beside it, and chooses the copy. */
export function duplicate(desk: Desk): void {
  const { chosen, snap } = desk.now();
  if (chosen.length === 0) return;
  const made = duplicatedAll(docOf(desk.now()), chosen, snap || PLAIN_STEP);
  edit(desk, made.next, null, made.things);
  announce(words.added(nameOfAll(desk, made.things)));
}

/** Chooses everything on the table in sight. */
export function chooseTable(desk: Desk): void {
  const doc = docOf(desk.now());
  chooseAll(
    desk,
    allThings(doc).filter((thing) => spotOf(doc, thing)?.table === desk.now().table),
  );
}

/** Chooses the next thing of all, or the one before; with `more` beside those that are chosen. */
export function walk(desk: Desk, by: 1 | -1, more = false): void {
  const { chosen } = desk.now();
  const all = allThings(docOf(desk.now()));
  if (all.length === 0) return;
  const last = chosen.at(-1);
  const at = last ? all.findIndex((one) => same(one, last)) : -1;
  const end = by > 0 ? 0 : all.length - 1;
  const next = all[at < 0 ? end : (at + by + all.length) % all.length]!;
  if (more && last) chooseAll(desk, [...chosen.filter((one) => !same(one, next)), next]);
  else choose(desk, next, true);
}
