import { count } from '../../kit/words/text.ts';

/** Words of the coach, whatever the game. */
export const coachText = {
  ask: 'Good moves',
  hint: 'What a strong player would do here (K)',
  title: 'Good moves',
  counting: 'It weighs what you can do …',
  of: (of: number) => `The best of ${count(of, 'way')}, from what you see.`,
  alike: 'None of these is better than the others.',
  chance: (percent: string) => `${percent} to win`,
  play: 'Do it',
  playOf: (way: string) => `Do it: ${way}`,
  close: 'Put the good moves away',
  nothing: 'No advice here: there is only one way, or no chances are counted for this choice.',
  fears: 'The enemy’s best answers',
  /** How many imagined courses they are averaged over. */
  fearsOf: (courses: number) =>
    `After the way that is shown, over ${count(courses, 'imagined course')}. They look further than the chances above and may differ from them.`,
  fearing: 'It weighs what they would answer …',
  noFears: 'Nothing can be told yet: no enemy decides soon after it.',
  leaves: (percent: string) => `leaves you ${percent} to win`,
  leavesLess: (percent: string, lost: string) => `leaves you ${percent} to win, ${lost} less`,
  brings: (worth: string) => `brings them ${worth}`,
  possible: (courses: number, of: number) => `possible in ${courses} of ${of}`,
  show: (way: string) => `Show on the table: ${way}`,
  fearsFailed: (why: string) => `What they would answer could not be counted: ${why}`,
  failed: (why: string) => `No good moves could be found: ${why}`,
} as const;
