import { assetFace, shipFace, upgradeFace } from './cards.ts';
import { limitOf, populationOf, projectCost, resistanceOf, usedOf } from './numbers.ts';
import type { Asset, Game, Seat, Spacecraft } from './state.ts';

/**
 * A game as plain data that two implementations can be compared by: everything of it, no seat's view. Zones whose order
 * no rule gives are sorted by id; decks are ordered, and assets stand as they entered play. What a destroyed asset had
 * of damage and tap is left out, as no rule speaks of it any more.
 */
export function picture(game: Game) {
  return {
    turn: game.turn,
    round: Math.floor((game.turn + 1) / 2),
    phase: game.phase,
    activeSeat: game.activeSeat,
    pendingSweep: game.phase === 'upkeep' ? game.starting[0]! : null,
    winner: game.result?.winner ?? null,
    reason: game.result?.reason ?? null,
    players: { 1: player(game, 1), 2: player(game, 2) },
    assets: game.assets.map(asset),
    spacecraft: byId(game.spacecraft).map((ship) => spacecraft(game, ship)),
    debris: byId(game.debris).map(({ id, owner, asset, orbital }) => ({ id, owner, asset, orbital })),
    projects: byId(game.projects).map((project) => ({ ...project, cost: projectCost(game, project) })),
  };
}

export type Picture = ReturnType<typeof picture>;

function player(game: Game, seat: Seat) {
  const { deck, hand, removed, counter, seen, offer } = game.players[seat];
  return {
    counter,
    deck: [...deck],
    hand: [...hand].sort(),
    removed: byId(removed).map((card) => ({ ...card })),
    seen: [...seen].sort(),
    hasOffered: offer !== 'none',
    offerOpen: offer === 'open',
    population: { used: usedOf(game, seat), limit: limitOf(game, seat) },
  };
}

function asset({ id, owner, destroyed, tapped, damage, upgrade }: Asset) {
  const common = { id, owner, homeworld: assetFace(id).homeworld, destroyed };
  if (destroyed) return { ...common, tapped: false, damage: null, resistance: null, upgrade: null };
  const resistance = resistanceOf({ id, owner, destroyed, tapped, damage, upgrade });
  return { ...common, tapped, damage, resistance, upgrade: upgrade && installed(upgrade) };
}

const installed = ({ id, damage, attacked }: NonNullable<Asset['upgrade']>) => ({
  id,
  damage,
  resistance: upgradeFace(id).resistance,
  attacked: [...attacked].sort(),
});

function spacecraft(game: Game, ship: Spacecraft) {
  const { deltaVee, armor } = shipFace(ship.id);
  const population = populationOf(game, ship.owner, shipFace(ship.id));
  return { ...ship, visited: [...ship.visited].sort(), deltaVee, armor, population };
}

const byId = <T extends { id: string }>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
