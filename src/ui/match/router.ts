import { BehaviorSubject } from 'rxjs';
import { GAMES, isGame, type GameId } from '../../games/index.ts';
import { gamePageOf, type Query } from './manifest.ts';

/** Where the reader is. `query` keeps what stands behind `?` in the hash. */
export type Route =
  | { readonly page: 'home' | 'replays' | 'settings' }
  /** The set-up of a game; null = whichever was played last, or a choice. */
  | { readonly page: 'new'; readonly game: GameId | null; readonly query: Query }
  | { readonly page: 'learn'; readonly game: GameId }
  /** Series of computer games; `query` holds the experiment. */
  | { readonly page: 'lab'; readonly query: Query }
  /** A page that only one game has, by its name (`GamePage`), and the part of it that is asked for. */
  | { readonly page: 'game-page'; readonly name: string; readonly part: string | null; readonly query: Query }
  | { readonly page: 'battle'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly ply: number | null }
  /** A decision of a match that is over, made anew; `ply` commands were played before it. */
  | { readonly page: 'retry'; readonly id: string; readonly ply: number }
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
  return (id === undefined ? pageRoute(page, query) : partRoute(page, id, query)) ?? unknown;
}

/** The route of a page by itself; null when it is none, or needs to know more. */
function pageRoute(page: string, query: Query): Route | null {
  switch (page) {
    case '':
      return { page: 'home' };
    case 'new':
      // Links made before there were several games name none: what they bring is a set-up of the first.
      return { page, game: Object.keys(query).length > 0 ? GAMES[0]!.id : null, query };
    case 'lab':
      return { page, query };
    case 'replays':
    case 'settings':
      return { page };
    case 'rules':
      return { page, rule: null };
    case 'learn':
    case 'battle':
    case 'replay':
    case 'retry':
      return null;
    default:
      return gamePageRoute(page, null, query);
  }
}

/** The route of what a page is asked for: a game, a match, a rule. Null when there is none. */
function partRoute(page: string, id: string, query: Query): Route | null {
  switch (page) {
    case 'new':
      return isGame(id) ? { page, game: id, query } : null;
    case 'learn':
      return isGame(id) ? { page, game: id } : null;
    case 'battle':
      return { page, id };
    case 'replay':
      return { page, id, ply: plyOf(query) };
    case 'retry': {
      const ply = plyOf(query);
      return ply === null ? null : { page, id, ply };
    }
    case 'rules':
      return { page, rule: id };
    case '':
    case 'lab':
    case 'replays':
    case 'settings':
      return null;
    default:
      return gamePageRoute(page, id, query);
  }
}

const plyOf = ({ ply = '' }: Query): number | null => (/^\d{1,6}$/.test(ply) ? Number(ply) : null);

function gamePageRoute(name: string, part: string | null, query: Query): Route | null {
  const parts = gamePageOf(name)?.parts;
  const known = part === null || parts === 'any' || parts?.includes(part);
  return parts && known ? { page: 'game-page', name, part, query } : null;
}

const searchOf = (query: Query): string => {
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
      return `#/lab${searchOf(route.query)}`;
    case 'game-page':
      return `#/${route.name}${route.part === null ? '' : `/${encodeURIComponent(route.part)}`}${searchOf(route.query)}`;
    case 'battle':
      return `#/battle/${encodeURIComponent(route.id)}`;
    case 'replay':
      return `#/replay/${encodeURIComponent(route.id)}${route.ply === null ? '' : `?ply=${route.ply}`}`;
    case 'retry':
      return `#/retry/${encodeURIComponent(route.id)}?ply=${route.ply}`;
    case 'rules':
      return route.rule ? `#/rules/${encodeURIComponent(route.rule)}` : '#/rules';
    case 'unknown':
      return `#${route.path}`;
    default:
      return `#/${route.page}`;
  }
}

const here = (): string => (typeof location === 'undefined' ? '' : location.hash);

export const route$ = new BehaviorSubject<Route>({ page: 'home' });

/** Follows the address bar. Call once, when the games' pages are known. */
export function startRouter(): void {
  route$.next(parseRoute(here()));
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
