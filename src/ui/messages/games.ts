/** What menus say about each game, by its id. Small: the first screen loads it. */
export const gameText = {
  'orions-gate': {
    line: 'Fleet combat with ruler, arcs and dice, and ships of your own making.',
    playHint: '12 points a side against the computer: destroy its fleet, or try a mission. Takes about half an hour.',
    mission: 'Play a mission',
    picture: 'Two fleets trade fire before a ringed planet and a glowing nebula.',
  },
  'battlespace-sirius': {
    line: 'A ship duel on cards: show the enemy your strong side, hide the weak one.',
    playHint: 'A duel with the computer. Takes about ten minutes.',
    picture: 'Two ship cards duel in the light of a white star: a green beam breaks on a red shield.',
  },
  skaxar: {
    line: 'Two secret fleets and one arms dealer who sells to both: buy what wins the fight.',
    playHint: 'Earth against the computer’s Skaxar. Takes about twenty minutes.',
    picture: 'An ark of Earth and a horned Skaxar mothership trade fire above a blue planet.',
  },
} as const;
