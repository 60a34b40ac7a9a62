/** What menus say about Skaxar. Small: the first screen loads it. */
export const menuWords = {
  line: 'Two secret fleets and one arms dealer who sells to both: buy what wins the fight.',
  playHint: 'Earth against the computer’s Skaxar. Takes about twenty minutes.',
  picture: 'An ark of Earth and a horned Skaxar mothership trade fire above a blue planet.',
} as const;
