/** Words of this game in the Balance lab. */
export const labWords = {
  seats: { label: 'Players', values: { 2: '2', 3: '3', 4: '4', 5: '5', 6: '6' } },
  rules: { label: 'Rules', values: { basic: 'Basic', advanced: 'Advanced: lifeboats' } },
  ladderCase: (rules: string, players: number) =>
    `${rules === 'basic' ? 'Basic rules' : 'Lifeboats'}, ${players} players`,
  rivals: { greedy: 'Greedy' },
  opener: 'Won the Priority roll',
  seatName: (seat: string) => `Seat ${seat}`,
  groups: [
    {
      title: 'Course',
      figures: { turns: 'Turns', rounds: 'Rounds', quietTurns: 'Turns without a shot', vesselsLost: 'Vessels lost' },
    },
    {
      title: 'Fire',
      figures: {
        volleys: 'Volleys',
        dice: 'Dice',
        hits: 'Hits',
        removed: 'Power removed',
        repaired: 'Power repaired',
      },
    },
    {
      title: 'Reactions',
      figures: { turnsAway: 'Turned away', sentryShots: 'Sentry shots', sentryHits: 'Sentry hits' },
    },
  ],
} as const;
