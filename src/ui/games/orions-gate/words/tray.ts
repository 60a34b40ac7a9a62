/** Words of the tray in which ships wait beside their deployment zone. */
export const trayWords = {
  title: 'Ships to place',
  empty: 'All placed. Drag a ship back here to take it off the table.',
  back: 'Let go to take it back',
} as const;
