import { useEffect, useState } from 'preact/hooks';
import { closeIcon, coachIcon } from '../../../../assets/icons/interface.ts';
import type { Seat } from '../../../engine/seat.ts';
import { errorText } from '../../../session/failure.ts';
import type { Session } from '../../../session/session.ts';
import { announce, Button, Icon } from '../../kit/index.ts';
import { coachText as words } from '../words/coach.ts';
import { findWays, type ToldWays } from './find-ways.ts';
import './coach.css';

interface CoachProps {
  readonly session: Session;
  readonly seat: Seat;
  /** Commands played before the decision. */
  readonly plies: number;
  readonly onClose: () => void;
}

const readOut = ({ ways }: ToldWays): string =>
  ways.length === 0 ? words.nothing : ways.map(({ way, worth }) => `${way}: ${worth}`).join('. ');

/** The best ways of an open decision, with their figures; each can be done at once. */
export function CoachCard({ session, seat, plies, onClose }: CoachProps) {
  const [told, setTold] = useState<ToldWays | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    setTold(null);
    setFailure(null);
    findWays(session, seat).then(
      (found) => {
        if (gone) return;
        setTold(found);
        announce(readOut(found));
      },
      (error: unknown) => gone || setFailure(words.failed(errorText(error).split('\n')[0]!)),
    );
    return () => {
      gone = true;
    };
  }, [session, seat, plies]);
  return (
    <section class="coach" aria-label={words.title}>
      <Icon of={coachIcon} size={18} />
      <div>
        <p class="eyebrow">{words.title}</p>
        {failure ?? (told ? <Ways told={told} session={session} seat={seat} /> : words.counting)}
      </div>
      <Button variant="quiet" small icon={closeIcon} label={words.close} onClick={onClose} />
    </section>
  );
}

function Ways({ told, session, seat }: { readonly told: ToldWays } & Pick<CoachProps, 'session' | 'seat'>) {
  if (told.ways.length === 0) return <p>{words.nothing}</p>;
  return (
    <>
      <ol class="coach-ways">
        {told.ways.map(({ way, worth, command }) => (
          <li key={way}>
            <span>
              {way} <span class="figure">{worth}</span>
            </span>
            <Button small label={words.playOf(way)} onClick={() => void session.submit(seat, command)}>
              {words.play}
            </Button>
          </li>
        ))}
      </ol>
      <p class="small second">{words.of(told.of)}</p>
    </>
  );
}
