import { LIFEBOAT_IDS, type LifeboatId } from '../data/lifeboats.ts';
import { at, pack, PACKED, SHIPS_PACKED, unit, type Packed } from './packed.ts';

/**
 * The worth of a ship is a product over its four sides; a player's chance to win is about their worth by the worth of
 * all players together. The factors are those under which one whole turn, searched to its end, changes these chances
 * least on average, as `npm run fit -- sirius-sides` finds them in 200 games: by 0.055 (root mean square, n = 522 turns
 * held back). They say who wins with a Brier score of 0.195 there. `sirius-former` plays them against the former ones:
 * 118 of 200 games won, 107 of 200 with lifeboats.
 */
export interface Factors {
  /** By the Power of a side, 0 to 6. */
  readonly side: readonly [number, number, number, number, number, number, number];
  /** Two sides next to each other at 0: only a half turn saves the ship. */
  readonly twoBeside: number;
  /** Two opposite sides, or three, at 0: a Corner with both lines locked always meets one (BS-8.5). */
  readonly exposed: number;
}

/** Of the player whose turn comes next. */
export const NEXT: Factors = {
  side: [0.057, 0.251, 0.507, 1.151, 2.624, 5.584, 10.24],
  twoBeside: 1.708,
  exposed: 0.11,
};
/** Of a player who is shot at before they act again. */
export const WAITING: Factors = {
  side: [0.023, 0.189, 0.409, 0.981, 2.388, 5.257, 10.108],
  twoBeside: 1.292,
  exposed: 0.196,
};

/** The pattern that a ship's sides at 0 make, if any. */
export function patternOf(packed: Packed): 'twoBeside' | 'exposed' | null {
  const bare = [0, 1, 2, 3].filter((index) => at(packed, index) === 0);
  if (bare.length < 2) return null;
  return bare.length > 2 || bare[1]! - bare[0]! === 2 ? 'exposed' : 'twoBeside';
}

/** The worth of every ship under some factors. */
export function worthBy(factors: Factors): Float64Array {
  const { side } = factors;
  const worth = new Float64Array(PACKED);
  for (const packed of SHIPS_PACKED) {
    const pattern = patternOf(packed);
    worth[packed] =
      (pattern ? factors[pattern] : 1) * [0, 1, 2, 3].reduce((product, index) => product * side[at(packed, index)]!, 1);
  }
  return worth;
}

export const WORTH_NEXT: Float64Array = worthBy(NEXT);
export const WORTH_WAITING: Float64Array = worthBy(WAITING);

/** Ships by the points of a repair (0 to 3): the packed ship after the points went where they are worth most. */
export const REPAIRED: readonly Int16Array[] = repaired();

function repaired(): readonly Int16Array[] {
  const tables = [Int16Array.from({ length: PACKED }, (_, packed) => packed)];
  for (let points = 1; points <= 3; points++) {
    const table = new Int16Array(PACKED);
    for (const packed of SHIPS_PACKED) table[packed] = raised(tables[points - 1]![packed]!);
    tables.push(table);
  }
  return tables;
}

/** A ship with one Power more where it is worth most; a full one as it is. */
function raised(packed: Packed): Packed {
  let best = packed;
  for (let side = 0; side < 4; side++) {
    const more = packed + unit(side);
    if (at(packed, side) < 6 && (best === packed || WORTH_WAITING[more]! > WORTH_WAITING[best]!)) best = more;
  }
  return best;
}

/**
 * What players are worth where a ship that is lost leaves a lifeboat: of ships by their packed Power, of lifeboats by
 * their card.
 */
export interface Worths {
  readonly next: Float64Array;
  readonly waiting: Float64Array;
  /** A lifeboat in play; null: any, of a card that nobody has seen. */
  readonly boat: (id: LifeboatId | null) => number;
  /** How much more a card counts in reserve than in play. */
  readonly reserve: number;
}

/** Lifeboats in play for each full ship's worth. */
export interface Boats extends Pick<Worths, 'reserve'> {
  readonly share: { readonly [id in LifeboatId]: number };
}

/**
 * While more than two can win, and between the last two: the shares by which players' parts of all worth say best who
 * wins, as `npm run fit -- sirius-boats --games 1000 --seed b1` finds them. What is hard to hit outlives what fires
 * well.
 */
export const BOATS_OF_MORE: Boats = {
  share: {
    slate: 0.0109,
    sand: 0.0037,
    bronze: 0.0106,
    cranberry: 0.0105,
    emeraldBoat: 0.0014,
    blueRed: 0.0003,
    ivory: 0.003,
    ash: 0.0042,
  },
  reserve: 2.4,
};
export const BOATS_OF_TWO: Boats = {
  share: {
    slate: 0.0087,
    sand: 0.0032,
    bronze: 0.0047,
    cranberry: 0.0058,
    emeraldBoat: 0.0011,
    blueRed: 0.001,
    ivory: 0.002,
    ash: 0.0032,
  },
  reserve: 2,
};

/**
 * Where a lifeboat is to come, what a ship has lost decides less: the fourth root of its worth elsewhere. Set by hand:
 * of a half, a quarter and a tenth as exponents the one whose players won most.
 */
const withLifeboats = (worth: Float64Array): Float64Array => worth.map((one) => Math.sqrt(Math.sqrt(one)));

const SHIPS = { next: withLifeboats(WORTH_NEXT), waiting: withLifeboats(WORTH_WAITING) };
/** A full ship that acts next. */
export const FULL = SHIPS.next[pack([6, 6, 6, 6])]!;

function worthsWith({ share, reserve }: Boats): Worths {
  const unknown = LIFEBOAT_IDS.reduce((sum, id) => sum + share[id], 0) / LIFEBOAT_IDS.length;
  return { ...SHIPS, boat: (id) => FULL * (id === null ? unknown : share[id]), reserve };
}

/** Without lifeboats, with them between the last two, and while more than two can win. */
export const WORTHS = {
  plain: { next: WORTH_NEXT, waiting: WORTH_WAITING, boat: () => 0, reserve: 0 },
  two: worthsWith(BOATS_OF_TWO),
  more: worthsWith(BOATS_OF_MORE),
} as const satisfies { readonly [when: string]: Worths };
