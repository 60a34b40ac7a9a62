import { openChance, seedChance } from '../../../../engine/rng.ts';
import { makePiece, movedPiece, type PieceData } from '../../../../games/orions-gate/index.ts';
import type { Point } from '../../../../table/shape.ts';

/** Pieces to start from; their names also choose their picture. */
export const PRESET_PIECES = {
  nebula: { kind: 'obscuring', name: 'Nebula', radius: 3500 },
  asteroids: { kind: 'obscuring', name: 'Asteroid field', radius: 3500 },
  planet: { kind: 'blocking', name: 'Planet', radius: 2500 },
  moons: { kind: 'blocking', name: 'Moons', radius: 3000 },
  planetoid: { kind: 'blocking', name: 'Planetoid', radius: 2500 },
  blackHole: { kind: 'dangerous', name: 'Black hole', radius: 2500 },
  sun: { kind: 'dangerous', name: 'Sun', radius: 3000 },
  warpGate: { kind: 'warpGate', name: 'Warp gate', radius: 1500 },
  wormhole: { kind: 'wormhole', name: 'Wormhole', radius: 1500 },
} as const satisfies {
  readonly [id: string]: { readonly kind: PieceData['kind']; readonly name: string; readonly radius: number };
};

export type PresetPiece = keyof typeof PRESET_PIECES;

/** The first name of a kind that no piece has yet: "Nebula 3". */
export function freeName(name: string, pieces: readonly PieceData[]): string {
  for (let number = 1; ; number++)
    if (!pieces.some((piece) => piece.name === `${name} ${number}`)) return `${name} ${number}`;
}

/** A preset at a place; its shape follows from the seed. */
export function presetPiece(preset: PresetPiece, at: Point, seed: string, pieces: readonly PieceData[]): PieceData {
  const { kind, name, radius } = PRESET_PIECES[preset];
  return {
    ...movedPiece(makePiece(kind, name, radius, openChance(seedChance(seed))), at, 'same'),
    name: freeName(name, pieces),
  };
}
