import { livePending, type Pending } from '../../../cards/window.ts';
import type { Attack, Hit, Packet, Ship, SpurState } from '../state.ts';
import { sourceOf } from './source.ts';
import { totalOf } from './packet.ts';

type Waiting = Pending<Attack>;

/** OS-0.16: how an attack of a window is called: `A0`, then `C1`, `C2`... */
export const attackId = (place: number): string => `${place === 0 ? 'A' : 'C'}${place}`;

/** OS-0.18: the attacks of the window that are live, in order of declaration. */
export const liveAttacks = ({ window }: Pick<SpurState, 'window'>): readonly Waiting[] =>
  window ? livePending(window) : [];

/** The attack of an id, live or not; null = there is none. */
export const attackNamed = ({ window }: Pick<SpurState, 'window'>, id: string): Waiting | null =>
  window?.pending.find((one) => attackId(one.id) === id) ?? null;

/** OS-0.19: whether a ship is the target of a live attack. */
export const isUnderAttack = (state: Pick<SpurState, 'window'>, ship: Pick<Ship, 'id'>): boolean =>
  liveAttacks(state).some(({ thing }) => thing.target === ship.id);

/** OS-0.17: the hits of an attack: the main hit, then splash in slot order. */
export const hitsOf = ({ target, main, splashHits }: Attack): readonly Hit[] => [
  { ship: target, packet: main },
  ...splashHits,
];

/** The hit of an attack on a ship; null = it takes none. */
export const hitOn = (attack: Attack, ship: string): Packet | null =>
  hitsOf(attack).find((hit) => hit.ship === ship)?.packet ?? null;

/** Whether all hits of an attack are 0. */
export const isHarmless = (attack: Attack): boolean => hitsOf(attack).every(({ packet }) => totalOf(packet) === 0);

/** What an attack is made with, in words. */
export const nameOfAttack = ({ kind, ship, source }: Attack): string =>
  kind === 'ram' ? 'Ram' : sourceOf(ship, source)!.name;

/** An attack with the hit on one ship changed. */
export const withHit = (attack: Attack, ship: string, packet: Packet): Attack =>
  ship === attack.target
    ? { ...attack, main: packet }
    : {
        ...attack,
        splashHits: attack.splashHits.map((hit) => (hit.ship === ship ? { ...hit, packet } : hit)),
      };
