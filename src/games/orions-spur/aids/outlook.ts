import type { Seat } from '../../../engine/seat.ts';
import { effectOf, cardOf, designOf } from '../data/cards.ts';
import type { CommandOf } from '../command.ts';
import type { ReactionResult, SpurEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { attacked } from '../rules/attack.ts';
import { packetOf } from '../rules/packet.ts';
import { rammed } from '../rules/primary.ts';
import { reacted } from '../rules/reactions.ts';
import { harmed, resolution } from '../rules/resolve.ts';
import { shipOf } from '../rules/table.ts';
import type { Packet, Ship, SpurState } from '../state.ts';
import type { SpurView } from '../view.ts';
import { stateSeen } from '../seen.ts';

/** One hit of what waits to be resolved; `dealt` = after Armored and `ward` (OS-7.8). */
export interface HitOutlook {
  /** `A0`, `C1`; null for a harmful Special. */
  readonly attack: string | null;
  readonly packet: Packet;
  readonly dealt: Packet;
}

/** What becomes of a ship if nobody reacts any more. */
export interface ShipOutlook {
  readonly ship: string;
  readonly owner: Seat;
  readonly before: Pick<Ship, 'shield' | 'hull'>;
  readonly after: Pick<Ship, 'shield' | 'hull'>;
  readonly hits: readonly HitOutlook[];
  /** Hull lost by its own ram (OS-8.9). */
  readonly recoil: number;
  readonly destroyed: boolean;
  /** Who scores it, and how many VP; null and 0 where nobody does (OS-7.6). */
  readonly by: Seat | null;
  readonly vp: number;
}

/** The result as it stands: every ship that is hit or rams, in the order of the first hit. */
export interface Outlook {
  readonly ships: readonly ShipOutlook[];
}

const NOTHING: Outlook = { ships: [] };

const shipBefore = (state: SpurState, id: string): ShipOutlook => {
  const { owner, shield, hull } = shipOf(state, id);
  const now = { shield, hull };
  return { ship: id, owner, before: now, after: now, hits: [], recoil: 0, destroyed: false, by: null, vp: 0 };
};

/** Facts of a resolution, ship by ship. */
function outlookOf(state: SpurState, events: readonly SpurEvent[]): Outlook {
  const ships = new Map<string, ShipOutlook>();
  const change = (id: string, part: (ship: ShipOutlook) => Partial<ShipOutlook>): void => {
    const ship = ships.get(id) ?? shipBefore(state, id);
    ships.set(id, { ...ship, ...part(ship) });
  };
  for (const event of events) {
    if (event.type === 'hit') {
      const { attack, packet, dealt, shield, hull } = event;
      change(event.ship, ({ hits }) => ({ after: { shield, hull }, hits: [...hits, { attack, packet, dealt }] }));
    } else if (event.type === 'recoiled')
      change(event.ship, ({ after }) => ({ recoil: event.damage, after: { ...after, hull: event.hull } }));
    else if (event.type === 'destroyed')
      change(event.ship, () => ({
        destroyed: true,
        by: event.by,
        vp: event.by === null ? 0 : designOf(event.ship).vp,
      }));
  }
  return { ships: [...ships.values()] };
}

/** What the attacks of the open window of a state come to if nobody reacts any more. */
export const standing = (state: SpurState): Outlook => outlookOf(state, resolution(state));

/** What the attacks of the open window come to as they stand (OS-7.4, OS-7.5); nothing outside a window. */
export const windowOutlook = (view: SpurView): Outlook => (view.window ? standing(stateSeen(view)) : NOTHING);

/** What a legal attack or ram comes to if nobody reacts. */
export const attackOutlook = (view: SpurView, seat: Seat, command: Attacking): Outlook =>
  unanswered(stateSeen(view), seat, command);

type Attacking = CommandOf<'attack'> | CommandOf<'ram'>;

/** The same from a state. */
export function unanswered(state: SpurState, seat: Seat, command: Attacking): Outlook {
  const event = command.type === 'ram' ? rammed(state, seat, command) : attacked(state, seat, command);
  return standing(evolve(state, event));
}

/** What a reaction does to its attack, and what the window would come to with it. */
export interface ReactionOutlook {
  readonly result: ReactionResult;
  readonly outlook: Outlook;
}

/** What a legal reaction of the seat that is asked would change (OS-6.16). */
export function reactionOutlook(view: SpurView, seat: Seat, command: CommandOf<'react'>): ReactionOutlook {
  const state = stateSeen(view);
  const event = reacted(state, seat, command);
  return { result: event.result, outlook: standing(evolve(state, event)) };
}

/** What a harmful Special does at once (OS-10.12). */
export function harmOutlook(view: SpurView, seat: Seat, card: string, target: string): Outlook {
  const effect = effectOf(cardOf(card).effects, 'damage');
  if (!effect) return NOTHING;
  const state = stateSeen(view);
  return outlookOf(state, harmed(state, seat, target, packetOf(effect.strength)));
}
