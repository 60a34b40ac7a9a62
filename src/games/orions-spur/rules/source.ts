import type { SpurEffect } from '../data/effects.ts';
import { cardOf, designOf, effectOf } from '../data/cards.ts';
import type { CardKind } from '../data/tactics.ts';
import { plain } from '../data/text.ts';
import { WEAPONS } from '../data/weapons.ts';
import type { Packet } from '../state.ts';
import { packetOf } from './packet.ts';

/** What a ship fires or reacts with: a card of its owner, or its printed weapon (OS-5.2, OS-5.8). */
export interface Source {
  readonly name: string;
  readonly cost: number;
  readonly kind: CardKind;
  readonly weapon: boolean;
  readonly effects: readonly SpurEffect[];
}

/** The source a word names for a ship: `weapon`, or the id of a card; null = the ship has no weapon. */
export function sourceOf(shipId: string, word: string): Source | null {
  if (word !== 'weapon') {
    const { name, energy, kind, effects } = cardOf(word);
    return { name, cost: energy, kind, weapon: false, effects };
  }
  const { weapon } = designOf(shipId);
  if (weapon === null) return null;
  const { name, energy, reacts, effects } = WEAPONS[weapon];
  return { name, cost: energy, kind: reacts ? 'attackReaction' : 'attack', weapon: true, effects };
}

/** The main packet of an attack by a source, before modifiers. */
export const packetOfSource = ({ effects }: Pick<Source, 'effects'>): Packet =>
  packetOf(effectOf(effects, 'attack')!.strength);

/** OS-10.14: splash damage of a source; 0 = none. */
export function splashOf({ effects }: Pick<Source, 'effects'>): number {
  const effect = effectOf(effects, 'damage');
  return effect?.target === 'shipsBesideTarget' ? plain(effect.strength.any) : 0;
}

export const isMissile = ({ effects }: Pick<Source, 'effects'>): boolean =>
  effectOf(effects, 'attack')?.traits.includes('missile') ?? false;

/** OS-5.4: whether the source itself says reach `second`. */
export const saysSecond = ({ effects }: Pick<Source, 'effects'>): boolean =>
  effectOf(effects, 'attack')?.target === 'enemyInSecondReach';
