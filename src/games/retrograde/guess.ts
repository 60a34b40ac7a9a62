import type { Chance } from '../../engine/rng.ts';
import type { Seat } from '../../engine/seat.ts';
import { cardOf, DECK_CARDS, type Card, type CardId } from './data/cards.ts';
import type { Deck } from './data/decks.ts';
import { PROBLEMATIC_IDS } from './data/spacecraft.ts';
import type { Options } from './options.ts';
import { assetOf, facilitiesOf } from './rules/things.ts';
import type { Project, RetrogradeState, Side } from './state.ts';
import type { ProjectView, RetrogradeView, SideView } from './view.ts';

/** Picks a card for a place nobody can look at. */
type Pick = (fits: (card: Card) => boolean) => CardId;

/**
 * A full state that fits what a seat knows (RG-20.1): each card it cannot see is drawn from the pool the match allows,
 * as often as copies are, and of a kind and class that can lie there.
 */
export function guess(seen: RetrogradeView, _seat: Seat, chance: Chance): RetrogradeState {
  const [one, two] = seen.sides.map((side, at) => {
    const pick = picker(seen, side, chance);
    const projects = seen.projects
      .filter(({ owner }) => owner === side.seat)
      .map((project): Project => projectGuessed(seen, project, pick));
    const whole = sideGuessed(seen, side, pick);
    return { whole, projects, deck: deckGuessed(seen, at, whole, projects) };
  });
  const projects = [...one!.projects, ...two!.projects];
  const options: Options = { ...seen.options, decks: [one!.deck, two!.deck] };
  return {
    options,
    phase: seen.phase,
    turn: seen.turn,
    activeSeat: seen.activeSeat,
    sides: [one!.whole, two!.whole],
    assets: seen.assets,
    spacecraft: seen.spacecraft,
    debris: seen.debris,
    projects: seen.projects.map(({ id }) => projects.find((project) => project.id === id)!),
    refreshed: seen.refreshed,
    acted: seen.acted,
    pendingSweep: seen.pendingSweep,
    outcome: seen.outcome,
  };
}

/** Draws cards of a seat, none more often than copies are allowed, as far as that leaves a choice. */
function picker({ options, ...seen }: RetrogradeView, side: SideView, chance: Chance): Pick {
  const { problematicCards, maxCopies } = options;
  const pool = DECK_CARDS.filter(({ id }) => problematicCards || !PROBLEMATIC_IDS.includes(id));
  const counts: { [card: CardId]: number } = {};
  const count = (card: CardId | null): void => {
    if (card !== null) counts[card] = (counts[card] ?? 0) + 1;
  };
  for (const { owner, card } of [...seen.assets, ...seen.spacecraft, ...seen.debris, ...seen.projects])
    if (owner === side.seat) count(card);
  for (const { owner, upgrade } of seen.assets) if (owner === side.seat) count(upgrade?.card ?? null);
  for (const card of [...side.removed, ...side.deck.top, ...(side.hand.cards ?? [])]) count(card);
  return (fits) => {
    const open = pool.filter(fits);
    const left = maxCopies === null ? open : open.filter(({ id }) => (counts[id] ?? 0) < maxCopies);
    const from = left.length > 0 ? left : open.length > 0 ? open : pool;
    const { id } = from[chance.below(from.length)]!;
    count(id);
    return id;
  };
}

/** A spacecraft under construction is most likely of a class its asset builds (RG-14.3). */
function projectGuessed(seen: RetrogradeView, project: ProjectView, pick: Pick): Project {
  const { id, owner, kind, asset, points } = project;
  const facilities = asset === null ? [] : facilitiesOf(assetOf(seen, asset));
  const builds = (card: Card): boolean =>
    card.kind === 'spacecraft' && (facilities.length === 0 || facilities.includes(card.shipClass));
  const card = project.card ?? pick(kind === 'spacecraft' ? builds : (one) => one.kind === kind);
  return { id, owner, kind, card, asset, points };
}

const any = (): boolean => true;

function sideGuessed({ viewer }: RetrogradeView, side: SideView, pick: Pick): Side {
  const { deck, hand, removed } = side;
  const fill = (count: number): readonly CardId[] => Array.from({ length: count }, () => pick(any));
  const isOwn = viewer.kind === 'seat' && viewer.seat === side.seat;
  const seat = viewer.kind === 'seat' ? viewer.seat : null;
  const known = deck.order ?? deck.top;
  return {
    seat: side.seat,
    homeworld: side.homeworld,
    deck: [...known, ...fill(deck.count - known.length)],
    // What the other seat has seen of the own deck is not told.
    deckKnown: !isOwn && seat !== null && deck.top.length > 0 ? { [seat]: deck.top.length } : {},
    hand: hand.cards ?? fill(hand.count),
    orbitCounter: side.orbitCounter,
    removed: removed.map((card) => (card === null ? { card: pick(any), open: false } : { card, open: true })),
    cameIntoPlay: side.cameIntoPlay,
    projectsStarted: side.projectsStarted,
    offer: side.offer,
  };
}

/** The deck list a seat chose, as far as it is known: what has left the deck first, in no order that means anything. */
function deckGuessed({ options }: RetrogradeView, at: number, side: Side, projects: readonly Project[]): Deck {
  const { name, homeworld, cards } = options.decks[at]!;
  if (cards !== null) return { name, homeworld, cards };
  const gone = [...side.removed.map(({ card }) => card), ...projects.map(({ card }) => card), ...side.hand];
  return { name, homeworld, cards: [...gone.filter((card) => cardOf(card).cost !== null), ...side.deck] };
}
