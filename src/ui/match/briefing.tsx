import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Briefing as GivenBriefing } from '../../engine/recording.ts';
import { Button, Dialog } from '../kit/index.ts';
import { briefingText as words } from './words/briefing.ts';
import { briefingOf, keepBriefing, type Briefing } from './briefings.ts';

/** The briefing of a match's scenario: shown by itself the first time, then when it is asked for. */
export interface Briefed {
  readonly briefing: Briefing | null;
  readonly open: boolean;
  show(): void;
  close(): void;
}

/**
 * The briefing of a match; nothing for one that has no scenario. `given` is what its recording holds; without a name
 * for the match (an empty one) nothing is remembered of it.
 */
export function useBriefing(match: string, given: GivenBriefing | undefined): Briefed {
  const [briefing] = useState(() => briefingOf(match, given));
  const [open, setOpen] = useState(briefing !== null && !briefing.read && briefing.notes.trim() !== '');
  return {
    briefing,
    open,
    show: () => setOpen(true),
    close() {
      setOpen(false);
      if (briefing && !briefing.read && match !== '') keepBriefing({ ...briefing, read: true });
    },
  };
}

/** The notes of the scenario over the table; `children` are other ways on. */
export function BriefingDialog({
  briefed: { briefing, open, close },
  children,
}: {
  readonly briefed: Briefed;
  readonly children?: ComponentChildren;
}) {
  if (!briefing || !open) return null;
  return (
    <Dialog
      title={briefing.title}
      onClose={close}
      actions={
        <>
          {children}
          <Button variant="primary" autoFocus onClick={close}>
            {words.start}
          </Button>
        </>
      }
    >
      <p style={{ whiteSpace: 'pre-line' }}>{briefing.notes}</p>
    </Dialog>
  );
}
