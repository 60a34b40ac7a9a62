import type { GameId } from '../../games/index.ts';
import { gameUiManifest } from './manifest.ts';
import './game-emblem.css';

/** A game's sign. Decoration: its title stands beside it. */
export function GameEmblem({ game, size = 20 }: { readonly game: GameId; readonly size?: number }) {
  const emblem = gameUiManifest(game)?.emblem;
  if (!emblem) return null;
  const edge = `${size / 16}rem`;
  return (
    <svg class="game-emblem" viewBox="0 0 24 24" style={{ width: edge, height: edge }} aria-hidden="true">
      <path d={emblem.outline} fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" />
      <path d={emblem.shape} fill="currentColor" />
    </svg>
  );
}
