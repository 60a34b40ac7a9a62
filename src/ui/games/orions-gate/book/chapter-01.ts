import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter01: Chapter = {
  number: 1,
  title: 'Principles',
  entries: [
    {
      id: 'OG-1.1',
      chapter: 1,
      title: 'Nothing is left to argue about',
      body: `The original rules ask players to settle doubts between themselves. This table cannot do that, so it has one fixed
answer for each doubtful case. Where taste differs, you find a setting on the new-battle screen instead.`,
    },
    {
      id: 'OG-1.2',
      chapter: 1,
      title: 'One base, one unit',
      body: `Three little darts on a stand are still one unit. Whatever stands on a base, all measuring, moving and shooting is
done with the base.`,
    },
    {
      id: 'OG-1.3',
      chapter: 1,
      title: 'Two sides',
      body: `Every ship fights for side A or for side B and obeys one captain of that side. Only a boarding changes
that: a captured ship goes over to the captain who took it (OG-13.6).`,
    },
    {
      id: 'OG-1.4',
      chapter: 1,
      title: 'Scouts are ships too',
      body: `A squadron is simply another name for a Scouts base. If a rule speaks of ships, Scouts are included, unless that rule
leaves them out expressly: they carry no components and cannot ram, for instance.`,
    },
    {
      id: 'OG-1.5',
      chapter: 1,
      title: 'Dice',
      body: `Only ordinary six-sided dice are used. A D3 is a die read in pairs: 1 and 2 count as 1, 3 and 4 as 2, 5 and 6 as 3.
Two dice added together are called 2D6, and "7+" means seven or better.

Example: a die that shows 4, read as a D3, gives 2.`,
    },
    {
      id: 'OG-1.6',
      chapter: 1,
      title: 'Roll-off',
      body: `To decide who goes first each side throws a die, A before B. The better die wins; on equal dice both throw once more.

Example: 4 and 4, then 2 for A and 5 for B: side B has won, and four dice were spent.`,
    },
    {
      id: 'OG-1.7',
      chapter: 1,
      title: 'Nothing is automatic',
      body: `Double six is no sure hit and double one no sure miss. If two dice need 2 or less you cannot fail; if they need 13 or
more you cannot succeed. The dice are thrown anyway, so that the sequence of dice never depends on hopeless shots.`,
    },
    {
      id: 'OG-1.8',
      chapter: 1,
      title: 'One thing at a time',
      body: `A command is carried out to its last die before anybody may do anything else. Questions it raised (where will your
Warp Drive put you?) are then asked in the order in which they arose, and a question raised by an answer waits at the
end of the queue. Apart from such questions nobody acts out of turn.`,
    },
    {
      id: 'OG-1.9',
      chapter: 1,
      title: 'Fixed orders',
      body: `When several things happen together, the order is always the same. Units: side A before side B, captain
after captain, each in the order of the fleet list; a captured ship keeps its place. Components: from the left.
Terrain, mines and markers: in the order in which they were made.`,
    },
    {
      id: 'OG-1.10',
      chapter: 1,
      title: 'What adds up',
      body: `Two Shields are better than one, and the same is true of Precision Sensors, Engines, Reinforced Rams,
Barracks, Boarding Pods and Ablative Armor. Two EMP Blasters, two Inhibitors or two Stealth Generators do no more than
one, and neither do two mysterious markers of one kind; movement is halved once, and cover counts once, however many
reasons there are. With a setting, extra copies of a passive kind are worth nothing: just the first one from the left
that still works is counted.`,
    },
    {
      id: 'OG-1.11',
      chapter: 1,
      title: 'Look and names',
      body: `A battle may be dressed up as a space fight, a dogfight or a naval action. Only pictures and words change.`,
    },
  ],
};
