import * as v from 'valibot';
import { knownTo } from '../../../src/cards/knowledge.ts';
import { shuffled } from '../../../src/cards/shuffle.ts';
import { guessedWindow, windowView } from '../../../src/cards/window.ts';
import { faultsOf } from '../../../src/engine/fault.ts';
import type { GameDefinition, LogLine } from '../../../src/engine/game.ts';
import type { Chance } from '../../../src/engine/rng.ts';
import type { Seat, Viewer } from '../../../src/engine/seat.ts';
import { advance, check, choices, decide, evolve } from './wards-rules.ts';
import {
  command,
  facesOf,
  HAND,
  LIVES,
  opened,
  pending,
  playerOf,
  type CardId,
  type WardsCommand,
  type WardsEvent,
  type WardsOptions,
  type WardsState,
  type WardsView,
} from './wards-state.ts';

export { opened } from './wards-state.ts';
export type { CardId, WardsCommand, WardsEvent, WardsOptions, WardsState, WardsView } from './wards-state.ts';

/*
 * Wards: a small card game with hidden hands and a reaction window, to prove that the kernel and the shared cards
 * carry one. Two to four seats, a deck of faces 1..5, three of each, hands of three, five lives. In turn a seat
 * strikes another with a card, or plays a card for what is printed on it. A strike opens a window for the struck seat
 * and the striker: whoever is struck wards with a card at least as high, strikes back with one (a riposte, which may
 * be answered the same way), or passes. When both have passed, what was not warded hits. Both then draw. The last one
 * alive wins; when nobody can strike any more, most lives win.
 */

const FACES = [1, 2, 3, 4, 5].flatMap((face) => [face, face, face]);

function setup(options: WardsOptions, chance: Chance): WardsState {
  const faces = Object.fromEntries(shuffled(FACES, chance).map((face, index) => [`c${index}`, face]));
  const ids = Object.keys(faces);
  const players = Array.from({ length: options.players }, (_, index) => ({
    seat: `p${index + 1}`,
    lives: LIVES,
    hand: ids.slice(index * HAND, (index + 1) * HAND),
  }));
  return opened(options, { players, deck: ids.slice(options.players * HAND), faces });
}

/** Ids whose face a viewer knows. */
const known = (state: WardsState, viewer: Viewer): readonly CardId[] => {
  if (viewer.kind === 'judge') return Object.keys(state.faces);
  const hand = viewer.kind === 'seat' ? (playerOf(state, viewer.seat)?.hand ?? []) : [];
  return [...hand, ...state.discard, ...state.deck.slice(0, knownTo(state.known, viewer, state.deck.length))];
};

const view = (state: WardsState, viewer: Viewer): WardsView => {
  const { faces, window, autoPass, ...open } = state;
  return {
    ...open,
    viewer,
    faces: facesOf(faces, known(state, viewer)),
    window: window && windowView(window, viewer, (strike) => strike),
    autoPass: (viewer.kind === 'seat' && autoPass[viewer.seat]) || {},
    decisions: pending(state),
  };
};

function guess(seen: WardsView, seat: Seat, chance: Chance): WardsState {
  const { viewer: _viewer, decisions: _decisions, faces: shown, window, autoPass, ...open } = seen;
  const left = shuffled(FACES, chance) as number[];
  for (const face of Object.values(shown)) left.splice(left.indexOf(face), 1);
  const ids = [...seen.players.flatMap(({ hand }) => hand), ...seen.deck, ...seen.discard];
  return {
    ...open,
    faces: Object.fromEntries(ids.map((id) => [id, shown[id] ?? left.pop()!])),
    window: window && guessedWindow(window, (strike) => strike),
    autoPass: Object.keys(autoPass).length === 0 ? {} : { [seat]: autoPass },
  };
}

/** The event as somebody else hears of it; null where it is a secret as a whole. */
function redacted(event: WardsEvent): WardsEvent | null {
  switch (event.type) {
    case 'drew':
      return { ...event, face: null };
    case 'looked':
    case 'arranged':
      return { ...event, faces: null };
    case 'passed':
      return { ...event, rest: null };
    case 'autoPassSet':
      return null;
    default:
      return event;
  }
}

const describe = (event: WardsEvent): LogLine => ({ key: `wards.${event.type}`, parts: {} });

/** The toy game, through the same interface as the real ones. */
export const wards: GameDefinition<WardsState, WardsCommand, WardsEvent, WardsView, WardsOptions> = {
  id: 'wards',
  title: 'Wards',
  rulesVersion: '2',
  parseOptions(raw) {
    const result = v.safeParse(
      v.strictObject({
        players: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(4)), 2),
        bluffWindows: v.optional(v.boolean(), true),
      }),
      raw ?? {},
    );
    return result.success ? { ok: true, value: result.output } : { ok: false, faults: faultsOf(result.issues) };
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
    const own = viewer.kind === 'judge' || (viewer.kind === 'seat' && 'seat' in event && viewer.seat === event.seat);
    return own ? event : redacted(event);
  },
  guess,
  parse(raw) {
    const result = v.safeParse(command, raw);
    return result.success ? { ok: true, value: result.output } : { ok: false, faults: faultsOf(result.issues) };
  },
  describe,
  reveals: ({ type }) => ['struck', 'riposted', 'warded', 'played', 'looked', 'lost', 'drew'].includes(type),
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
