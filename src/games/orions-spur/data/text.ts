import type { Amount, Strength } from '../../../cards/card-effect.ts';
import { unhandled } from '../../../engine/unhandled.ts';
import type { SpurEffect, SpurWords } from './effects.ts';

/** A number of an effect: the cards of this game have plain numbers only. */
export const plain = (amount: Amount<SpurWords> | undefined): number => (typeof amount === 'number' ? amount : 0);

const PART_NAMES = { shield: 'shield damage', any: 'damage', hull: 'hull damage' } as const;

/** Damage in words: `3 shield damage and 3 hull damage`. */
const damageText = (strength: Strength<SpurWords>): string =>
  (['shield', 'any', 'hull'] as const)
    .filter((part) => plain(strength[part]) > 0)
    .map((part) => `${plain(strength[part])} ${PART_NAMES[part]}`)
    .join(' and ');

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** What the effects of a card do, in sentences for players: one phrase for each kind, as cards have no code. */
export const textOf = (effects: readonly SpurEffect[]): string => effects.map(phrase).join(' ');

function phrase(effect: SpurEffect): string {
  switch (effect.kind) {
    case 'attack':
      return [
        `${effect.traits.includes('missile') ? 'Missile: ' : ''}${damageText(effect.strength)}.`,
        ...(effect.target === 'enemyInSecondReach' ? ['It reaches the second ship of a column.'] : []),
      ].join(' ');
    case 'damage':
      return effect.target === 'shipsBesideTarget'
        ? `Splash: ${damageText(effect.strength)} to every ship beside the target.`
        : `${damageText(effect.strength)} at once to an enemy ship, the first or second of its column.`;
    case 'reduce':
      return reduction(effect);
    case 'cancel':
      return effect.target === 'missile' ? 'Evade a missile.' : 'Evade an attack.';
    case 'redirect':
      return 'The attack goes at another ship of yours beside this one.';
    case 'draw':
      return `Draw ${cards(effect.count)}.`;
    case 'discard':
      return effect.pick === 'chosen'
        ? `Discard ${cards(effect.count)}.`
        : `An opponent loses ${cards(effect.count)} at random.`;
    case 'shift':
      return `Move up to ${effect.upTo} ships of your rows, or exchange them.`;
    default:
      return shipPhrase(effect);
  }
}

const reduction = ({ by, target }: SpurEffect & { readonly kind: 'reduce' }): string => {
  if (by === 'half') return 'Halve each part of a hit, rounded up.';
  if (by === 'onePart') return 'Block one kind of damage of a hit.';
  return target === 'missile' ? `Take ${plain(by)} off a missile.` : `Take ${plain(by)} off a hit.`;
};

type ShipEffect = Extract<
  SpurEffect,
  { readonly kind: 'restore' } | { readonly kind: 'turn' | 'gain' | 'modify' | 'grant' }
>;

/** What changes a ship, a fleet or its owner. */
function shipPhrase(effect: ShipEffect): string {
  switch (effect.kind) {
    case 'restore':
      return `A ship of yours regains ${plain(effect.amount)} ${effect.stat}.`;
    case 'turn':
      return 'An overcharged ship of yours is ready again.';
    case 'gain':
      return `Gain ${plain(effect.amount)} recruitment.`;
    case 'modify': {
      const whose = effect.target === 'ownFleet' ? 'your ships' : 'a ship of yours';
      return effect.value === 'bonus'
        ? `Attacks of ${whose} do ${plain(effect.by)} more damage this turn.`
        : `Hits on ${whose} do ${plain(effect.by)} less damage until your next turn.`;
    }
    case 'grant':
      return 'A ship of yours reaches the second ship of a column this turn.';
    default:
      return unhandled(effect);
  }
}
