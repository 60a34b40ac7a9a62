import { expect } from 'vitest';
import { applyCommand, type Match } from '../../src/engine/match.ts';
import type { Chance } from '../../src/engine/rng.ts';
import { AUDIENCE, viewerOf, type Seat, type Viewer } from '../../src/engine/seat.ts';
import type { Attempt, RetrogradeCommand } from '../../src/games/retrograde/command.ts';
import { attemptsAt } from '../../src/games/retrograde/coverage/attempts.ts';
import { DECK_CARDS, type CardId } from '../../src/games/retrograde/data/cards.ts';
import type { RetrogradeEvent } from '../../src/games/retrograde/event.ts';
import { retrograde, type Retrograde } from '../../src/games/retrograde/game.ts';
import type { RetrogradeState, Side } from '../../src/games/retrograde/state.ts';
import type { RetrogradeView } from '../../src/games/retrograde/view.ts';

/** Everybody at the table but the judge. */
export const VIEWERS: readonly Viewer[] = [viewerOf('1'), viewerOf('2'), AUDIENCE];

const isOwn = (viewer: Viewer, seat: Seat): boolean => viewer.kind === 'seat' && viewer.seat === seat;

/** Throws when a view or an event tells a viewer a card that lies hidden from them (RG-20.1). */
export function assertHidden(
  shown: { readonly view: RetrogradeView } | { readonly event: RetrogradeEvent },
  state: RetrogradeState,
  viewer: Viewer,
): void {
  if (state.phase === 'over') return;
  if ('event' in shown) return assertEventHidden(shown.event, viewer);
  const { sides, projects, options } = shown.view;
  for (const [at, { seat, deck, hand, removed }] of sides.entries()) {
    if (isOwn(viewer, seat)) continue;
    const side = state.sides[at]!;
    if (hand.cards !== null) throw new Error(`RG-20.1: the hand of seat ${seat} is shown.`);
    const top = viewer.kind === 'seat' ? (side.deckKnown[viewer.seat] ?? 0) : 0;
    // Whoever has seen the only card of a deck knows all of it.
    const isKnown = deck.count > 0 && top >= deck.count;
    if ((!isKnown && (deck.listed !== null || deck.order !== null)) || deck.top.length > top)
      throw new Error(`RG-20.1: the deck of seat ${seat} is shown.`);
    if (removed.some((card, place) => card !== null && !side.removed[place]!.open))
      throw new Error(`RG-20.1: what seat ${seat} removed is shown.`);
    const list = options.decks[at]!;
    if (list.cards !== null || list.name !== '') throw new Error(`RG-20.1: the deck list of seat ${seat} is shown.`);
  }
  for (const { owner, card, cost } of projects)
    if (!isOwn(viewer, owner) && (card !== null || cost !== null)) throw new Error('RG-20.1: a project is shown.');
}

function assertEventHidden(event: RetrogradeEvent, viewer: Viewer): void {
  const told = 'cards' in event ? event.cards : event.type === 'topSeen' || isProject(event) ? event.card : null;
  if (told !== null && !('seat' in event && isOwn(viewer, event.seat)))
    throw new Error(`RG-20.1: ${event.type} tells ${String(told)}.`);
}

const isProject = (
  event: RetrogradeEvent,
): event is Extract<RetrogradeEvent, { readonly type: 'projectStarted' | 'projectScrapped' }> =>
  event.type === 'projectStarted' || event.type === 'projectScrapped';

/** The same state with every card replaced that a viewer may not know. */
export function scrambled(state: RetrogradeState, viewer: Viewer, chance: Chance): RetrogradeState {
  const any = (): CardId => DECK_CARDS[chance.below(DECK_CARDS.length)]!.id;
  const ofKind = (kind: string): CardId => {
    const pool = DECK_CARDS.filter((card) => card.kind === kind);
    return pool[chance.below(pool.length)]!.id;
  };
  const sides = state.sides.map((side): Side => {
    if (isOwn(viewer, side.seat)) return side;
    const known = viewer.kind === 'seat' ? (side.deckKnown[viewer.seat] ?? 0) : 0;
    return {
      ...side,
      hand: side.hand.map(any),
      deck: side.deck.map((card, at) => (at < known ? card : any())),
      removed: side.removed.map(({ card, open }) => ({ card: open ? card : any(), open })),
    };
  });
  const decks = state.options.decks.map((deck, at) =>
    isOwn(viewer, sides[at]!.seat) ? deck : { ...deck, name: 'another', cards: deck.cards.map(any) },
  );
  return {
    ...state,
    options: { ...state.options, decks: [decks[0]!, decks[1]!] },
    projects: state.projects.map((one) => (isOwn(viewer, one.owner) ? one : { ...one, card: ofKind(one.kind) })),
    sides: [sides[0]!, sides[1]!],
  };
}

/** What a viewer hears of a command, up to the first hidden card that is turned up. */
function heard(game: Retrograde, match: Match<RetrogradeState>, seat: Seat, command: unknown, viewer: Viewer): string {
  const applied = applyCommand(game, match, seat, command);
  if (!applied.ok) return JSON.stringify(applied.rejections);
  const end = applied.events.findIndex(game.reveals);
  return JSON.stringify(applied.events.slice(0, end < 0 ? undefined : end).map((event) => game.redact(event, viewer)));
}

/** Commands that build on hidden cards of whoever gives them: how far they come depends on these cards. */
const BUILDS: readonly string[] = ['startProject', 'contribute', 'complete', 'sacrifice', 'refit'];

/**
 * Throws when a viewer can tell a state at rest from one that differs in nothing they may know: by their view, by a
 * refusal, or by what a command tells.
 */
export function assertNoInterference(
  game: Retrograde,
  match: Match<RetrogradeState>,
  viewer: Viewer,
  { seat, command }: { readonly seat: Seat; readonly command: RetrogradeCommand },
  chance: Chance,
): void {
  const { state } = match;
  if (state.phase === 'over') return;
  const twin = scrambled(state, viewer, chance);
  const view = game.view(state, viewer);
  const text = JSON.stringify(view);
  if (JSON.stringify(game.view(twin, viewer)) !== text) throw new Error('The view differs.');
  assertHidden({ view }, state, viewer);
  const who = viewer.kind === 'seat' ? viewer.seat : 'watcher';
  const attempts = attemptsAt(state, who === 'watcher' ? '1' : who, chance);
  const attempt = attempts[chance.below(attempts.length)]! as unknown as Attempt;
  if (JSON.stringify(game.check(state, who, attempt)) !== JSON.stringify(game.check(twin, who, attempt)))
    throw new Error(`The answer to ${JSON.stringify(attempt)} differs.`);
  if (!isOwn(viewer, seat) && BUILDS.includes(command.type)) return;
  const one = heard(game, match, seat, command, viewer);
  const other = heard(game, { ...match, state: twin }, seat, command, viewer);
  if (one !== other) throw new Error(`What ${JSON.stringify(command)} tells differs:\n${one}\n${other}`);
}

/** For the generic laws, which know of no game: the rules as they are. */
export const asShown = (
  shown:
    | { readonly kind: 'view'; readonly view: RetrogradeView }
    | { readonly kind: 'event'; readonly event: RetrogradeEvent },
  state: RetrogradeState,
  viewer: Viewer,
): void => expect(() => assertHidden(shown, state, viewer)).not.toThrow();

export { retrograde };
