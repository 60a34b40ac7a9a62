import { bakeMarker } from '../../../../../../assets/art/orions-gate/markers.ts';
import type { Marker } from '../../../../../games/orions-gate/index.ts';
import type { Pictures } from '../../../../table/pictures.ts';
import { placed, type Lens } from '../../../../table/world/lens.ts';
import type { Textures } from '../../../../table/world/textures.ts';
import { sideTone, type Palette } from '../palette.ts';
import type { Actor } from './tableau.ts';
import { lightOf } from './terrain.ts';

/** Half the picture of a marker: a point of the rules (OG-2.7) that must be seen, mils and CSS pixels. */
const REACH = { objective: 900, artifact: 800, station: 1900 } as const;
const MIN = 11;
/** Artifacts aboard ride at the stern, this share of the base's radius away. */
const ABOARD = 0.9;

/** Whether a marker is to be seen where it was placed: artifacts aboard or gone and lost stations are not. */
export const stands = ({ carrier, takenBy }: Marker): boolean => carrier === null && takenBy === null;

/** The colour of a marker: its side's, or its kind's. */
export const markerInk = ({ kind, side }: Marker, palette: Palette): string =>
  side ? palette.tone[sideTone(side)] : kind === 'artifact' ? palette.tone.good : palette.tone.warn;

/** Half the picture of a marker on the canvas, device pixels. */
export const reachOf = (kind: Marker['kind'], lens: Lens): number => Math.max(REACH[kind] * lens.mil, MIN * lens.ratio);

/** Draws the markers that stand on a table. */
export const drawMarkers = (
  scene: Pictures,
  textures: Textures,
  lens: Lens,
  markers: readonly Marker[],
  table: number,
  seed: string,
  palette: Palette,
): void => {
  for (const marker of markers) {
    if (marker.table !== table || !stands(marker)) continue;
    const at = lens.at(marker);
    put(scene, textures, marker.kind, at.x, at.y, reachOf(marker.kind, lens), seed, markerInk(marker, palette));
  }
};

/** Draws the artifacts a ship holds, behind it. */
export const drawCargo = (
  scene: Pictures,
  textures: Textures,
  lens: Lens,
  actor: Actor,
  seed: string,
  palette: Palette,
): void => {
  const angle = (actor.heading / 18000) * Math.PI;
  const at = lens.at(actor);
  const reach = Math.max(420 * lens.mil, 6 * lens.ratio);
  for (let i = 0; i < actor.cargo; i += 1) {
    const away = actor.radius * lens.mil * ABOARD + i * reach;
    put(
      scene,
      textures,
      'artifact',
      at.x - Math.cos(angle) * away,
      at.y + Math.sin(angle) * away,
      reach,
      seed,
      palette.tone.good,
    );
  }
};

const put = (
  scene: Pictures,
  textures: Textures,
  kind: Marker['kind'],
  x: number,
  y: number,
  reach: number,
  seed: string,
  ink: string,
): void => {
  const kept = textures.get(`marker/${kind}/${ink}`, 2 * reach, 256, (pixels) =>
    bakeMarker(kind, pixels, lightOf(seed), ink),
  );
  scene.put(placed(kept.key, x, y, (2 * reach) / kept.width, (2 * reach) / kept.height));
};
