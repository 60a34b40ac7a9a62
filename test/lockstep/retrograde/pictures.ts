import { costOf } from '../../../src/games/retrograde/rules/contribute.ts';
import { populationLimit, populationUse, populationUsed } from '../../../src/games/retrograde/rules/population.ts';
import { roundOf } from '../../../src/games/retrograde/rules/rounds.ts';
import { otherSeat, resistanceOf, sideOf } from '../../../src/games/retrograde/rules/things.ts';
import { spacecraftCard, upgradeCard } from '../../../src/games/retrograde/data/cards.ts';
import { isHomeworld } from '../../../src/games/retrograde/data/assets.ts';
import type { Asset, RetrogradeState, Spacecraft } from '../../../src/games/retrograde/state.ts';
import { picture, type Game, type Seat } from '../../models/retrograde/index.ts';
import { faceIn, type Names } from './names.ts';
import { engineSeat, seatOf } from './seats.ts';

/**
 * The model's picture, cards of the hand, the deck and the removed pile by their faces as the engine has them, and with
 * the orders of RG-1.8 that `picture` leaves out.
 */
export function pictureOfModel(game: Game): object {
  const { players, spacecraft, ...rest } = picture(game);
  const player = (seat: Seat): object => {
    const { deck, hand, removed, seen, ...others } = players[seat];
    return {
      ...others,
      deck: deck.map(faceIn),
      hand: hand.map(faceIn).sort(),
      removed: removed.map(({ id, public: isPublic }) => removedCard(faceIn(id), isPublic)).sort(),
      seen: seen.map(faceIn).sort(),
    };
  };
  return {
    ...rest,
    // That a spacecraft came by `complete` shows in what it may do.
    spacecraft: spacecraft.map((ship) => ({ ...ship, completed: null })),
    order: [...game.spacecraft, ...game.debris].map(({ id }) => id),
    players: { 1: player(1), 2: player(2) },
  };
}

const removedCard = (card: string, isPublic: boolean): string => `${card}${isPublic ? ' open' : ''}`;

/** The same of the engine's state, by the model's names. */
export function pictureOfEngine(names: Names, state: RetrogradeState): object {
  const idOf = nameIn(names);
  return {
    turn: state.turn,
    round: roundOf(state.turn),
    phase: state.phase,
    activeSeat: seatOf(state.activeSeat),
    pendingSweep: state.pendingSweep && idOf(state.pendingSweep),
    winner: state.outcome?.winners[0] ? seatOf(state.outcome.winners[0]) : null,
    reason: state.outcome?.reason ?? null,
    players: { 1: playerOf(state, 1), 2: playerOf(state, 2) },
    assets: state.assets.map((asset) => assetOf(names, asset)),
    spacecraft: state.spacecraft.map((one) => spacecraftOf(names, state, one)).sort(byId),
    debris: state.debris
      .map(({ id, owner, asset, orbital }) => ({ id: idOf(id), owner: seatOf(owner), asset: idOf(asset), orbital }))
      .sort(byId),
    projects: state.projects
      .map((project) => ({
        id: idOf(project.id),
        owner: seatOf(project.owner),
        kind: project.kind,
        asset: project.asset && idOf(project.asset),
        points: project.points,
        cost: costOf(state, project, null),
      }))
      .sort(byId),
    order: [...state.spacecraft, ...state.debris].map(({ id }) => idOf(id)),
  };
}

const nameIn =
  ({ model }: Names) =>
  (id: string): string =>
    model[id] ?? `unnamed ${id}`;

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

function playerOf(state: RetrogradeState, seat: Seat): object {
  const who = engineSeat(seat);
  const { orbitCounter, deck, hand, removed, offer } = sideOf(state, who);
  const theirs = sideOf(state, otherSeat(who));
  return {
    counter: orbitCounter,
    deck,
    hand: [...hand].sort(),
    removed: removed.map(({ card, open }) => removedCard(card, open)).sort(),
    seen: theirs.deck.slice(0, theirs.deckKnown[who] ?? 0).sort(),
    hasOffered: offer !== 'none',
    offerOpen: offer === 'open',
    population: { used: populationUsed(state, who), limit: populationLimit(state, who) },
  };
}

function assetOf(names: Names, asset: Asset): object {
  const { card, destroyed, tapped, damage, upgrade } = asset;
  const idOf = nameIn(names);
  const common = { id: idOf(asset.id), owner: seatOf(asset.owner), homeworld: isHomeworld(card), destroyed };
  // What a destroyed asset has of damage and tap concerns no rule.
  if (destroyed)
    return { ...common, tapped: false, damage: null, resistance: null, upgrade: upgrade && idOf(upgrade.id) };
  const installed = upgrade && {
    id: idOf(upgrade.id),
    damage: upgrade.damage,
    resistance: upgradeCard(upgrade.card).resistance,
    attacked: upgrade.attacked.map(idOf).sort(),
  };
  return { ...common, tapped, damage, resistance: resistanceOf(asset), upgrade: installed };
}

function spacecraftOf(names: Names, state: RetrogradeState, one: Spacecraft): { readonly id: string } {
  const { deltaVee, armor } = spacecraftCard(one.card);
  const idOf = nameIn(names);
  return {
    id: idOf(one.id),
    owner: seatOf(one.owner),
    asset: idOf(one.asset),
    orbital: one.orbital,
    left: one.left,
    damage: one.damage,
    maneuvered: one.maneuvered,
    attacks: one.attacks,
    bombarded: one.bombardments > 0,
    visited: [...one.visited].sort(),
    barred: one.barred,
    enteredTurn: one.entered,
    completed: null,
    deltaVee,
    armor,
    population: populationUse(state, one.owner, one.card),
  } as { readonly id: string };
}
