/** Words of this game in the Balance lab. */
export const labWords = {
  species: {
    label: 'Species',
    values: {
      'terran-hssuk': "Terrans - H'ssuk",
      'terran-churrap': 'Terrans - Churrap',
      'terran-mrooshen': "Terrans - Mroo'shen",
      'hssuk-churrap': "H'ssuk - Churrap",
      'hssuk-mrooshen': "H'ssuk - Mroo'shen",
      'churrap-mrooshen': "Churrap - Mroo'shen",
    },
  },
  sides: { terran: 'Terrans', hssuk: "H'ssuk", churrap: 'Churrap', mrooshen: "Mroo'shen" },
  ladder: { two: 'Two players', three: 'Three players', four: 'Four players', teams: 'Two teams of two' } as {
    readonly [name: string]: string;
  },
  rivals: { greedy: 'Greedy' },
  opener: 'First turn',
  seatName: (seat: string) => `Seat ${seat}`,
  groups: [
    {
      title: 'The game',
      figures: {
        rounds: 'Rounds',
        roundLimit: 'Decided by the round limit',
        regroups: 'Regroups',
        recruited: 'Recruits',
      },
    },
    {
      title: 'Battle',
      figures: {
        attacks: 'Attacks',
        rams: 'Rams',
        overcharges: 'Overcharged attacks',
        suppressions: 'Suppressing Fire',
        activations: 'Flock activations',
        reactions: 'Reactions',
        shipsDestroyed: 'Ships destroyed',
      },
    },
    { title: 'Cards', figures: { cardsPlayed: 'Secondary cards played', cardsDrawn: 'Cards drawn' } },
  ],
} as const;
