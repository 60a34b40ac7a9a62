import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { OrionsGateView, Side } from '../../../../games/orions-gate/index.ts';
import type { LogContext } from '../../../match/desk.ts';
import { takePicture } from '../../../match/share/picture.ts';
import { openStudio } from '../../../match/share/studio.ts';
import { Button } from '../../../kit/index.ts';
import { curveOf, decidingOf, type CurvePoint, type Deciding, type Watched } from '../share/course.ts';
import { chapterOf, shotAt, type BattleShot } from '../share/shots.ts';
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
          <MomentPicture {...{ session, watched, point, deciding, nameOf }} />
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

type Shown = { readonly address: string } | { readonly fault: string } | null;

/** The table after the deciding activation, drawn beside the screen, with a sentence of what happened. */
function MomentPicture({ session, watched, point, deciding, nameOf }: PictureProps) {
  const [shown, setShown] = useState<Shown>(null);
  const what = useMemo(() => chapterOf(watched, point.stretch!)?.text ?? '', []);
  useEffect(() => {
    let gone = false;
    let address = '';
    const shot = shotAt({ watched, plies: point.plies, seats: session.seats, screen: null });
    photograph(shot).then(
      (blob) => {
        if (gone) return;
        address = URL.createObjectURL(blob);
        setShown({ address });
      },
      (error: unknown) => !gone && setShown({ fault: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      gone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, []);
  return (
    <figure class="deciding-figure">
      <div class="deciding-picture">
        {shown && 'address' in shown && <img src={shown.address} alt={words.picture(what)} />}
        {(!shown || 'fault' in shown) && (
          <p class="second small" role="status">
            {shown ? words.noPicture(shown.fault) : words.drawing}
          </p>
        )}
      </div>
      <figcaption>
        {what}{' '}
        <span class="second">
          {deciding.side === null
            ? words.undecided(point.round)
            : words.decided(point.round, nameOf(deciding.side), deciding.kept)}
        </span>
      </figcaption>
    </figure>
  );
}

/** Width of the picture, pixels of the page. */
const WIDEST = 860;
const LEAST = 520;

async function photograph(shot: BattleShot): Promise<Blob> {
  // As large as it is shown, so that its words are read.
  const studio = await openStudio(shot, Math.min(WIDEST, Math.max(LEAST, innerWidth)));
  try {
    return await takePicture(studio, shot, shot.fight ? 'fight' : 'table', false);
  } finally {
    studio.close();
  }
}
