/** What menus say about Battlespace Sirius. Small: the first screen loads it. */
export const menuWords = {
  line: 'A ship duel on cards: show the enemy your strong side, hide the weak one.',
  playHint: 'A duel with the computer. Takes about ten minutes.',
  picture: 'Two ship cards duel in the light of a white star: a green beam breaks on a red shield.',
} as const;
