import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter14: Chapter = {
  number: 14,
  title: 'Warp gates, wormholes and several tables',
  entries: [
    {
      id: 'OG-14.1',
      chapter: 14,
      title: 'Where they stand',
      body: `Gates and wormholes may stand on a single table or join up to four. With several tables each one needs a gate or a wormhole, and another
table must have the same kind. Bring 24 points a side or more; a smaller battle is only warned of.`,
    },
    {
      id: 'OG-14.2',
      chapter: 14,
      title: 'Solid all the same',
      body: `Whoever does not go through one treats it as a planet: it stops paths, hides, and covers what it half hides.`,
    },
    {
      id: 'OG-14.3',
      chapter: 14,
      title: 'Through a gate',
      body: `On Move or Cruise name the gate you enter, the gate you leave by and the place where you come out. Your
path ends as soon as your base touches the first gate; the rest of it is not flown, though all of it counts against
your allowance. You come out at most 3″ from the second gate, on any table, facing as you did when you met the first.
Scouts face as they like. A path enters a gate or leaves the table, not both.`,
    },
    {
      id: 'OG-14.4',
      chapter: 14,
      title: 'The place is planned too',
      body: `The place where you come out must be free when you plan: on the table, in nothing solid, 1″ from everybody. If you are destroyed on the way, nothing
comes out. A gate without a second one in the game takes nobody.`,
    },
    {
      id: 'OG-14.5',
      chapter: 14,
      title: 'Arriving',
      body: `What lies at the new place is met there: mines, black holes, markers, artifacts. Touching the second gate does nothing. After a Move you may
fire from where you came out.`,
    },
    {
      id: 'OG-14.6',
      chapter: 14,
      title: 'Pushed into a gate',
      body: `A unit that a ram pushes into a gate does not crash: it is lifted off the table, and its own captain puts it down within 3″ of the nearest other gate,
facing as before. Where no other gate stands, it crashes as into a planet.`,
    },
    {
      id: 'OG-14.7',
      chapter: 14,
      title: 'Pushed into a wormhole',
      body: `It takes one die of damage, with no roll against its Toughness. If it lives, it comes out within 3″ of the nearest other wormhole, or stays where it
was stopped if there is none. Nobody flies into a wormhole by choice.`,
    },
    {
      id: 'OG-14.8',
      chapter: 14,
      title: 'Which one is nearest',
      body: `Measured in whole thousandths of an inch from the centre of the unit, where it was stopped, to the edge of the piece; at equal distance the one listed first. If its
own table has no other, it is the first one listed on the next table that has one, going up and round again.`,
    },
    {
      id: 'OG-14.9',
      chapter: 14,
      title: 'No room to come out',
      body: `If no place is free there, the unit goes back to where it was stopped and takes no further damage.`,
    },
    {
      id: 'OG-14.10',
      chapter: 14,
      title: 'Tractor Beams',
      body: `A pulled unit stops at a gate or wormhole. It never goes in.`,
    },
    {
      id: 'OG-14.11',
      chapter: 14,
      title: 'While it is lifted',
      body: `Until it is put down the unit is on no table and nothing reaches it. It still strikes back at the rammer, and no EMP Blaster disturbs that roll.`,
    },
    {
      id: 'OG-14.12',
      chapter: 14,
      title: 'All tables count',
      body: `Your side deploys along its own edge of every table, as it likes, and a mission looks at all tables together.`,
    },
  ],
};
