/** A chance that stays on one line. */
const whole = (chance: string): string => chance.replaceAll(' ', '\u00a0');

/** Words of a puzzle at the table. */
export const puzzleText = {
  title: 'Puzzle',
  setting: 'Setting the table',
  failed: 'The puzzle could not be set up',
  hint: 'Hint',
  moreHint: 'Another hint',
  look: (unit: string) => `Look at ${unit}.`,
  does: (unit: string, action: string) => `${unit}: ${action}.`,
  noHint: 'What decides it is done; the others may hold.',
  again: 'Start again',
  solution: 'Solution',
  noSolution: 'The solution could not be shown; try again.',
  next: 'All puzzles',
  counting: 'Counting every way the dice could have fallen',
  right: 'Right',
  wrong: 'There is better',
  yours: (chance: string) => `Your line reaches the goal with ${whole(chance)}.`,
  best: (chance: string) => `The best known reaches it with ${whole(chance)}.`,
  lucky: 'This time the dice brought it off.',
  unlucky: 'This time the dice fell against you.',
  asPlayed: 'Judged by the chance of what you ordered, not by how the dice fell.',
} as const;
