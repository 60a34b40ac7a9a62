import { arrowOn, ARROWS, cycled, nudgeOf } from '../../match/arrows.ts';
import { settings$, updateSettings } from '../../theme/settings.ts';
import { isAim, worthiest, targetsOf } from './tools/fire.ts';
import { keyName, onControl, pressBright, pressPlayKey } from '../../match/keys.ts';
import type { TableStage } from './table/stage.ts';
import { subjectOf } from './subject.ts';
import { measures, type ToolInput } from './tools/tool.ts';
import type { Battle } from './controller.ts';
import type { Measure } from './measure.ts';
import type { BattleState, Desk, Measured } from './state.ts';
import { actsFor, type OrionsGateView, type UnitId } from '../../../games/orions-gate/index.ts';

/** A control keeps Enter, but Enter on the weapon or target already taken fires. */
function keepsEnter(event: KeyboardEvent): boolean {
  return onControl(event) && (event.target as Element).closest('.act-fire [aria-pressed="true"]') === null;
}

/** What the keys of measuring work on: a battle or a replay. */
export interface Keyed extends Measure, Pick<Desk, 'select'> {
  readonly state$: { readonly value: Measured };
  readonly stage: () => Pick<TableStage, 'turned'> | null;
}

/** A step on the table, in mils, the way an arrow points on the screen. */
function stepOf({ stage }: Pick<Keyed, 'stage'>, arrow: readonly [number, number], step: number): ToolInput {
  const [right, up] = arrowOn(arrow, stage()?.turned());
  return { kind: 'nudge', right, up, turn: 0, step };
}

/** The keys that measure, in a battle and in a replay. Returns whether the press was used. */
export function pressMeasureKey(desk: Keyed, event: KeyboardEvent): boolean {
  const { tool, selected, view } = desk.state$.value;
  const shift = event.shiftKey;
  const cycle = (step: 1 | -1): void => {
    if (measures(tool)) return desk.input({ kind: 'cycle', step });
    const next = after(inPlay(view), selected, step);
    if (next) desk.select(next, true);
  };
  const arrow = ARROWS[event.key];
  if (arrow && tool.kind === 'ruler') {
    desk.input(stepOf(desk, arrow, nudgeOf(event)));
    return true;
  }
  const presses: { readonly [key: string]: (() => void) | undefined } = {
    // A button of another panel keeps its focus while the ruler is in hand, but the end the keys point at is meant.
    Enter:
      measures(tool) && !(event.target instanceof Element && event.target.closest('.fleets, .measure, .aids'))
        ? () => desk.input({ kind: 'confirm' })
        : undefined,
    Escape: measures(tool) ? () => desk.input({ kind: 'cancel' }) : undefined,
    r: shift ? desk.clearRulers : desk.toggleRuler,
    t: shift ? () => desk.watch(subjectOf(desk.state$.value)) : () => desk.aid('threat'),
    c: () => desk.aid('rings'),
    l: desk.toggleSight,
    g: () => updateSettings({ showGrid: !settings$.value.showGrid }),
    n: () => cycle(shift ? -1 : 1),
    p: () => cycle(-1),
  };
  const press = presses[keyName(event)];
  press?.();
  return press !== undefined;
}

/** The keys of the battle screen. Returns whether the press was used. */
export function pressKey(battle: Battle, event: KeyboardEvent): boolean {
  const { tool, why } = battle.state$.value;
  if (pressNudge(battle, event)) return true;
  const name = keyName(event);
  switch (name) {
    case 'Enter':
      if (measures(tool)) break;
      return pressEnter(battle, event);
    case 'Escape':
      if (why) battle.dismissWhy();
      else if (!putsBack(battle)) battle.input({ kind: 'cancel' });
      return true;
    case 'w':
      battle.input({ kind: 'waypoint' });
      return true;
    case 'n':
    case 'p':
      if (measures(tool)) break;
      cycle(battle, goesBack(event) ? -1 : 1);
      return true;
  }
  return pressSight(battle, event) || pressMeasureKey(battle, event) || pressPlayKey(battle, event);
}

/** A ship that is dragged through the zone stands again where it stood, and stays in hand. */
const putsBack = ({ state$, stage }: Battle): boolean =>
  state$.value.view.stage === 'deploy' && (stage()?.letGo() ?? false);

/** The keys that bring another table, or the ship in hand, into sight. */
function pressSight(battle: Battle, event: KeyboardEvent): boolean {
  const name = keyName(event);
  if (name === '[' || name === ']') battle.lookOn(name === ']' ? 1 : -1);
  else if (name === 'f' && event.shiftKey) battle.frameUnit();
  else return false;
  return true;
}

const goesBack = (event: KeyboardEvent): boolean => event.shiftKey || keyName(event) === 'p';

/** Steps of left turn. */
const TURNS: { readonly [key: string]: number | undefined } = { q: 1, e: -1 };

/** Whether a key steps what is in hand: Alt makes the step its finest. */
export const nudges = (event: KeyboardEvent): boolean => event.key in ARROWS || TURNS[keyName(event)] !== undefined;

/** The arrows move and `Q` and `E` turn what is in hand; the arrows of the ruler are its own. */
function pressNudge(battle: Battle, event: KeyboardEvent): boolean {
  const step = nudgeOf(event);
  const arrow = ARROWS[event.key];
  const turn = TURNS[keyName(event)];
  if (arrow && battle.state$.value.tool.kind !== 'ruler') battle.input(stepOf(battle, arrow, step));
  else if (turn !== undefined) battle.input({ kind: 'nudge', right: 0, up: 0, turn, step });
  else return pressAction(battle, event);
  return true;
}

/** The numbers try an action with the ship in hand, else with the one that is selected. */
function pressAction(battle: Battle, event: KeyboardEvent): boolean {
  const key = Number(keyName(event));
  if (!(key >= 1 && key <= 4)) return false;
  battle.act(key - 1);
  return true;
}

function pressEnter(battle: Battle, event: KeyboardEvent): boolean {
  if (keepsEnter(event)) return false;
  // Where an order has no chance its button is not bright, but bears the key.
  if (!hasNothing(battle) || !pressBright()) battle.input({ kind: 'confirm' });
  return true;
}

/**
 * Nothing is in hand that only the table knows: then Enter presses the one bright button (in the fire step: fire, or
 * end the activation).
 */
function hasNothing(battle: Battle): boolean {
  const { tool } = battle.state$.value;
  return tool.kind === 'idle' || tool.kind === 'fire' || (tool.kind === 'deploy' && tool.pose === null);
}

/** Next unit: of the targets in the fire step, likeliest damage first; else of those that can do something. */
function cycle(battle: Battle, step: 1 | -1): void {
  const { view, tool, selected } = battle.state$.value;
  if (tool.kind === 'salvage') return battle.input({ kind: 'cycle', step });
  if (tool.kind === 'fire') {
    const unit = view.units.find(({ id }) => id === tool.unit);
    const legal = unit ? worthiest(unit, tool.slot, battle.context()) : [];
    // One target may be looked at without being legal, to hear why not; a volley takes only what it can hit.
    const others = view.units
      .filter((one) => unit && isAim(unit, tool.slot, one) && !legal.includes(one.id))
      .map(({ id }) => id);
    const aims = unit && targetsOf(unit, tool.slot) === 'upToThree' ? legal : [...legal, ...others];
    const next = after(aims, tool.targets.at(-1) ?? null, step);
    if (next) battle.input({ kind: 'target', unit: next });
    return;
  }
  const next = after(busyUnits(battle.state$.value), selected, step);
  if (next) battle.select(next, true);
}

/**
 * The units that can do something: to be placed now, to be activated now, else still to act in this round (a plan may
 * be made for them); all in play where none can.
 */
function busyUnits({ view, seat, viewer }: Pick<BattleState, 'view' | 'seat' | 'viewer'>): readonly UnitId[] {
  const captain = seat ?? (viewer.kind === 'seat' ? viewer.seat : null);
  const own = view.units.filter((unit) => captain !== null && actsFor(view, captain, unit.captain));
  const lists = [
    view.stage === 'deploy' ? own.filter(({ status }) => status === 'waiting').map(({ id }) => id) : [],
    view.stage === 'deploy' ? own.map(({ id }) => id) : [],
    view.activatable,
    own.filter(({ status, activatedIn }) => status === 'inPlay' && activatedIn !== view.round).map(({ id }) => id),
  ];
  return lists.find(({ length }) => length > 0) ?? inPlay(view);
}

const inPlay = ({ units }: OrionsGateView): readonly UnitId[] =>
  units.filter(({ status }) => status === 'inPlay').map(({ id }) => id);

const after = (list: readonly UnitId[], from: UnitId | null, step: 1 | -1): UnitId | undefined =>
  cycled(list, from === null ? -1 : list.indexOf(from), step);
