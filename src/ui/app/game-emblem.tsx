import type { GameId } from './game-list.ts';
import './game-emblem.css';

/** A gate with a ship in it; a card with a ship and the clips of its four sides. On a grid of 24. */
const DRAWN: { readonly [game in GameId]: { readonly frame: string; readonly ship: string } } = {
  'orions-gate': { frame: 'M9 3.4A9 9 0 0 0 9 20.6M15 3.4A9 9 0 0 1 15 20.6M12 1.6v2.2M12 20.2v2.2', ship: 'M12 6.2l3.7 10.4L12 14.8l-3.7 1.8z' },
  'battlespace-sirius': { frame: 'M6.5 2.5h11a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM10 5h4M10 19h4M7 10.5v3M17 10.5v3', ship: 'M12 7.4l2.7 7.4h-1.6V17h-2.2v-2.2H9.3z' },
};

/** A game's sign. Decoration: its title stands beside it. */
export function GameEmblem({ game, size = 20 }: { readonly game: GameId; readonly size?: number }) {
  const edge = `${size / 16}rem`;
  return (
    <svg class="game-emblem" viewBox="0 0 24 24" style={{ width: edge, height: edge }} aria-hidden="true">
      <path d={DRAWN[game].frame} fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" />
      <path d={DRAWN[game].ship} fill="currentColor" />
    </svg>
  );
}
