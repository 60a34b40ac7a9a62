import { count, list } from '../../../kit/words/text.ts';

/** Sentences of "Why?" of Orion's Spur. */
export const spurWhy = {
  attacks: (ship: string, source: string, harms: string) => `${source} of ${ship} (${harms} if nobody answers)`,
  nothing: 'no damage',
  harm: (ship: string, damage: number, destroyed: boolean) =>
    destroyed ? `${ship} destroyed` : `${damage} damage to ${ship}`,
  answers: (ship: string, source: string, after: string, before: string) =>
    `answering with ${source} of ${ship} (${after === before ? `${after} all the same` : `${after} instead of ${before}`})`,
  passes: (after: string) => `letting it stand (${after})`,
  regroups: (energy: number, ready: number, cards: number) =>
    `to regroup (${list([
      `${energy} energy`,
      ...(ready > 0 ? [`${count(ready, 'ship')} ready again`] : []),
      ...(cards > 0 ? [count(cards, 'card')] : []),
    ])})`,
  plays: (card: string, ship: string | null) => `${card}${ship === null ? '' : ` on ${ship}`}`,
  orders: {
    suppress: (ship: string | null, target: string | null) => `suppressing ${target} with ${ship}`,
    flockActivate: (ship: string | null) => `the activation of ${ship}`,
    finishAttacks: () => 'to finish the attacks',
    endTurn: () => 'to end the turn',
    reorganize: () => 'the formation',
    reviseTactics: (_ship: string | null, card: string | null) =>
      `Revise Tactics${card === null ? '' : ` with ${card}`}`,
    storeRepair: (_ship: string | null, card: string | null) => `${card ?? 'a card'} for the reserve`,
    repairForRecruit: () => 'a trade of cards for recruitment',
    chooseDiscard: () => 'the discard',
  },
  recruits: (design: string, cost: number) => `${design} for ${cost} recruitment`,
} as const;
