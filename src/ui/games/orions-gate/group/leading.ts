import type { AnyGame } from '../../../../engine/game.ts';
import type { OrionsGateView, PlacedUnit, UnitId } from '../../../../games/orions-gate/index.ts';
import type { StageInput } from '../../../table/stage.ts';
import { keepState, stateOf } from '../asking.ts';
import type { HandDesk } from '../battle-desk.ts';
import { ghost } from '../ghost-overlay.ts';
import { sideTone } from '../measure-overlays.ts';
import { reachOverlays } from '../reach-overlays.ts';
import type { BattleState } from '../state.ts';
import { onTable, type Overlay } from '../table/stage.ts';
import { contextOf } from '../tool-context.ts';
import { distance } from '../tools/direction.ts';
import { gripAt } from '../tools/grip.ts';
import { openPlan, type PlanTool } from '../tools/plan.ts';
import { radiusOf } from '../tools/radius.ts';
import { draftOf, placedIn, type Grip, type ToolContext } from '../tools/tool.ts';
import { triedView } from '../trying.ts';
import { formation } from './formation.ts';
import type { Group, GroupMove } from './state.ts';

/** The ship that leads while none is drawn: the one that is selected. */
export const leaderOf = ({ units }: Group, { selected }: BattleState): UnitId =>
  units.find((id) => id === selected) ?? units[0] ?? '';

/** The ship of a group a press takes hold of, by its ghost or where it stands. */
export function gripOf(
  { units, moves, lead }: Group,
  { view }: BattleState,
  event: StageInput,
): { readonly unit: UnitId; readonly grip: Grip; readonly offset: PlanTool['offset'] } | null {
  const { at } = event;
  for (const id of units) {
    const unit = placedIn(view, id);
    if (!unit || unit.pose.table !== (at.table ?? unit.pose.table)) continue;
    const end = moves.find((move) => move.unit.id === id)?.plan.pose ?? unit.pose;
    const radius = radiusOf(view.options, unit.unitType);
    const grip = gripAt(event, end, radius);
    if (grip === 'body' || (grip === 'handle' && lead?.unit === id))
      return { unit: id, grip, offset: { x: end.x - at.x, y: end.y - at.y } };
    if (distance(at, unit.pose) <= radius)
      return { unit: id, grip: 'body', offset: { x: unit.pose.x - at.x, y: unit.pose.y - at.y } };
  }
  return null;
}

const lifts = new WeakMap<OrionsGateView, Map<string, OrionsGateView>>();

/** The lifted board, made once for a view, a group and its leader: pulling asks it at every move. */
function liftedFor(game: AnyGame, view: OrionsGateView, group: Group, leader: UnitId): OrionsGateView {
  const kept = lifts.get(view) ?? new Map<string, OrionsGateView>();
  lifts.set(view, kept);
  const key = `${leader} of ${group.units.join(' ')}`;
  const known = kept.get(key) ?? liftedView(game, view, group, leader);
  kept.set(key, known);
  return known;
}

/** The board as the ship that leads is drawn on it: the others of its group go with it and are in nobody's way. */
function liftedView(game: AnyGame, view: OrionsGateView, { units }: Group, leader: UnitId): OrionsGateView {
  const stays = ({ id }: { readonly id: UnitId }): boolean => id === leader || !units.includes(id);
  const lifted: OrionsGateView = { ...view, units: view.units.filter(stays) };
  const state = stateOf(game, view);
  keepState(lifted, { ...state, units: state.units.filter(stays) });
  return lifted;
}

/** What the tool of the ship that leads may ask. */
export function leadContext({ state$: { value }, session }: HandDesk, group: Group, leader: UnitId): ToolContext {
  const { seat, table } = value;
  const lifted = liftedFor(session.game, value.view, group, leader);
  const { view, trying } = triedView(session.game, lifted, leader, group.action);
  // A formation enters no gate.
  return { ...contextOf(session, { view, seat, table, trying }), exits: () => [] };
}

/** The way of a ship that leads from now on, as it goes already. */
export function leadTool({ state$: { value }, session }: HandDesk, group: Group, leader: UnitId): PlanTool | null {
  if (group.lead?.unit === leader) return group.lead;
  if (!placedIn(value.view, leader)) return null;
  const opened = openPlan(triedView(session.game, value.view, leader, group.action).view);
  if (opened.kind !== 'plan') return null;
  const known = group.moves.find(({ unit }) => unit.id === leader);
  return known ? { ...opened, draft: draftOf(group.action, known.plan.command) } : opened;
}

/** The ready ships of the table in sight whose middle lies in a band. */
export function within({ view, table }: BattleState, { from, to }: NonNullable<Group['band']>): readonly UnitId[] {
  const between = (value: number, a: number, b: number): boolean => (value - a) * (value - b) <= 0;
  return view.activatable.filter((id) => {
    const pose = placedIn(view, id)?.pose;
    return pose?.table === table && between(pose.x, from.x, to.x) && between(pose.y, from.y, to.y);
  });
}

/** The group with its moves and all that is drawn of it. */
export function drawn(session: HandDesk['session'], state: BattleState, group: Group): Group {
  const { view } = state;
  const units = group.units.flatMap((id) => placedIn(view, id) ?? []);
  const leader = units.find(({ id }) => id === group.lead?.unit);
  const moves =
    group.lead && leader
      ? formation(stateOf(session.game, view), onOneTable(units, leader), group.action, {
          unit: leader,
          draft: group.lead.draft,
        })
      : [];
  const list: Overlay[] = units.map(({ id }) => ({ kind: 'mark', unit: id, mark: 'selected' }));
  const lifted = leader && liftedFor(session.game, view, group, leader.id);
  if (leader && lifted)
    list.push(...onTable(leader.pose.table, reachOverlays(session.game, lifted, leader, group.action)));
  for (const move of moves) list.push(...moveOverlays(view, move, move.unit === leader, moves.length > FEW));
  if (group.band) list.push(...onTable(state.table, bandOverlays(state, group.band)));
  return { ...group, moves, drawn: list };
}

/** So many ways are drawn as strips as wide as the base; more would hide each other. */
const FEW = 8;

/** The way of one ship of the group and its ghost, with a handle for the one that leads. */
function moveOverlays(view: OrionsGateView, { unit, plan }: GroupMove, leads: boolean, many: boolean) {
  const tone = sideTone(unit);
  const strip: Overlay = {
    kind: 'ribbon',
    points: plan.path,
    radius: radiusOf(view.options, unit.unitType),
    tone,
    ...(leads && { label: plan.usedText }),
  };
  const legs = plan.path
    .slice(1)
    .map((to, at): Overlay => ({ kind: 'line', from: plan.path[at]!, to, tone, dashed: true }));
  return onTable(unit.pose.table, [
    ...(many && !leads ? legs : [strip]),
    ghost(view, unit, plan.pose, plan.stoppedBy, leads),
  ]);
}

/** A way is that of one table: ships on others stay for later. */
const onOneTable = (units: readonly PlacedUnit[], { pose }: PlacedUnit): readonly PlacedUnit[] =>
  units.filter((unit) => unit.pose.table === pose.table);

function bandOverlays(state: BattleState, band: NonNullable<Group['band']>): readonly Overlay[] {
  const { from, to } = band;
  const corners = [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }];
  return [
    { kind: 'area', rings: [corners], tone: 'focus' },
    ...within(state, band).map((unit): Overlay => ({ kind: 'mark', unit, mark: 'selected' })),
  ];
}
