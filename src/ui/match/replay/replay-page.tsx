import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AnyGame } from '../../../engine/game.ts';
import { parseRecording, type Recording } from '../../../engine/recording.ts';
import { findGame } from '../match-store.ts';
import { gameUiOf } from '../manifest.ts';
import { Button, Loading, Notice, pickFile } from '../../kit/index.ts';
import { app } from '../../kit/words/app.ts';
import { play as words, replayWords } from '../words/play.ts';
import { trust } from '../words/trust.ts';
import type { GameUi } from '../game-ui.ts';
import { loadReel, reelOfFile, type Loaded, type Reel } from './reel.ts';
import { FaultySheet } from '../trust/trust-sheets.tsx';
import '../play.css';
import './replay.css';

interface ReplayProps {
  /** A kept match, the text of a link, or `open` to wait for a file. */
  readonly matchId: string;
  readonly ply: number | null;
}

type Shown =
  | { readonly ok: true; readonly reel: Reel; readonly Replay: Awaited<ReturnType<GameUi['replay']>> }
  | Exclude<Loaded, { readonly ok: true }>;

/** What was loaded, with the screens of its game. */
async function withScreen(loaded: Loaded): Promise<Shown> {
  if (!loaded.ok) return loaded;
  const ui = await gameUiOf(loaded.reel.game.id);
  return ui ? { ...loaded, Replay: await ui.replay() } : { ok: false, reason: null };
}

/** A match file that was not opened because it is not what was played. */
interface Faulty {
  readonly game: AnyGame;
  readonly recording: Recording;
}

/**
 * What can be said of a file that was not opened, beyond the reason: only of one that is a match file of a game there
 * is.
 */
async function faultyIn(text: string): Promise<Faulty | null> {
  const read = parseRecording(text);
  const game = read.ok ? await findGame(read.recording.game) : null;
  return read.ok && game ? { game, recording: read.recording } : null;
}

/** What is watched: at first what the address names, then whatever file is opened. */
function useShown(matchId: string) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [faulty, setFaulty] = useState<Faulty | null>(null);
  useEffect(() => {
    let gone = false;
    void loadReel(matchId)
      .then(withScreen)
      .catch((error: unknown): Shown => ({ ok: false, reason: (error as Error).message }))
      .then((result) => !gone && setShown(result));
    return () => {
      gone = true;
    };
  }, [matchId]);
  const open = async (file: File | null) => {
    if (!file) return;
    const text = await file.text();
    const result = await withScreen(await reelOfFile(text));
    setFaulty(result.ok ? null : await faultyIn(text));
    setFault(result.ok ? null : (result.reason ?? words.missingText));
    // A faulty file leaves what is watched as it is.
    if (result.ok) setShown(result);
  };
  return { shown, fault, faulty, open };
}

/** A file dropped anywhere on the page is opened. */
function useDropped(open: (file: File | null) => Promise<void>): void {
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      void open(event.dataTransfer?.files[0] ?? null);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
}

/** Why a file was not opened, and the way to what is wrong with it. */
function FileFault({ fault, onWhy }: { readonly fault: string; readonly onWhy: (() => void) | null }) {
  return (
    <>
      <p>{fault}</p>
      {onWhy && (
        <div class="row notice-do">
          <Button small onClick={onWhy}>
            {trust.why}
          </Button>
        </div>
      )}
    </>
  );
}

interface NoReplayProps {
  /** Why nothing can be watched; null = there is no such match, empty = a file is waited for. */
  readonly reason: string | null;
  readonly fault: ComponentChildren;
  readonly onPick: () => void;
  /** What is wrong with the file, when it was asked for. */
  readonly children: ComponentChildren;
}

/** The page while there is nothing to watch: a file may be opened. */
function NoReplay({ reason, fault, onPick, children }: NoReplayProps) {
  return (
    <div class="page page-narrow">
      <h1>{replayWords.title}</h1>
      {reason !== '' && (
        <Notice tone="bad" title={reason === null ? words.missingTitle : replayWords.faulty}>
          {reason ?? words.missingText}
        </Notice>
      )}
      {fault && (
        <Notice tone="bad" title={replayWords.faulty}>
          {fault}
        </Notice>
      )}
      {children}
      <p class="second">{replayWords.dropHere}</p>
      <div class="row">
        <Button variant="primary" onClick={onPick}>
          {replayWords.open}
        </Button>
        <Button href="#/replays">{app.pages.replays}</Button>
      </div>
    </div>
  );
}

/** The replay: a kept match, a link, or a file dropped on the page. */
export default function ReplayPage({ matchId, ply }: ReplayProps) {
  const { shown, fault, faulty, open } = useShown(matchId);
  const [asked, setAsked] = useState(false);
  useDropped(open);
  const pick = () => void pickFile('.json,application/json').then(open);
  const report = asked && faulty && (
    <FaultySheet game={faulty.game} recording={faulty.recording} onClose={() => setAsked(false)} />
  );
  const faultNotice = fault !== null && <FileFault fault={fault} onWhy={faulty && (() => setAsked(true))} />;
  if (!shown) return <Loading>{replayWords.loading}</Loading>;
  if (!shown.ok)
    return (
      <NoReplay reason={shown.reason} fault={faultNotice} onPick={pick}>
        {report}
      </NoReplay>
    );
  const { Replay, reel } = shown;
  return (
    <>
      <Replay
        key={`${matchId} ${reel.length}`}
        reel={reel}
        matchId={matchId}
        first={ply}
        fault={faultNotice}
        onOpen={pick}
      />
      {report}
    </>
  );
}
