import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { OrionsGateView, Side } from '../../../../games/orions-gate/index.ts';
import type { LogContext } from '../../../match/desk.ts';
import { MomentPicture } from '../../../match/share/moment-picture.tsx';
import { Button } from '../../../kit/index.ts';
import { curveOf, decidingOf, type CurvePoint, type Deciding, type Watched } from '../share/course.ts';
import { chapterOf, shotAt } from '../share/shots.ts';
import { shareText as words } from '../words/share.ts';
import { ScoreCurve } from './score-curve.tsx';
import { unitName } from './names.ts';
import './deciding.css';

export interface DecidingProps {
  readonly session: LogContext;
  readonly watched: Watched;
  readonly view: OrionsGateView;
  readonly nameOf: (side: Side) => string;
  readonly onShare: (plies: number) => void;
  readonly onReplay: (plies: number) => void;
}

interface MomentProps extends DecidingProps {
  /** What stands beside the picture: how the battle ended. */
  readonly children: ComponentChildren;
}

/** The moment that decided a battle as a picture with what happened, the end, and the score over the battle. */
export function DecidingMoment({ session, watched, view, nameOf, onShare, onReplay, children }: MomentProps) {
  const curve = useMemo(() => curveOf(watched), []);
  const winner = (view.outcome?.result as { readonly winner?: Side | null } | undefined)?.winner ?? null;
  const deciding = useMemo(() => decidingOf(curve, winner), []);
  if (!deciding) return <>{children}</>;
  const point = curve[deciding.at]!;
  return (
    <>
      <div class="result-top">
        <section class="deciding">
          <h3 class="eyebrow">{words.deciding}</h3>
          <DecidingPicture {...{ session, watched, point, deciding, nameOf }} />
          <div class="row deciding-do">
            <Button small onClick={() => onShare(point.plies)}>
              {words.share}
            </Button>
            <Button small onClick={() => onReplay(point.stretch!.from - 1)}>
              {words.watch}
            </Button>
          </div>
        </section>
        {children}
      </div>
      <ScoreCurve curve={curve} first={deciding.at} nameOf={(unit) => unitName(view, unit)} onGo={onReplay} />
    </>
  );
}

interface PictureProps extends Pick<DecidingProps, 'session' | 'watched' | 'nameOf'> {
  readonly point: CurvePoint;
  readonly deciding: Deciding;
}

/** The table after the deciding activation, drawn beside the screen, with a sentence of what happened. */
function DecidingPicture({ session, watched, point, deciding, nameOf }: PictureProps) {
  const what = useMemo(() => chapterOf(watched, point.stretch!)?.text ?? '', []);
  return (
    <MomentPicture
      shot={() => shotAt({ watched, plies: point.plies, seats: session.seats, screen: null })}
      alt={words.picture(what)}
    >
      {what}{' '}
      <span class="second">
        {deciding.side === null
          ? words.undecided(point.round)
          : words.decided(point.round, nameOf(deciding.side), deciding.kept)}
      </span>
    </MomentPicture>
  );
}
