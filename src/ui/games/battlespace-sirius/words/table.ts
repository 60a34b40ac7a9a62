/** Words on the lifeboats' cards (BS-12.2). */
export const boatWords = {
  hull: 'Hull',
  position: 'Position',
  sentry: 'Sentry',
  weapons: 'Weapons',
  yes: 'Yes',
  no: 'No',
} as const;
