import { useEffect, useMemo, useState } from 'preact/hooks';
import { combatOutlook, SEATS, type SkaxarEvent, type SkaxarView } from '../../../games/skaxar/index.ts';
import { skaxar as words } from './words/play.ts';
import { play as common } from '../../match/words/play.ts';
import type { PanelParts } from '../../match/docks.tsx';
import type { ReplayProps } from '../../match/game-ui.ts';
import type { Insets } from '../../match/layout.ts';
import type { Reel } from '../../match/replay/reel.ts';
import { ReplayFrame } from '../../match/replay/replay-frame.tsx';
import { useReplay } from '../../match/replay/use-replay.ts';
import { useStage } from '../../match/use-stage.ts';
import type { Target } from './table/stage.ts';
import { under } from './table/under.ts';
import { Stalemates, TurnPhases } from './hud/bar.tsx';
import { Compare } from './hud/compare.tsx';
import { buyerOf } from './hud/fight-data.ts';
import { Inspector } from './hud/inspector.tsx';
import { Peek } from './hud/peek.tsx';
import { PileList } from './hud/pile-list.tsx';
import { Sides } from './hud/side-panel.tsx';
import { lyingIn, REPLAY_INSETS, type Lying } from './insets.ts';
import { openTable } from './open-table.ts';
import { overlaysOf } from './overlays.ts';
import type { About } from './state.ts';
import { aboutOf } from './target.ts';
import { logEntry } from './log-entry.ts';
import { IDLE } from './tools/tool.ts';
import './skaxar.css';

/** A match to look around in, with the fight of the moment that is shown. */
export function SkaxarReplay({ reel: any, matchId, first, fault, onOpen }: ReplayProps) {
  const reel = any as Reel<SkaxarView, SkaxarEvent>;
  const staged = useStage(openTable);
  const { stage } = staged;
  const player = useReplay({ reel, matchId, first, stage, logEntry });
  const { view } = player;
  const [lying, setLying] = useState<Lying>({ shape: 'wide', part: null });
  const { shape } = lying;
  const [pointed, setPointed] = useState<Target | null>(null);
  const [about, setAbout] = useState<About | null>(null);
  const seat = buyerOf(view, null, []);
  useEffect(
    () => stage?.overlays(overlaysOf({ view, tool: IDLE, busy: false, pointed, lying }, seat)),
    [stage, view, pointed, lying],
  );
  useEffect(() => {
    if (!stage) return;
    const subscription = stage.input$.subscribe(({ kind, at, pixel }) => {
      if (kind !== 'tap' && kind !== 'longPress') return;
      const target = under(view, at, pixel, shape);
      setAbout(target && aboutOf(target, view));
    });
    return () => subscription.unsubscribe();
  }, [stage, view, shape]);
  const free = ({ top, right, bottom, left }: Insets) =>
    setLying(lyingIn(innerWidth - left - right, innerHeight - top - bottom, false));
  const panels: readonly PanelParts[] = [
    {
      id: 'fight',
      title: words.fightTitle,
      dock: 'right',
      content:
        view.phase === 'over' ? (
          <p class="small second">{common.over}</p>
        ) : (
          <Compare view={view} seat={SEATS[0]} now={combatOutlook(view)} would={null} />
        ),
    },
    {
      id: 'sides',
      title: words.sidesTab,
      dock: 'right',
      content: <Sides view={view} seats={reel.seats} onRead={setAbout} onLook={setPointed} />,
    },
  ];
  const left = useMemo(() => <TurnPhases view={view} />, [view]);
  const close = () => setAbout(null);
  return (
    <ReplayFrame
      player={player}
      staged={staged}
      matchId={matchId}
      fault={fault}
      onOpen={onOpen}
      bar={{ left, right: <Stalemates view={view} /> }}
      panels={panels}
      insets={REPLAY_INSETS}
      onInsets={free}
    >
      {stage && <Peek stage={stage} view={view} shape={shape} />}
      {about?.kind === 'pile' ? (
        <PileList view={view} pile={about} onRead={setAbout} onClose={close} onOwn={null} />
      ) : (
        about && <Inspector view={view} about={about} onClose={close} />
      )}
    </ReplayFrame>
  );
}
