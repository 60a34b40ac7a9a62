import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter06: Chapter = {
  number: 6,
  title: 'Activation and movement',
  entries: [
    {
      id: 'OG-6.1',
      chapter: 6,
      title: 'Four steps',
      body: `An activation goes like this: name the ship and its action (Engine dice fall at once), make the move, fire, end. An
action once named stays.`,
    },
    {
      id: 'OG-6.2',
      chapter: 6,
      title: 'Actions',
      body: `There are four: Hold to stay and aim, Move to move and still fire the gun, Cruise to go far, Ram to strike. Ramming is
not for Scouts.`,
    },
    {
      id: 'OG-6.3',
      chapter: 6,
      title: 'How far',
      body: `Scouts move 10″ or cruise 15″; Fighters 8″ or 12″; Destroyers 6″ or 9″; Battleships 4″ or 6″. A ram reaches as far as
a cruise.`,
    },
    {
      id: 'OG-6.4',
      chapter: 6,
      title: 'Engines',
      body: `Each Engine that works gives one die of extra inches to a Move, two dice to a Cruise or Ram, and nothing to a Hold.
You see the dice before you plan.

Example: a Fighter on Move with an Engine that rolls 4 has 12″.`,
    },
    {
      id: 'OG-6.5',
      chapter: 6,
      title: 'Inhibited',
      body: `If an enemy Inhibitor works within 12″ when you name your action, or a marker that halves moves lies
within 3″ (OG-15.2), everything you may move, Engine dice included, is cut in half. Half inches survive; two reasons
do not make it a quarter. What others do to you (pushing, pulling), a jump by Warp Drive and the way out of a gate
keep their full length. Example: 21″ on Cruise become 10.5″.`,
    },
    {
      id: 'OG-6.6',
      chapter: 6,
      title: 'Hold',
      body: `The ship stays and may look in any direction afterwards.`,
    },
    {
      id: 'OG-6.7',
      chapter: 6,
      title: 'Moving a ship',
      body: `Anything bigger than Scouts flies straight, turns once on the spot, and flies straight again. You choose both
distances and the turn of up to 90° either way. The turn costs nothing, and it may come first or last: just make one
distance zero. Together the distances stay within what the action allows.

Example: a Destroyer may fly 3″, turn left 45° and fly 3″ more, for all its 6″.

With a setting, the turn on a Cruise shrinks to 45°.`,
    },
    {
      id: 'OG-6.8',
      chapter: 6,
      title: 'Where a path ends',
      body: `Both straight parts are added up exactly, then the end is set to the nearest mil. What you pay for is the distance you
chose, so nobody wins a mil by clever rounding.`,
    },
    {
      id: 'OG-6.9',
      chapter: 6,
      title: 'Moving Scouts',
      body: `Scouts fly from point to point, with up to a hundred corners, and end looking wherever they like. Each corner must
differ from the one before. All stretches together count; a path may come out a fraction of a mil longer than allowed,
as points are whole mils, but not a mil.

Example: from (10″, 10″) to (16″, 18″) is exactly 10″.`,
    },
    {
      id: 'OG-6.10',
      chapter: 6,
      title: 'Keep your distance',
      body: `On Move and Cruise there must always be 1″ between your base and every other one, friendly or not, along the entire
way. Exactly 1″ is enough.

Did you start closer than that? Then you may go, as long as you do not come nearer to that ship on the way. Turning is
never a problem.`,
    },
    {
      id: 'OG-6.11',
      chapter: 6,
      title: 'Solid things',
      body: `You cannot fly through planets and stars, nor through warp gates and wormholes: a gate is entered, never
crossed. Touching them in passing is allowed. Nebulas, asteroids, black holes, markers and mines stop nobody.`,
    },
    {
      id: 'OG-6.12',
      chapter: 6,
      title: 'Staying on the table',
      body: `At each corner of a path and at its end the base must lie completely on the table. Only a ship that
carries an artifact away may go over the edge (OG-16.9).`,
    },
    {
      id: 'OG-6.13',
      chapter: 6,
      title: 'What you meet on the way',
      body: `Flying, ramming, being pushed, being pulled, jumping and coming out of a gate or wormhole are all
displacements, and a displacement meets things where it first comes near enough. At each step enemy mines within 3″ go
off first, then dangerous pieces are entered, then mysterious markers within 3″ speak, and last an artifact your base
touches is taken aboard. If you jump or come out somewhere, only the new place counts. A turn on the spot, or a move
of no length, meets nothing.`,
    },
    {
      id: 'OG-6.14',
      chapter: 6,
      title: 'Lost on the way',
      body: `A ship that is lost while moving goes no further. The rest of its activation is lost too, and no more dice fall for
it.`,
    },
    {
      id: 'OG-6.15',
      chapter: 6,
      title: 'Having moved',
      body: `A ship has "moved" once its own action or its Warp Drive has put it somewhere else. A turn alone does not count.`,
    },
    {
      id: 'OG-6.16',
      chapter: 6,
      title: 'Moving nowhere',
      body: `A Move or a Cruise may have length zero. It still is a Move or a Cruise: after the Cruise your gun is silent, and the
turn is limited as usual. Only Hold turns you right round.`,
    },
    {
      id: 'OG-6.17',
      chapter: 6,
      title: 'You need not use it all',
      body: `Inches that Engines rolled may be left unused, like all others.`,
    },
  ],
};
