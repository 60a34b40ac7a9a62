import { plain, type Packet, type SpurEffect, type TacticsCard } from '../../../../games/orions-spur/index.ts';
import { briefWords as words } from '../words/brief.ts';

/** What a card does at a glance: its damage, and the rest in a word or two each. */
export interface Brief {
  readonly packet: Packet | null;
  readonly does: readonly string[];
}

type Of<K extends SpurEffect['kind']> = SpurEffect & { readonly kind: K };

const reduces = ({ by, target }: Of<'reduce'>): string => {
  if (by === 'half') return words.halve;
  if (by === 'onePart') return words.blockType;
  return target === 'missile' ? words.intercept(plain(by)) : words.block(plain(by));
};

/** The effect in a word or two; empty where its damage says all. */
function saysOf(effect: SpurEffect): readonly string[] {
  switch (effect.kind) {
    case 'attack':
      return [
        ...(effect.traits.includes('missile') ? [words.missile] : []),
        ...(effect.target === 'enemyInSecondReach' ? [words.reach] : []),
      ];
    case 'damage':
      return [effect.target === 'shipsBesideTarget' ? words.splash(plain(effect.strength.any)) : words.atOnce];
    case 'reduce':
      return [reduces(effect)];
    case 'cancel':
      return [effect.target === 'missile' ? words.evadeMissile : words.evade];
    case 'redirect':
      return [words.redirect];
    case 'draw':
      return [words.draw(effect.count)];
    case 'discard':
      return [effect.pick === 'chosen' ? words.discard(effect.count) : words.rob(effect.count)];
    case 'shift':
      return [words.move(effect.upTo)];
    default:
      return [onShip(effect)];
  }
}

function onShip(effect: Of<'restore'> | Of<'turn'> | Of<'gain'> | Of<'modify'> | Of<'grant'>): string {
  switch (effect.kind) {
    case 'restore':
      return words.restore(plain(effect.amount), effect.stat);
    case 'turn':
      return words.ready;
    case 'gain':
      return words.recruit(plain(effect.amount));
    case 'modify':
      return effect.value === 'bonus' ? words.bonus(plain(effect.by)) : words.ward(plain(effect.by));
    case 'grant':
      return words.reach;
  }
}

function packetOf(effects: readonly SpurEffect[]): Packet | null {
  const found = effects.find(
    (one) => one.kind === 'attack' || (one.kind === 'damage' && one.target !== 'shipsBesideTarget'),
  );
  if (found?.kind !== 'attack' && found?.kind !== 'damage') return null;
  const { shield, any, hull } = found.strength;
  return { shield: plain(shield), any: plain(any), hull: plain(hull) };
}

/** What a tactics card does, short enough for a hand. */
export const briefOf = ({ effects }: TacticsCard): Brief => ({
  packet: packetOf(effects),
  does: effects.flatMap(saysOf),
});
