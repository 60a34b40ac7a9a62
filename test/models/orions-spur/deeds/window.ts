import { automaticPass, isPrompted } from '../prompt.ts';
import type { Game, Of, Seat } from '../state.ts';
import { resolve } from './resolve.ts';

/** OS-6.4, W2 and W4: on to the next player who is asked, or to the end of the window. */
export function advance(game: Game): void {
  const window = game.window!;
  while (window.passes < window.participants.length) {
    const seat = window.participants[window.pointer]!;
    if (isPrompted(game, seat) && !automaticPass(game, seat)) return;
    window.passes += 1;
    next(game);
  }
  resolve(game);
}

/** OS-6.4, W3, and OS-6.22. */
export function pass(game: Game, { rest }: Of<'pass'>, seat: Seat): void {
  const window = game.window!;
  if (rest) window.resting.push(seat);
  window.passes += 1;
  next(game);
  advance(game);
}

/** OS-6.4, W3: after a reaction. */
export function reacted(game: Game): void {
  game.window!.passes = 0;
  next(game);
  advance(game);
}

function next({ window }: Game): void {
  window!.pointer = (window!.pointer + 1) % window!.participants.length;
}
