import type { RetrogradeState } from '../../../src/games/retrograde/state.ts';
import type { Game } from '../../models/retrograde/index.ts';
import { meet, type Names } from './names.ts';
import { seatOf } from './seats.ts';

/** The model's game for a described position of the engine, its cards numbered as they are met; fills in the names. */
export function modelOf(state: RetrogradeState, names: Names): Game {
  const copies: { [card: string]: number } = {};
  const fresh = (owner: string, card: string): string => {
    const kind = `${owner}:${card}`;
    copies[kind] = (copies[kind] ?? 0) + 1;
    return `${kind}.${copies[kind]}`;
  };
  /** Names a thing on the table, if it has no name yet, and says its name. */
  const named = ({ id, card }: { readonly id: string; readonly card: string }, owner: string): string => {
    if (!Object.hasOwn(names.model, id)) meet(names, id, fresh(owner, card));
    return names.model[id]!;
  };
  const assets = state.assets.map(
    ({ owner, destroyed, tapped, damage, upgrade, ...asset }): Game['assets'][number] => ({
      id: named(asset, owner),
      owner: seatOf(owner),
      destroyed,
      tapped,
      damage,
      upgrade: upgrade && { id: named(upgrade, owner), damage: upgrade.damage, attacked: [] },
    }),
  );
  const { decks: _decks, ...options } = state.options;
  return {
    options,
    phase: state.phase as Game['phase'],
    turn: state.turn,
    activeSeat: seatOf(state.activeSeat),
    players: { 1: playerOf(state, 0, fresh), 2: playerOf(state, 1, fresh) },
    assets,
    spacecraft: state.spacecraft.map((one) => spacecraftOf(one, named(one, one.owner), names)),
    debris: state.debris.map(({ owner, asset, orbital, ...wreck }) => ({
      id: named(wreck, owner),
      owner: seatOf(owner),
      asset: names.model[asset]!,
      orbital,
    })),
    projects: state.projects.map(({ owner, kind, asset, points, ...project }) => ({
      id: named(project, owner),
      owner: seatOf(owner),
      kind,
      asset: asset && names.model[asset]!,
      points,
    })),
    starting: [],
    result: null,
  };
}

function playerOf(
  { sides }: RetrogradeState,
  at: 0 | 1,
  fresh: (owner: string, card: string) => string,
): Game['players'][1] {
  const { seat, deck, hand, removed, orbitCounter } = sides[at];
  return {
    deck: deck.map((card) => fresh(seat, card)),
    hand: hand.map((card) => fresh(seat, card)),
    removed: removed.map(({ card, open }) => ({ id: fresh(seat, card), public: open })),
    counter: orbitCounter,
    seen: [],
    offer: 'none',
  };
}

function spacecraftOf(
  one: RetrogradeState['spacecraft'][number],
  id: string,
  names: Names,
): Game['spacecraft'][number] {
  const { owner, asset, orbital, left, damage, maneuvered, attacks, bombardments, visited, barred, entered } = one;
  return {
    id,
    owner: seatOf(owner),
    asset: names.model[asset]!,
    orbital,
    left,
    damage,
    maneuvered,
    attacks,
    bombarded: bombardments > 0,
    visited: [...visited],
    barred,
    enteredTurn: entered,
    completed: false,
  };
}
