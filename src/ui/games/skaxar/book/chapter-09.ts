import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter09: Chapter = {
  number: 9,
  title: 'Stalemates',
  entries: [
    {
      id: 'SK-9.1',
      chapter: 9,
      title: 'Nobody breaks through',
      body: `If neither Firepower passes the Shield it meets, everything stays on the table, ships and items, and the next two ships are
flipped.`,
    },
    {
      id: 'SK-9.2',
      chapter: 9,
      title: 'No Recovery',
      body: `Nobody is paid, nobody harvests, and the Shop is not filled.`,
    },
    {
      id: 'SK-9.3',
      chapter: 9,
      title: 'Helpers leave',
      body: `Ships that came by Reinforcements! return to their Repair Bay right away and are missing from the next round. A repaired ship
remains.`,
    },
    {
      id: 'SK-9.4',
      chapter: 9,
      title: 'The sums grow',
      body: `The new ships and whatever is bought now are added to what already stands there. It is always the whole that is compared.`,
    },
    {
      id: 'SK-9.5',
      chapter: 9,
      title: 'And grow',
      body: `One stalemate may follow another, and the pile gets higher. Whoever breaks it takes it all: every ship of the loser is lost,
every one is paid for.`,
    },
    {
      id: 'SK-9.6',
      chapter: 9,
      title: 'The limit',
      body: `A battle bears only so many stalemates: by default the fifth in a row is decided by force (2 to 10 in the set-up). Each side adds
its Firepower and its Shield into one number. The larger number wins the battle; if they are equal, both sides are destroyed. Helpers
count here. Then everything goes on as after any other victory.`,
    },
    {
      id: 'SK-9.7',
      chapter: 9,
      title: 'Counting them',
      body: `Each stalemate adds one to the count of the battle, and a decision sets it back to nothing. You see the count beside the table.`,
    },
    {
      id: 'SK-9.8',
      chapter: 9,
      title: 'It must end',
      body: `Every battle costs somebody a ship, and there are 50 ships and 11 Repair cards. So with the usual limit no game can see more
than 305 combats; in practice about 36 turns are played.`,
    },
  ],
};
