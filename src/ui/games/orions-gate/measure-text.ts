import { offText, ruler, type OrionsGateView, type RulerEnd as MeasuredEnd } from '../../../games/orions-gate/index.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { battle as words } from './words/play.ts';
import { placedIn, type RulerEnd } from './tools/tool.ts';
import { stateOf } from './asking.ts';
import { sightOverlay } from './sight-aid.ts';
import type { Measured, Ruler } from './state.ts';

/** The ends of a ruler as the rules measure them: a unit that is gone leaves the point where it was. */
export function measuredEnds(view: OrionsGateView, from: RulerEnd, to: RulerEnd): readonly [MeasuredEnd, MeasuredEnd] {
  const end = (one: RulerEnd): MeasuredEnd =>
    one.unit && placedIn(view, one.unit) ? { unit: one.unit } : one.piece ? { piece: one.piece } : { point: one.at };
  return [end(from), end(to)];
}

/** How an end of a ruler is called. */
export function endName(view: OrionsGateView, end: RulerEnd): string {
  const unit = end.unit ? placedIn(view, end.unit) : null;
  const piece = end.piece ? view.tables.flatMap((table) => table.pieces).find(({ id }) => id === end.piece) : null;
  return unit?.name ?? piece?.name ?? words.point(end.at.x, end.at.y);
}

/**
 * A ruler in words: gap, distance of the centres, bearing of both ends, and the sector in which a unit has the other
 * one (OG-25.2).
 */
export function rulerText(
  game: AnyGame,
  view: OrionsGateView,
  { from, to }: Ruler,
): { readonly title: string; readonly gap: string; readonly ends: readonly string[] } {
  const measured = ruler(stateOf(game, view), ...measuredEnds(view, from, to));
  const names = [endName(view, from), endName(view, to)] as const;
  const title = words.rulerTitle(...names);
  if (!measured) return { title, gap: '', ends: [] };
  const ends = [measured.from, measured.to].map(({ bearing, off, sector }, index) =>
    bearing === null
      ? ''
      : words.rulerEnd(names[index]!, bearing, off === null || sector === null ? null : { sector, off: offText(off) }),
  );
  return { title, gap: words.rulerGap(measured.gapText, measured.centreText), ends: ends.filter(Boolean) };
}

/** A ruler as one sentence, to be said aloud. */
export function rulerSentence(game: AnyGame, view: OrionsGateView, laid: Ruler): string {
  const { title, gap, ends } = rulerText(game, view, laid);
  return `${title}: ${[gap, ...ends].join('. ')}.`;
}

/** What the sight tool has found, as one sentence; null until both units are known. */
export function sightSentence(game: AnyGame, { view, tool }: Measured): string | null {
  const unit = tool.kind === 'sight' && tool.from ? placedIn(view, tool.from) : null;
  const other = tool.kind === 'sight' && tool.to ? placedIn(view, tool.to) : null;
  if (!unit || !other) return null;
  const [fan] = sightOverlay(game, view, unit, unit.pose, other.id);
  return fan?.kind === 'fan'
    ? `${words.rulerTitle(unit.name, other.name)}: ${fan.tone === 'bad' ? words.unseen : words.inSight}, ${fan.label!.replaceAll(' · ', ', ')}.`
    : null;
}
