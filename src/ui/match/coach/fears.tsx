import { useEffect, useRef, useState } from 'preact/hooks';
import { COURSES } from '../../../ai/fears.ts';
import type { Seat } from '../../../engine/seat.ts';
import { errorText } from '../../../session/failure.ts';
import type { Session } from '../../../session/session.ts';
import { announce } from '../../kit/index.ts';
import { coachText as words } from '../words/coach.ts';
import { findFears, type ToldFear } from './find-fears.ts';
import type { ToldWay } from './find-ways.ts';

interface FearsProps {
  readonly session: Session;
  readonly seat: Seat;
  /** The way they answer. */
  readonly way: ToldWay;
  /** The one the table shows; null = none. */
  readonly shown: ToldFear | null;
  readonly onShow: (fear: ToldFear) => void;
}

type Found = readonly ToldFear[] | string;

/**
 * The answers to a way, or why they cannot be told; null while they are counted. Each way is counted once; a count
 * nobody waits for is stopped.
 */
function useFears({ session, seat, way }: Pick<FearsProps, 'session' | 'seat' | 'way'>): Found | null {
  const known = useRef(new Map<ToldWay, Found>());
  const [, setCounted] = useState(0);
  useEffect(() => {
    if (known.current.has(way)) return;
    const stop = new AbortController();
    const tell = (found: Found): void => {
      if (stop.signal.aborted) return;
      known.current.set(way, found);
      setCounted((count) => count + 1);
      announce(typeof found === 'string' ? found : spoken(found));
    };
    findFears(session, seat, way, stop.signal).then(tell, (error: unknown) =>
      tell(words.fearsFailed(errorText(error).split('\n')[0]!)),
    );
    return () => stop.abort();
  }, [session, seat, way]);
  return known.current.get(way) ?? null;
}

const spoken = (found: readonly ToldFear[]): string =>
  found.length === 0 ? words.noFears : `${words.fears}: ${found.map(({ way, cost }) => `${way}: ${cost}`).join('. ')}`;

/** What the enemy would do after a way; each answer is shown on the table while it is pointed at or has the focus. */
export function Fears(props: FearsProps) {
  const { shown, onShow } = props;
  const found = useFears(props);
  return (
    <div class="coach-fears">
      <p class="eyebrow">{words.fears}</p>
      {found === null && <p>{words.fearing}</p>}
      {typeof found === 'string' && <p>{found}</p>}
      {typeof found === 'object' && found !== null && found.length === 0 && <p>{words.noFears}</p>}
      {typeof found === 'object' && found !== null && found.length > 0 && (
        <>
          <ol class="coach-ways">
            {found.map((fear) => (
              <li key={fear.way} class={fear === shown ? 'shown' : undefined} onPointerEnter={() => onShow(fear)}>
                <button
                  type="button"
                  class="coach-fear"
                  aria-label={words.show(`${fear.way}: ${fear.cost}`)}
                  aria-pressed={fear === shown}
                  onFocus={() => onShow(fear)}
                  onClick={() => onShow(fear)}
                >
                  <span class="coach-way">{fear.way}</span>
                  <span class="figure">{fear.cost}</span>
                </button>
              </li>
            ))}
          </ol>
          <p class="small second">{words.fearsOf(COURSES)}</p>
        </>
      )}
    </div>
  );
}
