import type { SeatInfo } from '../../../../engine/recording.ts';
import type { OrionsGateEvent, OrionsGateView, Side } from '../../../../games/orions-gate/index.ts';
import type { Point } from '../../../../table/shape.ts';
import { boxAround, type Box } from '../../../../table/box.ts';
import type { Caption, Shot } from '../../../match/share/shot.ts';
import { withSquadron } from '../hud/names.ts';
import { openTable } from '../open-table.ts';
import { chaptersOf, type Chapter } from '../recap/chapters.ts';
import { recapOverlays } from '../recap/overlays.ts';
import { sideOf } from '../state.ts';
import type { Overlay } from '../table/stage.ts';
import { missionText } from '../words/missions.ts';
import { battle as words } from '../words/play.ts';
import { shareText } from '../words/share.ts';
import { stretchesOf, type Stretch, type Watched } from './course.ts';
import { partSeen } from './part-seen.ts';

export type BattleShot = Shot<OrionsGateView, OrionsGateEvent, Overlay>;

/** Space round a fight, and the least part of a table a picture of one shows, mils. */
const ROUND = 4000;
const LEAST = { width: 24_000, height: 13_500 };

/** What one activation did, as the recap tells it; null where nothing can be told. */
export function chapterOf(watched: Watched, { from, to }: Pick<Stretch, 'from' | 'to'>): Chapter | null {
  const log = Array.from({ length: to - from + 1 }, (_, index) => {
    const plies = from + index;
    return { plies, seat: null, events: watched.events(plies), lines: [] };
  });
  return chaptersOf(watched.view(Math.max(0, from - 1)), log)[0] ?? null;
}

/** A shot that missed says nothing where another at the same target did not. */
const told = (chapter: Chapter): Chapter => ({
  ...chapter,
  trails: chapter.trails.filter(
    (trail) =>
      trail.kind === 'way' ||
      trail.outcome !== 'missed' ||
      !chapter.trails.some((one) => one.kind === 'shot' && one.target === trail.target && one.outcome !== 'missed'),
  ),
});

/** Where an activation was fought: its way, its shots and its end, on one table. */
function fightOf(chapter: Chapter | null): { readonly table: number; readonly box: Box } | null {
  const table = chapter?.at?.table;
  if (!chapter || table === undefined) return null;
  const points = chapter.trails.flatMap((trail): readonly Point[] => {
    if (trail.kind === 'way') return trail.table === table ? trail.points : [];
    return trail.to.table === table ? [trail.from, trail.to] : [];
  });
  return { table, box: boxRound([chapter.at!, ...points]) };
}

function boxRound(points: readonly Point[]): Box {
  const { left, right, bottom, top } = boxAround(points.map(({ x, y }) => ({ kind: 'circle', x, y, radius: ROUND })));
  const more = (size: number, least: number): number => Math.max(0, least - size) / 2;
  const [aside, above] = [more(right - left, LEAST.width), more(top - bottom, LEAST.height)];
  return { left: left - aside, right: right + aside, bottom: bottom - above, top: top + above };
}

/** Names of the sides with what each has, round and mission. */
function captionOf(view: OrionsGateView, seats: readonly SeatInfo[]): Caption {
  const style = getComputedStyle(document.documentElement);
  const side = (of: Side): Caption['sides'][number] => ({
    name: seats
      .filter(({ seat }) => sideOf(seat) === of)
      .map(withSquadron)
      .join(', '),
    score: String(view.score[of]),
    colour: style.getPropertyValue(`--side-${of.toLowerCase()}`).trim(),
  });
  const round = view.round > 0 ? words.round(view.round, view.options.rounds) : words.setup;
  return {
    sides: [side('A'), side('B')],
    line: [round, view.mission && missionText.names[view.mission]].filter(Boolean).join(', '),
  };
}

interface Moment {
  readonly watched: Watched;
  /** Commands played at the moment. */
  readonly plies: number;
  readonly seats: readonly SeatInfo[];
  /** What the screen shows, and of which table; null away from the table. */
  readonly screen: { readonly table: number; readonly box: Box } | null;
}

/** A moment of a battle as a picture, with the film of the activation it belongs to. */
export function shotAt({ watched, plies, seats, screen }: Moment): BattleShot {
  const stretch = stretchesOf(watched).findLast(({ from }) => from <= plies) ?? null;
  const chapter = stretch && chapterOf(watched, { from: stretch.from, to: Math.min(stretch.to, plies) });
  const fight = fightOf(chapter);
  const view = watched.view(plies);
  const table = screen && view.tables[screen.table - 1];
  return {
    open: openTable(seats),
    view,
    tableOf: (framing) => (framing === 'fight' ? fight?.table : screen?.table) ?? fight?.table ?? 1,
    overlays: chapter ? recapOverlays([told(chapter)], 0) : [],
    fight: fight?.box ?? null,
    seen: screen && table ? partSeen(screen.box, table) : null,
    caption: captionOf(view, seats),
    film: stretch && filmOf(watched, stretch),
    name: `orions-gate-${plies}`,
  };
}

function filmOf(watched: Watched, stretch: Stretch): NonNullable<BattleShot['film']> {
  const steps = Array.from({ length: stretch.to - stretch.from + 1 }, (_, index) => {
    const plies = stretch.from + index;
    return { events: watched.events(plies), view: watched.view(plies) };
  });
  const title = chapterOf(watched, stretch)?.text ?? '';
  return { title: shareText.film(stretch.round, title), before: watched.view(Math.max(0, stretch.from - 1)), steps };
}
