import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter19: Chapter = {
  number: 19,
  title: 'End and score',
  entries: [
    {
      id: 'OG-19.1',
      chapter: 19,
      title: 'After the last round',
      body: `Scores are compared when all rounds have been played. Whoever has more wins; the same on both sides means that nobody
does.`,
    },
    {
      id: 'OG-19.2',
      chapter: 19,
      title: 'Early end',
      body: `If one side has no ship left in Annihilation, or nobody has one at all, the battle is over at once. This is tested
from the beginning of round 1, after each command.`,
    },
    {
      id: 'OG-19.3',
      chapter: 19,
      title: 'Alone on the table',
      body: `In every other mission the side that is left over plays on by itself until the last round is done.`,
    },
    {
      id: 'OG-19.4',
      chapter: 19,
      title: 'Calling it done',
      body: `That side may end the battle whenever it would have to choose a ship. Stations are looked at once more, and the mission is scored as
things stand.`,
    },
    {
      id: 'OG-19.5',
      chapter: 19,
      title: 'Giving up and draws',
      body: `A captain may concede at any time. The enemy wins when everyone on a side has done so; until then the
team mates of whoever has conceded take over: they lead the ships left behind, answer for them, hand in the fleet if
it is missing and deploy it, and their word on a draw counts for both. A draw can be offered at any time too; it is
one when all agree.`,
    },
    {
      id: 'OG-19.6',
      chapter: 19,
      title: 'The result',
      body: `At the end you see who won or that it is a draw, the scores, the points each side destroyed, how many rounds were
played, and why the battle ended: all rounds played, nobody left, ended early by a lone side, a concession, or a draw by agreement.`,
    },
  ],
};
