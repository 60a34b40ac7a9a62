import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { AnyDesk } from './desk.ts';
import { canAsk, closeCoach, isAsked, toggleCoach } from './coach/open.ts';
import { toggleHidden } from './photo/hidden.ts';
import type { AnyState } from './state.ts';

/** Keys that Alt may go with; whatever else is pressed with it is the browser's. */
export type WithAlt = (event: KeyboardEvent) => boolean;

/** What a press with Ctrl or Cmd does as in any other program; null where it is the browser's. */
function inEveryProgram({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): 'undo' | 'redo' | null {
  const name = altKey || !(ctrlKey || metaKey) ? '' : key.toLowerCase();
  if (name === 'z') return shiftKey ? 'redo' : 'undo';
  // Cmd Y is the history of the browser.
  return name === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}

/** Typing and open dialogs keep their keys, and so does a field that has used one. */
function keyTaken(event: KeyboardEvent, withAlt: WithAlt | undefined): boolean {
  const target = event.target as HTMLElement | null;
  if (event.defaultPrevented) return true;
  if ((event.ctrlKey || event.metaKey) && inEveryProgram(event) === null) return true;
  if (event.altKey && !withAlt?.(event)) return true;
  if (document.querySelector('dialog[open]')) return true;
  return target !== null && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Whether the press is on something that Enter and Space press by themselves. */
export const onControl = (event: KeyboardEvent): boolean =>
  Boolean((event.target as Partial<Element> | null)?.closest?.('button, a, [role="switch"]'));

/**
 * Whether a control keeps Enter for itself: all do, but on the choice already in hand (a selector) Enter confirms it.
 */
export const keepsEnter = (event: KeyboardEvent, inHand: string): boolean =>
  onControl(event) && (event.target as Element).closest(inHand) === null;

/**
 * Class of the first of several choices. None of them is bright before one is made, but focus and Enter go where the
 * bright button would be.
 */
export const FIRST_CHOICE = 'button-first';

/** The one bright button of the action panel, or the first choice. */
const BRIGHT = `.dock-act .button-primary, .dock-act:not(:has(.button-primary)) .${FIRST_CHOICE}`;

export const brightButton = (): HTMLElement | null => document.querySelector<HTMLElement>(BRIGHT);

/** Presses the one bright button of the action panel, or the first choice. Returns whether there is one. */
export function pressBright(): boolean {
  const button = brightButton();
  button?.click();
  return button !== null;
}

/**
 * Enter on the bright button presses it at once: the browser would press whatever has the focus a moment later. Returns
 * whether the press was used.
 */
function pressFocusedBright(event: KeyboardEvent): boolean {
  const focused = (event.target as Partial<Element> | null)?.closest?.<HTMLElement>(BRIGHT);
  if (event.key !== 'Enter' || !focused) return false;
  focused.click();
  return true;
}

/**
 * The name of a key, letters in small, or what it does in every program: `undo`, `redo`. With Alt some keyboards type
 * another sign than stands on the key.
 */
export function keyName(event: KeyboardEvent): string {
  const { key, code, altKey } = event;
  if (altKey && /^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase();
  return inEveryProgram(event) ?? (key.length === 1 ? key.toLowerCase() : key);
}

/** Share of the scale added by one press of plus or minus. */
const ZOOM = 1.25;

/** The keys that look around, in a match and in a replay. Returns whether the press was used. */
export function pressLookKey({ stage }: Pick<AnyDesk, 'stage'>, event: KeyboardEvent): boolean {
  switch (keyName(event)) {
    case '+':
    case '=':
      stage()?.zoom(ZOOM);
      return true;
    case '-':
    case '−':
      stage()?.zoom(1 / ZOOM);
      return true;
    case 'f':
      stage()?.overview();
      return true;
    case 'z':
      toggleHidden();
      return true;
    default:
      return false;
  }
}

/** The desk with the part of its state the keys look at. */
export type KeyDesk = Omit<AnyDesk, 'open'> & {
  open(sheet: 'keys' | 'menu'): void;
  readonly state$: { readonly value: Pick<AnyState, 'why' | 'busy' | 'seat' | 'viewer'> };
};

/** The keys of every match. A game asks here after its own. Returns whether the press was used. */
export const pressPlayKey = (desk: KeyDesk, event: KeyboardEvent): boolean =>
  pressDeskKey(desk, event) || pressWhy(event) || pressCoach(desk, event);

function pressDeskKey(desk: KeyDesk, event: KeyboardEvent): boolean {
  const { why, busy } = desk.state$.value;
  switch (keyName(event)) {
    case 'Escape':
      if (!why) return false;
      desk.dismissWhy();
      return true;
    case 'Enter':
      if (onControl(event)) return false;
      pressBright();
      return true;
    case ' ':
      if (onControl(event) && !busy) return false;
      if (event.shiftKey) desk.rush();
      else desk.skip();
      return true;
    case '?':
      desk.open('keys');
      return true;
    case 'm':
      desk.open('menu');
      return true;
    case 'a':
      document.querySelector<HTMLElement>('.dock-act .plate-body button:not(:disabled)')?.focus();
      return true;
    default:
      return pressUndo(desk, event) || pressLookKey(desk, event);
  }
}

/** Takes back, or brings back. Returns whether the press was used. */
function pressUndo(desk: KeyDesk, event: KeyboardEvent): boolean {
  const name = keyName(event);
  if (name === 'redo' || (name === 'u' && event.shiftKey)) desk.redo();
  else if (name === 'undo' || name === 'u') desk.undo();
  else return false;
  return true;
}

/** Asks why the last thing that can be asked about in the log was done. */
function pressWhy(event: KeyboardEvent): boolean {
  if (keyName(event) !== 'y') return false;
  [...document.querySelectorAll<HTMLElement>('.log-ask')].at(-1)?.click();
  return true;
}

/** Asks for good moves, or puts them away. */
function pressCoach({ session, state$ }: KeyDesk, event: KeyboardEvent): boolean {
  if (keyName(event) !== 'k' || !canAsk(session, state$.value)) return false;
  toggleCoach(session);
  return true;
}

/** Escape puts the good moves away before it cancels anything else. */
function escapesCoach({ session, state$ }: KeyDesk, event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || !isAsked(session) || !canAsk(session, state$.value)) return false;
  closeCoach();
  return true;
}

/** The keys of a match's screen while it is there; `press`, the game's own, says whether it used one. */
export const usePlayKeys = (desk: KeyDesk, press: (event: KeyboardEvent) => boolean, withAlt?: WithAlt): void =>
  useKeys((event) => escapesCoach(desk, event) || press(event), withAlt);

/**
 * Listens to keys while the screen is there; `press` says whether it used one, and is that of what is on the screen
 * even when a key follows at once. Keys that are taken elsewhere never reach it.
 */
export function useKeys(press: (event: KeyboardEvent) => boolean, withAlt?: WithAlt): void {
  const now = useRef({ press, withAlt });
  useLayoutEffect(() => {
    now.current = { press, withAlt };
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (keyTaken(event, now.current.withAlt)) return;
      // Enter held down orders once, not at every repeat.
      const held = event.repeat && event.key === 'Enter';
      if (held || now.current.press(event) || pressFocusedBright(event)) event.preventDefault();
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
}
