import { playerOf, type Game, type Player, type Rand, type Seat } from '../state.ts';

/** OS-15.2: place 0 is the top. */
export function shuffle<T>(list: readonly T[], rand: Rand, purpose: string): T[] {
  const cards = [...list];
  for (let i = cards.length - 1; i >= 1; i -= 1) {
    const j = rand(i + 1, purpose);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}

/** OS-10.8, `count` times. */
export function draw(game: Game, seat: Seat, count: number, rand: Rand): void {
  const player = playerOf(game, seat);
  for (let drawn = 0; drawn < count; drawn += 1) {
    if (player.tacticsDeck.length === 0) {
      player.tacticsDeck = shuffle(player.discard, rand, `reshuffle of seat ${seat}`);
      player.discard = [];
    }
    const card = player.tacticsDeck.shift();
    if (card !== undefined) player.hand.push(card);
  }
}

/** OS-10.6, OS-15.4: cards of hand or reserve onto the discard pile, in the order named. */
export function discard(player: Player, cards: readonly string[]): void {
  const stays = (card: string) => !cards.includes(card);
  player.hand = player.hand.filter(stays);
  player.reserve = player.reserve.filter(stays);
  player.discard.push(...cards);
}

/** OS-10.22, OS-15.4. */
export function discardAtRandom(player: Player, count: number, rand: Rand): void {
  for (let left = Math.min(count, player.hand.length); left > 0; left -= 1) {
    const card = player.hand[rand(player.hand.length, `discard of seat ${player.seat}`)]!;
    discard(player, [card]);
  }
}
