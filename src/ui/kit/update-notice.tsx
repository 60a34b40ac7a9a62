import { useState } from 'preact/hooks';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { changeOver, updateReady$ } from './update.ts';
import { updateText as words } from './words/update.ts';
import { useSubject } from './use-observable.ts';

/**
 * Says that a newer version is ready and offers to change over; `wait`: not while something is going on. Nothing while
 * there is none.
 */
export function UpdateNotice({ wait = false, text }: { readonly wait?: boolean; readonly text: string }) {
  const ready = useSubject(updateReady$);
  const [later, setLater] = useState(false);
  if (!ready || later) return null;
  return (
    <Notice tone="info" title={words.ready}>
      <p>{text}</p>
      <div class="row notice-do">
        <Button small disabled={wait} onClick={changeOver}>
          {words.changeOver}
        </Button>
        <Button variant="quiet" small onClick={() => setLater(true)}>
          {words.later}
        </Button>
      </div>
    </Notice>
  );
}
