import { useEffect, useMemo, useState } from 'preact/hooks';
import type { RetrogradeEvent, RetrogradeView } from '../../../games/retrograde/index.ts';
import type { PanelParts } from '../../match/docks.tsx';
import type { ReplayProps } from '../../match/game-ui.ts';
import { keyName } from '../../match/keys.ts';
import type { Insets } from '../../match/layout.ts';
import type { Reel } from '../../match/replay/reel.ts';
import { ReplayFrame } from '../../match/replay/replay-frame.tsx';
import { useReplay } from '../../match/replay/use-replay.ts';
import { useStage } from '../../match/use-stage.ts';
import { Populations, TurnPhases } from './hud/bar.tsx';
import { Reading } from './hud/reading.tsx';
import { Sides } from './hud/side-panel.tsx';
import { REPLAY_INSETS } from './insets.ts';
import { logEntry } from './log-entry.ts';
import { openTable } from './open-table.ts';
import { overlaysOf } from './overlays.ts';
import type { About } from './state.ts';
import { shapeOf } from './table/layout.ts';
import type { Shape, Target } from './table/stage.ts';
import { under } from './table/under.ts';
import { aboutOf } from './target.ts';
import { IDLE } from './tools/tool.ts';
import { retrogradeWords as words } from './words/play.ts';
import './retrograde.css';

type OpenedStage = Awaited<ReturnType<typeof openTable>>;

interface Looking {
  readonly view: RetrogradeView;
  readonly pointed: Target | null;
  readonly shape: Shape;
  readonly onRead: (about: About | null) => void;
  readonly onLook: (target: Target | null) => void;
}

/** Draws the aids of the moment, follows the pointer, and opens the card that is pressed. */
function useTable(stage: OpenedStage | null, { view, pointed, shape, onRead, onLook }: Looking): void {
  const drawn = { view, tool: IDLE, pointed, busy: false, shape, seat: null };
  useEffect(() => stage?.overlays(overlaysOf(drawn)), [stage, view, pointed, shape]);
  useEffect(() => {
    if (!stage) return;
    const heard = stage.input$.subscribe((event) => {
      const presses = event.kind === 'tap' || event.kind === 'longPress';
      if (event.kind === 'leave') return onLook(null);
      if (!presses && event.kind !== 'hover') return;
      const by = event.pointer === 'touch' ? 'touch' : 'mouse';
      const target = under(view, overlaysOf(drawn), event.at, event.pixel, by);
      onLook(target);
      if (presses) onRead(target && aboutOf(target, view));
    });
    return () => heard.unsubscribe();
  }, [stage, view, shape]);
}

/** A match to look around in. */
export function RetrogradeReplay({ reel: any, matchId, first, fault, onOpen }: ReplayProps) {
  const reel = any as Reel<RetrogradeView, RetrogradeEvent>;
  const [about, setAbout] = useState<About | null>(null);
  const [shape, setShape] = useState<Shape>(1.38);
  const [pointed, setPointed] = useState<Target | null>(null);
  const staged = useStage(openTable);
  const { stage } = staged;
  const player = useReplay({ reel, matchId, first, stage, logEntry });
  const { view } = player;
  useTable(stage, { view, pointed, shape, onRead: setAbout, onLook: setPointed });
  const free = ({ top, right, bottom, left }: Insets) =>
    setShape(shapeOf(innerWidth - left - right, innerHeight - top - bottom));
  const left = useMemo(() => <TurnPhases view={view} />, [view]);
  const panels: readonly PanelParts[] = [
    {
      id: 'sides',
      title: words.sidesTab,
      dock: 'right',
      content: <Sides view={view} seats={reel.seats} read={setAbout} look={setPointed} />,
    },
  ];
  return (
    <ReplayFrame
      bar={{ left, right: <Populations view={view} /> }}
      panels={panels}
      insets={REPLAY_INSETS}
      onInsets={free}
      player={player}
      staged={staged}
      matchId={matchId}
      onOpen={onOpen}
      fault={fault}
      press={(event) => {
        const target = keyName(event) === 'i' ? pointed && aboutOf(pointed, view) : null;
        if (target) setAbout(target);
        return target !== null;
      }}
    >
      {about && <Reading view={view} about={about} onAbout={setAbout} onClose={() => setAbout(null)} />}
    </ReplayFrame>
  );
}
