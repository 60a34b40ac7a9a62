import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter01: Chapter = {
  number: 1,
  title: 'The war for one planet',
  entries: [
    {
      id: 'SK-1.1',
      chapter: 1,
      title: 'The story',
      body: `Hundreds of years from today, explorers from Earth at last find what they were looking for: a green, empty world where people
could live. They are not the only ones. The Skaxar have set their eyes on it too, and they do not share. This is the war for that
planet; the story colours the table and changes nothing in the rules.`,
    },
    {
      id: 'SK-1.2',
      chapter: 1,
      title: 'Two fleets',
      body: `You and one opponent each lead 25 ships. Turn by turn one ship of either side is turned up, both of you shop at the same
Arms Dealer, and then the ships shoot.`,
    },
    {
      id: 'SK-1.3',
      chapter: 1,
      title: 'How it is won',
      body: `Whoever has no ship left to send into the fight has lost. The details, and what happens when it strikes both at once, stand
in SK-12.1 and after.`,
    },
    {
      id: 'SK-1.4',
      chapter: 1,
      title: 'Five ideas',
      body: `Everything turns on five things:

- Attack: your Firepower against their Shield (SK-8.2).
- Defend: your Shield against their Firepower (SK-8.3).
- Destroy: what is beaten goes to the Scrapyard, and its price to the winner (SK-8.5).
- Spend: money is short, so think before you buy (SK-6.5).
- Trade: the Arms Dealer takes no side and sells to both (SK-6.4).`,
    },
    {
      id: 'SK-1.5',
      chapter: 1,
      title: 'Quick play',
      body: `The game is made for anybody from ten to fifty who likes spaceships, and it should move along. Whenever you could do nothing
anyway, the table does not ask: it goes on (SK-5.3, SK-6.11, SK-10.4).`,
    },
    {
      id: 'SK-1.6',
      chapter: 1,
      title: 'Who made it',
      body: `A design by Team Narwhal: Mitchell Martin, Allante Means and Hunter Marquis. Their sheets of ships, prices and asteroids were
not to be had: those numbers, the names of the ships and 21 of the Arms Dealer’s cards are this project’s own.`,
    },
  ],
};
