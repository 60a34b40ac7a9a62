import { both, bow, curve, disc, pairs, polygon } from '../hull-sketch.ts';
import type { DrawYard } from './hull-frame.ts';

const HIDE = '#8a5a3a';
const PALE = '#b98a58';
const DARK = '#452b1d';
const CLAW = '#d9cdb6';
const EYE = '#9dff8a';

/** Mroo'shen claws: a heavy round body, and claws that reach forward past it. */
export const mrooshen: DrawYard = (on, { rank, carrier, trim, thick }) => {
  const girth = 0.3 + rank * 0.03 + (thick ? 0.04 : 0);
  const claws = 1 + Math.floor(rank / 2);
  on.sides((side) => {
    const y = (at: number): number => side * at;
    on.plate(
      curve(pairs([-0.4, y(girth * 0.5), -0.98, y(girth * 0.9), -0.86, y(girth * 0.3)])),
      DARK,
      0.36,
      0.5,
      y(girth * 0.6),
      0.14,
    );
    // Claws, the outermost longest; each is a crescent whose point looks ahead.
    for (let claw = 0; claw < claws; claw += 1) {
      const out = girth * (1.5 - claw * 0.34) + 0.06;
      const tip = 0.98 - claw * 0.16 - (trim === 1 ? 0.1 : 0);
      const root = -0.32 + claw * 0.14;
      on.plate(
        curve(
          pairs([
            root,
            y(girth * 0.5),
            root + 0.1,
            y(out * 1.2),
            tip - 0.3,
            y(out * 1.08),
            tip + 0.12,
            y(out * 0.42),
            tip - 0.24,
            y(out * 0.78),
            root + 0.42,
            y(out * 0.66),
          ]),
        ),
        claw % 2 ? PALE : HIDE,
        0.44,
        0.8,
        y(out * 0.9),
        0.14,
      );
      on.plate(
        polygon(pairs([tip - 0.08, y(out * 0.82), tip + 0.02, y(out * 0.42), tip - 0.16, y(out * 0.66)])),
        CLAW,
        0.8,
      );
    }
    on.nozzles.push({ x: -0.92, y: y(girth * 0.6), size: 0.09 + rank * 0.008 });
  });
  on.plate(
    curve(both(pairs([0.62, 0.06, 0.34, girth * 1.06, -0.5, girth * 1.06, -0.92, girth * 0.3]))),
    HIDE,
    0.46,
    1,
    0,
    girth,
  );
  on.plate(
    curve(both(pairs([0.5, 0.04, 0.2, girth * 0.5, -0.6, girth * 0.5, -0.78, 0.06]))),
    PALE,
    0.8,
    1,
    0,
    girth * 0.5,
  );
  // Stripes of the hide.
  for (let stripe = 0; stripe < rank + 2; stripe += 1) {
    const x = 0.3 - stripe * 0.18;
    on.line(bow([x, -girth * 0.86], [x - 0.18, 0], [x, girth * 0.86]), 0.04, DARK, 0.62);
  }
  if (carrier) on.plate(disc(-0.3, 0, girth * 0.42), DARK, 0.98);
  on.sides((side) => on.lamp(disc(0.36, side * 0.1, 0.036), EYE, 0.05));
};
