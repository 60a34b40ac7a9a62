import { useState } from 'preact/hooks';
import { briefingOf, keepBriefing, type Briefing } from '../../app/briefings.ts';
import { hashOf } from '../../app/router.ts';
import { Button, Dialog } from '../../kit/index.ts';
import { scenariosText as words } from '../../messages/scenarios.ts';

/** What the scenario of a match tells its players: shown by itself the first time, then from the menu. */
export interface Briefed {
  readonly briefing: Briefing | null;
  readonly open: boolean;
  show(): void;
  close(): void;
}

/** The briefing of a match; nothing for one that has no scenario. */
export function useBriefing(match: string): Briefed {
  const [briefing] = useState(() => briefingOf(match));
  const [open, setOpen] = useState(briefing !== null && !briefing.read && briefing.notes.trim() !== '');
  return {
    briefing,
    open,
    show: () => setOpen(true),
    close() {
      setOpen(false);
      if (briefing && !briefing.read) keepBriefing({ ...briefing, read: true });
    },
  };
}

const wayBack = ({ from, scenario }: Briefing): string => (from === 'editor' ? hashOf({ page: 'editor', query: {} }) : hashOf({ page: 'scenarios', id: scenario ?? null, query: {} }));

const backWords = ({ from }: Briefing): string => (from === 'editor' ? words.toEditor : words.toScenario);

/** The notes of the scenario over the table. */
export function BriefingDialog({ briefed: { briefing, open, close } }: { readonly briefed: Briefed }) {
  if (!briefing || !open) return null;
  return (
    <Dialog title={briefing.title} onClose={close} actions={<><Button href={wayBack(briefing)}>{backWords(briefing)}</Button><Button variant="primary" autoFocus onClick={close}>{words.briefingStart}</Button></>}>
      <p style={{ whiteSpace: 'pre-line' }}>{briefing.notes}</p>
    </Dialog>
  );
}

/** Buttons of the menu of a match that has a scenario. */
export function BriefingButtons({ briefed: { briefing, show }, onShow }: { readonly briefed: Briefed; readonly onShow: () => void }) {
  if (!briefing) return null;
  return (
    <>
      {briefing.notes.trim() !== '' && (
        <Button
          wide
          onClick={() => {
            onShow();
            show();
          }}
        >
          {words.briefing}
        </Button>
      )}
      <Button wide href={wayBack(briefing)}>{backWords(briefing)}</Button>
    </>
  );
}

/** The way back to where the scenario came from, under the result. */
export const WayBack = ({ briefed: { briefing } }: { readonly briefed: Briefed }) => briefing && <div class="row"><Button small href={wayBack(briefing)}>{backWords(briefing)}</Button></div>;
