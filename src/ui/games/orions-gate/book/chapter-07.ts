import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter07: Chapter = {
  number: 7,
  title: 'Seeing and shooting',
  entries: [
    {
      id: 'OG-7.1',
      chapter: 7,
      title: 'The gun',
      body: `Every ship has a gun, Scouts included. It fires once at one enemy, after Hold or Move. It has to fire before you use
any component, and after a Cruise or a Ram it stays silent.`,
    },
    {
      id: 'OG-7.2',
      chapter: 7,
      title: 'Valid targets',
      body: `Your target is an enemy ship that is still there, not farther away than the weapon's range, and not wholly hidden.
Guns swivel: your heading does not limit them, but shots are seen from the front point.`,
    },
    {
      id: 'OG-7.3',
      chapter: 7,
      title: 'Line of sight',
      body: `You can shoot at what you can see at least a sliver of. Only solid terrain hides anything. Ships do not get in the way
of each other's shots, and nor do nebulas, asteroids or black holes.`,
    },
    {
      id: 'OG-7.4',
      chapter: 7,
      title: 'The hidden share',
      body: `How much of a base is hidden is worked out exactly, as an angle: the base fills part of your field of view, and
planets in between cover part of that. The covered part, as a percentage, is the hidden share. Something behind the
target hides nothing.

Example: a Destroyer 20″ off with a planet of 2″ radius whose rim just reaches the line between you is hidden by
exactly 50 %.`,
    },
    {
      id: 'OG-7.5',
      chapter: 7,
      title: 'Cover',
      body: `A target in cover is tougher by 1 against guns and components. Two reasons for cover are no better than
one. Against rams, collisions, mines and black holes cover is no use.`,
    },
    {
      id: 'OG-7.6',
      chapter: 7,
      title: 'Nebulas and asteroids',
      body: `They give cover to a ship that touches them, and to a ship behind them, that is, when the line from your front point
to its centre meets the piece. If your own base touches the piece you look out from it, and what is behind has no
cover from that piece. A target that touches it still has.`,
    },
    {
      id: 'OG-7.7',
      chapter: 7,
      title: 'Half hidden',
      body: `When solid terrain hides at least half of your target, but not all, it has cover.

Example: 49.9 % hidden gives none, 50 % does.`,
    },
    {
      id: 'OG-7.8',
      chapter: 7,
      title: 'To hit',
      body: `Throw two dice and add the weapon's Accuracy. Reach the Evasion of the target and you hit.`,
    },
    {
      id: 'OG-7.9',
      chapter: 7,
      title: 'To damage',
      body: `After a hit, throw two dice and add the Strength. Reach the Toughness of the target and it takes 1 damage.`,
    },
    {
      id: 'OG-7.10',
      chapter: 7,
      title: 'In the back',
      body: `Shoot or ram a ship from its back quarter (your front point must be in it), and you have Strength +1,
while the damage is 2 instead of 1. This goes for guns, components and rams, but not for the blow a rammed ship
strikes back, nor for collisions, mines and black holes.`,
    },
    {
      id: 'OG-7.11',
      chapter: 7,
      title: 'What changes the numbers',
      body: `Accuracy: 1 more for each working Precision Sensor, 1 more near a marker that helps to aim, 2 less in
stealth mode. Strength: 1 more from behind. Toughness: 1 more for each working Shield, 1 near a marker that protects,
2 in stealth mode, and 1 for cover. Evasion never changes. The moment of the roll decides, so a Shield lost to the
first shot does not help against the second.`,
    },
    {
      id: 'OG-7.12',
      chapter: 7,
      title: 'Which dice fall',
      body: `Two dice to hit and, only if you hit, two to damage. Under EMP each pair brings a third die. Dice fall even if the
result is clear beforehand.`,
    },
    {
      id: 'OG-7.13',
      chapter: 7,
      title: 'Hopeless shots',
      body: `You may take a shot that cannot succeed. You are warned before you do.

Example: a Fighter shooting at a Destroyer from the front needs 5+ to hit and 9+ to damage; from behind 8+ is enough.`,
    },
  ],
};
