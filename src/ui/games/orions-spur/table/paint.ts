import type { SpurView } from '../../../../games/orions-spur/index.ts';
import type { CardFrame, SeenFrame } from '../../../cards/table/open-card-table.ts';
import type { Easel, Frame } from '../../../table/art.ts';
import { drawAids } from './aids.ts';
import type { Actor } from './cast.ts';
import { drawPlaque, drawShip } from './labels.ts';
import { lyingFor, plaqueBox, slotBox, type Place } from './layout.ts';
import { tablePaletteOf, type SpurScribe } from './palette.ts';
import { drawSheet } from './sheet.ts';
import type { SpurOverlay } from './stage.ts';

type AnyFrame = Pick<Frame<SpurView, SpurOverlay, Actor>, 'settings' | 'overlays' | 'view'>;

const scribeOn = (context: CanvasRenderingContext2D, { lens }: Easel, { settings }: AnyFrame): SpurScribe => ({
  context,
  lens,
  palette: tablePaletteOf(settings.palette),
});

/** What of the overlays shows below the clear sheet: how the table lies, planned layouts, who decides. */
export const keyBelow = ({ overlays }: Pick<AnyFrame, 'overlays'>): string =>
  JSON.stringify(overlays.filter(({ kind }) => kind === 'shape' || kind === 'layout' || kind === 'decides'));

/** Paints space, and the slots of all fleets. */
export const paintSheet = (frame: CardFrame<SpurView, SpurOverlay, Actor, Place>, easel: Easel): void =>
  drawSheet(scribeOn(easel.sheet, easel, frame), frame.view, frame.overlays);

/** Writes names and values upright over the ships, then the aids. */
export function paintAbove(frame: SeenFrame<SpurView, SpurOverlay, Actor, Place>, easel: Easel): void {
  const { view, overlays, cards, actors, settings } = frame;
  if (!view) return;
  const scribe = scribeOn(easel.over, easel, frame);
  const { berths } = lyingFor(
    overlays,
    view.players.map(({ seat }) => seat),
  );
  const layouts = overlays.some(({ kind }) => kind === 'layout');
  const boxes = new Map(
    cards.map(({ card, spot: { x, y, width } }) => [card.ship.id, { x, y, width, height: width }] as const),
  );
  for (const actor of actors)
    if (
      actor.kind === 'plaque' &&
      !(layouts && overlays.some((aid) => aid.kind === 'layout' && aid.seat === actor.seat))
    )
      drawPlaque(scribe, berths[actor.seat]!, actor, view);
  for (const { card } of cards) {
    scribe.context.globalAlpha = card.alpha;
    drawShip(scribe, boxes.get(card.ship.id)!, card);
    scribe.context.globalAlpha = 1;
  }
  drawAids(
    {
      scribe,
      style: settings,
      boxOf(target) {
        if (target.kind === 'ship') return boxes.get(target.id) ?? null;
        const berth = berths[target.seat];
        if (!berth) return null;
        if (target.kind === 'slot') return slotBox(berth, target.slot);
        const plaque = actors.find((actor) => actor.kind === 'plaque' && actor.seat === target.seat);
        return plaque?.kind === 'plaque' ? plaqueBox(berth, plaque.flag) : null;
      },
    },
    overlays,
  );
}
