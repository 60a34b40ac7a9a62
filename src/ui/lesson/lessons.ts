import type { Lesson } from './lesson.ts';

/** Where each game's lesson lies; fetched when somebody learns the game. */
const LESSONS: { readonly [game: string]: () => Promise<{ readonly lesson: Lesson }> } = {
  'orions-gate': () => import('../games/orions-gate/lesson.ts'),
  'battlespace-sirius': () => import('../games/battlespace-sirius/lesson.ts'),
  skaxar: () => import('../games/skaxar/lesson.ts'),
};

/** The lesson of a game, or null when there is none. Rejects when it cannot be fetched. */
export const lessonOf = async (game: string): Promise<Lesson | null> => (await LESSONS[game]?.())?.lesson ?? null;
