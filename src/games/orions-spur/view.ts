import { handView, type HandView } from '../../cards/hand.ts';
import { pileView, type PileView } from '../../cards/pile.ts';
import { sealedView, type SealedView } from '../../cards/sealed.ts';
import { windowView, type AutoPassSettings, type WindowView } from '../../cards/window.ts';
import type { Decision } from '../../engine/game.ts';
import type { Seat, Viewer } from '../../engine/seat.ts';
import { alwaysOpen, boundsOf, choices, type Bounds } from './choices.ts';
import type { SpurCommand } from './command.ts';
import { plain } from './data/text.ts';
import { pending } from './pending.ts';
import type { Modifier } from './rules/lasting.ts';
import { sideOf, vpOf } from './rules/table.ts';
import type { Attack, Layout, Player, SpurState, Trigger } from './state.ts';

/** A seat as a viewer sees it: everything open but deck, hand, reserve and settings (chapter 14). */
export interface PlayerView extends Pick<
  Player,
  | 'seat'
  | 'discard'
  | 'shipDeck'
  | 'joined'
  | 'recruitment'
  | 'repairTraded'
  | 'trophies'
  | 'eliminated'
  | 'revised'
  | 'played'
> {
  readonly vp: number;
  readonly tacticsDeck: PileView;
  readonly hand: HandView;
  readonly reserve: HandView;
  /** OS-14.8: null for all but the seat itself. */
  readonly autoPass: AutoPassSettings<Trigger> | null;
}

/** A lasting effect (OS-10.28) in words and numbers: the card it came from says the rest. */
export interface ModifierView {
  readonly seat: Seat;
  readonly card: string;
  /** The ship it is on; null = the whole fleet. */
  readonly ship: string | null;
  readonly kind: 'bonus' | 'ward' | 'reach';
  /** Damage more or less; 0 for `reach`. */
  readonly amount: number;
  readonly until: 'turn' | 'ownNext';
}

/** What of a state lies open (OS-14.6). */
type Open = Pick<
  SpurState,
  | 'options'
  | 'phase'
  | 'turn'
  | 'round'
  | 'activeSeat'
  | 'firstSeat'
  | 'ships'
  | 'primary'
  | 'mode'
  | 'activeShip'
  | 'suppressor'
  | 'silenced'
  | 'helpers'
  | 'choosing'
  | 'outcome'
>;

/** What a viewer sees, and what they may do. */
export interface SpurView extends Open {
  readonly viewer: Viewer;
  readonly decisions: readonly Decision[];
  /** In seat order. */
  readonly players: readonly PlayerView[];
  readonly modifiers: readonly ModifierView[];
  readonly fleetChoice: SealedView<readonly string[]> | null;
  readonly layoutChoice: SealedView<Layout> | null;
  readonly window: WindowView<Attack> | null;
  /** All legal commands of the viewer in the open phase; empty unless they decide (OS-13.28). */
  readonly choices: readonly SpurCommand[];
  /** OS-13.28: limits of what `choices` gives as an example. */
  readonly bounds: Bounds | null;
  /** OS-13.9. */
  readonly always: readonly SpurCommand[];
}

/** What a viewer may see, field by field (chapter 14). */
export function view(state: SpurState, viewer: Viewer): SpurView {
  const seat = viewer.kind === 'seat' ? viewer.seat : null;
  const { fleetChoice, layoutChoice, window } = state;
  return {
    viewer,
    options: state.options,
    phase: state.phase,
    turn: state.turn,
    round: state.round,
    activeSeat: state.activeSeat,
    firstSeat: state.firstSeat,
    decisions: pending(state),
    players: state.players.map((player) => playerFor(state, player, viewer)),
    ships: state.ships,
    primary: state.primary,
    mode: state.mode,
    activeShip: state.activeShip,
    suppressor: state.suppressor,
    silenced: state.silenced,
    modifiers: state.lasting.map(modifierFor),
    fleetChoice: fleetChoice && sealedView(fleetChoice, viewer),
    layoutChoice: layoutChoice && sealedView(layoutChoice, viewer),
    window: window && windowView(window, viewer, (attack) => attack),
    helpers: state.helpers,
    choosing: state.choosing,
    choices: seat === null ? [] : choices(state, seat),
    bounds: seat === null ? null : boundsOf(state, seat),
    always: seat === null ? [] : alwaysOpen(state, seat),
    outcome: state.outcome,
  };
}

function modifierFor({ effect, by, card, on }: Modifier): ModifierView {
  const { until } = effect;
  if (effect.kind !== 'modify') return { seat: by, card, ship: on, kind: 'reach', amount: 0, until };
  return { seat: by, card, ship: on, kind: effect.value, amount: plain(effect.by), until };
}

/** OS-14.2, OS-14.5, OS-12.24: whose hand and reserve a viewer sees. */
function seesHand({ options, phase }: Pick<SpurState, 'options' | 'phase'>, viewer: Viewer, seat: Seat): boolean {
  if (viewer.kind === 'judge' || phase === 'gameOver') return true;
  if (viewer.kind !== 'seat') return false;
  return viewer.seat === seat || (options.teamSharesHands && sideOf(options, viewer.seat).includes(seat));
}

function playerFor(state: SpurState, player: Player, viewer: Viewer): PlayerView {
  const { seat } = player;
  const known = seesHand(state, viewer, seat);
  const open = viewer.kind === 'judge' || state.phase === 'gameOver';
  const own = viewer.kind === 'seat' && viewer.seat === seat;
  return {
    seat,
    vp: vpOf(player),
    tacticsDeck: pileView(player.tacticsDeck, { listed: false, open }),
    hand: handView(player.hand, { known }),
    discard: player.discard,
    reserve: handView(player.reserve, { known }),
    shipDeck: player.shipDeck,
    joined: player.joined,
    recruitment: player.recruitment,
    repairTraded: player.repairTraded,
    trophies: player.trophies,
    autoPass: open || own ? player.autoPass : null,
    eliminated: player.eliminated,
    revised: player.revised,
    played: player.played,
  };
}
