import type { Strength } from '../../../cards/card-effect.ts';
import type { SpurWords } from '../data/effects.ts';
import { plain } from '../data/text.ts';
import type { Options } from '../options.ts';
import type { Packet, Ship } from '../state.ts';

export const PARTS = ['shield', 'any', 'hull'] as const;
/** OS-0.26: the order in which damage is taken off when nobody chooses. */
const AUTOMATIC = ['hull', 'any', 'shield'] as const;

/** The damage of a card or weapon as a packet. */
export const packetOf = (strength: Strength<SpurWords>): Packet => ({
  shield: plain(strength.shield),
  any: plain(strength.any),
  hull: plain(strength.hull),
});

export const totalOf = ({ shield, any, hull }: Packet): number => shield + any + hull;

/** A packet with `by` taken off in automatic order; never below 0. */
export function reduced(packet: Packet, by: number): Packet {
  const left = { ...packet };
  let rest = by;
  for (const part of AUTOMATIC) {
    const taken = Math.min(left[part], rest);
    left[part] -= taken;
    rest -= taken;
  }
  return left;
}

/** A packet less another one that is no greater in any part. */
export const less = (packet: Packet, by: Packet): Packet => ({
  shield: packet.shield - by.shield,
  any: packet.any - by.any,
  hull: packet.hull - by.hull,
});

/** OS-7.9: each part halved and rounded up by itself. */
export const halved = ({ shield, any, hull }: Packet): Packet => ({
  shield: Math.ceil(shield / 2),
  any: Math.ceil(any / 2),
  hull: Math.ceil(hull / 2),
});

/** A packet as texts write it: `3/0/3`. */
export const shownAs = ({ shield, any, hull }: Packet): string => `${shield}/${any}/${hull}`;

/**
 * OS-7.1, OS-7.2: what a packet leaves of a ship: the shield part first, then any, then hull; what exceeds is lost, or
 * goes to the hull where `shieldOverflow` says so.
 */
export function damaged(
  { shield, hull }: Pick<Ship, 'shield' | 'hull'>,
  packet: Packet,
  { shieldOverflow }: Pick<Options, 'shieldOverflow'>,
): Pick<Ship, 'shield' | 'hull'> {
  const excess = Math.max(0, packet.shield - shield);
  const afterShield = shield - Math.min(shield, packet.shield);
  const toShield = Math.min(afterShield, packet.any);
  const toHull = packet.any - toShield + packet.hull + (shieldOverflow === 'toHull' ? excess : 0);
  return { shield: afterShield - toShield, hull: Math.max(0, hull - toHull) };
}
