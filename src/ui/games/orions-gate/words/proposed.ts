/** Words of Orion's Gate on the table where something is proposed. */
export const proposedWords = {
  /** A length that decides nothing yet: the exact one is told once the way is in hand. */
  long: (mils: number) => `${(mils / 1000).toFixed(1)} in`,
  fires: (mean: string, destroyed: string) => `${mean} damage, ${destroyed} to destroy`,
  captures: (percent: string) => `${percent} to capture`,
} as const;
