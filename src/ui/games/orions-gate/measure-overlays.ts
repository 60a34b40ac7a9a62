import {
  circles,
  ruler,
  sectors,
  threatArea,
  type OrionsGateView,
  type Unit,
  type UnitId,
} from '../../../games/orions-gate/index.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { onTable, type Overlay, type Tone } from './table/stage.ts';
import { battle as words } from './words/play.ts';
import { radiusOf } from './tools/radius.ts';
import { placedIn, type RulerEnd } from './tools/tool.ts';
import { arcOverlays, facingsOf, wedgeOf } from './arc-overlays.ts';
import { stateOf } from './asking.ts';
import { mineOverlays } from './mine-overlays.ts';
import { measuredEnds } from './measure-text.ts';
import { sightOverlay } from './sight-aid.ts';
import type { Measured } from './state.ts';
import { subjectOf } from './subject.ts';

/** Colour of a unit's side. */
export const sideTone = ({ side }: Unit): Tone => (side === 'A' ? 'sideA' : 'sideB');

/** Everything measured in a replay, or with no step of the rules on the table. */
export const measureOverlays = (game: AnyGame, state: Measured): readonly Overlay[] => [
  ...strikeOverlays(game, state),
  ...lookOverlays(game, state),
];

/** What is looked at: marks, ranges and sectors, line of sight, rulers. Lies over what the step of the rules draws. */
export function lookOverlays(game: AnyGame, state: Measured): readonly Overlay[] {
  const { view, hovered, tool } = state;
  const list: Overlay[] = [];
  const subject = subjectOf(state);
  if (subject && placedIn(view, subject))
    list.push(
      { kind: 'mark', unit: subject, mark: 'selected' },
      ...onTable(tableOf(view, subject), state.busy ? [] : rangeOf(game, state, subject)),
    );
  if (hovered && hovered !== subject) list.push({ kind: 'mark', unit: hovered, mark: 'hovered' });
  list.push(...freeSight(game, state));
  for (const { from, to } of state.rulers) list.push(rulerOverlay(game, view, from, to));
  if (tool.kind === 'ruler') {
    if (tool.from && tool.to) list.push(rulerOverlay(game, view, tool.from, tool.to));
    else if (tool.from || tool.to)
      list.push({
        kind: 'pin',
        at: (tool.from ?? tool.to)!.at,
        tone: 'focus',
        label: tool.from ? words.rulerFrom : words.rulerStart,
      });
  }
  return list;
}

/**
 * Line of sight between any two units while no step of the rules shows its own: from the selected one to the one
 * pointed at, or as the sight tool has it (OG-25.5).
 */
function freeSight(game: AnyGame, state: Measured): readonly Overlay[] {
  const { view, tool, aids, hovered, busy } = state;
  const subject = subjectOf(state);
  if (busy || tool.kind === 'plan' || tool.kind === 'fire' || (tool.kind !== 'sight' && !aids.sight)) return [];
  const [from, to] = tool.kind === 'sight' ? [tool.from, tool.to ?? hovered] : [subject, hovered];
  const unit = from && to && from !== to ? placedIn(view, from) : null;
  return [
    ...(tool.kind === 'sight' && from && from !== subject
      ? [{ kind: 'mark', unit: from, mark: 'selected' } as const]
      : []),
    ...(unit ? onTable(unit.pose.table, sightOverlay(game, view, unit, unit.pose, to!)) : []),
  ];
}

/** The table a unit stands on, or stood on last. */
export const tableOf = (view: OrionsGateView, id: UnitId | null): number | undefined =>
  view.units.find((unit) => unit.id === id)?.pose?.table;

/**
 * Gun range and front sector of the unit that is looked at; with the rings aid every range and all sectors (OG-25.3,
 * 25.4).
 */
function rangeOf(game: AnyGame, state: Measured, subject: UnitId): readonly Overlay[] {
  const { view } = state;
  const unit = placedIn(view, subject);
  const busyTool =
    state.tool.kind === 'fire' ||
    state.tool.kind === 'lay' ||
    state.tool.kind === 'salvage' ||
    state.tool.kind === 'plan' ||
    state.tool.kind === 'warp' ||
    state.tool.kind === 'deploy';
  if (!unit || (busyTool && !state.aids.rings)) return [];
  const tone = sideTone(unit);
  const all = circles(stateOf(game, view), unit.id);
  const shown = state.aids.rings ? all : all.filter(({ kind }) => kind === 'primary');
  const radius = radiusOf(view.options, unit.unitType) + SECTOR;
  // With firing arcs the wedges of the weapons stand for the front sector.
  const wedges = sectors(unit.pose.heading).filter(
    ({ sector }) => state.aids.rings || (sector === 'front' && !view.options.firingArcs),
  );
  return [
    ...shown.flatMap(({ centre, radius: reachOf, range, name, slots }): readonly Overlay[] => {
      const label = state.aids.rings ? `${name} ${range / 1000} in` : `${range / 1000} in`;
      const facings = facingsOf(view, unit, slots);
      return facings
        ? facings.map((facing) => wedgeOf(unit.pose, facing, reachOf, tone, label))
        : [{ kind: 'ring', ...centre, radius: reachOf, tone, dashed: true, label }];
    }),
    ...(state.aids.rings ? mineOverlays(view, unit.pose.table) : arcOverlays(view, unit, unit.pose, tone, true)),
    ...wedges.map(({ sector, from, to }): Overlay => ({
      kind: 'wedge',
      x: unit.pose.x,
      y: unit.pose.y,
      radius,
      from,
      to,
      tone: sector === 'front' ? tone : 'neutral',
      ...(state.aids.rings ? { label: sector, sector: true } : {}),
    })),
  ];
}

/** How far sectors are drawn beyond the base, mils. */
const SECTOR = 2500;

/**
 * Where units that are watched can strike in their next activations (OG-25.7). One area each: where they overlap it
 * darkens.
 */
export function strikeOverlays(game: AnyGame, { view, watched }: Measured): readonly Overlay[] {
  if (view.stage !== 'play' && view.stage !== 'over') return [];
  return watched.flatMap((id) => {
    const unit = placedIn(view, id);
    return unit ? [strikeOf(game, view, unit)] : [];
  });
}

const strikes = new WeakMap<OrionsGateView, Map<UnitId, Overlay>>();

/** Where one unit can strike, with its name; counted once a view. */
function strikeOf(game: AnyGame, view: OrionsGateView, unit: Unit): Overlay {
  const kept = strikes.get(view) ?? new Map<UnitId, Overlay>();
  strikes.set(view, kept);
  const area = kept.get(unit.id) ?? {
    kind: 'area',
    rings: threatArea(stateOf(game, view), [unit.id]),
    tone: sideTone(unit),
    label: unit.name,
    table: unit.pose!.table,
  };
  kept.set(unit.id, area);
  return area;
}

/** A ruler with its values: from base edge to base edge, or to a point (OG-25.2). An end on a unit follows the unit. */
function rulerOverlay(game: AnyGame, view: OrionsGateView, from: RulerEnd, to: RulerEnd): Overlay {
  const ends = measuredEnds(view, from, to);
  const measured = ruler(stateOf(game, view), ...ends);
  return {
    table: from.unit ? tableOf(view, from.unit) : from.table,
    kind: 'line',
    from: measured?.from.at ?? from.at,
    to: measured?.to.at ?? to.at,
    tone: 'focus',
    ticks: true,
    label: measured
      ? words.rulerLabel(measured.gapText, ends.some((one) => !('point' in one)) ? measured.centreText : null)
      : '',
  };
}
