import { Button } from '../kit/index.ts';
import { play as words } from './words/play.ts';
import type { AnyDesk } from './desk.ts';
import type { AnyState } from './state.ts';
import './idle.css';

/** Lines of what just happened that stand beside what cannot be decided now. */
const LATEST = 2;

interface IdleProps {
  readonly desk: Pick<AnyDesk, 'session' | 'skip' | 'rush'>;
  readonly state: Pick<AnyState, 'log' | 'busy' | 'thinking'>;
  /** What can be done meanwhile, while nothing has happened yet. */
  readonly waiting: string;
}

/** An action panel with nothing to decide: what goes on, and how to get on. */
export function IdlePanel({ desk, state: { log, busy, thinking }, waiting }: IdleProps) {
  const latest = log
    .flatMap(({ lines }) => lines)
    .filter(({ head }) => !head)
    .slice(-LATEST);
  const waits = (busy || thinking !== null) && desk.session.seats.some(({ seat }) => desk.session.isHuman(seat));
  return (
    <div class="idle">
      <div class="idle-latest small second" aria-hidden="true">
        {latest.length === 0 ? (
          <p>{waiting}</p>
        ) : (
          latest.map(({ key, text, maths }) => <p key={key}>{[text, maths].filter(Boolean).join(' ')}</p>)
        )}
      </div>
      <div class="idle-go">
        {busy && (
          <Button small shortcut="Space" onClick={desk.skip}>
            {words.skip}
          </Button>
        )}
        {waits && desk.session.seats.length > 2 && (
          <Button small shortcut="Shift Space" onClick={desk.rush}>
            {words.rush}
          </Button>
        )}
      </div>
    </div>
  );
}
