import type { CardType } from '../../../src/cards/card-type.ts';
import type { CardWords, EffectOf } from '../../../src/cards/card-effect.ts';
import { namedTargets } from '../../../src/cards/targets.ts';

/** The words Wards writes its cards in. */
export interface WardsWords extends CardWords {
  readonly zone: 'deck' | 'hand' | 'discard';
  readonly target: 'self' | 'opponent';
  readonly stat: 'lives';
}
export type WardsEffect = EffectOf<WardsWords, 'arrange' | 'draw' | 'discard'> | EffectOf<WardsWords, 'restore'>;

const NOTHING: readonly WardsEffect[] = [];

/** What is printed on a card of each face. */
export const CARDS = {
  1: {
    key: 'scout',
    name: 'Scout',
    text: 'Look at the top three cards of the deck and put them back in any order.',
    effects: [{ kind: 'arrange', count: 3, of: 'deck' }],
  },
  2: {
    key: 'supply',
    name: 'Supply',
    text: 'Draw two cards.',
    effects: [{ kind: 'draw', count: 2, upTo: false, from: 'deck', to: 'hand', refill: null }],
  },
  3: {
    key: 'mend',
    name: 'Mend',
    text: 'Two of your lives come back.',
    effects: [{ kind: 'restore', stat: 'lives', amount: 2, target: 'self' }],
  },
  4: {
    key: 'ambush',
    name: 'Ambush',
    text: 'Another player loses a card of their hand at random.',
    effects: [{ kind: 'discard', count: 1, pick: 'random', whose: 'opponent', from: 'hand', to: 'discard' }],
  },
  5: { key: 'guard', name: 'Guard', text: '', effects: NOTHING },
} as const satisfies { readonly [face: number]: CardType<WardsEffect> };

/** The card of a face. */
export const cardOf = (face: number): CardType<WardsEffect> => CARDS[face as keyof typeof CARDS];

/** Whether a card is played at somebody. */
export const needsOpponent = ({ effects }: CardType<WardsEffect>): boolean =>
  namedTargets<WardsWords>(effects, ['opponent']).length > 0;
