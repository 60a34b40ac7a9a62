import { LEAST, sized, writeAt } from '../../../cards/table/scribe.ts';
import { rgba } from '../../../table/palette.ts';
import { at, linesOf, moduleSlot, type Berth } from './berth.ts';
import type { AssetActor } from './cast.ts';
import { isFar, type Drawing } from './drawing.ts';
import { briefName, shorterName } from './brief-name.ts';
import { paneIn } from './panes.ts';
import { drawClass, drawFigure, drawUpgradeSign } from './signs.ts';

/** Sizes: share of 1000 units, and limits in CSS pixels. Signs may be smaller than the figures beside them. */
const NAME = { share: 60, least: LEAST, most: 24 } as const;
const SIGN = { share: 54, least: 9, most: 20 } as const;

/** Room from which on the name of a module is written, CSS pixels. */
const NAMED = 58;
/** Height of a module from which on its text is written too, CSS pixels. */
const TOLD = 39;
/** Height from which on its name is written, CSS pixels. */
const WRITTEN = 15;

const sizeOf = ({ lens }: Drawing, { share, least, most }: typeof NAME | typeof SIGN): number =>
  Math.round(Math.min(Math.max(share * lens.mil, least * lens.ratio), most * lens.ratio));

/** A card that lies straight, a quarter turned, or upside down, as on a real table (RG-23.3). */
function drawTurned({ context, lens, palette }: Drawing, x: number, y: number, size: number, asset: AssetActor): void {
  const dead = asset.dead >= 1;
  context.save();
  context.translate(x, y);
  context.rotate((dead ? 1 : asset.tapped * 0.5) * Math.PI);
  context.lineWidth = 1.3 * lens.ratio;
  context.strokeStyle = rgba(dead ? palette.bad : palette.warn, 0.95);
  context.beginPath();
  context.roundRect(-size * 0.32, -size * 0.46, size * 0.64, size * 0.92, size * 0.1);
  context.stroke();
  context.beginPath();
  context.moveTo(-size * 0.14, -size * 0.14);
  context.lineTo(0, -size * 0.3);
  context.lineTo(size * 0.14, -size * 0.14);
  context.stroke();
  context.restore();
}

/** As much of a name as there is room for. */
function nameFor({ context }: Drawing, name: string, size: number, room: number): string {
  context.font = `600 ${size}px "Chakra Petch"`;
  const fits = (text: string): boolean => context.measureText(text).width <= room;
  return [name, shorterName(name)].find(fits) ?? briefName(name);
}

/**
 * The name of an asset: a star for a homeworld, a turned card for one that is tapped or destroyed. On a map the card
 * lies over the name, which needs all the width.
 */
function writeName(drawing: Drawing, berth: Berth, asset: AssetActor): void {
  const { lens, palette, context, level } = drawing;
  const { plate } = asset;
  const size = sizeOf(drawing, NAME);
  const lines = linesOf(berth, lens.ratio / lens.mil);
  // A map has no figures: the name stands in their place, off the orbitals.
  const spot = lens.at(at(berth, 0, level === 'map' ? lines.figures : lines.name));
  const room = (berth.wide - (level === 'map' ? 0 : 60)) * lens.mil;
  const mark = plate.homeworld ? size * 1.25 : 0;
  const isTurned = asset.tapped > 0.02 || asset.dead > 0;
  const turned = isTurned && level !== 'map' ? size * 1.45 : 0;
  const text = nameFor(drawing, asset.name, size, room - mark - turned);
  const wide = Math.min(context.measureText(text).width, room - mark - turned);
  const left = spot.x - (wide + mark + turned) / 2;
  const ink = rgba(asset.dead > 0 ? palette.quiet : palette.text, 1);
  if (plate.homeworld)
    drawFigure(drawing, 'star', left + size * 0.5, spot.y, size * 1.05, rgba(palette.seat[asset.owner]!, 1));
  writeAt(drawing, text, left + mark, spot.y, {
    size,
    ink,
    align: 'left',
    within: room - mark - turned,
    edge: rgba(palette.plate, 0.75),
  });
  if (turned > 0) drawTurned(drawing, left + mark + wide + size * 0.95, spot.y, size * 1.2, asset);
  else if (isTurned) {
    const side = spot.x - (berth.wide / 2) * lens.mil + size * 0.6;
    drawTurned(drawing, side, spot.y - berth.up * size * 1.15, size * 1.05, asset);
  }
}

/** Resistance as pips: whole ones stand, broken ones are open and crossed. */
function drawPips(
  { context, lens, palette }: Drawing,
  x: number,
  y: number,
  size: number,
  now: number,
  of: number,
): number {
  const step = size * 0.72;
  for (let index = 0; index < of; index += 1) {
    const px = x + index * step + step / 2;
    const whole = index < of - now;
    context.beginPath();
    context.moveTo(px - size * 0.26, y - size * 0.36);
    context.lineTo(px + size * 0.26, y - size * 0.36);
    context.lineTo(px + size * 0.26, y + size * 0.06);
    context.lineTo(px, y + size * 0.42);
    context.lineTo(px - size * 0.26, y + size * 0.06);
    context.closePath();
    context.lineWidth = Math.max(1, lens.ratio);
    if (whole) {
      context.fillStyle = rgba(palette.neutral, 0.95);
      context.fill();
    } else {
      context.strokeStyle = rgba(palette.bad, 1);
      context.moveTo(px - size * 0.16, y + size * 0.12);
      context.lineTo(px + size * 0.16, y - size * 0.22);
      context.stroke();
    }
  }
  return of * step;
}

/** Population, power, resistance and facilities in one line. */
function writeFigures(drawing: Drawing, berth: Berth, { plate, dead, owner }: AssetActor): void {
  const { lens, palette, level } = drawing;
  const spot = lens.at(at(berth, 0, linesOf(berth, lens.ratio / lens.mil).figures));
  const quiet = dead > 0.5;
  const ink = rgba(quiet ? palette.quiet : palette.text, 1);
  const classes = [
    ...plate.printed.map((of) => ({ of, added: false })),
    ...plate.added.map((of) => ({ of, added: true })),
  ];
  // In signs: two figures, pips, the exact number from near, classes.
  const signs = 5 + plate.damage.of * 0.72 + (level === 'near' ? 1.9 : 0) + classes.length * 1.15;
  const room = (berth.wide - 40) * lens.mil;
  const size = Math.min(sizeOf(drawing, SIGN), Math.floor(room / signs));
  const letter = Math.max(size, LEAST * lens.ratio);
  const one = size * 2.25;
  const exact = level === 'near' ? size * 1.9 : 0;
  const gap = size * 0.5;
  let x = spot.x - (signs * size) / 2;
  for (const figure of ['population', 'power'] as const) {
    drawFigure(drawing, figure, x + size * 0.5, spot.y, size * 0.95, rgba(palette.quiet, 1));
    writeAt(drawing, String(quiet ? 0 : plate[figure]), x + size * 1.15, spot.y, {
      size: letter,
      ink,
      align: 'left',
    });
    x += one;
  }
  x += drawPips(drawing, x, spot.y, size, plate.damage.now, plate.damage.of);
  if (exact > 0) {
    const { now, of } = plate.damage;
    writeAt(drawing, `${of - now}/${of}`, x + size * 0.3, spot.y, {
      size: Math.max(size * 0.86, LEAST * lens.ratio),
      ink,
      weight: 500,
      align: 'left',
    });
    x += exact;
  }
  x += gap + size * 0.5;
  for (const { of, added } of classes) {
    drawClass(drawing, of, x, spot.y, size * 0.98, quiet ? palette.quiet : palette.seat[owner]!, added);
    x += size * 1.15;
  }
}

/** RG-23.4: an upgrade is a lit module beneath the limb. */
function drawUpgrade(drawing: Drawing, berth: Berth, { plate, owner }: AssetActor, upgrade: string): void {
  const { context, lens, palette, level } = drawing;
  if (!plate.upgrade) return;
  const pane = paneIn(lens, berth, moduleSlot(berth, 'upgrade'));
  const rgb = palette.seat[owner]!;
  const light = context.createLinearGradient(0, pane.y, 0, pane.y + pane.height);
  light.addColorStop(0, rgba(rgb, 0.34));
  light.addColorStop(1, rgba(rgb, 0.1));
  context.beginPath();
  context.roundRect(pane.x + 0.5, pane.y + 0.5, pane.width - 1, pane.height - 1, 4 * lens.ratio);
  context.fillStyle = rgba(palette.plate, 0.85);
  context.fill();
  context.fillStyle = light;
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = rgba(rgb, 0.9);
  context.stroke();
  const size = Math.min(pane.height * 0.74, 26 * lens.ratio);
  const middle = pane.y + pane.height / 2;
  drawUpgradeSign(drawing, upgrade, pane.x + size * 0.72, middle, size, palette.text);
  const { now, of } = plate.upgrade.damage;
  const pips = Math.min(size * 0.8, 14 * lens.ratio);
  const right = pane.x + pane.width - pips * 0.3;
  drawPips(drawing, right - of * pips * 0.72, middle, pips, now, of);
  const within = pane.width - size * 1.7 - of * pips * 0.72;
  if (isFar(level) || within < NAMED * lens.ratio || pane.height < WRITTEN * lens.ratio) return;
  // From very near what it does stands below its name.
  const told = pane.height > TOLD * lens.ratio;
  const left = pane.x + size * 1.4;
  writeAt(drawing, plate.upgrade.name, left, told ? pane.y + pane.height * 0.31 : middle, {
    size: sized(drawing, pane.height * (told ? 0.36 : 0.62), LEAST, 15),
    ink: rgba(palette.text),
    weight: 500,
    align: 'left',
    within,
  });
  if (told)
    writeAt(drawing, plate.upgrade.text, left, pane.y + pane.height * 0.72, {
      size: sized(drawing, pane.height * 0.29, LEAST, 13),
      ink: rgba(palette.text, 0.86),
      weight: 500,
      align: 'left',
      within,
    });
}

/** Writes everything that stands beneath a limb but its scaffolds. */
export function writeAsset(drawing: Drawing, berth: Berth, asset: AssetActor): void {
  drawing.context.globalAlpha = asset.alpha;
  writeName(drawing, berth, asset);
  if (drawing.level !== 'map') writeFigures(drawing, berth, asset);
  if (asset.upgradeCard !== null) drawUpgrade(drawing, berth, asset, asset.upgradeCard);
  drawing.context.globalAlpha = 1;
}
