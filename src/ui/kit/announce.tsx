import { Subject } from 'rxjs';
import { useEffect, useRef, useState } from 'preact/hooks';
import { checkIcon, refusedIcon } from '../../../assets/icons/interface.ts';
import { Icon } from './icon.tsx';
import './announce.css';

interface Announcement {
  readonly text: string;
  readonly urgent: boolean;
}

const announcements$ = new Subject<Announcement>();

/** Says a sentence to screen readers. `urgent` interrupts (refusals, errors). */
export function announce(text: string, urgent = false): void {
  announcements$.next({ text, urgent });
}

interface Told {
  readonly text: string;
  readonly tone: 'good' | 'bad';
}

const told$ = new Subject<Told>();

/** Milliseconds a told sentence stays: long enough to be read twice. */
const STAYS = 4500;

/** Says to everyone what a press has done when nothing else on the screen shows it (copied, saved). */
export function tell(text: string, tone: Told['tone'] = 'good'): void {
  announce(text, tone === 'bad');
  told$.next({ text, tone });
}

/** The plate that shows what was told; the live regions read it out. Once in the app frame. */
export function ToldPlate() {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let waiting = 0;
    const subscription = told$.subscribe((next) => {
      setTold(next);
      clearTimeout(waiting);
      waiting = window.setTimeout(() => setTold(null), STAYS);
    });
    return () => {
      clearTimeout(waiting);
      subscription.unsubscribe();
    };
  }, []);
  const plate = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = plate.current;
    if (!told || !box) return;
    // A popover stands above open dialogs too; shown again, it comes above one opened since.
    if (box.matches(':popover-open')) box.hidePopover();
    box.showPopover?.();
  }, [told]);
  if (!told) return null;
  return (
    <div class={`told told-${told.tone}`} popover="manual" aria-hidden="true" ref={plate}>
      <Icon of={told.tone === 'bad' ? refusedIcon : checkIcon} size={18} />
      <span>{told.text}</span>
    </div>
  );
}

/** The live regions; once in the app frame. A repeated sentence is spoken again because its node is a new one. */
export function LiveRegion() {
  const [said, setSaid] = useState({ polite: '', urgent: '', count: 0 });
  useEffect(() => {
    const subscription = announcements$.subscribe(({ text, urgent }) =>
      setSaid((before) => ({ ...before, [urgent ? 'urgent' : 'polite']: text, count: before.count + 1 })),
    );
    return () => subscription.unsubscribe();
  }, []);
  return (
    <>
      <div class="unseen" role="status" aria-live="polite">
        <span key={said.count}>{said.polite}</span>
      </div>
      <div class="unseen" role="alert" aria-live="assertive">
        <span key={said.count}>{said.urgent}</span>
      </div>
    </>
  );
}
