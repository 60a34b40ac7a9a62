import type { ComponentChildren } from 'preact';
import { gameFacts } from '../kit/words/app.ts';
import type { GameId } from '../../games/index.ts';
import type { GameEntry } from './games.ts';
import { KeyArt } from './key-art.tsx';
import './game-cards.css';

interface GameCardsProps {
  readonly games: readonly GameEntry[];
  /** Where a card leads; without it only its buttons lead somewhere. */
  readonly hrefOf?: (game: GameId) => string;
  readonly actions?: (game: GameEntry) => ComponentChildren;
}

/** Games as cards: one picture, one sentence, how many play and how long. */
export function GameCards({ games, hrefOf, actions }: GameCardsProps) {
  return (
    <ul class="game-cards">
      {games.map((game) => (
        <li key={game.id} class={`game-card ${hrefOf ? 'game-card-link' : ''}`}>
          <div class="game-card-picture">
            <KeyArt key={game.id} game={game.id} />
          </div>
          <div class="game-card-text">
            <h2>{hrefOf ? <a href={hrefOf(game.id)}>{game.title}</a> : game.title}</h2>
            <p class="small second">{game.line}</p>
            <p class="small quiet">{gameFacts(...game.seats, game.minutes)}</p>
            {actions && <div class="row">{actions(game)}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}
