import { useEffect, useMemo, useState } from 'preact/hooks';
import { combatOutlook, SEATS, type SkaxarEvent, type SkaxarView } from '../../../games/skaxar/index.ts';
import { skaxar as words } from './words/play.ts';
import { play as common } from '../../match/words/play.ts';
import type { PanelParts } from '../../match/docks.tsx';
import type { ReplayProps } from '../../match/game-ui.ts';
import type { Insets } from '../../match/layout.ts';
import { keyName } from '../../match/keys.ts';
import type { Reel } from '../../match/replay/reel.ts';
import { ReplayFrame } from '../../match/replay/replay-frame.tsx';
import { useReplay } from '../../match/replay/use-replay.ts';
import { useStage } from '../../match/use-stage.ts';
import type { Target } from './table/stage.ts';
import { under } from './table/under.ts';
import { Stalemates, TurnPhases } from './hud/bar.tsx';
import { Compare } from './hud/compare.tsx';
import { buyerOf } from './hud/fight-data.ts';
import { TablePeek } from './hud/peek.tsx';
import { Reading } from './hud/reading.tsx';
import { Sides } from './hud/side-panel.tsx';
import { orderFirstPictures } from './first-pictures.ts';
import { lyingIn, REPLAY_INSETS, type Lying } from './insets.ts';
import { openTable } from './open-table.ts';
import { overlaysOf } from './overlays.ts';
import type { About } from './state.ts';
import { aboutOf } from './target.ts';
import { logEntry } from './log-entry.ts';
import { IDLE } from './tools/tool.ts';
import './skaxar.css';

type OpenedStage = Awaited<ReturnType<typeof openTable>>;

/** The fight of the moment and both sides, beside the log. */
function panelsOf(
  view: SkaxarView,
  seats: Reel['seats'],
  onRead: (about: About | null) => void,
  onLook: (target: Target | null) => void,
): readonly PanelParts[] {
  const fight =
    view.phase === 'over' ? (
      <p class="small second">{common.over}</p>
    ) : (
      <Compare view={view} seat={SEATS[0]} now={combatOutlook(view)} would={null} />
    );
  return [
    { id: 'fight', title: words.fightTitle, dock: 'right', content: fight },
    {
      id: 'sides',
      title: words.sidesTab,
      dock: 'right',
      content: <Sides view={view} seats={seats} onRead={onRead} onLook={onLook} />,
    },
  ];
}

/** Draws the aids of the moment, follows the pointer, and opens the card that is pressed. */
function useTable(
  stage: OpenedStage | null,
  view: SkaxarView,
  pointed: Target | null,
  lying: Lying,
  onRead: (about: About | null) => void,
  onLook: (target: Target | null) => void,
): void {
  const { shape } = lying;
  const seat = buyerOf(view, null, []);
  useEffect(
    () => stage?.overlays(overlaysOf({ view, tool: IDLE, busy: false, pointed, lying }, seat)),
    [stage, view, pointed, lying],
  );
  useEffect(() => {
    if (!stage) return;
    const subscription = stage.input$.subscribe(({ kind, at, pixel }) => {
      if (kind === 'leave') onLook(null);
      if (kind !== 'hover' && kind !== 'tap' && kind !== 'longPress') return;
      const target = under(view, at, pixel, shape);
      onLook(target);
      if (kind !== 'hover') onRead(target && aboutOf(target, view));
    });
    return () => subscription.unsubscribe();
  }, [stage, view, shape]);
}

/** A match to look around in, with the fight of the moment that is shown. */
export function SkaxarReplay({ reel: any, matchId, first, fault, onOpen }: ReplayProps) {
  const reel = any as Reel<SkaxarView, SkaxarEvent>;
  const staged = useStage(openTable);
  const { stage } = staged;
  const player = useReplay({ reel, matchId, first, stage, logEntry });
  const { view } = player;
  useMemo(() => orderFirstPictures(view), []);
  const [lying, setLying] = useState<Lying>({ shape: 'wide', part: null });
  const [pointed, setPointed] = useState<Target | null>(null);
  const [about, setAbout] = useState<About | null>(null);
  useTable(stage, view, pointed, lying, setAbout, setPointed);
  const free = ({ top, right, bottom, left }: Insets) =>
    setLying(lyingIn(innerWidth - left - right, innerHeight - top - bottom, false));
  const left = useMemo(() => <TurnPhases view={view} />, [view]);
  return (
    <ReplayFrame
      player={player}
      staged={staged}
      matchId={matchId}
      fault={fault}
      onOpen={onOpen}
      bar={{ left, right: <Stalemates view={view} /> }}
      panels={panelsOf(view, reel.seats, setAbout, setPointed)}
      insets={REPLAY_INSETS}
      onInsets={free}
      press={(event) => {
        const target = keyName(event) === 'i' ? pointed && aboutOf(pointed, view) : null;
        if (target) setAbout(target);
        return target !== null;
      }}
    >
      {stage && <TablePeek stage={stage} view={view} shape={lying.shape} />}
      {about && <Reading view={view} about={about} onAbout={setAbout} onClose={() => setAbout(null)} />}
    </ReplayFrame>
  );
}
