import type { Json } from '../../../engine/json.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { EndReason, SpurEvent } from '../event.ts';
import type { SpurState } from '../state.ts';
import { fleetOf, inPlayVp, playerOf, sidesOf, sideVp } from './table.ts';

type Side = readonly Seat[];

/** Sides with a seat that has not left the game. */
const sidesLeft = (state: SpurState): readonly Side[] =>
  sidesOf(state).filter((side) => side.some((seat) => !playerOf(state, seat).eliminated));

export const trophiesOf = (state: Pick<SpurState, 'players'>, side: Side): number =>
  side.reduce((sum, seat) => sum + playerOf(state, seat).trophies.length, 0);

/** Those of a list with the highest figure. */
function topBy<T>(list: readonly T[], figure: (one: T) => number): readonly T[] {
  const most = Math.max(...list.map(figure));
  return list.filter((one) => figure(one) === most);
}

/** OS-11.3: of several sides: higher VP, then the active player's, then the next in turn order. */
function firstOf(state: SpurState, sides: readonly Side[]): Side {
  const tied = topBy(sides, (side) => sideVp(state, side));
  const at = state.players.findIndex(({ seat }) => seat === state.activeSeat);
  const order = [...state.players.slice(at), ...state.players.slice(0, at)].map(({ seat }) => seat);
  const seat = order.find((one) => tied.some((side) => side.includes(one)))!;
  return tied.find((side) => side.includes(seat))!;
}

/** OS-11.4: places: VP, then trophies, then VP of ships in play, then shared; winners share the first. */
function ranking(state: SpurState, winners: readonly Side[]): readonly Json[] {
  // Sides are made anew for each question: they are the same if their seats are.
  const won = winners.flat();
  const figures = (side: Side): readonly number[] => [
    won.includes(side[0]!) ? 1 : 0,
    sideVp(state, side),
    trophiesOf(state, side),
    inPlayVp(state, side),
  ];
  const places = sidesOf(state).map((side) => ({ side, of: figures(side) }));
  const compare = (a: readonly number[], b: readonly number[]): number => {
    const at = a.findIndex((figure, place) => figure !== b[place]);
    // Winners share the first place whatever they hold.
    return at < 0 || (at > 0 && a[0] === 1) ? 0 : b[at]! - a[at]!;
  };
  return places
    .sort((a, b) => compare(a.of, b.of))
    .map(({ side, of }) => ({
      seats: side,
      rank: 1 + places.filter((other) => compare(other.of, of) < 0).length,
      vp: of[1]!,
      trophies: of[2]!,
      inPlay: of[3]!,
    }));
}

/** The end: `sides` have won; several may win together, and none is a draw. `tied`: those who drew. */
function gameEnd(state: SpurState, sides: readonly Side[], reason: EndReason, tied: readonly Side[] = []): SpurEvent {
  return {
    type: 'gameEnded',
    winners: sides.flat(),
    reason,
    result: {
      rounds: state.round,
      ranking: ranking(state, sides.length > 0 ? sides : tied),
      ...(tied.length > 0 && { tied: tied.flat() }),
    },
  };
}

/** OS-11.1, OS-11.3, OS-12.6, OS-12.7: whether a target was reached; null = none was. */
function reached(state: SpurState): SpurEvent | null {
  const { victory, vpTarget, collectorTrophies } = state.options;
  const sides = sidesLeft(state);
  if (victory === 'vp') {
    const there = sides.filter((side) => sideVp(state, side) >= vpTarget);
    return there.length > 0 ? gameEnd(state, [firstOf(state, there)], 'vpTarget') : null;
  }
  if (victory === 'lastStanding' || !sides.some((side) => trophiesOf(state, side) >= collectorTrophies)) return null;
  const rich = topBy(sides, (side) => sideVp(state, side));
  return gameEnd(
    state,
    topBy(rich, (side) => trophiesOf(state, side)),
    'collector',
  );
}

/** OS-11.6, OS-12.8: whether a player is out. Before the fleets are shown nobody has ships. */
const isOut = (state: SpurState, seat: Seat): boolean =>
  state.phase !== 'setupFleet' &&
  fleetOf(state, seat).length === 0 &&
  (state.options.victory === 'lastStanding' || playerOf(state, seat).shipDeck.length === 0);

/** OS-11.11: the checks after a resolution, a harmful Special or a concession; the first that ends the game decides. */
export function checked(state: SpurState): readonly SpurEvent[] {
  const target = reached(state);
  if (target) return [target];
  const out = state.players.filter(({ seat, eliminated }) => !eliminated && isOut(state, seat));
  const seats = out.map(({ seat }) => seat);
  const eliminated = seats.map((seat): SpurEvent => ({ type: 'eliminated', seat }));
  const before = sidesLeft(state);
  const after = before.filter((side) =>
    side.some((seat) => !playerOf(state, seat).eliminated && !seats.includes(seat)),
  );
  // OS-11.8, OS-11.5.
  if (after.length === 0) return [...eliminated, gameEnd(state, [firstOf(state, before)], 'allOut')];
  if (after.length === 1) return [...eliminated, gameEnd(state, after, 'lastSide')];
  return [...eliminated, { type: 'checked' }];
}

/** OS-11.10: the end after the last round: more VP, then more VP of ships in play, then a draw of the tied. */
export function limitReached(state: SpurState): SpurEvent {
  const rich = topBy(sidesLeft(state), (side) => sideVp(state, side));
  const tied = topBy(rich, (side) => inPlayVp(state, side));
  return tied.length === 1 ? gameEnd(state, tied, 'roundLimit') : gameEnd(state, [], 'roundLimit', tied);
}
