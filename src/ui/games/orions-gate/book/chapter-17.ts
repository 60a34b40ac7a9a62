import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter17: Chapter = {
  number: 17,
  title: 'Several captains a side',
  entries: [
    {
      id: 'OG-17.1',
      chapter: 17,
      title: 'Up to four a side',
      body: `One to four captains lead a side; the two sides need not have the same number.`,
    },
    {
      id: 'OG-17.2',
      chapter: 17,
      title: 'Dividing the points',
      body: `The points of a side are divided evenly, and what does not divide is lost: 24 points for three captains are 8 each. With
pooled points the captains divide them as they please, but whoever hands in a fleet leaves at least 1 point to each team mate who has
none yet.`,
    },
    {
      id: 'OG-17.3',
      chapter: 17,
      title: 'Limits of the side',
      body: `What is limited is limited for the side as a whole: its captains together field one Battleship for every full 12 points
of the game. With small shares nobody can pay for one.`,
    },
    {
      id: 'OG-17.4',
      chapter: 17,
      title: 'Deploying together',
      body: `All captains of a side use the same edge. When it is their side's turn to deploy, they place their ships
in whatever order they like, and each ends their own deployment.`,
    },
    {
      id: 'OG-17.5',
      chapter: 17,
      title: 'One side, one cause',
      body: `Scores, objectives and zones belong to sides, and so do friend and foe: a Repair Bay or a Salvage Arm
works on the ship of a team mate, and mines leave their ships in peace.`,
    },
    {
      id: 'OG-17.6',
      chapter: 17,
      title: 'Whose turn it is',
      body: `The sides take turns ship by ship. When it is your side's turn, any of its captains may act with a ship
of their own; whoever is first has it. Nobody gives orders to the ships of a team mate.`,
    },
    {
      id: 'OG-17.7',
      chapter: 17,
      title: 'Decisions of a side',
      body: `Any captain of the side may choose its edge or place its markers and stations. A question about a ship (a jump, an exit,
debris, salvage) is put to the captain of that ship.`,
    },
  ],
};
