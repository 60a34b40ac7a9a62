import type { Seat } from '../../../../engine/seat.ts';
import type { SkaxarView, Totals } from '../../../../games/skaxar/index.ts';
import type { Easel, Frame } from '../../../table/art.ts';
import { putSky, putWorld } from './backdrop.ts';
import { aidedBy, belowHeld, drawAids } from './aids.ts';
import { SIGN, type Actor, type TotalsActor } from './cast.ts';
import { drawDuel } from './duel.ts';
import { drawLabels } from './labels.ts';
import { planOf, shapeOf } from './layout.ts';
import { tablePaletteOf, type SkaxarScribe } from './palette.ts';
import { drawDecides, drawMat, drawVeil } from './sheet.ts';
import { drawSaid } from './said.ts';
import type { Plan } from './plan.ts';
import type { SkaxarOverlay } from './stage.ts';

export type SkaxarFrame = Frame<SkaxarView, SkaxarOverlay, Actor>;

/**
 * A key that differs between two frames that show different things below the clear sheet: how the table lies, and whose
 * place is framed.
 */
export const keyBelow = ({ overlays }: SkaxarFrame): string =>
  overlays.flatMap((aid) => (aid.kind === 'shape' ? [aid.shape] : aid.kind === 'decides' ? [aid.seat] : [])).join();

const scribeOn = (context: CanvasRenderingContext2D, { lens }: Easel, frame: SkaxarFrame): SkaxarScribe => ({
  context,
  lens,
  palette: tablePaletteOf(frame.settings.palette),
});

/** Paints the sheet under the cards. */
export const paintSheet = (frame: SkaxarFrame, easel: Easel): void => {
  const scribe = scribeOn(easel.sheet, easel, frame);
  const plan = planOf(shapeOf(frame.overlays));
  drawVeil(easel.sheet, scribe.palette);
  drawMat(scribe, plan);
  for (const aid of frame.overlays) if (aid.kind === 'decides') drawDecides(scribe, plan, aid.seat);
};

/** Puts sky and world behind all. */
export const paintBehind = (frame: SkaxarFrame, easel: Easel): void => {
  putSky(easel);
  if (frame.settings.palette !== 'highContrast') putWorld(easel, planOf(shapeOf(frame.overlays)).planet);
};

/** Writes figures, names and aids over all. */
export const paintAbove = (frame: SkaxarFrame, easel: Easel): void => {
  const scribe = scribeOn(easel.over, easel, frame);
  const { actors, overlays } = frame;
  const plan = planOf(shapeOf(overlays));
  belowHeld(scribe, overlays, () => {
    drawLabels(scribe, plan, actors);
    drawSums(scribe, plan, frame);
    drawSaid(scribe, plan, actors);
  });
  drawAids(aidedBy(scribe, actors, plan, frame.settings), overlays);
};

/** The sums of both fields against one another, with those that would be. */
const drawSums = (scribe: SkaxarScribe, plan: Plan, { actors, overlays }: SkaxarFrame): void => {
  const sign = actors.find((actor) => actor.id === SIGN);
  if (sign?.kind !== 'sign') return;
  const totals: Record<Seat, TotalsActor> = {};
  for (const actor of actors) if (actor.kind === 'totals') totals[actor.seat] = actor;
  const would: Record<Seat, Totals> = {};
  for (const aid of overlays) if (aid.kind === 'would') would[aid.seat] = aid.totals;
  drawDuel(scribe, plan, { totals, would, sign });
};
