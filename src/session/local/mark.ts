/** How long a match is at a moment: the number of its plies and the hash of the last (null = it has none). */
export interface Mark {
  readonly plies: number;
  readonly last: string | null;
}

/** Thrown by a write when the stored match is not the one it builds on. `stored` is what lies there. */
export class MatchConflict extends Error {
  override readonly name = 'MatchConflict';
  constructor(readonly stored: Mark) {
    super('The match was changed elsewhere.');
  }
}

/** Thrown by a write that builds on a stored match when none lies there any more. */
export class MatchMissing extends Error {
  override readonly name = 'MatchMissing';
  constructor() {
    super('This match is no longer kept here.');
  }
}

/** Whether two marks are of the same moment. */
export const sameMark = (a: Mark, b: Mark): boolean => a.plies === b.plies && a.last === b.last;
