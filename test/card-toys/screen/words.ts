/** Words of the screen both toys share. */
export const words = {
  waiting: 'The other one decides.',
  showResult: 'Show the result',
  discard: 'Discard',
  discardText: 'Cards that were played, the last one first.',
  read: 'Read the discard',
  zone: 'Cards on the table',
  player: 'Player',
  setup: {
    lead: 'Who plays?',
    start: 'Start',
    failed: 'It did not start',
    seats: 'Seats',
    seed: 'Seed of the cards',
  },
  seatOf: (seat: string) => `Player ${seat.slice(1)}`,
  keys: [
    ['← → or 1–9', 'Raise or choose a card'],
    ['Enter', 'Choose a target for it, then bring it there'],
    ['I', 'Read the card'],
  ],
} as const;
