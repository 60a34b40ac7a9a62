import { useEffect, useRef } from 'preact/hooks';
import { labIcon, ruleBookIcon, replayIcon, settingsIcon, targetIcon } from '../../../assets/icons/interface.ts';
// The first screen waits for this file: it takes from the kit piece by piece, so that no more of it is fetched.
import { LiveRegion, ToldPlate } from '../kit/announce.tsx';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { useSubject } from '../kit/use-observable.ts';
import { app } from '../messages/app.ts';
import { Guard } from './guard.tsx';
import { lazy } from './lazy.tsx';
import { Home } from './pages/home.tsx';
import { gameEntry } from './game-list.ts';
import { hashOf, route$, type Route } from './router.ts';
import './frame.css';

// Everything but the home page is fetched when somebody goes there.
const NewMatch = lazy(() => import('./pages/new/page.tsx').then((part) => part.NewMatch));
const Lesson = lazy(() => import('../lesson/page.tsx').then((part) => part.default));
const Replays = lazy(() => import('./pages/replays.tsx').then((part) => part.Replays));
const Settings = lazy(() => import('./pages/settings.tsx').then((part) => part.SettingsPage));
const Rules = lazy(() => import('./pages/rules.tsx').then((part) => part.RulesPage));
const Lab = lazy(() => import('./pages/lab/page.tsx').then((part) => part.LabPage));
const Fleets = lazy(() => import('./pages/fleets/page.tsx').then((part) => part.FleetsPage));
const Editor = lazy(() => import('./pages/editor/page.tsx').then((part) => part.EditorPage));
const Scenarios = lazy(() => import('./pages/scenarios/page.tsx').then((part) => part.ScenariosPage));
const Battle = lazy(() => import('../play/page.tsx').then((part) => part.default));
const Replay = lazy(() => import('../play/replay-page.tsx').then((part) => part.default));

/** Most characters of an address that are repeated to the reader. */
const MOST_PATH = 60;

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
    case 'fleets':
      return <Fleets view={route.view} query={route.query} />;
    case 'editor':
      return <Editor query={route.query} />;
    case 'scenarios':
      return <Scenarios id={route.id} query={route.query} />;
    case 'battle':
      return <Battle key={route.id} matchId={route.id} />;
    case 'replay':
      return <Replay key={route.id} matchId={route.id} ply={route.ply} />;
    case 'unknown':
      return (
        <div class="page page-narrow">
          <h1>{app.unknownTitle}</h1>
          <p class="second">
            {app.unknownText(route.path.length > MOST_PATH ? `${route.path.slice(0, MOST_PATH)}…` : route.path)}
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

const PLACES = [
  { page: 'new', label: app.pages.new, icon: targetIcon },
  { page: 'replays', label: app.pages.replays, icon: replayIcon },
  { page: 'rules', label: app.pages.rules, icon: ruleBookIcon },
  { page: 'lab', label: app.pages.lab, icon: labIcon },
  { page: 'settings', label: app.pages.settings, icon: settingsIcon },
] as const;

function Head({ page }: { readonly page: Route['page'] }) {
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

/** The whole product: head, the page of the address, live region. The match, the replay and the lesson have the screen for themselves, unless there is nothing to show. */
export function App() {
  const route = useSubject(route$);
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  useEffect(() => {
    document.title = [
      route.page !== 'home' && app.pages[route.page],
      'game' in route && route.game && gameEntry(route.game).title,
      app.name,
    ]
      .filter(Boolean)
      .join(' · ');
    if (first.current) {
      first.current = false;
      return;
    }
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [
    route.page,
    'game' in route && route.game,
    'view' in route && route.view,
    route.page === 'scenarios' && route.id,
  ]);
  return (
    <div class={`frame frame-${route.page}`}>
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
      <Head page={route.page} />
      <main class="main" id="main" tabIndex={-1} ref={main}>
        <Guard of={hashOf(route)}>
          <Page route={route} />
        </Guard>
      </main>
      <LiveRegion />
      <ToldPlate />
    </div>
  );
}
