/** Words for a newer version of the program that lies ready. */
export const updateText = {
  ready: 'New version ready',
  changeOver: 'Change over',
  later: 'Later',
  inMatch: 'The match goes on where it stands. A plan that was not confirmed is lost.',
  onPage: 'This page is loaded again.',
} as const;
