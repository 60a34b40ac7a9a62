/**
 * The types of all events of a command, in order, in one line: `flipped flipped buyersOrdered`. Comparing it whole also
 * sees an event too many, which picking events of one type never does.
 */
export const typesOf = (events: readonly { readonly type: string }[]): string =>
  events.map(({ type }) => type).join(' ');
