import type { Seat } from '../../../../engine/seat.ts';
import { SEATS, type Totals } from '../../../../games/skaxar/index.ts';
import { tableWords } from '../words/table.ts';
import { rgba } from '../../../table/palette.ts';
import type { SignActor, TotalsActor } from './cast.ts';
import { drawArrow } from './duel-arrow.ts';
import { drawFigure, type Figure } from './duel-figure.ts';
import { seatInk, type SkaxarScribe } from './palette.ts';
import type { Box } from '../../../cards/table/box.ts';
import { seatOf, type Plan } from './plan.ts';
import { LEAST, paneOf, sized, writeAt } from '../../../cards/table/scribe.ts';

/** What the comparison shows: the totals that are, and those that would be. */
export interface Duel {
  readonly totals: { readonly [seat: Seat]: TotalsActor };
  readonly would: { readonly [seat: Seat]: Totals };
  readonly sign: SignActor;
}

/** The marker of the stalemate stack: a lamp for each stalemate there may be, and words. */
const drawStalemates = (scribe: SkaxarScribe, box: Box, { stalemates, limit, thud }: SignActor): void => {
  const { context, palette, lens } = scribe;
  const pane = paneOf(scribe, { ...box, y: box.y - thud * 40 });
  const words = stalemates === 0 ? tableWords.noStalemate : tableWords.stalemate(stalemates, limit);
  const size = sized(scribe, pane.height * 0.3, LEAST, 19);
  const radius = Math.min(pane.height * 0.13, pane.width / limit / 3.2);
  const step = Math.min(radius * 3, pane.width / limit);
  const tall = pane.height > 34 * lens.ratio;
  const y = pane.y + pane.height * (tall ? 0.32 : 0.3);
  for (let lamp = 0; lamp < limit; lamp += 1) {
    const x = pane.x + pane.width / 2 + (lamp - (limit - 1) / 2) * step;
    const lit = lamp < stalemates;
    context.beginPath();
    // The last one decides by force (SK-9.6): it has corners.
    if (lamp === limit - 1) context.roundRect(x - radius, y - radius, radius * 2, radius * 2, radius * 0.2);
    else context.arc(x, y, radius, 0, Math.PI * 2);
    context.fillStyle = lit ? rgba(palette.tone.both, 0.95) : 'rgba(10, 14, 21, 0.8)';
    context.fill();
    context.lineWidth = Math.max(lens.ratio, 1);
    context.strokeStyle = rgba(lit ? palette.tone.both : palette.hairline, lit ? 1 : 0.4);
    context.stroke();
  }
  writeAt(scribe, words, pane.x + pane.width / 2, pane.y + pane.height * (tall ? 0.74 : 0.82), {
    size,
    ink: rgba(stalemates === 0 ? palette.quiet : palette.text, 0.95),
    weight: stalemates === 0 ? 500 : 600,
    within: pane.width,
    // The edges of fields may meet behind it.
    edge: rgba(palette.plate, 0.95),
  });
};

/** The three sums of a side, with what they would be. */
const drawSums = (scribe: SkaxarScribe, plan: Plan, seat: Seat, now: TotalsActor, { would, sign }: Duel): void => {
  const places = plan.seats[seatOf(seat)];
  const then = would[seat] ?? null;
  const fights = now.speed !== null;
  const shared = { ink: seatInk(scribe.palette, seat), tag: null };
  const draw = (figure: Figure): void => drawFigure(scribe, paneOf(scribe, places[figure.stat]), figure);
  draw({ ...shared, stat: 'firepower', now: fights ? now.firepower : null, would: then?.firepower ?? null });
  draw({ ...shared, stat: 'shield', now: fights ? now.shield : null, would: then?.shield ?? null });
  const order = sign.first === seat ? tableWords.first : tableWords.second;
  draw({ ...shared, stat: 'speed', now: now.speed, would: null, tag: sign.first === null ? null : order });
};

/** Whether a side has a ship: who has none neither attacks nor is attacked. */
const fights = ({ totals }: Duel, seat: Seat): boolean => (totals[seat]?.speed ?? null) !== null;

/** Draws the comparison: Firepower of each side against the other's Shield, the Speeds, and the stalemates. */
export const drawDuel = (scribe: SkaxarScribe, plan: Plan, duel: Duel): void => {
  const { totals, would, sign } = duel;
  const sums = (seat: Seat): Totals => would[seat] ?? totals[seat] ?? { firepower: 0, shield: 0 };
  for (const seat of SEATS) {
    const now = totals[seat];
    if (now) drawSums(scribe, plan, seat, now, duel);
  }
  for (const seat of SEATS) {
    const other = seat === 'A' ? 'B' : 'A';
    if (!fights(duel, seat) || !fights(duel, other)) continue;
    drawArrow(scribe, plan.seats[seat].firepower, plan.seats[other].shield, {
      breaks: sums(seat).firepower > sums(other).shield,
      ink: seatInk(scribe.palette, seat),
      ghost: would[seat] !== undefined || would[other] !== undefined,
    });
  }
  drawStalemates(scribe, plan.stalemates, sign);
};
