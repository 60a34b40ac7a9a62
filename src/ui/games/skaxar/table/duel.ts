import type { Seat } from '../../../../engine/seat.ts';
import { SEATS, type Totals } from '../../../../games/skaxar/index.ts';
import { tableWords } from '../words/table.ts';
import { LABEL_FONT } from '../../../table/ink/plates.ts';
import { rgba } from '../../../table/palette.ts';
import type { SignActor, TotalsActor } from './cast.ts';
import { seatInk } from './palette.ts';
import { seatOf, type Box, type Plan } from './plan.ts';
import { iconAt, paneOf, pathOf, sized, writeAt, type Pane, type Scribe } from './scribe.ts';

type Stat = 'firepower' | 'shield' | 'speed';

/** What the comparison shows: the totals that are, and those that would be. */
export interface Duel {
  readonly totals: { readonly [seat: Seat]: TotalsActor };
  readonly would: { readonly [seat: Seat]: Totals };
  readonly sign: SignActor;
}

/** A sum with what it would be: "9", or "9 → 11" where that differs. */
const drawFigure = (
  scribe: Scribe,
  pane: Pane,
  stat: Stat,
  now: number | null,
  would: number | null,
  ink: string,
  tag: string | null,
): void => {
  const { context, palette, lens } = scribe;
  const differs = would !== null && would !== now;
  pathOf(context, pane, Math.min(pane.height, pane.width) * 0.12);
  const fill = context.createLinearGradient(0, pane.y, 0, pane.y + pane.height);
  fill.addColorStop(0, 'rgba(20, 26, 37, 0.94)');
  fill.addColorStop(1, 'rgba(8, 11, 17, 0.94)');
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = differs ? 2 * lens.ratio : 1;
  context.strokeStyle = rgba(differs ? palette.focus : ink, differs ? 0.9 : 0.6);
  if (differs) context.setLineDash([5 * lens.ratio, 4 * lens.ratio]);
  context.stroke();
  context.setLineDash([]);
  const low = pane.height < pane.width * 0.7;
  const caption = tableWords.stats[stat];
  const captionSize = sized(scribe, pane.height * (low ? 0.24 : 0.15), 9, 15);
  const figureSize = sized(scribe, pane.height * (low ? 0.56 : 0.52), 12, 64);
  const [mx, my] = [pane.x + pane.width / 2, pane.y + pane.height / 2];
  const withCaption = pane.height >= (low ? 40 : 52) * lens.ratio;
  const y = withCaption ? pane.y + pane.height * (low ? 0.62 : 0.6) : my;
  if (withCaption)
    writeAt(scribe, tag === null ? caption : `${caption} · ${tag}`, mx, pane.y + pane.height * (low ? 0.2 : 0.17), {
      size: captionSize,
      ink: rgba(ink, 0.95),
      weight: 500,
      within: pane.width - 8 * lens.ratio,
    });
  const text = now === null ? '–' : String(Math.round(now));
  // Icon and figures side by side, smaller where they would not fit: an icon takes as much as a figure and a half.
  const share = differs ? { icon: 0.6, now: 0.62, arrow: 0.5, then: 0.92 } : { icon: 0.8, now: 1, arrow: 0, then: 0 };
  const wide = (pixels: number): number => {
    const of = (words: string, part: number): number => {
      context.font = `600 ${pixels * part}px ${LABEL_FONT}`;
      return context.measureText(words).width;
    };
    return (
      pixels * share.icon * 1.2 +
      of(text, share.now) +
      (differs ? of('→', share.arrow) * 1.5 + of(String(would), share.then) : 0)
    );
  };
  const size = Math.floor(
    Math.min(figureSize, (figureSize * pane.width * (!withCaption && tag !== null ? 0.54 : 0.82)) / wide(figureSize)),
  );
  // A tag beside the figure moves it aside.
  let left = mx - (!withCaption && tag !== null ? pane.width * 0.19 : 0) - wide(size) / 2;
  iconAt(scribe, stat, { x: left + (size * share.icon) / 2, y }, size * share.icon, rgba(ink, 0.95));
  left += size * share.icon * 1.2;
  left += writeAt(scribe, text, left, y, {
    size: Math.round(size * share.now),
    ink: rgba(differs ? palette.quiet : palette.text),
    align: 'left',
  });
  if (differs) {
    left +=
      writeAt(scribe, '→', left + size * 0.12, y, {
        size: Math.round(size * share.arrow),
        ink: rgba(palette.quiet),
        align: 'left',
      }) +
      size * 0.24;
    writeAt(scribe, String(would), left, y, {
      size: Math.round(size * share.then),
      ink: rgba(palette.focus),
      align: 'left',
    });
  }
  if (!withCaption && tag !== null)
    writeAt(scribe, tag, pane.x + pane.width - 5 * lens.ratio, my, {
      size: captionSize,
      ink: rgba(ink, 0.95),
      weight: 500,
      align: 'right',
    });
};

/** The way from one plate to the one it is measured against: a full arrow that breaks through, or a hollow one stopped by a bar (SK-8.2). */
const drawArrow = (scribe: Scribe, from: Box, to: Box, breaks: boolean, ink: string, ghost: boolean): void => {
  const { context, lens } = scribe;
  const [a, b] = [paneOf(scribe, from), paneOf(scribe, to)];
  const level = Math.abs(from.x - to.x) > Math.abs(from.y - to.y);
  const sign = level ? Math.sign(to.x - from.x) : -Math.sign(to.y - from.y);
  const gap = level
    ? sign > 0
      ? b.x - a.x - a.width
      : a.x - b.x - b.width
    : sign > 0
      ? b.y - a.y - a.height
      : a.y - b.y - b.height;
  const start = level
    ? { x: sign > 0 ? a.x + a.width : a.x, y: a.y + a.height / 2 }
    : { x: a.x + a.width / 2, y: sign > 0 ? a.y + a.height : a.y };
  context.save();
  context.translate(start.x, start.y);
  if (!level) context.rotate(Math.PI / 2);
  if (sign < 0) context.scale(-1, 1);
  // Where the plates lie close, only the head of the arrow has room.
  const close = gap < 24 * lens.ratio;
  const half = close ? gap * 0.62 : Math.min(gap * 0.3, 17 * lens.ratio);
  const tip = breaks ? gap + (close ? 1 : 3) * lens.ratio : gap - 5 * lens.ratio;
  const head = close ? gap * 0.6 : half * 1.35;
  const back = close ? tip - head : 3 * lens.ratio;
  context.beginPath();
  context.moveTo(back, -half * 0.36);
  context.lineTo(Math.max(tip - head, back), -half * 0.36);
  context.lineTo(Math.max(tip - head, back), -half);
  context.lineTo(tip, 0);
  context.lineTo(Math.max(tip - head, back), half);
  context.lineTo(Math.max(tip - head, back), half * 0.36);
  context.lineTo(back, half * 0.36);
  context.closePath();
  context.lineJoin = 'round';
  context.fillStyle = rgba(ink, breaks ? 0.95 : 0.16);
  context.fill();
  context.lineWidth = 1.5 * lens.ratio;
  context.strokeStyle = rgba(ink, 0.95);
  if (ghost && !close) context.setLineDash([3 * lens.ratio, 3 * lens.ratio]);
  context.stroke();
  context.setLineDash([]);
  if (!breaks) {
    context.fillStyle = rgba(scribe.palette.text, 0.95);
    context.fillRect(gap - 4 * lens.ratio, -half * 1.15, 3 * lens.ratio, half * 2.3);
  }
  context.restore();
  if (!level || gap < 34 * lens.ratio) return;
  const words = breaks ? tableWords.breaks : tableWords.holds;
  writeAt(scribe, words, start.x + (sign * gap) / 2, start.y + half + 9 * lens.ratio, {
    size: sized(scribe, 11 * lens.ratio, 10, 13),
    ink: rgba(breaks ? ink : scribe.palette.text, 0.95),
    weight: 500,
    within: gap,
    edge: rgba(scribe.palette.plate, 0.85),
  });
};

/** The marker of the stalemate stack: a lamp for each stalemate there may be, and words. */
const drawStalemates = (scribe: Scribe, box: Box, { stalemates, limit, thud }: SignActor): void => {
  const { context, palette, lens } = scribe;
  const pane = paneOf(scribe, { ...box, y: box.y - thud * 40 });
  const words = stalemates === 0 ? tableWords.noStalemate : tableWords.stalemate(stalemates, limit);
  const size = sized(scribe, pane.height * 0.3, 10, 19);
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
  });
};

/** Draws the comparison: Firepower of each side against the other's Shield, the Speeds, and the stalemates. */
export const drawDuel = (scribe: Scribe, plan: Plan, { totals, would, sign }: Duel): void => {
  const sums = (seat: Seat): Totals => would[seat] ?? totals[seat] ?? { firepower: 0, shield: 0 };
  for (const seat of SEATS) {
    const now = totals[seat];
    if (!now) continue;
    const ink = seatInk(scribe.palette, seat);
    const places = plan.seats[seatOf(seat)];
    const then = would[seat] ?? null;
    const fights = now.speed !== null;
    const tag = sign.first === null ? null : sign.first === seat ? tableWords.first : tableWords.second;
    drawFigure(
      scribe,
      paneOf(scribe, places.firepower),
      'firepower',
      fights ? now.firepower : null,
      then?.firepower ?? null,
      ink,
      null,
    );
    drawFigure(
      scribe,
      paneOf(scribe, places.shield),
      'shield',
      fights ? now.shield : null,
      then?.shield ?? null,
      ink,
      null,
    );
    drawFigure(scribe, paneOf(scribe, places.speed), 'speed', now.speed, null, ink, tag);
  }
  for (const seat of SEATS) {
    const other = seat === 'A' ? 'B' : 'A';
    const breaks = sums(seat).firepower > sums(other).shield;
    // Who has no ship neither attacks nor is attacked.
    if ((totals[seat]?.speed ?? null) === null || (totals[other]?.speed ?? null) === null) continue;
    drawArrow(
      scribe,
      plan.seats[seat].firepower,
      plan.seats[other].shield,
      breaks,
      seatInk(scribe.palette, seat),
      would[seat] !== undefined || would[other] !== undefined,
    );
  }
  drawStalemates(scribe, plan.stalemates, sign);
};
