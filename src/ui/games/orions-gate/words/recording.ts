/** Words of recording a puzzle: in the editor, and at the table while the solution is played. */
export const recordingText = {
  record: 'Record the solution',
  recordLead:
    'Say the task, then play the solution on the table. The computer answers; what it does becomes its reply.',
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
  kept: (title: string, chance: string) =>
    `${title} is among your puzzles. This answer reaches the goal with ${chance}.`,
  why: {
    refused: 'The rules refuse the position; see Check in the editor.',
    long: 'The answer has too many commands to be kept; a puzzle is a few activations.',
    ships: 'More than three ships of the other side may still act. Let some of them have acted in the editor.',
    never: 'By the count this answer never reaches the goal.',
    tie: 'Another answer reaches the goal just as likely: there must be one best.',
  },
} as const;
