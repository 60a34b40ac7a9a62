import { effortOf } from '../../../src/ai/efforts.ts';
import { playSeriesGame } from '../../../src/ai/series/play-series.ts';
import { arrangementOf, turnValue, type Arrangement } from '../../../src/games/battlespace-sirius/bot/duel.ts';
import type { Fight } from '../../../src/games/battlespace-sirius/bot/fight.ts';
import { at, pack, type Packed } from '../../../src/games/battlespace-sirius/bot/packed.ts';
import { pairsBetween } from '../../../src/games/battlespace-sirius/bot/seats.ts';
import {
  NEXT,
  patternOf,
  WAITING,
  WORTH_NEXT,
  WORTH_WAITING,
  worthBy,
  type Factors,
} from '../../../src/games/battlespace-sirius/bot/worth.ts';
import type { BattlespaceSiriusEvent } from '../../../src/games/battlespace-sirius/event.ts';
import type { BattlespaceSiriusState } from '../../../src/games/battlespace-sirius/state.ts';
import type { AnyBrain } from '../../../src/games/manifest.ts';
import { arenaNamed, thinking, wandering } from '../arenas.ts';
import { brier, fifths, isHeldBack, mean, pairOf } from '../calibration.ts';
import { watched, type Order, type Row } from '../fit.ts';
import { pairedAt } from '../trials.ts';
import { brainWith } from '../variant.ts';
import { fitLogistic, type Case, type Fitted } from '../logistic.ts';

/** One command in so many is given by chance. */
const OFTEN = 8;
/** How often whole turns are searched with the worths found before. */
const ROUNDS = 40;
/** Turns searched in each round, at most. */
const MAX_TURNS = 1500;

/** Two ships at the beginning of a turn: of who acts (`own`) and who waits; `y`: who acts wins. */
interface Turn {
  readonly pair: number;
  readonly own: Packed;
  readonly other: Packed;
  readonly from: Arrangement;
  y: number;
}

/** Worths of ships by their packed Power. */
interface Worths {
  readonly next: Float64Array;
  readonly waiting: Float64Array;
}

const CODE: Worths = { next: WORTH_NEXT, waiting: WORTH_WAITING };
/** The first guess: each Power doubles a side. */
const START: Factors = { side: [0.125, 0.25, 0.5, 1, 2, 4, 8], twoBeside: 1, exposed: 1 };
const LEVELS = [0, 1, 2, 3, 4, 5, 6] as const;
const NAMES = [...LEVELS.map((level) => `side ${level}`), 'twoBeside', 'exposed'];
/** All worths may grow by one factor: of who acts next the side with Power 3 stays as it is in the code. */
const FIXED = 3;
const WIDTH = NAMES.length;

/**
 * The factors of `worth.ts`: those under which a whole turn, searched to its end, changes the chances least; and how
 * they tell who wins.
 */
export async function* siriusSides(order: Order): AsyncIterable<Row> {
  const brain = await brainWith(changed(FORMER.next, FORMER.waiting));
  const turns = Array.from({ length: order.games }, (_, game) => played(game, brain, order)).flat();
  const seen = turns.filter(({ pair }) => !isHeldBack(pair)).slice(0, MAX_TURNS);
  const held = turns.filter(({ pair }) => isHeldBack(pair));
  yield { what: 'all', figures: { games: order.games, turns: turns.length, fitted: seen.length } };
  let worths: Worths = { next: worthBy(START), waiting: worthBy(START) };
  let fitted: Fitted = { weights: [], errors: [] };
  for (let round = 0; round < ROUNDS; round++) {
    fitted = fitLogistic(
      seen.map((turn) => caseOf(turn, searched(turn, worths))),
      2 * WIDTH - 1,
    );
    worths = { next: worthBy(factorsOf(fitted, 0)), waiting: worthBy(factorsOf(fitted, WIDTH)) };
    if ((round + 1) % 10 === 0)
      yield {
        what: `change by a turn, turns searched ${round + 1} times`,
        figures: { n: seen.length, fitted: unrest(seen, worths), code: unrest(seen, CODE) },
      };
  }
  for (const [part, code] of [NEXT, WAITING].entries())
    for (const [index, name] of NAMES.entries()) yield rowOf(part, index, name, code, fitted);
  yield {
    what: 'change by a turn, root mean square',
    figures: { n: held.length, code: unrest(held, CODE), fitted: unrest(held, worths) },
  };
  const said = (by: Worths) => held.map((turn) => ({ chance: chanceOf(turn, by), y: turn.y }));
  yield {
    what: 'Brier against who won, held back',
    figures: { n: held.length, code: brier(said(CODE)), fitted: brier(said(worths)), half: 0.25 },
  };
  yield* fifths('code', said(CODE));
  const tried = await brainWith(changed(factorsOf(fitted, 0), factorsOf(fitted, WIDTH)));
  yield {
    what: 'won with the fitted factors',
    figures: pairedAt('battlespace-sirius', 'default', tried, inSeries(order)),
  };
}

/**
 * The factors before this fit; which games they came from is not recorded. The games that are fitted to are played with
 * them, whatever the code has since.
 */
const FORMER = {
  next: { side: [0.146, 0.326, 0.598, 1.151, 2.187, 3.928, 6.344], twoBeside: 1, exposed: 0.9 },
  waiting: { side: [0.087, 0.259, 0.502, 1.032, 2.055, 3.802, 6.155], twoBeside: 1.1, exposed: 0.02 },
} as const satisfies { readonly [part: string]: Factors };

/** What the standard level and the best win with the former factors against themselves with those of the code. */
export async function* siriusFormer(order: Order): AsyncIterable<Row> {
  const tried = await brainWith(changed(FORMER.next, FORMER.waiting));
  for (const level of ['default', 'master']) {
    if (order.only && !order.only.includes(level)) continue;
    yield {
      what: `won with the former factors, ${level}`,
      figures: pairedAt('battlespace-sirius', level, tried, inSeries(order)),
    };
  }
}

/** Series have other dice than the games that are fitted to. */
const inSeries = (order: Order): Order => ({ ...order, seed: `${order.seed}/series` });

const changed = (next: Factors, waiting: Factors) =>
  [
    [{ game: 'battlespace-sirius', file: 'bot/worth.ts', name: 'NEXT' }, { ...next }],
    [{ game: 'battlespace-sirius', file: 'bot/worth.ts', name: 'WAITING' }, { ...waiting }],
  ] as const;

const chanceOf = ({ own, other }: Turn, { next, waiting }: Worths): number =>
  next[own]! / (next[own]! + waiting[other]!);

/** How far a turn that is searched moves the chances that were said before it. */
const unrest = (turns: readonly Turn[], worths: Worths): number =>
  Math.sqrt(mean(turns.slice(0, MAX_TURNS).map((turn) => (searched(turn, worths) - chanceOf(turn, worths)) ** 2)));

/** The chance of who acts after the best turn against the best reaction, its ends valued by worths. */
function searched({ own, other, from }: Turn, { next, waiting }: Worths): number {
  const fight: Fight = {
    own: null,
    other: null,
    twoPairs: 2,
    budget: { work: 0 },
    shots: new Map(),
    value: {
      stand: (mine, theirs) => waiting[mine]! / (waiting[mine]! + next[theirs]!),
      destroyed: () => 1,
      lost: () => 0,
    },
  };
  return turnValue(fight, own, other, from);
}

const FIXED_OFFSET = Math.log(NEXT.side[FIXED]);

function caseOf({ own, other, pair }: Turn, y: number): Case {
  const x = [...countsOf(own), ...countsOf(other).map((count) => -count)];
  const [fixed] = x.splice(FIXED, 1);
  return { x, y, pair, offset: fixed! * FIXED_OFFSET };
}

/** How many sides have each Power, and which pattern the sides at 0 make. */
function countsOf(ship: Packed): readonly number[] {
  const pattern = patternOf(ship);
  const counts = LEVELS.map((level) => [0, 1, 2, 3].filter((side) => at(ship, side) === level).length);
  return [...counts, pattern === 'twoBeside' ? 1 : 0, pattern === 'exposed' ? 1 : 0];
}

/** A fitted logarithm and its error by its place among all, the fixed one put in. */
function logOf({ weights, errors }: Fitted, place: number): readonly [number, number] {
  if (place === FIXED) return [FIXED_OFFSET, 0];
  const index = place > FIXED ? place - 1 : place;
  return [weights[index]!, errors[index]!];
}

function factorsOf(fitted: Fitted, from: number): Factors {
  const all = NAMES.map((_, index) => Math.exp(logOf(fitted, from + index)[0]));
  return { side: all.slice(0, 7) as unknown as Factors['side'], twoBeside: all[7]!, exposed: all[8]! };
}

function rowOf(part: number, index: number, name: string, code: Factors, fitted: Fitted): Row {
  const [log, error] = logOf(fitted, part * WIDTH + index);
  const now = index < 7 ? code.side[index]! : index === 7 ? code.twoBeside : code.exposed;
  const factor = Math.exp(log);
  return {
    what: `${part === 0 ? 'next' : 'waiting'}, ${name}`,
    figures: { code: now, fitted: factor, error: factor * error },
  };
}

/** The turns of one game between two default levels that now and then give a command by chance. */
function played(index: number, brain: AnyBrain, { seed, options }: Order): readonly Turn[] {
  const found: Turn[] = [];
  const acting: number[] = [];
  const plain = arenaNamed('battlespace-sirius');
  const player = wandering(plain.game, thinking(plain.game, brain, effortOf(brain, 'default')), OFTEN);
  const arena = watched<BattlespaceSiriusState, BattlespaceSiriusEvent>(
    { ...plain, rivals: { player } },
    (_, { type }, { players, turnSeat }) => {
      if (type !== 'turnBegan') return;
      const mine = players.findIndex(({ seat }) => seat === turnSeat);
      const [own, other] = [players[mine]!.vessel, players[1 - mine]!.vessel];
      if (own?.kind !== 'ship' || other?.kind !== 'ship') return;
      const pairs = pairsBetween(own, other);
      if (pairs.length === 0) return;
      found.push({
        pair: pairOf(index),
        own: pack(own.power),
        other: pack(other.power),
        from: arrangementOf(pairs),
        y: 0.5,
      });
      acting.push(mine);
    },
  );
  const series = { game: 'battlespace-sirius', options, seed, names: ['player', 'player'] };
  const { winnerSeat } = playSeriesGame(arena, series, index);
  if (winnerSeat !== null) for (const [turn, one] of found.entries()) one.y = acting[turn] === winnerSeat ? 1 : 0;
  return found;
}
