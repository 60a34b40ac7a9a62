import { useEffect } from 'preact/hooks';
import type { Session } from '../../session/session.ts';
import type { Saving } from '../../session/local/saving.ts';
import { Button, Notice } from '../kit/index.ts';
import { clockTime } from '../kit/words/text.ts';
import { saving as words } from './words/saving.ts';
import { keepApart, saveMatch } from './match-file.ts';

/** Asks the reader before the page is closed with commands that are kept nowhere. */
function useLeaveWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

/** Says what of a match is not kept, since when and why, and what can be done; nothing while everything is kept. */
export function SavingNotice({ session, saving }: { readonly session: Session; readonly saving: Saving }) {
  useLeaveWarning(saving.kind !== 'kept');
  if (saving.kind === 'kept') return null;
  const { commands, since } = saving;
  const file = (
    <Button small onClick={() => void saveMatch(session)}>
      {words.toFile}
    </Button>
  );
  if (saving.kind === 'conflict')
    return (
      <Notice tone="bad" title={words.conflictTitle}>
        <p>{words.conflict(commands, clockTime(since))}</p>
        <div class="row notice-do">
          <Button small onClick={() => void keepApart(session)}>
            {words.apart}
          </Button>
          {file}
        </div>
      </Notice>
    );
  return (
    <div class="saving-notice">
      <Notice tone="warn" title={words.unsavedTitle(commands, clockTime(since))}>
        <p>
          {words.faults[saving.fault]} {words.trying}
        </p>
        <div class="row notice-do">
          <Button small onClick={() => session.host?.saveNow()}>
            {words.tryNow}
          </Button>
          {file}
        </div>
      </Notice>
    </div>
  );
}
