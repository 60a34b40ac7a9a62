import type { Seat } from '../../engine/seat.ts';
import type { Side, SkaxarState } from './state.ts';

// Games are played by the ten thousand: a copy written out keeps one shape, where nested spreads make ever new ones.

/** A fresh copy, to be filled in before anybody else sees it. */
export type Fresh<T> = { -readonly [key in keyof T]: T[key] };

/** A copy of a state, not of what lies in it. */
export const copyOfState = (state: SkaxarState): Fresh<SkaxarState> => ({
  options: state.options,
  phase: state.phase,
  step: state.step,
  window: state.window,
  decider: state.decider,
  turn: state.turn,
  battle: state.battle,
  stalemates: state.stalemates,
  rescued: state.rescued,
  lastFirstBuyer: state.lastFirstBuyer,
  buyers: state.buyers,
  closed: state.closed,
  tieSeat: state.tieSeat,
  defeated: state.defeated,
  sides: state.sides,
  shopDeck: state.shopDeck,
  shop: state.shop,
  asteroidDeck: state.asteroidDeck,
  asteroidRow: state.asteroidRow,
  asteroidsTaken: state.asteroidsTaken,
  outcome: state.outcome,
});

const copyOfSide = (side: Side): Fresh<Side> => ({
  seat: side.seat,
  fleet: side.fleet,
  money: side.money,
  fleetDeck: side.fleetDeck,
  field: side.field,
  leadShip: side.leadShip,
  repairBay: side.repairBay,
  scrapyard: side.scrapyard,
  equipped: side.equipped,
  equippedTo: side.equippedTo,
  usedCards: side.usedCards,
});

/** Changes one side of a fresh state: `change` fills in its copy. */
export function changeSide(next: Fresh<SkaxarState>, seat: Seat, change: (side: Fresh<Side>) => void): void {
  const [a, b] = next.sides;
  const side = copyOfSide(seat === 'A' ? a : b);
  change(side);
  next.sides = seat === 'A' ? [side, b] : [a, side];
}
