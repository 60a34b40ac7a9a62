import type { PileView } from '../../cards/pile.ts';
import type { Decision, Outcome } from '../../engine/game.ts';
import type { Seat, Viewer } from '../../engine/seat.ts';
import type { SkaxarCommand } from './command.ts';
import type { Fleet } from './data/data-sets.ts';
import type { Totals } from './event.ts';
import type { Options } from './options.ts';
import type { FieldShip, Phase, Window } from './state.ts';

/** A seat as a viewer sees it: everything open but the two face-down piles of ships (chapter 13). */
export interface SideView {
  readonly seat: Seat;
  readonly fleet: Fleet;
  readonly money: number;
  readonly fleetDeck: PileView;
  readonly field: readonly FieldShip[];
  readonly leadShip: string | null;
  readonly repairBay: PileView;
  readonly scrapyard: readonly string[];
  readonly equipped: readonly string[];
  readonly usedCards: readonly string[];
  readonly totals: Totals;
}

/** A legal command with the mark of SK-6.8: the card can do nothing now, so the table asks before it is bought. */
export interface Choice {
  readonly command: SkaxarCommand;
  readonly noEffect: boolean;
}

/** What a viewer sees, and what he may do. */
export interface SkaxarView {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly phase: Phase;
  readonly window: Window | null;
  readonly decider: Seat | null;
  readonly decisions: readonly Decision[];
  readonly turn: number;
  readonly battle: number;
  readonly stalemates: number;
  readonly rescued: readonly Seat[];
  readonly lastFirstBuyer: Seat | null;
  readonly buyers: readonly Seat[];
  readonly closed: readonly Seat[];
  readonly tieSeat: Seat;
  readonly defeated: Seat | null;
  /** A, then B. */
  readonly sides: readonly [SideView, SideView];
  /** SK-2.9. */
  readonly bank: number;
  readonly shopDeck: PileView;
  readonly shop: readonly (string | null)[];
  readonly asteroidDeck: PileView;
  /** Slots 1 to 5: a card lies there, face down; which one, nobody is told (SK-13.7). */
  readonly asteroidRow: readonly boolean[];
  /** When the game is over: the cards in the row; null before. */
  readonly asteroidCards: readonly (string | null)[] | null;
  /** SK-13.3: asteroids not yet taken, deck and row together, sorted by id; null where they may not be listed. */
  readonly asteroidsLeft: readonly string[] | null;
  readonly asteroidsTaken: readonly string[];
  /** All legal commands of the viewer in the open window; empty unless he decides. */
  readonly choices: readonly Choice[];
  /** What a seat may do at any time: resign (SK-12.6). */
  readonly always: readonly SkaxarCommand[];
  readonly outcome: Outcome | null;
}
