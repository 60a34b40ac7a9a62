import { Fragment, type ComponentChildren } from 'preact';
import { useContext, useEffect, useMemo, useRef } from 'preact/hooks';
import type { Rejection } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import type { Seat } from '../../engine/seat.ts';
import { Button, Explain, Notice, OpenRule, useSubject } from '../kit/index.ts';
import { play as words } from './words/play.ts';
import { trust } from './words/trust.ts';
import { UpdateNotice } from '../kit/update-notice.tsx';
import { updateText } from '../kit/words/update.ts';
import { Beside } from './beside.ts';
import type { AnyDesk } from './desk.ts';
import { Cover } from './cover.tsx';
import { DiceTray } from './dice-tray.tsx';
import { FaultNotice } from './fault-notice.tsx';
import { Docked, SideDocks, TabDock, useDocks, type PanelParts } from './docks.tsx';
import {
  added,
  lowInsets,
  NONE,
  scaled,
  useFloor,
  useHeight,
  useRoom,
  type Insets,
  type Room,
  type RoomNow,
} from './layout.ts';
import { lazy } from '../kit/lazy.tsx';
import type { ToldWay } from './coach/find-ways.ts';
import { canAsk, closeCoach, coached$, isAsked } from './coach/open.ts';
import { LogPanel } from './log-panel.tsx';
import { hidden$, type PhotoStage } from './photo/hidden.ts';
import { Photo } from './photo/photo.tsx';
import { SavingNotice } from './saving-notice.tsx';
import type { AnyState } from './state.ts';
import type { LogRow } from './log.ts';
import { TopBar, type BarParts } from './top-bar.tsx';
import { useCues } from './use-cues.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSpoken } from './use-spoken.ts';
import type { Staged } from './use-stage.ts';
import { useTold } from './use-told.ts';
import { useTurnCue } from './use-turn-cue.ts';
import { askerOf } from './why/asker.ts';
import { WhyCard } from './why-card.tsx';
import './play.css';

/** What the frame asks of a drawn stage. */
interface Framed extends PhotoStage {
  insets(inset: Insets): void;
}

/** Pixels the docked panels take from the table on each side, for plain text. */
export const INSETS: { readonly [room in Room]: Insets } = {
  wide: { top: 52, right: 268, bottom: 208, left: 226 },
  middle: { top: 58, right: 276, bottom: 236, left: 8 },
  narrow: { top: 100, right: 6, bottom: 320, left: 6 },
};

/** Pixels that what lies beside a match takes at the left, for plain text. */
const BESIDE = 300;

/**
 * Most of a small screen that its panels may count as covered, without and with something beside the match; the rest of
 * them lies over the table.
 */
const COVERED = 0.6;
const COVERED_COACHED = 0.7;

/** With little room the lists at the left wait, on a small screen everything but the action panel. */
const openAtFirst = ({ dock }: PanelParts, room: Room): boolean =>
  room === 'wide' || dock === 'bottom' || (room === 'middle' && dock === 'right');

export interface FrameProps<T> {
  readonly desk: AnyDesk & { attach(stage: T): void };
  readonly state: AnyState;
  readonly staged: Staged<T>;
  /** False: the browser keeps nothing. */
  readonly durable: boolean;
  /** What page readers hear the screen is. */
  readonly heading: string;
  /** How the table is used, for page readers. */
  readonly tableHelp: string;
  readonly bar: BarParts;
  /**
   * The panels of the game in the order of the tabs; the log follows by itself. Contents that are kept between pointer
   * moves cost nothing.
   */
  readonly panels: readonly PanelParts[];
  /** Below the left panels, e.g. a map. */
  readonly corner?: ComponentChildren;
  /** What the game adds to a refusal. */
  readonly whyLine?: (rejection: Rejection) => string | null;
  /** Above the action panel, e.g. a notice that stays while its cause lasts. */
  readonly notices?: ComponentChildren;
  /** A line of the log was pressed. */
  readonly onPick: (line: LogRow) => void;
  /**
   * Takes a way the coach proposes, its commands in order: in hand as a plan still to be ordered, or given one after
   * another. False where its first command is to be given at once, as all are without it.
   */
  readonly onWay?: (way: readonly Json[]) => boolean;
  /** Whether the table itself tells how a command ends: log and dice then wait until it has been shown. */
  readonly tableTells?: boolean;
  /**
   * Which dice lie in the tray: the last ones until they are old, those of the turn that goes on, or none, as while the
   * next roll is prepared.
   */
  readonly dice?: 'last' | 'current' | 'none';
  /** Changes when the bright button changes though the decision does not. */
  readonly step?: unknown;
  readonly insets?: { readonly [room in Room]: Insets };
  /**
   * On a small screen so many pixels below count as covered though the open panel is lower: one that grows up to it
   * leaves the table as it is.
   */
  readonly kept?: number;
  /** Pixels that something of the game's own takes of the table beside what the panels cover. */
  readonly margin?: Insets;
  /** Called with the pixels that are covered on each side of the table, whenever they change. */
  readonly onInsets?: (insets: Insets, room: Room) => void;
  /** On a screen of middle width what lies beside the match takes the place of the log, and nothing of the table. */
  readonly besideInLog?: boolean;
  /** The panel that what is done now needs: it comes to the front when it becomes another one. */
  readonly front?: string | undefined;
  /** Which panels are open in a room of another size; the frame's own choice without it. */
  readonly atFirst?: (panel: PanelParts, room: Room) => boolean;
  /** What lies over the table and over the screen: cards at the pointer, sheets. */
  readonly children?: ComponentChildren;
}

/** What the covered part of the table follows from: elements whose height is measured while the room is narrow. */
function useMeasured(narrow: boolean) {
  const sheetOf = useRef<HTMLDivElement>(null);
  const barOf = useRef<HTMLElement>(null);
  const diceOf = useRef<HTMLDivElement>(null);
  const bottom = useHeight(sheetOf, narrow);
  const top = useHeight(barOf, narrow);
  const rolled = useHeight(diceOf, narrow);
  return { sheetOf, barOf, diceOf, bottom, top, rolled };
}

type Measured = ReturnType<typeof useMeasured>;

/** Reports to the stage what the panels cover of it, and fits the table into the rest. */
function useCovered(
  stage: Framed | null,
  { room, scale, low }: Pick<RoomNow, 'room' | 'scale' | 'low'>,
  { sheetOf, bottom, top, rolled }: Measured,
  coached: boolean,
  {
    insets = INSETS,
    kept = 0,
    margin = NONE,
    onInsets,
  }: Pick<FrameProps<never>, 'insets' | 'kept' | 'margin' | 'onInsets'>,
): void {
  const hidden = useSubject(hidden$);
  useEffect(() => {
    const plain =
      coached && room !== 'narrow' ? { ...insets[room], left: Math.max(BESIDE, insets[room].left) } : insets[room];
    const panels =
      bottom === null
        ? scaled(plain, scale)
        : low
          ? lowInsets(top ?? 0, scale)
          : {
              ...plain,
              top: Math.max(plain.top, (top ?? 0) + plain.left + (rolled ?? 0)),
              bottom: Math.min(
                Math.max(bottom + plain.left, sheetOf.current?.querySelector('.plate') ? kept : 0),
                innerHeight * (coached ? COVERED_COACHED : COVERED),
              ),
            };
    const covered = added(panels, margin);
    // With the interface hidden nothing is covered: a table that is in sight as a whole takes the room.
    stage?.insets(hidden ? NONE : covered);
    onInsets?.(covered, room);
  }, [stage, room, scale, low, bottom, top, rolled, coached, insets, kept, margin, hidden]);
  useEffect(() => stage?.fit(), [stage, room, scale, low, coached]);
}

/** Hands a drawn stage to the desk, or reports that none could be drawn. */
function useAttached<T>(desk: FrameProps<T>['desk'], { stage, failure }: Staged<T>): void {
  useEffect(() => {
    if (!stage) return;
    desk.attach(stage);
    desk.session.start();
  }, [stage]);
  useEffect(() => {
    if (failure) desk.fail(failure.kind, failure.error);
  }, [failure]);
}

type PartsOfFrame = Pick<FrameProps<never>, 'state' | 'bar' | 'onPick' | 'tableTells' | 'dice'> & {
  readonly desk: AnyDesk;
  readonly room: Room;
  readonly barOf: Measured['barOf'];
};

/** The parts of every screen that are kept between pointer moves: only what the game makes anew follows a drag. */
function useKeptParts({ desk, state, bar, onPick, tableTells = false, dice = 'last', room, barOf }: PartsOfFrame) {
  const { seat, viewer, busy, holder, thinking, undo, redoable } = state;
  const log = useTold(state, tableTells);
  const picked = useRef(onPick);
  picked.current = onPick;
  const why = useMemo(() => askerOf(desk.session), [desk.session]);
  const logPanel = useMemo(() => <LogPanel log={log} why={why} onPick={(line) => picked.current(line)} />, [log, why]);
  const tray = useMemo(
    () => dice !== 'none' && <DiceTray log={log} current={dice === 'current' || room === 'narrow'} />,
    [log, room, dice],
  );
  const { left, sentence, mark, tint, right, undoTip } = bar;
  const topBar = useMemo(
    () => <TopBar desk={desk} state={state} element={barOf} {...bar} />,
    [left, sentence, mark, tint, right, undoTip, seat, viewer, busy, holder, thinking, undo, redoable],
  );
  return { logPanel, tray, topBar };
}

const logPart = (desk: AnyDesk, content: ComponentChildren, coached: boolean): PanelParts => ({
  id: 'log',
  title: words.log,
  dock: 'right',
  content,
  actions: !coached && (
    <Button variant="quiet" small class="push" onClick={() => desk.open('dice')}>
      {trust.dice}
    </Button>
  ),
});

const CoachCard = lazy(async () => (await import('./coach/coach-card.tsx')).CoachCard, 'silent');

/** The coach, while somebody asks about the decision that is open; else null. */
function useCoach({ session }: AnyDesk, state: AnyState, onWay: FrameProps<never>['onWay']): ComponentChildren {
  const asked = useSubject(coached$);
  const { seat } = state;
  if (seat === null || !isAsked(session, asked) || !canAsk(session, state)) return null;
  const give = ({ command, commands }: ToldWay): void => {
    if (onWay?.(commands)) closeCoach();
    else void session.submit(seat, command);
  };
  return <CoachCard session={session} seat={seat} plies={session.plies()} onWay={give} onClose={closeCoach} />;
}

/**
 * What is said above the action panel: refusals, what the game notes, and what is wrong with the program or the
 * browser.
 */
function FrameNotices({
  desk,
  state,
  durable,
  whyLine,
  notices,
}: Pick<FrameProps<never>, 'state' | 'durable' | 'whyLine' | 'notices'> & { readonly desk: AnyDesk }) {
  const nameOf = (of: Seat) => desk.session.seats.find((info) => info.seat === of)?.name ?? of;
  return (
    <div class="notices">
      <WhyCard why={state.why} line={whyLine} onClose={desk.dismissWhy} />
      {notices}
      <UpdateNotice text={updateText.inMatch} wait={state.busy || state.thinking !== null} />
      {!durable && <Notice tone="warn" title={words.memoryOnly} />}
      <SavingNotice session={desk.session} saving={state.saving} />
      {state.fault && (
        <FaultNotice fault={state.fault} nameOf={nameOf} report={desk.report} onClose={desk.dismissFault} />
      )}
    </div>
  );
}

interface DocksProps {
  readonly panels: readonly PanelParts[];
  readonly docks: ReturnType<typeof useDocks>;
  readonly says: ComponentChildren;
  /** The coach's card; null while nobody asks. */
  readonly coach: ComponentChildren;
  readonly beside: ComponentChildren;
  readonly tray: ComponentChildren;
  readonly corner: ComponentChildren;
}

/** On a small screen: the dice below the bar, everything else as tabs at the bottom. */
function NarrowDocks({
  panels,
  docks,
  says,
  coach,
  beside,
  tray,
  corner,
  measured,
}: DocksProps & { readonly measured: Measured }) {
  const { diceOf, sheetOf, top } = measured;
  return (
    <>
      {/* The bar has two lines or three: what lies below it follows. */}
      <div class="dock-left" ref={diceOf} style={top === null ? undefined : { top: `${top + 4}px` }}>
        {tray}
        {corner}
      </div>
      <div class="dock-bottom" ref={sheetOf}>
        {beside}
        {says}
        <TabDock panels={panels} docks={docks} instead={coach} onTab={closeCoach} />
      </div>
    </>
  );
}

/** With room: what must be decided at the bottom, the other panels at the sides. */
function RoomyDocks({ panels, docks, says, beside, tray, corner, room, coach }: DocksProps & { readonly room: Room }) {
  const { bottomOf, floor } = useFloor(room);
  return (
    <>
      {/* What must be decided comes first for whoever walks by Tab, the lists beside it after. */}
      <div class="dock-bottom" ref={bottomOf}>
        {says}
        {panels
          .filter(({ dock }) => dock === 'bottom')
          .map((panel) => (
            <Docked key={panel.id} panel={panel} docks={docks} />
          ))}
      </div>
      <SideDocks
        panels={panels}
        docks={docks}
        room={room}
        above={beside}
        tray={tray}
        corner={corner}
        below={coach}
        floor={floor}
      />
    </>
  );
}

/**
 * The screen of a match: the table fills it, panels dock at its edges and fold away; on a small screen they are tabs at
 * the bottom.
 */
export function PlayFrame<T extends Framed>(props: FrameProps<T>) {
  const { desk, state, staged, bar, heading, tableHelp, corner, step, atFirst = openAtFirst, front } = props;
  const { room, scale, large, low } = useRoom();
  const { host, stage, failed, play } = staged;
  const measured = useMeasured(room === 'narrow');
  const lesson = useContext(Beside);
  const [inLog, beside] = props.besideInLog && room === 'middle' ? [lesson, null] : [null, lesson];
  const coached = beside !== null;
  useCues(desk, play);
  useCovered(stage, { room, scale, low }, measured, coached, props);
  useAttached(desk, staged);
  useSpoken(state, bar.sentence);
  useKeptFocus(state, step);
  useTurnCue(desk, state);
  const { logPanel, tray, topBar } = useKeptParts({ ...props, room, barOf: measured.barOf });
  // What a part of the game's own keeps to itself goes with the one who had the screen.
  const inHands = (content: ComponentChildren) => <Fragment key={state.holder}>{content}</Fragment>;
  const panels = [...props.panels, logPart(desk, logPanel, lesson !== null)].map((panel) => ({
    ...panel,
    content: inHands(panel.content),
  }));
  const docks = useDocks(panels, room, atFirst, front);
  const coach = useCoach(desk, state, props.onWay) ?? inLog;
  const says = <FrameNotices {...props} />;
  const docked = { panels, docks, says, coach, beside, tray, corner };
  return (
    <OpenRule.Provider value={(rule) => desk.open('rules', rule)}>
      <Explain.Provider value={desk.explain}>
        <div
          class={`play play-${room} ${low ? 'play-low' : ''} ${large ? 'play-large' : ''} ${coached ? 'play-beside' : ''}`}
        >
          <div class="play-table" ref={host} role="application" aria-label={words.table} aria-description={tableHelp} />
          {failed && (
            <div class="play-failed">
              <Notice tone="bad" title={words.table} />
            </div>
          )}
          <h1 class="unseen">{heading}</h1>
          {topBar}
          {room === 'narrow' ? (
            <NarrowDocks {...docked} measured={measured} />
          ) : (
            // The coach takes the room of the log while it lies open, so that the table keeps its own.
            <RoomyDocks {...docked} room={room} />
          )}
          {inHands(props.children)}
          <Photo stage={stage} />
          <Cover desk={desk} state={state} />
        </div>
      </Explain.Provider>
    </OpenRule.Provider>
  );
}
