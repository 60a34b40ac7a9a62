/** Words of what a scenario tells its players. */
export const briefingText = {
  title: 'Briefing',
  start: 'To the table',
} as const;
