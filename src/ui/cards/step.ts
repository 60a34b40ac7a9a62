/**
 * Where an arrow key leads among so many cards that lie in rows of so many, from the one with a number; the ends are
 * ends. Null for other keys. In one row (no `columns`) only left and right lead somewhere, and the keys of both ends.
 */
export function stepIn(key: string, from: number, cards: number, columns = cards): number | null {
  const within = (to: number): number => (to < 0 || to >= cards ? from : to);
  switch (key) {
    case 'ArrowLeft':
      return within(from - 1);
    case 'ArrowRight':
      return within(from + 1);
    case 'Home':
      return cards === 0 ? null : 0;
    case 'End':
      return cards === 0 ? null : cards - 1;
    case 'ArrowUp':
      return columns < cards ? within(from - columns) : null;
    case 'ArrowDown': {
      if (columns >= cards) return null;
      // From above a gap in the last row down to its last card.
      const lastRow = Math.floor((cards - 1) / columns);
      return Math.floor(from / columns) < lastRow ? Math.min(from + columns, cards - 1) : from;
    }
    default:
      return null;
  }
}

/** How many of the children of a list stand side by side now. */
export function columnsOf(list: HTMLElement): number {
  const [first, ...rest] = [...list.children] as HTMLElement[];
  const below = rest.findIndex(({ offsetTop }) => offsetTop > first!.offsetTop);
  return below < 0 ? list.children.length : below + 1;
}
