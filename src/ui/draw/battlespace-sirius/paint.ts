import type { BattlespaceSiriusView } from '../../../games/battlespace-sirius/index.ts';
import type { Easel, Frame } from '../art.ts';
import type { Disc } from '../ink/place-labels.ts';
import { drawPlates } from '../ink/plates.ts';
import { drawEffects } from '../world/draw-effects.ts';
import { flat } from '../world/lens.ts';
import { drawSky, type Drift } from '../world/sky.ts';
import { drawDim, drawFrame, drawGhost, drawSide } from './aid-cards.ts';
import { drawLine, drawLock, drawTurn, type Aided } from './aid-lines.ts';
import { BOAT_PLATE, boatPieces, cardPieces, FAR } from './card.ts';
import { CELL, figureSpot } from './card-layout.ts';
import type { Actor } from './cast.ts';
import { cardPaletteOf } from './palette.ts';
import { putPieces } from './pieces.ts';
import { drawCardVeil, drawCells, drawCoordinates } from './sheet.ts';
import type { CardOverlay } from './stage.ts';
import { markOff, wordBoat, wordCard, type Scribe } from './words.ts';

export type CardFrame = Frame<BattlespaceSiriusView, CardOverlay, Actor>;

/** Cells of way in which the far sky moves most of what it can. */
const WIDE = 9;
/** CSS pixels the near stars move for a cell. */
const NEAR_STARS = 26;

/** The sky falls behind as the camera follows the vessels; the far dust moves less and less, since the table has no end. */
const driftOf = ({ camera }: CardFrame): Drift => {
  const [x, y] = [camera.x / CELL, camera.y / CELL];
  const ease = (way: number): number => way / (Math.abs(way) + WIDE);
  return { far: { x: ease(-x), y: ease(y) }, near: { x: -x * NEAR_STARS, y: y * NEAR_STARS } };
};

/** Only the light under the table changes with aids: the grid comes up while places are offered. */
const strongGrid = (frame: CardFrame): boolean => frame.settings.showGrid || frame.overlays.some((aid) => aid.kind === 'coordinates');

/** Tells two frames apart that show different things below the clear sheet. */
export const keyBelow = (frame: CardFrame): string => String(strongGrid(frame));

/** Paints the sheet under the cards. */
export const paintSheet = (frame: CardFrame, easel: Easel): void => {
  const palette = cardPaletteOf(frame.settings.palette);
  drawCardVeil(easel, palette);
  drawCells(easel, frame.actors, palette, strongGrid(frame));
};

/** Puts sky, the sheet, cards and effects in order; a card that moves lies over those at rest. */
export const paintWorld = (frame: CardFrame, { scene, textures, lens }: Easel): void => {
  const palette = cardPaletteOf(frame.settings.palette);
  drawSky(scene, textures, lens, 'canis', 'space', driftOf(frame));
  scene.put(flat('sheet', 0, 0));
  for (const actor of frame.actors) {
    if (actor.kind === 'boat') putPieces(scene, textures, lens, boatPieces(actor, palette));
    if (actor.kind === 'card') putPieces(scene, textures, lens, cardPieces(actor, palette, frame.camera.scale));
  }
  drawEffects(scene, textures, lens, frame.effects, 'space');
};

/** What plates keep off: the numbers and names on the cards. Device pixels. */
const numbersOf = ({ lens, scale }: Scribe, actors: readonly Actor[]): readonly Disc[] =>
  actors.flatMap((actor) => {
    if (actor.kind === 'lock') return [];
    if (actor.kind === 'boat') return [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ ...lens.at({ x: actor.x + x * BOAT_PLATE.x * CELL, y: actor.y + y * BOAT_PLATE.y * CELL }), radius: 0.14 * CELL * lens.mil })));
    return [
      ...actor.power.map((value, side) => ({ ...lens.at(figureSpot(actor, side, value, scale < FAR)), radius: Math.max(0.062 * CELL * lens.mil, 7 * lens.ratio) })),
      { ...lens.at({ x: actor.x - markOff(scale) * CELL, y: actor.y + markOff(scale) * CELL }), radius: 0.06 * CELL * lens.mil },
    ];
  });

const drawAid = (aided: Aided, aid: CardOverlay, view: BattlespaceSiriusView): void => {
  switch (aid.kind) {
    case 'dim':
      return drawDim(aided, aid);
    case 'frame':
      return drawFrame(aided, aid);
    case 'ghost':
      return drawGhost(aided, aid, view);
    case 'line':
      return drawLine(aided, aid);
    case 'turn':
      return drawTurn(aided, aid);
    case 'side':
      return drawSide(aided, aid);
    case 'coordinates':
      return drawCoordinates(aided.context, aided.lens, aided.actors, aided.palette);
  }
};

/** What lies over what, lowest first. */
const ORDER: readonly CardOverlay['kind'][] = ['dim', 'coordinates', 'frame', 'ghost', 'turn', 'line', 'side'];

/** Paints numbers and words of the cards, locks, aids and their plates over all. */
export const paintAbove = (frame: CardFrame, { over: context, lens }: Easel): void => {
  const palette = cardPaletteOf(frame.settings.palette);
  const { overlays, actors, view, settings } = frame;
  const aided: Aided = { context, lens, palette, scale: frame.camera.scale, words: [], actors, opacity: settings.overlayOpacity, filled: settings.overlayStyle === 'filled' };
  for (const actor of actors) {
    if (actor.kind === 'card') wordCard(aided, actor);
    if (actor.kind === 'boat') wordBoat(aided, actor);
  }
  const aids = ORDER.flatMap((kind) => overlays.filter((aid) => aid.kind === kind));
  const isLow = (aid: CardOverlay): boolean => aid.kind === 'dim' || aid.kind === 'coordinates';
  if (view) for (const aid of aids) if (isLow(aid)) drawAid(aided, aid, view);
  for (const actor of actors) if (actor.kind === 'lock') drawLock(aided, actor);
  if (view) for (const aid of aids) if (!isLow(aid)) drawAid(aided, aid, view);
  drawPlates(context, aided.words, numbersOf(aided, actors), { x: 2, y: 2, width: lens.width - 4, height: lens.height - 4 }, lens.ratio, palette);
};
