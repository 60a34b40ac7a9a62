import { useEffect, useState } from 'preact/hooks';
import {
  labIcon,
  playIcon,
  replayIcon,
  ruleBookIcon,
  settingsIcon,
  targetIcon,
  undoIcon,
} from '../../../assets/icons/interface.ts';
import type { MatchSummary } from '../../session/local/shelf.ts';
import { Button } from '../kit/button.tsx';
import { Icon, type IconData } from '../kit/icon.tsx';
import { Notice } from '../kit/notice.tsx';
import { app, home as words } from '../kit/words/app.ts';
import { moment } from '../kit/words/text.ts';
import { GAMES, isGame } from '../../games/index.ts';
import { MENU, menuEntry, type GameEntry } from './games.ts';
import { fetchAhead } from '../match/fetch-ahead.ts';
import { GameEmblem } from '../match/game-emblem.tsx';
import { KeyArt } from './key-art.tsx';
import { lastGame } from '../match/last-game.ts';
import { latestUnfinished } from '../match/match-store.ts';
import { useLaunch } from '../match/use-launch.ts';
import { GameCards } from './game-cards.tsx';
import './home.css';

/** The latest match that is not over; no rules are loaded for it. */
function useUnfinished(): MatchSummary | null {
  const [found, setFound] = useState<MatchSummary | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const open = await latestUnfinished();
      if (!gone && open) setFound(open);
    };
    look().catch(() => undefined); // No storage: nothing to go on with.
    return () => {
      gone = true;
    };
  }, []);
  return found;
}

function Continue({ match: { id, game, title, plies, updated } }: { readonly match: MatchSummary }) {
  return (
    <a class="way home-continue" href={`#/battle/${id}`}>
      <Icon of={undoIcon} size={24} />
      <span class="way-title">
        {words.continue}
        {isGame(game) && (
          <span class="home-continue-game">
            <GameEmblem game={game} size={16} />
            {menuEntry(game).title}
          </span>
        )}
      </span>
      <span class="way-text small">{title}</span>
      <span class="way-text small quiet">{words.continueSince(plies, moment(updated))}</span>
    </a>
  );
}

const Way = ({ href, icon, title }: { readonly href: string; readonly icon: IconData; readonly title: string }) => (
  <li>
    <a class="way way-small" href={href}>
      <Icon of={icon} size={20} />
      <span class="way-title">{title}</span>
    </a>
  </li>
);

/** Pages that only one game has. */
const PAGES = MENU.flatMap(({ pages }) => pages ?? []);

function Learn({ game: { id, title }, small = false }: { readonly game: GameEntry; readonly small?: boolean }) {
  return (
    <Button variant="quiet" small={small} href={`#/learn/${id}`}>
      {words.learn}
      <span class="unseen"> {title}</span>
    </Button>
  );
}

interface Playing {
  readonly busy: boolean;
  /** What was pressed last: a game, or one of its quick starts. */
  readonly pressed: string | null;
  readonly play: (game: string, pressed: string, plan: GameEntry['quickMatch']) => void;
}

/** The game played last: its ways to play, and to learn it. */
function HeroPlay({ game, busy, pressed, play }: Playing & { readonly game: GameEntry }) {
  return (
    <div class="home-play">
      <div class="row home-play-row">
        <Button
          variant="primary"
          icon={playIcon}
          class="button-large"
          disabled={busy}
          onClick={() => play(game.id, game.id, game.quickMatch)}
        >
          {busy && pressed === game.id ? words.playing : words.play}
        </Button>
        {game.quickStarts?.map(({ key, label, plan }) => (
          <Button key={key} class="button-large" disabled={busy} onClick={() => play(game.id, key, plan)}>
            {busy && pressed === key ? words.playing : label}
          </Button>
        ))}
        <Learn game={game} />
      </div>
      <p class="small second">{game.playHint}</p>
    </div>
  );
}

/** The other games. */
function OtherGames({ first, busy, pressed, play }: Playing & { readonly first: GameEntry }) {
  return (
    <GameCards
      games={MENU.filter(({ id }) => id !== first.id)}
      actions={(game) => (
        <>
          <Button small icon={playIcon} disabled={busy} onClick={() => play(game.id, game.id, game.quickMatch)}>
            {busy && pressed === game.id ? words.playing : words.play}
            <span class="unseen"> {game.title}</span>
          </Button>
          <Learn game={game} small />
        </>
      )}
    />
  );
}

function Ways() {
  return (
    <ul class="ways">
      <Way href="#/new" icon={targetIcon} title={words.newMatch} />
      <Way href="#/replays" icon={replayIcon} title={words.replays} />
      <Way href="#/rules" icon={ruleBookIcon} title={words.rules} />
      {PAGES.map(({ name, icon, title }) => icon && <Way key={name} href={`#/${name}`} icon={icon} title={title} />)}
      <Way href="#/lab" icon={labIcon} title={app.pages.lab} />
      <Way href="#/settings" icon={settingsIcon} title={words.settings} />
    </ul>
  );
}

/**
 * The first screen: the game played last (or the first one) large, the others beside it, and playing one click away.
 */
export function Home() {
  const unfinished = useUnfinished();
  const { busy, failure, launch } = useLaunch();
  const [pressed, setPressed] = useState<string | null>(null);
  const [first] = useState(() => menuEntry(lastGame() ?? GAMES[0]!.id));
  const play: Playing['play'] = (game, button, plan) => {
    setPressed(button);
    void launch(() => {
      const planned = plan();
      fetchAhead(game);
      return planned;
    });
  };
  const playing = { busy, pressed, play };
  return (
    <div class="home">
      <KeyArt game={first.id} label={first.picture} />
      <div class="home-shade" aria-hidden="true" />
      <div class="home-body">
        <div class="home-hero">
          <p class="eyebrow">{words.kicker}</p>
          <h1 class="home-title">{first.title}</h1>
          <p class="home-lead">{first.line}</p>
          <HeroPlay {...playing} game={first} />
          {failure && (
            <Notice tone="bad" title={words.playFailed}>
              {failure}
            </Notice>
          )}
        </div>
        <div class="home-more">
          {unfinished && <Continue match={unfinished} />}
          <OtherGames {...playing} first={first} />
        </div>
        <Ways />
        <p class="home-credits small">
          {words.credits} <a href="./licences.html">{words.licences}</a>
        </p>
      </div>
    </div>
  );
}
