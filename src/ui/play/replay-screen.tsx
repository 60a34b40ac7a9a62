import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { fastIcon, fitIcon, linkIcon, nextIcon, openIcon, pauseIcon, playIcon, previousIcon, rewindIcon, saveIcon } from '../../../assets/icons/interface.ts';
import { UNIT_TYPES } from '../../games/orions-gate/index.ts';
import { linkOf, LINK_LIMIT } from '../../session/share-link.ts';
import { matchStore } from '../app/match-store.ts';
import { hashOf, navigate } from '../app/router.ts';
import { AidButtons } from '../games/orions-gate/hud/aid-buttons.tsx';
import { FleetPanel } from '../games/orions-gate/hud/fleet-panel.tsx';
import { Fold } from './fold.tsx';
import { LogPanel } from './log-panel.tsx';
import { MeasurePanel } from '../games/orions-gate/hud/measure-panel.tsx';
import { Minimap } from '../games/orions-gate/hud/minimap.tsx';
import { TargetCard } from '../games/orions-gate/hud/target-card.tsx';
import { UnitSheet } from '../games/orions-gate/hud/unit-sheet.tsx';
import { announce, Button, copyText, Notice, saveFile, useSubject } from '../kit/index.ts';
import { battle as words, replayWords as says } from '../messages/battle.ts';
import { settings$, updateSettings } from '../settings.ts';
import { measures } from '../games/orions-gate/tools/tool.ts';
import { pressMeasureKey } from '../games/orions-gate/keys.ts';
import { scaled, useRoom } from './layout.ts';
import { measureOverlays } from '../games/orions-gate/measure-overlays.ts';
import type { Reel } from './reel.ts';
import { openReplayDesk } from '../games/orions-gate/replay-desk.ts';
import { tell } from '../games/orions-gate/tell.ts';
import { toldOf, type Told } from './told.ts';
import { useMeasureSpoken } from '../games/orions-gate/use-measure-spoken.ts';
import { useStage } from './use-stage.ts';

interface ScreenProps {
  readonly reel: Reel;
  readonly matchId: string;
  readonly first: number | null;
  readonly fault: string | null;
  readonly onOpen: () => void;
}

const DOCKS = ['fleets', 'sheet', 'log'] as const;
const NONE_OPEN = { fleets: false, sheet: false, log: false };

/** Rest between two moves while playing, in milliseconds; shorter at higher speed. */
const REST = 420;
const SPEEDS = [1, 2, 4] as const;
const INSETS = { wide: { top: 56, right: 284, bottom: 120, left: 232 }, middle: { top: 56, right: 268, bottom: 120, left: 8 }, narrow: { top: 100, right: 6, bottom: 230, left: 6 } } as const;

/** A battle as a place to look around in: scrub, step, play, jump from the log, play on from here. */
export function ReplayScreen({ reel, matchId, first, fault, onOpen }: ScreenProps) {
  const { room, scale, large } = useRoom();
  const { host, stage } = useStage();
  const [ply, setPly] = useState(Math.min(first ?? (reel.over ? 0 : reel.length), reel.length));
  const [playing, setPlaying] = useState(false);
  const [docks, setDocks] = useState({ fleets: true, sheet: false, log: true });
  const [note, setNote] = useState<string | null>(null);
  const { animationSpeed } = useSubject(settings$);
  const view = useMemo(() => reel.view(ply), [reel, ply]);
  const [desk] = useState(() => openReplayDesk(reel, view));
  const state = useSubject(desk.state$);
  // What is measured is measured in the moment that is shown, not in one of the way there.
  useEffect(() => desk.show(view), [view]);
  const told = useMemo((): readonly Told<unknown>[] => Array.from({ length: reel.length + 1 }, (_, index) => toldOf({ plies: index, seat: reel.seatAt(index), events: reel.events(index) }, (event) => tell(event, reel.view(index), reel))), [reel]);
  // The move that is being shown, so that a step forward plays and everything else jumps.
  const shown = useRef<number | null>(null);

  useEffect(() => {
    if (!stage) return;
    stage.insets(scaled(INSETS[room], scale));
    stage.fit();
  }, [stage, room, scale]);
  useEffect(() => setDocks(room === 'wide' ? { fleets: true, sheet: true, log: true } : room === 'middle' ? { fleets: false, sheet: false, log: true } : { fleets: false, sheet: false, log: false }), [room]);
  useEffect(() => {
    if (!stage) return;
    let gone = false;
    let timer = 0;
    const next = () => {
      if (gone || !playing) return;
      if (ply >= reel.length) return setPlaying(false);
      timer = window.setTimeout(() => setPly(ply + 1), REST / Math.max(1, animationSpeed));
    };
    const step = shown.current !== null && ply === shown.current + 1;
    shown.current = ply;
    if (step) void stage.play(reel.events(ply), view).then(next);
    else {
      stage.skip();
      stage.show(view);
      next();
    }
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [stage, ply, playing]);
  useEffect(() => (stage ? desk.attach(stage) : undefined), [stage]);
  useEffect(() => stage?.overlays(measureOverlays(reel.game, state)), [stage, state]);
  useMeasureSpoken(reel.game, state);

  // Keys pressed faster than the page is drawn count from where the last one led.
  const now = useRef(ply);
  now.current = ply;
  const to = (at: number) => {
    setPlaying(false);
    if (at !== ply) stage?.skip();
    now.current = Math.min(reel.length, Math.max(0, at));
    setPly(now.current);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
      if (pressMeasureKey(desk, event)) return event.preventDefault();
      const act = { ArrowLeft: () => to(now.current - 1), ArrowRight: () => to(now.current + 1), Home: () => to(0), End: () => to(reel.length)}[event.key];
      if (act) act();
      else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) setPlaying(!playing);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [ply, playing, stage]);
  // The address is that of the moment as soon as it is read off the slider.
  useLayoutEffect(() => {
    if (matchId !== 'open') history.replaceState(null, '', hashOf({ page: 'replay', id: matchId, ply }));
  }, [ply]);

  const playOn = async () => {
    if (!reel.recording) return;
    const { plies, ...header } = reel.recording;
    const id = await (await matchStore()).createMatch(header, plies.slice(0, ply).map(({ seat, command }) => ({ seat, command })));
    navigate({ page: 'battle', id });
  };
  const link = async () => {
    if (!reel.recording) return;
    const address = `${location.origin}${location.pathname}${hashOf({ page: 'replay', id: linkOf(reel.recording), ply })}`;
    const text = address.length > LINK_LIMIT ? says.linkTooLong(address.length, LINK_LIMIT) : (await copyText(address)) ? says.linkCopied : address;
    setNote(text);
    announce(text);
  };
  const save = () => reel.recording && saveFile(`${reel.game.id}-${matchId.slice(0, 16)}.json`, JSON.stringify(reel.recording));
  const panels = {
    fleets: <FleetPanel battle={desk} state={state} />,
    sheet: <UnitSheet state={state} />,
    log: <LogPanel told={told} current={ply} onPick={(line) => to(line.plies)} />,
  };
  const fold = (name: keyof typeof docks) => () => setDocks({ ...docks, [name]: !docks[name] });
  const speed = SPEEDS.find((one) => one === animationSpeed) ?? 1;
  return (
    <div class={`battle replay battle-${room} ${large ? 'battle-large' : ''}`}>
      <div class="battle-table" ref={host} role="application" aria-label={words.table} />
      <header class="topbar">
        <Button variant="quiet" small href="#/replays">{says.leave}</Button>
        <div class="topbar-round">
          <span class="figure">{view.round > 0 ? words.round(view.round, view.options.rounds) : words.setup}</span>
          <span class="second small">{view.phase ? words.phases[UNIT_TYPES.find((type) => type === view.phase)!] : ''}</span>
        </div>
        <h1 class="says">{reel.seats.map((seat) => seat.name).join(' · ')}</h1>
        <div class="score figure" role="group" aria-label={words.score}>
          <span class="side-A"><span class="side-letter">A</span> {view.score.A}</span>
          <span class="side-B">{view.score.B} <span class="side-letter">B</span></span>
        </div>
        <div class="topbar-tools">
          <Button variant="quiet" small icon={openIcon} label={says.open} onClick={onOpen} />
          <Button variant="quiet" small icon={fitIcon} label={words.fit} onClick={() => stage?.fit()} />
        </div>
      </header>
      {room !== 'narrow' && (
        <>
          <div class="dock-left">
            <Fold title={words.fleets} open={docks.fleets} onToggle={fold('fleets')} class="dock-fleets">{panels.fleets}</Fold>
            {stage && <Minimap stage={stage} view={view} />}
          </div>
          <div class="dock-right">
            <Fold title={words.sheet} open={docks.sheet} onToggle={fold('sheet')} class="dock-sheet">{panels.sheet}</Fold>
            <Fold title={words.log} open={docks.log} onToggle={fold('log')} class="dock-log">{panels.log}</Fold>
          </div>
        </>
      )}
      <TargetCard battle={desk} state={state} />
      <div class="dock-bottom">
        {fault && <Notice tone="bad" title={says.faulty}>{fault}</Notice>}
        {!reel.recording && <Notice tone="warn" title={says.watching} />}
        {note && <Notice tone="info" title={note} />}
        {room === 'narrow' && (
          <>
            {DOCKS.map((name) => docks[name] && <section key={name} class={`plate dock-${name}`} aria-label={words[name]}><div class="plate-body">{panels[name]}</div></section>)}
            <nav class="tabs tabs-3" aria-label={words.panels}>
              {DOCKS.map((name) => <Button key={name} small variant="quiet" expanded={docks[name]} pressed={docks[name]} onClick={() => setDocks({ ...NONE_OPEN, [name]: !docks[name] })}>{words[name]}</Button>)}
            </nav>
          </>
        )}
        {measures(state.tool) && <section class="plate player" aria-label={words.aids}><MeasurePanel game={reel.game} measure={desk} state={state} /></section>}
        <section class="plate player" aria-label={says.title}>
          <div class="player-scrub">
            <input class="slider" type="range" min={0} max={reel.length} value={ply} aria-label={says.scrub} aria-valuetext={says.at(ply, reel.length)} style={{ '--part': `${reel.length === 0 ? 0 : (ply * 100) / reel.length}%` }} onInput={(event) => to(event.currentTarget.valueAsNumber)} />
            <span class="figure small second">{says.at(ply, reel.length)}</span>
          </div>
          <div class="player-row">
            <span class="row">
              <Button variant="quiet" small icon={rewindIcon} label={says.start} disabled={ply === 0} onClick={() => to(0)} />
              <Button variant="quiet" small icon={previousIcon} label={says.back} disabled={ply === 0} onClick={() => to(ply - 1)} />
              <Button small icon={playing ? pauseIcon : playIcon} label={playing ? says.pause : says.play} disabled={ply >= reel.length && !playing} onClick={() => setPlaying(!playing)} />
              <Button variant="quiet" small icon={nextIcon} label={says.forward} disabled={ply >= reel.length} onClick={() => to(ply + 1)} />
              <Button variant="quiet" small icon={fastIcon} label={says.end} disabled={ply >= reel.length} onClick={() => to(reel.length)} />
              <Button variant="quiet" small label={`${says.speed}: ${words.speeds[speed]}`} onClick={() => updateSettings({ animationSpeed: SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]! })}><span class="figure" aria-hidden="true">{words.speeds[speed]}</span></Button>
            </span>
            <AidButtons measure={desk} state={state} />
            {reel.recording && (
              <span class="row push">
                {reel.over && <Button variant="quiet" small icon={linkIcon} label={says.linkMoment} onClick={() => void link()} />}
                {reel.over && <Button variant="quiet" small icon={saveIcon} label={says.save} onClick={save} />}
                <Button small variant="primary" tip={says.playOnHint} onClick={() => void playOn()}>{says.playOn}</Button>
              </span>
            )}
          </div>
        </section>
      </div>
    </div>
  );
}
