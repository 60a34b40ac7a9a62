import type { BattlespaceSiriusView } from '../../../../games/battlespace-sirius/index.ts';
import type { Easel, Frame } from '../../../table/art.ts';
import type { Disc } from '../../../table/ink/place-labels.ts';
import { drawPlates } from '../../../table/ink/plates.ts';
import { drawEffects } from '../../../table/world/draw-effects.ts';
import { flat } from '../../../table/world/lens.ts';
import { drawDim, drawFrame, drawGhost, drawSide } from './aid-cards.ts';
import { drawHarm } from './aid-harm.ts';
import { drawHeld } from './aid-held.ts';
import { drawLine, drawLock, drawTurn, markReach, turnDiscs, type Aided, type Word } from './aid-lines.ts';
import { BOAT_PLATE, boatPieces, cardPieces, FAR } from './card.ts';
import { CELL, figureSpot } from './card-layout.ts';
import { wayAmong, type Actor } from './cast.ts';
import { cardPaletteOf } from './palette.ts';
import { putPieces } from './pieces.ts';
import { drawCardVeil, drawCells, drawCoordinates, type Grid } from './sheet.ts';
import { drawCardSky } from './sky.ts';
import type { CardOverlay } from './stage.ts';
import { wordBoat, wordCard } from './words.ts';

export type CardFrame = Frame<BattlespaceSiriusView, CardOverlay, Actor>;

/** How the grid shows: whole cells where coordinates are asked for; else crosses, or none. */
const gridOf = (frame: CardFrame): Grid =>
  frame.overlays.some((aid) => aid.kind === 'coordinates') ? 'cells' : frame.settings.showGrid ? 'crosses' : 'none';

/** A key that differs between two frames that show different things below the clear sheet. */
export const keyBelow = (frame: CardFrame): string => gridOf(frame);

/** Paints the sheet under the cards. */
export const paintSheet = (frame: CardFrame, easel: Easel): void => {
  const palette = cardPaletteOf(frame.settings.palette);
  drawCardVeil(easel, palette);
  drawCells(easel, frame.actors, palette, gridOf(frame));
};

/** Puts sky, the sheet, cards and effects in order; a card that moves lies over those at rest. */
export const paintWorld = (frame: CardFrame, easel: Easel): void => {
  const { scene, textures, lens } = easel;
  const palette = cardPaletteOf(frame.settings.palette);
  drawCardSky(frame, easel);
  scene.put(flat('sheet', 0, 0));
  for (const actor of frame.actors) {
    if (actor.kind === 'boat') putPieces(scene, textures, lens, boatPieces(actor, palette));
    if (actor.kind === 'card') putPieces(scene, textures, lens, cardPieces(actor, palette, frame.camera.scale));
  }
  drawEffects(scene, textures, lens, frame.effects, 'space');
};

/**
 * What plates keep off: numbers, names and marks on the cards, the ends of lines, the names of offered places. Device
 * pixels.
 */
const keptFree = (aided: Aided, overlays: readonly CardOverlay[]): readonly Disc[] => {
  const { lens, scale, actors } = aided;
  const cell = CELL * lens.mil;
  const spot = (x: number, y: number, radius: number): Disc => ({ ...lens.at({ x, y }), radius });
  const cards = actors.flatMap((actor): readonly Disc[] => {
    if (actor.kind === 'lock') return lineEnds(actor);
    if (actor.kind === 'boat')
      return [-1, 1].flatMap((x) =>
        [-1, 1].map((y) => spot(actor.x + x * BOAT_PLATE.x * CELL, actor.y + y * BOAT_PLATE.y * CELL, 0.14 * cell)),
      );
    return [
      ...actor.power.map((value, side) => ({
        ...lens.at(figureSpot(actor, side, value, scale < FAR)),
        radius: Math.max(0.062 * cell, 7 * lens.ratio),
      })),
      // Mark, name and the ship itself.
      spot(actor.x - 0.24 * CELL, actor.y + 0.25 * CELL, 0.07 * cell),
      spot(actor.x - 0.2 * CELL, actor.y - 0.25 * CELL, 0.07 * cell),
      spot(actor.x, actor.y, 0.22 * cell),
    ];
  });
  function lineEnds(
    line: Pick<Extract<CardOverlay, { kind: 'line' }>, 'from' | 'to' | 'line' | 'through'>,
  ): readonly Disc[] {
    return [{ ...lens.at(wayAmong(actors, line).at(-1)!), radius: markReach(aided) * 1.5 }];
  }
  const aids = overlays.flatMap((aid): readonly Disc[] => {
    if (aid.kind === 'line') return lineEnds(aid);
    if (aid.kind === 'turn') return turnDiscs(aided, aid);
    return [];
  });
  return [...cards, ...aids, ...aided.kept];
};

/** Words of something so little way under a panel stay out from under it all the same, CSS pixels. */
const NEAR = 24;

/** Writes all plates: what stands where no panel is stays out from under the panels. */
const writePlates = (frame: CardFrame, aided: Aided): void => {
  const { lens, words, context, palette } = aided;
  const { top, right, bottom, left } = frame.viewport;
  const whole = { x: 2, y: 2, width: lens.width - 4, height: lens.height - 4 };
  const clear = {
    x: left * lens.ratio + 2,
    y: top * lens.ratio + 2,
    width: lens.width - (left + right) * lens.ratio - 4,
    height: lens.height - (top + bottom) * lens.ratio - 4,
  };
  const near = NEAR * lens.ratio;
  const isClear = ({ x, y }: Word): boolean =>
    x >= clear.x - near &&
    y >= clear.y - near &&
    x <= clear.x + clear.width + near &&
    y <= clear.y + clear.height + near;
  // Words of what is out of sight would lie in a heap at the edge.
  const ordered = words
    .filter(({ x, y }) => x > 0 && y > 0 && x < lens.width && y < lens.height)
    .sort((a, b) => a.rank - b.rank);
  drawPlates(
    context,
    ordered.map((word) => (isClear(word) ? { ...word, area: clear } : word)),
    keptFree(aided, frame.overlays),
    whole,
    lens.ratio,
    palette,
  );
};

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
    case 'harm':
      return drawHarm(aided, aid);
    case 'held':
      return drawHeld(aided, aid, view);
    case 'coordinates':
      return drawCoordinates(aided.context, aided.lens, aided.actors, aided.palette);
  }
};

/** What lies over what, lowest first. */
const ORDER: readonly CardOverlay['kind'][] = [
  'dim',
  'coordinates',
  'frame',
  'ghost',
  'line',
  'turn',
  'side',
  'harm',
  'held',
];

/** Paints numbers and words of the cards, locks, aids and their plates over all. */
export const paintAbove = (frame: CardFrame, { over: context, lens }: Easel): void => {
  const palette = cardPaletteOf(frame.settings.palette);
  const { overlays, actors, view, settings } = frame;
  const aided: Aided = {
    context,
    lens,
    palette,
    scale: frame.camera.scale,
    words: [],
    kept: [],
    actors,
    opacity: settings.overlayOpacity,
    filled: settings.overlayStyle === 'filled',
  };
  for (const actor of actors) {
    if (actor.kind === 'card') wordCard(aided, actor);
    if (actor.kind === 'boat') wordBoat(aided, actor);
  }
  const aids = ORDER.flatMap((kind) => overlays.filter((aid) => aid.kind === kind));
  const isLow = (aid: CardOverlay): boolean => aid.kind === 'dim' || aid.kind === 'coordinates';
  if (view) for (const aid of aids) if (isLow(aid)) drawAid(aided, aid, view);
  for (const actor of actors) if (actor.kind === 'lock') drawLock(aided, actor, actors);
  if (view) for (const aid of aids) if (!isLow(aid)) drawAid(aided, aid, view);
  writePlates(frame, aided);
};
