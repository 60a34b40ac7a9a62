import type { Packet, SpurView } from '../../../../games/orions-spur/index.ts';
import type { Box } from '../../../cards/table/box.ts';
import type { CardFrame, SeenFrame } from '../../../cards/table/open-card-table.ts';
import { isPin } from '../../../cards/table/object.ts';
import { whereIs } from '../../../cards/table/put.ts';
import type { Easel, Frame } from '../../../table/art.ts';
import { CARD_RATIO } from '../art/pen.ts';
import { drawAids } from './aids.ts';
import { drawArena, drawAttacks } from './arena.ts';
import { attackActor, isShip, type Actor } from './cast.ts';
import { putFlares } from './flares.ts';
import { drawPlaque, drawShip, drawTrophy } from './labels.ts';
import { lyingFor, plaqueBox, slotBox, type Place } from './layout.ts';
import { tablePaletteOf, type SpurScribe } from './palette.ts';
import { drawSaid } from './said.ts';
import { drawSheet } from './sheet.ts';
import type { SpurOverlay, Target } from './stage.ts';
import { boxOf } from './under.ts';
import { whereIn, type Where } from './where.ts';

type SpurFrame = SeenFrame<SpurView, SpurOverlay, Actor, Place>;
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

/** Lights of the running film, over the ships. */
export function paintOver({ actors, overlays, cards }: SpurFrame, easel: Easel): void {
  if (actors.some(({ kind }) => kind === 'flare')) putFlares(easel, whereIn(actors, overlays, cards), actors);
}

/** The attacks that wait, with one that is thought of. */
const withJoining = (actors: readonly Actor[], overlays: readonly SpurOverlay[]): readonly Actor[] => [
  ...actors,
  ...overlays.flatMap((aid) => (aid.kind === 'joins' ? [{ ...attackActor(aid.attack, aid.place), flash: 0.6 }] : [])),
];

/** Cards that are played, where they are now: nothing is written over them. */
function playedBoxes({ actors, spotOf }: SpurFrame): readonly Box[] {
  return actors.flatMap((actor) => {
    if (actor.kind !== 'token' || isPin(actor.place) || isPin(actor.from)) return [];
    const { place, from, moved } = actor;
    const { x, y, width } = whereIs<Place>(spotOf, { place, from, moved });
    return [{ x, y, width: width / CARD_RATIO, height: width }];
  });
}

/** Boxes that merely touch at a corner keep what is written on them. */
const COVERS = 0.8;
const meets = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) * 2 < (one.width + other.width) * COVERS &&
  Math.abs(one.y - other.y) * 2 < (one.height + other.height) * COVERS;

/** Writes names and values upright over the ships, the arena with its attacks, then the aids. */
export function paintAbove(frame: SpurFrame, easel: Easel): void {
  const { view, overlays, cards, settings } = frame;
  if (!view) return;
  const actors = withJoining(frame.actors, overlays);
  const scribe = scribeOn(easel.over, easel, frame);
  const where = whereIn(actors, overlays, cards);
  drawArena(scribe, overlays, actors);
  drawAttacks(scribe, where.lanes, wouldOf(overlays));
  const played = playedBoxes(frame);
  const isFree = (box: Box): boolean => !played.some((one) => meets(one, box));
  drawPlaques(scribe, frame, isFree);
  const { berths } = lyingFor(
    overlays,
    view.players.map(({ seat }) => seat),
  );
  for (const { card, spot } of cards) {
    const box = { x: spot.x, y: spot.y, width: spot.width, height: spot.width };
    if (!isFree(box)) continue;
    scribe.context.save();
    scribe.context.globalAlpha = card.alpha;
    if (isShip(card)) drawShip(scribe, box, card, berths[card.ship.owner]!.step);
    else drawTrophy(scribe, box, card);
    scribe.context.restore();
  }
  drawAids({ scribe, style: settings, boxOf: (target) => boxOfTarget(where, frame, target) }, overlays);
  drawSaid(scribe, where, actors);
}

/**
 * The plaques of all, but for those that would lie in a back row that is being arranged, or out of sight: on a tall
 * screen an attack is framed without the back rows.
 */
function drawPlaques(scribe: SpurScribe, { actors, overlays, view }: SpurFrame, isFree: (box: Box) => boolean): void {
  if (overlays.some((aid) => aid.kind === 'shape' && aid.shape === 'tall' && aid.attacked)) return;
  const arranged = new Set(overlays.flatMap((aid) => (aid.kind === 'layout' ? [aid.seat] : [])));
  const { berths } = lyingFor(
    overlays,
    view!.players.map(({ seat }) => seat),
  );
  for (const actor of actors) {
    if (actor.kind !== 'plaque') continue;
    const berth = berths[actor.seat]!;
    if (arranged.has(actor.seat) && !berth.aside) continue;
    if (isFree(plaqueBox(berth, actor.flag))) drawPlaque(scribe, berth, actor, view!);
  }
}

const wouldOf = (overlays: readonly SpurOverlay[]): { readonly [name: string]: Packet | null } =>
  Object.fromEntries(overlays.flatMap((aid) => (aid.kind === 'would' ? [[aid.name, aid.packet] as const] : [])));

/** The box of what an aid marks. */
function boxOfTarget(where: Where, { overlays, view }: SpurFrame, target: Target): Box | null {
  if (target.kind === 'ship') return where.boxOfShip(target.id);
  if (target.kind === 'plaque') return where.boxOfPlaque(target.seat);
  const { berths } = lyingFor(
    overlays,
    view!.players.map(({ seat }) => seat),
  );
  const berth = berths[target.seat];
  if (target.kind === 'trophies') return boxOf(view!, overlays, target);
  return berth ? slotBox(berth, target.slot) : null;
}
