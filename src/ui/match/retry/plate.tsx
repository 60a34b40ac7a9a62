import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isBest, type Judgement } from '../../../ai/judgement.ts';
import type { Weighed } from '../../../ai/reason.ts';
import { viewerOf, type Seat } from '../../../engine/seat.ts';
import type { Ply } from '../../../engine/timeline.ts';
import type { Session } from '../../../session/session.ts';
import { Button } from '../../kit/index.ts';
import { percent } from '../../kit/words/text.ts';
import { propose, withdraw } from '../coach/proposal.ts';
import type { WhyTeller } from '../game-ui.ts';
import { CoachPlate } from '../lesson/coach-plate.tsx';
import { useTeller } from '../why/use-teller.ts';
import { lessonWords } from '../words/lesson.ts';
import { retryText as words } from '../words/retry.ts';
import { playedWith, type Retried } from './retried.ts';
import { useJudgement } from './use-judgement.ts';
import { bestOf, isFound, verdictOf } from './verdict.ts';

interface PlateProps {
  readonly session: Session;
  readonly retried: Retried;
  /** What was decided, once it has been seen. */
  readonly decided: Ply<unknown, unknown> | null;
  /** Which of the dearest decisions of the match it is; null = none of them, or they are not known. */
  readonly place: { readonly at: number; readonly of: number } | null;
  readonly onAgain: () => void;
  /** Null = this is the last of them. */
  readonly onNext: (() => void) | null;
  readonly onPlayOn: () => void;
  readonly onLeave: () => void;
}

/** What is said of the decision as it was made in the match. */
function stood(was: ReturnType<typeof useJudgement>): string {
  const { judgement, over, fault } = was;
  if (fault !== null) return words.failed(fault);
  if (!judgement) return over ? words.alone : words.counting;
  const done = percent(judgement.done);
  return isBest(judgement) ? words.wasBest(done) : words.stood(done, percent(judgement.best));
}

/** The best that is known to have been possible, with what it left; null while none is known. */
function bestWay(...judgements: readonly (Judgement | null)[]): Weighed | null {
  const ways = judgements.flatMap((one) => (one?.reason ? [one.reason.given, one.reason.rival] : []));
  return ways.reduce<Weighed | null>(
    (best, way) => (typeof way?.worth === 'number' && way.worth > (best?.worth ?? 0) ? way : best),
    null,
  );
}

/** Shows a way on the table while the decision is open; null = none. */
function useShownOn(session: Session, { seat, best }: { readonly seat: Seat; readonly best: Weighed | null }): void {
  useEffect(() => {
    if (!best) return;
    const { command, then, facts } = best;
    const commands = then === undefined ? [command] : [command, then];
    const view = session.view(viewerOf(seat));
    propose(session, { seat, commands, facts, view, foe: false, after: null }, true);
    return withdraw;
  }, [session, seat, best]);
}

/** What was done and what was decided anew, as they are judged, and the best way that is known from both. */
function useCompared(retried: Retried, decided: Ply<unknown, unknown> | null) {
  const { asked, plies } = retried;
  const was = useJudgement(asked, plies + 1);
  const anew = useMemo(() => (decided ? playedWith(retried, decided) : null), [decided]);
  const own = useJudgement(anew, plies + 1);
  const best = useMemo(() => bestWay(was.judgement, own.judgement), [was.judgement, own.judgement]);
  return { was, own, best };
}

type Compared = ReturnType<typeof useCompared>;

/** What is said of what was decided anew. */
function verdictOn({ asked, plies }: Retried, decided: Ply<unknown, unknown>, { was, own }: Compared): string {
  if (own.fault !== null) return words.unweighedBecause(own.fault);
  if (!own.judgement) return own.over ? words.unweighed : words.weighing;
  const wasCommand = asked.timeline.plies[plies]!.command;
  return verdictOf({ own: own.judgement, ownCommand: decided.command, was: was.judgement, wasCommand });
}

/** The best way in words, with what it leaves. */
function bestTold({ asked, plies, seat }: Retried, { was, own }: Compared, best: Weighed, teller: WhyTeller | null) {
  const most = own.judgement ? bestOf({ own: own.judgement, was: was.judgement }) : best.worth!;
  const before = asked.timeline.plies[plies - 1]?.match ?? asked.timeline.first;
  const way = teller?.way(best, asked.game.view(before.state, viewerOf(seat)), seat);
  return way ? words.told(way, percent(most)) : words.toldOther(percent(most));
}

/** Beside a decision that is made anew: what is to be decided, what it is worth, and the ways on. */
export function RetryPlate({ session, retried, decided, place, ...ways }: PlateProps) {
  const { asked, plies, seat, name } = retried;
  const plate = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState(false);
  const [told, setTold] = useState(false);
  // Without the words of the game the best way is told by its chance alone.
  const { teller } = useTeller(asked.game);
  const compared = useCompared(retried, decided);
  const { was, own, best } = compared;
  useEffect(() => setFolded(false), [decided]);
  useShownOn(session, { seat, best: told && decided === null ? best : null });
  const found = own.judgement !== null && isFound({ own: own.judgement, was: was.judgement });
  const lines = decided ? [verdictOn(retried, decided, compared)] : [words.task(name, plies + 1), stood(was)];
  return (
    <CoachPlate
      of={plate}
      label={words.plate}
      said={lines.join(' ')}
      place={place}
      title={words.title}
      done={place ? place.at - (found ? 0 : 1) : 0}
      folded={folded}
      onFold={setFolded}
      yields={decided === null}
      text={text}
      ways={
        <div class="coach-go">
          {decided === null ? (
            <Button small class="coach-next coach-ready" onClick={() => setFolded(true)}>
              {lessonWords.ready}
            </Button>
          ) : (
            <WaysOn {...ways} found={found} />
          )}
          {best && !told && !found && (
            <Button small variant="quiet" onClick={() => setTold(true)}>
              {words.tell}
            </Button>
          )}
          <Button small variant="quiet" class="push" tip={words.leaveTip} onClick={ways.onLeave}>
            {words.leave}
          </Button>
        </div>
      }
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {told && best && <p class="coach-hint">{bestTold(retried, compared, best, teller)}</p>}
    </CoachPlate>
  );
}

/** What can be done once something was decided; what is best done then is bright. */
const WaysOn = ({
  found,
  onAgain,
  onNext,
  onPlayOn,
}: Pick<PlateProps, 'onAgain' | 'onNext' | 'onPlayOn'> & { readonly found: boolean }) => (
  <>
    <Button small variant={found ? undefined : 'primary'} onClick={onAgain}>
      {words.again}
    </Button>
    {onNext && (
      <Button small variant={found ? 'primary' : undefined} onClick={onNext}>
        {words.next}
      </Button>
    )}
    <Button small variant="quiet" tip={words.playOnTip} onClick={onPlayOn}>
      {words.playOn}
    </Button>
  </>
);
