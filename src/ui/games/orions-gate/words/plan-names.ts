/** What the battle screen says of planning before anybody plans; all else is in `plans.ts`, fetched with it. */
export const planNames = {
  title: 'Plans',
  draft: 'Plan',
  open: 'Plan several ships',
  openShort: 'Plan',
  answers: 'Danger',
  heat: 'What would they do to me here?',
  keys: [
    ['O', 'Plans: several ships ahead, on anybody\u2019s turn'],
    ['H', 'What would they do to me here? Heat over the reach of the ship in hand'],
  ],
} as const;
