import type { GameId } from './game-list.ts';
import './game-emblem.css';

/** A gate with a ship in it; a card with a ship and the clips of its four sides; talons above a planet. On a grid of 24. */
const DRAWN: { readonly [game in GameId]: { readonly frame: string; readonly ship: string } } = {
  'orions-gate': {
    frame: 'M9 3.4A9 9 0 0 0 9 20.6M15 3.4A9 9 0 0 1 15 20.6M12 1.6v2.2M12 20.2v2.2',
    ship: 'M12 6.2l3.7 10.4L12 14.8l-3.7 1.8z',
  },
  'battlespace-sirius': {
    frame:
      'M6.5 2.5h11a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM10 5h4M10 19h4M7 10.5v3M17 10.5v3',
    ship: 'M12 7.4l2.7 7.4h-1.6V17h-2.2v-2.2H9.3z',
  },
  skaxar: {
    frame: 'M1.8 19.6a13 13 0 0 1 20.4 0M5.4 21.6a9.4 9.4 0 0 1 13.2 0',
    ship: 'M4.4 3.4c3.9 2.2 5.6 5.3 5 9.7C8 9.6 6.6 6.8 4.4 3.4zM10.1 1.6c3.9 2.3 5.5 5.7 4.8 10.4C13.6 8.3 12.3 5.2 10.1 1.6zM16 3.4c3.3 2 4.6 5 3.9 8.9C18.9 9.2 17.8 6.5 16 3.4z',
  },
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
