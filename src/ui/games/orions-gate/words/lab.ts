/** Words of this game in the Balance lab. */
export const labWords = {
  points: { label: 'Points a side', values: { 12: '12', 24: '24', 36: '36' } },
  ladderCase: (mission: string, points: number) => `${mission}, ${points} points`,
  opener: 'First in round 1',
  seatName: (seat: string) => `Side ${seat.slice(0, 1).toUpperCase()}`,
  groups: [
    { title: 'Course', figures: { rounds: 'Rounds', activations: 'Activations' } },
    {
      title: 'Fighting',
      figures: {
        attacks: 'Attacks rolled',
        hits: 'Hits',
        rams: 'Rams',
        damage: 'Damage',
        destroyed: 'Ships destroyed',
        captured: 'Ships captured',
      },
    },
    {
      title: 'Mission',
      figures: {
        'score.A': 'Score of side A',
        'score.B': 'Score of side B',
        artifactsTaken: 'Artifacts picked up',
        artifactsSaved: 'Artifacts moved off',
        stationsDestroyed: 'Stations destroyed',
      },
    },
  ],
} as const;
