/** Words written on the drawn table of Skaxar; names and texts of cards come from the game. */
export const tableWords = {
  fleets: { earth: 'Earth', skaxar: 'Skaxar' },
  stats: { firepower: 'Firepower', shield: 'Shield', speed: 'Speed' },
  breaks: 'breaks',
  holds: 'holds',
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
