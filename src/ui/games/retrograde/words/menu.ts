/** What menus say about Retrograde. Small: the first screen loads it. */
export const menuWords = {
  line: 'Orbital war between two planetary systems: delta-vee, windows that turn, decks in an order you chose.',
  playHint: 'You lead Earth against the computer’s Mars. Takes about half an hour.',
  picture: 'Two worlds face each other across a sun, spacecraft crossing between them.',
  decks: 'Decks',
} as const;
