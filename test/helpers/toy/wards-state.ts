import * as v from 'valibot';
import type { TopKnown } from '../../../src/cards/knowledge.ts';
import { askedSeat, type AutoPassSettings, type ReactionWindow, type WindowView } from '../../../src/cards/window.ts';
import type { Decision, Outcome } from '../../../src/engine/game.ts';
import type { Seat, Viewer } from '../../../src/engine/seat.ts';

export const HAND = 3;
export const LIVES = 5;

/** A card's id tells nothing about the face; cards whose order somebody has made anew have new ids. */
export type CardId = string;
/** Faces by id. */
export type Faces = { readonly [id: CardId]: number };

export interface WardsOptions {
  readonly players: number;
  /** Whoever is struck and holds a card is asked; without it, whoever can answer: then a question tells. */
  readonly bluffWindows: boolean;
}

/** A strike that waits in the window: nothing comes of it once it is warded. */
export interface Strike {
  readonly by: Seat;
  readonly at: Seat;
  readonly card: CardId;
  readonly face: number;
}

/** What auto-pass may answer: the strike of a turn, or one that came back. */
export type WardsTrigger = 'struck' | 'riposted';

interface Player {
  readonly seat: Seat;
  readonly lives: number;
  readonly hand: readonly CardId[];
}

/** What everybody may see. */
interface Open {
  readonly options: WardsOptions;
  readonly players: readonly Player[];
  readonly deck: readonly CardId[];
  /** Cards played or lost, in order; everybody has seen them. */
  readonly discard: readonly CardId[];
  readonly turn: Seat;
  /** Who is looking at how many top cards of the deck, to put them in order. */
  readonly arranging: { readonly seat: Seat; readonly count: number } | null;
  /** How many top cards of the deck each seat knows. */
  readonly known: TopKnown;
  /** Seats that draw before the next turn. */
  readonly drawing: readonly Seat[];
  readonly outcome: Outcome | null;
}

export interface WardsState extends Open {
  /** The face of every card, by id; hidden but for those shown. */
  readonly faces: Faces;
  readonly window: ReactionWindow<Strike> | null;
  readonly autoPass: { readonly [seat: Seat]: AutoPassSettings<WardsTrigger> };
}

export interface WardsView extends Open {
  readonly viewer: Viewer;
  /** Faces this viewer has seen: their hand, the discard, the top of the deck if they looked. */
  readonly faces: Faces;
  readonly window: WindowView<Strike> | null;
  /** The own settings. */
  readonly autoPass: AutoPassSettings<WardsTrigger>;
  readonly decisions: readonly Decision[];
}

const card = v.pipe(v.string(), v.regex(/^c[0-9]+$/));
const seat = v.pipe(v.string(), v.maxLength(2));
export const command = v.variant('type', [
  v.strictObject({ type: v.literal('strike'), card, at: seat }),
  v.strictObject({ type: v.literal('play'), card, at: v.optional(seat) }),
  v.strictObject({ type: v.literal('arrange'), order: v.pipe(v.array(card), v.maxLength(3)) }),
  v.strictObject({ type: v.literal('ward'), card }),
  v.strictObject({ type: v.literal('riposte'), card }),
  v.strictObject({ type: v.literal('pass'), rest: v.optional(v.boolean()) }),
  v.strictObject({
    type: v.literal('autoPass'),
    trigger: v.picklist(['struck', 'riposted']),
    value: v.picklist(['ask', 'passIfSafe', 'pass']),
  }),
]);
export type WardsCommand = v.InferOutput<typeof command>;

/** `cards` with their `faces`, null for whoever may not know them. */
type Shown = { readonly cards: readonly CardId[]; readonly faces: Faces | null };

export type WardsEvent =
  | ({ readonly type: 'struck' } & Strike)
  | ({ readonly type: 'riposted' } & Strike)
  /** `strike`: the place of the strike in the window. */
  | {
      readonly type: 'warded';
      readonly by: Seat;
      readonly card: CardId;
      readonly face: number;
      readonly strike: number;
    }
  /** `rest` is null for whoever may not know it. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly rest: boolean | null }
  | { readonly type: 'took'; readonly seat: Seat; readonly lives: number }
  /** The window has closed and what came of it has happened. */
  | { readonly type: 'closed' }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: CardId; readonly face: number }
  | ({ readonly type: 'looked'; readonly seat: Seat } & Shown)
  | ({ readonly type: 'arranged'; readonly seat: Seat } & Shown)
  | { readonly type: 'mended'; readonly seat: Seat; readonly lives: number }
  | { readonly type: 'lost'; readonly seat: Seat; readonly card: CardId; readonly face: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: CardId; readonly face: number | null }
  | { readonly type: 'turned'; readonly seat: Seat }
  | {
      readonly type: 'autoPassSet';
      readonly seat: Seat;
      readonly trigger: WardsTrigger;
      readonly value: 'ask' | 'passIfSafe' | 'pass';
    }
  | { readonly type: 'ended'; readonly outcome: Outcome };

/** The state before the first turn. */
export const opened = (options: WardsOptions, given: Pick<WardsState, 'players' | 'deck' | 'faces'>): WardsState => ({
  options,
  ...given,
  discard: [],
  turn: given.players[0]!.seat,
  window: null,
  arranging: null,
  known: {},
  autoPass: {},
  drawing: [],
  outcome: null,
});

export const playerOf = (state: Pick<Open, 'players'>, seat: Seat): Player | undefined =>
  state.players.find((player) => player.seat === seat);
export const alive = (state: Pick<Open, 'players'>): readonly Player[] =>
  state.players.filter(({ lives }) => lives > 0);
export const facesOf = (faces: Faces, cards: readonly CardId[]): Faces =>
  Object.fromEntries(cards.map((id) => [id, faces[id]!]));

export const pending = (state: WardsState): readonly Decision[] => {
  if (state.outcome) return [];
  if (state.arranging) return [{ kind: 'arrange', seats: [state.arranging.seat] }];
  if (!state.window) return [{ kind: 'strike', seats: [state.turn] }];
  const asked = askedSeat(state.window);
  return asked === null ? [] : [{ kind: 'ward', seats: [asked] }];
};

export const withPlayer = (state: WardsState, seat: Seat, change: (player: Player) => Partial<Player>): WardsState => ({
  ...state,
  players: state.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player)),
});
