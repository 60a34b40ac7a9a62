import { effortOf } from '../../../src/ai/efforts.ts';
import { playSeriesGame } from '../../../src/ai/series/play-series.ts';
import { FLEETS } from '../../../src/games/skaxar/data/cards.ts';
import { lowestOf, sizeOf } from '../../../src/games/skaxar/bot/masks.ts';
import { alive, tableOf, type Desk } from '../../../src/games/skaxar/bot/table.ts';
import { attackOf, FULL_DECK, matchOf, RESCUE, restChance, WEIGHTS } from '../../../src/games/skaxar/bot/worth.ts';
import type { SkaxarEvent } from '../../../src/games/skaxar/event.ts';
import type { SkaxarState } from '../../../src/games/skaxar/state.ts';
import { arenaNamed, brainOf, thinking, wandering } from '../arenas.ts';
import { brier, fifths, isHeldBack, mean, pairOf, type Said } from '../calibration.ts';
import { watched, type Order, type Row } from '../fit.ts';
import { pairedAt } from '../trials.ts';
import { brainWith } from '../variant.ts';
import { fitLogistic, logistic, sumOf, type Case } from '../logistic.ts';

type Figure = keyof typeof WEIGHTS;
const FIGURES = Object.keys(WEIGHTS) as readonly Figure[];
const CODE = FIGURES.flatMap((figure) => [WEIGHTS[figure].late, WEIGHTS[figure].early]);
/** One purchase in so many is made by chance. */
const OFTEN = 10;
const ALL_SHIPS = 50;

/**
 * A position between two turns, seen by the first seat. `rescue`: one seat has no ship left but can pay the cheapest
 * Repair card.
 */
interface Position {
  readonly pair: number;
  readonly y: number;
  /** Null where a seat has no ship: the weights are not asked there. */
  readonly x: readonly number[] | null;
  readonly said: number;
  readonly rescue: 0 | 1 | null;
}

/**
 * The weights of `worth.ts`, fitted to who won from the positions between two turns; with calibration on games held
 * back.
 */
export async function* skaxarWeights(order: Order): AsyncIterable<Row> {
  const positions = Array.from({ length: order.games }, (_, game) => played(game, order)).flat();
  const cases = positions.flatMap(({ x, y, pair }): readonly Case[] => (x ? [{ x, y, pair, offset: 0 }] : []));
  const seen = cases.filter(({ pair }) => !isHeldBack(pair));
  const { weights, errors } = fitLogistic(seen, CODE.length);
  yield { what: 'all', figures: { games: order.games, positions: cases.length, fitted: seen.length } };
  for (const [at, figure] of FIGURES.entries())
    for (const [part, time] of (['late', 'early'] as const).entries()) {
      const [fitted, error] = [weights[2 * at + part]!, errors[2 * at + part]!];
      yield { what: `${figure}.${time}`, figures: { code: CODE[2 * at + part]!, fitted, error } };
    }
  const held = cases.filter(({ pair }) => isHeldBack(pair));
  const by = (weighed: readonly number[]): readonly Said[] =>
    held.map((one) => ({ chance: logistic(sumOf(one, weighed)), y: one.y }));
  yield {
    what: 'Brier, held back',
    figures: { n: held.length, code: brier(by(CODE)), fitted: brier(by(weights)), half: 0.25 },
  };
  yield* fifths('code', by(CODE));
  const found = Object.fromEntries(
    FIGURES.map((figure, at) => [figure, { late: weights[2 * at]!, early: weights[2 * at + 1]! }]),
  );
  const tried = await brainWith([[{ game: 'skaxar', file: 'bot/worth.ts', name: 'WEIGHTS' }, found]]);
  yield { what: 'won with the fitted weights', figures: pairedAt('skaxar', 'default', tried, inSeries(order)) };
  // The sums here and those of the player must be the same function.
  const apart = positions.map(({ x, said, pair }) =>
    x ? Math.abs(Math.min(0.98, Math.max(0.02, logistic(sumOf({ x, y: 0, offset: 0, pair }, CODE)))) - said) : 0,
  );
  yield { what: 'most the player says otherwise than these sums', figures: { chance: Math.max(0, ...apart) } };
  const rescues = positions.flatMap(({ rescue }) => (rescue === null ? [] : [rescue]));
  yield {
    what: 'won without a ship, a Repair card paid for',
    figures: { n: rescues.length, code: RESCUE.chance, came: mean(rescues) },
  };
}

/** Series have other dice than the games that are fitted to, and need fewer. */
const inSeries = (order: Order): Order => ({
  ...order,
  seed: `${order.seed}/series`,
  games: Math.ceil(order.games / 5),
});

/** The positions of one game, in which both seats play the default level and now and then by chance. */
function played(index: number, { seed, options }: Order): readonly Position[] {
  const found: Omit<Position, 'y' | 'rescue'>[] = [];
  const stranded: (readonly [number, number])[] = [];
  const plain = arenaNamed('skaxar');
  const brain = brainOf(plain);
  const player = wandering(plain.game, thinking(plain.game, brain, effortOf(brain, 'default')), OFTEN);
  const arena = watched<SkaxarState, SkaxarEvent>({ ...plain, rivals: { player } }, (before, { type }) => {
    if (type !== 'turnBegan') return;
    const [own, other] = tableOf(before).desks;
    const said = restChance(restOf(own), restOf(other), false);
    const whole = alive(own) !== 0 && alive(other) !== 0;
    found.push({ pair: pairOf(index), x: whole ? differences(own, other) : null, said });
    stranded.push([rescuable(own, other), rescuable(other, own)]);
  });
  const fleets = { fleetA: FLEETS[index % 2]!, fleetB: FLEETS[(index >> 1) % 2]!, mirror: true };
  const names = ['player', 'player'];
  const { winnerSeat } = playSeriesGame(
    arena,
    { game: 'skaxar', options: { ...fleets, ...options }, seed, names },
    index,
  );
  const y = winnerSeat === null ? 0.5 : winnerSeat === 0 ? 1 : 0;
  return found.map((one, at): Position => {
    const [first, second] = stranded[at]!;
    return { ...one, y, rescue: first ? (y === 1 ? 1 : 0) : second ? (y === 0 ? 1 : 0) : null };
  });
}

const rescuable = (own: Desk, other: Desk): 0 | 1 =>
  alive(own) === 0 && alive(other) !== 0 && own.money >= RESCUE.price ? 1 : 0;

const restOf = (desk: Desk) => ({ ...desk, alive: alive(desk) });

/** What the first seat has more than the second, figure by figure, at the end of a game and early. */
function differences(own: Desk, other: Desk): readonly number[] {
  const [mine, theirs] = [figuresOf(own), figuresOf(other)];
  const ships = mine.ship + theirs.ship;
  const match = matchOf(own.fleet, alive(own), other.fleet, alive(other));
  const fighting = own.field !== 0 && other.field !== 0;
  const attack = fighting ? attackOf(own.firepower, other.shield) - attackOf(other.firepower, own.shield) : 0;
  const all: { readonly [figure in Figure]: number } = {
    ...(Object.fromEntries(
      Object.entries(mine).map(([figure, value]) => [figure, value - theirs[figure as keyof typeof theirs]]),
    ) as typeof mine),
    kills: match.kills / theirs.ship - match.losses / mine.ship,
    losses: match.losses / theirs.ship - match.kills / mine.ship,
    attack,
  };
  const scale = 1 / Math.sqrt(ships + 4);
  return FIGURES.flatMap((figure) => [scale * all[figure], (scale * all[figure] * ships) / ALL_SHIPS]);
}

/** The figures of one side that are its own alone. */
function figuresOf(desk: Desk) {
  const all = alive(desk);
  const total = (mask: number, list: readonly number[]): number => {
    let sum = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) sum += list[lowestOf(rest)]!;
    return sum;
  };
  const { firepower, shield, value } = desk.fleet;
  const [ships, inDeck] = [sizeOf(all), sizeOf(desk.deck)];
  const strength = (mask: number): number => total(mask, firepower) + total(mask, shield);
  const better = inDeck === 0 ? 0 : strength(desk.deck) / inDeck - strength(all) / ships;
  const money = Math.round(desk.money);
  return {
    ship: ships,
    firepower: total(all, firepower),
    shield: total(all, shield),
    value: total(all, value),
    money,
    moneyRoot: Math.sqrt(money),
    deck: (better * Math.min(inDeck, FULL_DECK)) / FULL_DECK,
    stake: total(desk.field, value),
  };
}
