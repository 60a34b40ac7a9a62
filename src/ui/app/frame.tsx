import { useLayoutEffect, useRef } from 'preact/hooks';
import { labIcon, ruleBookIcon, replayIcon, settingsIcon, targetIcon } from '../../../assets/icons/interface.ts';
// The first screen waits for this file: it takes from the kit piece by piece, so that no more of it is fetched.
import { LiveRegion, ToastPlate } from '../kit/announce.tsx';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { useSubject } from '../kit/use-observable.ts';
import { app } from '../kit/words/app.ts';
import { Guard } from '../kit/guard.tsx';
import { lazy } from '../kit/lazy.tsx';
import { Home } from './home.tsx';
import { gameEntry } from '../../games/index.ts';
import { MENU } from './games.ts';
import { provideMatchPage } from '../match/fetch-ahead.ts';
import { gamePageOf } from '../match/manifest.ts';
import { hashOf, route$, type Route } from '../match/router.ts';
import { UpdatePlate } from './update-plate.tsx';
import './frame.css';

// Everything but the home page is fetched when somebody goes there.
const NewMatch = lazy(() => import('./new-match.tsx').then((part) => part.NewMatch));
const Lesson = lazy(() => import('../match/lesson/page.tsx').then((part) => part.default));
const Replays = lazy(() => import('./replays.tsx').then((part) => part.Replays));
const Settings = lazy(() => import('./settings.tsx').then((part) => part.SettingsPage));
const Rules = lazy(() => import('./rules.tsx').then((part) => part.RulesPage));
const Lab = lazy(async () => {
  const [{ LabPage }, { fetchLabGames }] = await Promise.all([
    import('./lab.tsx'),
    import('../match/lab/lab-games.ts'),
  ]);
  await fetchLabGames();
  return LabPage;
});
const Battle = lazy(() => import('../match/page.tsx').then((part) => part.default));
provideMatchPage(Battle.preload);
const Retry = lazy(() => import('../match/retry/page.tsx').then((part) => part.default));
const Replay = lazy(() => import('../match/replay/replay-page.tsx').then((part) => part.default));

/** Pages that only one game has, by name. */
const GAME_PAGES = Object.fromEntries(
  MENU.flatMap(({ pages }) => pages ?? []).map(({ name, load }) => [name, lazy(load)]),
);

/** Most characters of an address that are repeated to the reader. */
const MAX_PATH = 60;

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'new':
      return <NewMatch game={route.game} query={route.query} />;
    case 'learn':
      return <Lesson key={route.game} gameId={route.game} />;
    case 'replays':
      return <Replays />;
    case 'settings':
      return <Settings />;
    case 'rules':
      return <Rules ruleId={route.rule} />;
    case 'lab':
      return <Lab query={route.query} />;
    case 'game-page': {
      const GamePage = GAME_PAGES[route.name]!;
      return <GamePage part={route.part} query={route.query} />;
    }
    case 'battle':
      return <Battle key={route.id} matchId={route.id} />;
    case 'replay':
      return <Replay key={route.id} matchId={route.id} ply={route.ply} />;
    case 'retry':
      return <Retry key={`${route.id} ${route.ply}`} matchId={route.id} plies={route.ply} />;
    case 'unknown':
      return (
        <div class="page page-narrow">
          <h1>{app.unknownTitle}</h1>
          <p class="second">
            {app.unknownText(route.path.length > MAX_PATH ? `${route.path.slice(0, MAX_PATH)}…` : route.path)}
          </p>
          <div class="row">
            <Button variant="primary" href="#/">
              {app.toHome}
            </Button>
          </div>
        </div>
      );
  }
}

/** What the page is called; nothing for the first screen. */
function titleOf(route: Route): string | null {
  if (route.page === 'home') return null;
  return route.page === 'game-page' ? (gamePageOf(route.name)?.title ?? null) : app.pages[route.page];
}

/** Pages of the games that are shown in the head, e.g. a library of fleets. */
const GAME_PLACES = MENU.flatMap(({ pages }) => pages ?? []).flatMap(({ name, title, icon, guide }) =>
  icon && !guide ? [{ page: name, label: title, icon }] : [],
);

const PLACES = [
  { page: 'new', label: app.pages.new, icon: targetIcon },
  ...GAME_PLACES,
  { page: 'replays', label: app.pages.replays, icon: replayIcon },
  { page: 'rules', label: app.pages.rules, icon: ruleBookIcon },
  { page: 'lab', label: app.pages.lab, icon: labIcon },
  { page: 'settings', label: app.pages.settings, icon: settingsIcon },
];

function Head({ page }: { readonly page: string }) {
  return (
    <header class="head">
      <a class="wordmark" href="#/" aria-label={app.name} aria-current={page === 'home' ? 'page' : undefined}>
        <svg viewBox="0 0 32 32" class="wordmark-sign" aria-hidden="true">
          <circle cx="16" cy="16" r="11" fill="none" stroke="currentColor" stroke-width="1.5" />
          <path d="M16 2v5M16 25v5M2 16h5M25 16h5" stroke="currentColor" stroke-width="1.2" opacity=".6" />
          <path d="M16 9.5l4.4 11L16 18.3l-4.4 2.2z" fill="currentColor" />
        </svg>
        <span class="wordmark-text">
          Orion<span class="wordmark-second"> Tabletop</span>
        </span>
      </a>
      <nav class="nav" aria-label={app.navigation}>
        {PLACES.map((place) => (
          <a
            key={place.page}
            class="nav-link"
            href={`#/${place.page}`}
            aria-current={page === place.page ? 'page' : undefined}
          >
            <Icon of={place.icon} size={18} />
            <span>{place.label}</span>
          </a>
        ))}
      </nav>
    </header>
  );
}

/**
 * The whole product: head, the page of the address, live region. The match, the replay and the lesson have the screen
 * for themselves, unless there is nothing to show.
 */
export function App() {
  const route = useSubject(route$);
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  // Before the picture: a frame later it would take the focus from what a quick hand has gone to.
  useLayoutEffect(() => {
    document.title = [titleOf(route), 'game' in route && route.game && gameEntry(route.game).title, app.name]
      .filter(Boolean)
      .join(' · ');
    if (first.current) {
      first.current = false;
      return;
    }
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [route.page, 'game' in route && route.game, 'name' in route && route.name, 'part' in route && route.part]);
  return (
    <div class={`frame frame-${route.page === 'game-page' ? route.name : route.page}`}>
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {app.skip}
      </a>
      <Head page={route.page === 'game-page' ? route.name : route.page} />
      <main class="main" id="main" tabIndex={-1} ref={main}>
        <Guard of={hashOf(route)}>
          <Page route={route} />
        </Guard>
      </main>
      <LiveRegion />
      <ToastPlate />
      <UpdatePlate page={route.page} />
    </div>
  );
}
