import type { Decision, Outcome } from '../../engine/game.ts';
import type { Seat, Viewer } from '../../engine/seat.ts';
import type { BattlespaceSiriusCommand } from './command.ts';
import type { LifeboatId } from './data/lifeboats.ts';
import type { ShipId } from './data/ships.ts';
import type { FacingLine } from './rules/facing.ts';
import type { Options } from './options.ts';
import type { Lock, Phase, Vessel } from './state.ts';

/** A player as a viewer sees him: `hidden` = a face-down card lies under the ship, which one is not known (BS-15.2). */
export interface PlayerView {
  readonly seat: Seat;
  readonly ship: ShipId;
  readonly lifeboat: LifeboatId | 'hidden' | null;
  /** The card is public; false with a known card means: only its owner sees it. */
  readonly shown: boolean;
  readonly vessel: Vessel | null;
  readonly agree: boolean;
  readonly left: number | null;
}

/** What a viewer sees, and what he may do. */
export interface BattlespaceSiriusView {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly players: readonly PlayerView[];
  readonly order: readonly Seat[];
  readonly phase: Phase;
  readonly turnSeat: Seat;
  /** Who must decide in the open phase; null when the game is over. */
  readonly decider: Seat | null;
  readonly decisions: readonly Decision[];
  readonly turnNumber: number;
  readonly round: number;
  readonly engagedSeat: Seat | null;
  readonly locks: readonly Lock[];
  /** The turn player's facing lines to every adjacent opponent, as the vessels stand (BS-19.2). */
  readonly facing: readonly FacingLine[];
  readonly repairPoints: number;
  readonly shot: boolean;
  readonly quietTurns: number;
  /** Quiet turns in a row that draw the game now; 0 = never (BS-10.5). */
  readonly quietLimit: number;
  /** BS-10.6, BS-12.19: the turn ends as soon as open repair points are placed. */
  readonly ending: boolean;
  /** All legal commands of the viewer in the open phase; empty unless he decides. */
  readonly choices: readonly BattlespaceSiriusCommand[];
  /** Legal commands of BS-13.5: agree to a draw, resign, show the lifeboat. */
  readonly always: readonly BattlespaceSiriusCommand[];
  readonly outcome: Outcome | null;
}
