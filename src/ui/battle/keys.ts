import { settings$, updateSettings } from '../settings.ts';
import { likeliest, targetsOf } from '../tools/fire.ts';
import type { Battle } from './controller.ts';

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

/** The keys of the battle screen. Returns whether the press was used. */
export function pressKey(battle: Battle, event: KeyboardEvent): boolean {
  // A field that has used the key has done all there is to do.
  if (event.defaultPrevented || taken(event)) return false;
  const stage = battle.stage();
  const fine = event.shiftKey;
  const nudge = (right: number, up: number, turn = 0): true => {
    battle.input({ kind: 'nudge', right, up, turn, fine });
    return true;
  };
  switch (event.key) {
    case 'ArrowLeft':
      return nudge(-1, 0);
    case 'ArrowRight':
      return nudge(1, 0);
    case 'ArrowUp':
      return nudge(0, 1);
    case 'ArrowDown':
      return nudge(0, -1);
    case 'Enter':
      if (onControl(event)) return false;
      if (hasNothing(battle)) document.querySelector<HTMLElement>('.dock-act .button-primary')?.click();
      else battle.input({ kind: 'confirm' });
      return true;
    case 'Escape':
      if (battle.state$.value.why) battle.dismissWhy();
      else battle.input({ kind: 'cancel' });
      return true;
    case ' ':
      if (onControl(event) && !battle.state$.value.busy) return false;
      battle.skip();
      return true;
    case '+':
    case '=':
      stage?.zoom(ZOOM);
      return true;
    case '-':
    case '−':
      stage?.zoom(1 / ZOOM);
      return true;
    case '?':
      battle.open('keys');
      return true;
  }
  switch (event.key.toLowerCase()) {
    case 'q':
      return nudge(0, 0, 1);
    case 'e':
      return nudge(0, 0, -1);
    case 'w':
      battle.input({ kind: 'waypoint' });
      return true;
    case 'f':
      stage?.fit();
      return true;
    case 'r':
      if (fine) battle.clearRulers();
      else battle.toggleRuler();
      return true;
    case 't':
      if (fine) battle.watch(battle.state$.value.selected);
      else battle.aid('threat');
      return true;
    case 'a':
      document.querySelector<HTMLElement>('.dock-act .plate-body button:not(:disabled)')?.focus();
      return true;
    case 'c':
      battle.aid('rings');
      return true;
    case 'l':
      battle.aid('sight');
      return true;
    case 'g':
      updateSettings({ showGrid: !settings$.value.showGrid });
      return true;
    case 'u':
      if (fine) battle.redo();
      else battle.undo();
      return true;
    case 'n':
      cycle(battle, fine ? -1 : 1);
      return true;
  }
  return false;
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
