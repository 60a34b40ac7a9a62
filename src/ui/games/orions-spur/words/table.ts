import type { Packet } from '../../../../games/orions-spur/index.ts';

/** Words that are written on the table. */
export const tableWords = {
  suppressed: 'suppressed',
  overcharged: 'overcharged',
  out: 'out of the game',
  points: (vp: number, goal: number | null) => (goal === null ? `${vp} VP` : `${vp} of ${goal} VP`),
  recruitment: (points: number) => `${points} recruitment`,
  cards: (hand: number, deck: number, discard: number) => `${hand} in hand, ${deck} left, ${discard} used`,
  packet: ({ shield, any, hull }: Packet): string =>
    [shield > 0 && `${shield} shield`, any > 0 && `${any}`, hull > 0 && `${hull} hull`].filter(Boolean).join(' + ') ||
    '0',
  destroyed: 'destroyed',
  scored: (vp: number) => `+${vp} VP`,
  after: (shield: number, hull: number) => `${shield} / ${hull}`,
  unhurt: 'unhurt',
} as const;
