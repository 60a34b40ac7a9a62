import type { CombatOutcome } from '../../../../games/skaxar/index.ts';
import { list } from '../../../kit/words/text.ts';
import { money } from './log.ts';

/** How a fight ends for the one who bought. */
const ends = { won: 'it wins this fight', lost: 'it loses this fight', both: 'both fall', none: 'nobody falls' };
const mayEnd = { won: 'to win this fight', lost: 'to lose it', both: 'that both fall', none: 'of a stalemate' };

/** An outcome as the side of a seat sees it. */
export function endFor(outcome: CombatOutcome, seat: string): keyof typeof ends {
  if (outcome === 'stalemate') return 'none';
  if (outcome === 'bothDestroyed') return 'both';
  return (outcome === 'aWins') === (seat === 'A') ? 'won' : 'lost';
}

/** Sentences of "Why?" of Skaxar. */
export const skaxarWhy = {
  bought: (way: string) => `Bought ${way}.`,
  buy: (card: string, price: number, ship: string | null, end: string) =>
    `${card} for ${money(price)}${ship === null ? '' : ` to bring back ${ship}`}${end}`,
  /** The fight with the card and nothing more. */
  sure: (end: keyof typeof ends) => ` (as it stands ${ends[end]})`,
  chances: (parts: readonly (readonly [percent: string, end: keyof typeof ends])[]) =>
    ` (${list(parts.map(([percent, end]) => `${percent} ${mayEnd[end]}`))})`,
  passed: (end: keyof typeof ends | null) =>
    `Bought nothing more${end === null ? '.' : `: as it stands ${ends[end]}.`}`,
  passes: (end: keyof typeof ends | null) => `no further card${end === null ? '' : ` (as it stands ${ends[end]})`}`,
  declined: 'Declined.',
  declines: 'to decline',
  harvested: (slot: number, of: number) =>
    of === 1 ? 'Took the last asteroid.' : `Took asteroid ${slot} at random: all ${of} lie face down and alike.`,
  count: (own: string) => `By its count that left ${own} to win the game`,
  passing: (rival: string) => `; passing would have left ${rival}.`,
  declining: (rival: string) => `; declining would have left ${rival}.`,
  buying: (card: string, rival: string) => `; ${card} would have left ${rival}.`,
} as const;
