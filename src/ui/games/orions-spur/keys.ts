import { ARROWS, wayOf } from '../../match/arrows.ts';
import { keepsEnter, keyName, pressBright, pressPlayKey } from '../../match/keys.ts';
import { playerOf } from './names.ts';
import type { SpurTable } from './state.ts';
import { aboutOf } from './target.ts';
import { isPicked, pickedDeed } from './tools/deed.ts';

/** What is in hand, in the action panel or the hand itself, and a fleet or formation that was made by one press. */
const IN_HAND = ':is(.os-pick, .os-slot, .os-made, .os-hand-pick)[aria-pressed="true"]';
/** What arrows walk through: choices of the action panel. */
const CHOICES = '.dock-act :is(.os-pick, .os-slot, .strip-answer, .os-picked .button)';

/** Reads what is pointed at, else what is in hand. Returns whether there was anything. */
function readInHand({ state$, read }: SpurTable): boolean {
  const { pointed, tool, view } = state$.value;
  const about = pointed && aboutOf(pointed, view);
  if (about) read(about);
  else if (tool.kind === 'deed' && tool.picks.source !== undefined && tool.picks.source !== 'weapon')
    read({ kind: 'card', card: tool.picks.source });
  else if (tool.kind === 'deed' && tool.picks.actor !== undefined) read({ kind: 'ship', id: tool.picks.actor });
  else return false;
  return true;
}

/** Goes to the next choice of the panel, or back. */
function walk(by: number): boolean {
  const choices = [...document.querySelectorAll<HTMLElement>(CHOICES)];
  if (choices.length === 0) return false;
  const at = choices.indexOf(document.activeElement as HTMLElement);
  // One begins with what is asked, not with what is picked already.
  const first = Math.max(
    choices.findIndex((choice) => choice.closest('.os-picked') === null),
    0,
  );
  const start = by > 0 ? first : choices.length - 1;
  choices[at < 0 ? start : (at + by + choices.length) % choices.length]!.focus();
  return true;
}

/** What digits choose: what the action panel offers, in its order. */
const OFFERED = '.dock-act :is(.os-pick, .strip-answer)';

/** Presses what the panel offers at a place of its list. */
function choose(digit: number): boolean {
  const choice = document.querySelectorAll<HTMLElement>(OFFERED)[digit - 1];
  choice?.click();
  return choice !== undefined;
}

/** The digit of a key, whatever sign Shift makes of it; null for other keys. */
const digitOf = ({ code }: KeyboardEvent): number | null => {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit);
};

/** A card of the hand, by its number. */
function takeCard({ state$, input }: SpurTable, digit: number): boolean {
  const { seat, view } = state$.value;
  const card = seat === null ? undefined : playerOf(view, seat).hand.cards?.[digit - 1];
  if (card === undefined || view.window) return false;
  input({ kind: 'card', card });
  return true;
}

/** Enter confirms what is in hand, or presses the bright button. */
function pressEnter(table: SpurTable, event: KeyboardEvent): boolean {
  if (keepsEnter(event, IN_HAND)) return false;
  const { tool, view } = table.state$.value;
  const moves = tool.kind === 'deed' && pickedDeed(view, tool.picks)?.command;
  if (tool.kind === 'deed' && moves && !('moves' in moves)) table.input({ kind: 'confirm' });
  else pressBright();
  return true;
}

/** Finishes the attacks, or ends the turn. */
function goOn({ state$, order }: SpurTable): boolean {
  const next = state$.value.view.choices.find(({ type }) => type === 'finishAttacks' || type === 'endTurn');
  if (next) void order(next);
  return next !== undefined;
}

function pass({ state$, order }: SpurTable, rest: boolean): boolean {
  if (!state$.value.view.choices.some(({ type }) => type === 'pass')) return false;
  void order(rest ? { type: 'pass', rest: true } : { type: 'pass' });
  return true;
}

function escape(table: SpurTable, event: KeyboardEvent): boolean {
  // What is dragged goes back before anything else is taken back.
  if (table.stage()?.letGo()) return true;
  const { why, tool } = table.state$.value;
  if (why) table.dismissWhy();
  else if ((tool.kind === 'deed' && isPicked(tool.picks)) || tool.kind === 'cards' || tool.kind === 'moves')
    table.input({ kind: 'cancel' });
  else if (tool.kind === 'layout' && tool.held !== null) table.input({ kind: 'cancel' });
  else return pressPlayKey(table, event);
  return true;
}

/** The letters of this game. */
function pressLetter(table: SpurTable, name: string, shift: boolean): boolean {
  switch (name) {
    case 'r':
      if (!table.state$.value.view.choices.some(({ type }) => type === 'regroup')) return false;
      table.input({ kind: 'cards', use: 'regroup' });
      return true;
    case 'e':
      return goOn(table);
    case 'p':
      return pass(table, shift);
    case 't':
      if (!table.state$.value.view.choices.some(({ type }) => type === 'pass')) return false;
      table.passTurn();
      return true;
    case 'i':
      return readInHand(table);
    case 'h':
      table.open('reference');
      return true;
    case 'l':
      table.open('lists');
      return true;
    default:
      return false;
  }
}

/** The keys of the table of Orion's Spur. Returns whether the press was used. */
export function pressKey(table: SpurTable, event: KeyboardEvent): boolean {
  const { seat } = table.state$.value;
  const arrow = ARROWS[event.key];
  if (arrow && seat !== null) {
    const [right, up] = arrow;
    return walk(wayOf({ right, up }));
  }
  const name = keyName(event);
  const digit = digitOf(event);
  if (digit !== null) return event.shiftKey ? takeCard(table, digit) : seat !== null && choose(digit);
  if (name === 'Enter') return pressEnter(table, event);
  if (name === 'Escape') return escape(table, event);
  return pressLetter(table, name, event.shiftKey) || pressPlayKey(table, event);
}
