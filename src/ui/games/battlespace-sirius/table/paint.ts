import type { BattlespaceSiriusView } from '../../../../games/battlespace-sirius/index.ts';
import type { CardFrame as Shown, SeenFrame } from '../../../cards/table/open-card-table.ts';
import type { SeenCard } from '../../../cards/table/put.ts';
import type { Easel, Frame } from '../../../table/art.ts';
import type { Disc } from '../../../table/ink/place-labels.ts';
import { drawPlates } from '../../../table/ink/plates.ts';
import { drawEffects } from '../../../table/world/draw-effects.ts';
import { drawDim, drawFrame, drawGhost, drawSide } from './aid-cards.ts';
import { drawHarm } from './aid-harm.ts';
import { belowHeld, drawHeld } from './aid-held.ts';
import { drawLine, drawLock, drawTurn, markReach, turnDiscs, type Aided, type Word } from './aid-lines.ts';
import { BOAT_PLATE, FAR, onShip } from './card.ts';
import { CARD, CELL, figureSpot, type Place } from './card-layout.ts';
import { wayAmong, type Actor, type VesselActor } from './cast.ts';
import { cardPaletteOf } from './palette.ts';
import { putPieces } from './pieces.ts';
import { lensOn, shipSeen, vesselsSeen } from './seen.ts';
import { drawCardVeil, drawCells, drawCoordinates, type Grid } from './sheet.ts';
import type { CardOverlay } from './stage.ts';
import { writeCard } from './words.ts';

type CardFrame = Shown<BattlespaceSiriusView, CardOverlay, Actor, Place>;
/** A frame with its cards where they are seen. */
export type CardsFrame = SeenFrame<BattlespaceSiriusView, CardOverlay, Actor, Place>;

/** How the grid shows: whole cells where coordinates are asked for; else crosses, or none. */
const gridOf = (frame: Pick<CardFrame, 'overlays' | 'settings'>): Grid =>
  frame.overlays.some((aid) => aid.kind === 'coordinates') ? 'cells' : frame.settings.showGrid ? 'crosses' : 'none';

/** A key that differs between two frames that show different things below the clear sheet. */
export const keyBelow = (frame: Frame<BattlespaceSiriusView, CardOverlay, Actor>): string => gridOf(frame);

/** Paints the sheet under the cards. */
export const paintSheet = (frame: CardFrame, easel: Easel): void => {
  const palette = cardPaletteOf(frame.settings.palette);
  drawCardVeil(easel, palette);
  drawCells(easel, frame.actors, palette, gridOf(frame));
};

/** Puts what lies on a ship's card: its hull and its clips. */
export const paintOn = (seen: SeenCard<VesselActor>, { settings, camera }: CardFrame, easel: Easel): void => {
  const ship = shipSeen(seen);
  if (!ship) return;
  const lens = lensOn(easel.lens, ship, seen.spot.width / CARD);
  putPieces(easel.scene, easel.textures, lens, onShip(ship, cardPaletteOf(settings.palette), camera.scale));
};

/** Puts light and debris over all cards. */
export const paintEffects = ({ effects }: CardFrame, { scene, textures, lens }: Easel): void =>
  drawEffects(scene, textures, lens, effects, 'space');

/**
 * What plates keep off: numbers, names and marks on the cards, the ends of lines, the names of offered places. Device
 * pixels.
 */
const keptFree = (aided: Aided, overlays: readonly CardOverlay[]): readonly Disc[] => {
  const { lens, scale, actors } = aided;
  const cell = CELL * lens.mil;
  const spot = (x: number, y: number, radius: number): Disc => ({ ...lens.at({ x, y }), radius });
  const locks = actors.flatMap((actor) => (actor.kind === 'lock' ? lineEnds(actor) : []));
  const cards = aided.vessels.flatMap((card): readonly Disc[] => {
    if (card.kind === 'boat')
      return [-1, 1].flatMap((x) =>
        [-1, 1].map((y) => spot(card.x + x * BOAT_PLATE.x * CELL, card.y + y * BOAT_PLATE.y * CELL, 0.14 * cell)),
      );
    return [
      ...card.power.map((value, side) => ({
        ...lens.at(figureSpot(card, side, value, scale < FAR)),
        radius: Math.max(0.062 * cell, 7 * lens.ratio),
      })),
      // Mark, name and the ship itself.
      spot(card.x - 0.24 * CELL, card.y + 0.25 * CELL, 0.07 * cell),
      spot(card.x - 0.2 * CELL, card.y - 0.25 * CELL, 0.07 * cell),
      spot(card.x, card.y, 0.22 * cell),
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
  return [...locks, ...cards, ...aids, ...aided.kept];
};

/** Words of something so little way under a panel stay out from under it all the same, CSS pixels. */
const NEAR = 24;

/** Writes all plates: what stands where no panel is stays out from under the panels. */
const writePlates = (frame: CardsFrame, aided: Aided): void => {
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
    case 'pose':
      // A card that a hand has lies over all others.
      return;
    case 'coordinates':
      return drawCoordinates(aided.context, aided.lens, aided.actors, aided.palette);
  }
};

/** What lies over what, lowest first. */
const ORDER: readonly CardOverlay['kind'][] = ['dim', 'coordinates', 'frame', 'ghost', 'line', 'turn', 'side', 'harm'];

/** Paints numbers and words of the cards, locks, aids and their plates over all. */
export const paintAbove = (frame: CardsFrame, { over: context, lens }: Easel): void => {
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
    vessels: vesselsSeen(frame.cards),
    opacity: settings.overlayOpacity,
    filled: settings.overlayStyle === 'filled',
  };
  for (const card of aided.vessels)
    writeCard({ ...aided, lens: lensOn(lens, card, card.near) }, { ...card, alpha: card.alpha * card.clear });
  const aids = ORDER.flatMap((kind) => overlays.filter((aid) => aid.kind === kind));
  const held = overlays.find((aid) => aid.kind === 'held');
  const isLow = (aid: CardOverlay): boolean => aid.kind === 'dim' || aid.kind === 'coordinates';
  belowHeld(aided, held, () => {
    if (view) for (const aid of aids) if (isLow(aid)) drawAid(aided, aid, view);
    for (const actor of actors) if (actor.kind === 'lock') drawLock(aided, actor, actors);
    if (view) for (const aid of aids) if (!isLow(aid)) drawAid(aided, aid, view);
  });
  if (held) drawHeld(aided, held);
  writePlates(frame, aided);
};
