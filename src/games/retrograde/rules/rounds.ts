/** RG-4.3: two turns, one of each player, are a round. */
export const roundOf = (turn: number): number => Math.ceil(turn / 2);
