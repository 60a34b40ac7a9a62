import { inFull } from '../../../../games/skaxar/index.ts';

/** Words written on the drawn table of Skaxar; names and texts of cards come from the game. */
export const tableWords = {
  fleets: { earth: 'Earth', skaxar: 'Skaxar' },
  stats: { firepower: 'Firepower', shield: 'Shield', speed: 'Speed' },
  breaks: 'breaks',
  holds: 'holds',
  /** What a Firepower comes to against a Shield (SK-8.2). */
  against: (brings: number, meets: number) => `${brings} ${brings > meets ? '>' : '\u2264'} ${meets}`,
  /** What a seat is paid, or pays. */
  gained: (money: number) => `${money < 0 ? '\u2212' : '+'}${inFull(Math.abs(money))}`,
  first: '1st',
  second: '2nd',
  /** SK-9.7, SK-9.6. */
  stalemate: (count: number, limit: number) => `Stalemate ${count} of ${limit}`,
  noStalemate: 'No stalemate',
  thisFight: 'this fight',
  noShip: 'No ship',
  bank: 'Bank',
  /** Captions of the piles, whole and where there is little room. */
  piles: {
    fleetDeck: (count: number, short: boolean) => `${short ? 'Deck' : 'Fleet Deck'} ${count}`,
    repairBay: (count: number, short: boolean) => `${short ? 'Bay' : 'Repair Bay'} ${count}`,
    scrapyard: (count: number, short: boolean, owner: string) =>
      short ? `Scrap ${owner} ${count}` : `Scrapyard of ${owner} ${count}`,
    usedCards: (count: number) => `Used ${count}`,
    shopDeck: (count: number, short: boolean) => `${short ? 'Dealer' : 'Arms Dealer'} ${count}`,
    asteroidDeck: (count: number, short: boolean) => `${short ? 'Deck' : 'Asteroids'} ${count}`,
    asteroidsTaken: (count: number) => `Taken ${count}`,
  },
} as const;
