import { afterDraw, afterLook } from '../../cards/knowledge.ts';
import { without } from '../../cards/pile.ts';
import type { Seat } from '../../engine/seat.ts';
import { unhandled } from '../../engine/unhandled.ts';
import { changeAsset, changeFleet, changeSide, changeSpacecraft, copyOfState, type Fresh } from './copies.ts';
import { spacecraftCard, type CardId } from './data/cards.ts';
import type { EventOf, RetrogradeEvent } from './event.ts';
import { roundOf } from './rules/rounds.ts';
import { assetOf, otherSeat, spacecraftOf } from './rules/things.ts';
import type { Debris, Project, Removed, RetrogradeState, Side, Spacecraft } from './state.ts';

type Next = Fresh<RetrogradeState>;

/** The state after a fact: the only place that makes one. Facts must be told in full, hidden cards included. */
// eslint-disable-next-line complexity, max-lines-per-function -- one flat switch over all facts, a case each
export function evolve(state: RetrogradeState, event: RetrogradeEvent): RetrogradeState {
  const next = copyOfState(state);
  switch (event.type) {
    case 'begun':
      break;
    case 'dealt':
      changeSide(next, event.seat, (side) => draw(side, known(event.cards)));
      break;
    case 'turnBegan':
      next.phase = 'upkeep';
      next.turn = event.turn;
      next.activeSeat = event.seat;
      next.refreshed = false;
      next.acted = [];
      break;
    case 'refreshed':
      refresh(next, event);
      break;
    case 'topSeen':
      changeSide(next, otherSeat(event.seat), (side) => (side.deckKnown = afterLook(side.deckKnown, event.seat, 1)));
      next.acted = [...state.acted, event.asset];
      break;
    case 'sweepOpened':
      next.pendingSweep = event.asset;
      break;
    case 'swept':
      for (const id of event.debris) clear(next, id);
      next.pendingSweep = null;
      next.acted = [...state.acted, event.asset];
      break;
    case 'phaseBegan':
      next.phase = event.phase;
      break;
    case 'burned':
      changeSpacecraft(next, event.spacecraft, (spacecraft) => move(spacecraft, event));
      break;
    case 'scuttled':
      changeSpacecraft(next, event.spacecraft, (spacecraft) => (spacecraft.left -= event.cost));
      break;
    case 'attacked':
      changeSpacecraft(next, event.spacecraft, (spacecraft) => {
        spacecraft.left -= event.spend;
        spacecraft.attacks += 1;
        spacecraft.maneuvered = true;
      });
      changeSpacecraft(next, event.target, (target) => (target.damage = event.damage));
      break;
    case 'missilesFired':
      changeAsset(next, event.asset, (asset) => {
        const upgrade = asset.upgrade!;
        asset.upgrade = { ...upgrade, attacked: [...upgrade.attacked, event.target] };
      });
      changeSpacecraft(next, event.target, (target) => (target.damage = event.damage));
      break;
    case 'spacecraftDestroyed':
      next.debris = [...state.debris, wreckOf(spacecraftOf(state, event.spacecraft))];
      next.spacecraft = withoutThing(state.spacecraft, event.spacecraft);
      break;
    case 'refitted':
      refit(next, event);
      break;
    case 'bombarded':
      changeSpacecraft(next, event.spacecraft, (spacecraft) => {
        spacecraft.left -= event.cost;
        spacecraft.bombardments += 1;
        spacecraft.maneuvered = true;
      });
      hurt(next, event);
      break;
    case 'upgradeDestroyed':
      changeAsset(next, event.asset, (asset) => (asset.upgrade = null));
      remove(next, assetOf(state, event.asset).owner, [{ card: event.card, open: true }]);
      break;
    case 'assetDestroyed':
      changeAsset(next, event.asset, (asset) => (asset.destroyed = true));
      for (const id of event.projects) drop(next, id);
      break;
    case 'researched':
      changeAsset(next, event.asset, (asset) => (asset.tapped = true));
      changeSide(next, event.seat, (side) => draw(side, known(event.cards)));
      break;
    case 'repaired':
      changeAsset(next, event.asset, (asset) => (asset.tapped = true));
      hurt(next, event);
      break;
    case 'projectStarted':
      start(next, event);
      break;
    case 'contributed':
      if (event.debris !== null) clear(next, event.debris);
      changeAsset(next, event.asset, (asset) => (asset.tapped = true));
      put(next, event.project, event.total);
      break;
    case 'spacecraftCompleted':
      next.projects = withoutThing(state.projects, event.project);
      arrive(next, event);
      break;
    case 'upgradeInstalled':
      next.projects = withoutThing(state.projects, event.project);
      cameIntoPlay(next, event.seat, event.card);
      changeAsset(next, event.asset, (asset) => {
        asset.upgrade = { id: event.upgrade, card: event.card, damage: 0, attacked: [] };
      });
      if (event.replaced !== null) remove(next, event.seat, [{ card: event.replaced, open: true }]);
      break;
    case 'assetCompleted':
      next.projects = withoutThing(state.projects, event.project);
      cameIntoPlay(next, event.seat, event.card);
      next.assets = [
        ...state.assets,
        {
          id: event.asset,
          card: event.card,
          owner: event.seat,
          tapped: false,
          damage: 0,
          destroyed: false,
          upgrade: null,
        },
      ];
      break;
    case 'projectScrapped':
      drop(next, event.project);
      break;
    case 'sacrificed':
      next.spacecraft = withoutThing(state.spacecraft, event.spacecraft);
      remove(next, event.seat, [{ card: event.card, open: true }]);
      put(next, event.project, event.total);
      break;
    case 'untapped':
      for (const id of event.assets) changeAsset(next, id, (asset) => (asset.tapped = false));
      break;
    case 'debrisStruck':
      for (const { spacecraft, total } of event.struck)
        changeSpacecraft(next, spacecraft, (one) => (one.damage = total));
      break;
    case 'turnEnded':
      for (const { seat, offer } of state.sides)
        if (offer !== 'none') changeSide(next, seat, (side) => (side.offer = 'none'));
      break;
    case 'drawOffered':
      changeSide(next, event.seat, (side) => (side.offer = 'open'));
      break;
    case 'drawDeclined':
      changeSide(next, otherSeat(event.seat), (side) => (side.offer = 'declined'));
      break;
    case 'drawAgreed':
    case 'resigned':
      break;
    case 'gameEnded':
      end(next, event);
      break;
    default:
      unhandled(event);
  }
  return next;
}

/** A list of cards that facts told to a viewer leave out. */
function known<T>(told: T | null): T {
  if (told === null) throw new Error("This fact does not tell its cards: it is a viewer's.");
  return told;
}

const withoutThing = <T extends { readonly id: string }>(list: readonly T[], id: string): readonly T[] =>
  list.filter((one) => one.id !== id);

/** Cards from the top of the deck to the hand. */
function draw(side: Fresh<Side>, cards: readonly CardId[]): void {
  side.deck = side.deck.slice(cards.length);
  side.deckKnown = afterDraw(side.deckKnown, cards.length);
  side.hand = [...side.hand, ...cards];
}

/** RG-5.2 to RG-5.4, RG-5.6. */
function refresh(next: Next, { seat, orbitCounter }: EventOf<'refreshed'>): void {
  next.refreshed = true;
  changeSide(next, seat, (side) => (side.orbitCounter = orbitCounter));
  changeFleet(next, seat, (spacecraft) => {
    spacecraft.damage = 0;
    spacecraft.left = spacecraftCard(spacecraft.card).deltaVee;
    spacecraft.maneuvered = false;
    spacecraft.attacks = 0;
    spacecraft.bombardments = 0;
    spacecraft.visited = [spacecraft.orbital];
    spacecraft.barred = false;
  });
  next.assets = next.assets.map((asset) =>
    asset.owner === seat && asset.upgrade && asset.upgrade.attacked.length > 0
      ? { ...asset, upgrade: { ...asset.upgrade, attacked: [] } }
      : asset,
  );
}

/** RG-7.7: a transfer clears the memory of orbitals; one that is entered counts as visited. */
function move(spacecraft: Fresh<Spacecraft>, { leaves, asset, orbital, left }: EventOf<'burned'>): void {
  const before = asset === leaves ? spacecraft.visited : [];
  spacecraft.asset = asset;
  spacecraft.orbital = orbital;
  spacecraft.left = left;
  spacecraft.visited = before.includes(orbital) ? before : [...before, orbital];
  spacecraft.maneuvered = true;
}

const wreckOf = ({ id, card, owner, asset, orbital }: Spacecraft): Debris => ({ id, card, owner, asset, orbital });

/** A card that comes into play in an orbital: unharmed, with full delta-vee. */
const inOrbit = (
  place: Pick<Spacecraft, 'id' | 'card' | 'owner' | 'asset' | 'orbital' | 'barred' | 'entered'>,
): Spacecraft => ({
  id: place.id,
  card: place.card,
  owner: place.owner,
  asset: place.asset,
  orbital: place.orbital,
  damage: 0,
  left: spacecraftCard(place.card).deltaVee,
  maneuvered: false,
  attacks: 0,
  bombardments: 0,
  visited: [place.orbital],
  barred: place.barred,
  entered: place.entered,
});

/** RG-14.11. */
function arrive(next: Next, { seat, spacecraft: id, card, asset, orbital }: EventOf<'spacecraftCompleted'>): void {
  cameIntoPlay(next, seat, card);
  const one = inOrbit({ id, card, owner: seat, asset, orbital, barred: false, entered: next.turn });
  next.spacecraft = [...next.spacecraft, one];
}

/** RG-10.3, RG-10.5. */
function refit(next: Next, { seat, spacecraft, card, replacement, newCard }: EventOf<'refitted'>): void {
  const { asset, orbital } = spacecraftOf(next, spacecraft);
  changeSide(next, seat, (side) => (side.hand = [...without(side.hand, newCard), card]));
  cameIntoPlay(next, seat, newCard);
  const one = inOrbit({
    id: replacement,
    card: newCard,
    owner: seat,
    asset,
    orbital,
    barred: true,
    entered: next.turn,
  });
  next.spacecraft = [...withoutThing(next.spacecraft, spacecraft), one];
}

function cameIntoPlay(next: Next, seat: Seat, card: CardId): void {
  changeSide(next, seat, (side) => {
    side.cameIntoPlay = { ...side.cameIntoPlay, [card]: (side.cameIntoPlay[card] ?? 0) + 1 };
  });
}

/** The damage an asset or its upgrade has from now on. */
function hurt(next: Next, { asset: id, target, damage }: EventOf<'bombarded'> | EventOf<'repaired'>): void {
  changeAsset(next, id, (asset) => {
    if (target === 'asset') asset.damage = damage;
    else asset.upgrade = { ...asset.upgrade!, damage };
  });
}

function start(next: Next, { seat, project: id, kind, asset, card: told }: EventOf<'projectStarted'>): void {
  const card = known(told);
  changeSide(next, seat, (side) => {
    side.hand = without(side.hand, card);
    side.projectsStarted += 1;
  });
  next.projects = [...next.projects, { id, owner: seat, kind, card, asset, points: 0 }];
}

/** The points a project has from now on. */
function put(next: Next, id: string, points: number): void {
  next.projects = next.projects.map((one): Project =>
    one.id === id ? { id, owner: one.owner, kind: one.kind, card: one.card, asset: one.asset, points } : one,
  );
}

/** RG-12.2, RG-14.18: a project goes out of the game; nobody but its owner sees what it was. */
function drop(next: Next, id: string): void {
  const { owner, card } = next.projects.find((one) => one.id === id)!;
  next.projects = withoutThing(next.projects, id);
  remove(next, owner, [{ card, open: false }]);
}

/** RG-12.7: debris goes out of the game, to the pile of its owner. */
function clear(next: Next, id: string): void {
  const { owner, card } = next.debris.find((one) => one.id === id)!;
  next.debris = withoutThing(next.debris, id);
  remove(next, owner, [{ card, open: true }]);
}

const remove = (next: Next, seat: Seat, cards: readonly Removed[]): void =>
  changeSide(next, seat, (side) => (side.removed = [...side.removed, ...cards]));

function end(next: Next, { winner, reason, difference }: EventOf<'gameEnded'>): void {
  next.phase = 'over';
  next.pendingSweep = null;
  const { turn } = next;
  next.outcome = {
    winners: winner ? [winner] : [],
    reason,
    result: { winner, reason, difference, turn, rounds: roundOf(turn) },
  };
}
