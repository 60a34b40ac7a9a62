import { useMemo } from 'preact/hooks';
import type { AnyGame } from '../../../engine/game.ts';
import type { Recording, SeatInfo } from '../../../engine/recording.ts';
import { recordingOf, type Timeline } from '../../../engine/timeline.ts';
import { lazy } from '../../kit/lazy.tsx';
import { Button, Dialog } from '../../kit/index.ts';
import { trust as words } from '../words/trust.ts';
import type { LoadLuck } from './luck.ts';
import type { TrustPart } from './trust-part.ts';

// Few ask for them, and none before the first roll: they are fetched then.
const Trust = lazy(() => import('./trust-page.tsx').then((part) => part.default));
const Verify = lazy(() => import('./verify-page.tsx').then((part) => part.default));
const Analysis = lazy(() => import('../analysis/analysis-page.tsx').then((part) => part.default));
const Luck = lazy(() => import('./luck-page.tsx').then((part) => part.default));

interface TrustSheetProps {
  readonly part: TrustPart;
  readonly game: AnyGame;
  /** Names the match where this browser keeps it. */
  readonly id: string | null;
  readonly seats: readonly SeatInfo[];
  readonly timeline: Timeline<unknown, unknown>;
  readonly over: boolean;
  /** How the game reads its luck; without it there is none to see. */
  readonly luck?: LoadLuck | undefined;
  /** The moment that was gone to from here before; null = none. */
  readonly at: number | null;
  readonly onPart: (part: TrustPart) => void;
  readonly onClose: () => void;
  /** Goes to a moment in the replay. */
  readonly onMoment: (plies: number) => void;
}

/**
 * The dice of a match: what was promised, whether it was kept, and who was lucky. Seed, verification and luck only when
 * it is over.
 */
export function TrustSheet(props: TrustSheetProps) {
  const { part, game, id, seats, timeline, over, luck, at, onClose, onMoment } = props;
  // One and the same as long as the match is: a new one would be played again from its start.
  const recording = useMemo(() => recordingOf(timeline), [timeline]);
  if (part === 'verify' && over)
    return (
      <Dialog title={words.verifyTitle} shape="wide" onClose={onClose} actions={<OtherParts {...props} />}>
        <Verify game={game} recording={recording} />
      </Dialog>
    );
  if (part === 'luck' && over && luck)
    return (
      <Dialog title={words.luckTitle} shape="wide" onClose={onClose} actions={<OtherParts {...props} />}>
        <Luck load={luck} timeline={timeline} game={game} seats={seats} at={at} onMoment={onMoment} />
      </Dialog>
    );
  if (part === 'analysis' && over)
    return (
      <Dialog title={words.analysisTitle} shape="wide" onClose={onClose} actions={<OtherParts {...props} />}>
        <Analysis timeline={timeline} game={game} id={id} seats={seats} at={at} onMoment={onMoment} />
      </Dialog>
    );
  return (
    <Dialog
      title={words.diceTitle}
      shape="wide"
      onClose={onClose}
      actions={over && <OtherParts {...props} part="dice" />}
    >
      <Trust header={timeline.header} over={over} />
    </Dialog>
  );
}

/** Buttons to the parts that are not shown. */
function OtherParts({ part, luck, onPart }: Pick<TrustSheetProps, 'part' | 'luck' | 'onPart'>) {
  const parts: readonly TrustPart[] = ['analysis', 'dice', 'verify', ...(luck ? (['luck'] as const) : [])];
  return (
    <>
      {parts
        .filter((one) => one !== part)
        .map((one) => (
          <Button key={one} small onClick={() => onPart(one)}>
            {words[one]}
          </Button>
        ))}
    </>
  );
}

/** What is wrong with a match file that was not opened. */
export function FaultySheet({
  game,
  recording,
  onClose,
}: {
  readonly game: AnyGame;
  readonly recording: Recording;
  readonly onClose: () => void;
}) {
  return (
    <Dialog title={words.verifyTitle} shape="wide" onClose={onClose}>
      <Verify game={game} recording={recording} />
    </Dialog>
  );
}
