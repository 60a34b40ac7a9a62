import * as v from 'valibot';
import type { Decision, GameDefinition, LogLine, Outcome, Rejection } from '../../../src/engine/game.ts';
import type { Chance } from '../../../src/engine/rng.ts';
import type { Seat, Viewer } from '../../../src/engine/seat.ts';

/*
 * Wards: a small card game with hidden hands and a reaction window, to prove that the kernel carries one. Two to four
 * seats, a deck of faces 1..5, three of each, hands of three, five lives. In turn a seat strikes another with a card;
 * the struck seat may ward it with a card at least as high, or take it. Both then draw. The last one alive wins; when
 * nobody can strike any more, most lives win.
 */

const HAND = 3;
const LIVES = 5;
const FACES = [1, 2, 3, 4, 5] as const;
const COPIES = 3;

/** A card's id is its place in the shuffled deck: it tells nothing about the face. */
export type CardId = string;

export interface WardsOptions {
  readonly players: number;
}

export interface WardsState {
  readonly players: readonly { readonly seat: Seat; readonly lives: number; readonly hand: readonly CardId[] }[];
  /** The face of every card, by id; hidden but for those shown. */
  readonly faces: { readonly [id: CardId]: number };
  readonly deck: readonly CardId[];
  /** Cards played openly; everybody has seen them. */
  readonly discard: readonly CardId[];
  readonly turn: Seat;
  /** The strike that waits for its answer. */
  readonly window: { readonly by: Seat; readonly at: Seat; readonly card: CardId } | null;
  /** Seats that draw before the next turn. */
  readonly drawing: readonly Seat[];
  readonly outcome: Outcome | null;
}

const card = v.pipe(v.string(), v.regex(/^c[0-9]+$/));
const command = v.variant('type', [
  v.strictObject({ type: v.literal('strike'), card, at: v.pipe(v.string(), v.maxLength(2)) }),
  v.strictObject({ type: v.literal('ward'), card }),
  v.strictObject({ type: v.literal('take') }),
  v.strictObject({ type: v.literal('pass') }),
]);
export type WardsCommand = v.InferOutput<typeof command>;

export type WardsEvent =
  | { readonly type: 'struck'; readonly by: Seat; readonly at: Seat; readonly card: CardId; readonly face: number }
  | { readonly type: 'warded'; readonly by: Seat; readonly card: CardId; readonly face: number }
  | { readonly type: 'took'; readonly seat: Seat; readonly lives: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: CardId; readonly face: number | null }
  | { readonly type: 'turned'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly outcome: Outcome };

export interface WardsView {
  readonly viewer: Viewer;
  readonly players: readonly { readonly seat: Seat; readonly lives: number; readonly hand: readonly CardId[] }[];
  /** Faces this viewer has seen: their hand, the discard, the strike that waits. */
  readonly faces: { readonly [id: CardId]: number };
  readonly deck: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly turn: Seat;
  readonly window: WardsState['window'];
  readonly drawing: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly decisions: readonly Decision[];
}

const playerOf = (state: WardsState | WardsView, seat: Seat) => state.players.find((player) => player.seat === seat);
const alive = (state: WardsState) => state.players.filter(({ lives }) => lives > 0);
const withPlayer = (
  state: WardsState,
  seat: Seat,
  change: (player: WardsState['players'][number]) => WardsState['players'][number],
): WardsState => ({
  ...state,
  players: state.players.map((player) => (player.seat === seat ? change(player) : player)),
});
const without = <T>(list: readonly T[], one: T): readonly T[] => list.filter((other) => other !== one);

function shuffledFaces(chance: Chance): readonly number[] {
  const cards = FACES.flatMap((face) => Array.from({ length: COPIES }, () => face as number));
  for (let i = cards.length - 1; i > 0; i--) {
    const j = chance.die(i + 1) - 1;
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}

function setup({ players }: WardsOptions, chance: Chance): WardsState {
  const faces = Object.fromEntries(shuffledFaces(chance).map((face, index) => [`c${index}`, face]));
  const ids = Object.keys(faces);
  const seats = Array.from({ length: players }, (_, index) => `p${index + 1}`);
  return {
    players: seats.map((seat, index) => ({ seat, lives: LIVES, hand: ids.slice(index * HAND, (index + 1) * HAND) })),
    faces,
    deck: ids.slice(players * HAND),
    discard: [],
    turn: seats[0]!,
    window: null,
    drawing: [],
    outcome: null,
  };
}

const pending = (state: WardsState): readonly Decision[] => {
  if (state.outcome) return [];
  // Whoever is struck is asked, whatever they hold: a question must not tell.
  return state.window ? [{ kind: 'ward', seats: [state.window.at] }] : [{ kind: 'strike', seats: [state.turn] }];
};

const no = (rule: string, reason: string): readonly Rejection[] => [{ rule, reason }];

function check(state: WardsState, seat: Seat, given: WardsCommand): readonly Rejection[] {
  if (state.outcome) return no('W-9', 'The game is over.');
  const player = playerOf(state, seat);
  if (!player) return no('W-8', 'Spectators only watch.');
  if (given.type === 'ward' || given.type === 'take') {
    if (state.window?.at !== seat) return no('W-4', 'Nobody strikes you.');
    if (given.type === 'take') return [];
    if (!player.hand.includes(given.card)) return no('W-2', `You do not hold ${given.card}.`);
    const need = state.faces[state.window.card]!;
    return state.faces[given.card]! >= need
      ? []
      : no('W-5', `A ward needs ${need} or more; this card is ${state.faces[given.card]!}.`);
  }
  if (state.window) return no('W-3', 'The strike must be answered first.');
  if (state.turn !== seat) return no('W-1', `${state.turn} acts now.`);
  if (given.type === 'pass') return player.hand.length === 0 ? [] : no('W-6', 'You hold a card to strike with.');
  if (!player.hand.includes(given.card)) return no('W-2', `You do not hold ${given.card}.`);
  if (given.at === seat || !alive(state).some((one) => one.seat === given.at))
    return no('W-7', `${given.at} cannot be struck.`);
  return [];
}

function choices(state: WardsState, seat: Seat): readonly WardsCommand[] {
  const hand = playerOf(state, seat)?.hand ?? [];
  const all: WardsCommand[] = [
    ...hand.flatMap((one) =>
      state.players.map((target): WardsCommand => ({ type: 'strike', card: one, at: target.seat })),
    ),
    ...hand.map((one): WardsCommand => ({ type: 'ward', card: one })),
    { type: 'take' },
    { type: 'pass' },
  ];
  return all.filter((one) => check(state, seat, one).length === 0);
}

function decide(state: WardsState, seat: Seat, given: WardsCommand): readonly WardsEvent[] {
  switch (given.type) {
    case 'strike':
      return [{ type: 'struck', by: seat, at: given.at, card: given.card, face: state.faces[given.card]! }];
    case 'ward':
      return [{ type: 'warded', by: seat, card: given.card, face: state.faces[given.card]! }];
    case 'take': {
      const lives = Math.max(0, playerOf(state, seat)!.lives - state.faces[state.window!.card]!);
      return [{ type: 'took', seat, lives }];
    }
    case 'pass':
      return [{ type: 'passed', seat }];
  }
}

function advance(state: WardsState): readonly WardsEvent[] {
  if (state.outcome || state.window) return [];
  const [seat] = state.drawing;
  if (seat !== undefined) return [{ type: 'drew', seat, card: state.deck[0]!, face: state.faces[state.deck[0]!]! }];
  const standing = alive(state);
  const spent = standing.every(({ hand }) => hand.length === 0);
  if (standing.length <= 1 || spent) {
    const most = Math.max(...state.players.map(({ lives }) => lives));
    const winners = state.players.filter(({ lives }) => lives === most).map((player) => player.seat);
    const draw = winners.length === state.players.length;
    return [
      { type: 'ended', outcome: { winners: draw ? [] : winners, reason: spent ? 'cards' : 'lives', result: { most } } },
    ];
  }
  if (playerOf(state, state.turn)!.lives === 0) return [{ type: 'turned', seat: nextSeat(state) }];
  return [];
}

function nextSeat(state: WardsState): Seat {
  const order = state.players.map(({ seat }) => seat);
  for (let i = 1; i <= order.length; i++) {
    const seat = order[(order.indexOf(state.turn) + i) % order.length]!;
    if (playerOf(state, seat)!.lives > 0) return seat;
  }
  return state.turn;
}

/** After a strike is answered both draw, as far as the deck reaches, and the next seat has the turn. */
function answered(state: WardsState): WardsState {
  const { by, at, card: struck } = state.window!;
  const drawers = [by, at].filter(
    (seat) => playerOf(state, seat)!.lives > 0 && playerOf(state, seat)!.hand.length < HAND,
  );
  return {
    ...state,
    window: null,
    discard: [...state.discard, struck],
    drawing: drawers.slice(0, state.deck.length),
    turn: nextSeat(state),
  };
}

function evolve(state: WardsState, event: WardsEvent): WardsState {
  switch (event.type) {
    case 'struck': {
      const next = withPlayer(state, event.by, (player) => ({ ...player, hand: without(player.hand, event.card) }));
      return { ...next, window: { by: event.by, at: event.at, card: event.card } };
    }
    case 'warded': {
      const next = withPlayer(state, event.by, (player) => ({ ...player, hand: without(player.hand, event.card) }));
      return answered({ ...next, discard: [...next.discard, event.card] });
    }
    case 'took':
      return answered(withPlayer(state, event.seat, (player) => ({ ...player, lives: event.lives })));
    case 'passed':
      return { ...state, turn: nextSeat(state) };
    case 'drew': {
      const next = withPlayer(state, event.seat, (player) => ({ ...player, hand: [...player.hand, event.card] }));
      return { ...next, deck: next.deck.slice(1), drawing: next.drawing.slice(1) };
    }
    case 'turned':
      return { ...state, turn: event.seat };
    case 'ended':
      return { ...state, outcome: event.outcome };
  }
}

/** Ids whose face a viewer knows. */
const known = (state: WardsState, viewer: Viewer): readonly CardId[] => {
  if (viewer.kind === 'judge') return Object.keys(state.faces);
  const hand = viewer.kind === 'seat' ? (playerOf(state, viewer.seat)?.hand ?? []) : [];
  return [...hand, ...state.discard, ...(state.window ? [state.window.card] : [])];
};

const view = (state: WardsState, viewer: Viewer): WardsView => ({
  viewer,
  players: state.players,
  faces: Object.fromEntries(known(state, viewer).map((id) => [id, state.faces[id]!])),
  deck: state.deck,
  discard: state.discard,
  turn: state.turn,
  window: state.window,
  drawing: state.drawing,
  outcome: state.outcome,
  decisions: pending(state),
});

function guess(seen: WardsView, _seat: Seat, chance: Chance): WardsState {
  const left = [...shuffledFaces(chance)];
  for (const face of Object.values(seen.faces)) left.splice(left.indexOf(face), 1);
  const ids = Array.from({ length: FACES.length * COPIES }, (_, index) => `c${index}`);
  const faces = Object.fromEntries(ids.map((id) => [id, seen.faces[id] ?? left.pop()!]));
  const { players, deck, discard, turn, window, drawing, outcome } = seen;
  return { players, faces, deck, discard, turn, window, drawing, outcome };
}

const describe = (event: WardsEvent): LogLine => ({ key: `wards.${event.type}`, parts: {} });

/** The toy game, through the same interface as the real ones. */
export const wards: GameDefinition<WardsState, WardsCommand, WardsEvent, WardsView, WardsOptions> = {
  id: 'wards',
  title: 'Wards',
  rulesVersion: '1',
  parseOptions(raw) {
    const result = v.safeParse(
      v.strictObject({ players: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(4)), 2) }),
      raw ?? {},
    );
    if (result.success) return { ok: true, value: result.output };
    return {
      ok: false,
      faults: result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', reason: issue.message })),
    };
  },
  checkSetup: () => [],
  seats: ({ players }) => Array.from({ length: players }, (_, index) => `p${index + 1}`),
  setup,
  pending,
  check,
  choices,
  decide,
  advance,
  evolve,
  outcome: (state) => state.outcome,
  view,
  redact: (event, viewer) => {
    const hidden =
      event.type === 'drew' && viewer.kind !== 'judge' && !(viewer.kind === 'seat' && viewer.seat === event.seat);
    return hidden ? { ...event, face: null } : event;
  },
  guess,
  parse(raw) {
    const result = v.safeParse(command, raw);
    if (result.success) return { ok: true, value: result.output };
    return {
      ok: false,
      faults: result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', reason: issue.message })),
    };
  },
  describe,
  reveals: ({ type }) => type === 'drew' || type === 'struck' || type === 'warded',
};

/** What a viewer must not learn from a view or an event: "id:face" pairs of the cards they have not seen. */
export const hiddenFaces = (
  state: WardsState,
  viewer: Viewer,
): readonly { readonly id: CardId; readonly face: number }[] => {
  const seen = known(state, viewer);
  return Object.entries(state.faces)
    .filter(([id]) => !seen.includes(id))
    .map(([id, face]) => ({ id, face }));
};
