import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useMemo, useRef } from 'preact/hooks';
import type { Rejection } from '../../engine/game.ts';
import type { Seat } from '../../engine/seat.ts';
import { Button, Explain, Notice, OpenRule } from '../kit/index.ts';
import { play as words } from './words/play.ts';
import { trust } from './words/trust.ts';
import { UpdateNotice } from '../kit/update-notice.tsx';
import { updateText } from '../kit/words/update.ts';
import { Beside } from './beside.ts';
import type { AnyDesk } from './desk.ts';
import { DiceTray } from './dice-tray.tsx';
import { FaultNotice } from './fault-notice.tsx';
import { Docked, SideDocks, TabDock, useDocks, type PanelParts } from './docks.tsx';
import { scaled, useHeight, useRoom, type Insets, type Room } from './layout.ts';
import { LogPanel } from './log-panel.tsx';
import { SavingNotice } from './saving-notice.tsx';
import type { AnyState } from './state.ts';
import type { LogRow } from './log.ts';
import { TopBar, type BarParts } from './top-bar.tsx';
import { useCues } from './use-cues.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSpoken } from './use-spoken.ts';
import type { Staged } from './use-stage.ts';
import { useTurnCue } from './use-turn-cue.ts';
import { WhyCard } from './why-card.tsx';
import './play.css';

/** What the frame asks of a drawn stage. */
interface Framed {
  insets(inset: Insets): void;
  fit(): void;
}

/** Pixels the docked panels take from the table on each side, for plain text. */
export const INSETS: { readonly [room in Room]: Insets } = {
  wide: { top: 52, right: 268, bottom: 208, left: 226 },
  middle: { top: 58, right: 276, bottom: 236, left: 8 },
  narrow: { top: 100, right: 6, bottom: 320, left: 6 },
};

/** Pixels that what lies beside a match takes at the left, for plain text. */
const BESIDE = 300;

/** Most of a small screen that its panels may count as covered, without and with something beside the match; the rest of them lies over the table. */
const COVERED = 0.6;
const COVERED_COACHED = 0.7;

/** With little room the lists at the left and the log wait, on a small screen everything but the action panel. */
const openAtFirst = ({ id, dock }: PanelParts, room: Room): boolean =>
  room === 'wide' || dock === 'bottom' || (room === 'middle' && dock === 'right' && id !== 'log');

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
  /** The panels of the game in the order of the tabs; the log follows by itself. Contents that are kept between pointer moves cost nothing. */
  readonly panels: readonly PanelParts[];
  /** Below the left panels, e.g. a map. */
  readonly corner?: ComponentChildren;
  /** What the game adds to a refusal. */
  readonly whyLine?: (rejection: Rejection) => string | null;
  /** Above the action panel, e.g. what must be told while it lasts. */
  readonly notices?: ComponentChildren;
  /** A line of the log was pressed. */
  readonly onPick: (line: LogRow) => void;
  /** Changes when the bright button changes though the decision does not. */
  readonly step?: unknown;
  readonly insets?: { readonly [room in Room]: Insets };
  /** Told the pixels that are covered on each side of the table, whenever they change. */
  readonly onInsets?: (insets: Insets, room: Room) => void;
  /** The panel that what is done now needs: it comes to the front when it becomes another one. */
  readonly front?: string | undefined;
  /** Which panels are open in a room of another size; the frame's own choice without it. */
  readonly atFirst?: (panel: PanelParts, room: Room) => boolean;
  /** What lies over the table and over the screen: cards at the pointer, sheets. */
  readonly children?: ComponentChildren;
}

/** The screen of a match: the table fills it, panels dock at its edges and fold away; on a small screen they are tabs at the bottom. */
export function PlayFrame<T extends Framed>({
  desk,
  state,
  staged,
  durable,
  heading,
  tableHelp,
  bar,
  panels,
  corner,
  whyLine,
  notices,
  onPick,
  step,
  insets = INSETS,
  onInsets,
  front,
  atFirst = openAtFirst,
  children,
}: FrameProps<T>) {
  const { room, scale, large } = useRoom();
  const { host, stage, failed, play } = staged;
  const sheetOf = useRef<HTMLDivElement>(null);
  const barOf = useRef<HTMLElement>(null);
  const diceOf = useRef<HTMLDivElement>(null);
  const bottom = useHeight(sheetOf, room === 'narrow');
  const top = useHeight(barOf, room === 'narrow');
  const rolled = useHeight(diceOf, room === 'narrow');
  const beside = useContext(Beside);
  const coached = beside !== null;
  useCues(desk, play);
  useEffect(() => {
    const plain =
      coached && room !== 'narrow' ? { ...insets[room], left: Math.max(BESIDE, insets[room].left) } : insets[room];
    const covered =
      bottom === null
        ? scaled(plain, scale)
        : {
            ...plain,
            top: Math.max(plain.top, (top ?? 0) + plain.left + (rolled ?? 0)),
            bottom: Math.min(bottom + plain.left, innerHeight * (coached ? COVERED_COACHED : COVERED)),
          };
    stage?.insets(covered);
    onInsets?.(covered, room);
  }, [stage, room, scale, bottom, top, rolled, coached, insets]);
  useEffect(() => stage?.fit(), [stage, room, scale, coached]);
  useEffect(() => {
    if (!stage) return;
    desk.attach(stage);
    desk.session.start();
  }, [stage]);
  useEffect(() => {
    if (staged.failure) desk.fail(staged.failure.kind, staged.failure.error);
  }, [staged.failure]);
  const nameOf = (of: Seat) => desk.session.seats.find((info) => info.seat === of)?.name ?? of;
  useSpoken(state, bar.sentence);
  useKeptFocus(state, step);
  useTurnCue(desk, state);

  // Kept between pointer moves: only what the game makes anew follows a drag.
  const { log, seat, thinking, undo, redoable } = state;
  const picked = useRef(onPick);
  picked.current = onPick;
  const logPanel = useMemo(() => <LogPanel log={log} onPick={(line) => picked.current(line)} />, [log]);
  const tray = useMemo(() => <DiceTray log={log} current={room === 'narrow'} />, [log, room]);
  const { left, sentence, mark, tint, right, undoTip } = bar;
  const topBar = useMemo(
    () => <TopBar desk={desk} state={state} element={barOf} {...bar} />,
    [left, sentence, mark, tint, right, undoTip, seat, thinking, undo, redoable],
  );
  const all: readonly PanelParts[] = [
    ...panels,
    {
      id: 'log',
      title: words.log,
      dock: 'right',
      content: logPanel,
      actions: !coached && (
        <Button variant="quiet" small class="push" onClick={() => desk.open('dice')}>
          {trust.dice}
        </Button>
      ),
    },
  ];
  const docks = useDocks(all, room, atFirst, front);
  const says = (
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
  return (
    <OpenRule.Provider value={(rule) => desk.open('rules', rule)}>
      <Explain.Provider value={desk.explain}>
        <div class={`play play-${room} ${large ? 'play-large' : ''} ${coached ? 'play-beside' : ''}`}>
          <div class="play-table" ref={host} role="application" aria-label={words.table} aria-description={tableHelp} />
          {failed && (
            <div class="play-failed">
              <Notice tone="bad" title={words.table} />
            </div>
          )}
          <h1 class="unseen">{heading}</h1>
          {topBar}
          {room === 'narrow' ? (
            <>
              {/* The bar has two lines or three: what lies below it follows. */}
              <div class="dock-left" ref={diceOf} style={top === null ? undefined : { top: `${top + 4}px` }}>
                {tray}
                {corner}
              </div>
              <div class="dock-bottom" ref={sheetOf}>
                {beside}
                {says}
                <TabDock panels={all} docks={docks} />
              </div>
            </>
          ) : (
            <>
              {/* What must be decided comes first for whoever walks by Tab, the lists beside it after. */}
              <div class="dock-bottom">
                {says}
                {all
                  .filter(({ dock }) => dock === 'bottom')
                  .map((panel) => (
                    <Docked key={panel.id} panel={panel} docks={docks} />
                  ))}
              </div>
              {/* A why-card takes the room of the log while it lies open, so that the table keeps its own. */}
              <SideDocks
                panels={all}
                docks={docks}
                room={room}
                above={beside}
                tray={tray}
                corner={corner}
                noLog={state.why !== null && room === 'wide'}
              />
            </>
          )}
          {children}
        </div>
      </Explain.Provider>
    </OpenRule.Provider>
  );
}
