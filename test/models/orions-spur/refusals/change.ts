import type { Effect } from '../data/faces.ts';
import { moveShip } from '../deeds/cards.ts';
import { designOf, faceOf } from '../faces.ts';
import { layoutOf } from '../formation.ts';
import { unlisted, type Refusal } from '../fault.ts';
import { reachOf } from '../modifiers.ts';
import { arriving } from '../outcome.ts';
import { damaged } from '../packet.ts';
import { findShip, shipOf, type Game, type PlaySpecial, type Seat } from '../state.ts';

type Named = Omit<PlaySpecial, 'type'>;

/** OS-10.10: for a Draw or a Special card; all that it names is in order. */
export function changesNothing(game: Game, named: Named, seat: Seat): Refusal | null {
  const { name, effects } = faceOf(named.card);
  if (effects.some((effect) => changes(game, effect, named, seat))) return null;
  return unlisted('OS-10.10', `${name} would change nothing.`);
}

function changes(game: Game, effect: Effect, named: Named, seat: Seat): boolean {
  const ship = named.ship === undefined ? undefined : findShip(game, named.ship);
  switch (effect.type) {
    case 'forceDiscard':
      return named.player !== undefined;
    case 'restoreEnergy':
      return ship !== undefined && ship.energy < designOf(ship).energy;
    case 'reEnable':
      return ship !== undefined && ship.overcharged;
    case 'modifier':
      if (effect.scope === 'fleet') return true;
      return ship !== undefined && (effect.kind !== 'reach' || reachOf(game, ship) !== 'second');
    case 'moveShip':
      return JSON.stringify(placesAfter(game, named, seat)) !== JSON.stringify(layoutOf(game, seat));
    case 'damage':
      return hurts(game, effect, named.target!);
    default:
      // A card that draws finds at least itself; points are always gained.
      return effect.type === 'draw' || effect.type === 'recruitPoints';
  }
}

/** The layout after the moves of OS-10.27. */
export function placesAfter(game: Game, { moves = [] }: Named, seat: Seat) {
  const trial = structuredClone(game);
  for (const move of moves) moveShip(trial, move, seat);
  return layoutOf(trial, seat);
}

function hurts(game: Game, { packet }: Extract<Effect, { type: 'damage' }>, target: string): boolean {
  const ship = shipOf(game, target);
  const { shield, hull } = damaged(ship, arriving(game, ship, packet), game.options.shieldOverflow);
  return shield !== ship.shield || hull !== ship.hull;
}
