import type { Prospect } from '../../../engine/brain.ts';
import type { Json } from '../../../engine/json.ts';
import type { Seat } from '../../../engine/seat.ts';
import { standing, unanswered, type Outlook, type ShipOutlook } from '../aids/outlook.ts';
import type { SpurCommand } from '../command.ts';
import { designNamed, designOf } from '../data/cards.ts';
import { evolve } from '../evolve.ts';
import { reacted } from '../rules/reactions.ts';
import { FULL_HAND } from '../rules/setup.ts';
import { fleetOf, playerOf, sidesOf } from '../rules/table.ts';
import type { SpurState } from '../state.ts';

/** What becomes of a ship: shield and hull it loses, and whether that destroys it. */
interface Harm {
  readonly ship: string;
  readonly damage: number;
  readonly destroyed: boolean;
}

/** What a command comes to in terms of the rules if nobody answers it, from what everybody at the table knows. */
export type SpurFacts =
  | { readonly kind: 'attack'; readonly ship: string; readonly source: string; readonly harms: readonly Harm[] }
  /** What the seat's side loses as it then stands, and as it stood before; the same where it passes. */
  | {
      readonly kind: 'react';
      readonly ship: string;
      readonly source: string;
      readonly before: readonly Harm[];
      readonly after: readonly Harm[];
    }
  | { readonly kind: 'pass'; readonly after: readonly Harm[] }
  | { readonly kind: 'regroup'; readonly energy: number; readonly ready: number; readonly cards: number }
  | { readonly kind: 'recruit'; readonly design: string; readonly cost: number }
  /** A card that is played, on a ship or on none. */
  | { readonly kind: 'play'; readonly card: string; readonly ship: string | null }
  /** What needs no more than its name; cards that are laid away or given up are not told. */
  | {
      readonly kind: 'order';
      readonly order: PlainOrder;
      readonly ship: string | null;
      readonly target: string | null;
    };

/** Orders without figures. */
const PLAIN = [
  'suppress',
  'flockActivate',
  'finishAttacks',
  'endTurn',
  'reorganize',
  'reviseTactics',
  'storeRepair',
  'repairForRecruit',
  'chooseDiscard',
] as const;
type PlainOrder = (typeof PLAIN)[number];

const isPlain = (type: SpurCommand['type']): type is PlainOrder => (PLAIN as readonly string[]).includes(type);

/** What a prospect comes to, by the functions that resolve it. */
export const spurFacts = (state: SpurState, seat: Seat, { command }: Prospect<SpurCommand>): Json =>
  factsOf(state, seat, command) as unknown as Json;

function factsOf(state: SpurState, seat: Seat, command: SpurCommand): SpurFacts | null {
  if (command.type === 'playDraw' || command.type === 'playRepair' || command.type === 'playSpecial')
    return { kind: 'play', card: command.card, ship: command.ship ?? null };
  switch (command.type) {
    case 'attack':
    case 'ram': {
      const { ship } = command;
      const source = command.type === 'ram' ? 'ram' : command.source;
      return { kind: 'attack', ship, source, harms: unanswered(state, seat, command).ships.map(harmOf) };
    }
    case 'react': {
      const { ship, source } = command;
      const after = standing(evolve(state, reacted(state, seat, command)));
      return { kind: 'react', ship, source, before: own(state, seat, standing(state)), after: own(state, seat, after) };
    }
    case 'pass':
      return { kind: 'pass', after: own(state, seat, standing(state)) };
    case 'regroup':
      return regroupFacts(state, seat, command.discard.length);
    case 'recruit':
      return { kind: 'recruit', design: command.design, cost: designNamed(command.design)!.cost };
    default:
      return isPlain(command.type) ? orderFacts(command.type, command) : null;
  }
}

const orderFacts = (order: PlainOrder, command: SpurCommand): SpurFacts => ({
  kind: 'order',
  order,
  ship: command.type === 'suppress' || command.type === 'flockActivate' ? command.ship : null,
  target: command.type === 'suppress' ? command.target : null,
});

const harmOf = ({ ship, before, after, destroyed }: ShipOutlook): Harm => ({
  ship,
  damage: destroyed ? before.shield + before.hull : before.shield + before.hull - after.shield - after.hull,
  destroyed,
});

/** What befalls the ships of a seat and its allies. */
function own(state: SpurState, seat: Seat, { ships }: Outlook): readonly Harm[] {
  const side = sidesOf(state).find((one) => one.includes(seat))!;
  return ships.filter(({ owner }) => side.includes(owner)).map(harmOf);
}

/** OS-9.1: energy that comes back, ships that are ready again, and cards up to a full hand. */
function regroupFacts(state: SpurState, seat: Seat, discarded: number): SpurFacts {
  const fleet = fleetOf(state, seat);
  return {
    kind: 'regroup',
    energy: fleet.reduce((sum, { id, energy }) => sum + designOf(id).energy - energy, 0),
    ready: fleet.filter(({ overcharged }) => overcharged).length,
    cards: Math.max(0, FULL_HAND - (playerOf(state, seat).hand.length - discarded)),
  };
}
