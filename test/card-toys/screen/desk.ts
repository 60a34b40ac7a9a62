import { reduceHand, grabsHand, type HandContext } from '../../../src/ui/cards/table/hand.ts';
import type { CardInput } from '../../../src/ui/cards/table/gesture.ts';
import { topmost } from '../../../src/ui/cards/table/under.ts';
import type { Seat } from '../../../src/engine/seat.ts';
import type { Session } from '../../../src/session/session.ts';
import { openDesk } from '../../../src/ui/match/open-desk.ts';
import { fanBox, fanning, zonesOf, type Lying } from './board.ts';
import { firstOwn, type Own, type Toy, type ToyDesk, type ToyState } from './toy.ts';

/** The desk of a toy, with its hand. */
export interface ToyTable<V, E, C> extends ToyDesk<V, E, C> {
  /** Something done with a hand: the pointer on the table, or a key. Returns whether it meant something. */
  hold(input: CardInput): boolean;
  /** Reads a card. */
  read(card: string): void;
}

/** How the table lies now. */
export const lyingOf = <V, E, C>(
  { seatsOf }: Toy<V, E, C>,
  state: Pick<ToyState<V, E>, 'view' | keyof Own>,
): Lying => ({
  kind: 'lying',
  front: state.front,
  seats: seatsOf(state.view),
  tall: state.tall,
});

/** What the hand in front is played against. */
export function contextOf<V, E, C>(toy: Toy<V, E, C>, { session, state }: HandOf<V, E, C>): HandContext<C> {
  const board = toy.boardOf(state.view);
  const lying = lyingOf(toy, state);
  const zones = zonesOf(board, lying, { middle: '', seat: () => '' }).filter(({ id }) => id !== state.front);
  const cards = board.hands.find(({ seat }) => seat === state.front)?.cards.filter(({ face }) => face) ?? [];
  return {
    cards: cards.map(({ id }) => id),
    box: fanBox(lying, state.front),
    fanning: fanning(lying, state.front),
    most: 1,
    targetAt: (at, pixel) => topmost(zones, at, pixel)?.id ?? null,
    targets: ([card]) => (state.seat === null || card === undefined ? [] : toy.targets({ state, session }, card)),
    play: ([card], target) => toy.play({ state, session }, card!, target),
  };
}

interface HandOf<V, E, C> {
  readonly session: ToyDesk<V, E, C>['session'];
  readonly state: ToyState<V, E>;
}

/** Whoever looks sits in front; where nobody does, whoever sat there last. */
const frontOf = <V, E>({ holder, seat, front, viewer }: ToyState<V, E>): Seat =>
  holder ?? seat ?? (viewer.kind === 'seat' ? viewer.seat : front);

/** The controller of a match of a toy. */
export function openToyDesk<V, E, C>(
  toy: Toy<V, E, C>,
  open: (pace: () => Promise<void>) => Session,
): ToyTable<V, E, C> {
  const desk: ToyDesk<V, E, C> = openDesk({
    open,
    ...toy.desk,
    first: (view) => firstOwn(toy.seatsOf(view)[0]!),
    settled(now, last) {
      const front = frontOf(now);
      // What others commit meanwhile puts nothing back that is chosen.
      return now.seat !== null && now.seat === last.seat ? { front } : { front, hand: firstOwn('').hand, read: null };
    },
    playing: () => ({ hand: firstOwn('').hand, read: null }),
    attached: (stage) => {
      stage.grabs((input) => grabsHand(desk.state$.value.hand, input, contextOf(toy, now())));
      return [
        stage.input$.subscribe((input) => {
          if (input.kind === 'longPress') readUnder();
          else if (!desk.state$.value.busy) hold(input);
        }),
      ];
    },
  });
  const now = (): HandOf<V, E, C> => ({ session: desk.session, state: desk.state$.value });
  const hold = (input: CardInput): boolean => {
    const { hand } = desk.state$.value;
    const { state, command, refused } = reduceHand(hand, input, contextOf(toy, now()));
    if (state !== hand) desk.set({ hand: state });
    if (command) void desk.order(command);
    if (refused) desk.explain([refused]);
    return state !== hand || command !== undefined || refused !== undefined;
  };
  const read = (card: string): void => {
    desk.set({ read: card });
    desk.open('card');
  };
  const readUnder = (): void => {
    const { raised } = desk.state$.value.hand;
    if (raised !== null) read(raised);
  };
  return { ...desk, hold, read };
}
