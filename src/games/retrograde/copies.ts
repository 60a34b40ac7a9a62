import type { Seat } from '../../engine/seat.ts';
import type { Asset, RetrogradeState, Side, Spacecraft } from './state.ts';

// Games are played by the ten thousand: a copy written out keeps one shape, where nested spreads make ever new ones.

/** A fresh copy, to be filled in before anybody else sees it. */
export type Fresh<T> = { -readonly [key in keyof T]: T[key] };

/** A copy of a state, not of what lies in it. */
export const copyOfState = (state: RetrogradeState): Fresh<RetrogradeState> => ({
  options: state.options,
  phase: state.phase,
  turn: state.turn,
  activeSeat: state.activeSeat,
  sides: state.sides,
  assets: state.assets,
  spacecraft: state.spacecraft,
  debris: state.debris,
  projects: state.projects,
  refreshed: state.refreshed,
  acted: state.acted,
  pendingSweep: state.pendingSweep,
  outcome: state.outcome,
});

const copyOfSide = (side: Side): Fresh<Side> => ({
  seat: side.seat,
  homeworld: side.homeworld,
  deck: side.deck,
  deckKnown: side.deckKnown,
  hand: side.hand,
  orbitCounter: side.orbitCounter,
  removed: side.removed,
  cameIntoPlay: side.cameIntoPlay,
  projectsStarted: side.projectsStarted,
  offer: side.offer,
});

const copyOfAsset = (asset: Asset): Fresh<Asset> => ({
  id: asset.id,
  card: asset.card,
  owner: asset.owner,
  tapped: asset.tapped,
  damage: asset.damage,
  destroyed: asset.destroyed,
  upgrade: asset.upgrade,
});

const copyOfSpacecraft = (one: Spacecraft): Fresh<Spacecraft> => ({
  id: one.id,
  card: one.card,
  owner: one.owner,
  asset: one.asset,
  orbital: one.orbital,
  damage: one.damage,
  left: one.left,
  maneuvered: one.maneuvered,
  attacks: one.attacks,
  bombardments: one.bombardments,
  visited: one.visited,
  barred: one.barred,
  entered: one.entered,
});

/** Changes one side of a fresh state: `change` fills in its copy. */
export function changeSide(next: Fresh<RetrogradeState>, seat: Seat, change: (side: Fresh<Side>) => void): void {
  const [one, two] = next.sides;
  const side = copyOfSide(seat === one.seat ? one : two);
  change(side);
  next.sides = seat === one.seat ? [side, two] : [one, side];
}

/** Changes one asset of a fresh state. Throws when there is no such asset: the fact does not fit the state. */
export function changeAsset(next: Fresh<RetrogradeState>, id: string, change: (asset: Fresh<Asset>) => void): void {
  next.assets = changed(next.assets, id, copyOfAsset, change);
}

/** Changes one spacecraft of a fresh state. Throws when there is none of this id. */
export function changeSpacecraft(
  next: Fresh<RetrogradeState>,
  id: string,
  change: (spacecraft: Fresh<Spacecraft>) => void,
): void {
  next.spacecraft = changed(next.spacecraft, id, copyOfSpacecraft, change);
}

/** Changes all spacecraft of a seat in a fresh state. */
export function changeFleet(
  next: Fresh<RetrogradeState>,
  seat: Seat,
  change: (spacecraft: Fresh<Spacecraft>) => void,
): void {
  next.spacecraft = next.spacecraft.map((one) => {
    if (one.owner !== seat) return one;
    const copy = copyOfSpacecraft(one);
    change(copy);
    return copy;
  });
}

function changed<T extends { readonly id: string }>(
  list: readonly T[],
  id: string,
  copyOf: (one: T) => Fresh<T>,
  change: (one: Fresh<T>) => void,
): readonly T[] {
  const at = list.findIndex((one) => one.id === id);
  if (at < 0) throw new Error(`${id} is not there.`);
  const copy = copyOf(list[at]!);
  change(copy);
  const next = list.slice();
  next[at] = copy;
  return next;
}
