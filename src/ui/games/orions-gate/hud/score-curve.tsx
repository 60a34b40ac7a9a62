import { useState } from 'preact/hooks';
import type { Side, UnitId } from '../../../../games/orions-gate/index.ts';
import { Button } from '../../../kit/index.ts';
import type { CurvePoint } from '../share/course.ts';
import { atX, ofX, pathOf, roundsOf } from '../share/curve-lines.ts';
import { shareText as words } from '../words/share.ts';

const SIDES: readonly Side[] = ['A', 'B'];

interface CurveProps {
  readonly curve: readonly CurvePoint[];
  /** The point that is told of at first. */
  readonly first: number;
  readonly nameOf: (unit: UnitId) => string;
  readonly onGo: (plies: number) => void;
}

/** What stands at a point, in words. */
const tellOf = ({ round, stretch, A, B }: CurvePoint, nameOf: CurveProps['nameOf']): string =>
  `${stretch ? words.after(round, nameOf(stretch.unit)) : words.before}: ${words.score(A, B)}`;

/**
 * The score of both sides over the battle, rounds marked. Pointing and arrow keys tell of a moment; a click, Enter or
 * the button opens the replay there; a finger chooses first.
 */
export function ScoreCurve({ curve, first, nameOf, onGo }: CurveProps) {
  const [at, setAt] = useState(first);
  const last = curve.length - 1;
  const now = curve[at]!;
  const pointed = (event: PointerEvent & { readonly currentTarget: HTMLElement }): number => {
    const box = event.currentTarget.getBoundingClientRect();
    return ofX((event.clientX - box.left) / box.width, curve.length);
  };
  const press = (event: PointerEvent & { readonly currentTarget: HTMLElement }) => {
    const next = pointed(event);
    setAt(next);
    if (event.pointerType === 'mouse') onGo(curve[next]!.plies);
  };
  const key = (event: KeyboardEvent) => {
    const step: { readonly [key: string]: number | undefined } = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      Home: 0,
      End: last,
    };
    const next = step[event.key];
    if (next !== undefined) setAt(Math.min(last, Math.max(0, next)));
    else if (event.key === 'Enter') onGo(now.plies);
    else return;
    event.preventDefault();
  };
  return (
    <section class="curve">
      <h3 class="eyebrow">{words.curve}</h3>
      <div
        class="curve-field"
        role="slider"
        tabIndex={0}
        aria-label={words.curve}
        aria-description={words.curveHelp}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={tellOf(now, nameOf)}
        onPointerMove={(event) => event.pointerType === 'mouse' && setAt(pointed(event))}
        onPointerUp={press}
        onKeyDown={key}
      >
        <Lines curve={curve} at={at} />
      </div>
      <div class="curve-now">
        <span class="figure">{tellOf(now, nameOf)}</span>
        <Button small variant="quiet" class="push" onClick={() => onGo(now.plies)}>
          {words.watch}
        </Button>
      </div>
    </section>
  );
}

/** The drawing: both sides as steps, the rounds, and the moment that is told of. */
function Lines({ curve, at }: { readonly curve: readonly CurvePoint[]; readonly at: number }) {
  const most = Math.max(1, ...curve.flatMap(({ A, B }) => [A, B]));
  const x = atX(at, curve.length);
  const y = (points: number): number => 100 - (points / most) * 100;
  const share = (part: number): string => `${(part * 100).toFixed(2)}%`;
  return (
    <>
      <svg class="curve-lines" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        {roundsOf(curve).map(({ round, x: begins }) => (
          <line key={round} class="curve-round" x1={begins * 1000} x2={begins * 1000} y1={0} y2={100} />
        ))}
        {SIDES.map((side) => (
          <path key={side} class={`curve-side side-${side}`} d={pathOf(curve, side, most)} />
        ))}
        <line class="curve-at" x1={x * 1000} x2={x * 1000} y1={0} y2={100} />
      </svg>
      <span aria-hidden="true">
        {roundsOf(curve).map(({ round, x: begins }) => (
          <span key={round} class="curve-word quiet" style={{ left: share(begins) }}>
            {words.roundShort(round)}
          </span>
        ))}
        {SIDES.map((side) => (
          <span
            key={side}
            class={`curve-dot side-${side}`}
            style={{ left: share(x), top: `${y(curve[at]![side])}%` }}
          />
        ))}
      </span>
    </>
  );
}
