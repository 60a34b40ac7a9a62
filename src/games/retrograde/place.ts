import { readPosition } from '../../engine/fault.ts';
import type { Parsed } from '../../engine/game.ts';
import { cardNamed, spacecraftCard, type CardId } from './data/cards.ts';
import { checkSetup, type Options } from './options.ts';
import { assetMeant, placeFaults } from './place-faults.ts';
import { positionSchema, type GivenAsset, type GivenPosition, type GivenSide } from './place-schema.ts';
import { nextId } from './rules/things.ts';
import {
  SEATS,
  type Asset,
  type Debris,
  type Project,
  type RetrogradeState,
  type Side,
  type Spacecraft,
  type Upgrade,
} from './state.ts';

/** An asset of a described position. Cards are named by their names or ids everywhere. */
export interface AssetPosition {
  readonly card: string;
  readonly damage?: number;
  readonly tapped?: boolean;
  readonly destroyed?: boolean;
  readonly upgrade?:
    | string
    | { readonly card: string; readonly damage?: number; readonly attacked?: readonly string[] }
    | null;
}

/** A spacecraft of a described position; `at` is the asset it orbits, by its id, or by its name where one bears it. */
export interface SpacecraftPosition {
  readonly card: string;
  readonly at: string;
  /** 1 when left out. */
  readonly orbital?: number;
  /** The printed maximum when left out. */
  readonly left?: number;
  readonly damage?: number;
  readonly maneuvered?: boolean;
  readonly attacks?: number;
  readonly bombardments?: number;
  /** The orbital it stands in when left out. */
  readonly visited?: readonly number[];
  readonly barred?: boolean;
  /** The turn in which it entered play: 0 when left out. */
  readonly entered?: number;
}

/** What a seat has in a described position. */
export interface SidePosition {
  /** The homeworld of the seat's deck, unharmed, when left out. */
  readonly homeworld?: AssetPosition;
  readonly assets?: readonly AssetPosition[];
  readonly spacecraft?: readonly SpacecraftPosition[];
  readonly debris?: readonly { readonly card: string; readonly at: string; readonly orbital?: number }[];
  /** `at`: the asset that carries a spacecraft or upgrade project. */
  readonly projects?: readonly { readonly card: string; readonly at?: string | null; readonly points?: number }[];
  readonly hand?: readonly string[];
  /** Top first; the whole deck of the seat when left out. */
  readonly deck?: readonly string[];
  readonly removed?: readonly (string | { readonly card: string; readonly open?: boolean })[];
  readonly orbitCounter?: number;
  readonly offer?: 'none' | 'open' | 'declined';
}

/**
 * A described position (referee, tests, lessons): what each seat has, in the order in which it entered play, the things
 * of seat 1 before those of seat 2, and where the turn stands. Ids are given as in play: `1-light-bomber`,
 * `1-light-bomber-2`; projects `1-p1`. `phase` `upkeep` begins with the upkeep, `endOfTurn` with the end of the turn.
 */
export interface RetrogradePosition {
  readonly '1'?: SidePosition;
  readonly '2'?: SidePosition;
  /** `maneuvers` when left out. */
  readonly phase?: 'upkeep' | 'maneuvers' | 'research' | 'repair' | 'construction' | 'endOfTurn';
  /** 1 when left out. */
  readonly turn?: number;
  /** 1 when left out. */
  readonly activeSeat?: string;
}

/**
 * Builds a state from a described position (see `RetrogradePosition`); the engine's own steps run from it. Faults name
 * the path and what is wrong there.
 */
export function place(options: Options, position: unknown): Parsed<RetrogradeState> {
  const read = readPosition(checkSetup(options), positionSchema, position);
  if (!read.ok) return read;
  const given = withHomeworlds(options, read.value);
  const faults = placeFaults(given);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: stateOf(options, given) };
}

/** A position with the homeworlds of the decks where none is described. */
function withHomeworlds(options: Options, given: GivenPosition): GivenPosition {
  const led = (side: GivenSide, at: number): GivenSide => ({
    ...side,
    homeworld: side.homeworld ?? {
      card: options.decks[at]!.homeworld,
      damage: 0,
      tapped: false,
      destroyed: false,
      upgrade: null,
    },
  });
  return { ...given, '1': led(given['1'], 0), '2': led(given['2'], 1) };
}

/** The card a word names; faults were looked for before. */
const idOf = (name: string): CardId => cardNamed(name)!.id;

/** Ids as they are given in play, counted for each seat. */
interface Naming {
  readonly seat: string;
  readonly cameIntoPlay: { [card: CardId]: number };
}

function named(naming: Naming, card: CardId): string {
  const id = nextId(naming, card);
  naming.cameIntoPlay[card] = (naming.cameIntoPlay[card] ?? 0) + 1;
  return id;
}

function assetFrom(naming: Naming, { card: name, damage, tapped, destroyed, upgrade }: GivenAsset): Asset {
  const card = idOf(name);
  const id = named(naming, card);
  return { id, card, owner: naming.seat, tapped, damage, destroyed, upgrade: upgradeFrom(naming, upgrade) };
}

function upgradeFrom(naming: Naming, given: GivenAsset['upgrade']): Upgrade | null {
  if (given === null) return null;
  const { card: name, damage, attacked } = typeof given === 'string' ? { card: given, damage: 0, attacked: [] } : given;
  const card = idOf(name);
  return { id: named(naming, card), card, damage, attacked };
}

function stateOf(options: Options, given: GivenPosition): RetrogradeState {
  const namings = SEATS.map((seat): Naming => ({ seat, cameIntoPlay: {} }));
  const perSeat = <T>(make: (side: GivenSide, naming: Naming) => readonly T[]): readonly T[] =>
    SEATS.flatMap((seat, at) => make(given[seat], namings[at]!));
  const homeworlds = perSeat((side, naming) => [assetFrom(naming, side.homeworld!)]);
  const assets = [...homeworlds, ...perSeat((side, naming) => side.assets.map((one) => assetFrom(naming, one)))];
  const spot = (word: string): string => assetMeant(assets, word)!.id;
  const spacecraft = perSeat((side, naming) => side.spacecraft.map((one) => spacecraftFrom(naming, one, spot)));
  const debris = perSeat((side, naming) =>
    side.debris.map((one): Debris => {
      const card = idOf(one.card);
      return { id: named(naming, card), card, owner: naming.seat, asset: spot(one.at), orbital: one.orbital };
    }),
  );
  const projects = perSeat((side, { seat }) =>
    side.projects.map((one, at): Project => {
      const card = cardNamed(one.card)!;
      const asset = one.at === null ? null : spot(one.at);
      return { id: `${seat}-p${at + 1}`, owner: seat, kind: card.kind, card: card.id, asset, points: one.points };
    }),
  );
  const sides = SEATS.map((seat, at) => sideFrom(options, at, given[seat], namings[at]!));
  return {
    options,
    phase: given.phase,
    turn: given.turn,
    activeSeat: given.activeSeat,
    sides: [sides[0]!, sides[1]!],
    assets,
    spacecraft,
    debris,
    projects,
    refreshed: given.phase !== 'upkeep',
    acted: [],
    pendingSweep: null,
    outcome: null,
  };
}

function spacecraftFrom(
  naming: Naming,
  given: GivenSide['spacecraft'][number],
  spot: (word: string) => string,
): Spacecraft {
  const { orbital, damage, maneuvered, attacks, bombardments, barred } = given;
  const card = idOf(given.card);
  return {
    id: named(naming, card),
    card,
    owner: naming.seat,
    asset: spot(given.at),
    orbital,
    damage,
    left: given.left ?? spacecraftCard(card).deltaVee,
    maneuvered,
    attacks,
    bombardments,
    visited: given.visited ?? [orbital],
    barred,
    entered: given.entered ?? 0,
  };
}

function sideFrom(options: Options, at: number, given: GivenSide, { seat, cameIntoPlay }: Naming): Side {
  const { homeworld, cards } = options.decks[at]!;
  return {
    seat,
    homeworld,
    deck: given.deck?.map(idOf) ?? cards,
    deckKnown: {},
    hand: given.hand.map(idOf),
    orbitCounter: given.orbitCounter,
    removed: given.removed.map((one) =>
      typeof one === 'string' ? { card: idOf(one), open: true } : { card: idOf(one.card), open: one.open },
    ),
    cameIntoPlay,
    projectsStarted: given.projects.length,
    offer: given.offer,
  };
}
