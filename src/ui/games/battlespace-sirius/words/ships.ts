/** The six ships, for those who do not load the rules to name them. */
export const shipNames = {
  emerald: 'Emerald',
  red: 'Red',
  platinum: 'Platinum',
  orange: 'Orange',
  purple: 'Purple',
  azure: 'Azure',
} as const;
