/** A chance that stays on one line. */
const whole = (chance: string): string => chance.replaceAll(' ', '\u00a0');

/** Words of recording a puzzle: in the editor, and at the table while the solution is played. */
export const recordingText = {
  record: 'Record the solution',
  recordLead:
    'Say the task, then play the solution on the table. The computer answers; what it does becomes its reply. The solution must lead every other way by five percentage points.',
  noTask: 'Say the task first.',
  failed: 'The table could not be set for recording',
  byHand: (n: number) => `Answers by hand (${n})`,

  lead: 'Play the solution. What you order is recorded, and what the computer answers.',
  orders: (n: number) =>
    n === 0 ? 'Nothing is recorded yet.' : n === 1 ? '1 ship has acted.' : `${n} ships have acted.`,
  text: 'What the answer is called',
  textFor: 'The recorded answer',
  reason: 'Why it is the answer',
  keep: 'Keep the puzzle',
  keeping: 'Counting every way the dice can fall',
  notYet: 'The task is not decided yet: play on until the battle is over.',
  again: 'Record again',
  gone: 'The draft of this puzzle is not kept any more.',
  kept: (title: string, chance: string, rival: string, next: string) =>
    `${title} is among your puzzles. Its solution reaches the goal with ${whole(chance)}, the next best way (${rival}) with ${whole(next)}.`,
  stop: 'Stop counting',
  progress: (done: number, all: number) => `${done} of ${all} ways to answer counted.`,
  whyTitle: 'This makes no puzzle yet',
  slow: 'Counting took longer than a minute and was ended. Make the puzzle smaller in the editor: fewer ships that may still act, fewer things on which they roll.',
  many: 'The dice can fall in too many ways to be counted. Make the puzzle smaller in the editor: fewer ships that may still act, fewer things on which they roll.',
  fault: 'It could not be counted; try again.',
  why: {
    refused: 'The rules refuse the position or the puzzle; see Check in the editor.',
    long: 'The answer has too many orders to be kept. A puzzle is a few activations: let ships have acted in the editor.',
    ships: 'More than three ships of the other side may still act. Let some of them have acted in the editor.',
    own: 'More ships of your side may still act than a puzzle holds. Let some of them have acted in the editor.',
    allies: 'Ships of another captain of your side may still act. Let them have acted in the editor.',
    answers: 'The puzzle has too many answers already. Remove some answers by hand in the editor.',
    ended: 'The battle was given up or drawn. Record again and play it to its end.',
    never: 'By the count this answer never reaches the goal. Play another, or change the task in the editor.',
  },
  /** What an answer is compared with, as it stands in the middle of a sentence. */
  rivals: {
    nothing: () => 'holding everything',
    answer: (text: string) => `“${text}”`,
    order: () => 'another order of the ships',
    shots: (ship: string) => `another order of the shots of ${ship}`,
    holds: (ship: string) => `the same with ${ship} holding`,
    fires: (ship: string) => `the same with ${ship} firing from where it stands`,
    goes: (ship: string) => `the same with ${ship} moving or turning otherwise`,
    allFire: () => 'everyone firing from where they stand',
  },
  both: (chance: string, rival: string, next: string) =>
    `Your solution reaches the goal with ${whole(chance)}, ${rival} with ${whole(next)}.`,
  behind: {
    nothing:
      'A solution must beat doing nothing by five percentage points: play a better one, or change the task or the position in the editor.',
    worse: 'The solution must be the best way: record that one instead, or change the position in the editor.',
    same: 'There must be one best answer: remove the other by hand, or change the position in the editor.',
    close:
      'The solution must lead by five percentage points: play one that leads clearly, or change the position in the editor.',
  },
} as const;
