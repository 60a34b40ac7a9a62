import { paneOf, pathOf, sized, writeAt, type Pane } from '../../../cards/table/scribe.ts';
import type { Point } from '../../../../table/shape.ts';
import { rgba } from '../../../table/palette.ts';
import type { Lens } from '../../../table/world/lens.ts';
import type { Actor, SaidActor } from './cast.ts';
import { pileBox } from './layout.ts';
import { seatInk, type SkaxarScribe } from './palette.ts';
import { seatOf, type Plan } from './plan.ts';
import { purseIn } from './purse.ts';

/** Share of their time in which words come up, and from which on they fade. */
const COMES = 0.12;
const FADES = 0.72;

const seenOf = (t: number): number => Math.min(t / COMES, (1 - t) / (1 - FADES), 1);

/** A sum that rises from a purse, or sinks into it. */
const drawPaid = (scribe: SkaxarScribe, plan: Plan, { seat, text, t, gone }: SaidActor): void => {
  const pane = paneOf(scribe, purseIn(pileBox(plan, 'money', seat)).figure);
  const size = sized(scribe, pane.height * 1.15, 14, 30);
  const way = (text.startsWith('+') ? -1 : 1) * size * (0.9 + gone * 0.5);
  // Not over the letter beside the purse.
  const middle = pane.x + Math.max(pane.width / 2, size * text.length * 0.28);
  scribe.context.globalAlpha = seenOf(t);
  writeAt(scribe, text, middle, pane.y + pane.height / 2 + way, {
    size,
    ink: rgba(scribe.palette.text),
    edge: rgba(scribe.palette.plate, 0.95),
  });
};

/** Where a Firepower stands against a Shield, device pixels: between the two totals. */
export const againstAt = (lens: Pick<Lens, 'at'>, plan: Plan, seat: 'A' | 'B'): Point => {
  const [{ firepower }, { shield }] = [plan.seats[seat], plan.seats[seat === 'A' ? 'B' : 'A']];
  return lens.at({ x: (firepower.x + shield.x) / 2, y: (firepower.y + shield.y) / 2 });
};

/** A Firepower against a Shield, on a plate. */
const drawAgainst = (scribe: SkaxarScribe, plan: Plan, { seat, text, t }: SaidActor): void => {
  const { context, lens, palette } = scribe;
  const size = sized(scribe, 330 * lens.mil, 20, 34);
  const [width, height] = [Math.round(size * (text.length * 0.56 + 1)), Math.round(size * 1.5)];
  const at = againstAt(lens, plan, seatOf(seat));
  const pane: Pane = { x: Math.round(at.x - width / 2), y: Math.round(at.y - height / 2), width, height };
  context.globalAlpha = seenOf(t);
  pathOf(context, pane, height / 2);
  context.fillStyle = rgba(palette.plate, 0.96);
  context.fill();
  context.lineWidth = 2 * lens.ratio;
  context.strokeStyle = rgba(seatInk(palette, seat));
  context.stroke();
  writeAt(scribe, text, at.x, at.y, { size, ink: rgba(palette.text) });
};

/** Writes the words of the running film. */
export const drawSaid = (scribe: SkaxarScribe, plan: Plan, actors: readonly Actor[]): void => {
  scribe.context.save();
  for (const actor of actors)
    if (actor.kind === 'said') (actor.at === 'purse' ? drawPaid : drawAgainst)(scribe, plan, actor);
  scribe.context.restore();
};
