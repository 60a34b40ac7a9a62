/** Words that are written on the table. */
export const tableWords = {
  suppressed: 'suppressed',
  overcharged: 'overcharged',
  suppressedShort: 'held',
  overchargedShort: 'turned',
  out: 'out of the game',
  points: (vp: number, goal: number | null) => (goal === null ? `${vp} VP` : `${vp} of ${goal} VP`),
  together: (points: string) => `${points} together`,
  ally: (name: string) => `${name}, ally`,
  recruitment: (points: number) => `${points} recruitment`,
  cards: (hand: number, deck: number, discard: number) => `${hand} in hand, ${deck} left, ${discard} used`,
  inHand: (hand: number) => `${hand} in hand`,
  destroyed: 'destroyed',
  scored: (vp: number) => `+${vp} VP`,
  after: (shield: number, hull: number) => `${shield} / ${hull}`,
  unhurt: 'unhurt',
  loses: (shield: number, hull: number) =>
    [shield > 0 && `\u2212${shield} shield`, hull > 0 && `\u2212${hull} hull`].filter(Boolean).join(', ') || '\u22120',
  gains: (n: number, stat: 'shield' | 'hull' | 'energy') => `+${n} ${stat}`,
  recruits: (n: number) => `+${n} recruitment`,
  nothing: 'comes to nothing',
  splash: (n: number) => `splash ${n}`,
} as const;
