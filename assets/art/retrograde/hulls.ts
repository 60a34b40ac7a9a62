import { board, both, box, disc, pairs, polygon, type Board, type HullSketch, type Spot } from '../hull-sketch.ts';
import { BUILT_HULLS } from './built-hulls.ts';
import { GROWN_HULLS } from './grown-hulls.ts';
import type { HullClass, HullFamily, Paint } from './hull-frame.ts';

export type { HullClass, HullFamily } from './hull-frame.ts';

// Spacecraft seen from above, bow to the right. Two families: built hulls, faceted and riveted, and grown ones, swept
// and ribbed; in each a silhouette for every class.

/** What makes a card differ from others of its class: its breadth, and what it carries. */
interface Trim {
  readonly girth: number;
  readonly extra: 'none' | 'bombs' | 'tubes' | 'ring' | 'fins' | 'armour' | 'rocket';
}

const TRIMS: { readonly [card: string]: Trim | undefined } = {
  'fast-attack-craft': { girth: 0.74, extra: 'fins' },
  'heavy-assault-vehicle': { girth: 1.22, extra: 'armour' },
  'elite-fighter': { girth: 1.05, extra: 'tubes' },
  'heavy-corvette': { girth: 1.2, extra: 'armour' },
  'light-bomber': { girth: 1.12, extra: 'bombs' },
  'missile-frigate': { girth: 0.96, extra: 'tubes' },
  destroyer: { girth: 0.86, extra: 'fins' },
  'heavy-frigate': { girth: 1.18, extra: 'armour' },
  'interplanetary-missile': { girth: 0.5, extra: 'rocket' },
  'colony-ship': { girth: 1, extra: 'ring' },
};

const PLAIN: Trim = { girth: 1, extra: 'none' };

const BUILT: Paint = { hull: '#7d766a', pale: '#978e7c', dark: '#55524c', stripe: '#d8902c', glass: '#ffd79a' };
const GROWN: Paint = { hull: '#4e7480', pale: '#6b929c', dark: '#2c444e', stripe: '#39b8d8', glass: '#a6f0ff' };

const CLASSES = { built: BUILT_HULLS, grown: GROWN_HULLS } as const;

/** What a card carries besides, drawn over its hull. */
const fit = (on: Board, { dark, pale, stripe }: Paint, extra: Trim['extra']): void => {
  on.sides((side) => {
    if (extra === 'bombs') for (const x of [0.12, -0.14, -0.4]) on.plate(disc(x, side * 0.3, 0.095), dark, 0.7);
    if (extra === 'tubes')
      for (const y of [0.24, 0.34]) on.plate(box(-0.3, 0.24, side * y - 0.03, side * y + 0.03), dark, 0.86);
    if (extra === 'fins')
      on.plate(polygon(pairs([-0.5, side * 0.16, -0.96, side * 0.5, -0.86, side * 0.12])), pale, 0.5);
    if (extra === 'armour')
      on.plate(polygon(pairs([0.52, side * 0.2, 0.2, side * 0.34, -0.3, side * 0.34, -0.3, side * 0.2])), pale, 0.72);
  });
  if (extra === 'ring') {
    const ring = disc(-0.1, 0, 0.62);
    on.line(ring, 0.2, pale, 0.72);
    on.line(ring, 0.05, stripe, 0.9);
  }
  if (extra === 'rocket') on.plate(box(0.62, 0.82, -0.1, 0.1), stripe, 0.9);
};

/** The hull of a card in a family. */
export const hullOf = (card: string, of: HullClass, family: HullFamily): HullSketch => {
  const { girth, extra } = TRIMS[card] ?? PLAIN;
  const on = board();
  const paint = family === 'built' ? BUILT : GROWN;
  CLASSES[family][of](on, paint, (spots) => spots.map(([x, y]): Spot => [x, y * girth]));
  fit(on, paint, extra);
  return { layers: on.layers, nozzles: on.nozzles, grown: family === 'grown' };
};

/** Outlines by which a class is known at a glance, in a square of -1..1, bow to the right. */
export const classOutline = (of: HullClass): Path2D => {
  if (of === 'fighter') return polygon(pairs([0.95, 0, -0.8, 0.72, -0.4, 0, -0.8, -0.72]));
  if (of === 'corvette') return polygon(both(pairs([0.95, 0.08, 0.3, 0.3, -0.1, 0.72, -0.8, 0.72, -0.5, 0.22])));
  if (of === 'frigate')
    return polygon(both(pairs([0.98, 0.12, 0.66, 0.3, 0.1, 0.3, 0, 0.6, -0.9, 0.6, -0.9, 0.32, -0.5, 0.26])));
  return polygon(both(pairs([1, 0.12, 0.66, 0.42, 0.2, 0.5, -0.1, 0.78, -0.95, 0.78, -0.95, 0.3])));
};
