import { GAMES, type GameId } from '../../../games/index.ts';
import { GameEmblem } from '../game-emblem.tsx';
import './game-switch.css';

interface GameSwitchProps {
  readonly label: string;
  readonly chosen: GameId | null;
  readonly hrefOf: (game: GameId) => string;
}

/** Ways to the same page of another game. */
export function GameSwitch({ label, chosen, hrefOf }: GameSwitchProps) {
  return (
    <nav class="game-switch" aria-label={label}>
      {GAMES.map(({ id, title }) => (
        <a key={id} class="game-switch-one" href={hrefOf(id)} aria-current={id === chosen ? 'page' : undefined}>
          <GameEmblem game={id} />
          {title}
        </a>
      ))}
    </nav>
  );
}
