import { HULL_FRAME } from '../../../../../assets/art/bake-sketch.ts';
import type { Easel, Frame } from '../../../table/art.ts';
import { markerName } from '../../../../games/orions-gate/index.ts';
import type { Viewport } from '../../../table/camera/camera.ts';
import { shownAt, shownBox } from '../../../table/camera/turn.ts';
import type { Box, Disc } from '../../../table/ink/place-labels.ts';
import { drawPlates, upright, type Plate } from '../../../table/ink/plates.ts';
import type { Effect } from '../../../table/fx/effect.ts';
import { drawEffects } from '../../../table/world/draw-effects.ts';
import { flat, type Lens } from '../../../table/world/lens.ts';
import { drawFarSky, type Drift } from '../../../table/world/sky.ts';
import { drawAids } from './aids/draw-aids.ts';
import { penFor, type Pen } from './aids/pen.ts';
import { canvasAngle } from './aids/regions.ts';
import { drawThreat } from './aids/threat.ts';
import { drawBase, drawGrave, drawRim, type DrawnBase } from './ink/bases.ts';
import { drawEdge, drawGrid, drawVeil, drawZone, type Sheet } from './ink/grid.ts';
import { drawHazard } from './ink/hazard.ts';
import { drawMission } from './ink/mission.ts';
import { discsUnder, ghostDiscs, plateOf, verdictPlates } from './ink/word-plates.ts';
import { paletteOf, sideTone, type Palette } from './palette.ts';
import type { Overlay } from './stage.ts';
import { drawDeepSky } from './world/deep-sky.ts';
import { drawHulls, drawTerrain } from './world/draw-world.ts';
import { NAMES, namePlates } from './name-plates.ts';
import { ghostSign } from './world/ghost.ts';
import { leastReach, reachesOf, trueReach, type Stand } from './world/hull-size.ts';
import { bakeHulls, fetchHulls, hullCanvas } from './world/hull-works.ts';
import { drawCargo, drawMarkers, markerInk, reachOf, stands } from './world/markers.ts';
import { drawMines } from './world/mines.ts';
import { paintOn } from './world/paints.ts';
import { shownTable, type ShownView } from './world/shown.ts';
import type { Actor } from './world/tableau.ts';
import { lightOf } from './world/terrain.ts';

type TableFrame = Frame<ShownView, Overlay, Actor>;
type Spot = { readonly x: number; readonly y: number };

/** A word is still written when its place is so far out of sight, CSS pixels. */
const EDGE = 24;
/** From here on one looks closely, and the inch grid helps. */
const CLOSE = 32;
/** Aids that measure: the inch grid comes up with them. */
const MEASURES: ReadonlySet<Overlay['kind']> = new Set<Overlay['kind']>(['line', 'ribbon', 'area', 'ghost']);

/** A measure that ends within so many base radii of a ship is taken at it. */
const MEASURED = 1.5;
/** Largest side of the picture of a ship that is only tried, pixels. */
const GHOST = 360;
/** The halves of a wreck are drawn so much larger than true. */
const WRECKED = 1.25;

/** How far the near stars shift over the whole table, CSS pixels. */
const NEAR_SHIFT = 130;
/** The places where something is being measured: what stands there is drawn true to its base. */
const measuredAt = ({ overlays }: TableFrame): readonly Spot[] =>
  overlays.flatMap((aid) => {
    if (aid.kind === 'ghost') return [aid.pose];
    return aid.kind === 'line' && aid.ticks ? [aid.from, aid.to] : [];
  });

/** The ships at which something is being measured. */
const exactOf = (frame: TableFrame): ReadonlySet<string> => {
  const places = measuredAt(frame);
  if (places.length === 0) return new Set();
  const touches = ({ x, y, radius }: Actor): boolean =>
    places.some((place) => Math.hypot(place.x - x, place.y - y) <= radius * MEASURED);
  return new Set(frame.actors.filter(touches).map(({ id }) => id));
};

const basesOf = (frame: TableFrame, lens: Lens): DrawnBase[] => {
  const exact = exactOf(frame);
  const bases = frame.actors.map((actor) => ({
    actor,
    ...lens.at(actor),
    radius: actor.radius * lens.mil,
    angle: canvasAngle(actor.heading),
  }));
  const standing = bases.filter(({ actor }) => !actor.wreck);
  const stands = standing.map(({ actor, x, y, radius }): Stand => ({
    type: actor.unitType,
    x,
    y,
    radius,
    exact: exact.has(actor.id),
  }));
  const reaches = new Map(reachesOf(stands, lens).map((reach, at) => [standing[at]!.actor.id, reach]));
  return bases.map((base) => ({
    ...base,
    reach: reaches.get(base.actor.id) ?? leastReach(base.actor.unitType, base.radius, lens) * WRECKED,
  }));
};

/** Effects that belong to a hull, where it is drawn and as large. */
const ridden = (effects: readonly Effect[], bases: readonly DrawnBase[]): readonly Effect[] => {
  if (!effects.some(({ on }) => on !== undefined)) return effects;
  const drawn = new Map(bases.map((base) => [base.actor.id, base]));
  return effects.map((effect) => {
    const base = effect.on === undefined ? undefined : drawn.get(effect.on);
    if (!base) return effect;
    const { actor } = base;
    const grown = base.reach / trueReach(actor.unitType, base.radius);
    return {
      ...effect,
      x: actor.x + (effect.x - actor.x) * grown,
      y: actor.y + (effect.y - actor.y) * grown,
      length: effect.length * grown,
      width: effect.width * grown,
    };
  });
};

const seedFor = (frame: TableFrame): string => frame.view?.options.terrainSeed ?? '';

/** How strongly the inch grid shows, 0 to 1. */
const gridStrength = ({ settings, camera }: TableFrame, measuring: boolean): number => {
  if (settings.showGrid) return 1;
  if (measuring) return 0.75;
  return camera.scale >= CLOSE ? 0.6 : 0;
};

/** What of the aids shows below the ships: chosen units and whether something is measured. */
const belowAids = (frame: TableFrame): { chosen: ReadonlySet<string>; grid: number } => {
  const chosen = new Set(
    frame.overlays.flatMap((aid) => (aid.kind === 'mark' && aid.mark === 'selected' ? [aid.unit] : [])),
  );
  const measuring = frame.overlays.some((aid) => MEASURES.has(aid.kind));
  return { chosen, grid: gridStrength(frame, measuring) };
};

const serials = new WeakMap<Overlay, number>();
let fields = 0;

/** A number of its own for every field that was ever drawn. */
const serialOf = (field: Overlay): number => {
  const serial = serials.get(field) ?? (fields += 1);
  serials.set(field, serial);
  return serial;
};

/** The fields that lie below the ships. */
const fieldsOf = ({ overlays }: TableFrame) => overlays.filter((aid) => aid.kind === 'threat');

/** A key that differs between two frames that show different things below the ships. */
export const keyBelow = (frame: TableFrame): string => {
  const { chosen, grid } = belowAids(frame);
  return `${[...chosen].join()}/${grid}/${[...exactOf(frame)].join()}/${fieldsOf(frame).map(serialOf).join()}`;
};

/** A pen for what lies below the ships: it knows none of them. */
const penBelow = ({ ratio, camera, viewport: view, turned, settings }: TableFrame, { sheet: context }: Easel): Pen =>
  penFor({
    context,
    ratio,
    camera,
    view,
    turned,
    palette: paletteOf(settings.palette),
    settings,
    unit: () => null,
    silhouette: () => undefined,
  });

/**
 * Zones show while something is placed in them, and in Breakthrough, which counts what stands in them (OG-4.3, 16.11,
 * 16.14).
 */
const shows = ({ stage, mission }: ShownView): boolean =>
  stage === 'deploy' || stage === 'markers' || (mission === 'breakthrough' && stage === 'play');

/** Paints the sheet under the ships: veil, edge, grid, zones, bases. */
export const paintSheet = (frame: TableFrame, easel: Easel): void => {
  const { sheet: context, lens } = easel;
  const { ratio, camera, viewport: view, turned } = frame;
  const palette = paletteOf(frame.settings.palette);
  const { chosen, grid } = belowAids(frame);
  const drawn: Sheet = { context, camera, view, turned, ratio, palette, table: frame.table };
  drawVeil(drawn);
  drawEdge(drawn);
  for (const piece of shownTable(frame.view)?.pieces ?? []) drawHazard(drawn, piece);
  if (grid > 0) drawGrid(drawn, grid);
  for (const field of fieldsOf(frame)) drawThreat(penBelow(frame, easel), field);
  if (frame.view) drawMission(drawn, frame.view);
  if (frame.view && shows(frame.view))
    for (const side of ['A', 'B'] as const) {
      const edge = frame.view.edges[side];
      if (edge) drawZone(drawn, edge, palette.tone[sideTone(side)], 1);
    }
  for (const base of basesOf(frame, lens)) {
    if (base.actor.wreck) drawGrave(context, base, palette, ratio);
    else drawBase(context, base, palette, ratio, chosen.has(base.actor.id));
  }
};

/** The sky moves against the table as the camera crosses it. */
const driftOf = ({ camera, table }: TableFrame): Drift => {
  const far = { x: (0.5 - camera.x / table.width) * 2, y: (camera.y / table.height - 0.5) * 2 };
  return { far, near: { x: far.x * NEAR_SHIFT, y: far.y * NEAR_SHIFT } };
};

/**
 * Whether hulls are worth fetching: before one has placed a ship of one's own, the signs of the others do, and the
 * first command does not wait for more.
 */
const wantsHulls = ({ view, actors }: TableFrame): boolean => {
  if (actors.length === 0 || !view) return false;
  return view.stage === 'play' || view.side === null || actors.some(({ side }) => side === view.side);
};

/** Puts sky, terrain, the sheet, wrecks, ships and effects in order. */
export const paintWorld = (frame: TableFrame, { scene, textures, lens }: Easel): void => {
  const palette = paletteOf(frame.settings.palette);
  const seed = seedFor(frame);
  const theme = frame.view?.options.theme ?? 'space';
  // Ships before the sky.
  if (wantsHulls(frame)) fetchHulls();
  bakeHulls(textures);
  const light = lightOf(seed);
  const drift = driftOf(frame);
  if (theme === 'space') drawDeepSky(scene, textures, lens, { seed, light, drift });
  else drawFarSky(scene, textures, lens, seed, theme, drift.far);
  drawTerrain(scene, textures, lens, shownTable(frame.view)?.pieces ?? [], seed, theme);
  scene.put(flat('sheet', 0, 0));
  if (frame.view) drawMarkers(scene, textures, lens, frame.view.markers, frame.view.shown, seed, palette);
  if (frame.view) drawMines(scene, textures, lens, frame.view, seed, palette);
  const bases = basesOf(frame, lens);
  drawHulls({ scene, textures, lens }, bases, { light, palette, paints: frame.view?.paints });
  for (const actor of frame.actors)
    if (actor.cargo > 0 && !actor.wreck) drawCargo(scene, textures, lens, actor, seed, palette);
  drawEffects(scene, textures, lens, ridden(frame.effects, bases), theme);
};

/** What a mysterious result does, beside its marker (OG-15.2). */
const RESULT = ['', '', '', 'danger', 'half move', '+1 Accuracy', '+1 Toughness'] as const;

/** Markers are named once there is room, with their mysterious result. */
const markerPlates = ({ view, camera }: TableFrame, lens: Lens, palette: Palette): Plate[] =>
  (view?.markers ?? [])
    .filter((marker) => marker.table === view!.shown && stands(marker))
    .flatMap((marker) => {
      const result = RESULT[marker.mystery ?? 0]!;
      if (camera.scale < NAMES && !result) return [];
      const ink = markerInk(marker, palette);
      const at = lens.at(marker);
      return [
        {
          ...at,
          away: reachOf(marker.kind, lens),
          text: [markerName(view!, marker.id), result].filter(Boolean).join(': '),
          edge: ink,
          ink,
          bold: false,
          forced: result !== '',
          quiet: true,
        },
      ];
    });

/** Pixels between words and the panels. */
const CLEAR = 4;

/** What the panels leave of the canvas, device pixels: words keep to it. */
const openArea = ({ width, height, top, right, bottom, left }: Viewport, ratio: number): Box => ({
  x: (left + CLEAR) * ratio,
  y: (top + CLEAR) * ratio,
  width: Math.max(width - left - right - 2 * CLEAR, 1) * ratio,
  height: Math.max(height - top - bottom - 2 * CLEAR, 1) * ratio,
});

/** Whether a word is worth writing: one whose place is out of sight would only pile up at the edge. */
const sees =
  ({ width, height }: Lens, ratio: number) =>
  ({ x, y }: Spot): boolean =>
    x > -EDGE * ratio && y > -EDGE * ratio && x < width + EDGE * ratio && y < height + EDGE * ratio;

/** The pen aids are drawn with: it knows where ships are drawn, and their silhouettes. */
const penOf = (
  { ratio, camera, viewport: view, turned, settings, view: shown }: TableFrame,
  { over: context, lens, textures }: Easel,
  palette: Palette,
  bases: readonly DrawnBase[],
  seed: string,
): Pen => {
  const place = new Map(bases.map((base) => [base.actor.id, base]));
  return penFor({
    context,
    ratio,
    camera,
    view,
    turned,
    palette,
    settings,
    unit: (id) => {
      const base = place.get(id);
      return base ? { x: base.x, y: base.y, radius: base.radius, side: base.actor.side } : null;
    },
    silhouette: ({ id, of = id, unitType: type, side, pose, radius }, alpha) => {
      const at = lens.at(pose);
      const size = 2 * HULL_FRAME * leastReach(type, radius * lens.mil, lens);
      const rgb = palette.tone[sideTone(side)];
      const { heading } = pose;
      const light = lightOf(seed);
      const paint = paintOn(shown?.paints, of);
      const picture =
        hullCanvas(
          textures,
          { type, family: side, paint, heading, side: size, light, rgb, hurt: 0, id: '', dead: false, half: 0 },
          GHOST,
        )?.canvas ?? ghostSign(type, side, size, rgb);
      context.save();
      context.translate(at.x, at.y);
      context.rotate(canvasAngle(pose.heading));
      context.globalAlpha = alpha;
      context.drawImage(picture, -size / 2, -size / 2, size, size);
      context.restore();
    },
  });
};

/** Writes plates upright, however the canvas is shown. */
const writePlates = (
  { ratio, turned, settings }: TableFrame,
  { over: context, lens }: Easel,
  plates: readonly Plate[],
  discs: readonly Disc[],
): void => {
  const all = { x: 2, y: 2, width: lens.width - 4, height: lens.height - 4 };
  const palette = paletteOf(settings.palette);
  if (!turned) return drawPlates(context, plates, discs, all, ratio, palette);
  const wide = lens.width;
  const shown = <T extends Spot>(thing: T): T => ({ ...thing, ...shownAt(thing, wide) });
  upright(context, turned, { x: wide, y: 0 }, () =>
    drawPlates(
      context,
      plates.map((plate) => ({
        ...shown(plate),
        ...(plate.area && { area: shownBox(plate.area, wide) }),
        ...(plate.middle && { middle: shownAt(plate.middle, wide) }),
      })),
      discs.map(shown),
      shownBox(all, wide),
      ratio,
      palette,
    ),
  );
};

/** Paints rims, aids and words over all. */
export const paintAbove = (frame: TableFrame, easel: Easel): void => {
  const { over: context, lens } = easel;
  const { ratio } = frame;
  const palette = paletteOf(frame.settings.palette);
  const bases = basesOf(frame, lens);
  const alive = bases.filter((base) => !base.actor.wreck);
  const pen = penOf(frame, easel, palette, bases, seedFor(frame));
  for (const base of alive) drawRim(context, base, palette, ratio);
  drawAids(pen, frame.overlays);
  const open = openArea(frame.viewport, ratio);
  const inSight = sees(lens, ratio);
  const words: Plate[] = pen.words.filter(inSight).map((word) => ({ ...plateOf(word, palette), area: open }));
  const verdicts = verdictPlates(frame.notes, frame.view?.side ?? null, lens, palette)
    .filter(inSight)
    .map((plate) => ({ ...plate, area: open }));
  const plates = [
    ...words,
    // Before the names: a verdict stays where it is when the name of a ship goes with the ship.
    ...verdicts,
    ...markerPlates(frame, lens, palette).filter(inSight),
    ...namePlates(frame, lens, palette, alive, open),
  ];
  writePlates(frame, easel, plates, [
    ...discsUnder(bases, frame.notes),
    ...ghostDiscs(frame.overlays, lens, frame.turned),
  ]);
};
