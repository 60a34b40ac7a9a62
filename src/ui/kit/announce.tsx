import { concat, filter, map, of, scan, Subject, switchMap, timer, type Observable } from 'rxjs';
import { useEffect, useRef, useState } from 'preact/hooks';
import { checkIcon, refusedIcon } from '../../../assets/icons/interface.ts';
import { Icon } from './icon.tsx';
import './announce.css';

interface Announcement {
  readonly text: string;
  readonly urgent: boolean;
}

const announcements$ = new Subject<Announcement>();

/** Milliseconds after which a sentence is no longer found in its region: it is of the past. */
const FOUND = 10_000;

/** What a live region says, and the how manieth time it says something. */
export interface Said {
  readonly text: string;
  readonly count: number;
}

/** What the urgent or the polite region says from now on; nothing again a while after each sentence. */
export const said = (inUrgent: boolean): Observable<Said> =>
  announcements$.pipe(
    filter(({ urgent }) => urgent === inUrgent),
    scan((before, { text }): Said => ({ text, count: before.count + 1 }), { text: '', count: 0 }),
    switchMap((now) => concat(of(now), timer(FOUND).pipe(map(() => ({ ...now, text: '' }))))),
  );

/** Says a sentence to screen readers. `urgent` interrupts (refusals, errors). */
export function announce(text: string, urgent = false): void {
  announcements$.next({ text, urgent });
}

interface Toast {
  readonly text: string;
  readonly tone: 'good' | 'bad';
}

const toasts$ = new Subject<Toast>();

/** Milliseconds an announcement stays: long enough to be read twice. */
const STAYS = 4500;

/** Says to everyone what a press has done when nothing else on the screen shows it (copied, saved). */
export function showToast(text: string, tone: Toast['tone'] = 'good'): void {
  announce(text, tone === 'bad');
  toasts$.next({ text, tone });
}

/** The plate that shows announcements; the live regions read it out. Once in the app frame. */
export function ToastPlate() {
  const [toast, setToast] = useState<Toast | null>(null);
  useEffect(() => {
    let waiting = 0;
    const subscription = toasts$.subscribe((next) => {
      setToast(next);
      clearTimeout(waiting);
      waiting = window.setTimeout(() => setToast(null), STAYS);
    });
    return () => {
      clearTimeout(waiting);
      subscription.unsubscribe();
    };
  }, []);
  const plate = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = plate.current;
    if (!toast || !box) return;
    // A popover stands above open dialogs too; shown again, it comes above one opened since.
    if (box.matches(':popover-open')) box.hidePopover();
    box.showPopover();
  }, [toast]);
  if (!toast) return null;
  return (
    <div class={`toast toast-${toast.tone}`} popover="manual" aria-hidden="true" ref={plate}>
      <Icon of={toast.tone === 'bad' ? refusedIcon : checkIcon} size={18} />
      <span>{toast.text}</span>
    </div>
  );
}

/** The live regions; once in the app frame. */
export function LiveRegion() {
  return (
    <>
      <div class="unseen" role="status" aria-live="polite">
        <Sentence urgent={false} />
      </div>
      <div class="unseen" role="alert" aria-live="assertive">
        <Sentence urgent />
      </div>
    </>
  );
}

/** What a region says. A repeated sentence is spoken again because its node is a new one; one that goes is not. */
function Sentence({ urgent }: { readonly urgent: boolean }) {
  const [now, setNow] = useState<Said>({ text: '', count: 0 });
  useEffect(() => {
    const subscription = said(urgent).subscribe(setNow);
    return () => subscription.unsubscribe();
  }, [urgent]);
  return <span key={now.count}>{now.text}</span>;
}
