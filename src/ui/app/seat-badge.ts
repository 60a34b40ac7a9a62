/** What stands before a name: the letter and colour of its side, or for a seat of neither side what it goes by. */
export interface SeatBadge {
  readonly letter: string;
  readonly tint: 'match-A' | 'match-B' | 'match-sideless';
}

/** The badge of a seat such as `A`, `B2` or `3`. Only the two sides have a colour. */
export function badgeOf(seat: string): SeatBadge {
  if (/^\d+$/.test(seat)) return { letter: seat, tint: 'match-sideless' };
  const letter = seat.charAt(0).toUpperCase();
  return { letter, tint: letter === 'A' || letter === 'B' ? `match-${letter}` : 'match-sideless' };
}
