/** Words of Orion's Gate on the table where something is proposed. */
export const proposedWords = {
  fires: (mean: string, destroyed: string) => `${mean} damage, ${destroyed} to destroy`,
  captures: (percent: string) => `${percent} to capture`,
} as const;
