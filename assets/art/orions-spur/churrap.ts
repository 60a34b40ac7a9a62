import { both, box, curve, disc, pairs, polygon, stroke } from '../hull-sketch.ts';
import type { DrawYard } from './hull-frame.ts';

const HULL = '#8aa7b8';
const PALE = '#c9dbe2';
const DARK = '#3c5566';
const DOWN = '#d7a64a';
const GLASS = '#d8fbff';

/** Churrap wings: a thin body, great swept wings of feathers, small second wings to steer by. */
export const churrap: DrawYard = (on, { rank, carrier, trim, long }) => {
  const span = 0.62 + rank * 0.06;
  const body = 0.09 + rank * 0.014 + (carrier ? 0.05 : 0);
  const feathers = 3 + Math.ceil(rank / 2);
  on.sides((side) => {
    const y = (at: number): number => side * at;
    // Feathers, the longest one outermost.
    for (let feather = 0; feather < feathers; feather += 1) {
      const part = feather / feathers;
      const root = -0.1 - part * 0.42;
      const reach = span * (1 - part * 0.55);
      const sweep = trim === 1 ? 0.36 : 0.56;
      on.plate(
        polygon(
          pairs([
            root + 0.2,
            y(body),
            root - 0.1,
            y(reach * 0.7),
            root - sweep,
            y(reach),
            root - 0.3,
            y(reach * 0.6),
            root - 0.06,
            y(body),
          ]),
        ),
        feather % 2 ? HULL : PALE,
        0.3 + part * 0.1,
        0.44 + part * 0.1,
        y(reach * 0.5),
        reach * 0.5,
      );
    }
    // The bone of the wing.
    on.plate(
      curve(
        pairs([0.34, y(body * 0.8), 0.1, y(span * 0.5), -0.3, y(span * 0.96), -0.12, y(span * 0.5), -0.06, y(body)]),
      ),
      DARK,
      0.6,
      0.76,
      y(span * 0.5),
      span * 0.4,
    );
    on.line(stroke(pairs([0.2, y(body), -0.26, y(span * 0.9)])), 0.02, DOWN, 0.8);
    // Second wings.
    on.plate(polygon(pairs([0.62, y(body * 0.6), 0.36, y(0.2 + rank * 0.016), 0.42, y(body * 0.6)])), PALE, 0.5);
    on.nozzles.push({ x: -0.84, y: y(body * 0.6), size: 0.06 + rank * 0.007 });
    if (carrier) on.plate(box(-0.5, 0.3, y(body * 0.6), y(body * 1.6)), DARK, 0.72);
  });
  on.plate(curve(both(pairs([1, 0.015, 0.6, body, -0.3, body * 1.1, -0.92, body * 0.5]))), HULL, 0.5, 1, 0, body * 1.2);
  on.plate(polygon(both(pairs([1.02, 0.01, 0.76, body * 0.6, 0.68, 0.01]))), DOWN, 0.9);
  for (let rib = 0; rib < rank + 1; rib += 1)
    on.line(stroke(pairs([0.3 - rib * 0.17, -body * 0.8, 0.3 - rib * 0.17, body * 0.8])), 0.016, DARK, 0.7);
  on.lamp(disc(0.52, 0, 0.04), GLASS, 0.05);
  if (long) on.plate(polygon(both(pairs([1.08, 0.02, 0, 0.045]))), PALE, 1);
};
