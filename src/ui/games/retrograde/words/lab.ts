/** Words of this game in the Balance lab. */
export const labWords = {
  decks: {
    label: 'Decks',
    values: {
      'earth-mars': 'Earth - Mars',
      'earth-jupiter': 'Earth - Jupiter',
      'mars-jupiter': 'Mars - Jupiter',
      'earth-earth': 'Earth - Earth',
    },
  },
  rivals: { greedy: 'Greedy' },
  sides: { 'Earth starter': 'Earth', 'Mars starter': 'Mars', 'Jupiter starter': 'Jupiter' },
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
