import type { Seat } from '../../../engine/seat.ts';
import { designOf } from '../data/cards.ts';
import type { SpurEvent } from '../event.ts';
import type { Hit, Packet, Ship, SpurState } from '../state.ts';
import { attackId, hitsOf, liveAttacks } from './attacks.ts';
import { protectionOf } from './lasting.ts';
import { damaged, reduced } from './packet.ts';
import { recoilOf } from './primary.ts';
import { shipAt } from './table.ts';

/** Ships as they stand while hits are counted, and who is credited with those that are lost. */
interface Count {
  readonly state: SpurState;
  readonly events: SpurEvent[];
  readonly numbers: { [ship: string]: Pick<Ship, 'shield' | 'hull'> };
  /** In the order in which they were doomed; null = nobody scores. */
  readonly doomed: { readonly ship: string; readonly by: Seat | null }[];
}

const counting = (state: SpurState): Count => ({ state, events: [], numbers: {}, doomed: [] });
const isDoomed = ({ doomed }: Count, ship: string): boolean => doomed.some((one) => one.ship === ship);

/** OS-7.4: one hit: reductions, then damage; later hits on a doomed ship are ignored. */
function strike(count: Count, attack: string | null, { ship: id, packet }: Hit, by: Seat): void {
  const ship = shipAt(count.state, id);
  if (!ship || isDoomed(count, id)) return;
  const dealt = reduced(packet, protectionOf(count.state, ship));
  const after = damaged(count.numbers[id] ?? ship, dealt, count.state.options);
  count.numbers[id] = after;
  count.events.push({ type: 'hit', attack, ship: id, packet, dealt, shield: after.shield, hull: after.hull });
  if (after.hull === 0) count.doomed.push({ ship: id, by });
}

/** OS-8.9: a ram that is still live costs the rammer half of its printed hull. */
function recoil(count: Count, id: string): void {
  const ship = shipAt(count.state, id);
  if (!ship || isDoomed(count, id)) return;
  const { hull } = count.numbers[id] ?? ship;
  const damage = recoilOf(id);
  const left = Math.max(0, hull - damage);
  count.events.push({ type: 'recoiled', ship: id, damage, hull: left });
  if (left === 0) count.doomed.push({ ship: id, by: null });
}

/** OS-7.5, OS-12.11: all doomed ships are destroyed together. */
const destroyed = ({ state, events, doomed }: Count): readonly SpurEvent[] => [
  ...events,
  ...doomed.map(({ ship, by }): SpurEvent => ({
    type: 'destroyed',
    ship,
    by,
    salvage: state.options.hardSalvage && by !== null ? salvageOf(ship) : 0,
  })),
];

/** OS-12.11: half the recruitment cost, rounded up. */
export const salvageOf = (ship: string): number => Math.ceil(designOf(ship).cost / 2);

/** OS-7.4, OS-7.5: what all live attacks of the window come to as they stand: hits, recoil, ships destroyed. */
export function resolution(state: SpurState): readonly SpurEvent[] {
  const count = counting(state);
  const live = liveAttacks(state);
  for (const { id, thing } of live) for (const hit of hitsOf(thing)) strike(count, attackId(id), hit, thing.controller);
  const ram = live.find(({ thing }) => thing.kind === 'ram');
  if (ram) recoil(count, ram.thing.ship);
  return destroyed(count);
}

/** OS-10.12: what a harmful Special does at once. */
export function harmed(state: SpurState, seat: Seat, target: string, packet: Packet): readonly SpurEvent[] {
  const count = counting(state);
  strike(count, null, { ship: target, packet }, seat);
  return destroyed(count);
}
