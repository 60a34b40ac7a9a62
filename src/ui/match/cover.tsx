import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../engine/seat.ts';
import { announce, Button, Dialog } from '../kit/index.ts';
import type { AnyDesk } from './desk.ts';
import type { Commit, HandOver } from './hand-over.ts';
import type { AnyState } from './state.ts';
import { useAway } from './use-away.ts';
import { play as words } from './words/play.ts';
import './cover.css';

interface CoverProps {
  readonly desk: AnyDesk;
  readonly state: Pick<AnyState, 'handover' | 'holder' | 'undo'>;
}

/**
 * A screen that is handed round: the cover over everything until a person takes it. It comes back when the page goes
 * out of sight, and nothing that was said to the one before can be heard again.
 */
export function Cover({ desk, state: { handover, holder, undo } }: CoverProps) {
  useAway(holder !== null, desk.coverScreen);
  const before = useRef(holder);
  useEffect(() => {
    if (before.current !== null) for (const urgent of [false, true]) announce('', urgent);
    before.current = holder;
  }, [holder]);
  if (!handover) return null;
  return <Asking key={handover.to} desk={desk} handover={handover} undo={undo} />;
}

function Asking({ desk, handover, undo }: Pick<CoverProps, 'desk'> & Pick<AnyState, 'undo'> & { handover: HandOver }) {
  const { to, sentence, commits, recall } = handover;
  const nameOf = (seat: Seat) => desk.session.seats.find((one) => one.seat === seat)?.name ?? seat;
  const name = nameOf(to);
  return (
    <Dialog
      title={words.curtainTitle(name)}
      shape="curtain"
      dismissible={false}
      onClose={() => undefined}
      actions={
        <div class="cover-actions">
          <Button variant="primary" onClick={desk.takeScreen}>
            {words.curtainYes(name)}
          </Button>
          {recall && <Button onClick={() => desk.callFor(null)}>{words.curtainBack}</Button>}
          {!recall && undo.terms !== 'none' && (
            <Button variant="quiet" onClick={() => desk.undo()}>
              {words.undo}
            </Button>
          )}
          <Button variant="quiet" onClick={() => desk.open('menu')}>
            {words.menu}
          </Button>
        </div>
      }
    >
      <p>
        {sentence} {words.coverAway}
      </p>
      {commits.length > 0 && !recall && <Commits commits={commits} nameOf={nameOf} onRecall={desk.callFor} />}
    </Dialog>
  );
}

interface CommitsProps {
  readonly commits: readonly Commit[];
  readonly nameOf: (seat: Seat) => string;
  readonly onRecall: (seat: Seat) => void;
}

/** Who has chosen in secret, never what. */
const Commits = ({ commits, nameOf, onRecall }: CommitsProps) => (
  <ul class="cover-commits" aria-label={words.coverCommits}>
    {commits.map(({ seat, done, recall }) => (
      <li key={seat} class={done ? 'cover-done' : ''}>
        <span>
          <span aria-hidden="true">{done ? '✓' : '…'}</span> <b>{nameOf(seat)}</b>{' '}
          {done ? words.coverDone : words.coverOpen}
        </span>
        {recall && (
          <Button small variant="quiet" onClick={() => onRecall(seat)}>
            {words.coverRecall(nameOf(seat))}
          </Button>
        )}
      </li>
    ))}
  </ul>
);
