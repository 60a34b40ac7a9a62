import { ARROWS } from '../../match/arrows.ts';
import { settings$, updateSettings } from '../../theme/settings.ts';
import { isAim, worthiest, targetsOf } from './tools/fire.ts';
import { keyName, onControl, pressBright, pressPlayKey } from '../../match/keys.ts';
import { measures } from './tools/tool.ts';
import type { Battle } from './controller.ts';
import type { Measure } from './measure.ts';
import type { Desk, Measured } from './state.ts';

/** A control keeps Enter, but Enter on the weapon or target already taken fires. */
function keepsEnter(event: KeyboardEvent): boolean {
  return onControl(event) && (event.target as Element).closest('.act-fire [aria-pressed="true"]') === null;
}

/** What the keys of measuring work on: a battle or a replay. */
export interface Keyed extends Measure, Pick<Desk, 'select'> {
  readonly state$: { readonly value: Measured };
}

/** The keys that measure, in a battle and in a replay. Returns whether the press was used. */
export function pressMeasureKey(desk: Keyed, event: KeyboardEvent): boolean {
  const { tool, selected, view } = desk.state$.value;
  const fine = event.shiftKey;
  const cycle = (step: 1 | -1): void => {
    if (measures(tool)) return desk.input({ kind: 'cycle', step });
    const next = after(
      view.units.filter(({ status }) => status === 'inPlay').map(({ id }) => id),
      selected,
      step,
    );
    if (next) desk.select(next, true);
  };
  const arrow = ARROWS[event.key];
  if (arrow && tool.kind === 'ruler') {
    desk.input({ kind: 'nudge', right: arrow[0], up: arrow[1], turn: 0, fine });
    return true;
  }
  const presses: { readonly [key: string]: (() => void) | undefined } = {
    // A button of another panel keeps its focus while the ruler is in hand, but the end the keys point at is meant.
    Enter:
      measures(tool) && !(event.target instanceof Element && event.target.closest('.fleets, .measure, .aids'))
        ? () => desk.input({ kind: 'confirm' })
        : undefined,
    Escape: measures(tool) ? () => desk.input({ kind: 'cancel' }) : undefined,
    r: fine ? desk.clearRulers : desk.toggleRuler,
    t: fine ? () => desk.watch(selected) : () => desk.aid('threat'),
    c: () => desk.aid('rings'),
    l: desk.toggleSight,
    g: () => updateSettings({ showGrid: !settings$.value.showGrid }),
    n: () => cycle(fine ? -1 : 1),
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
      else battle.input({ kind: 'cancel' });
      return true;
    case '[':
    case ']':
      battle.lookOn(name === ']' ? 1 : -1);
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
  return pressMeasureKey(battle, event) || pressPlayKey(battle, event);
}

const goesBack = (event: KeyboardEvent): boolean => event.shiftKey || keyName(event) === 'p';

/** Steps of left turn. */
const TURNS: { readonly [key: string]: number | undefined } = { q: 1, e: -1 };

/** The arrows move and `Q` and `E` turn what is in hand; the arrows of the ruler are its own. */
function pressNudge(battle: Battle, event: KeyboardEvent): boolean {
  const fine = event.shiftKey;
  const arrow = ARROWS[event.key];
  const turn = TURNS[keyName(event)];
  if (arrow && battle.state$.value.tool.kind !== 'ruler')
    battle.input({ kind: 'nudge', right: arrow[0], up: arrow[1], turn: 0, fine });
  else if (turn !== undefined) battle.input({ kind: 'nudge', right: 0, up: 0, turn, fine });
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
  if (hasNothing(battle)) pressBright();
  else battle.input({ kind: 'confirm' });
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

/**
 * Next unit: of the targets in the fire step, likeliest damage first; else of those that can act now, else of all in
 * play.
 */
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
  const list =
    view.activatable.length > 0
      ? view.activatable
      : view.units
          .filter((unit) => unit.status === 'inPlay' || (view.stage === 'deploy' && unit.side === view.deploying))
          .map(({ id }) => id);
  const next = after(list, selected, step);
  if (next) battle.select(next, true);
}

function after(list: readonly string[], from: string | null, step: 1 | -1): string | undefined {
  if (list.length === 0) return undefined;
  const at = from === null ? -1 : list.indexOf(from);
  return list[(at + step + list.length) % list.length];
}
