import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter10: Chapter = {
  number: 10,
  title: 'Ramming',
  entries: [
    {
      id: 'OG-10.1',
      chapter: 10,
      title: 'Who rams',
      body: `Fighters, Destroyers and Battleships. No turn is made, neither before nor after. Name an enemy you want to strike, or
just a distance.`,
    },
    {
      id: 'OG-10.2',
      chapter: 10,
      title: 'The ram line',
      body: `You fly straight ahead as far as your allowance goes. You need not keep an inch away from anybody on this line, but
you must not run over anybody either.`,
    },
    {
      id: 'OG-10.3',
      chapter: 10,
      title: 'Striking',
      body: `You strike the target if your base meets its base somewhere on the line. You stop where the bases touch.

Example: a Destroyer with 9″ reaches a Fighter dead ahead if its centre is 10.625″ away, and not if it is one mil
farther.`,
    },
    {
      id: 'OG-10.4',
      chapter: 10,
      title: 'Nothing in between',
      body: `Up to the blow the line must be free: no other ship, no solid terrain, no edge of the table. If something else would
be met first, the ram is not possible.`,
    },
    {
      id: 'OG-10.5',
      chapter: 10,
      title: 'Ramming nobody',
      body: `You may ram without a target: any distance straight ahead. Passing close is fine, but where you end you need 1″ around
you. If you began nearer than that to some ship, you must only not end nearer to it.`,
    },
    {
      id: 'OG-10.6',
      chapter: 10,
      title: 'The order of a ram',
      body: `The rammer flies up. The target's Ablative Armor answers. The Strength is rolled, then the blow. If the
target is still there it is pushed, and finally the rammer gets a blow in return. If the rammer is lost before its
blow, it ends there. Questions that came up on the way are asked last, in their order.`,
    },
    {
      id: 'OG-10.7',
      chapter: 10,
      title: 'Strength of a ram',
      body: `A D3, plus 2 for Fighters, 4 for Destroyers, 6 for Battleships. Each working Reinforced Ram brings another D3, and
striking the back one more point.`,
    },
    {
      id: 'OG-10.8',
      chapter: 10,
      title: 'The blow',
      body: `No roll to hit; just two dice for damage against Toughness without cover. It does 1 damage, or 2 in the back. The
rammer's front point, where the bases touch, decides what is the back.`,
    },
    {
      id: 'OG-10.9',
      chapter: 10,
      title: 'The push',
      body: `A die tells how many inches the target is shoved along the rammer's heading. It looks the same way as before. The
rammer itself is not in its way.`,
    },
    {
      id: 'OG-10.10',
      chapter: 10,
      title: 'What stops a push',
      body: `The pushed ship stops before another ship, at solid terrain or at the edge. A ship or the edge does
nothing more to it. A planet or star does, and so does a gate that leads nowhere: it is a collision (OG-11.4). A warp
gate with another one in the game, or a wormhole, swallows the ship instead (OG-14.6, OG-14.7). If a solid piece and
something else stop it at the same spot, the piece counts. Ending in bare contact with a planet, with no inches left,
is no collision.`,
    },
    {
      id: 'OG-10.11',
      chapter: 10,
      title: 'Pushed through trouble',
      body: `Mines, dangerous terrain, markers and artifacts count on the way of a push as they do for a move. A ship
that is lost there stops.`,
    },
    {
      id: 'OG-10.12',
      chapter: 10,
      title: 'The blow in return',
      body: `After the push the rammer takes a blow with the ram Strength of the target's type: always 1 damage, without Reinforced
Rams, never in the back. It comes even if the target was lost. Scouts strike no blow.`,
    },
    {
      id: 'OG-10.13',
      chapter: 10,
      title: 'Both lost',
      body: `A ram can cost both ships. Then both sides score. Artifacts of the target lie where it was lost; the
rammer, which stands still by then, does not pick them up.`,
    },
    {
      id: 'OG-10.14',
      chapter: 10,
      title: 'After a ram',
      body: `The gun is silent, and nobody is boarded. Components may be used as after any action.`,
    },
    {
      id: 'OG-10.15',
      chapter: 10,
      title: 'Close together',
      body: `Rammed ships often stand closer than 1″ afterwards. They may leave as described for moves and rams that start too
close.

Example: a Destroyer with one Reinforced Ram strikes a Fighter in the back. D3s of 2 and 1 make Strength 2 + 4 + 1 + 1
= 8, dice of 1 and 2 make 11, the Fighter's Toughness is 9: 2 damage, and it is gone. Its blow in return comes all the
same.`,
    },
  ],
};
