import { playSeriesGame } from '../../../src/ai/series/play-series.ts';
import {
  DAMAGE_A_ROUND,
  roundsLeft,
  survival,
  UNSCATHED,
  UNSCATHED_HALF,
} from '../../../src/games/orions-gate/bot/worth.ts';
import { UNIT_TYPES, type UnitType } from '../../../src/games/orions-gate/data/units.ts';
import type { OrionsGateEvent } from '../../../src/games/orions-gate/event.ts';
import type { OrionsGateState, UnitId } from '../../../src/games/orions-gate/state.ts';
import { boxesLeft, isInPlay } from '../../../src/games/orions-gate/units.ts';
import { arenaNamed } from '../arenas.ts';
import { brier, fifths, mean } from '../calibration.ts';
import { watched, type Order, type Row } from '../fit.ts';

/**
 * A unit at the beginning of a round: boxes it has left, rounds after this one, points of damage it takes in it, and
 * whether it lives to the end.
 */
interface Stay {
  readonly unit: UnitId;
  readonly unitType: UnitType;
  readonly left: number;
  readonly rounds: number;
  damage: number;
  lives: 0 | 1;
}

/**
 * The damage a unit takes in a round, on the mean of battles between default levels, and how well `survival` foretells
 * who lives.
 */
export async function* orionsDamage(order: Order): AsyncIterable<Row> {
  const battles = Array.from({ length: order.games }, (_, index) => fought(index, order));
  const stays = battles.flat();
  const damages = stays.map(({ damage }) => damage);
  const means = battles.map((battle) => mean(battle.map(({ damage }) => damage)));
  yield {
    what: 'damage a round',
    figures: {
      battles: order.games,
      n: stays.length,
      code: DAMAGE_A_ROUND,
      mean: mean(damages),
      error: errorOf(means),
    },
  };
  for (const unitType of UNIT_TYPES) {
    const own = stays.filter((stay) => stay.unitType === unitType);
    if (own.length > 0)
      yield {
        what: `damage a round, ${unitType}`,
        figures: { n: own.length, mean: mean(own.map(({ damage }) => damage)) },
      };
  }
  const unscathed = mean(stays.map(({ damage }) => (damage === 0 ? 1 : 0)));
  yield { what: 'rounds come through unscathed', figures: { n: stays.length, code: UNSCATHED, share: unscathed } };
  yield {
    what: 'e to the power of the damage, whole and half',
    figures: {
      code: UNSCATHED,
      made: Math.exp(-DAMAGE_A_ROUND),
      codeHalf: UNSCATHED_HALF,
      madeHalf: Math.exp(-DAMAGE_A_ROUND / 2),
    },
  };
  const said = stays.map(({ left, rounds, lives }) => ({ chance: survival(left, rounds), y: lives }));
  const share = mean(stays.map(({ lives }) => lives));
  yield {
    what: 'Brier of survival; of one chance for all',
    figures: { n: said.length, code: brier(said), one: share * (1 - share) },
  };
  yield* fifths('survival', said);
}

/** The standard error of the mean of some battles. */
function errorOf(means: readonly number[]): number {
  const middle = mean(means);
  return Math.sqrt(mean(means.map((one) => (one - middle) ** 2)) / Math.max(1, means.length - 1));
}

function fought(index: number, { seed, options }: Order): readonly Stay[] {
  const stays: Stay[] = [];
  let now = new Map<UnitId, Stay>();
  let last: OrionsGateState | null = null;
  const arena = watched<OrionsGateState, OrionsGateEvent>(arenaNamed('orions-gate'), (_, event, after) => {
    last = after;
    if (event.type === 'roundBegan') now = begun(after, stays);
    if (event.type !== 'damaged') return;
    const stay = now.get(event.unit);
    // Points beyond the last box destroy nothing.
    if (stay) stay.damage = Math.min(stay.left, stay.damage + event.points);
  });
  playSeriesGame(arena, { game: 'orions-gate', options, seed, names: ['default', 'default'] }, index);
  const living = new Set((last as OrionsGateState | null)?.units.filter(isInPlay).map(({ id }) => id));
  for (const stay of stays) stay.lives = living.has(stay.unit) ? 1 : 0;
  return stays;
}

function begun(state: OrionsGateState, stays: Stay[]): Map<UnitId, Stay> {
  const rounds = roundsLeft(state);
  const own = state.units.filter(isInPlay).map((unit): Stay => ({
    unit: unit.id,
    unitType: unit.unitType,
    left: boxesLeft(unit),
    rounds,
    damage: 0,
    lives: 0,
  }));
  stays.push(...own);
  return new Map(own.map((stay) => [stay.unit, stay]));
}
