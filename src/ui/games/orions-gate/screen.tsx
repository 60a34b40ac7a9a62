import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ActionPanel } from './hud/action-panel.tsx';
import { AidButtons } from './hud/aid-buttons.tsx';
import { DiceTray } from '../../play/dice-tray.tsx';
import { FleetPanel } from './hud/fleet-panel.tsx';
import { Fold } from '../../play/fold.tsx';
import { LogPanel } from '../../play/log-panel.tsx';
import { Minimap } from './hud/minimap.tsx';
import { sentenceFor } from './hud/sentence.ts';
import { TargetCard } from './hud/target-card.tsx';
import { TopBar } from './hud/top-bar.tsx';
import { UnitSheet } from './hud/unit-sheet.tsx';
import { WhyCard } from './hud/why-card.tsx';
import { announce, Button, Explain, Notice, OpenRule } from '../../kit/index.ts';
import { battle as words } from '../../messages/battle.ts';
import type { Battle } from './controller.ts';
import type { TableStage } from '../../draw/orions-gate/stage.ts';
import { pressKey } from './keys.ts';
import { scaled, useHeight, useRoom, type Room } from '../../play/layout.ts';
import { Loupe } from './loupe.tsx';
import { overlaysOf } from './overlays.ts';
import { Sheets } from '../../play/sheets.tsx';
import type { BattleState } from './state.ts';
import { measures } from './tools/tool.ts';
import type { ToldLine } from '../../play/told.ts';
import { useCues } from '../../play/use-cues.ts';
import { useTurnCue } from '../../play/use-turn-cue.ts';
import { useMeasureSpoken } from './use-measure-spoken.ts';
import { useStage } from '../../play/use-stage.ts';

interface ScreenProps {
  readonly battle: Battle;
  readonly state: BattleState;
  readonly durable: boolean;
}

type Dock = 'fleets' | 'sheet' | 'log' | 'act';
type Open = { readonly [dock in Dock]: boolean };

const DOCKS: readonly Dock[] = ['act', 'fleets', 'sheet', 'log'];
const NONE_OPEN: Open = { fleets: false, sheet: false, log: false, act: false };

const AT_FIRST: { readonly [room in Room]: Open } = {
  wide: { fleets: true, sheet: true, log: true, act: true },
  middle: { fleets: false, sheet: true, log: false, act: true },
  narrow: { fleets: false, sheet: false, log: false, act: true },
};

/** Pixels the docked panels take from the table on each side. */
const INSETS: { readonly [room in Room]: { top: number; right: number; bottom: number; left: number } } = {
  wide: { top: 52, right: 268, bottom: 208, left: 226 },
  middle: { top: 58, right: 276, bottom: 236, left: 8 },
  narrow: { top: 100, right: 6, bottom: 320, left: 6 },
};

/** The battle: the table fills the screen, panels dock at its edges and fold away. */
export function BattleScreen({ battle, state, durable }: ScreenProps) {
  const { room, scale, large } = useRoom();
  const { host, stage, failed, play } = useStage();
  useCues(battle, play);
  const [open, setOpen] = useState<Open>(AT_FIRST[room]);
  useEffect(() => setOpen(AT_FIRST[room]), [room]);
  const sheetOf = useRef<HTMLDivElement>(null);
  const barOf = useRef<HTMLElement>(null);
  useEffect(() => void (barOf.current = document.querySelector<HTMLElement>('.topbar')), []);
  const bottom = useHeight(sheetOf, room === 'narrow');
  const top = useHeight(barOf, room === 'narrow');
  useEffect(() => {
    if (!stage) return;
    stage.insets(bottom === null ? scaled(INSETS[room], scale) : { ...INSETS[room], top: Math.max(INSETS[room].top, (top ?? 0) + INSETS[room].left), bottom: Math.min(bottom + INSETS[room].left, innerHeight * 0.6) });
  }, [stage, room, scale, bottom, top]);
  useEffect(() => stage?.fit(), [stage, room, scale]);
  useEffect(() => {
    if (!stage) return;
    battle.attach(stage);
    battle.session.start();
  }, [stage]);
  useEffect(() => stage?.overlays(overlaysOf(battle.session.game, state, battle.context())), [stage, state.view, state.tool, state.selected, state.hovered, state.rulers, state.aids, state.watched, state.why, state.seat, state.decision, state.finger, state.busy, state.preview]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressKey(battle, event) && event.preventDefault();
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [battle]);
  useSpoken(battle, state);
  useMeasureSpoken(battle.session.game, state);
  useNearView(stage, state, room);
  useKeptFocus(state);
  useTurnCue(battle, state);

  const toggle = (dock: Dock) => setOpen((before) => (room === 'narrow' ? { ...NONE_OPEN, [dock]: !before[dock] } : { ...before, [dock]: !before[dock] }));
  // Kept between pointer moves: only the action panel follows a drag.
  const { view, selected, hovered, told, seat, busy, thinking, undo, redoable, viewer } = state;
  const fleets = useMemo(() => <FleetPanel battle={battle} state={state} />, [view, viewer, selected, hovered]);
  const sheet = useMemo(() => <UnitSheet state={state} />, [view, selected, hovered]);
  const log = useMemo(() => <LogPanel told={told} onPick={(line) => pick(battle, line)} />, [told]);
  const tray = useMemo(() => <DiceTray state={state} />, [told]);
  const bar = useMemo(() => <TopBar battle={battle} state={state} />, [view, seat, busy, thinking, undo, redoable]);
  const panels: { readonly [dock in Dock]: { readonly title: string; readonly content: preact.ComponentChildren } } = {
    act: { title: words.act, content: <ActionPanel battle={battle} state={state} /> },
    fleets: { title: words.fleets, content: fleets },
    sheet: { title: words.sheet, content: sheet },
    log: { title: words.log, content: log },
  };
  // A why-card takes the room of the log while it lies open, so that the table keeps its own.
  const dock = (name: Dock, actions?: preact.ComponentChildren) => (
    <Fold title={panels[name].title} open={open[name] && !(name === 'log' && state.why && room === 'wide')} onToggle={() => toggle(name)} class={`dock-${name}`} actions={actions}>{panels[name].content}</Fold>
  );
  const aids = <AidButtons measure={battle} state={state} />;
  const map = stage && <Minimap stage={stage} view={state.view} />;
  return (
    <OpenRule.Provider value={(rule) => battle.open('rules', rule)}>
    <Explain.Provider value={battle.explain}>
      <div class={`battle battle-${room} ${large ? 'battle-large' : ''}`}>
        <div class="battle-table" ref={host} role="application" aria-label={words.table} aria-description={words.tableHelp} />
        {failed && <div class="battle-failed"><Notice tone="bad" title={words.table} /></div>}
        <h1 class="unseen">{words.heading1}</h1>
        {bar}
        {room === 'narrow' ? (
          <>
            <div class="dock-left">{tray}{map}</div>
            <div class="dock-bottom" ref={sheetOf}>
              <Notices battle={battle} state={state} durable={durable} />
              {DOCKS.map((name) => open[name] && <section key={name} class={`plate dock-${name}`} aria-label={panels[name].title}>{name === 'act' && aids}<div class="plate-body">{panels[name].content}</div></section>)}
              <nav class="tabs" aria-label={words.panels}>
                {DOCKS.map((name) => <Button key={name} small variant="quiet" expanded={open[name]} pressed={open[name]} onClick={() => toggle(name)}>{panels[name].title}</Button>)}
              </nav>
            </div>
          </>
        ) : (
          <>
            <div class="dock-left">{dock('fleets')}{room === 'wide' && tray}{map}</div>
            <div class="dock-right">{dock('sheet')}{room === 'middle' && tray}{dock('log')}</div>
            <div class="dock-bottom">
              <Notices battle={battle} state={state} durable={durable} />
              {dock('act', aids)}
            </div>
          </>
        )}
        <TargetCard battle={battle} state={state} />
        {stage && <Loupe stage={stage} state={state} />}
        <Sheets battle={battle} state={state} />
      </div>
    </Explain.Provider>
    </OpenRule.Provider>
  );
}

/** A line of the log leads to where it happened, and to its unit. */
function pick(battle: Battle, { unit, at }: ToldLine): void {
  if (at) battle.focus(at);
  if (unit && battle.state$.value.view.units.some((one) => one.id === unit && one.status === 'inPlay')) battle.select(unit);
}

function Notices({ battle, state, durable }: ScreenProps) {
  return (
    <div class="notices">
      <WhyCard battle={battle} state={state} />
      {!durable && <Notice tone="warn" title={words.memoryOnly} />}
      {state.trouble && state.trouble !== 'slow' && <Notice tone="bad" title={words.troubles[state.trouble]} />}
    </div>
  );
}

/** Pixels between the reach of a unit and the edge of a small screen. */
const MARGIN = 24;

/** On a small screen the camera goes near the unit that is planned, and back to the whole table for the next choice. */
function useNearView(stage: TableStage | null, state: BattleState, room: Room): void {
  const { decision, seat, view } = state;
  useEffect(() => {
    if (!stage || room !== 'narrow' || seat === null) return;
    const unit = view.units.find((one) => one.id === view.activation?.unit);
    if (decision === 'play.choose' || decision === 'play.fire') stage.fit();
    if (decision !== 'play.plan' || !unit?.pose || view.activation!.allowance === 0) return;
    stage.focus(unit.pose, (innerWidth / 2 - MARGIN) / (view.activation!.allowance / 1000 + 1));
  }, [stage, decision, seat, view.activation?.unit]);
}

/** Whoever plays by keys finds the focus on the main button of the next decision when the last one has gone. */
function useKeptFocus({ seat, decision, view, busy, tool }: BattleState): void {
  const measuring = measures(tool);
  const byKeys = useRef(false);
  useEffect(() => {
    const key = () => (byKeys.current = true);
    const point = () => (byKeys.current = false);
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', point, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', point, true);
    };
  }, []);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (byKeys.current && lost && seat !== null && !busy) document.querySelector<HTMLElement>('.dock-act .button-primary')?.focus({ preventScroll: true });
  }, [seat, decision, view, busy, measuring]);
}

/** Says what happened and who decides next to screen readers. */
function useSpoken(battle: Battle, state: BattleState): void {
  const last = state.told.at(-1);
  useEffect(() => {
    if (!last || last.plies === 0) return;
    const text = last.lines.map((line) => [line.text, line.maths].filter(Boolean).join(' ')).join(' ');
    if (text) announce(text);
  }, [last]);
  const sentence = sentenceFor(battle, state);
  useEffect(() => {
    if (state.seat !== null) announce(sentence);
  }, [sentence, state.seat]);
}
