import { expect } from 'vitest';
import { shuffled } from '../../src/cards/shuffle.ts';
import { applyCommand, type Match } from '../../src/engine/match.ts';
import type { Chance } from '../../src/engine/rng.ts';
import { AUDIENCE, viewerOf, type Seat, type Viewer } from '../../src/engine/seat.ts';
import type { Attempt, SkaxarCommand } from '../../src/games/skaxar/command.ts';
import type { SkaxarEvent } from '../../src/games/skaxar/event.ts';
import { skaxar, type Skaxar } from '../../src/games/skaxar/game.ts';
import type { Side, SkaxarState } from '../../src/games/skaxar/state.ts';
import type { SkaxarView } from '../../src/games/skaxar/view.ts';

/** Everybody at the table but the judge. */
export const VIEWERS: readonly Viewer[] = [viewerOf('A'), viewerOf('B'), AUDIENCE];

/** Whether a viewer may list the Repair Bay of a seat (SK-13.3). */
const mayListBay = ({ options }: SkaxarState, viewer: Viewer, seat: Seat): boolean =>
  options.openTracker || (viewer.kind === 'seat' && viewer.seat === seat);

const ID = /[AB]-[EX]\d\d|\b[IR]\d\d\b/g;

/** The ids of cards that stand in a text, each as often as it stands there. */
const idsIn = (text: string): readonly string[] => text.match(ID) ?? [];

/** Cards that lie face down for a viewer: their places, and without a listing that they lie there, are not for them. */
function faceDown(state: SkaxarState, viewer: Viewer): ReadonlySet<string> {
  const hidden = new Set([...state.shopDeck, ...state.asteroidDeck]);
  for (const card of state.asteroidRow) if (card !== null) hidden.add(card);
  for (const { seat, fleetDeck, repairBay } of state.sides) {
    for (const ship of fleetDeck) hidden.add(ship);
    if (!mayListBay(state, viewer, seat)) for (const ship of repairBay) hidden.add(ship);
  }
  return hidden;
}

const sorted = (list: readonly string[] | null): boolean =>
  list === null || list.every((id, index) => index === 0 || list[index - 1]! < id);

/**
 * Throws when a view or an event tells a viewer the place of a face-down card, or names one that they may not list
 * (SK-13.7).
 */
export function assertHidden(
  shown: { readonly view: SkaxarView } | { readonly event: SkaxarEvent },
  state: SkaxarState,
  viewer: Viewer,
): void {
  if (state.phase === 'over') return;
  if ('event' in shown) return assertEventHidden(shown.event, state, viewer);
  const { sides, shopDeck, asteroidDeck, asteroidsLeft, asteroidCards } = shown.view;
  const piles = [...sides.flatMap((side) => [side.fleetDeck, side.repairBay]), shopDeck, asteroidDeck];
  if (piles.some(({ order }) => order !== null) || asteroidCards !== null)
    throw new Error('SK-13.7: an order is shown.');
  const lists = [...piles.map(({ listed }) => listed), asteroidsLeft];
  if (!lists.every(sorted)) throw new Error('SK-13.4: a listing shows an order.');
  if (asteroidDeck.listed !== null) throw new Error('SK-13.3: the Asteroid deck is listed without the row.');
  const { openTracker } = state.options;
  const listed = (seat: Seat, bay: boolean): boolean =>
    openTracker || (bay && viewer.kind === 'seat' && viewer.seat === seat);
  for (const side of sides) {
    if (
      (side.fleetDeck.listed !== null) !== listed(side.seat, false) ||
      (side.repairBay.listed !== null) !== listed(side.seat, true)
    )
      throw new Error('SK-13.3: a pile is listed to the wrong viewer.');
  }
  if ((shopDeck.listed !== null) !== openTracker || (asteroidsLeft !== null) !== openTracker)
    throw new Error('SK-13.3: a deck is listed to the wrong viewer.');
  // Everything but the listings: no face-down card may be named there at all.
  const rest = JSON.stringify(shown.view, (key, value: unknown) =>
    key === 'listed' || key === 'asteroidsLeft' ? null : value,
  );
  const hidden = faceDown(state, viewer);
  const named = idsIn(rest).find((id) => hidden.has(id));
  if (named) throw new Error(`SK-13.7: the view names ${named}, which lies face down.`);
}

/**
 * Read with the state after the event. What was open as it happened may be named: a ship that goes into a pile was on
 * the field.
 */
function assertEventHidden(event: SkaxarEvent, state: SkaxarState, viewer: Viewer): void {
  const open = event.type === 'shipsToBay' ? event.ships : event.type === 'redrawn' ? [event.back] : [];
  const hidden = faceDown(state, viewer);
  const named = idsIn(JSON.stringify(event)).find((id) => hidden.has(id) && !open.includes(id));
  if (named) throw new Error(`SK-13.7: ${event.type} names ${named}, which lies face down.`);
}

/**
 * The same state with everything replaced that a viewer may not know: orders, what lies in the row, and who lies in a
 * Bay they may not list.
 */
export function scrambled(state: SkaxarState, viewer: Viewer, chance: Chance): SkaxarState {
  const asteroids = shuffled([...state.asteroidRow.filter((card) => card !== null), ...state.asteroidDeck], chance);
  let next = 0;
  const asteroidRow = state.asteroidRow.map((card) => (card === null ? null : asteroids[next++]!));
  const sides = state.sides.map((side): Side => {
    if (mayListBay(state, viewer, side.seat))
      return { ...side, fleetDeck: shuffled(side.fleetDeck, chance), repairBay: shuffled(side.repairBay, chance) };
    const ships = shuffled([...side.fleetDeck, ...side.repairBay], chance);
    return { ...side, fleetDeck: ships.slice(0, side.fleetDeck.length), repairBay: ships.slice(side.fleetDeck.length) };
  });
  return {
    ...state,
    asteroidRow,
    asteroidDeck: asteroids.slice(next),
    shopDeck: shuffled(state.shopDeck, chance),
    sides: [sides[0]!, sides[1]!],
  };
}

/** Whether a fact turns a hidden card up, so that whatever follows may differ. */
const uncovers = (event: SkaxarEvent): boolean =>
  (event.type === 'flipped' && event.ship !== null) ||
  ['reinforced', 'redrawn', 'harvested', 'shopDealt', 'gameEnded'].includes(event.type);

/** What a viewer hears of a command up to the first hidden card that is turned up. */
function heard(game: Skaxar, match: Match<SkaxarState>, seat: Seat, command: SkaxarCommand, viewer: Viewer): string {
  const applied = applyCommand(game, match, seat, command);
  if (!applied.ok) return JSON.stringify(applied.rejections);
  const end = applied.events.findIndex(uncovers);
  return JSON.stringify(applied.events.slice(0, end < 0 ? undefined : end).map((event) => game.redact(event, viewer)));
}

/** Attempts of either seat whose answer may not depend on hidden cards either. */
const ATTEMPTS: readonly Attempt[] = [
  ...[1, 2, 3, 4, 5, 6].flatMap((slot): Attempt[] => [
    { type: 'buy', slot },
    { type: 'buy', slot, ship: 'A-E13' },
    { type: 'buy', slot, ship: 'B-X19' },
  ]),
  { type: 'pass' },
  { type: 'harvest', slot: 2 },
  { type: 'decline' },
  { type: 'resign' },
];

/**
 * Throws when a viewer can tell a state at rest from one that differs in nothing they may know: by their view, by a
 * refusal, or by what a command tells.
 */
export function assertNoInterference(
  game: Skaxar,
  match: Match<SkaxarState>,
  viewer: Viewer,
  command: { readonly seat: Seat; readonly command: SkaxarCommand },
  chance: Chance,
): void {
  const { state } = match;
  if (state.phase === 'over') return;
  const twin = scrambled(state, viewer, chance);
  const view = game.view(state, viewer);
  const text = JSON.stringify(view);
  if (JSON.stringify(game.view(twin, viewer)) !== text) throw new Error('The view differs.');
  assertHidden({ view }, state, viewer);
  const [attempt] = [ATTEMPTS[chance.below(ATTEMPTS.length)]!];
  const seat = viewer.kind === 'seat' ? viewer.seat : 'watcher';
  if (JSON.stringify(game.check(state, seat, attempt)) !== JSON.stringify(game.check(twin, seat, attempt)))
    throw new Error(`The answer to ${JSON.stringify(attempt)} differs.`);
  const one = heard(game, match, command.seat, command.command, viewer);
  const other = heard(game, { ...match, state: twin }, command.seat, command.command, viewer);
  if (one !== other) throw new Error(`What ${JSON.stringify(command)} tells differs:\n${one}\n${other}`);
}

/** For the generic laws, which know of no game: the rules as they are. */
export const asShown = (
  shown: { readonly kind: 'view'; readonly view: SkaxarView } | { readonly kind: 'event'; readonly event: SkaxarEvent },
  state: SkaxarState,
  viewer: Viewer,
): void => expect(() => assertHidden(shown, state, viewer)).not.toThrow();

export { skaxar };
