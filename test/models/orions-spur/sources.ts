import type { Effect, Packet } from './data/faces.ts';
import { faceOf, weaponOf } from './faces.ts';
import type { Ship } from './state.ts';

/** What an attack card or a printed weapon brings. */
export interface Source {
  readonly name: string;
  readonly energy: number;
  readonly packet: Packet;
  readonly missile: boolean;
  readonly splash: number;
}

/** The one effect of a card of this type; undefined where it has none. */
export function effectOf<T extends Effect['type']>(card: string, type: T): Extract<Effect, { type: T }> | undefined {
  return faceOf(card).effects.find((effect): effect is Extract<Effect, { type: T }> => effect.type === type);
}

/** OS-5.2: an attack source of a ship, by card id or `weapon`. Throws for cards without damage. */
export function damageOf(ship: Ship, source: string): Source {
  if (source === 'weapon') {
    const { damage, ...weapon } = weaponOf(ship)!;
    return { ...weapon, packet: damage };
  }
  const { name, energy, missile, splash } = faceOf(source);
  return { name, energy, missile, splash, packet: effectOf(source, 'damage')!.packet };
}

/** How a source is called and what it costs, whatever it does. */
export function priceOf(ship: Ship, source: string): { readonly name: string; readonly energy: number } {
  return source === 'weapon' ? weaponOf(ship)! : faceOf(source);
}

/** X12, X63: how a sentence goes on after the name of a card or weapon; names of several things are plural. */
export const costs = (name: string): string => (name.endsWith('s') ? 'cost' : 'costs');
