import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter13: Chapter = {
  number: 13,
  title: 'Boarding',
  entries: [
    {
      id: 'OG-13.1',
      chapter: 13,
      title: 'When it is on',
      body: `A setting. Scouts take no part in it.`,
    },
    {
      id: 'OG-13.2',
      chapter: 13,
      title: 'To board',
      body: `After Hold, Move or Cruise, before anything is fired, your ship may board one enemy ship within 3″ that
it sees; Boarding Pods reach farther (OG-9.33). It fires nothing in this activation.`,
    },
    {
      id: 'OG-13.3',
      chapter: 13,
      title: 'The result',
      body: `Each ship throws a die and adds 2 for each unharmed component, 1 for each damaged one, and 1 for each working Barracks. The boarder throws first.`,
    },
    {
      id: 'OG-13.4',
      chapter: 13,
      title: 'Who is taken',
      body: `The higher result captures the other ship: the boarded crew can take the boarder instead.`,
    },
    {
      id: 'OG-13.5',
      chapter: 13,
      title: 'Equal results',
      body: `With equal results both ships take half a die of damage, rounded up: both throw first, then both take it, the boarder before the other.`,
    },
    {
      id: 'OG-13.6',
      chapter: 13,
      title: 'A captured ship',
      body: `It changes sides at once, obeys the captain who took it, and may be activated from the next round on. It
stays where it is, with its damage, its artifacts and whatever was switched on. A capture destroys nothing, so by
itself nobody scores for it, unless OG-13.8 is played.`,
    },
    {
      id: 'OG-13.7',
      chapter: 13,
      title: 'Afterwards',
      body: `Boarding ends the activation, whoever was taken.`,
    },
    {
      id: 'OG-13.8',
      chapter: 13,
      title: 'Points for captured ships',
      body: `Usually off. With the option Captured ships score, Annihilation also counts what you hold: when the battle is scored, every ship
of the enemy fleet that flies for you is worth its points to you. Lose it, and the points go to the side that destroyed it; let its old side
take it back, and nobody has them.`,
    },
  ],
};
