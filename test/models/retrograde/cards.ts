import { ASSETS } from './data/assets.ts';
import type { AnyFace, AssetFace, SpacecraftFace, UpgradeFace } from './data/faces.ts';
import { SPACECRAFT } from './data/spacecraft.ts';
import { UPGRADES } from './data/upgrades.ts';
import type { Seat } from './state.ts';

/** RG-1.2: every card there is, homeworlds included. */
export const POOL: readonly AnyFace[] = [...ASSETS, ...SPACECRAFT, ...UPGRADES];

const FACES: Readonly<Record<string, AnyFace>> = Object.fromEntries(POOL.map((face) => [face.id, face]));

/** The face of a catalogue id like `light-bomber`, or undefined. */
export const findFace = (id: string): AnyFace | undefined => (Object.hasOwn(FACES, id) ? FACES[id] : undefined);

/** Id of a homeworld in play: `1:jupiter`. */
export const homeworldId = (seat: Seat, homeworld: string): string => `${seat}:${homeworld}`;

/** Ids of the cards of a deck, in its order: `1:light-bomber.2` is the second Light Bomber from the top of seat 1. */
export function cardIds(seat: Seat, cards: readonly string[]): string[] {
  const copies: Record<string, number> = {};
  return cards.map((card) => {
    copies[card] = (copies[card] ?? 0) + 1;
    return `${seat}:${card}.${copies[card]}`;
  });
}

/** The face of a card in the game. Throws for an id that names none. */
export function faceOf(id: string): AnyFace {
  const face = findFace(id.slice(2).replace(/\.\d+$/, ''));
  if (!face) throw new Error(`There is no card ${id}.`);
  return face;
}

/** Whose card it is; ownership never changes. */
export const ownerOf = (id: string): Seat => (id.startsWith('1') ? 1 : 2);

/** How sentences name a card. */
export const nameOf = (id: string): string => faceOf(id).name;

/** The printed numbers of an asset. Throws for a card of another kind. */
export function assetFace(id: string): AssetFace {
  const face = faceOf(id);
  if (face.kind !== 'asset') throw new Error(`${id} is no asset.`);
  return face;
}

/** The printed numbers of a spacecraft. Throws for a card of another kind. */
export function shipFace(id: string): SpacecraftFace {
  const face = faceOf(id);
  if (face.kind !== 'spacecraft') throw new Error(`${id} is no spacecraft.`);
  return face;
}

/** The printed numbers of an upgrade. Throws for a card of another kind. */
export function upgradeFace(id: string): UpgradeFace {
  const face = faceOf(id);
  if (face.kind !== 'upgrade') throw new Error(`${id} is no upgrade.`);
  return face;
}
