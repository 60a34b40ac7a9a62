import { count } from '../../kit/words/text.ts';

/** Words of the coach, whatever the game. */
export const coachText = {
  ask: 'Good moves',
  hint: 'What a strong player would do here (K)',
  title: 'Good moves',
  counting: 'It weighs what you can do …',
  of: (of: number) => `The best of ${count(of, 'way')}, from what you see.`,
  chance: (percent: string) => `${percent} to win`,
  points: (points: string) => `${points} points`,
  play: 'Do it',
  playOf: (way: string) => `Do it: ${way}`,
  close: 'Put the good moves away',
  nothing: 'There is nothing to weigh here: one way is as good as another, or there is only one.',
  failed: (why: string) => `No good moves could be found: ${why}`,
} as const;
