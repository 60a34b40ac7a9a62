/** Words about several tables. */
export const tablesText = {
  tables: 'Tables',
  all: 'All tables',
  tab: (number: number) => `Table ${number}`,
  counts: (a: number, b: number) => `${a} of side A, ${b} of side B`,
  inSight: 'in sight',
  turn: 'Your turn here',
  ownCame: (unit: string) => `${unit} of yours came through`,
  enemyCame: (unit: string) => `Enemy ${unit} came through`,
} as const;
