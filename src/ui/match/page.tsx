import { useEffect, useState } from 'preact/hooks';
import { Button, Loading, Notice } from '../kit/index.ts';
import { app } from '../kit/words/app.ts';
import { hashOf } from './router.ts';
import { play as words } from './words/play.ts';
import type { OpenScreen } from './game-ui.ts';
import { saveKept } from './match-file.ts';
import { openMatch, type Opened } from './open-match.ts';
import './play.css';

/** The page of a running match: opens what is kept and hands it to the screen of its game. */
export default function MatchPage({ matchId }: { readonly matchId: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let gone = false;
    let screen: OpenScreen | null = null;
    void openMatch(matchId)
      .catch((error: unknown): Opened => ({ ok: false, reason: 'faulty', detail: (error as Error).message }))
      .then((result) => {
        if (result.ok) screen = result.screen;
        if (gone) screen?.close();
        else setOpened(result);
      });
    return () => {
      gone = true;
      screen?.close();
    };
  }, [matchId]);
  if (!opened) return <Loading>{words.loading}</Loading>;
  if (!opened.ok) {
    return (
      <div class="page page-narrow">
        <h1>{words.match}</h1>
        <Notice tone="bad" title={opened.reason === 'missing' ? words.missingTitle : words.faultyTitle}>
          {opened.reason === 'missing' ? words.missingText : words.faultyText(opened.detail)}
        </Notice>
        <div class="row">
          {opened.reason === 'faulty' && (
            <>
              <Button variant="primary" href={hashOf({ page: 'replay', id: matchId, ply: 0 })}>
                {words.faultyWatch}
              </Button>
              <Button onClick={() => void saveKept(matchId)}>{words.menuFile}</Button>
            </>
          )}
          <Button variant={opened.reason === 'faulty' ? 'quiet' : 'primary'} href="#/">
            {app.toHome}
          </Button>
          <Button href="#/replays">{app.pages.replays}</Button>
        </div>
      </div>
    );
  }
  return <opened.screen.Screen durable={opened.durable} />;
}
