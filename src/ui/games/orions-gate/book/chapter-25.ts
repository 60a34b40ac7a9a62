import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter25: Chapter = {
  number: 25,
  title: 'Measuring aids',
  entries: [
    {
      id: 'OG-25.1',
      chapter: 25,
      title: 'Measure whenever you want',
      body: `Before you decide, on the enemy's turn, as a spectator: measuring is always open. It throws no dice, changes nothing
and tells no secrets.`,
    },
    {
      id: 'OG-25.2',
      chapter: 25,
      title: 'Rulers',
      body: `Lay one between ships, markers, mines, terrain or points. It shows the gap, the distance of the centres,
the bearing, and in which quarter each end sees the other.`,
    },
    {
      id: 'OG-25.3',
      chapter: 25,
      title: 'Range rings',
      body: `Round every ship, yours or not: the reach of its gun and components, of Inhibitors and EMP Blasters, of a
boarding, and the inch that must stay free. Round markers, stations, mines and gates 3″, round the centre of a table
12″.`,
    },
    {
      id: 'OG-25.4',
      chapter: 25,
      title: 'Sectors',
      body: `The four quarters of any ship, whether you would strike a target in the back, and which way its
components face where arcs are played.`,
    },
    {
      id: 'OG-25.5',
      chapter: 25,
      title: 'Line-of-sight fan',
      body: `From any ship, or its ghost, to any other: how much is hidden, by what, and why there is cover.`,
    },
    {
      id: 'OG-25.6',
      chapter: 25,
      title: 'Reach',
      body: `For each action: how far a ship can go. With Engines you see the least, the average and the most; halved
if an Inhibitor or a marker does that.`,
    },
    {
      id: 'OG-25.7',
      chapter: 25,
      title: 'Threat area',
      body: `Everything a ship could shoot at after a move. For one ship, or for many together.`,
    },
    {
      id: 'OG-25.8',
      chapter: 25,
      title: 'Ghosts',
      body: `Try a ship at any place or along any path. You are told what it would meet and where, and from the ghost you can
measure on.`,
    },
    {
      id: 'OG-25.9',
      chapter: 25,
      title: 'Odds on hand',
      body: `For any attack, ram, mine, collision or boarding, from where a ship is or from where a ghost is.`,
    },
    {
      id: 'OG-25.10',
      chapter: 25,
      title: 'How it stands',
      body: `The score if the battle ended now, stations looked at first; who holds or contests each marker and
station; the zones, and the points that stand in them or near the centre.`,
    },
    {
      id: 'OG-25.11',
      chapter: 25,
      title: 'Why not?',
      body: `Ask what a command would be answered without really giving it. You get the same sentence.`,
    },
    {
      id: 'OG-25.12',
      chapter: 25,
      title: 'Private',
      body: `What you measure only you see, unless you share it.`,
    },
  ],
};
