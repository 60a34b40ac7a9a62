import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter09: Chapter = {
  number: 9,
  title: 'Components',
  entries: [
    {
      id: 'OG-9.1',
      chapter: 9,
      title: 'When',
      body: `Components are used in the fire step, in any order, after the gun. With the first one you give up the gun, if it has
not fired yet.`,
    },
    {
      id: 'OG-9.2',
      chapter: 9,
      title: 'Once each',
      body: `Every component that is used at all is used at most once in an activation. Two Cannons are two components: they may
shoot at different ships. You never have to use one.`,
    },
    {
      id: 'OG-9.3',
      chapter: 9,
      title: 'Kinds of component',
      body: `Attack: rolls to hit. Active: does something else, once. Toggle: switched on or off. Aura and passive: work all the
time by themselves. Triggered: work when something happens to the ship.`,
    },
    {
      id: 'OG-9.4',
      chapter: 9,
      title: 'Own numbers',
      body: `A Cannon shoots with the Accuracy and the Strength of a Cannon, whatever ship carries it. What improves the ship, such
as a Precision Sensor, improves its components too.`,
    },
    {
      id: 'OG-9.5',
      chapter: 9,
      title: 'Range and sight',
      body: `Weapons with a target of their own, and the Tractor Beam, have a range and need to see. All other components need no
sight.`,
    },
    {
      id: 'OG-9.6',
      chapter: 9,
      title: 'After which action',
      body: `Components may be used after any action, even a Cruise or Ram. A setting forbids it after these two; what works by
itself keeps working.`,
    },
    {
      id: 'OG-9.7',
      chapter: 9,
      title: 'Destroyed means destroyed',
      body: `From the moment a component is destroyed it has no effect, and the numbers of its ship change that instant.`,
    },
    {
      id: 'OG-9.8',
      chapter: 9,
      title: 'Lost while in use',
      body: `Should a component be destroyed in the middle of its own use, that use is still finished, provided its ship survives.`,
    },
    {
      id: 'OG-9.11',
      chapter: 9,
      title: 'Ablative Armor',
      body: `Works when an enemy rams you, before the blow lands. One die for each working copy: on 4 or better the rammer takes 1
damage. The dice fall one by one and stop when the rammer is gone.`,
    },
    {
      id: 'OG-9.12',
      chapter: 9,
      title: 'Cannon',
      body: `Range 18″, Accuracy 3, Strength 5, one target.`,
    },
    {
      id: 'OG-9.13',
      chapter: 9,
      title: 'EMP Blaster',
      body: `Enemies within 12″ have bad luck: each time they roll, their highest die is thrown again and the new one stands,
better or worse. Of two equal dice the earlier is thrown again. A second Blaster changes nothing.

Example: 6 and 2 are rolled; the 6 is thrown again and shows 4. The result is 6.`,
    },
    {
      id: 'OG-9.14',
      chapter: 9,
      title: 'Engine',
      body: `More inches, rolled when you name the action. Every copy rolls for itself.`,
    },
    {
      id: 'OG-9.15',
      chapter: 9,
      title: 'Giga Cannon',
      body: `Range 6″, Accuracy 2, Strength 8, one target. Short, but it bites.`,
    },
    {
      id: 'OG-9.16',
      chapter: 9,
      title: 'Hangar',
      body: `Swarms out at every enemy within 6″ at once, with Accuracy 6 and Strength 0, and needs no sight. A target has cover
from it only by touching a nebula or an asteroid field. There must be at least one enemy in reach.`,
    },
    {
      id: 'OG-9.17',
      chapter: 9,
      title: 'Inhibitor',
      body: `Halves the movement of enemies that are within 12″ when they name their action.`,
    },
    {
      id: 'OG-9.18',
      chapter: 9,
      title: 'Missile Cluster',
      body: `Range 12″, Accuracy 3, Strength 3, up to three different targets. Name them all first; they are attacked in that
order. If one is lost before its missile arrives, that missile is wasted.`,
    },
    {
      id: 'OG-9.19',
      chapter: 9,
      title: 'Precision Sensor',
      body: `Accuracy +1 for all attacks of the ship, gun and components alike.`,
    },
    {
      id: 'OG-9.20',
      chapter: 9,
      title: 'Railgun',
      body: `Range 48″, Accuracy 0, Strength 4, one target.`,
    },
    {
      id: 'OG-9.21',
      chapter: 9,
      title: 'Reinforced Ram',
      body: `When this ship rams, a D3 is added to the Strength, for each copy. It does not help when others ram you.`,
    },
    {
      id: 'OG-9.22',
      chapter: 9,
      title: 'Shield',
      body: `Toughness +1.

Example: three Shields make a Destroyer as tough as 14.`,
    },
    {
      id: 'OG-9.23',
      chapter: 9,
      title: 'Torpedo',
      body: `Range 36″, Accuracy 0, Strength 6, one target.`,
    },
    {
      id: 'OG-9.24',
      chapter: 9,
      title: 'Tractor Beam',
      body: `Picks an enemy within 18″ that you can see, and pulls it straight toward you by as many inches as a die shows. It
stops short of anything in its way: 1″ from any ship, at solid terrain, at the edge of the table. Stopping does not
hurt it, and it keeps its heading; a black hole on the way does hurt.

Example: a Fighter 10″ away, and a 6: it ends 6″ nearer.`,
    },
    {
      id: 'OG-9.25',
      chapter: 9,
      title: 'Warp Drive',
      body: `Throw two dice. Then set your ship down again anywhere within that many inches of where it was, measured from centre
to centre, or stay. Whatever lies between does not matter, the new place must be a proper one, and the heading
remains. You have moved.

Example: with 3 and 4 a jump of 7.000″ is fine, one of 7.001″ is not.`,
    },
    {
      id: 'OG-9.31',
      chapter: 9,
      title: 'Armored Plating',
      body: `Advanced. Nothing but boxes, and four of them. One a ship.`,
    },
    {
      id: 'OG-9.32',
      chapter: 9,
      title: 'Barracks',
      body: `Advanced. Adds 1 to the result of a boarding, whether you board or are boarded. Several add up.`,
    },
    {
      id: 'OG-9.33',
      chapter: 9,
      title: 'Boarding Pods',
      body: `Advanced. You board from 3″ farther away for each one that works.`,
    },
    {
      id: 'OG-9.34',
      chapter: 9,
      title: 'Deflector',
      body: `Advanced. Only while your ship has not changed place in this activation: it throws out a round cloud of 1″ to 3″ across,
within 3″ of your base, at least 1″ from every enemy and wholly on the table. It obscures like an asteroid field, may lie over your own
ships and other terrain, and stays. A setting can limit how many one Deflector keeps up; the oldest then goes.

Example: from a Destroyer at 20.000″ a cloud 3″ across may have its centre at 25.500″, no farther.`,
    },
    {
      id: 'OG-9.35',
      chapter: 9,
      title: 'Mine Launcher',
      body: `Advanced. Lays a mine within 6″ of your base, anywhere but on something solid. It is yours for good. When an enemy changes
place within 3″ of it, it goes off: a sure hit with the Strength of one die and 1 more, and the mine is used up. Lying still, turning and
laying it do not set it off. EMP does not touch its dice.

Example: an enemy 2″ from a new mine holds, and nothing happens; the smallest move sets it off.`,
    },
    {
      id: 'OG-9.36',
      chapter: 9,
      title: 'Plasma Cannon',
      body: `Advanced. Range 24″, Accuracy 3, Strength 5. If both dice to hit show 1 it backfires: your ship takes 2 damage at once, and if it
still flies, the attack goes on. Under EMP the dice after the new throw count.`,
    },
    {
      id: 'OG-9.37',
      chapter: 9,
      title: 'Repair Bay',
      body: `Advanced. Takes one box of damage off a friendly ship within 3″; you name the component. It does not repair its own ship unless a setting allows it. One a ship.`,
    },
    {
      id: 'OG-9.38',
      chapter: 9,
      title: 'Salvage Arm',
      body: `Advanced. When another friendly ship within 6″ is lost, Scouts too, you may take one box of damage off yours. The distance counts
from where the lost ship stood, and the arm must work at that moment. One a ship.`,
    },
    {
      id: 'OG-9.39',
      chapter: 9,
      title: 'Stealth Generator',
      body: `Advanced. Using it switches it on or off; it begins switched off. While one that works is on, your ship
has 2 more Toughness and 2 less Accuracy, no matter how many are on. A Generator that is destroyed is off for good,
and with the last one the effect ends at once. Being used after the gun, it does not spoil the shot just fired.`,
    },
    {
      id: 'OG-9.40',
      chapter: 9,
      title: 'Tsunami Cannon',
      body: `Advanced. Range 48″, Accuracy 0. Its Strength is 4 for every full round it has kept silent since its last shot, or since the battle
began. One a ship.

Example: silent so far, it has Strength 0, 4, 8 and 12 in rounds 1 to 4.`,
    },
    {
      id: 'OG-9.50',
      chapter: 9,
      title: 'Which rolls EMP spoils',
      body: `All rolls that a ship makes itself: its Engines, its shots and their damage, everything about its rams,
the die of its Ablative Armor, the blow it strikes back, its Tractor Beam, its Warp Drive, its die in a boarding, and
its die near a marker that strikes. Rolls that no ship makes stay as they are: roll-offs, missions and markers, black
holes and wormholes, collisions, mines, and the damage of a tied boarding.

What matters is where the rolling ship stands at that very moment. A lost ship is out of reach of EMP.`,
    },
  ],
};
