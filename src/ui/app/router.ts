import { BehaviorSubject } from 'rxjs';
import { isGame, type GameId } from './game-list.ts';

const FLEET_VIEWS = ['compare', 'duel', 'print'] as const;
/** What can be done with fleets of the library. */
export type FleetView = (typeof FLEET_VIEWS)[number];

/** Where the reader is. `query` keeps what stands behind `?` in the hash. */
export type Route =
  | { readonly page: 'home' | 'replays' | 'settings' }
  /** The set-up of a game; null = whichever was played last, or a choice. */
  | { readonly page: 'new'; readonly game: GameId | null; readonly query: { readonly [name: string]: string } }
  | { readonly page: 'learn'; readonly game: GameId }
  /** Series of computer games; `query` holds the experiment. */
  | { readonly page: 'lab'; readonly query: { readonly [name: string]: string } }
  /** The fleet library, or what is done with its fleets; `query` holds the fleets. */
  | { readonly page: 'fleets'; readonly view: FleetView | null; readonly query: { readonly [name: string]: string } }
  /** The scenario editor; `query` brings the scenario it opens. */
  | { readonly page: 'editor'; readonly query: { readonly [name: string]: string } }
  /** The shipped and the own scenarios, or one of them; `query` brings one as a link. */
  | { readonly page: 'scenarios'; readonly id: string | null; readonly query: { readonly [name: string]: string } }
  | { readonly page: 'battle'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly ply: number | null }
  /** A rule's ID, or only its first letters for the book it stands in; null = the book of the game played last. */
  | { readonly page: 'rules'; readonly rule: string | null }
  | { readonly page: 'unknown'; readonly path: string };

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Reads a location hash such as `#/replay/x7?ply=12`. */
export function parseRoute(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#/, '').split(/\?(.*)/s);
  const [page = '', ...rest] = path.split('/').filter(Boolean).map(decode);
  const [id] = rest;
  const query = Object.fromEntries(new URLSearchParams(search));
  const unknown: Route = { page: 'unknown', path };
  if (rest.length > 1) return unknown;
  switch (page) {
    case '':
      return { page: 'home' };
    case 'new':
      // Links made before there were several games name none: what they bring is a set-up of the first.
      if (id === undefined) return { page, game: Object.keys(query).length > 0 ? 'orions-gate' : null, query };
      return isGame(id) ? { page, game: id, query } : unknown;
    case 'learn':
      return isGame(id) ? { page, game: id } : unknown;
    case 'lab':
    case 'editor':
      return id === undefined ? { page, query } : unknown;
    case 'scenarios':
      return { page, id: id ?? null, query };
    case 'fleets': {
      const view = FLEET_VIEWS.find((one) => one === id) ?? null;
      return view === null && id !== undefined ? unknown : { page, view, query };
    }
    case 'replays':
    case 'settings':
      return id === undefined ? { page } : unknown;
    case 'battle':
      return id === undefined ? unknown : { page, id };
    case 'replay': {
      const ply = /^\d{1,6}$/.test(query['ply'] ?? '') ? Number(query['ply']) : null;
      return id === undefined ? unknown : { page, id, ply };
    }
    case 'rules':
      return { page, rule: id ?? null };
    default:
      return unknown;
  }
}

const searchOf = (query: { readonly [name: string]: string }): string => {
  const search = new URLSearchParams(query).toString();
  return search && `?${search}`;
};

/** The hash of a route; `parseRoute` reads it back. */
export function hashOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'new':
      return `#/new${route.game ? `/${route.game}` : ''}${searchOf(route.query)}`;
    case 'learn':
      return `#/learn/${route.game}`;
    case 'lab':
    case 'editor':
      return `#/${route.page}${searchOf(route.query)}`;
    case 'scenarios':
      return `#/scenarios${route.id === null ? '' : `/${encodeURIComponent(route.id)}`}${searchOf(route.query)}`;
    case 'fleets':
      return `#/fleets${route.view ? `/${route.view}` : ''}${searchOf(route.query)}`;
    case 'battle':
      return `#/battle/${encodeURIComponent(route.id)}`;
    case 'replay':
      return `#/replay/${encodeURIComponent(route.id)}${route.ply === null ? '' : `?ply=${route.ply}`}`;
    case 'rules':
      return route.rule ? `#/rules/${encodeURIComponent(route.rule)}` : '#/rules';
    case 'unknown':
      return `#${route.path}`;
    default:
      return `#/${route.page}`;
  }
}

const here = (): string => (typeof location === 'undefined' ? '' : location.hash);

export const route$ = new BehaviorSubject<Route>(parseRoute(here()));

/** Follows the address bar. Call once. */
export function startRouter(): void {
  addEventListener('hashchange', () => route$.next(parseRoute(here())));
}

/** Goes to a route. `replace` leaves no step for the back button. */
export function navigate(route: Route, replace = false): void {
  const hash = hashOf(route);
  if (!replace) {
    location.hash = hash;
    return;
  }
  history.replaceState(null, '', hash);
  route$.next(parseRoute(hash));
}
