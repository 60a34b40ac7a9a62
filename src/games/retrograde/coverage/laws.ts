import { isCard, spacecraftCard, upgradeCard } from '../data/cards.ts';
import { DECK_SIZE } from '../data/decks.ts';
import { outermost, resistanceOf } from '../rules/things.ts';
import type { RetrogradeState, Side } from '../state.ts';

/** Plain and fast: it is asked by the million. */
export function must(holds: boolean, id: string, said: () => string): void {
  if (!holds) throw new Error(`${id}: ${said()}`);
}

/** Every card of a seat, wherever it lies. */
function cardsOf(state: RetrogradeState, { seat, deck, hand, removed }: Side): readonly string[] {
  const own = <T extends { readonly owner: string }>(list: readonly T[]): readonly T[] =>
    list.filter(({ owner }) => owner === seat);
  return [
    ...deck,
    ...hand,
    ...removed.map(({ card }) => card),
    ...own(state.assets).flatMap(({ card, upgrade }) => [card, ...(upgrade ? [upgrade.card] : [])]),
    ...[...own(state.spacecraft), ...own(state.debris), ...own(state.projects)].map(({ card }) => card),
  ];
}

/** RG-1.3, RG-2.6: no card is lost, none is added, and what is left of the deck is its lower end. */
function assertCards(state: RetrogradeState, side: Side, at: number): void {
  const { homeworld, cards } = state.options.decks[at]!;
  const there = [...cardsOf(state, side)].sort();
  const all = [homeworld, ...cards].sort();
  must(
    all.length === DECK_SIZE + 1 && there.join() === all.join(),
    'RG-1.3',
    () => `seat ${side.seat} has ${there.length} cards`,
  );
  must(
    side.deck.join() === cards.slice(cards.length - side.deck.length).join(),
    'RG-2.6',
    () => `the deck of seat ${side.seat} is in another order`,
  );
}

const isCount = (value: number, most = Infinity): boolean => Number.isInteger(value) && value >= 0 && value <= most;

/** RG-1.4, RG-1.5, RG-9.9, RG-11.6, RG-14.3, RG-14.4: what is true of everything on the table. */
function assertTable({ assets, spacecraft, debris, projects }: RetrogradeState): void {
  const ids = [...assets, ...spacecraft, ...debris, ...projects].map(({ id }) => id);
  must(new Set(ids).size === ids.length, 'RG-1.3', () => 'two things share an id');
  const orbitals: { [asset: string]: number } = {};
  for (const asset of assets) {
    const { id, damage, destroyed, upgrade } = asset;
    orbitals[id] = outermost(asset);
    must(isCount(damage), 'RG-1.4', () => `${id} has ${damage} damage`);
    must(destroyed || damage < resistanceOf(asset), 'RG-11.6', () => `${id} stands with ${damage} damage`);
    must(!destroyed || upgrade === null, 'RG-12.3', () => `${id} is destroyed and has an upgrade`);
    must(
      upgrade === null || (isCount(upgrade.damage) && upgrade.damage < upgradeCard(upgrade.card).resistance),
      'RG-11.6',
      () => `the upgrade of ${id} stands with ${upgrade!.damage} damage`,
    );
  }
  for (const { id, card, left, damage } of spacecraft) {
    const { armor, deltaVee } = spacecraftCard(card);
    must(isCount(left, deltaVee), 'RG-1.4', () => `${id} has ${left} delta-vee`);
    must(isCount(damage, armor - 1), 'RG-9.9', () => `${id} flies with ${damage} damage`);
  }
  for (const { id, asset, orbital } of [...spacecraft, ...debris])
    must(orbital >= 1 && orbital <= (orbitals[asset] ?? 0), 'RG-1.5', () => `${id} is in orbital ${orbital}`);
  const places = projects.flatMap(({ kind, asset }) => (kind === 'asset' ? [] : [`${kind} ${asset}`]));
  must(new Set(places).size === places.length, 'RG-14.3', () => 'an asset carries two projects of a kind');
  for (const { id, kind, asset, card, points } of projects) {
    must(isCard(card) && isCount(points), 'RG-1.4', () => `${id} has ${points} points`);
    must((kind === 'asset') === (asset === null), 'RG-14.5', () => `${id} lies in the wrong place`);
    must(
      asset === null || assets.some((one) => one.id === asset && !one.destroyed),
      'RG-12.2',
      () => `${id} lies on a destroyed asset`,
    );
  }
}

/** What is true of every state at rest of a match from its setup. Throws the first that is not. */
export function assertState(state: RetrogradeState): void {
  const { phase, turn, sides, options, pendingSweep } = state;
  for (const [at, side] of sides.entries()) {
    assertCards(state, side, at);
    must(isCount(side.orbitCounter, 4) && side.orbitCounter > 0, 'RG-5.2', () => `counter ${side.orbitCounter}`);
  }
  assertTable(state);
  must((phase === 'upkeep') === (pendingSweep !== null), 'RG-4.3', () => `the engine rests in ${phase}`);
  must(phase !== 'endOfTurn' && phase !== 'setup', 'RG-4.3', () => `the engine rests in ${phase}`);
  must(options.turnLimit === null || turn <= 2 * options.turnLimit, 'RG-18.4', () => `turn ${turn}`);
}
