/** Words of the table without its interface. */
export const photoText = {
  hide: 'Show only the table',
  back: 'Press Z, Esc or the table to bring everything back',
  tapBack: 'Tap the table to bring everything back',
} as const;
