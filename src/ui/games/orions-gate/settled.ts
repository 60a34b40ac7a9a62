import { actsFor, type OrionsGateView, type Unit, type UnitId } from '../../../games/orions-gate/index.ts';
import { turnTables } from './hud/table-alerts.ts';
import type { Hand } from './hand.ts';
import type { PutDown } from './measure.ts';
import type { BattleState, Own, Tray } from './state.ts';
import { acting } from './subject.ts';
import { openDeploy } from './tools/deploy.ts';
import { openFire } from './tools/fire.ts';
import { openDebris } from './tools/lay.ts';
import { openPlanAt } from './tools/plan.ts';
import { openSalvage } from './tools/salvage.ts';
import { openSpot } from './tools/spot.ts';
import { IDLE, measures, type Draft, type Tool, type ToolContext } from './tools/tool.ts';
import { openWarp } from './tools/warp.ts';

/** The table in sight once a decision opens: one on which something is to be decided. */
export function tableFor({ view, seat, table }: BattleState): number {
  const there = turnTables(view, seat);
  return there.length > 0 && !there.includes(table) ? there[0]! : table;
}

/**
 * Everything shown and at rest: the unit that acts, the tool of the decision and what is selected. The unit in `hand`
 * stays there while a fleet is placed, and the ghost where it was drawn to before its action was declared. `last` is
 * the state before the events.
 */
export function settledOwn(
  now: BattleState,
  last: BattleState,
  hand: Pick<Hand, 'unit' | 'puller'>,
  context: ToolContext,
): Partial<Own> {
  const inHand = hand.unit();
  const { view, seat, decision, tool, table } = now;
  const wish = hand.puller()?.wish(view) ?? null;
  const held =
    inHand !== null && view.deploying !== null && !measures(tool) ? { ...now, tool: openDeploy(view, inHand) } : now;
  return {
    table,
    trying: null,
    group: null,
    hint: seat !== null && decision === 'setup.deploy' ? now.hint : null,
    tray: trayOf(now),
    active: acting(view),
    tool: seat === null ? keepMeasure(tool) : toolFor(view, decision, context, held, wish),
    selected: chosen(view, last),
  };
}

/**
 * What a tool showed goes with it while a command is shown; what stopped a ship on its way into the zone can still be
 * read.
 */
export const playingOwn = ({ tool, view, hint }: BattleState): Partial<Own> => ({
  preview: null,
  trying: null,
  group: null,
  hint: view.stage === 'deploy' ? hint : null,
  tool: keepMeasure(tool),
});

/** The tray opens for the first ship that waits for the hand, and stays open while more are placed and taken back. */
function trayOf({ decision, seat, tray, view }: BattleState): Tray {
  if (decision !== 'setup.deploy' || seat === null) return 'none';
  if (tray !== 'none') return tray;
  return view.units.some(({ status, captain }) => status === 'waiting' && actsFor(view, seat, captain))
    ? 'open'
    : 'none';
}

/** The tool that comes back when measuring is over: the one put down, unless something else is decided by now. */
export function handedBack(state: BattleState, putDown: PutDown | null, context: ToolContext): Tool {
  const { view, decision, seat } = state;
  if (seat === null) return IDLE;
  return putDown?.view === view ? putDown.tool : toolFor(view, decision, context, { ...state, tool: IDLE });
}

/** What measures stays in hand, anything else is put down. */
export const keepMeasure = (tool: Tool): Tool => (measures(tool) ? tool : IDLE);

/**
 * What stays selected: the unit whose activation began, the one that was selected while it is there, else one that can
 * act.
 */
function chosen(view: OrionsGateView, before: BattleState): UnitId | null {
  const active = acting(view);
  if (active !== null && active !== before.active) return active;
  // The first drag of the battle is an order.
  if (view.stage === 'play' && before.view.stage === 'deploy') return view.activatable[0] ?? null;
  // An activation that is over gives the eye back to who can act next, one that was taken back to its ship.
  if (active === null && (before.active !== null || hasActed(view, before)) && view.activatable.length > 0)
    return nextOf(view, [before.active, before.selected]);
  return stillThere(view, before.selected) ?? active ?? view.activatable[0] ?? null;
}

/** Whether the selected unit was among several that acted before anything was shown again. */
const hasActed = (view: OrionsGateView, { view: { activatable }, selected }: BattleState): boolean =>
  selected !== null && activatable.includes(selected) && !view.activatable.includes(selected);

/** The first of some units that can act, else any that can. */
const nextOf = ({ activatable }: OrionsGateView, wanted: readonly (UnitId | null)[]): UnitId =>
  wanted.find((id): id is UnitId => id !== null && activatable.includes(id)) ?? activatable[0]!;

const stillThere = (view: OrionsGateView, id: UnitId | null): UnitId | null =>
  id !== null && view.units.some((unit) => unit.id === id && (unit.status === 'inPlay' || unit.status === 'waiting'))
    ? id
    : null;

/** The tool a decision opens with. What measures in hand is not taken away. */
function toolFor(
  view: OrionsGateView,
  decision: string | null,
  context: ToolContext,
  before: BattleState,
  wish: Draft | null = null,
): Tool {
  if (measures(before.tool)) return before.tool;
  switch (decision) {
    case 'setup.deploy':
      return deployNext(view, before);
    case 'play.plan':
      return openPlanAt(wish, context);
    case 'play.fire':
      return openFire(context);
    case 'window.warp':
      return openWarp(view);
    case 'setup.marker':
      return openSpot('marker', context);
    case 'window.exit':
      return openSpot('exit', context);
    case 'window.debris':
      return openDebris(context);
    case 'window.salvage':
      return openSalvage(view);
    default:
      return IDLE;
  }
}

/** The unit in hand stays there; else the next one that waits. */
function deployNext(view: OrionsGateView, { seat, tool }: BattleState): Tool {
  const own = ({ captain }: Unit): boolean => seat !== null && actsFor(view, seat, captain);
  if (tool.kind === 'deploy' && view.units.some((unit) => unit.id === tool.unit && own(unit)))
    return openDeploy(view, tool.unit);
  const waiting = view.units.find((unit) => unit.status === 'waiting' && own(unit));
  return waiting ? openDeploy(view, waiting.id) : IDLE;
}
