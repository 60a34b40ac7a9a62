import { useEffect, useState } from 'preact/hooks';
import { playIcon, replayIcon, ruleBookIcon, settingsIcon, targetIcon, undoIcon } from '../../../../assets/icons/interface.ts';
import type { MatchSummary } from '../../../session/shelf.ts';
import { Button, Icon, Notice, type IconData } from '../../kit/index.ts';
import { home as words } from '../../messages/app.ts';
import { moment } from '../../messages/index.ts';
import { lazy } from '../lazy.tsx';
import { navigate } from '../router.ts';
import './home.css';

const KeyArt = lazy(() => import('../key-art/picture.tsx').then((part) => part.KeyArt), 'silent');

/** The latest battle that is not over; the shelf alone is read, no rules are loaded for it. */
function useUnfinished(): MatchSummary | null {
  const [found, setFound] = useState<MatchSummary | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const { browserShelf } = await import('../../../session/shelf.ts');
      const shelf = await browserShelf();
      const open = (await shelf.list()).filter((entry) => entry.outcome === null).sort((a, b) => b.updated - a.updated);
      if (!gone && open[0]) setFound(open[0]);
    };
    look().catch(() => undefined); // No storage: nothing to go on with.
    return () => {
      gone = true;
    };
  }, []);
  return found;
}

function Way({ href, icon, title, text }: { readonly href: string; readonly icon: IconData; readonly title: string; readonly text: string }) {
  return (
    <li>
      <a class="way" href={href}>
        <Icon of={icon} size={26} />
        <span class="way-title">{title}</span>
        <span class="way-text small">{text}</span>
      </a>
    </li>
  );
}

/** The first screen: what this is, and playing one click away. */
export function Home() {
  const unfinished = useUnfinished();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const play = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { quickBattle } = await import('../quick-battle.ts');
      navigate({ page: 'battle', id: await quickBattle() });
    } catch (error) {
      setFailure((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <div class="home">
      <KeyArt label={words.picture} />
      <div class="home-shade" aria-hidden="true" />
      <div class="home-body">
        <div class="home-hero">
          <p class="eyebrow">{words.kicker}</p>
          <h1 class="home-title">{words.title}</h1>
          <p class="home-lead">{words.lead}</p>
          <div class="home-play">
            <Button variant="primary" icon={playIcon} class="button-large" disabled={busy} onClick={play}>{busy ? words.playing : words.play}</Button>
            <p class="small second">{words.playHint}</p>
          </div>
          {failure && <Notice tone="bad" title={words.playFailed}>{failure}</Notice>}
        </div>
        <ul class="ways">
          {unfinished && (
            <Way href={`#/battle/${unfinished.id}`} icon={undoIcon} title={words.continue} text={words.continueSummary(unfinished.title, unfinished.plies, moment(unfinished.updated))} />
          )}
          <Way href="#/new" icon={targetIcon} title={words.newBattle} text={words.newBattleHint} />
          <Way href="#/replays" icon={replayIcon} title={words.replays} text={words.replaysHint} />
          <Way href="#/rules" icon={ruleBookIcon} title={words.rules} text={words.rulesHint} />
          <Way href="#/settings" icon={settingsIcon} title={words.settings} text={words.settingsHint} />
        </ul>
        <p class="home-credits small">{words.credits}</p>
      </div>
    </div>
  );
}
