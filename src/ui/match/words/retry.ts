/** Words of a decision of a finished match that is made anew. */
export const retryText = {
  title: 'Find a better move',
  /** What page readers hear the plate is. */
  plate: 'The decision',
  task: (who: string, plies: number) => `Move ${plies} by ${who}: decide it anew, from what could be seen then.`,
  stood: (done: string, best: string) => `What was done left ${done}; the best way leaves ${best}.`,
  wasBest: (done: string) => `What was done left ${done}: no way leaves more.`,
  /** Until what was done has been weighed. */
  counting: 'Weighing what was done …',
  alone: 'What was done could not be weighed against another way.',
  failed: (why: string) => `What was done could not be weighed: ${why}`,
  weighing: 'Weighing your move …',
  unweighed: 'Your move could not be weighed.',
  unweighedBecause: (why: string) => `Your move could not be weighed: ${why}`,
  best: (own: string) => `${own} to win: the best there is.`,
  same: (own: string, best: string) => `${own} to win: that is what was done. The best way leaves ${best}.`,
  plain: (own: string, best: string) => `${own} to win. The best way leaves ${best}.`,
  better: (own: string, done: string, best: string) =>
    `${own} to win, more than the ${done} of what was done. The best way leaves ${best}.`,
  worse: (own: string, done: string, best: string) =>
    `${own} to win, no more than the ${done} of what was done. The best way leaves ${best}.`,
  tell: 'Show the best',
  told: (way: string, left: string) => `The best: ${way}, ${left}.`,
  toldOther: (left: string) => `The best way leaves ${left}.`,
  again: 'Try again',
  next: 'The next one',
  playOn: 'Play on',
  playOnTip: 'A match of its own that goes on from here',
  playOnFailed: 'The match could not be started here.',
  leave: 'Leave',
  leaveTip: 'Back to where you came from',
  missingTitle: 'There is no such decision',
  missing: 'The match is not kept in this browser.',
  notOver: 'This match is not over yet: its decisions can be made anew once it is.',
  copy: 'This is a copy for watching; it does not hold what the players could see.',
  noMove: (plies: number, of: number) => `The match has ${of} moves; there is no move ${plies}.`,
  replays: 'Replays',
} as const;
