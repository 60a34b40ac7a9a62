import { useEffect, useMemo } from 'preact/hooks';
import type { Rejection } from '../../../engine/game.ts';
import { Button, useSubject } from '../../kit/index.ts';
import { battle as words } from './words/play.ts';
import { missionText } from './words/missions.ts';
import { planNames } from './words/plan-names.ts';
import { play as common } from '../../match/words/play.ts';
import type { PanelParts } from '../../match/docks.tsx';
import { useKeys } from '../../match/keys.ts';
import type { Played } from '../../match/match-file.ts';
import { useRoom } from '../../match/layout.ts';
import { INSETS, PlayFrame } from '../../match/play-frame.tsx';
import { Sheets } from '../../match/sheets.tsx';
import type { LogRow } from '../../match/log.ts';
import { useStage } from '../../match/use-stage.ts';
import { BriefingButtons, BriefingDialog, useBriefing, WayBack } from './briefing.tsx';
import type { Battle } from './controller.ts';
import { ActionPanel } from './hud/action-panel.tsx';
import { AidButtons } from './hud/aid-buttons.tsx';
import { useBar } from './hud/bar.tsx';
import { FleetPanel } from './hud/fleet-panel.tsx';
import { Minimap } from './hud/minimap.tsx';
import { MissionPanel, ResultFigures, TableTabs } from './hud/parts.ts';
import { TargetCard } from './hud/target-card.tsx';
import { UnitSheet } from './hud/unit-sheet.tsx';
import { Loupe } from './loupe.tsx';
import { loadLuck } from './load-luck.ts';
import { openTable } from './open-table.ts';
import { PlanButtons } from './plans/buttons.tsx';
import { plannedOverlays } from './plans/overlays.ts';
import { AnswersPanel, DraftPanel, ListPanel } from './plans/parts.ts';
import { pressPlanKey } from './plans/plan-keys.ts';
import type { Planning } from './plans/open-planning.ts';
import type { BattleState } from './state.ts';
import { measures } from './tools/tool.ts';
import { useMeasureSpoken } from './use-measure-spoken.ts';
import { useNearView } from './use-near-view.ts';
import { marginOf } from './why-geometry.ts';
import './battle.css';

/** Pixels covered while plans lie beside a table of middle width. */
const BESIDE = { ...INSETS, middle: { ...INSETS.middle, left: INSETS.wide.left } };

/** A line of its own: who of several captains decides; and the tabs of the tables, on a screen of middle width above them. */
const LINE = 44;
const withLines = (insets: typeof INSETS, captains: boolean, tabs: boolean): typeof INSETS => ({
  ...insets,
  wide: { ...insets.wide, bottom: insets.wide.bottom + (captains ? LINE : 0) },
  middle: {
    ...insets.middle,
    top: insets.middle.top + (tabs ? LINE : 0),
    bottom: insets.middle.bottom + (captains ? LINE : 0),
  },
});

/** The screen of one battle. */
export function BattleScreen({
  battle,
  planning,
  durable,
}: {
  readonly battle: Battle;
  readonly planning: Planning;
  readonly durable: boolean;
}) {
  const state = useSubject(battle.state$);
  const planned = useSubject(planning.state$);
  const { draft } = planned;
  const staged = useStage(openTable);
  const { stage } = staged;
  const bar = useBar(battle, state);
  useEffect(
    () => stage?.overlays(plannedOverlays(battle, planning, state, planned)),
    [
      stage,
      planned,
      state.view,
      state.table,
      state.tool,
      state.selected,
      state.hovered,
      state.rulers,
      state.aids,
      state.watched,
      state.why,
      state.seat,
      state.decision,
      state.finger,
      state.busy,
      state.preview,
    ],
  );
  useKeys((event) => pressPlanKey(battle, planning, event), [battle]);
  useMeasureSpoken(battle.session.game, state);
  useNearView(stage, state);

  // Where the lists at the left lie over the table, it makes room for the plans.
  const { room } = useRoom();
  const beside = planned.open && room === 'middle';
  useEffect(() => stage?.fit(), [stage, beside]);

  const [captains, tabs] = [battle.session.seats.length > 2, state.view.tables.length > 1];
  const insets = useMemo(() => withLines(beside ? BESIDE : INSETS, captains, tabs), [beside, captains, tabs]);

  // Kept between pointer moves: only the action panel follows a drag.
  const { view, viewer, selected, hovered } = state;
  const fleets = useMemo(() => <FleetPanel battle={battle} state={state} />, [view, viewer, selected, hovered]);
  const mission = useMemo(() => <MissionPanel battle={battle} state={state} />, [view]);
  const sheet = useMemo(() => <UnitSheet state={state} />, [view, selected, hovered]);
  const parts = { battle, planning, state, planned };
  const panels: readonly PanelParts[] = [
    {
      id: 'act',
      title: draft ? planNames.draft : common.act,
      dock: 'bottom',
      content: draft ? <DraftPanel {...parts} /> : <ActionPanel battle={battle} state={state} />,
      actions: (
        <AidButtons measure={battle} state={state}>
          <PlanButtons planning={planning} planned={planned} />
        </AidButtons>
      ),
    },
    ...(planned.open
      ? [{ id: 'plans', title: planNames.title, dock: 'left', content: <ListPanel {...parts} /> } as const]
      : []),
    { id: 'fleets', title: words.fleets, dock: 'left', content: fleets },
    { id: 'sheet', title: words.sheet, dock: 'right', content: sheet },
    ...(view.mission !== null && view.mission !== 'annihilation'
      ? [{ id: 'mission', title: missionText.title, dock: 'right', content: mission } as const]
      : []),
    ...(planned.heat.on
      ? [{ id: 'answers', title: planNames.answers, dock: 'right', content: <AnswersPanel {...parts} /> } as const]
      : []),
  ];
  return (
    <PlayFrame
      desk={battle}
      state={state}
      staged={staged}
      durable={durable}
      heading={words.heading1}
      tableHelp={words.tableHelp}
      bar={bar}
      panels={panels}
      corner={
        stage && (
          <>
            {view.tables.length > 1 && <TableTabs state={state} look={battle.look} />}
            <Minimap stage={stage} view={view} table={state.table} />
          </>
        )
      }
      whyLine={whyLine}
      onPick={(line) => pick(battle, line)}
      front={draft ? 'act' : planned.open ? 'plans' : planned.heat.on ? 'answers' : undefined}
      insets={insets}
      step={draft ? `${draft.unit} ${draft.activation?.step} ${draft.shots.length}` : measures(state.tool)}
    >
      <TargetCard battle={battle} state={planning.shown(state, planned)} />
      {stage && <Loupe stage={stage} state={state} />}
      <BattleSheets battle={battle} state={state} />
    </PlayFrame>
  );
}

/** Fleets handed in are handed in again for a rematch. */
const isFleet = ({ command }: Played): boolean => (command as { readonly type?: unknown }).type === 'submitFleet';

function BattleSheets({ battle, state }: { readonly battle: Battle; readonly state: BattleState }) {
  const briefed = useBriefing(battle.session);
  const people = battle.session.seats.filter(({ seat }) => battle.session.isHuman(seat)).length;
  const offer = () => {
    battle.open('none');
    battle.order({ type: 'offerDraw' });
  };
  return (
    <>
      <BriefingDialog briefed={briefed} />
      <Sheets
        desk={battle}
        state={state}
        keys={[...words.keys, ...planNames.keys]}
        giveUp={
          state.seat === null
            ? null
            : {
                label: words.concede,
                title: words.concedeTitle,
                text: words.concedeText,
                order: () => void battle.order({ type: 'concede' }),
              }
        }
        menu={
          <>
            <BriefingButtons briefed={briefed} onShow={() => battle.open('none')} />
            {state.seat !== null && people > 1 && (
              <Button wide onClick={offer}>
                {words.offerDraw}
              </Button>
            )}
          </>
        }
        result={
          state.view.outcome && (
            <>
              <ResultFigures session={battle.session} state={state} />
              <WayBack briefed={briefed} />
            </>
          )
        }
        luck={loadLuck}
        opening={isFleet}
      />
    </>
  );
}

function whyLine({ data }: Rejection): string | null {
  const margin = data ? marginOf(data) : null;
  return margin === null ? null : words.whyMargin(margin);
}

/** A line of the log leads to where it happened, and to its unit. */
function pick(battle: Battle, { unit, at }: LogRow): void {
  if (at) battle.focus(at);
  if (unit && battle.state$.value.view.units.some((one) => one.id === unit && one.status === 'inPlay'))
    battle.select(unit);
}
