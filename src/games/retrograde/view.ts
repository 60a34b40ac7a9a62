import { handView, type HandView } from '../../cards/hand.ts';
import { knownTo, type TopKnown } from '../../cards/knowledge.ts';
import { deckView, type DeckView } from '../../cards/pile.ts';
import type { Decision, Outcome } from '../../engine/game.ts';
import type { Seat, Viewer } from '../../engine/seat.ts';
import { alwaysOpen, choices } from './choices.ts';
import type { RetrogradeCommand } from './command.ts';
import type { HomeworldId } from './data/assets.ts';
import type { CardId } from './data/cards.ts';
import type { Deck } from './data/decks.ts';
import type { Options } from './options.ts';
import { pending } from './pending.ts';
import { costOf } from './rules/contribute.ts';
import { populationLimit, populationUsed } from './rules/population.ts';
import { roundOf } from './rules/rounds.ts';
import type { Asset, Debris, Phase, Project, Removed, RetrogradeState, Side, Spacecraft } from './state.ts';

/** RG-20.1: of a deck the other seat sees the homeworld alone; `name` is then empty and `cards` null. */
export interface DeckListView {
  readonly name: string;
  readonly homeworld: HomeworldId;
  readonly cards: readonly CardId[] | null;
}

/** Options with the decks as far as a viewer may know them. */
export interface OptionsView extends Omit<Options, 'decks'> {
  readonly decks: readonly [DeckListView, DeckListView];
}

/** A project as a viewer sees it: `card` and `cost` (RG-14.9, by nobody's contribution) null where it is hidden. */
export interface ProjectView extends Omit<Project, 'card'> {
  readonly card: CardId | null;
  readonly cost: number | null;
}

/** A seat as a viewer sees it. */
export interface SideView extends Pick<
  Side,
  'seat' | 'homeworld' | 'orbitCounter' | 'cameIntoPlay' | 'projectsStarted' | 'offer'
> {
  readonly deck: DeckView;
  readonly hand: HandView;
  /** In the order of removal; null = hidden from the viewer. */
  readonly removed: readonly (CardId | null)[];
  readonly population: { readonly used: number; readonly limit: number };
}

/** What a viewer sees, and what they may do. */
export interface RetrogradeView {
  readonly viewer: Viewer;
  readonly options: OptionsView;
  readonly phase: Phase;
  readonly turn: number;
  /** RG-4.3: two turns are a round. */
  readonly round: number;
  readonly activeSeat: Seat;
  readonly decisions: readonly Decision[];
  /** Seat 1, then seat 2. */
  readonly sides: readonly [SideView, SideView];
  readonly assets: readonly Asset[];
  readonly spacecraft: readonly Spacecraft[];
  readonly debris: readonly Debris[];
  readonly projects: readonly ProjectView[];
  /** In upkeep: what has been done (RG-5.2 to RG-5.7). */
  readonly refreshed: boolean;
  readonly acted: readonly string[];
  readonly pendingSweep: string | null;
  /** All legal commands of the viewer in the open phase; empty unless they decide. */
  readonly choices: readonly RetrogradeCommand[];
  /** Legal commands open to both seats (RG-4.2). */
  readonly always: readonly RetrogradeCommand[];
  readonly outcome: Outcome | null;
}

/** Who looks at what: `open` = everything is shown (the judge; everybody after the end, RG-18.6). */
interface Look {
  readonly viewer: Viewer;
  readonly open: boolean;
}

/** Whether a viewer sees the hidden cards of a seat. */
const sees = ({ viewer, open }: Look, seat: Seat): boolean => open || (viewer.kind === 'seat' && viewer.seat === seat);

/** What a viewer may see, field by field (chapter 20). */
export function view(state: RetrogradeState, viewer: Viewer): RetrogradeView {
  const look: Look = { viewer, open: viewer.kind === 'judge' || state.phase === 'over' };
  const seat = viewer.kind === 'seat' ? viewer.seat : null;
  return {
    viewer,
    options: optionsFor(state, look),
    phase: state.phase,
    turn: state.turn,
    round: roundOf(state.turn),
    activeSeat: state.activeSeat,
    decisions: pending(state),
    sides: [sideFor(state, state.sides[0], look), sideFor(state, state.sides[1], look)],
    assets: state.assets,
    spacecraft: state.spacecraft,
    debris: state.debris,
    projects: state.projects.map((project) => projectFor(state, project, look)),
    refreshed: state.refreshed,
    acted: state.acted,
    pendingSweep: state.pendingSweep,
    choices: seat === null ? [] : choices(state, seat),
    always: seat === null ? [] : alwaysOpen(state, seat),
    outcome: state.outcome,
  };
}

function optionsFor({ options, sides }: RetrogradeState, look: Look): OptionsView {
  const { errata, hitRule, problematicCards, maxCopies, turnLimit, firstPlayer, scrapProjects } = options;
  const [one, two] = options.decks;
  const list = (deck: Deck, { seat }: Side): DeckListView =>
    sees(look, seat)
      ? { name: deck.name, homeworld: deck.homeworld, cards: deck.cards }
      : { name: '', homeworld: deck.homeworld, cards: null };
  return {
    errata,
    hitRule,
    problematicCards,
    maxCopies,
    turnLimit,
    firstPlayer,
    scrapProjects,
    decks: [list(one, sides[0]), list(two, sides[1])],
  };
}

function sideFor(state: RetrogradeState, side: Side, look: Look): SideView {
  const { seat, deck, deckKnown, hand, removed } = side;
  const known = sees(look, seat);
  return {
    seat,
    homeworld: side.homeworld,
    orbitCounter: side.orbitCounter,
    cameIntoPlay: side.cameIntoPlay,
    projectsStarted: side.projectsStarted,
    offer: side.offer,
    deck: deckView(deck, { listed: known, known: known ? deck.length : topKnown(deckKnown, look, deck.length) }),
    hand: handView(hand, { known }),
    removed: removed.map(({ card, open }: Removed) => (known || open ? card : null)),
    population: { used: populationUsed(state, seat), limit: populationLimit(state, seat) },
  };
}

/** RG-17.12: what a seat has seen of the other deck. */
const topKnown = (known: TopKnown, { viewer }: Look, height: number): number => knownTo(known, viewer, height);

function projectFor(state: RetrogradeState, project: Project, look: Look): ProjectView {
  const { id, owner, kind, card, asset, points } = project;
  const known = sees(look, owner);
  return {
    id,
    owner,
    kind,
    asset,
    points,
    card: known ? card : null,
    cost: known ? costOf(state, project, null) : null,
  };
}
