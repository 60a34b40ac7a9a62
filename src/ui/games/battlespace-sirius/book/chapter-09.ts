import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter09: Chapter = {
  number: 9,
  title: 'Repairs',
  entries: [
    {
      id: 'BS-9.1',
      chapter: 9,
      title: 'When dice repair',
      body: `Two dice or more thrown in one volley can repair your own ship, whether they hit or not.`,
    },
    {
      id: 'BS-9.2',
      chapter: 9,
      title: 'How much',
      body: `- A double gives 1 point.
- A triple gives 2.
- A quadruple gives 3.

Only the best of them counts, apart from two pairs (BS-9.3). A triple with an odd fourth die gives 2.`,
    },
    {
      id: 'BS-9.3',
      chapter: 9,
      title: 'Two pairs',
      body: `Four dice that form two different pairs give 2 points. Before the game this can be set to 1.`,
    },
    {
      id: 'BS-9.4',
      chapter: 9,
      title: 'Where they go',
      body: `Put the points on any of your sides, together or apart, but none above 6. A side at 0 is shielded again at once.`,
    },
    {
      id: 'BS-9.5',
      chapter: 9,
      title: 'Right away',
      body: `Points are placed straight after the volley and all of them, before the next lock is fired along.`,
    },
    {
      id: 'BS-9.6',
      chapter: 9,
      title: 'Always room',
      body: `No point is ever wasted. Extra weapons cost the firing side at least as much Power as their dice can bring back, so
there is always room.`,
    },
    {
      id: 'BS-9.7',
      chapter: 9,
      title: 'Only one way',
      body: `If the points fit in one way only, they are placed for you.`,
    },
    {
      id: 'BS-9.8',
      chapter: 9,
      title: 'What never repairs',
      body: `A single weapon, Sentry Fire and the throw for Priority repair nothing.`,
    },
  ],
};
