import { useEffect, useState } from 'preact/hooks';
import { closeIcon, coachIcon } from '../../../../assets/icons/interface.ts';
import { viewerOf, type Seat } from '../../../engine/seat.ts';
import { errorText } from '../../../session/failure.ts';
import type { Session } from '../../../session/session.ts';
import { announce, Button, Icon } from '../../kit/index.ts';
import { coachText as words } from '../words/coach.ts';
import { Fears } from './fears.tsx';
import type { ToldFear } from './find-fears.ts';
import { amongOf, findWays, type ToldWay, type ToldWays } from './find-ways.ts';
import { propose, withdraw, type Proposed } from './proposal.ts';
import './coach.css';

interface CoachProps {
  readonly session: Session;
  readonly seat: Seat;
  /** Commands played before the decision. */
  readonly plies: number;
  /** A way is to be done. */
  readonly onWay: (way: ToldWay) => void;
  readonly onClose: () => void;
}

const readOut = (told: ToldWays): string =>
  told.ways.length === 0
    ? words.nothing
    : `${told.ways.map(({ way, worth }) => `${way}: ${worth}`).join('. ')}. ${amongOf(told)}`;

/** The best ways of an open decision, with their figures; each can be done at once. */
export function CoachCard({ session, seat, plies, onWay, onClose }: CoachProps) {
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
    <section class="coach-card" aria-label={words.title}>
      <Icon of={coachIcon} size={18} />
      <div>
        <p class="eyebrow">{words.title}</p>
        {failure ?? (told ? <Ways told={told} session={session} seat={seat} onWay={onWay} /> : words.counting)}
      </div>
      <Button variant="quiet" small icon={closeIcon} label={words.close} onClick={onClose} />
    </section>
  );
}

type WaysProps = { readonly told: ToldWays } & Pick<CoachProps, 'session' | 'seat' | 'onWay'>;

/** What the table shows: one of the ways, and of its answers one or none. */
interface Shown {
  readonly at: number;
  readonly fear: ToldFear | null;
}

/**
 * Shows one of the ways on the table while they are listed, the first at first. Returns what is shown and how to show
 * something else, or the same again.
 */
function useShown({
  told,
  session,
  seat,
}: Omit<WaysProps, 'onWay'>): readonly [shown: Shown, show: (shown: Shown) => void] {
  const [shown, setShown] = useState<Shown>({ at: 0, fear: null });
  const way: ToldWay | undefined = told.ways[shown.at];
  useEffect(() => {
    if (!way) return;
    const { commands, facts } = way;
    const own: Proposed = { seat, commands, facts, view: session.view(viewerOf(seat)), foe: false, after: null };
    propose(session, shown.fear ? { ...shown.fear.proposed, after: own } : own);
    return withdraw;
  }, [session, seat, way, shown]);
  return [shown, setShown];
}

function Ways(props: WaysProps) {
  const { told, session, seat, onWay } = props;
  const [{ at, fear }, show] = useShown(props);
  const way = told.ways[at];
  if (!way) return <p>{words.nothing}</p>;
  return (
    <>
      <ol class="coach-ways">
        {told.ways.map((one, index) => (
          <li
            key={one.way}
            class={index === at ? 'shown' : undefined}
            onPointerEnter={() => show({ at: index, fear: null })}
            onFocusCapture={() => show({ at: index, fear: null })}
          >
            <span class="coach-way">{one.way}</span>
            <span class="figure">{one.worth}</span>
            <Button small label={words.playOf(one.way)} onClick={() => onWay(one)}>
              {words.play}
            </Button>
          </li>
        ))}
      </ol>
      <p class="small second">{amongOf(told)}</p>
      <Fears session={session} seat={seat} way={way} shown={fear} onShow={(next) => show({ at, fear: next })} />
    </>
  );
}
