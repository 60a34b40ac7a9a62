import { pileView, type PileView } from '../../cards/pile.ts';
import type { Decision } from '../../engine/game.ts';
import type { Seat, Viewer } from '../../engine/seat.ts';
import { alwaysOpen, choices, isWithoutEffect } from './choices.ts';
import type { SkaxarCommand } from './command.ts';
import type { Totals } from './event.ts';
import type { Options } from './options.ts';
import { pending } from './pending.ts';
import { bankOf } from './rules/money.ts';
import { totalsOf } from './rules/totals.ts';
import type { Side, SkaxarState } from './state.ts';

/** What of a side lies open (chapter 13). */
type OpenSide = Pick<
  Side,
  'seat' | 'fleet' | 'money' | 'field' | 'leadShip' | 'scrapyard' | 'equipped' | 'equippedTo' | 'usedCards'
>;

/** A seat as a viewer sees it: everything open but the two face-down piles of ships (chapter 13). */
export interface SideView extends OpenSide {
  readonly fleetDeck: PileView;
  readonly repairBay: PileView;
  readonly totals: Totals;
}

/** A legal command with the mark of SK-6.8: the card can do nothing now, so the table asks before it is bought. */
export interface Choice {
  readonly command: SkaxarCommand;
  readonly noEffect: boolean;
}

/** What of the table lies open (chapter 13). */
type OpenTable = Pick<
  SkaxarState,
  | 'options'
  | 'phase'
  | 'window'
  | 'decider'
  | 'turn'
  | 'battle'
  | 'stalemates'
  | 'rescued'
  | 'lastFirstBuyer'
  | 'buyers'
  | 'closed'
  | 'tieSeat'
  | 'defeated'
  | 'shop'
  | 'asteroidsTaken'
  | 'outcome'
>;

/** What a viewer sees, and what they may do. */
export interface SkaxarView extends OpenTable {
  readonly viewer: Viewer;
  readonly decisions: readonly Decision[];
  /** A, then B. */
  readonly sides: readonly [SideView, SideView];
  /** SK-2.9. */
  readonly bank: number;
  readonly shopDeck: PileView;
  readonly asteroidDeck: PileView;
  /** Slots 1 to 5: a card lies there, face down; which one, nobody knows (SK-13.7). */
  readonly asteroidRow: readonly boolean[];
  /** When the game is over: the cards in the row; null before. */
  readonly asteroidCards: readonly (string | null)[] | null;
  /** SK-13.3: asteroids not yet taken, deck and row together, sorted by id; null where they may not be listed. */
  readonly asteroidsLeft: readonly string[] | null;
  /** All legal commands of the viewer in the open window; empty unless they decide. */
  readonly choices: readonly Choice[];
  /** What a seat may do at any time: resign (SK-12.6). */
  readonly always: readonly SkaxarCommand[];
}

/** What a viewer may see, field by field (chapter 13): everything but what lies face down. */
export function view(state: SkaxarState, viewer: Viewer): SkaxarView {
  const { options, shopDeck, asteroidDeck, asteroidRow } = state;
  const open = viewer.kind === 'judge' || state.phase === 'over';
  const listed = open || options.openTracker;
  const seat = viewer.kind === 'seat' ? viewer.seat : null;
  return {
    viewer,
    options,
    phase: state.phase,
    window: state.window,
    decider: state.decider,
    decisions: pending(state),
    turn: state.turn,
    battle: state.battle,
    stalemates: state.stalemates,
    rescued: state.rescued,
    lastFirstBuyer: state.lastFirstBuyer,
    buyers: state.buyers,
    closed: state.closed,
    tieSeat: state.tieSeat,
    defeated: state.defeated,
    sides: [sideFor(state.sides[0], options, seat, open), sideFor(state.sides[1], options, seat, open)],
    bank: bankOf(state.sides),
    shopDeck: pileView(shopDeck, { listed, open }),
    shop: state.shop,
    // Deck and row are listed together or not at all: each alone would tell what lies in the other.
    asteroidDeck: pileView(asteroidDeck, { listed: open, open }),
    asteroidRow: asteroidRow.map((card) => card !== null),
    asteroidCards: open ? asteroidRow : null,
    asteroidsLeft: listed ? [...asteroidDeck, ...asteroidRow.filter((card) => card !== null)].sort() : null,
    asteroidsTaken: state.asteroidsTaken,
    choices:
      seat === null
        ? []
        : choices(state, seat).map((command) => ({ command, noEffect: isWithoutEffect(state, seat, command) })),
    always: seat === null ? [] : alwaysOpen(state, seat),
    outcome: state.outcome,
  };
}

/** SK-13.2, SK-13.3: a Repair Bay may always be listed by its owner; with `openTracker` both piles by everybody. */
function sideFor(side: Side, { openTracker }: Options, seat: Seat | null, open: boolean): SideView {
  return {
    seat: side.seat,
    fleet: side.fleet,
    money: side.money,
    fleetDeck: pileView(side.fleetDeck, { listed: openTracker, open }),
    field: side.field,
    leadShip: side.leadShip,
    repairBay: pileView(side.repairBay, { listed: openTracker || seat === side.seat, open }),
    scrapyard: side.scrapyard,
    equipped: side.equipped,
    equippedTo: side.equippedTo,
    usedCards: side.usedCards,
    totals: totalsOf(side),
  };
}
