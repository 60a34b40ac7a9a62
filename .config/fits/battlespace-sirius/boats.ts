import { playSeriesGame } from '../../../src/ai/series/play-series.ts';
import type { LadderCase } from '../../../src/engine/ladder.ts';
import { pack } from '../../../src/games/battlespace-sirius/bot/packed.ts';
import {
  BOATS_OF_MORE,
  BOATS_OF_TWO,
  FULL,
  WORTHS,
  type Boats,
} from '../../../src/games/battlespace-sirius/bot/worth.ts';
import { LIFEBOAT_IDS, type LifeboatId } from '../../../src/games/battlespace-sirius/data/lifeboats.ts';
import type { BattlespaceSiriusEvent } from '../../../src/games/battlespace-sirius/event.ts';
import type { BattlespaceSiriusState, Player } from '../../../src/games/battlespace-sirius/state.ts';
import type { AnyBrain } from '../../../src/games/manifest.ts';
import { arenaNamed, thinking, wandering } from '../arenas.ts';
import { isHeldBack, mean } from '../calibration.ts';
import { casesOfMore, casesOfTwo, placesIn, seriesAt, type Place } from '../decisions.ts';
import { watched, type Order, type Row } from '../fit.ts';
import { brainWith } from '../variant.ts';

/** Of all players: among more than two, and between two. */
const CLEAR = { candidates: 200, caution: 1, blur: 0, overlooks: 0.35 };
const CLEARER = { candidates: 200, caution: 1, blur: 0.05, overlooks: 0.075 };
/** One command in so many is given by chance. */
const OFTEN = 24;
/** Of each game one turn in so many is looked at: those next to each other tell much the same. */
const APART = 4;
/** Steps of the fit, and how far one goes in a logarithm at first. */
const STEPS = 1200;
const STRIDE = 0.02;

/** A player at the beginning of a turn: a ship's worth for a full one's, or a lifeboat; and the card in reserve. */
interface Contender {
  readonly ship: number;
  readonly boat: LifeboatId | null;
  readonly card: LifeboatId | null;
  readonly seat: number;
}

interface Turn {
  /** Of games on all tables one after the other; it is held back as a whole. */
  readonly round: number;
  readonly players: readonly Contender[];
  /** Place of who won among the players. */
  won: number;
}

/** Logarithms: of each lifeboat's share, then of how much more a card counts in reserve. */
type Logs = readonly number[];
const RESERVE = LIFEBOAT_IDS.length;

/**
 * The worths of lifeboats of `worth.ts`: those under which the players' shares of all worth say best who wins, while
 * more than two can win and between the last two.
 */
export async function* siriusBoats(order: Order): AsyncIterable<Row> {
  const cases = [...(await casesOfTwo('battlespace-sirius')), ...(await casesOfMore('battlespace-sirius'))];
  const withBoats = cases.filter(({ name }) => name.startsWith('advanced'));
  const brain = await brainWith([
    [constant('BOATS_OF_MORE'), FORMER.more],
    [constant('BOATS_OF_TWO'), FORMER.two],
  ]);
  const turns = [...placesIn(order.games, withBoats)].flatMap((place) => played(order, brain, withBoats, place));
  const parts = [
    ['more', BOATS_OF_MORE, turns.filter(({ players }) => players.length > 2)],
    ['two', BOATS_OF_TWO, turns.filter(({ players }) => players.length === 2)],
  ] as const;
  for (const [part, code, own] of parts) {
    const held = own.filter(({ round }) => isHeldBack(round));
    const fitted = fit(
      own.filter(({ round }) => !isHeldBack(round)),
      logsOf(FORMER[part]),
    );
    for (const [at, log] of fitted.entries())
      yield {
        what: `${part}, ${LIFEBOAT_IDS[at] ?? 'reserve'}`,
        figures: { code: Math.exp(logsOf(code)[at]!), fitted: Math.exp(log) },
      };
    yield {
      what: `${part}, logarithm of the share of who won, held back`,
      figures: { n: held.length, code: told(held, logsOf(code)), fitted: told(held, fitted) },
    };
  }
}

const constant = (name: string) => ({ game: 'battlespace-sirius', file: 'bot/worth.ts', name });

/**
 * Of a first fit like this one, to games whose players counted a lifeboat for next to nothing. The games that are
 * fitted to are played with these, whatever the code has since: whoever minds lifeboats leaves fewer of them.
 */
const FORMER = {
  more: {
    share: {
      slate: 0.4645,
      sand: 0.1788,
      bronze: 0.5669,
      cranberry: 0.3349,
      emeraldBoat: 0.207,
      blueRed: 0.1154,
      ivory: 0.213,
      ash: 0.1814,
    },
    reserve: 5.2,
  },
  two: {
    share: {
      slate: 0.0076,
      sand: 0.0034,
      bronze: 0.0081,
      cranberry: 0.0049,
      emeraldBoat: 0.0027,
      blueRed: 0.0021,
      ivory: 0.0026,
      ash: 0.0029,
    },
    reserve: 1.4,
  },
};

const logsOf = ({ share, reserve }: Boats): Logs => [
  ...LIFEBOAT_IDS.map((id) => Math.log(share[id])),
  Math.log(reserve),
];

const told = (turns: readonly Turn[], logs: Logs): number =>
  mean(
    turns.map(({ players, won }) => {
      const worths = worthsOf(players, logs);
      return Math.log(worths[won]! / total(worths));
    }),
  );

const boatOf = (id: LifeboatId, logs: Logs): number => Math.exp(logs[LIFEBOAT_IDS.indexOf(id)]!);
const cardOf = ({ card }: Contender, logs: Logs): number =>
  card === null ? 0 : Math.exp(logs[RESERVE]!) * boatOf(card, logs);
const worthsOf = (players: readonly Contender[], logs: Logs): readonly number[] =>
  players.map((one) => (one.boat ? boatOf(one.boat, logs) : one.ship + cardOf(one, logs)));
const total = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);

/** Up the slope of the logarithm of the share of who won, each weight by strides of about one length (Adam). */
function fit(turns: readonly Turn[], from: Logs): Logs {
  const logs = [...from];
  if (turns.length === 0) return logs;
  const [slope, square] = [from.map(() => 0), from.map(() => 0)];
  for (let step = 1; step <= STEPS; step++) {
    for (const [at, one] of slopeOf(turns, logs).entries()) {
      slope[at] = 0.9 * slope[at]! + 0.1 * one;
      square[at] = 0.999 * square[at]! + 0.001 * one * one;
      const length = Math.sqrt(square[at] / (1 - 0.999 ** step)) + 1e-8;
      logs[at] = logs[at]! + (STRIDE * (slope[at] / (1 - 0.9 ** step))) / length;
    }
  }
  return logs;
}

function slopeOf(turns: readonly Turn[], logs: Logs): readonly number[] {
  const slope = logs.map(() => 0);
  for (const { players, won } of turns) {
    const worths = worthsOf(players, logs);
    const all = total(worths);
    for (const [at, one] of players.entries()) {
      const weight = (at === won ? 1 / worths[won]! : 0) - 1 / all;
      if (one.boat) slope[LIFEBOAT_IDS.indexOf(one.boat)]! += weight * worths[at]!;
      if (one.boat || one.card === null) continue;
      const card = weight * cardOf(one, logs);
      slope[LIFEBOAT_IDS.indexOf(one.card)]! += card;
      slope[RESERVE]! += card;
    }
  }
  return slope.map((one) => one / turns.length);
}

/** Turns of one game whose players now and then give a command by chance; none of a game that nobody won. */
function played(order: Order, brain: AnyBrain, cases: readonly LadderCase[], place: Place): readonly Turn[] {
  const found: Turn[] = [];
  const round = Math.floor(place.pair / cases.length);
  const series = seriesAt(order, 'battlespace-sirius', cases, place, 'player');
  const plain = arenaNamed('battlespace-sirius');
  const player = wandering(plain.game, thinking(plain.game, brain, series.names.length === 2 ? CLEARER : CLEAR), OFTEN);
  const arena = watched<BattlespaceSiriusState, BattlespaceSiriusEvent>(
    { ...plain, rivals: { player } },
    (_, { type }, state) => {
      if (type === 'turnBegan') found.push({ round, players: playersOf(state), won: -1 });
    },
  );
  const { winnerSeat } = playSeriesGame(arena, series, place.moved);
  if (winnerSeat === null) return [];
  return found
    .filter((_, turn) => turn % APART === place.index % APART)
    .map((turn) => ({ ...turn, won: turn.players.findIndex(({ seat }) => seat === winnerSeat) }));
}

function playersOf({ players, turnSeat }: BattlespaceSiriusState): readonly Contender[] {
  const ship = ({ seat, vessel }: Player): number =>
    vessel?.kind === 'ship' ? WORTHS.more[seat === turnSeat ? 'next' : 'waiting'][pack(vessel.power)]! / FULL : 0;
  return players.flatMap((player, seat) =>
    player.vessel
      ? [
          {
            ship: ship(player),
            boat: player.vessel.kind === 'lifeboat' ? player.vessel.lifeboat : null,
            card: player.vessel.kind === 'ship' ? player.lifeboat : null,
            seat,
          },
        ]
      : [],
  );
}
