/** What leads to the pages about the chance of a match; their own words (`trust-pages.ts`) are fetched with them. */
export const trust = {
  dice: 'Dice',
  diceTitle: 'The dice of this match',
  verify: 'Verify the dice',
  verifyTitle: 'Are the dice right?',
  verifyAndLuck: 'Verify the dice; luck',
  luck: 'Luck, roll by roll',
  luckTitle: 'Luck, roll by roll',
  copyFrom: (commitment: string) => `Its commitment: ${commitment}`,
  analysis: 'Analysis',
  analysisTitle: 'What decided this match',
  why: 'What is wrong with it',
} as const;
