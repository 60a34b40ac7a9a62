import type { Chance } from '../../../engine/rng.ts';
import { assetCard, cardOf, spacecraftCard, type CardId } from '../data/cards.ts';
import type { Deck } from '../data/decks.ts';
import type { Options } from '../options.ts';
import type { RetrogradePosition, SidePosition } from '../place.ts';
import { facilitiesOf, nextId, outermost, resistanceOf } from '../rules/things.ts';
import { SEATS } from '../state.ts';

/** Cards of each deck that have left it: at least so many, and up to so many more. */
const GONE = { least: 16, more: 10 } as const;
/** One match in so many begins with its setup. */
const SETUP_ONE_IN = 3;

/** The one pair of cards whose exchange uses more population: one in the hand, one at home (RG-10.6). */
const HELD = 'elite-fighter';
const HOME = 'heavy-assault-vehicle';

/** Something that can be filled in. */
type Fresh<T> = { -readonly [key in keyof T]: NonNullable<T[key]> };
type List<K extends keyof SidePosition> = NonNullable<SidePosition[K]> extends readonly (infer T)[] ? T[] : never;

/** What is being laid out for a seat. */
interface Laid {
  readonly seat: string;
  readonly rest: readonly CardId[];
  readonly assets: { readonly id: string; readonly card: CardId; upgrade: CardId | null; damage: number }[];
  readonly spacecraft: List<'spacecraft'>;
  readonly debris: List<'debris'>;
  readonly projects: List<'projects'>;
  readonly hand: List<'hand'>;
  readonly removed: List<'removed'>;
}

/**
 * A position in the midst of a game, laid out by chance of the cards of both decks, each card once: everything is in
 * reach of everything, so that in a few turns all rules are met. Null for a match that begins with its setup.
 */
export function busyPosition(options: Options, index: number, chance: Chance): RetrogradePosition | null {
  if (index % SETUP_ONE_IN === 0) return null;
  const sides = SEATS.map((seat, at) => grounds(seat, options.decks[at]!, chance));
  const places = sides.flatMap(({ assets }) => assets);
  for (const side of sides) for (const card of side.rest) lay(side, card, places, chance);
  // Where the cap is near, homeworlds are about to fall in the last turn: the first difference of RG-18.5.
  const isLast = options.turnLimit === 1;
  if (isLast) for (const { assets } of sides) assets[0]!.damage = assetCard(assets[0]!.card).resistance - 1;
  // Seat 2 is the one to strike: most lies around the first place, the homeworld of seat 1.
  const activeSeat = isLast ? SEATS[1] : SEATS[chance.below(SEATS.length)]!;
  const [one, two] = sides.map((side, at) => positionOf(side, options.decks[at]!, chance));
  return { '1': one!, '2': two!, phase: 'upkeep', turn: isLast ? 2 : 1 + chance.below(2), activeSeat };
}

/** A position in which all cards but the homeworlds are out of the game. */
export function barePosition({ decks }: Options): RetrogradePosition {
  const bare = ({ cards }: Deck): SidePosition => ({ deck: [], removed: cards });
  return { '1': bare(decks[0]), '2': bare(decks[1]), phase: 'upkeep' };
}

/** The assets of a seat, and the other cards that have left its deck. */
function grounds(seat: string, { homeworld, cards }: Deck, chance: Chance): Laid {
  const gone = cards.slice(0, GONE.least + chance.below(GONE.more));
  const cameIntoPlay: { [card: CardId]: number } = {};
  const stand = (card: CardId): Laid['assets'][number] => {
    const id = nextId({ seat, cameIntoPlay }, card);
    cameIntoPlay[card] = (cameIntoPlay[card] ?? 0) + 1;
    const damage = chance.below(assetCard(card).resistance);
    return { id, card, upgrade: null, damage };
  };
  const assets = [homeworld, ...gone.filter((card) => cardOf(card).kind === 'asset' && chance.below(4) > 0)].map(stand);
  const rest = [...gone];
  for (const { card } of assets.slice(1)) rest.splice(rest.indexOf(card), 1);
  return { seat, rest, assets, spacecraft: [], debris: [], projects: [], hand: [], removed: [] };
}

/** Lays a card somewhere: into play, under construction, into the hand, or out of the game. */
function lay(side: Laid, card: CardId, places: Laid['assets'], chance: Chance): void {
  const where = chance.below(8);
  const { kind } = cardOf(card);
  if (card === HELD) side.hand.push(card);
  else if (card === HOME) side.spacecraft.push({ card, at: side.assets[0]!.id });
  else if (where === 0) side.removed.push({ card, open: chance.below(2) === 0 });
  else if (where === 1) side.hand.push(card);
  else if (kind === 'spacecraft') launch(side, card, places, chance, where);
  else if (where === 2 || kind === 'asset') build(side, card, chance);
  else install(side, card);
}

function launch(side: Laid, card: CardId, places: Laid['assets'], chance: Chance, where: number): void {
  if (where === 2) return build(side, card, chance);
  // Half of them around the first of all places, so that they meet.
  const at = places[chance.below(2) === 0 ? 0 : chance.below(places.length)]!;
  const orbital = 1 + chance.below(outermost(at));
  if (where === 3 || where === 4) side.debris.push({ card, at: at.id, orbital });
  else side.spacecraft.push({ card, at: at.id, orbital, left: chance.below(spacecraftCard(card).deltaVee + 1) });
}

/** A card becomes a project on the first asset that can carry it, or goes to the hand. */
function build(side: Laid, card: CardId, chance: Chance): void {
  const face = cardOf(card);
  const points = chance.below(face.cost! + 1);
  if (face.kind === 'asset') return void side.projects.push({ card, points: chance.below(face.cost!) });
  const free = side.assets.find(
    ({ id, ...asset }) =>
      !side.projects.some((one) => one.at === id && cardOf(one.card).kind === face.kind) &&
      (face.kind === 'upgrade' ||
        facilitiesOf({ card: asset.card, destroyed: false, upgrade: null }).includes(face.shipClass)),
  );
  if (!free) side.hand.push(card);
  else side.projects.push({ card, at: free.id, points: face.kind === 'upgrade' ? chance.below(face.cost) : points });
}

function install(side: Laid, card: CardId): void {
  const bare = side.assets.find(({ upgrade }) => upgrade === null);
  if (bare) bare.upgrade = card;
  else side.hand.push(card);
}

function positionOf(side: Laid, { cards }: Deck, chance: Chance): SidePosition {
  const { assets, spacecraft, debris, projects, hand, removed } = side;
  const used = assets.length - 1 + assets.filter(({ upgrade }) => upgrade !== null).length;
  const gone = used + spacecraft.length + debris.length + projects.length + hand.length + removed.length;
  const [homeworld, ...others] = assets.map(({ card, upgrade, damage }) => ({
    card,
    damage: Math.min(damage, resistanceOf({ card, destroyed: false, upgrade: null }) - 1),
    upgrade,
  }));
  const position: Fresh<SidePosition> = {
    homeworld: homeworld!,
    assets: others,
    spacecraft,
    debris,
    projects,
    hand,
    deck: cards.slice(gone),
    removed,
    orbitCounter: 1 + chance.below(4),
    offer: 'none',
  };
  return position;
}
