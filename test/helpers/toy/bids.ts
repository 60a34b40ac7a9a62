import * as v from 'valibot';
import {
  choiceOf,
  committed,
  committedSeats,
  guessedSealed,
  isComplete,
  mayTakeBack,
  openSealed,
  sealedView,
  takenBack,
  waitingSeats,
  type Sealed,
  type SealedView,
} from '../../../src/cards/sealed.ts';
import { shuffled } from '../../../src/cards/shuffle.ts';
import { faultsOf } from '../../../src/engine/fault.ts';
import type { Decision, GameDefinition, Outcome, Rejection } from '../../../src/engine/game.ts';
import type { Chance } from '../../../src/engine/rng.ts';
import type { Seat, Viewer } from '../../../src/engine/seat.ts';

/*
 * Bids: what Wards does not ask of the kernel. Two teams of two, one deck, hands of three. All four seats bid a card at
 * the same time and in secret, and may take it back until the last one has bid; then all bids are shown, the team with
 * the higher sum scores, a tie is decided by a draw from 0 on. Everybody draws; an empty deck is made of the shuffled
 * discard, in the middle of play. After eight rounds the better team wins, both its seats. With `shared` a team sees
 * both its hands.
 */

const HAND = 3;
const ROUNDS = 8;
const SEATS = ['p1', 'p2', 'p3', 'p4'] as const;
const FACES = [1, 2, 3, 4].flatMap((face) => [face, face, face, face]);

type CardId = string;
type Cards = { readonly [id: CardId]: number };
interface BidsOptions {
  readonly shared: boolean;
}
export interface BidsState {
  readonly options: BidsOptions;
  readonly hands: readonly { readonly seat: Seat; readonly hand: readonly CardId[] }[];
  /**
   * Faces by id. An id is a place in a shuffled deck; after a shuffle every card has a new one, or its old id would
   * tell it.
   */
  readonly faces: Cards;
  readonly deck: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly bids: Sealed<CardId>;
  readonly score: readonly [number, number];
  readonly round: number;
  readonly drawing: readonly Seat[];
  readonly outcome: Outcome | null;
}
export type BidsView = Omit<BidsState, 'bids'> & {
  readonly sealed: SealedView<CardId>;
  readonly decisions: readonly Decision[];
};

const card = v.pipe(v.string(), v.regex(/^c[0-9]+$/));
const schema = v.variant('type', [
  v.strictObject({ type: v.literal('bid'), card }),
  v.strictObject({ type: v.literal('takeBack') }),
]);
export type BidsCommand = v.InferOutput<typeof schema>;
export type BidsEvent =
  | { readonly type: 'bid'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly type: 'takenBack'; readonly seat: Seat }
  | {
      readonly type: 'shown';
      readonly bids: readonly { readonly seat: Seat; readonly card: CardId; readonly face: number }[];
      readonly team: 0 | 1;
    }
  /** `seen` names who may know the face: a redaction is asked of the event alone. */
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly card: CardId;
      readonly seen: readonly Seat[];
      readonly face: number | null;
    }
  | { readonly type: 'reshuffled'; readonly deck: readonly CardId[]; readonly faces: Cards | null }
  | { readonly type: 'ended'; readonly outcome: Outcome };

const teamOf = (seat: Seat): 0 | 1 => (SEATS.indexOf(seat as 'p1') % 2 === 0 ? 0 : 1);
const team = (side: 0 | 1): readonly Seat[] => SEATS.filter((seat) => teamOf(seat) === side);
const seers = ({ shared }: BidsOptions, seat: Seat): readonly Seat[] => (shared ? team(teamOf(seat)) : [seat]);
const handOf = (state: Pick<BidsState, 'hands'>, seat: Seat): readonly CardId[] =>
  state.hands.find((one) => one.seat === seat)?.hand ?? [];
const sees = (viewer: Viewer, seats: readonly Seat[]): boolean =>
  viewer.kind === 'judge' || (viewer.kind === 'seat' && seats.includes(viewer.seat));
const idNumber = (id: CardId): number => Number(id.slice(1));

const named = (faces: readonly number[], first: number): Cards =>
  Object.fromEntries(faces.map((face, index) => [`c${first + index}`, face]));

function setup(options: BidsOptions, chance: Chance): BidsState {
  const faces = named(shuffled(FACES, chance), 0);
  const ids = Object.keys(faces);
  const hands = SEATS.map((seat, index) => ({ seat, hand: ids.slice(index * HAND, (index + 1) * HAND) }));
  return {
    options,
    hands,
    faces,
    deck: ids.slice(SEATS.length * HAND),
    discard: [],
    bids: openSealed(SEATS, { takeBack: true }),
    score: [0, 0],
    round: 1,
    drawing: [],
    outcome: null,
  };
}

const pending = (state: BidsState): readonly Decision[] =>
  state.outcome ? [] : waitingSeats(state.bids).map((seat) => ({ kind: 'bid', seats: [seat] }));

const no = (rule: string, reason: string): readonly Rejection[] => [{ rule, reason }];
function check(state: BidsState, seat: Seat, command: BidsCommand): readonly Rejection[] {
  if (state.outcome) return no('B-5', 'The game is over.');
  if (!SEATS.includes(seat as 'p1')) return no('B-4', 'Spectators only watch.');
  if (command.type === 'takeBack') return mayTakeBack(state.bids, seat) ? [] : no('B-3', 'You have not bid.');
  if (committedSeats(state.bids).includes(seat)) return no('B-2', 'You have bid already.');
  return handOf(state, seat).includes(command.card) ? [] : no('B-1', `You do not hold ${command.card}.`);
}

function advance(state: BidsState, chance: Chance): readonly BidsEvent[] {
  if (state.outcome) return [];
  const [seat] = state.drawing;
  if (seat !== undefined) {
    const [next] = state.deck;
    if (next !== undefined)
      return [{ type: 'drew', seat, card: next, seen: seers(state.options, seat), face: state.faces[next]! }];
    const first = Math.max(...Object.keys(state.faces).map(idNumber)) + 1;
    const faces = named(
      shuffled(
        state.discard.map((id) => state.faces[id]!),
        chance,
      ),
      first,
    );
    return [{ type: 'reshuffled', deck: Object.keys(faces), faces }];
  }
  if (state.round > ROUNDS) {
    const [a, b] = state.score;
    return [
      { type: 'ended', outcome: { winners: a === b ? [] : team(a > b ? 0 : 1), reason: 'rounds', result: { a, b } } },
    ];
  }
  if (!isComplete(state.bids)) return [];
  const faceOf = (seat: Seat): number => state.faces[choiceOf(state.bids, seat)!]!;
  const sum = (side: 0 | 1) => team(side).reduce((all, seat) => all + faceOf(seat), 0);
  const better = sum(0) === sum(1) ? (chance.below(2) as 0 | 1) : sum(0) > sum(1) ? 0 : 1;
  const shown = state.bids.choices.map(({ seat, choice }) => ({ seat, card: choice, face: faceOf(seat) }));
  return [{ type: 'shown', bids: shown, team: better }];
}

function evolve(state: BidsState, event: BidsEvent): BidsState {
  switch (event.type) {
    case 'bid':
      return { ...state, bids: committed(state.bids, event.seat, event.card!) };
    case 'takenBack':
      return { ...state, bids: takenBack(state.bids, event.seat) };
    case 'shown': {
      const gone = event.bids.map((bid) => bid.card);
      const [a, b] = state.score;
      return {
        ...state,
        bids: openSealed(SEATS, { takeBack: true }),
        discard: [...state.discard, ...gone],
        round: state.round + 1,
        drawing: SEATS,
        score: event.team === 0 ? [a + 1, b] : [a, b + 1],
        hands: state.hands.map(({ seat, hand }) => ({ seat, hand: hand.filter((id) => !gone.includes(id)) })),
      };
    }
    case 'drew':
      return {
        ...state,
        deck: state.deck.slice(1),
        drawing: state.drawing.slice(1),
        hands: state.hands.map((one) => (one.seat === event.seat ? { ...one, hand: [...one.hand, event.card] } : one)),
      };
    case 'reshuffled': {
      const kept = Object.fromEntries(Object.entries(state.faces).filter(([id]) => !state.discard.includes(id)));
      return { ...state, deck: event.deck, discard: [], faces: { ...kept, ...event.faces } };
    }
    case 'ended':
      return { ...state, outcome: event.outcome };
  }
}

/** Faces a viewer knows: the discard and the hands they may see. */
const known = (state: BidsState, viewer: Viewer): readonly CardId[] =>
  Object.keys(state.faces).filter(
    (id) =>
      state.discard.includes(id) ||
      sees(viewer, []) ||
      state.hands.some(({ seat, hand }) => hand.includes(id) && sees(viewer, seers(state.options, seat))),
  );

function view(state: BidsState, viewer: Viewer): BidsView {
  const { bids: sealed, faces: _faces, ...open } = state;
  const faces = Object.fromEntries(known(state, viewer).map((id) => [id, state.faces[id]!]));
  return { ...open, faces, sealed: sealedView(sealed, viewer), decisions: pending(state) };
}

/** Unknown faces and unknown bids are dealt at random among what is left. */
function guess(seen: BidsView, _seat: Seat, chance: Chance): BidsState {
  const { sealed, decisions: _decisions, faces: shown, ...open } = seen;
  const left = shuffled(FACES, chance) as number[];
  for (const face of Object.values(shown)) left.splice(left.indexOf(face), 1);
  const ids = [...seen.hands.flatMap(({ hand }) => hand), ...seen.deck, ...seen.discard].sort(
    (a, b) => idNumber(a) - idNumber(b),
  );
  const faces = Object.fromEntries(ids.map((id) => [id, shown[id] ?? left.pop()!]));
  return { ...open, faces, bids: guessedSealed(sealed, (seat) => handOf(seen, seat)[chance.below(HAND)]!) };
}

/** The toy, through the same interface as the real games. */
export const bids: GameDefinition<BidsState, BidsCommand, BidsEvent, BidsView, BidsOptions> = {
  id: 'bids',
  title: 'Bids',
  rulesVersion: '1',
  parseOptions(raw) {
    const result = v.safeParse(v.strictObject({ shared: v.optional(v.boolean(), false) }), raw ?? {});
    return result.success ? { ok: true, value: result.output } : { ok: false, faults: faultsOf(result.issues) };
  },
  checkSetup: () => [],
  seats: () => SEATS,
  setup,
  pending,
  check,
  advance,
  evolve,
  view,
  guess,
  choices(state, seat) {
    const all: BidsCommand[] = [
      ...handOf(state, seat).map((id): BidsCommand => ({ type: 'bid', card: id })),
      { type: 'takeBack' },
    ];
    return all.filter((one) => check(state, seat, one).length === 0);
  },
  decide: (_state, seat, command) => [
    command.type === 'bid' ? { type: 'bid', seat, card: command.card } : { type: 'takenBack', seat },
  ],
  outcome: (state) => state.outcome,
  redact(event, viewer) {
    if (event.type === 'bid' && !sees(viewer, [event.seat])) return { ...event, card: null };
    if (event.type === 'drew' && !sees(viewer, event.seen)) return { ...event, face: null };
    return event.type === 'reshuffled' && !sees(viewer, []) ? { ...event, faces: null } : event;
  },
  parse(raw) {
    const result = v.safeParse(schema, raw);
    return result.success ? { ok: true, value: result.output } : { ok: false, faults: faultsOf(result.issues) };
  },
  describe: ({ type }) => ({ key: `bids.${type}`, parts: {} }),
  reveals: ({ type }) => type === 'drew' || type === 'shown',
};

/** Ids whose face a viewer may not know. */
export const unknownTo = (state: BidsState, viewer: Viewer): readonly CardId[] =>
  Object.keys(state.faces).filter((id) => !known(state, viewer).includes(id));
