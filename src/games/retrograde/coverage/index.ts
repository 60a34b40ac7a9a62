import type { Json } from '../../../engine/json.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { Seat } from '../../../engine/seat.ts';
import { namesOf, refusalsOfSetups, type Attempt, type CoverageGuide, type Shown } from '../../coverage.ts';
import { alwaysOpen, choices } from '../choices.ts';
import type { CommandType, RetrogradeCommand } from '../command.ts';
import { HOMEWORLD_IDS } from '../data/assets.ts';
import { CARDS, DECK_CARDS, type CardId } from '../data/cards.ts';
import { DECK_SIZE, type Deck } from '../data/decks.ts';
import { READY_MADE_IDS } from '../data/starters.ts';
import type { CapDifference, EndReason, LossCause, RetrogradeEvent } from '../event.ts';
import { FIRST_PLAYERS, HIT_RULES, type Options } from '../options.ts';
import { otherSeat } from '../rules/things.ts';
import { SEATS, type RetrogradeState } from '../state.ts';
import { attemptsAt } from './attempts.ts';
import { assertState } from './laws.ts';
import { barePosition, busyPosition } from './position.ts';
import { COMMANDS, EVENTS, REFUSALS } from './wanted.ts';

const endings = namesOf<EndReason>();
const causes = namesOf<LossCause>();
const differences = namesOf<CapDifference>();

/** One command in so many is preceded by something nobody was asked for: a draw offered or answered, a resignation. */
const ASIDE_ONE_IN = 12;
/** One aside in so many that could is a resignation, or the acceptance of a draw. */
const FINAL_ONE_IN: { readonly [type in CommandType]?: number } = { resign: 150, acceptDraw: 12 };
/** What chance alone gives seldom; where one of these is legal, it is given now and then. */
const RARE: readonly CommandType[] = ['sacrifice', 'bombard', 'missileDefense', 'attack', 'refit', 'complete'];
const RARE_ONE_IN = 3;

/**
 * A deck of any cards: match `index` walks through the whole pool, from another card on each time, behind some that are
 * seldom of use.
 */
export function mixedDeck(index: number, problematic: boolean): Deck {
  const pool = DECK_CARDS.filter(({ id }) => problematic || !NEED_OPTION.includes(id));
  const step = 7;
  const lead = [
    problematic ? 'colony-ship' : 'missile-defense-system',
    'debris-sweeper',
    'elite-fighter',
    'heavy-assault-vehicle',
  ];
  return {
    name: `Mixed ${index}`,
    homeworld: HOMEWORLD_IDS[index % HOMEWORLD_IDS.length]!,
    cards: [
      ...lead,
      ...Array.from({ length: DECK_SIZE - lead.length }, (_, at) => pool[(index * 13 + at * step) % pool.length]!.id),
    ],
  };
}

const NEED_OPTION: readonly CardId[] = ['interplanetary-missile', 'colony-ship'];

/** What has to be reached of Retrograde. */
export const retrogradeCoverage: CoverageGuide<RetrogradeState, RetrogradeCommand, RetrogradeEvent, Options> = {
  spread: {
    errata: [false, true],
    hitRule: HIT_RULES,
    problematicCards: [true, false],
    maxCopies: ['none', 5, 30],
    turnLimit: [30, 12, 'none', 20, 1],
    firstPlayer: FIRST_PLAYERS,
    scrapProjects: [true, false],
  },
  wanted: {
    commands: COMMANDS,
    events: EVENTS,
    endings: endings({ homeworld: 0, resign: 0, agreement: 0, turnLimit: 0 }),
    refusals: REFUSALS,
    cards: CARDS.map(({ id }) => id),
    losses: causes({ scuttle: 0, attack: 0, missileDefense: 0, debris: 0, expired: 0 }),
    differences: differences({ homeworld: 0, population: 0, costs: 0, none: 0 }),
  },
  fitting: (options, index) =>
    isBare(index)
      ? { ...options, turnLimit: 1, maxCopies: 'none', decks: ['mars', 'mars'] }
      : { ...options, decks: decksOf(index, options['problematicCards'] === true) as unknown as Json },
  // The game has no end by stalemate (RG-22.1).
  quick: (raw) => (raw['turnLimit'] === 'none' ? { ...raw, turnLimit: 30 } : raw),
  position: (options, index, chance) =>
    (isBare(index) ? barePosition(options) : busyPosition(options, index, chance)) as Json,
  refusedSetups: (game) =>
    refusalsOfSetups(game, [
      { turnLimit: 0 },
      { decks: ['earth', 'mars', 'jupiter'] },
      { maxCopies: 1 },
      { decks: ['earth', { homeworld: 'supergiant', cards: ['mars', 'colony-ship', 'Death Star'] }] },
    ]),
  aside(_game, state, _decisions, chance) {
    if (chance.below(RARE_ONE_IN) === 0) {
      const seat = state.activeSeat;
      const rare = choices(state, seat).filter(({ type }) => RARE.includes(type));
      const command = rare[chance.below(Math.max(1, rare.length))];
      if (command) return { seat, command };
    }
    if (chance.below(ASIDE_ONE_IN) > 0) return null;
    const seat = SEATS[chance.below(SEATS.length)]!;
    const open = alwaysOpen(state, seat).filter(({ type }) => chance.below(FINAL_ONE_IN[type] ?? 1) === 0);
    const command = open[chance.below(Math.max(1, open.length))];
    return command ? { seat, command } : null;
  },
  attempts: attemptsOf,
  stepOf: ({ phase, spacecraft, debris }) => `${phase} ${Math.min(3, spacecraft.length)} ${Math.min(3, debris.length)}`,
  eventShows: (_before, event) => shownBy(event),
  unsound(state) {
    try {
      assertState(state);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  },
};

/** One match in so many begins with nothing but homeworlds, so that it can end even. */
const BARE_ONE_IN = 20;
const isBare = (index: number): boolean => index % BARE_ONE_IN === BARE_ONE_IN - 1;

/** Two matches in three are played with mixed decks, the third with ready-made ones. */
function decksOf(index: number, problematic: boolean): readonly (Deck | string)[] {
  if (index % 3 === 0) {
    const [pair, count] = [index / 3, READY_MADE_IDS.length];
    return [READY_MADE_IDS[pair % count]!, READY_MADE_IDS[(pair + 1 + Math.floor(pair / count)) % count]!];
  }
  return [mixedDeck(index, problematic), mixedDeck(index + 1, problematic)];
}

function attemptsOf(
  state: RetrogradeState,
  seat: Seat,
  _legal: RetrogradeCommand,
  chance: Chance,
): readonly Attempt<RetrogradeState, RetrogradeCommand>[] {
  const own = attemptsAt(state, seat, chance).map((command) => ({ seat, command }));
  const open: readonly CommandType[] = ['offerDraw', 'acceptDraw', 'declineDraw'];
  const others = [seat, otherSeat(seat)].flatMap((who) =>
    open.map((type) => ({ seat: who, command: { type } as RetrogradeCommand })),
  );
  return [...own, ...others];
}

/** What an event shows besides its type: a card at work, what destroyed a spacecraft, what decided at the cap. */
function shownBy(event: RetrogradeEvent): readonly Shown[] {
  switch (event.type) {
    case 'spacecraftCompleted':
    case 'upgradeInstalled':
    case 'assetCompleted':
      return [{ group: 'cards', name: event.card }];
    case 'begun':
      return HOMEWORLD_IDS.map((name) => ({ group: 'cards', name }));
    case 'spacecraftDestroyed':
      return [{ group: 'losses', name: event.cause }];
    case 'gameEnded':
      return event.difference === null ? [] : [{ group: 'differences', name: event.difference }];
    default:
      return [];
  }
}
