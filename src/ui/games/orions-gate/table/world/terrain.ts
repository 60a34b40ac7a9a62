import {
  bakeHole,
  bakeNebula,
  bakeSun,
  HOLE_FRAME,
  SUN_FRAME,
} from '../../../../../../assets/art/orions-gate/clouds.ts';
import type { Theme } from '../../../../../../assets/art/backdrop.ts';
import { bakeField } from '../../../../../../assets/art/orions-gate/field.ts';
import { bakeGround, type Ground } from '../../../../../../assets/art/orions-gate/land.ts';
import { bakePlanet, bakeShade, PLANET_FRAME } from '../../../../../../assets/art/planet.ts';
import { bakeBody, bakeRocks } from '../../../../../../assets/art/orions-gate/rocks.ts';
import { bakeGate, bakeWormhole, GATE_FRAME, WORMHOLE_FRAME } from '../../../../../../assets/art/orions-gate/gates.ts';
import { seedOf, type Light } from '../../../../../../assets/art/seeded.ts';
import type { Piece } from '../../../../../games/orions-gate/index.ts';
import type { CirclePart, Part } from '../../../../../table/shape.ts';
import { insideOf, outlineOf, squareOf } from './piece-shape.ts';

/** One picture of a piece: its middle and side in table mils. */
export interface PiecePicture {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly span: number;
  /** Largest side worth baking, pixels. */
  readonly largest: number;
  bake(pixels: number): HTMLCanvasElement;
  /** A ball throws its shade away from the light: radius in mils. */
  readonly shade: number | null;
}

/** Balls below this radius are moons, mils. */
const MOON = 1800;

const ball = (part: CirclePart, name: string, seed: number, light: Light): PiecePicture => ({
  name,
  x: part.x,
  y: part.y,
  span: part.radius * 2 * PLANET_FRAME,
  largest: 724,
  bake: (pixels) => bakePlanet(pixels, seed, part.radius < MOON, light),
  shade: part.radius,
});

const blocking = (piece: Piece, seed: number, light: Light): readonly PiecePicture[] => {
  const circles = piece.parts.filter((part): part is CirclePart => part.kind === 'circle');
  const rest = piece.parts.filter((part) => part.kind === 'polygon');
  const balls = circles.map((part, index) => ball(part, `${piece.id}/ball${index}/${seed}`, seed + index, light));
  if (rest.length === 0) return balls;
  const square = squareOf(rest, 0.03);
  const built =
    /wreck|hulk|ship|station|base/i.test(piece.name) ||
    (!/moon|rock|asteroid|planet/i.test(piece.name) && seed % 2 === 0);
  const outline = outlineOf(rest);
  const body: PiecePicture = {
    name: `${piece.id}/body/${seed}`,
    x: square.left + square.span / 2,
    y: square.top - square.span / 2,
    span: square.span,
    largest: 512,
    bake: (pixels) => bakeBody(pixels, square.left, square.top, square.span, outline, seed, built, light),
    shade: null,
  };
  return [body, ...balls];
};

const spread = (parts: readonly Part[]): number => squareOf(parts, 0).span / 2;

/** A field that a Deflector made (OG-9.34). */
const field = ({ id, parts }: Piece, seed: number): readonly PiecePicture[] => {
  const square = squareOf(parts, 0);
  return [
    {
      name: `${id}/field/${seed}`,
      x: square.left + square.span / 2,
      y: square.top - square.span / 2,
      span: square.span,
      largest: 256,
      bake: (pixels) => bakeField(pixels, seed),
      shade: null,
    },
  ];
};

const obscuring = (piece: Piece, seed: number, light: Light): readonly PiecePicture[] => {
  if (piece.madeBy) return field(piece, seed);
  const rocks =
    /asteroid|rock|debris|belt/i.test(piece.name) || (!/nebula|cloud|gas|dust/i.test(piece.name) && seed % 2 === 0);
  const square = squareOf(piece.parts, rocks ? 0.02 : 0.16);
  const inside = insideOf(piece.parts);
  const reach = Math.min(spread(piece.parts), 4000);
  return [
    {
      name: `${piece.id}/${rocks ? 'rocks' : 'nebula'}/${seed}`,
      x: square.left + square.span / 2,
      y: square.top - square.span / 2,
      span: square.span,
      largest: rocks ? 512 : 256,
      bake: (pixels) =>
        rocks
          ? bakeRocks(pixels, square.left, square.top, square.span, inside, seed, reach, light)
          : bakeNebula(pixels, square.left, square.top, square.span, inside, seed, reach),
      shade: null,
    },
  ];
};

const dangerous = (piece: Piece, seed: number): readonly PiecePicture[] => {
  const sun = /sun|star/i.test(piece.name) || (!/hole/i.test(piece.name) && seed % 3 === 0);
  const only = piece.parts.length === 1 && piece.parts[0]!.kind === 'circle' ? piece.parts[0] : null;
  const square = squareOf(piece.parts, 0);
  const x = square.left + square.span / 2;
  const y = square.top - square.span / 2;
  const frame = sun ? SUN_FRAME : HOLE_FRAME;
  if (only) {
    const span = only.radius * 2 * frame;
    return [
      {
        name: `${piece.id}/${sun ? 'sun' : 'hole'}/${seed}`,
        x,
        y,
        span,
        largest: 512,
        bake: (pixels) => (sun ? bakeSun(pixels, seed) : bakeHole(pixels, seed)),
        shade: null,
      },
    ];
  }
  // No single circle: a storm of hot gas fills the outline exactly, with a small hole at its heart.
  const wide = squareOf(piece.parts, 0.16);
  const inside = insideOf(piece.parts);
  return [
    {
      name: `${piece.id}/storm/${seed}`,
      x,
      y,
      span: wide.span,
      largest: 256,
      bake: (pixels) => bakeNebula(pixels, wide.left, wide.top, wide.span, inside, seed, square.span / 2, true),
      shade: null,
    },
    {
      name: `${piece.id}/heart/${seed}`,
      x,
      y,
      span: square.span * 0.42 * HOLE_FRAME,
      largest: 512,
      bake: (pixels) => bakeHole(pixels, seed),
      shade: null,
    },
  ];
};

/** A gate or wormhole: one picture for each circle, and light in the outline of every other part. */
const portals = (piece: Piece, seed: number, light: Light): readonly PiecePicture[] => {
  const gate = piece.kind === 'warpGate';
  return piece.parts.map((part, index) => {
    const name = `${piece.id}/${piece.kind}${index}/${seed}`;
    if (part.kind === 'circle') {
      const span = part.radius * 2 * (gate ? GATE_FRAME : WORMHOLE_FRAME);
      return {
        name,
        x: part.x,
        y: part.y,
        span,
        largest: 512,
        bake: (pixels) => (gate ? bakeGate(pixels, seed, light) : bakeWormhole(pixels, seed)),
        shade: null,
      };
    }
    const square = squareOf([part], 0.1);
    return {
      name,
      x: square.left + square.span / 2,
      y: square.top - square.span / 2,
      span: square.span,
      largest: 256,
      bake: (pixels) =>
        bakeNebula(pixels, square.left, square.top, square.span, insideOf([part]), seed, square.span / 3),
      shade: null,
    };
  });
};

/** What a kind of piece is above the earth; dangerous weather in the air, dangerous water at sea. */
const groundOf = (kind: Piece['kind'], theme: Exclude<Theme, 'space'>): Ground => {
  if (kind === 'blocking') return 'island';
  if (kind === 'obscuring') return theme === 'naval' ? 'reef' : 'cloud';
  return theme === 'naval' ? 'whirlpool' : 'storm';
};

const ground = (piece: Piece, seed: number, light: Light, theme: Exclude<Theme, 'space'>): readonly PiecePicture[] => {
  const kind = groundOf(piece.kind, theme);
  const square = squareOf(piece.parts, 0.16);
  const inside = insideOf(piece.parts);
  const reach = spread(piece.parts);
  return [
    {
      name: `${piece.id}/${kind}/${seed}`,
      x: square.left + square.span / 2,
      y: square.top - square.span / 2,
      span: square.span,
      largest: 362,
      bake: (pixels) => bakeGround(kind, pixels, square.left, square.top, square.span, inside, seed, reach, light),
      shade: null,
    },
  ];
};

/** The pictures of a piece, lowest first. The same piece on the same table always looks the same. */
export const picturesOf = (piece: Piece, tableSeed: string, light: Light, theme: Theme): readonly PiecePicture[] => {
  const seed = seedOf(`${tableSeed}/${piece.id}/${JSON.stringify(piece.parts[0])}`);
  if (piece.kind === 'warpGate' || piece.kind === 'wormhole') return portals(piece, seed, light);
  if (theme !== 'space') return ground(piece, seed, light, theme);
  switch (piece.kind) {
    case 'blocking':
      return blocking(piece, seed, light);
    case 'obscuring':
      return obscuring(piece, seed, light);
    case 'dangerous':
      return dangerous(piece, seed);
  }
};

/** Where the light of a table comes from, on the canvas: high and from the left, a little different on every table. */
export const lightOf = (tableSeed: string): Light => {
  const angle = (125 + (seedOf(`${tableSeed}/light`) % 40)) * (Math.PI / 180);
  return { x: Math.cos(angle) * 0.78, y: -Math.sin(angle) * 0.78, z: 0.62 };
};

export { bakeShade };
