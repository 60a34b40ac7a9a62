import { useEffect, useMemo, useState } from 'preact/hooks';
import { UNIT_TYPES, type OrionsGateEvent, type OrionsGateView } from '../../../games/orions-gate/index.ts';
import { Button, useSubject } from '../../kit/index.ts';
import { shareIcon } from '../../../../assets/icons/interface.ts';
import { battle as words } from './words/play.ts';
import type { PanelParts } from '../../match/docks.tsx';
import type { ReplayProps } from '../../match/game-ui.ts';
import type { Reel } from '../../match/replay/reel.ts';
import { ReplayFrame } from '../../match/replay/replay-frame.tsx';
import { useReplay } from '../../match/replay/use-replay.ts';
import { ShareMoment } from './hud/parts.ts';
import { AidButtons } from './hud/aid-buttons.tsx';
import { Score } from './hud/bar.tsx';
import { FleetPanel } from './hud/fleet-panel.tsx';
import { MeasurePanel } from './hud/measure-panel.tsx';
import { Minimap } from './hud/minimap.tsx';
import { TableTabs } from './hud/tables.tsx';
import { TargetCard } from './hud/target-card.tsx';
import { unitName } from './hud/names.ts';
import { UnitSheet } from './hud/unit-sheet.tsx';
import { nudges, pressMeasureKey } from './keys.ts';
import { measureOverlays } from './measure-overlays.ts';
import { loadLuck } from './load-luck.ts';
import { marksOf } from './replay-marks.ts';
import { openReplayDesk, type ReplayDesk } from './replay-desk.ts';
import { logEntry } from './log-entry.ts';
import { lookedAt } from './subject.ts';
import type { Measured } from './state.ts';
import { useThreat, type Threat } from './threat/use-threat.tsx';
import { measures } from './tools/tool.ts';
import type { DrawnTable } from './table/create-stage.ts';
import { useMeasureSpoken } from './use-measure-spoken.ts';
import { useTable } from './use-table.ts';
import './battle.css';

type ReplayReel = Reel<OrionsGateView, OrionsGateEvent>;

/** A battle to look around in, and to measure in (OG-25.1). */
export function BattleReplay({ reel: any, matchId, first, fault, onOpen }: ReplayProps) {
  const reel = any as ReplayReel;
  const staged = useTable(reel.seats);
  const { stage } = staged;
  const player = useReplay({ reel, matchId, first, stage, logEntry });
  const { view } = player;
  const [desk] = useState(() => openReplayDesk(reel, view));
  const state = useSubject(desk.state$);
  // What is measured is measured in the moment that is shown, not in one of the way there.
  useEffect(() => desk.show(view), [view]);
  const threat = useMeasured(stage, desk, state);
  useMeasureSpoken(reel.game, state);
  const panels = panelsOf(desk, state, threat);
  const marks = useMemo(() => marksOf(player.log, (id) => unitName(reel.view(reel.length), id)), [player.log]);
  const left = useMemo(() => <Moment view={view} />, [view]);
  return (
    <ReplayFrame
      player={player}
      staged={staged}
      matchId={matchId}
      luck={loadLuck}
      marks={marks}
      fault={fault}
      onOpen={onOpen}
      bar={{ left, right: <Score view={view} /> }}
      panels={panels}
      corner={
        stage && (
          <>
            {view.tables.length > 1 && (
              <TableTabs state={{ view, log: [], seat: null, table: state.table }} look={desk.look} />
            )}
            <Minimap stage={stage} view={view} table={state.table} busy={false} />
          </>
        )
      }
      tools={
        <>
          <AidButtons measure={desk} state={state} />
          <ShareTool reel={reel} ply={player.ply} stage={stage} />
        </>
      }
      above={
        measures(state.tool) && (
          <section class="plate player" aria-label={words.aids}>
            <MeasurePanel game={reel.game} measure={desk} state={state} />
          </section>
        )
      }
      press={(event) => pressMeasureKey(desk, event)}
      withAlt={(event) => state.tool.kind === 'ruler' && nudges(event)}
    >
      <TargetCard battle={desk} state={state} />
    </ReplayFrame>
  );
}

/** Fleets, the sheets of who is looked at, and the threat field's panel. */
function panelsOf(desk: ReplayDesk, state: Measured, threat: Threat): readonly PanelParts[] {
  return [
    { id: 'fleets', title: words.fleets, dock: 'left', content: <FleetPanel battle={desk} state={state} /> },
    {
      id: 'sheet',
      title: words.sheet,
      dock: 'right',
      content: (
        <UnitSheet view={state.view} seats={desk.session.seats} subject={state.selected} other={lookedAt(state)} />
      ),
    },
    ...threat.panels,
  ];
}

/** Takes the table into use and keeps what is measured drawn; the threat field has a panel besides. */
function useMeasured(stage: DrawnTable | null, desk: ReplayDesk, state: Measured): Threat {
  const { game } = desk.session;
  useEffect(() => (stage ? desk.attach(stage) : undefined), [stage]);
  const threat = useThreat(game, { ...state, subject: state.selected }, () => undefined);
  useEffect(
    () => stage?.overlays([...threat.overlays, ...measureOverlays(game, state)]),
    [stage, state, threat.overlays],
  );
  return threat;
}

interface ShareToolProps {
  readonly reel: ReplayReel;
  readonly ply: number;
  readonly stage: DrawnTable | null;
}

/** Shares the moment that is looked at. */
function ShareTool({ reel, ply, stage }: ShareToolProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small variant="quiet" icon={shareIcon} label={words.share} onClick={() => setOpen(true)} />
      {open && (
        <ShareMoment watched={reel} seats={reel.seats} plies={ply} stage={stage} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

const Moment = ({ view }: { readonly view: OrionsGateView }) => (
  <>
    <span class="figure">{view.round > 0 ? words.round(view.round, view.options.rounds) : words.setup}</span>
    <span class="second small">{view.phase ? words.phases[UNIT_TYPES.find((type) => type === view.phase)!] : ''}</span>
  </>
);
