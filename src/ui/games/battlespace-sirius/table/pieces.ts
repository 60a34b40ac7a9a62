import type { Pictures } from '../../../table/pictures.ts';
import type { Lens } from '../../../table/world/lens.ts';
import { levelOf, pixelsOf, type Textures } from '../../../table/world/textures.ts';
import type { Piece } from './card.ts';

/** Largest picture of a card, pixels. */
const LARGEST = 900;

/** Puts pieces into the scene. */
export const putPieces = (scene: Pictures, textures: Textures, lens: Lens, pieces: readonly Piece[]): void => {
  for (const piece of pieces) {
    if (piece.alpha <= 0.003) continue;
    const at = lens.at(piece);
    const wide = piece.width * lens.mil;
    if (at.x + wide < 0 || at.y + wide < 0 || at.x - wide > lens.width || at.y - wide > lens.height) continue;
    const kept = textures.get(piece.name, wide, LARGEST, piece.bake);
    scene.put({
      texture: kept.key,
      x: at.x,
      y: at.y,
      scaleX: wide / kept.width,
      scaleY: (wide * piece.tall) / kept.height,
      rotation: piece.angle,
      alpha: Math.min(piece.alpha, 1),
      add: false,
      originX: 0.5,
      originY: 0.5,
    });
  }
};

const kept = new Map<string, HTMLCanvasElement>();
/** Pictures kept before all are let go. */
const MANY = 160;

const pictureOf = (piece: Piece, wide: number): HTMLCanvasElement => {
  const level = Math.min(levelOf(wide), levelOf(LARGEST));
  const key = `${piece.name}@${level}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size > MANY) kept.clear();
  const made = piece.bake(pixelsOf(level));
  kept.set(key, made);
  return made;
};

/**
 * Draws pieces on a context in device pixels: ghosts, which lie over all pictures of the scene, and cards of the page.
 * `picture`: where the pictures come from, for pieces of which none may be kept.
 */
export const drawPieces = (
  context: CanvasRenderingContext2D,
  lens: Lens,
  pieces: readonly Piece[],
  alpha: number,
  picture = pictureOf,
): void => {
  for (const piece of pieces) {
    if (piece.alpha <= 0.003) continue;
    const at = lens.at(piece);
    const wide = piece.width * lens.mil;
    context.save();
    context.translate(at.x, at.y);
    context.rotate(piece.angle);
    context.globalAlpha = Math.min(piece.alpha, 1) * alpha;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture(piece, wide), -wide / 2, (-wide * piece.tall) / 2, wide, wide * piece.tall);
    context.restore();
  }
};
