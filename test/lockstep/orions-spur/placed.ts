// Described positions in the midst of a game, near what ends it: few ships left, points short of the target, empty
// decks, full fleets, many cards.
import { plain } from '../../../src/games/orions-spur/data/text.ts';
import type { SpurPosition } from '../../../src/games/orions-spur/index.ts';
import { TRIGGERS as ENGINE_TRIGGERS, type SpurState } from '../../../src/games/orions-spur/state.ts';
import { DEFAULTS, cardIds, shipIds, type Game, type Options, type Seat } from '../../models/orions-spur/index.ts';
import { designOf, faceOf } from '../../models/orions-spur/faces.ts';
import { ROW_SLOTS, SLOTS } from '../../models/orions-spur/formation.ts';
import { AUTO_PASSES, TRIGGERS, type Player } from '../../models/orions-spur/state.ts';
import { oneOf, type Pick } from '../../models/orions-spur/checks/random-play.ts';

export type Position = SpurPosition;
type PlayerPosition = NonNullable<SpurPosition['1']>;

/** How many ships fleets have; most are small, some are full. */
const SIZES = [1, 1, 2, 2, 3, 4, 4, 5, 7, 11];

interface Dealt {
  readonly seat: Seat;
  readonly out: boolean;
  readonly ships: readonly string[];
  readonly shipDeck: readonly string[];
  /** Ships that are in nobody's hands yet. */
  readonly gone: readonly string[];
}

const mixed = <T>(pick: Pick, list: readonly T[]): T[] => {
  const rest = [...list];
  return list.map(() => rest.splice(pick(rest.length), 1)[0]!);
};

/** A random position for these options. */
export function randomPosition(pick: Pick, given: Partial<Options>): Position {
  const options = { ...DEFAULTS, ...given };
  const seats = Array.from({ length: options.seats }, (_, at) => at + 1);
  const absent = options.seats > 2 && pick(4) === 0 ? oneOf(pick, seats) : 0;
  const dealt = seats.map((seat) => deal(pick, seat, options, seat === absent));
  const active = oneOf(
    pick,
    seats.filter((seat) => seat !== absent),
  );
  const players = Object.fromEntries(dealt.map((one) => [one.seat, playerOf(pick, one, dealt, options)]));
  return {
    ...players,
    ...momentOf(pick, dealt[active - 1]!),
    round: 1 + pick(Math.max(1, options.roundLimit)),
    turn: 20,
    activeSeat: String(active),
    firstSeat: String(oneOf(pick, seats)),
    modifiers: modifiersOf(pick, dealt, options),
  };
}

function deal(pick: Pick, seat: Seat, { species, victory }: Options, out: boolean): Dealt {
  const all = mixed(pick, shipIds(seat, species[seat - 1]!));
  const size = oneOf(pick, SIZES);
  const left = oneOf(pick, [0, 0, 1, 14]);
  const [ships, rest] = [out ? [] : all.slice(0, size), out ? all : all.slice(size)];
  const shipDeck = out ? [] : rest.slice(0, left);
  // Who has no ship may live by the ships of the deck (OS-11.6), but not where the last one standing wins.
  const bare = shipDeck.length > 0 && victory !== 'lastStanding' && pick(12) === 0;
  return bare
    ? { seat, out, ships: [], shipDeck, gone: [...ships, ...rest.slice(left)] }
    : { seat, out, ships, shipDeck, gone: out ? rest : rest.slice(left) };
}

function playerOf(
  pick: Pick,
  { seat, out, ships, shipDeck }: Dealt,
  all: readonly Dealt[],
  options: Options,
): PlayerPosition {
  const cards = out ? [] : mixed(pick, cardIds(seat, options.species[seat - 1]!));
  const piles = pilesOf(pick, cards, options);
  return {
    ...piles,
    ships: placesOf(pick, ships),
    shipDeck,
    trophies: trophiesOf(pick, seat, all, options),
    recruitment: oneOf(pick, [0, 1, 2, 3, 4, 5, 7, 12]),
    repairTraded: options.hardRepairTrade ? pick(6) : 0,
    eliminated: out,
    autoPass: Object.fromEntries(
      TRIGGERS.filter(() => pick(4) === 0).map((trigger) => [trigger, oneOf(pick, AUTO_PASSES)]),
    ),
  };
}

/** Hand, deck and discard pile of a few cards or many; the reserve holds Repair cards. */
function pilesOf(pick: Pick, cards: readonly string[], { hardReserve }: Options) {
  const stored = cards.filter((card) => hardReserve && faceOf(card).type === 'repair' && pick(3) === 0);
  const rest = cards.filter((card) => !stored.includes(card));
  const inHand = oneOf(pick, [0, 1, 4, 7, 7, 10, 20]);
  const inDeck = oneOf(pick, [0, 1, 3, 45]);
  return {
    hand: rest.slice(0, inHand),
    deck: rest.slice(inHand, inHand + inDeck),
    discard: rest.slice(inHand + inDeck),
    reserve: stored,
  };
}

/** Ships where they may stand or what losses have left: the flagship may be gone, or bare. */
function placesOf(pick: Pick, ships: readonly string[]): PlayerPosition['ships'] {
  const best = [...ships].sort((a, b) => designOf({ id: b }).vp - designOf({ id: a }).vp)[0];
  const slots = mixed(pick, pick(3) === 0 ? ['F2', 'F3', 'F4', 'M2', 'M3', 'M4', ...ROW_SLOTS] : ROW_SLOTS);
  const free = [...new Set(slots)];
  const flag = pick(5) > 0 || ships.length > free.length ? best : undefined;
  return ships.map((id) => {
    const slot = id === flag ? oneOf(pick, SLOTS.slice(10)) : free.shift()!;
    const { shield, hull, energy } = designOf({ id });
    const low = (most: number): number => oneOf(pick, [most, most, pick(most + 1)]);
    return {
      design: id,
      slot,
      shield: low(shield),
      hull: Math.max(1, low(hull)),
      energy: low(energy),
      overcharged: pick(8) === 0,
    };
  });
}

/** Ships of opponents that are in no other place, short of what ends the game. */
function trophiesOf(pick: Pick, seat: Seat, all: readonly Dealt[], options: Options): readonly string[] {
  const isAlly = (other: Seat): boolean => options.mode === 'teams' && (seat - other) % 2 === 0;
  const gone = all.flatMap((one) =>
    one.seat === seat || isAlly(one.seat) ? [] : one.gone.filter((_, at) => at % all.length === seat - 1),
  );
  const found: string[] = [];
  // In Team Play the ally has some too.
  const share = options.mode === 'teams' ? 2 : 1;
  const most = options.victory === 'collector' ? (options.collectorTrophies - 1) / share : Infinity;
  let vp = options.victory === 'vp' ? (options.vpTarget - 1) / share : oneOf(pick, [0, 5, 100]);
  for (const id of gone) {
    if (found.length + 1 > most || designOf({ id }).vp > vp || pick(6) === 0) continue;
    found.push(id);
    vp -= designOf({ id }).vp;
  }
  return found;
}

type Moment = { readonly [key in 'phase' | 'primary' | 'activeShip']?: Position[key] };

/** Where the turn stands. */
function momentOf(pick: Pick, { ships }: Dealt): Moment {
  const phase = oneOf(pick, ['turnOpen', 'turnOpen', 'turnOpen', 'turnDone', 'regrouping', 'attacking'] as const);
  if (phase === 'turnDone') return { phase, primary: oneOf(pick, ['main', 'ram', 'suppress', 'flock', 'regroup']) };
  if (phase !== 'attacking' || ships.length === 0) return { phase: phase === 'attacking' ? 'turnOpen' : phase };
  return { phase, primary: 'flock', activeShip: null };
}

/** Cards whose effect still lasts (OS-10.28). */
function modifiersOf(pick: Pick, all: readonly Dealt[], { species }: Options): Position['modifiers'] {
  return all.flatMap(({ seat, out, ships }) =>
    cardIds(seat, species[seat - 1]!).flatMap((card) => {
      const effect = faceOf(card).effects.find(({ type }) => type === 'modifier');
      if (out || effect?.type !== 'modifier' || pick(5) > 0) return [];
      if (effect.scope === 'fleet') return [{ card }];
      return ships.length === 0 ? [] : [{ card, ship: oneOf(pick, ships) }];
    }),
  );
}

/** The model's game for a described position of the engine. */
export function modelOf(state: SpurState): Game {
  const { seats, species } = state.options;
  const primary = state.primary === 'main' ? 'attack' : state.primary;
  return {
    options: { ...state.options, species: [...species] },
    phase: state.phase,
    round: state.round,
    firstSeat: Number(state.firstSeat),
    activeSeat: Number(state.activeSeat),
    players: state.players.slice(0, seats).map((player, at): Player => ({
      seat: Number(player.seat),
      species: species[at]!,
      shipDeck: [...player.shipDeck],
      tacticsDeck: [...player.tacticsDeck],
      hand: [...player.hand],
      discard: [...player.discard],
      reserve: [...player.reserve],
      recruitment: player.recruitment,
      trophies: [...player.trophies],
      joined: player.joined,
      repairTraded: player.repairTraded,
      chosen: null,
      layout: null,
      eliminated: player.eliminated,
      autoPass: Object.fromEntries(
        ENGINE_TRIGGERS.map((trigger) => [trigger, player.autoPass[trigger] ?? 'ask']),
      ) as Player['autoPass'],
    })),
    ships: state.ships.map(({ interfered: _i, activated: _a, ...ship }) => ({ ...ship, owner: Number(ship.owner) })),
    modifiers: state.lasting.map(({ effect, by, on }) => ({
      seat: Number(by),
      kind: effect.kind === 'modify' ? effect.value : 'reach',
      value: effect.kind === 'modify' ? plain(effect.by) : 1,
      duration: effect.until,
      ship: on,
    })),
    turn: { primary, revised: false, played: [], interfered: [], silenced: [] },
    action: state.mode && {
      mode: state.mode,
      activeShip: state.activeShip,
      suppressor: state.suppressor,
      activated: [],
    },
    window: null,
    choice: null,
    result: null,
  };
}
