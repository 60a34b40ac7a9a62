import { useEffect, useState } from 'preact/hooks';
import { Button, Notice, useSubject } from '../kit/index.ts';
import { app } from '../messages/app.ts';
import { battle as words } from '../messages/battle.ts';
import type { Battle } from '../games/orions-gate/controller.ts';
import { openMatch, type Opened } from './open-match.ts';
import { BattleScreen } from '../games/orions-gate/screen.tsx';
import './battle.css';

/** The battle page: opens the kept match and hands it to the screen. */
export default function BattlePage({ matchId }: { readonly matchId: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let gone = false;
    let battle: Battle | null = null;
    void openMatch(matchId)
      .catch((error: unknown): Opened => ({ ok: false, reason: 'faulty', detail: (error as Error).message }))
      .then((result) => {
        if (result.ok) battle = result.battle;
        if (gone) battle?.close();
        else setOpened(result);
      });
    return () => {
      gone = true;
      battle?.close();
    };
  }, [matchId]);
  if (!opened) return <div class="loading" role="status"><span class="loading-ring" aria-hidden="true" />{words.loading}</div>;
  if (!opened.ok) {
    return (
      <div class="page page-narrow">
        <h1>{app.pages.battle}</h1>
        <Notice tone="bad" title={opened.reason === 'missing' ? words.missingTitle : words.faultyTitle}>{opened.reason === 'missing' ? words.missingText : words.faultyText(opened.detail)}</Notice>
        <div class="row"><Button variant="primary" href="#/">{app.toHome}</Button><Button href="#/replays">{app.pages.replays}</Button></div>
      </div>
    );
  }
  return <Live battle={opened.battle} durable={opened.durable} />;
}

function Live({ battle, durable }: { readonly battle: Battle; readonly durable: boolean }) {
  const state = useSubject(battle.state$);
  return <BattleScreen battle={battle} state={state} durable={durable} />;
}
