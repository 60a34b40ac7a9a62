import { settings$, updateSettings } from '../../settings.ts';
import { likeliest, targetsOf } from './tools/fire.ts';
import type { TableStage } from '../../draw/orions-gate/stage.ts';
import { measures } from './tools/tool.ts';
import type { Battle } from './controller.ts';
import type { Measure } from './measure.ts';
import type { Desk, Measured } from './state.ts';

/** Typing and open dialogs keep their keys. */
function taken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  return target !== null && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** A control keeps Enter and Space, but Enter on the weapon or target already taken fires. */
function onControl(event: KeyboardEvent): boolean {
  if (!(event.target instanceof Element) || !event.target.closest('button, a, [role="switch"]')) return false;
  return event.key !== 'Enter' || event.target.closest('.act-fire [aria-pressed="true"]') === null;
}

/** Pixels per inch added by one press of plus or minus. */
const ZOOM = 1.25;

/** What the keys of measuring work on: a battle or a replay. */
export interface Keyed extends Measure, Pick<Desk, 'select'> {
  readonly state$: { readonly value: Measured };
  readonly stage: () => TableStage | null;
}

const STEPS: { readonly [key: string]: readonly [right: number, up: number] } = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** The keys that measure and look around, in a battle and in a replay. Returns whether the press was used. */
export function pressMeasureKey(desk: Keyed, event: KeyboardEvent): boolean {
  // A field that has used the key has done all there is to do.
  if (event.defaultPrevented || taken(event)) return false;
  const { tool, selected, view } = desk.state$.value;
  const fine = event.shiftKey;
  const cycle = (step: 1 | -1): void => {
    if (measures(tool)) return desk.input({ kind: 'cycle', step });
    const next = after(view.units.filter(({ status }) => status === 'inPlay').map(({ id }) => id), selected, step);
    if (next) desk.select(next, true);
  };
  const arrow = STEPS[event.key];
  if (arrow && tool.kind === 'ruler') {
    desk.input({ kind: 'nudge', right: arrow[0], up: arrow[1], turn: 0, fine });
    return true;
  }
  const presses: { readonly [key: string]: (() => void) | undefined } = {
    '+': () => desk.stage()?.zoom(ZOOM),
    '=': () => desk.stage()?.zoom(ZOOM),
    '-': () => desk.stage()?.zoom(1 / ZOOM),
    '−': () => desk.stage()?.zoom(1 / ZOOM),
    // A button of another panel keeps its focus while the ruler is in hand, but the end the keys point at is meant.
    Enter: measures(tool) && !(event.target instanceof Element && event.target.closest('.fleets, .measure, .aids')) ? () => desk.input({ kind: 'confirm' }) : undefined,
    Escape: measures(tool) ? () => desk.input({ kind: 'cancel' }) : undefined,
    f: () => desk.stage()?.fit(),
    r: fine ? desk.clearRulers : desk.toggleRuler,
    t: fine ? () => desk.watch(selected) : () => desk.aid('threat'),
    c: () => desk.aid('rings'),
    l: desk.toggleSight,
    g: () => updateSettings({ showGrid: !settings$.value.showGrid }),
    n: () => cycle(fine ? -1 : 1),
    p: () => cycle(-1),
  };
  const press = presses[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  press?.();
  return press !== undefined;
}

/** The keys of the battle screen. Returns whether the press was used. */
export function pressKey(battle: Battle, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || taken(event)) return false;
  const { tool, why } = battle.state$.value;
  const fine = event.shiftKey;
  const turn = (left: number): true => {
    battle.input({ kind: 'nudge', right: 0, up: 0, turn: left, fine });
    return true;
  };
  const arrow = STEPS[event.key];
  if (arrow && tool.kind !== 'ruler') {
    battle.input({ kind: 'nudge', right: arrow[0], up: arrow[1], turn: 0, fine });
    return true;
  }
  switch (event.key) {
    case 'Enter':
      if (measures(tool)) break;
      if (onControl(event)) return false;
      if (hasNothing(battle)) document.querySelector<HTMLElement>('.dock-act .button-primary')?.click();
      else battle.input({ kind: 'confirm' });
      return true;
    case 'Escape':
      if (why) battle.dismissWhy();
      else battle.input({ kind: 'cancel' });
      return true;
    case ' ':
      if (onControl(event) && !battle.state$.value.busy) return false;
      battle.skip();
      return true;
    case '?':
      battle.open('keys');
      return true;
  }
  switch (event.key.toLowerCase()) {
    case 'q':
      return turn(1);
    case 'e':
      return turn(-1);
    case 'w':
      battle.input({ kind: 'waypoint' });
      return true;
    case 'a':
      document.querySelector<HTMLElement>('.dock-act .plate-body button:not(:disabled)')?.focus();
      return true;
    case 'u':
      if (fine) battle.redo();
      else battle.undo();
      return true;
    case 'n':
    case 'p':
      if (measures(tool)) break;
      cycle(battle, fine || event.key.toLowerCase() === 'p' ? -1 : 1);
      return true;
  }
  return pressMeasureKey(battle, event);
}

/** Nothing is in hand that only the table knows: then Enter presses the one bright button (in the fire step: fire, or end the activation). */
function hasNothing(battle: Battle): boolean {
  const { tool } = battle.state$.value;
  return tool.kind === 'idle' || tool.kind === 'fire' || (tool.kind === 'deploy' && tool.pose === null);
}

/** Next unit: of the targets in the fire step, likeliest damage first; else of those that can act now, else of all in play. */
function cycle(battle: Battle, step: 1 | -1): void {
  const { view, tool, selected } = battle.state$.value;
  if (tool.kind === 'fire') {
    const unit = view.units.find(({ id }) => id === tool.unit);
    const legal = unit ? likeliest(unit, tool.slot, battle.context()) : [];
    // One target may be looked at without being legal, to hear why not; a volley takes only what it can hit.
    const others = view.units.filter(({ id, status, side }) => status === 'inPlay' && side !== unit?.side && !legal.includes(id)).map(({ id }) => id);
    const aims = unit && targetsOf(unit, tool.slot) === 'upToThree' ? legal : [...legal, ...others];
    const next = after(aims, tool.targets.at(-1) ?? null, step);
    if (next) battle.input({ kind: 'target', unit: next });
    return;
  }
  const list = view.activatable.length > 0 ? view.activatable : view.units.filter((unit) => unit.status === 'inPlay' || (view.stage === 'deploy' && unit.side === view.deploying)).map(({ id }) => id);
  const next = after(list, selected, step);
  if (next) battle.select(next, true);
}

function after(list: readonly string[], from: string | null, step: 1 | -1): string | undefined {
  if (list.length === 0) return undefined;
  const at = from === null ? -1 : list.indexOf(from);
  return list[(at + step + list.length) % list.length];
}
