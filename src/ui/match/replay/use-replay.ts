import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { hashOf } from '../router.ts';
import { showToast, useSubject } from '../../kit/index.ts';
import { faults as words } from '../words/faults.ts';
import { settings$ } from '../../theme/settings.ts';
import type { DeskParts } from '../desk.ts';
import type { ReplayProps } from '../game-ui.ts';
import type { Reel } from './reel.ts';
import { logPly, type LoggedPly } from '../log.ts';

/** Rest between two moves while playing, in milliseconds; shorter at higher speed. */
const REST = 420;

/** What a replay asks of a drawn stage. */
interface Showing<V, E> {
  show(view: V): void;
  play(events: readonly E[], view: V): Promise<void>;
  skip(): void;
}

/** The moment of a replay that is looked at, and how to go to another. */
export interface Player<V, E> {
  readonly reel: Reel<V, E>;
  /** Commands played so far in what is shown; 0 = the opening. */
  readonly ply: number;
  readonly view: V;
  readonly log: readonly LoggedPly<E>[];
  readonly playing: boolean;
  /** Jumps; one step forward is played as it happened. */
  to(ply: number): void;
  step(by: 1 | -1): void;
  playPause(): void;
}

interface Parts<V, E> extends Pick<ReplayProps, 'matchId' | 'first'> {
  readonly reel: Reel<V, E>;
  readonly stage: Showing<V, E> | null;
  readonly logEntry: DeskParts<V, E, object>['logEntry'];
}

/** Everything a reel has to say, command by command. */
const logOf = <V, E>(reel: Reel<V, E>, logEntry: Parts<V, E>['logEntry']): readonly LoggedPly<E>[] =>
  Array.from({ length: reel.length + 1 }, (_, plies) => {
    const events = reel.events(plies);
    const after = reel.view(plies);
    return logPly({ plies, seat: reel.seatAt(plies), events }, (event) => logEntry(event, after, reel, events));
  });

interface ShowingParts<V, E>
  extends Pick<Parts<V, E>, 'reel' | 'stage'>, Pick<Player<V, E>, 'ply' | 'view' | 'playing'> {
  readonly setPly: (ply: number) => void;
  readonly setPlaying: (playing: boolean) => void;
}

/** Shows the moment on the stage; while it plays, goes on to the next one. */
function useShowing<V, E>({ reel, stage, ply, view, playing, setPly, setPlaying }: ShowingParts<V, E>): void {
  const { animationSpeed } = useSubject(settings$);
  // The move that is being shown, so that a step forward plays and everything else jumps.
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (!stage) return;
    let gone = false;
    let timer = 0;
    const next = () => {
      if (gone || !playing) return;
      if (ply >= reel.length) return setPlaying(false);
      timer = window.setTimeout(() => setPly(ply + 1), REST / Math.max(1, animationSpeed));
    };
    const step = shown.current !== null && ply === shown.current + 1;
    shown.current = ply;
    if (step)
      void stage
        .play(reel.events(ply), view)
        .catch(() => showToast(words.film, 'bad'))
        .then(next);
    else {
      stage.skip();
      stage.show(view);
      next();
    }
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [stage, ply, playing]);
}

/** Plays a reel on a stage. The address in the bar is that of the moment. */
export function useReplay<V, E>({ reel, matchId, first, stage, logEntry }: Parts<V, E>): Player<V, E> {
  const [ply, setPly] = useState(Math.min(first ?? (reel.over ? 0 : reel.length), reel.length));
  const [playing, setPlaying] = useState(false);
  const view = useMemo(() => reel.view(ply), [reel, ply]);
  const log = useMemo(() => logOf(reel, logEntry), [reel]);
  useShowing({ reel, stage, ply, view, playing, setPly, setPlaying });
  // The address is that of the moment as soon as it is read off the slider.
  useLayoutEffect(() => {
    if (matchId !== 'open') history.replaceState(history.state, '', hashOf({ page: 'replay', id: matchId, ply }));
  }, [ply]);

  // Keys pressed faster than the page is drawn count from where the last one led.
  const now = useRef(ply);
  now.current = ply;
  const to = (at: number): void => {
    setPlaying(false);
    if (at !== ply) stage?.skip();
    now.current = Math.min(reel.length, Math.max(0, at));
    setPly(now.current);
  };
  return {
    reel,
    ply,
    view,
    log,
    playing,
    to,
    step: (by) => to(now.current + by),
    playPause: () => setPlaying(!playing),
  };
}
