import { useEffect, useMemo, useState } from 'preact/hooks';
import { filter, NEVER } from 'rxjs';
import { recordingOf, type Ply } from '../../../engine/timeline.ts';
import type { LocalSession } from '../../../session/local/local.ts';
import { showToast, useObservable } from '../../kit/index.ts';
import { Beside } from '../beside.ts';
import { goBack, goOn } from '../came-from.ts';
import type { OpenScreen } from '../game-ui.ts';
import { playOn } from '../play-on.ts';
import type { AnyState } from '../state.ts';
import { retryText as words } from '../words/retry.ts';
import { RetryPlate } from './plate.tsx';
import { dearest, retrySession, seatsOf, type Retried } from './retried.ts';

interface MatchProps {
  readonly matchId: string;
  readonly retried: Retried;
  readonly onAgain: () => void;
}

interface Live {
  readonly session: LocalSession;
  readonly screen: OpenScreen;
}

/** Opens the decision on the screen of its game. */
function openLive(retried: Retried): Live {
  let session: LocalSession | null = null;
  const screen = retried.ui.openScreen((pace) => {
    const own = retrySession(retried, pace);
    // Nobody thinks: who would answer waits until what was decided has been looked at.
    session = { ...own, notices$: own.notices$.pipe(filter(({ kind }) => kind !== 'thinking')) };
    return session;
  });
  return { session: session!, screen };
}

/** What was decided, as long as it stands; null before, and once it was taken back. */
function useDecided({ session }: Live, { plies }: Retried): Ply<unknown, unknown> | null {
  const [decided, setDecided] = useState<Ply<unknown, unknown> | null>(null);
  useEffect(() => {
    const hearing = session.notices$.subscribe(() => setDecided(session.host.timeline().plies[plies] ?? null));
    return () => hearing.unsubscribe();
  }, [session]);
  return decided;
}

/** A decision being made anew: the screen of the game, and beside it what was done and what the new one is worth. */
export function RetryMatch({ matchId, retried, onAgain }: MatchProps) {
  const live = useMemo(() => openLive(retried), [retried]);
  useEffect(() => () => live.screen.close(), [live]);
  const decided = useDecided(live, retried);
  const shown = useObservable<AnyState | null>(live.screen.state$ ?? NEVER, null);
  // The verdict waits until what was decided has been seen.
  const watching = decided !== null && shown?.busy === true;
  const playFromHere = () => {
    const { seat, asked } = retried;
    const { header } = asked.timeline;
    const line = { ...live.session.host.timeline(), header: { ...header, seats: seatsOf(header.seats, seat) } };
    playOn(recordingOf(line)).catch(() => showToast(words.playOnFailed, 'bad'));
  };
  const plate = useMemo(() => {
    const all = dearest(retried);
    const at = all.indexOf(retried.plies);
    const next = at < 0 ? undefined : all[at + 1];
    return (
      <RetryPlate
        session={live.session}
        retried={retried}
        decided={watching ? null : decided}
        place={at < 0 ? null : { at: at + 1, of: all.length }}
        onAgain={onAgain}
        onNext={next === undefined ? null : () => goOn({ page: 'retry', id: matchId, ply: next })}
        onPlayOn={playFromHere}
        onLeave={() => goBack({ page: 'replay', id: matchId, ply: retried.plies })}
      />
    );
  }, [retried, decided, watching]);
  const { Screen } = live.screen;
  return (
    <div class="lesson" data-step={decided ? 'read' : 'do'}>
      <Beside.Provider value={plate}>
        <Screen durable />
      </Beside.Provider>
    </div>
  );
}
