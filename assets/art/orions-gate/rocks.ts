import type { Inside } from './clouds.ts';
import { light } from '../relief.ts';
import { blank, drawsOf, fieldOf, smooth, type Light } from '../seeded.ts';

interface Rock {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const layRock = (
  colour: CanvasRenderingContext2D,
  height: CanvasRenderingContext2D,
  rock: Rock,
  draw: () => number,
): void => {
  const corners = 9 + Math.floor(draw() * 4);
  const stretch = 0.72 + draw() * 0.5;
  const turn = draw() * Math.PI;
  const path = new Path2D();
  for (let index = 0; index < corners; index += 1) {
    const angle = (index / corners) * Math.PI * 2;
    const r = rock.radius * (0.78 + draw() * 0.26);
    const x = Math.cos(angle) * r;
    const y = Math.sin(angle) * r * stretch;
    const px = rock.x + x * Math.cos(turn) - y * Math.sin(turn);
    const py = rock.y + x * Math.sin(turn) + y * Math.cos(turn);
    if (index === 0) path.moveTo(px, py);
    else path.lineTo(px, py);
  }
  path.closePath();
  const tone = 92 + draw() * 58;
  const warm = draw() * 22;
  colour.fillStyle = `rgb(${tone + warm}, ${tone + warm * 0.5}, ${tone - warm * 0.3})`;
  colour.fill(path);
  const dome = height.createRadialGradient(rock.x, rock.y, 0, rock.x, rock.y, rock.radius);
  dome.addColorStop(0, 'rgb(230,0,0)');
  dome.addColorStop(0.55, 'rgb(190,0,0)');
  dome.addColorStop(1, 'rgb(40,0,0)');
  height.fillStyle = dome;
  height.fill(path);
  // Facets and pits.
  if (rock.radius < 3) return;
  height.save();
  height.clip(path);
  // Broken faces: a few half planes that cut the dome, then small pits.
  for (let index = 0; index < 4; index += 1) {
    const angle = draw() * Math.PI * 2;
    const away = rock.radius * (0.3 + draw() * 0.4);
    const x = rock.x + Math.cos(angle) * away;
    const y = rock.y + Math.sin(angle) * away;
    const face = height.createLinearGradient(
      x,
      y,
      x + Math.cos(angle) * rock.radius * 0.7,
      y + Math.sin(angle) * rock.radius * 0.7,
    );
    face.addColorStop(0, 'rgba(150,0,0,0)');
    face.addColorStop(0.05, 'rgba(165,0,0,0.75)');
    face.addColorStop(1, 'rgba(20,0,0,0.9)');
    height.fillStyle = face;
    height.fillRect(rock.x - rock.radius, rock.y - rock.radius, rock.radius * 2, rock.radius * 2);
  }
  for (let index = 0; index < 6; index += 1) {
    const x = rock.x + (draw() - 0.5) * rock.radius * 1.5;
    const y = rock.y + (draw() - 0.5) * rock.radius * 1.5;
    const size = rock.radius * (0.05 + draw() * 0.12);
    const pit = height.createRadialGradient(x, y, 0, x, y, size);
    pit.addColorStop(0, 'rgba(90,0,0,0.34)');
    pit.addColorStop(0.8, 'rgba(130,0,0,0.2)');
    pit.addColorStop(1, 'rgba(255,0,0,0.0)');
    height.fillStyle = pit;
    height.fillRect(x - size, y - size, size * 2, size * 2);
  }
  height.restore();
};

/** Bakes an asteroid field over a square of table: dust and rocks of many sizes, each wholly within the outline. */
export const bakeRocks = (
  size: number,
  left: number,
  top: number,
  span: number,
  inside: Inside,
  seed: number,
  reach: number,
  from: Light,
): HTMLCanvasElement => {
  const draw = drawsOf(seed);
  const scale = size / span;
  const dust = blank(size, size);
  const onDust = dust.getContext('2d')!;
  const field = fieldOf(seed);
  const coarse = blank(Math.max(24, size / 4), Math.max(24, size / 4));
  const onCoarse = coarse.getContext('2d')!;
  const haze = onCoarse.createImageData(coarse.width, coarse.height);
  for (let py = 0; py < coarse.height; py += 1)
    for (let px = 0; px < coarse.width; px += 1) {
      const x = left + ((px + 0.5) / coarse.width) * span;
      const y = top - ((py + 0.5) / coarse.height) * span;
      const at = (py * coarse.width + px) * 4;
      const thick = field((x - left) / reach, (y - top) / reach, 1, 4);
      haze.data[at] = 150;
      haze.data[at + 1] = 128;
      haze.data[at + 2] = 104;
      haze.data[at + 3] = smooth(-0.06, 0.4, inside(x, y) / reach) * (0.34 + thick * 0.34) * 255;
    }
  onCoarse.putImageData(haze, 0, 0);
  onDust.imageSmoothingQuality = 'high';
  onDust.drawImage(coarse, 0, 0, size, size);

  const colour = blank(size, size);
  const height = blank(size, size);
  const onColour = colour.getContext('2d', { willReadFrequently: true })!;
  const onHeight = height.getContext('2d', { willReadFrequently: true })!;
  const laid: Rock[] = [];
  const sizes = [
    ...Array.from({ length: 5 }, () => 0.24),
    ...Array.from({ length: 12 }, () => 0.14),
    ...Array.from({ length: 40 }, () => 0.075),
    ...Array.from({ length: 120 }, () => 0.032),
  ];
  for (const want of sizes) {
    for (let attempt = 0; attempt < 14; attempt += 1) {
      const x = left + draw() * span;
      const y = top - draw() * span;
      const radius = reach * want * (0.75 + draw() * 0.5);
      if (inside(x, y) < radius) continue;
      const rock = { x: (x - left) * scale, y: (top - y) * scale, radius: radius * scale };
      if (
        laid.some(
          (other) => (other.x - rock.x) ** 2 + (other.y - rock.y) ** 2 < ((other.radius + rock.radius) * 0.93) ** 2,
        )
      )
        continue;
      laid.push(rock);
      break;
    }
  }
  for (const rock of laid) layRock(onColour, onHeight, rock, draw);
  const lit = light(colour, height, from, {
    depth: Math.max(5, size / 26),
    round: Math.max(1, size / 220),
    shine: 0.06,
    gloss: 6,
    shade: 0.16,
  });
  // Soft shadows of the rocks on the dust, away from the light.
  onDust.globalCompositeOperation = 'source-over';
  onDust.fillStyle = 'rgba(0, 0, 0, 0.4)';
  for (const rock of laid) {
    if (rock.radius < 2) continue;
    onDust.beginPath();
    onDust.ellipse(
      rock.x - from.x * rock.radius * 0.5,
      rock.y - from.y * rock.radius * 0.5,
      rock.radius,
      rock.radius * 0.92,
      0,
      0,
      Math.PI * 2,
    );
    onDust.fill();
  }
  onDust.drawImage(lit, 0, 0);
  return dust;
};

/** Bakes a solid body of the exact outline: `built` = the hulk of a ship, else a fragment of a moon. */
export const bakeBody = (
  size: number,
  left: number,
  top: number,
  span: number,
  outline: Path2D,
  seed: number,
  built: boolean,
  from: Light,
): HTMLCanvasElement => {
  const draw = drawsOf(seed);
  const field = fieldOf(seed);
  const colour = blank(size, size);
  const height = blank(size, size);
  const onColour = colour.getContext('2d', { willReadFrequently: true })!;
  const onHeight = height.getContext('2d', { willReadFrequently: true })!;
  const image = onHeight.createImageData(size, size);
  const paint = onColour.createImageData(size, size);
  const grain = 3.2 / size;
  for (let py = 0; py < size; py += 1)
    for (let px = 0; px < size; px += 1) {
      const at = (py * size + px) * 4;
      const h = field(px * grain, py * grain, 3, built ? 3 : 6);
      const stain = field(px * grain * 2.2, py * grain * 2.2, 12, 4);
      image.data[at] = built ? 150 + h * 22 : 140 + h * 150;
      image.data[at + 3] = 255;
      const tone = built ? 96 + stain * 34 : 128 + h * 52 + stain * 22;
      paint.data[at] = tone * (built ? 1.02 : 1.05);
      paint.data[at + 1] = tone * (built ? 1 : 0.98);
      paint.data[at + 2] = tone * (built ? 1.02 : 0.92);
      paint.data[at + 3] = 255;
    }
  onHeight.putImageData(image, 0, 0);
  onColour.putImageData(paint, 0, 0);
  if (built) plates(onColour, onHeight, size, draw);
  else craters(onHeight, size, draw);
  onColour.setTransform(1, 0, 0, 1, 0, 0);
  onHeight.setTransform(1, 0, 0, 1, 0, 0);
  // Only what lies within the outline stays; its rim falls away.
  const mask = blank(size, size);
  const onMask = mask.getContext('2d')!;
  onMask.setTransform(size / span, 0, 0, -size / span, (-left * size) / span, (top * size) / span);
  onMask.fillStyle = '#fff';
  onMask.fill(outline);
  onColour.globalCompositeOperation = 'destination-in';
  onColour.drawImage(mask, 0, 0);
  const rim = blank(size, size);
  const onRim = rim.getContext('2d')!;
  onRim.fillStyle = '#000';
  onRim.fillRect(0, 0, size, size);
  onRim.setTransform(size / span, 0, 0, -size / span, (-left * size) / span, (top * size) / span);
  for (let step = 0; step < 8; step += 1) {
    onRim.strokeStyle = `rgba(0, 0, 0, 0.16)`;
    onRim.lineWidth = ((8 - step) / 8) * span * 0.16;
    if (step === 0) {
      onRim.fillStyle = '#fff';
      onRim.fill(outline);
    }
    onRim.stroke(outline);
  }
  onHeight.globalCompositeOperation = 'multiply';
  onHeight.drawImage(rim, 0, 0);
  return light(colour, height, from, {
    depth: Math.max(5, size / (built ? 24 : 20)),
    round: Math.max(1, size / 160),
    shine: built ? 0.14 : 0.03,
    gloss: 8,
    shade: 0.16,
  });
};

const craters = (onHeight: CanvasRenderingContext2D, size: number, draw: () => number): void => {
  for (let index = 0; index < 16; index += 1) {
    const x = draw() * size;
    const y = draw() * size;
    const radius = size * (0.02 + draw() ** 2 * 0.1);
    const bowl = onHeight.createRadialGradient(x, y, 0, x, y, radius);
    bowl.addColorStop(0, 'rgba(50,0,0,0.85)');
    bowl.addColorStop(0.7, 'rgba(100,0,0,0.7)');
    bowl.addColorStop(0.86, 'rgba(240,0,0,0.75)');
    bowl.addColorStop(1, 'rgba(190,0,0,0)');
    onHeight.fillStyle = bowl;
    onHeight.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
};

const plates = (
  onColour: CanvasRenderingContext2D,
  onHeight: CanvasRenderingContext2D,
  size: number,
  draw: () => number,
): void => {
  const unit = size / 22;
  // Decks along one keel: broad ones first, then the fittings upon them.
  const turn = (draw() - 0.5) * 0.9;
  for (const context of [onHeight, onColour]) {
    context.translate(size / 2, size / 2);
    context.rotate(turn);
    context.translate(-size / 2, -size / 2);
  }
  for (let index = 0; index < 130; index += 1) {
    const broad = index < 26;
    const w = broad ? unit * (4 + draw() * 7) : unit * (0.5 + draw() * 1.8);
    const h = broad ? unit * (1.2 + draw() * 2.2) : unit * (0.3 + draw() * 0.8);
    const x = Math.round((draw() * size - w / 2) / unit) * unit;
    const y = Math.round((draw() * size) / (unit * 0.5)) * unit * 0.5;
    const level = broad ? 110 + draw() * 70 : 130 + draw() * 110;
    onHeight.fillStyle = `rgb(${level}, 0, 0)`;
    onHeight.fillRect(x, y, w, h);
    const tone = 70 + draw() * 46;
    onColour.fillStyle = draw() < 0.05 ? 'rgba(146, 84, 48, 0.8)' : `rgba(${tone + 6}, ${tone + 4}, ${tone + 2}, 0.8)`;
    onColour.fillRect(x, y, w, h);
  }
  // Torn holes with ribs in them.
  for (let index = 0; index < 4; index += 1) {
    const x = (0.2 + draw() * 0.6) * size;
    const y = (0.2 + draw() * 0.6) * size;
    const radius = unit * (0.9 + draw() * 1.6);
    const hole = new Path2D();
    for (let corner = 0; corner < 9; corner += 1) {
      const angle = (corner / 9) * Math.PI * 2;
      const r = radius * (0.6 + draw() * 0.6);
      if (corner === 0) hole.moveTo(x + Math.cos(angle) * r, y + Math.sin(angle) * r);
      else hole.lineTo(x + Math.cos(angle) * r, y + Math.sin(angle) * r);
    }
    hole.closePath();
    onHeight.fillStyle = 'rgb(20,0,0)';
    onHeight.fill(hole);
    onColour.fillStyle = 'rgba(16, 15, 17, 0.95)';
    onColour.fill(hole);
    onHeight.strokeStyle = 'rgb(180,0,0)';
    onColour.strokeStyle = 'rgb(98, 92, 86)';
    for (const context of [onHeight, onColour]) {
      context.lineWidth = unit * 0.16;
      for (let rib = -1; rib <= 1; rib += 1) {
        context.beginPath();
        context.moveTo(x + rib * radius * 0.5, y - radius * 0.8);
        context.lineTo(x + rib * radius * 0.5 + unit * 0.3, y + radius * 0.8);
        context.stroke();
      }
    }
  }
};
