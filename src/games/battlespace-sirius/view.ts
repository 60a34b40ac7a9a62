import type { Decision, Outcome } from '../../engine/game.ts';
import type { Chance } from '../../engine/rng.ts';
import type { Seat, Viewer } from '../../engine/seat.ts';
import { alwaysOpen, choices } from './choices.ts';
import type { BattlespaceSiriusCommand } from './command.ts';
import type { LifeboatId } from './data/lifeboats.ts';
import type { ShipId } from './data/ships.ts';
import type { Options } from './options.ts';
import { pending } from './pending.ts';
import { facingLines, type FacingLine } from './rules/facing.ts';
import { adjacentTo, playerOf } from './rules/players.ts';
import { cardsLeft } from './rules/setup.ts';
import { quietLimit } from './rules/turn.ts';
import { deciderOf } from './rules/window.ts';
import type { BattlespaceSiriusState, Lock, Phase, Player, Vessel } from './state.ts';

/**
 * A player as a viewer sees them: `hidden` = a face-down card lies under the ship, which one is not known (BS-15.2).
 */
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

/** What a viewer sees, and what they may do. */
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
  /** All legal commands of the viewer in the open phase; empty unless they decide. */
  readonly choices: readonly BattlespaceSiriusCommand[];
  /** Legal commands of BS-13.5: agree to a draw, resign, show the lifeboat. */
  readonly always: readonly BattlespaceSiriusCommand[];
  readonly outcome: Outcome | null;
  /** BS-15.3: the lifeboat cards nobody drew; null while the game is on, and without lifeboats. */
  readonly undrawn: readonly LifeboatId[] | null;
}

/** What a viewer may see, field by field (chapter 15): everything but the hidden lifeboats of others. */
export function view(state: BattlespaceSiriusState, viewer: Viewer): BattlespaceSiriusView {
  const over = state.phase === 'over';
  const seat = viewer.kind === 'seat' ? viewer.seat : null;
  return {
    viewer,
    options: state.options,
    players: state.players.map((player) => playerFor(player, viewer, over)),
    order: state.order,
    phase: state.phase,
    turnSeat: state.turnSeat,
    decider: deciderOf(state),
    decisions: pending(state),
    turnNumber: state.turnNumber,
    round: state.round,
    engagedSeat: state.engagedSeat,
    locks: state.locks,
    facing: facingNow(state),
    repairPoints: state.repairPoints,
    shot: state.shot,
    quietTurns: state.quietTurns,
    quietLimit: quietLimit(state),
    ending: state.ending,
    choices: seat === null ? [] : choices(state, seat),
    always: seat === null ? [] : alwaysOpen(state, seat),
    outcome: state.outcome,
    undrawn: over && state.options.lifeboats ? cardsLeft(state.players) : null,
  };
}

/** BS-15.2: a card is known to its owner until it is shown or the game is over. */
function playerFor(player: Player, viewer: Viewer, over: boolean): PlayerView {
  const known =
    player.shown || over || viewer.kind === 'judge' || (viewer.kind === 'seat' && viewer.seat === player.seat);
  return {
    seat: player.seat,
    ship: player.ship,
    lifeboat: player.lifeboat && (known ? player.lifeboat : 'hidden'),
    shown: player.shown,
    vessel: player.vessel,
    agree: player.agree,
    left: player.left,
  };
}

function facingNow(state: BattlespaceSiriusState): readonly FacingLine[] {
  const vessel = playerOf(state, state.turnSeat)?.vessel;
  if (!vessel || state.phase === 'over') return [];
  return adjacentTo(state, state.turnSeat).flatMap((target) =>
    facingLines(vessel, target.vessel).map(({ line, firingSide, targetSide, through }) => ({
      attacker: state.turnSeat,
      target: target.seat,
      line,
      firingSide,
      targetSide,
      through,
    })),
  );
}

/** A full state that fits what a seat knows: hidden lifeboats are drawn from the cards it cannot place (BS-15.4). */
export function guess(seen: BattlespaceSiriusView, _seat: Seat, chance: Chance): BattlespaceSiriusState {
  const cards = [...cardsLeft(seen.players)];
  const players = seen.players.map(({ seat, ship, lifeboat, shown, vessel, agree, left }): Player => {
    const card = lifeboat === 'hidden' ? cards.splice(chance.below(cards.length), 1)[0]! : lifeboat;
    return { seat, ship, lifeboat: card, shown, vessel, agree, left };
  });
  const {
    options,
    order,
    phase,
    turnSeat,
    turnNumber,
    round,
    engagedSeat,
    locks,
    repairPoints,
    shot,
    quietTurns,
    ending,
    outcome,
  } = seen;
  // Nobody is asked before the setup is done, so nobody is left to roll.
  return {
    options,
    players,
    order,
    rolling: [],
    phase,
    turnSeat,
    turnNumber,
    round,
    engagedSeat,
    locks,
    repairPoints,
    shot,
    quietTurns,
    ending,
    outcome,
  };
}
