import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { fitIcon, openIcon } from '../../../../assets/icons/interface.ts';
import { BriefingDialog, useBriefing, type Briefed } from '../briefing.tsx';
import { Button, Notice } from '../../kit/index.ts';
import { play as words, replayWords as says } from '../words/play.ts';
import { briefingText } from '../words/briefing.ts';
import { trust } from '../words/trust.ts';
import { whyText } from '../words/why.ts';
import { replayAsker } from '../why/asker.ts';
import { WhyText } from '../why/why-text.tsx';
import { SideDocks, TabDock, useDocks, type PanelParts } from '../docks.tsx';
import type { ReplayProps } from '../game-ui.ts';
import { keyName, onControl, pressLookKey, useKeys, type WithAlt } from '../keys.ts';
import { lowInsets, scaled, useFloor, useHeight, useRoom, type Insets, type Room, type RoomNow } from '../layout.ts';
import { LogPanel } from '../log-panel.tsx';
import type { LoadLuck } from '../trust/luck.ts';
import { isKept } from '../is-kept.ts';
import { PlayerBar } from '../player-bar.tsx';
import type { BarParts } from '../top-bar.tsx';
import type { Mark } from './marks.tsx';
import type { Player } from './use-replay.ts';
import type { PhotoStage } from '../photo/hidden.ts';
import { Photo } from '../photo/photo.tsx';
import type { Staged } from '../use-stage.ts';
import '../play.css';
import './replay.css';

const INSETS: { readonly [room in Room]: Insets } = {
  wide: { top: 56, right: 284, bottom: 120, left: 232 },
  middle: { top: 56, right: 268, bottom: 120, left: 8 },
  narrow: { top: 100, right: 6, bottom: 230, left: 6 },
};

/** With little room the log alone is open, on a small screen nothing. */
const openAtFirst = ({ id }: PanelParts, room: Room): boolean => room === 'wide' || (room === 'middle' && id === 'log');

interface Framed extends PhotoStage {
  insets(inset: Insets): void;
}

interface FrameProps<T> extends Pick<ReplayProps, 'matchId' | 'fault' | 'onOpen'> {
  readonly player: Player<unknown, unknown>;
  readonly staged: Staged<T>;
  readonly bar: Pick<BarParts, 'left' | 'right'>;
  readonly panels: readonly PanelParts[];
  readonly corner?: ComponentChildren;
  /** Buttons of the game in the row of the player. */
  readonly tools?: ComponentChildren;
  /** How the game reads the luck of a match. */
  readonly luck?: LoadLuck;
  /** What of the match is marked in the bar of the player. */
  readonly marks?: readonly Mark[];
  /** A plate over the player, while it is needed. */
  readonly above?: ComponentChildren;
  /** The game's own keys; says whether the press was used. */
  readonly press?: (event: KeyboardEvent) => boolean;
  readonly withAlt?: WithAlt;
  readonly insets?: { readonly [room in Room]: Insets };
  /** Called with the pixels that are covered on each side of the table, whenever they change. */
  readonly onInsets?: (insets: Insets) => void;
  /** What lies over the table. */
  readonly children?: ComponentChildren;
}

/** Height of the bar where it has one line, pixels. */
const BAR = 44;

/** Pixels between the player and the foot of the window, and the table, where it is not a small screen. */
const EDGES = 18;

/** Most of a small screen that the player and its panels may count as covered; the rest of them lies over the table. */
const COVERED = 0.6;

/** What lies at the bottom of a replay, measured: all of it on a small screen, else the player alone. */
function useMeasured({ room, low }: Pick<RoomNow, 'room' | 'low'>) {
  const playerOf = useRef<HTMLElement>(null);
  const { bottomOf, floor } = useFloor(room);
  const all = useHeight(bottomOf, room === 'narrow' && !low);
  const player = useHeight(playerOf, room !== 'narrow');
  return { playerOf, bottomOf, floor, all, player };
}

/** Reports to the stage what the panels cover of it, and fits the table into the rest. */
function useCovered(
  stage: Framed | null,
  { room, scale, low }: Pick<RoomNow, 'room' | 'scale' | 'low'>,
  { all, player }: Pick<ReturnType<typeof useMeasured>, 'all' | 'player'>,
  { insets = INSETS, onInsets }: Pick<FrameProps<never>, 'insets' | 'onInsets'>,
): void {
  useEffect(() => {
    if (!stage) return;
    const plain = low ? lowInsets(BAR, scale) : scaled(insets[room], scale);
    const high = Math.min(player === null ? (all ?? 0) + plain.left : player + EDGES, innerHeight * COVERED);
    const covered = { ...plain, bottom: Math.max(plain.bottom, high) };
    stage.insets(covered);
    onInsets?.(covered);
  }, [stage, room, scale, low, all, player, insets]);
  useEffect(() => stage?.fit(), [stage, room, scale, low]);
}

/** The keys of the player, after those of the game. */
function usePlayerKeys(
  { reel, to, step, playPause }: Player<unknown, unknown>,
  stage: Framed | null,
  why: () => void,
  { press, withAlt }: Pick<FrameProps<never>, 'press' | 'withAlt'>,
): void {
  useKeys((event) => {
    if (press?.(event)) return true;
    const act = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => to(0),
      End: () => to(reel.length),
    }[event.key];
    if (act) act();
    else if (keyName(event) === ' ' && !onControl(event)) playPause();
    else if (keyName(event) === 'y') why();
    else return pressLookKey({ stage: () => stage }, event);
    return true;
  }, withAlt);
}

/** Asks why the command that is shown was given, where a computer player gave it; another moment closes the answer. */
function useWhyHere({ reel, ply }: Player<unknown, unknown>, matchId: string) {
  const asker = useMemo(() => replayAsker(reel, isKept(matchId) ? matchId : null), [reel, matchId]);
  const [asked, setAsked] = useState(false);
  useLayoutEffect(() => setAsked(false), [ply]);
  const able = asker?.of(ply) ?? false;
  return { asker, able, open: able && asked, toggle: () => setAsked(able && !asked) };
}

type BarOfReplay = Pick<FrameProps<never>, 'bar' | 'player' | 'onOpen'> & {
  readonly briefed: Briefed;
  readonly stage: Framed | null;
};

function ReplayBar({ bar, player: { reel }, onOpen, briefed, stage }: BarOfReplay) {
  return (
    <header class="topbar">
      <Button variant="quiet" small href="#/replays">
        {says.leave}
      </Button>
      <div class="topbar-round">{bar.left}</div>
      <h1 class={`says ${reel.seats.length > 2 ? 'says-many' : ''}`}>
        {reel.seats.map((seat) => seat.name).join(' · ')}
      </h1>
      {bar.right}
      <div class="topbar-tools">
        {briefed.briefing?.notes.trim() && (
          <Button variant="quiet" small onClick={briefed.show}>
            {briefingText.title}
          </Button>
        )}
        <Button variant="quiet" small icon={openIcon} label={says.open} onClick={onOpen} />
        <Button variant="quiet" small icon={fitIcon} label={words.fit} onClick={() => stage?.overview()} />
      </div>
    </header>
  );
}

/** What there is to say of what is watched: other rules, a file that was not opened, a copy for watching. */
function ReplayNotices({ player: { reel }, fault }: Pick<FrameProps<never>, 'player' | 'fault'>) {
  return (
    <>
      {reel.note !== undefined && (
        <Notice tone="info" title={says.otherRulesTitle}>
          {reel.note}
        </Notice>
      )}
      {fault && (
        <Notice tone="bad" title={says.faulty}>
          {fault}
        </Notice>
      )}
      {!reel.recording && (
        <Notice tone="warn" title={says.watching}>
          {reel.commitment && <p class="replay-commitment">{trust.copyFrom(reel.commitment)}</p>}
        </Notice>
      )}
    </>
  );
}

/** A match as a place to look around in: scrub, step, play, jump from the log, play on from here. */
export function ReplayFrame<T extends Framed>(props: FrameProps<T>) {
  const { player, staged, matchId, corner, tools, luck } = props;
  const { reel, ply, log, to } = player;
  const { room, scale, large, low } = useRoom();
  const { host, stage } = staged;
  // A match that is not kept here is known again by the promise of its seed.
  const briefed = useBriefing(isKept(matchId) ? matchId : (reel.commitment ?? ''), reel.briefing);
  const [note, setNote] = useState<string | null>(null);
  const measured = useMeasured({ room, low });
  const { bottomOf, playerOf, floor } = measured;
  useCovered(stage, { room, scale, low }, measured, props);
  const why = useWhyHere(player, matchId);
  usePlayerKeys(player, stage, why.toggle, props);
  const panels: readonly PanelParts[] = [
    ...props.panels,
    {
      id: 'log',
      title: words.log,
      dock: 'right',
      content: <LogPanel log={log} current={ply} why={why.asker} onPick={(line) => to(line.plies)} />,
    },
  ];
  const docks = useDocks(panels, room, openAtFirst);
  return (
    <div class={`play replay play-${room} ${low ? 'play-low' : ''} ${large ? 'play-large' : ''}`}>
      <div class="play-table" ref={host} role="application" aria-label={words.table} />
      <ReplayBar {...props} briefed={briefed} stage={stage} />
      {room !== 'narrow' && <SideDocks panels={panels} docks={docks} room={room} corner={corner} floor={floor} />}
      {props.children}
      <BriefingDialog briefed={briefed} />
      <div class="dock-bottom" ref={bottomOf}>
        <ReplayNotices {...props} />
        {note && <Notice tone="info" title={note} />}
        {why.asker && why.open && (
          <Notice tone="info" title={whyText.ask}>
            <WhyText asker={why.asker} plies={ply} />
          </Notice>
        )}
        {room === 'narrow' && <TabDock panels={panels} docks={docks} />}
        {props.above}
        <PlayerBar
          element={playerOf}
          player={player}
          matchId={matchId}
          onNote={setNote}
          luck={luck}
          marks={props.marks}
        >
          {tools}
          {why.able && (
            <Button small variant="quiet" tip={whyText.hint} expanded={why.open} onClick={why.toggle}>
              {whyText.ask}
            </Button>
          )}
        </PlayerBar>
      </div>
      <Photo stage={stage} />
    </div>
  );
}
