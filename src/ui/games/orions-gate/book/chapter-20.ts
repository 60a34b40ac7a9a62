import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter20: Chapter = {
  number: 20,
  title: 'Commands',
  entries: [
    {
      id: 'OG-20.1',
      chapter: 20,
      title: 'Who may do what',
      body: `At every moment the table waits for something definite: a fleet, an edge, a marker, a deployment, the
choice of a ship, its move, its fire, or the answer to a question (where a Warp Drive takes it, where it comes out,
where its debris lies, what its Salvage Arm mends). Only those who are waited for can give it. Conceding and draws are
possible at any time before the end, ending early when one side is alone; spectators can only watch.`,
    },
    {
      id: 'OG-20.2',
      chapter: 20,
      title: 'Using components',
      body: `Cannons of every kind, Railguns, Torpedoes and the Tractor Beam want one target. A Missile Cluster wants
one to three. A Deflector wants a place and a size, a Mine Launcher a place, a Repair Bay a friend and one of its
components. Hangar, Warp Drive and Stealth Generator want nothing.`,
    },
    {
      id: 'OG-20.3',
      chapter: 20,
      title: 'You can always go on',
      body: `There is always something legal to do: hold, move by nothing, end the activation, stay where you are,
decline, come out of a gate or say that there is no room, or leave a ship out. A Salvage Arm with nothing to mend is
not asked about.`,
    },
    {
      id: 'OG-20.4',
      chapter: 20,
      title: 'Which fault you hear of',
      body: `If a command is wrong in several ways you are told the first, in a fixed order: is it the time for it, is it your
turn, does the ship or component exist, may it do that now, are the numbers in bounds, is it in range, is it in sight,
is the way free, is the place good. Fleets and layouts are answered with everything that is wrong with them.`,
    },
    {
      id: 'OG-20.5',
      chapter: 20,
      title: 'After an activation',
      body: `Open questions are answered first. Where stations are checked after every activation, that comes next.
Then the table looks whether the battle has ended, and after that the next ship, phase or round begins.`,
    },
  ],
};
