import { useEffect, useMemo, useState } from 'preact/hooks';
import { AUDIENCE } from '../../../engine/seat.ts';
import type { SpurEvent, SpurView } from '../../../games/orions-spur/index.ts';
import type { PanelParts } from '../../match/docks.tsx';
import type { ReplayProps } from '../../match/game-ui.ts';
import { keyName } from '../../match/keys.ts';
import type { Insets } from '../../match/layout.ts';
import type { Reel } from '../../match/replay/reel.ts';
import { ReplayFrame } from '../../match/replay/replay-frame.tsx';
import { useReplay } from '../../match/replay/use-replay.ts';
import { useStage } from '../../match/use-stage.ts';
import { RoundOf, Scores } from './hud/bar.tsx';
import { Reading } from './hud/reading.tsx';
import { Sides } from './hud/side-panel.tsx';
import { REPLAY_INSETS, shapeIn } from './insets.ts';
import { logEntry } from './log-entry.ts';
import { openTable } from './open-table.ts';
import { lyingAids, nearOf, overlaysOf } from './overlays.ts';
import type { About } from './state.ts';
import type { Shape, Target } from './table/stage.ts';
import { under } from './table/under.ts';
import { aboutOf } from './target.ts';
import { IDLE } from './tools/tool.ts';
import { spurWords as words } from './words/play.ts';
import './orions-spur.css';

type OpenedStage = Awaited<ReturnType<typeof openTable>>;

interface Looking {
  readonly view: SpurView;
  readonly pointed: Target | null;
  readonly shape: Shape;
  readonly far: string | null;
  readonly onRead: (about: About | null) => void;
  readonly onLook: (target: Target | null) => void;
}

/** Draws the aids of the moment, follows the pointer, and opens the card that is pressed. */
function useTable(stage: OpenedStage | null, { view, pointed, shape, far, onRead, onLook }: Looking): void {
  const drawn = { view, tool: IDLE, pointed, answer: null, busy: false, shape, far, viewer: AUDIENCE };
  useEffect(() => stage?.overlays(overlaysOf(drawn)), [stage, view, pointed, shape, far]);
  useEffect(() => {
    if (!stage) return;
    const heard = stage.input$.subscribe(({ kind, at, pixel }) => {
      const looks = kind === 'hover' || kind === 'tap' || kind === 'longPress';
      const target = looks ? under(view, lyingAids(drawn), at, pixel) : null;
      if (looks || kind === 'leave') onLook(target);
      if (looks && kind !== 'hover') onRead(target && aboutOf(target, view));
    });
    return () => heard.unsubscribe();
  }, [stage, view, shape, far]);
}

/** A match to look around in. */
export function SpurReplay({ reel: any, matchId, first, fault, onOpen }: ReplayProps) {
  const reel = any as Reel<SpurView, SpurEvent>;
  const [about, setAbout] = useState<About | null>(null);
  const [shape, setShape] = useState<Shape>('wide');
  const [far, setFar] = useState<string | null>(null);
  const [pointed, setPointed] = useState<Target | null>(null);
  const staged = useStage(openTable);
  const player = useReplay({ reel, matchId, first, stage: staged.stage, logEntry });
  const { view } = player;
  useTable(staged.stage, { view, pointed, shape, far, onRead: setAbout, onLook: setPointed });
  const free = ({ top, right, bottom, left }: Insets) =>
    setShape(shapeIn(innerWidth - left - right, innerHeight - top - bottom, view.players.length));
  const left = useMemo(() => <RoundOf view={view} />, [view]);
  const panels: readonly PanelParts[] = [
    {
      id: 'sides',
      title: words.sidesTab,
      dock: 'right',
      content: (
        <Sides
          view={view}
          seats={reel.seats}
          read={setAbout}
          look={setPointed}
          near={nearOf({ view, viewer: AUDIENCE })}
          onLead={shape === 'tall' && view.players.length > 2 ? setFar : undefined}
        />
      ),
    },
  ];
  const readPointed = (event: KeyboardEvent): boolean => {
    const found = pointed && keyName(event) === 'i' ? aboutOf(pointed, view) : null;
    if (found) setAbout(found);
    return Boolean(found);
  };
  return (
    <ReplayFrame
      insets={REPLAY_INSETS}
      onInsets={free}
      press={readPointed}
      panels={panels}
      bar={{ left, right: <Scores view={view} /> }}
      staged={staged}
      player={player}
      fault={fault}
      matchId={matchId}
      onOpen={onOpen}
    >
      {about && <Reading about={about} view={view} onClose={() => setAbout(null)} onAbout={setAbout} />}
    </ReplayFrame>
  );
}
