import { Subject } from 'rxjs';
import { useEffect, useState } from 'preact/hooks';

interface Announcement {
  readonly text: string;
  readonly urgent: boolean;
}

const announcements$ = new Subject<Announcement>();

/** Says a sentence to screen readers. `urgent` interrupts (refusals, errors). */
export function announce(text: string, urgent = false): void {
  announcements$.next({ text, urgent });
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
      <div class="unseen" role="status" aria-live="polite"><span key={said.count}>{said.polite}</span></div>
      <div class="unseen" role="alert" aria-live="assertive"><span key={said.count}>{said.urgent}</span></div>
    </>
  );
}
