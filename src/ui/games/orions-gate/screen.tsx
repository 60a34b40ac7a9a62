import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Rejection } from '../../../engine/game.ts';
import { announce, Button, useSubject } from '../../kit/index.ts';
import { battle as words } from './words/play.ts';
import { planNames } from './words/plan-names.ts';
import { useProposed } from '../../match/coach/proposal.ts';
import { usePlayKeys } from '../../match/keys.ts';
import type { Played } from '../../match/match-file.ts';
import { navigate } from '../../match/router.ts';
import { PlayFrame } from '../../match/play-frame.tsx';
import { Sheets, type GiveUp } from '../../match/sheets.tsx';
import type { LogRow } from '../../match/log.ts';
import { BriefingButtons, BriefingDialog, useBriefing, WayBack } from './briefing.tsx';
import type { Battle } from './controller.ts';
import { useBar } from './hud/bar.tsx';
import { Minimap } from './hud/minimap.tsx';
import { ResultFigures, ShareBattle, TableTabs } from './hud/parts.ts';
import { TargetCard } from './hud/target-card.tsx';
import { Loupe } from './loupe.tsx';
import { loadLuck } from './load-luck.ts';
import { pressRecapKey, useRecap, type Recap } from './recap/use-recap.ts';
import { plannedOverlays } from './plans/overlays.ts';
import { proposedOverlays } from './proposed-overlays.ts';
import { pressPlanKey } from './plans/plan-keys.ts';
import type { Planning } from './plans/open-planning.ts';
import type { PlanProps } from './plans/props.ts';
import { puzzleOf } from './puzzles/puzzle-key.ts';
import type { DrawnTable } from './table/create-stage.ts';
import type { Overlay } from './table/stage.ts';
import { subjectOf } from './subject.ts';
import { useThreat } from './threat/use-threat.tsx';
import { measures } from './tools/tool.ts';
import { nudges } from './keys.ts';
import { Tray } from './tray/parts.ts';
import { useTray } from './tray/use-tray.ts';
import { useInsets } from './use-insets.ts';
import { useMeasureSpoken } from './use-measure-spoken.ts';
import { useNearView } from './use-near-view.ts';
import { usePanels } from './use-panels.tsx';
import { useTable } from './use-table.ts';
import { marginOf } from './why-geometry.ts';
import './battle.css';

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
  const parts = { battle, planning, state, planned };
  const staged = useTable(battle.session.seats);
  const { stage } = staged;
  const bar = useBar(battle, state);
  const recap = useRecap(battle, state);
  const subject = subjectOf(planning.shown(state, planned));
  const threat = useThreat(battle.session.game, { ...state, subject }, (detail) => battle.fail('answers', detail));
  useOverlays(stage, parts, threat.overlays, recap?.overlays);
  useBattleKeys(parts, recap);
  useMeasureSpoken(battle.session.game, state);
  useHintSpoken(state.hint);
  useNearView(stage, state);
  const insets = useInsets(stage, parts);
  const tray = useTray(stage, state);
  const puzzle = useMemo(() => puzzleOf(battle.session.id), []);
  const panels = [...usePanels(parts, puzzle), ...threat.panels];
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
      corner={stage && <Corner battle={battle} state={state} stage={stage} />}
      whyLine={whyLine}
      notices={recap && <recap.parts.RecapBar chapters={recap.chapters} at={recap.at} onStep={recap.step} />}
      onPick={(line) => pick(battle, line)}
      // A plan that is made for later keeps the table to itself.
      onWay={(way) => planned.draft === null && battle.lay(way)}
      tableTells
      front={frontOf(planned, puzzle !== null && tellsPuzzle(state), threat.panels.length > 0)}
      insets={insets}
      kept={state.view.stage === 'play' && !state.view.outcome ? PLANNING : 0}
      margin={tray.margin}
      onInsets={tray.setCovered}
      step={stepOf(state, planned)}
    >
      {/* Why a ship stays where it is must be read. */}
      {state.hint === null && <TargetCard battle={battle} state={planning.shown(state, planned)} />}
      {tray.place && <Tray battle={battle} state={state} stage={stage!} place={tray.place} />}
      {stage && <Loupe stage={stage} state={state} />}
      <BattleSheets battle={battle} state={state} stage={stage} />
    </PlayFrame>
  );
}

/**
 * What changes the bright button though the decision stays: the step of a plan, a measuring tool, the ship looked at.
 */
const stepOf = ({ tool, selected }: PlanProps['state'], { draft }: PlanProps['planned']): string =>
  draft ? `${draft.unit} ${draft.activation?.step} ${draft.shots.length}` : `${measures(tool)} ${selected}`;

/** Pixels the panel takes on a small screen while a movement is planned. */
const PLANNING = 298;

const NO_TRAILS: Recap['overlays'] = [];

/** Keeps what is drawn over the table in step with the battle and its plans. */
function useOverlays(
  stage: DrawnTable | null,
  { battle, planning, state, planned }: PlanProps,
  threat: readonly Overlay[],
  trails: Recap['overlays'] = NO_TRAILS,
): void {
  const { tool, selected, hovered, rulers, group, preview } = state;
  const { draft, open } = planned;
  const proposed = useProposed(battle.session, state, [
    tool,
    selected,
    hovered,
    rulers,
    preview,
    group?.units,
    draft?.tool,
    open,
  ]);
  useEffect(
    () =>
      stage?.overlays(
        proposed
          ? [...threat, ...proposedOverlays(battle.session.game, proposed)]
          : [...threat, ...trails, ...plannedOverlays(battle, planning, state, planned)],
      ),
    [
      stage,
      proposed,
      threat,
      trails,
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
      state.hint,
      state.group,
    ],
  );
}

/** The keys of the recap, of planning and of the battle. */
function useBattleKeys({ battle, planning }: Pick<PlanProps, 'battle' | 'planning'>, recap: Recap | null): void {
  const now = useRef(recap);
  now.current = recap;
  usePlayKeys(battle, (event) => pressRecapKey(now.current, event) || pressPlanKey(battle, planning, event), nudges);
}

/** Says to screen readers, too, why what is pulled at stays. */
function useHintSpoken(hint: PlanProps['state']['hint']): void {
  useEffect(() => {
    if (hint) announce(hint.text, true);
  }, [hint?.text, hint?.time]);
}

/** The panel that comes to the front where not all have room. */
function frontOf({ draft, open, heat }: PlanProps['planned'], puzzle: boolean, threat: boolean): string | undefined {
  if (draft) return 'act';
  if (open) return 'plans';
  if (heat.on) return 'answers';
  if (threat) return 'threat';
  return puzzle ? 'puzzle' : undefined;
}

/** Whether a puzzle has something to say by itself: its task before the first command, its verdict after the last. */
const tellsPuzzle = ({ view, log }: PlanProps['state']): boolean =>
  view.outcome !== null || (log.at(-1)?.plies ?? 0) === 0;

interface CornerProps extends Pick<PlanProps, 'battle' | 'state'> {
  readonly stage: DrawnTable;
}

/** In the corner of the table: the tabs of several tables, and the whole table small. */
const Corner = ({ battle, state, stage }: CornerProps) => (
  <>
    {state.view.tables.length > 1 && <TableTabs state={state} look={battle.look} />}
    <Minimap stage={stage} view={state.view} table={state.table} busy={state.busy} />
  </>
);

/** Fleets handed in are handed in again for a rematch. */
const isFleet = ({ command }: Played): boolean => (command as { readonly type?: unknown }).type === 'submitFleet';

function BattleSheets({ battle, state, stage }: Pick<PlanProps, 'battle' | 'state'> & Pick<BattleShareProps, 'stage'>) {
  // A moment of the past that is shared, from the result; null = as it stands.
  const [moment, setMoment] = useState<number | null>(null);
  const briefed = useBriefing(battle.session);
  const people = battle.session.seats.filter(({ seat }) => battle.session.isHuman(seat)).length;
  const offer = () => {
    battle.open('none');
    void battle.order({ type: 'offerDraw' });
  };
  return (
    <>
      <BriefingDialog briefed={briefed} />
      <Sheets
        desk={battle}
        state={state}
        shares
        keys={[...words.keys, ...planNames.keys]}
        giveUp={state.seat === null ? null : giveUpOf(battle)}
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
              <ResultFigures
                session={battle.session}
                state={state}
                onShare={(plies) => {
                  setMoment(plies);
                  battle.open('share');
                }}
                onReplay={(ply) => navigate({ page: 'replay', id: battle.session.id, ply })}
              />
              <WayBack briefed={briefed} />
            </>
          )
        }
        luck={loadLuck}
        opening={isFleet}
      >
        <BattleShare battle={battle} state={state} stage={stage} moment={moment} onMoment={setMoment} />
      </Sheets>
    </>
  );
}

const giveUpOf = (battle: Battle): GiveUp => ({
  label: words.concede,
  title: words.concedeTitle,
  text: words.concedeText,
  order: () => void battle.order({ type: 'concede' }),
});

interface BattleShareProps extends Pick<PlanProps, 'battle' | 'state'> {
  readonly stage: DrawnTable | null;
  readonly moment: number | null;
  readonly onMoment: (moment: number | null) => void;
}

/** The sheet that shares the battle as it stands, or a moment of it; from there it goes back to the result. */
function BattleShare({ battle, state, stage, moment, onMoment }: BattleShareProps) {
  const { session } = battle;
  const close = () => {
    onMoment(null);
    battle.open(moment === null ? 'none' : 'result');
  };
  return (
    <ShareBattle
      session={session}
      viewer={state.viewer}
      plies={moment ?? session.plies()}
      stage={moment === null ? stage : null}
      onClose={close}
    />
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
