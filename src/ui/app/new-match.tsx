import { useEffect } from 'preact/hooks';
import { newMatch as words } from '../kit/words/app.ts';
import type { GameId } from '../../games/index.ts';
import { lastGame } from '../match/last-game.ts';
import { lazy } from '../kit/lazy.tsx';
import { navigate } from '../match/router.ts';
import type { Query } from '../match/manifest.ts';
import { GameCards } from './game-cards.tsx';
import { MENU } from './games.ts';
import { PageHead } from '../kit/page-head.tsx';

/** The set-up of each game, fetched when somebody goes there. */
const SETUPS = Object.fromEntries(MENU.map(({ id, setup }) => [id, lazy(setup)]));

/** A new match: the set-up of the game asked for, else of the one last played; a newcomer chooses. */
export function NewMatch({ game, query }: { readonly game: GameId | null; readonly query: Query }) {
  const last = game ?? lastGame();
  useEffect(() => {
    if (!game && last) navigate({ page: 'new', game: last, query }, true);
  }, [game, last]);
  if (game) {
    const Setup = SETUPS[game]!;
    return <Setup key={game} query={query} />;
  }
  if (last) return null;
  return (
    <div class="page page-middle">
      <PageHead title={words.title} lead={words.lead} />
      <GameCards games={MENU} hrefOf={(id) => `#/new/${id}`} />
    </div>
  );
}
