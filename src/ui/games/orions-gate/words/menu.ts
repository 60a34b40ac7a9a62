/** What menus say about Orion's Gate. Small: the first screen loads it. */
export const menuWords = {
  line: 'Fleet combat with ruler, arcs and dice, and ships of your own making.',
  playHint: '12 points a side against the computer: destroy its fleet, or try a mission. Takes about half an hour.',
  mission: 'Play a mission',
  picture: 'Two fleets trade fire before a ringed planet and a glowing nebula.',
  quickStart: 'Quick start',
  fleets: 'Fleet library',
  scenarios: 'Scenarios',
  editor: 'Scenario editor',
} as const;
