import { useEffect } from 'preact/hooks';
import { newMatch as words } from '../../../messages/app.ts';
import { GAMES, type GameId } from '../../game-list.ts';
import { lastGame } from '../../last-game.ts';
import { lazy } from '../../lazy.tsx';
import { navigate } from '../../router.ts';
import { GameCards } from '../game-cards.tsx';
import type { Query } from './shared/use-setup.ts';

/** The set-up of each game, fetched when somebody goes there. */
const SETUP = {
  'orions-gate': lazy(() => import('./orions-gate/page.tsx').then((part) => part.NewBattle)),
  'battlespace-sirius': lazy(() => import('./battlespace-sirius/page.tsx').then((part) => part.NewDuel)),
  skaxar: lazy(() => import('./skaxar/page.tsx').then((part) => part.NewWar)),
} as const;

/** A new match: the set-up of the game asked for, else of the one last played; a newcomer chooses. */
export function NewMatch({ game, query }: { readonly game: GameId | null; readonly query: Query }) {
  const last = game ?? lastGame();
  useEffect(() => {
    if (!game && last) navigate({ page: 'new', game: last, query }, true);
  }, [game, last]);
  if (game) {
    const Setup = SETUP[game];
    return <Setup key={game} query={query} />;
  }
  if (last) return null;
  return (
    <div class="page page-middle">
      <header class="page-head">
        <div>
          <h1>{words.title}</h1>
          <p class="second">{words.lead}</p>
        </div>
      </header>
      <GameCards games={GAMES} hrefOf={(id) => `#/new/${id}`} />
    </div>
  );
}
