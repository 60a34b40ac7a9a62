import { count } from '../../kit/words/text.ts';

const signed = (text: string, value: number): string => (value < 0 ? `\u2212${text}` : `+${text}`);
const points = (share: number): string => (Math.abs(share) * 100).toFixed(1);

/** Words of the analysis of a match that is over. */
export const analysisText = {
  lead: 'Each decision is weighed again by the strongest level, from what the player could see then: what was done, and the best that could have been done. What comes of it is kept with the match, in its file and its links.',
  judging: (done: number, of: number) => `${done} of ${of} decisions weighed`,
  stopped: (why: string) => `The analysis stopped: ${why}`,
  nothing: 'No decision of this match could be weighed against another one.',
  sums: 'Decisions',
  columns: {
    who: 'Player',
    decisions: 'Weighed',
    best: 'Best choices',
    lost: 'Given away',
    fortune: 'Fortune',
  },
  sumsText:
    'Given away: chances to win that better choices would have kept, in percentage points. Fortune: what dice, cards and the others brought between the decisions.',
  lostOf: points,
  fortuneOf: (share: number) => signed(points(share), share),
  chart: 'The chance to win over the match',
  chartHow:
    'From decision to decision, and how it ended. Falls within a decision were given away; the rest came from outside.',
  chartTable: 'The chance to win in ten steps',
  chartMove: 'Move',
  percent: (share: number) => `${(share * 100).toFixed(0)} %`,
  costliest: (who: string) => `What cost ${who} most`,
  finest: (who: string) => `Well seen by ${who}`,
  before: (plies: number) => `Before move ${plies}`,
  did: (way: string, left: string) => `${way} left ${left}`,
  didOther: (left: string) => `What was done left ${left}`,
  better: (way: string, left: string) => `better: ${way}, ${left}`,
  betterOther: (left: string) => `another way would have left ${left}`,
  next: (way: string, left: string) => `next best: ${way}, ${left}`,
  nextOther: (left: string) => `the next best way would have left ${left}`,
  practise: 'To practise',
  practiseText: 'What fits the dearest decisions of this match.',
  lesson: 'The lesson',
  retry: 'Try again',
  retryOf: (plies: number) => `Try again: move ${plies}`,
  findBetter: (who: string) => `Better moves for ${who}`,
  look: (plies: number) => `Look at the table before move ${plies}`,
  faultless: (who: string, decisions: number) => `${who} gave nothing away in ${count(decisions, 'decision')}.`,
} as const;
