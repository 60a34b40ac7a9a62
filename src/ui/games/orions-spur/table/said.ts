import { sized, writeAt } from '../../../cards/table/scribe.ts';
import { rgba } from '../../../table/palette.ts';
import type { Actor, SaidActor } from './cast.ts';
import type { SpurScribe, TablePalette } from './palette.ts';
import type { Where } from './where.ts';

/** Share of their time in which words come up, and from which on they fade. */
const COMES = 0.1;
const FADES = 0.7;
/** How far right of the middle of a plaque words stand, share of its width: what they change stays readable. */
const ASIDE = 0.3;
/** How far words rise, in their own height. */
const RISE = 1.6;

const POINTS = '255, 217, 138';

const inkOf = (palette: TablePalette, tone: SaidActor['tone']): string =>
  ({ good: palette.good, bad: palette.bad, points: POINTS, quiet: palette.text })[tone];

/** Writes the words of the running film. */
export function drawSaid(scribe: SpurScribe, where: Where, actors: readonly Actor[]): void {
  const { context, lens, palette } = scribe;
  context.save();
  for (const actor of actors) {
    if (actor.kind !== 'said') continue;
    const box = where.boxAt(actor.at);
    if (!box) continue;
    const { t, gone, tone, text } = actor;
    const size = sized(scribe, box.height * 0.26 * lens.mil, 15, 30);
    const aside = actor.at.at === 'plaque' ? box.width * ASIDE : 0;
    const at = lens.at({ x: box.x + aside, y: box.y });
    context.globalAlpha = Math.max(Math.min(t / COMES, (1 - t) / (1 - FADES), 1), 0);
    writeAt(scribe, text, at.x, at.y - size * (0.2 + gone * RISE), {
      size,
      ink: rgba(inkOf(palette, tone)),
      edge: rgba(palette.plate, 0.95),
    });
  }
  context.restore();
}
