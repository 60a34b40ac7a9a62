/** Words of this game in the Balance lab. */
export const labWords = {
  decks: ['First deck', 'Second deck'],
  readyMade: 'Ready-made',
  own: 'Your decks',
  linked: 'From the link',
  refused: (name: string) => `${name}: cannot be played`,
  again: (name: string) => `${name} (2)`,
  ladder: 'All pairs of starter decks',
  rivals: { greedy: 'Greedy' },
  opener: 'First turn',
  seatName: (seat: string) => `Seat ${seat}`,
  groups: [
    {
      title: 'The game',
      figures: {
        rounds: 'Rounds',
        turnLimit: 'Decided by the round limit',
        researched: 'Cards researched',
      },
    },
    {
      title: 'Built',
      figures: { assets: 'Assets', spacecraft: 'Spacecraft', upgrades: 'Upgrades', refits: 'Refits' },
    },
    {
      title: 'Battle',
      figures: {
        attacks: 'Attacks',
        bombardments: 'Bombardments',
        assetsDestroyed: 'Assets destroyed',
        spacecraftDestroyed: 'Spacecraft destroyed',
      },
    },
  ],
} as const;
