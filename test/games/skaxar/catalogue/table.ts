import type { Viewer } from '../../../../src/engine/seat.ts';
import { AUDIENCE, JUDGE, viewerOf } from '../../../../src/engine/seat.ts';
import type { SkaxarEvent } from '../../../../src/games/skaxar/event.ts';
import type { SkaxarView } from '../../../../src/games/skaxar/view.ts';
import {
  decline,
  eventOf,
  eventsOf,
  game,
  highest,
  pass,
  play,
  side,
  type Played,
  type SeatName,
  type Table,
} from '../../../helpers/sk-position.ts';

export {
  buy,
  decline,
  drawsLeft,
  eventOf,
  eventsOf,
  game,
  harvest,
  highest as still,
  newGame,
  opened as laid,
  optionsOf,
  pass,
  play,
  playAll,
  refusal,
  resign,
  setupRefusal,
  side,
  stacked,
  table,
  withDraws,
  type Played,
  type SeatName,
  type Table,
  type TableInput as Setting,
} from '../../../helpers/sk-position.ts';

/** A row of the Shop, or of asteroids, with nothing in it. */
export const NO_SHOP = [null, null, null, null, null, null] as const;
export const NO_ROW = [null, null, null, null, null] as const;

/** No card is for sale, and none ever will be: every session closes by itself (SK-6.11). */
export const SHUT = { shop: NO_SHOP, shopRest: 'used' } as const;

const joined = (a: Played, b: Played): Played => ({
  match: b.match,
  events: [...a.events, ...b.events],
  draws: [...a.draws, ...b.draws],
});

/** Lets every window pass or decline until the given number of combats have been told in all, or the game is over. */
export function quiet(from: Played, combats: number): Played {
  let played = from;
  while (eventsOf(played.events, 'fought').length < combats && played.match.state.phase !== 'over') {
    const { window, decider } = played.match.state;
    played = joined(played, play(played.match, decider as SeatName, window === 'harvest' ? decline : pass));
  }
  return played;
}

/** True when the gate lets a command through. */
export const allows = (match: Table, seat: string, command: unknown): boolean =>
  game.check(match.state, seat, command as never).length === 0;

/**
 * All that a seat may do now, as its view tells it: the commands of its window, and what is always open (SK-16.2), in
 * short words, sorted.
 */
export function legal(match: Table, seat: string): readonly string[] {
  const { choices, always } = viewFor(match, seat);
  return [
    ...choices.map(({ command, noEffect }) => `${written(command)}${noEffect ? ' (no effect)' : ''}`),
    ...always.map(written),
  ].sort();
}

/** A command in short: `buy 3 X18`, `harvest 1`, `pass`. */
const written = (command: { readonly type: string; readonly slot?: unknown; readonly ship?: unknown }): string =>
  [command.type, command.slot, typeof command.ship === 'string' ? command.ship.slice(-3) : undefined]
    .filter((part) => part !== undefined)
    .join(' ');

/** Ids of a pile without the letter of the seat: `E22 E14 E06`. */
export const pile = (ids: readonly string[]): string => ids.map((id) => id.slice(-3)).join(' ');

/** Ships on a seat's field in order of arrival: `E22 E14`. */
export const field = (match: Table, seat: SeatName): string => pile(side(match, seat).field.map(({ ship }) => ship));

/** Money of A and B. */
export const purses = ({ state }: Table): readonly number[] => state.sides.map(({ money }) => money);

/** Where the engine waits: "session B"; null when the game is over. */
export const waiting = ({ state }: Table): string | null => (state.window ? `${state.window} ${state.decider}` : null);

/** A viewer's view: a seat's, the judge's, the audience's. */
export const viewFor = (match: Table, viewer: string = 'judge'): SkaxarView =>
  game.view(match.state, viewerNamed(viewer));

export const viewerNamed = (name: string): Viewer =>
  name === 'judge' ? JUDGE : name === 'audience' ? AUDIENCE : viewerOf(name);

/** Totals of a seat as the catalogue writes them, and as all see them: `9/10`. */
export function totals(match: Table, seat: SeatName): string {
  const { firepower, shield } = viewFor(match).sides[seat === 'A' ? 0 : 1].totals;
  return `${firepower}/${shield}`;
}

/** Combats told: `9/10 - 11/8 bothDestroyed`, forced ones with a mark. */
export const fights = (events: readonly SkaxarEvent[]): readonly string[] =>
  eventsOf(events, 'fought').map(
    ({ totals: [a, b], outcome, forced }) =>
      `${a.firepower}/${a.shield} - ${b.firepower}/${b.shield} ${outcome}${forced ? ' (forced)' : ''}`,
  );

/** Payments told: `A 3000`. */
export const payments = (events: readonly SkaxarEvent[]): readonly string[] =>
  eventsOf(events, 'paid').map(({ seat, amount }) => `${seat} ${amount}`);

/** The end told: `A lastShips`, `draw bothOut`. */
export const ending = (events: readonly SkaxarEvent[]): string => {
  const { winner, reason } = eventOf(events, 'gameEnded');
  return `${winner ?? 'draw'} ${reason}`;
};

/** Draws of 0 only, for a shuffle of that many cards: they rotate it by one (SK-C81). */
export const rotate = (cards: number): readonly number[] => highest(cards).map(() => 0);
