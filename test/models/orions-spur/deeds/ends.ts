import { seatsAfter, seatsIn, sideInPlay, sideOf, sides, sidesIn, sideTrophies, sideVp } from '../sides.ts';
import { fleetOf, playerOf, type Game, type Result } from '../state.ts';
import { eliminate } from './elimination.ts';

/** OS-11.11: the checks after a resolution, a harmful Special or a concession, which itself eliminates nobody else. */
export function settle(game: Game, { eliminations }: { readonly eliminations: boolean }): void {
  const before = sidesIn(game);
  const reached = before.filter((side) => hasReached(game, side));
  if (reached.length > 0) {
    if (game.options.victory === 'vp') finish(game, [leading(game, reached)], 'vp');
    else finish(game, collectors(game, before), 'collector');
    return;
  }
  if (eliminations) eliminateAll(game);
  const left = sidesIn(game);
  if (left.length === 0) finish(game, [leading(game, before)], 'lastSide');
  else if (left.length === 1) finish(game, left, 'lastSide');
}

function hasReached(game: Game, side: number): boolean {
  const { victory, vpTarget, collectorTrophies } = game.options;
  if (victory === 'vp') return sideVp(game, side) >= vpTarget;
  return victory === 'collector' && sideTrophies(game, side) >= collectorTrophies;
}

/** OS-11.6, OS-12.8. */
function eliminateAll(game: Game): void {
  const reserves = game.options.victory !== 'lastStanding';
  const lost = seatsIn(game).filter(
    (seat) => fleetOf(game, seat).length === 0 && !(reserves && playerOf(game, seat).shipDeck.length > 0),
  );
  lost.forEach((seat) => eliminate(game, seat));
}

/** Those among `list` with most of something. */
function best(list: readonly number[], of: (side: number) => number): number[] {
  const most = Math.max(...list.map(of));
  return list.filter((side) => of(side) === most);
}

/** OS-11.3: one of several sides. */
function leading(game: Game, among: readonly number[]): number {
  const tied = best(among, (side) => sideVp(game, side));
  const order = [game.activeSeat, ...seatsAfter(game, game.activeSeat)].map((seat) => sideOf(game, seat));
  return order.find((side) => tied.includes(side))!;
}

/** OS-12.7. */
const collectors = (game: Game, among: readonly number[]): number[] =>
  best(
    best(among, (side) => sideVp(game, side)),
    (side) => sideTrophies(game, side),
  );

/** OS-11.10. */
export function endByRounds(game: Game): void {
  const highest = best(sidesIn(game), (side) => sideVp(game, side));
  finish(
    game,
    best(highest, (side) => sideInPlay(game, side)),
    'roundLimit',
  );
}

function finish(game: Game, winners: number[], reason: Result['reason']): void {
  game.result = { winners, reason, ranking: rankingOf(game, winners) };
  Object.assign(game, { phase: 'gameOver', action: null, window: null, choice: null });
}

/** OS-11.4. */
function rankingOf(game: Game, winners: readonly number[]): Result['ranking'] {
  const key = (side: number) => [sideVp(game, side), sideTrophies(game, side), sideInPlay(game, side)];
  const isBetter = (one: number, other: number): boolean => {
    const [a, b] = [key(one), key(other)];
    const at = a.findIndex((value, index) => value !== b[index]);
    return at >= 0 && a[at]! > b[at]!;
  };
  const all = sides(game);
  const others = all.filter((side) => !winners.includes(side));
  return all.map((side) => {
    if (winners.includes(side)) return { side, rank: 1 };
    return { side, rank: 1 + winners.length + others.filter((other) => isBetter(other, side)).length };
  });
}
