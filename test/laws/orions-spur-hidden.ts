import { expect } from 'vitest';
import { shuffled } from '../../src/cards/shuffle.ts';
import type { Match } from '../../src/engine/match.ts';
import { openChance, type Chance } from '../../src/engine/rng.ts';
import { AUDIENCE, viewerOf, type Seat, type Viewer } from '../../src/engine/seat.ts';
import type { SpurCommand } from '../../src/games/orions-spur/command.ts';
import { attemptsAt } from '../../src/games/orions-spur/coverage/attempts.ts';
import { cardOf } from '../../src/games/orions-spur/data/cards.ts';
import type { SpurEvent } from '../../src/games/orions-spur/event.ts';
import { orionsSpur, type OrionsSpur } from '../../src/games/orions-spur/game.ts';
import { sideOf } from '../../src/games/orions-spur/rules/table.ts';
import type { Player, SpurState } from '../../src/games/orions-spur/state.ts';
import type { SpurView } from '../../src/games/orions-spur/view.ts';

/** Everybody who may sit at the table or watch it; seats a game has not see what a watcher sees. */
export const VIEWERS: readonly Viewer[] = [...['1', '2', '3', '4'].map(viewerOf), AUDIENCE];

const isOwn = (viewer: Viewer, seat: Seat): boolean => viewer.kind === 'seat' && viewer.seat === seat;

/** OS-14.2, OS-12.24: whose hand a viewer may see. */
const seesHand = ({ options }: Pick<SpurState, 'options'>, viewer: Viewer, seat: Seat): boolean =>
  isOwn(viewer, seat) ||
  (viewer.kind === 'seat' && options.teamSharesHands && sideOf(options, viewer.seat).includes(seat));

/** Throws when a view or an event tells a viewer what lies hidden from them (chapter 14). */
export function assertHidden(
  shown: { readonly view: SpurView } | { readonly event: SpurEvent },
  state: SpurState,
  viewer: Viewer,
): void {
  if (state.phase === 'gameOver') return;
  if ('event' in shown) return assertEventHidden(shown.event, viewer);
  const { players, fleetChoice, layoutChoice, window } = shown.view;
  for (const { seat, tacticsDeck, hand, reserve, autoPass } of players) {
    if (tacticsDeck.order !== null || tacticsDeck.listed !== null)
      throw new Error(`OS-14.3: a deck of ${seat} is shown.`);
    if (hand.cards !== null && !seesHand(state, viewer, seat))
      throw new Error(`OS-14.2: the hand of ${seat} is shown.`);
    if (reserve.cards !== null && !seesHand(state, viewer, seat))
      throw new Error(`OS-14.5: the reserve of ${seat} is shown.`);
    if (autoPass !== null && !isOwn(viewer, seat)) throw new Error(`OS-14.8: the settings of ${seat} are shown.`);
  }
  for (const choice of [fleetChoice, layoutChoice])
    for (const { seat } of choice?.shown ?? [])
      if (!isOwn(viewer, seat)) throw new Error(`OS-14.1: the choice of ${seat} is shown.`);
  for (const seat of window?.resting ?? [])
    if (!isOwn(viewer, seat)) throw new Error(`OS-14.8: that ${seat} passes for the rest is shown.`);
}

function assertEventHidden(event: SpurEvent, viewer: Viewer): void {
  if (event.type === 'deckShuffled' && event.order !== null) throw new Error('OS-14.3: an order is told.');
  const told = hiddenPart(event);
  if (told !== null && told !== undefined && !('seat' in event && isOwn(viewer, event.seat)))
    throw new Error(`OS-14.9: ${event.type} tells ${JSON.stringify(told)}.`);
}

function hiddenPart(event: SpurEvent): unknown {
  switch (event.type) {
    case 'drew':
      return event.cards;
    case 'fleetChosen':
      return event.designs;
    case 'layoutSet':
      return event.layout;
    case 'passed':
      return event.rest;
    case 'stored':
      return event.card;
    case 'autoPassSet':
      return event.value;
    default:
      return null;
  }
}

/** The same state with everything replaced that a viewer may not know; cards a command names stay where they are. */
export function scrambled(state: SpurState, viewer: Viewer, said: string, chance: Chance): SpurState {
  return {
    ...state,
    fleetChoice: state.fleetChoice && {
      ...state.fleetChoice,
      choices: state.fleetChoice.choices.map((one) => (isOwn(viewer, one.seat) ? one : { ...one, choice: [] })),
    },
    layoutChoice: state.layoutChoice && {
      ...state.layoutChoice,
      choices: state.layoutChoice.choices.map((one) => (isOwn(viewer, one.seat) ? one : { ...one, choice: {} })),
    },
    window: state.window && { ...state.window, resting: state.window.resting.filter((seat) => isOwn(viewer, seat)) },
    players: state.players.map((player): Player => {
      const known = seesHand(state, viewer, player.seat);
      return {
        ...player,
        ...(known ? { tacticsDeck: shuffled(player.tacticsDeck, chance) } : exchanged(player, said, chance)),
        autoPass: isOwn(viewer, player.seat) ? player.autoPass : { ownAttacked: 'pass', allyAttacked: 'passIfSafe' },
      };
    }),
  };
}

/** Cards of deck, hand and reserve laid elsewhere; a reserve holds Repair cards (OS-12.12). */
function exchanged({ tacticsDeck, hand, reserve }: Player, said: string, chance: Chance): Partial<Player> {
  const stays = (card: string): boolean => said.includes(card);
  const free = shuffled(
    [...tacticsDeck, ...hand, ...reserve].filter((card) => !stays(card)),
    chance,
  );
  const repairs = free.filter((card) => cardOf(card).kind === 'repair');
  const stored = repairs.slice(0, reserve.filter((card) => !stays(card)).length);
  const rest = free.filter((card) => !stored.includes(card));
  const fill = (pile: readonly string[], from: string[]): readonly string[] =>
    pile.map((card) => (stays(card) ? card : from.shift()!));
  const left = [...rest];
  return { reserve: fill(reserve, [...stored]), hand: fill(hand, left), tacticsDeck: fill(tacticsDeck, left) };
}

/** What a viewer hears of a command itself, up to the first hidden thing it tells. */
function heard(
  game: OrionsSpur,
  { state, chance }: Match<SpurState>,
  seat: Seat,
  command: unknown,
  viewer: Viewer,
): string {
  const refused = game.check(state, seat, command as never);
  if (refused.length > 0) return JSON.stringify(refused);
  const events = game.decide(state, seat, command as never, openChance(chance));
  const end = events.findIndex(game.reveals);
  return JSON.stringify(events.slice(0, end < 0 ? undefined : end).map((event) => game.redact(event, viewer)));
}

/**
 * Throws when a viewer can tell a state at rest from one that differs in nothing they may know: by their view, by a
 * refusal, or by what a command tells.
 */
export function assertNoInterference(
  game: OrionsSpur,
  match: Match<SpurState>,
  viewer: Viewer,
  { seat, command }: { readonly seat: Seat; readonly command: SpurCommand },
  chance: Chance,
): void {
  const { state } = match;
  if (state.phase === 'gameOver') return;
  const twin = scrambled(state, viewer, JSON.stringify(command), chance);
  const view = game.view(state, viewer);
  if (JSON.stringify(game.view(twin, viewer)) !== JSON.stringify(view)) throw new Error('The view differs.');
  assertHidden({ view }, state, viewer);
  const who = viewer.kind === 'seat' ? viewer.seat : 'watcher';
  const attempts = attemptsAt(state, who, chance);
  const attempt = attempts[chance.below(attempts.length)]! as never;
  if (JSON.stringify(game.check(state, who, attempt)) !== JSON.stringify(game.check(twin, who, attempt)))
    throw new Error(`The answer to ${JSON.stringify(attempt)} differs.`);
  const one = heard(game, match, seat, command, viewer);
  const other = heard(game, { ...match, state: twin }, seat, command, viewer);
  if (one !== other) throw new Error(`What ${JSON.stringify(command)} tells differs:\n${one}\n${other}`);
}

/** For the generic laws, which know of no game: the rules as they are. */
export const asShown = (
  shown: { readonly kind: 'view'; readonly view: SpurView } | { readonly kind: 'event'; readonly event: SpurEvent },
  state: SpurState,
  viewer: Viewer,
): void => expect(() => assertHidden(shown, state, viewer)).not.toThrow();

export { orionsSpur };
