import { useEffect, useState } from 'preact/hooks';
import { Button, Notice, pickFile } from '../kit/index.ts';
import { app } from '../messages/app.ts';
import { play as words, replayWords } from '../messages/play.ts';
import { loadReel, reelOfFile, type Loaded, type Reel } from './reel.ts';
import { gameUiOf } from '../games/index.ts';
import type { GameUi } from './game-ui.ts';
import './play.css';
import './replay.css';

interface ReplayProps {
  /** A kept match, the text of a link, or `open` to wait for a file. */
  readonly matchId: string;
  readonly ply: number | null;
}

type Shown = { readonly ok: true; readonly reel: Reel; readonly ui: GameUi } | Exclude<Loaded, { readonly ok: true }>;

/** What was loaded, with the screens of its game. */
async function withScreen(loaded: Loaded): Promise<Shown> {
  if (!loaded.ok) return loaded;
  const ui = await gameUiOf(loaded.reel.game.id);
  return ui ? { ...loaded, ui } : { ok: false, reason: null };
}

/** The replay: a kept match, a link, or a file dropped on the page. */
export default function ReplayPage({ matchId, ply }: ReplayProps) {
  const [loaded, setLoaded] = useState<Shown | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    void loadReel(matchId)
      .then(withScreen)
      .catch((error: unknown): Shown => ({ ok: false, reason: (error as Error).message }))
      .then((result) => !gone && setLoaded(result));
    return () => {
      gone = true;
    };
  }, [matchId]);
  const open = async (file: File | null) => {
    if (!file) return;
    const result = await withScreen(await reelOfFile(await file.text()));
    setFault(result.ok ? null : (result.reason ?? words.missingText));
    // A faulty file leaves what is watched as it is.
    if (result.ok) setLoaded(result);
  };
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
  const pick = () => void pickFile('.json,application/json').then(open);
  if (!loaded) return <div class="loading" role="status"><span class="loading-ring" aria-hidden="true" />{replayWords.loading}</div>;
  if (!loaded.ok) {
    return (
      <div class="page page-narrow">
        <h1>{replayWords.title}</h1>
        {loaded.reason !== '' && <Notice tone="bad" title={loaded.reason === null ? words.missingTitle : replayWords.faulty}>{loaded.reason ?? words.missingText}</Notice>}
        {fault && <Notice tone="bad" title={replayWords.faulty}>{fault}</Notice>}
        <p class="second">{replayWords.dropHere}</p>
        <div class="row"><Button variant="primary" onClick={pick}>{replayWords.open}</Button><Button href="#/replays">{app.pages.replays}</Button></div>
      </div>
    );
  }
  const { Replay } = loaded.ui;
  return <Replay key={`${matchId} ${loaded.reel.length}`} reel={loaded.reel} matchId={matchId} first={ply} fault={fault} onOpen={pick} />;
}
