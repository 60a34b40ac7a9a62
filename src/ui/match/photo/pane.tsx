import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../kit/index.ts';
import { listen } from '../../table/input/pointer.ts';
import type { Gesture } from '../../table/input/gesture.ts';
import { keyName, pressLookKey } from '../keys.ts';
import type { PhotoStage } from './hidden.ts';
import { photoText as words } from '../words/photo.ts';
import './photo.css';

interface PaneProps {
  readonly stage: PhotoStage;
  readonly onBack: () => void;
}

/**
 * Hides what lies round it, and looks around on the table: drags pan, wheel and fingers zoom. A press, Z or Esc brings
 * everything back. No order is given meanwhile: nobody would see what it does.
 */
export function PhotoPane({ stage, onBack }: PaneProps) {
  const says = matchMedia('(hover: none)').matches ? words.tapBack : words.back;
  const pane = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = pane.current!;
    const screen = element.parentElement!;
    const before = document.activeElement;
    screen.dataset['photo'] = '';
    stage.configure({ bare: true });
    element.focus({ preventScroll: true });
    announce(says);
    const take = (gesture: Gesture): void => {
      if (gesture.kind === 'pan') stage.pan(gesture.dx, gesture.dy);
      else if (gesture.kind === 'zoom') stage.zoom(gesture.factor, gesture.at);
      else if (gesture.kind === 'tap') onBack();
    };
    const pointers = listen(element, { grabs: () => false, gestures: take });
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      event.stopPropagation();
      if (BACK.has(keyName(event))) onBack();
      else if (!pressLookKey({ stage: () => stage }, event)) return;
      event.preventDefault();
    };
    // Before the keys of the screen.
    addEventListener('keydown', pressed, { capture: true });
    return () => {
      pointers.stop();
      removeEventListener('keydown', pressed, { capture: true });
      stage.configure({ bare: false });
      delete screen.dataset['photo'];
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [stage]);
  return (
    // A drag ends with a click, too: only the keyboard's counts here.
    <button
      ref={pane}
      class="photo-pane"
      type="button"
      aria-label={says}
      onClick={({ detail }) => detail === 0 && onBack()}
    >
      <span class="photo-line">{says}</span>
    </button>
  );
}

const BACK: ReadonlySet<string> = new Set(['z', 'Escape']);
