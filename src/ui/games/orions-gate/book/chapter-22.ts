import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter22: Chapter = {
  number: 22,
  title: 'What is hidden',
  entries: [
    {
      id: 'OG-22.1',
      chapter: 22,
      title: 'Secret until locked',
      body: `Before all fleets are locked, you see those of your own side only. From then on the whole battle is open
to everybody: fleets, damage, dice, scores.`,
    },
    {
      id: 'OG-22.2',
      chapter: 22,
      title: 'The dice to come',
      body: `Nobody can see dice that have not been thrown, nor the seed they come from, before the battle has ended.`,
    },
    {
      id: 'OG-22.3',
      chapter: 22,
      title: 'Your plans are yours',
      body: `Rulers, ghosts and planned moves are seen by nobody but you, or by your side if you share them.`,
    },
    {
      id: 'OG-22.4',
      chapter: 22,
      title: 'Mysteries',
      body: `What a mysterious marker hides is not decided before its die is thrown, so nobody can know it.`,
    },
  ],
};
