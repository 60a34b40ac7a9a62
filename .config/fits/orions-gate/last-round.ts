import { playSeriesGame } from '../../../src/ai/series/play-series.ts';
import { componentData } from '../../../src/games/orions-gate/data/components.ts';
import type { OrionsGateEvent } from '../../../src/games/orions-gate/event.ts';
import { checkPlay, type PlayCommand } from '../../../src/games/orions-gate/rules/play.ts';
import type { OrionsGateState } from '../../../src/games/orions-gate/state.ts';
import { enemiesOnTable, isInPlay, theUnit, type PlacedUnit } from '../../../src/games/orions-gate/units.ts';
import { matterSight } from '../../../src/physics/index.ts';
import { arenaNamed } from '../arenas.ts';
import { watched, type Order, type Row } from '../fit.ts';

/**
 * Activations of the last round that ended with their unit in play: all, those in which it used neither gun nor
 * component, and those of them that ended with a legal shot still open.
 */
interface Tally {
  all: number;
  unused: number;
  open: number;
}

/**
 * How often each level lets a legal shot of the last round pass without using anything: of all activations that fired
 * or could have.
 */
export async function* orionsLastRound({ games, seed, options, only }: Order): AsyncIterable<Row> {
  for (const level of ['default', 'hard']) {
    if (only && !only.includes(level)) continue;
    const tally: Tally = { all: 0, unused: 0, open: 0 };
    const arena = watched<OrionsGateState, OrionsGateEvent>(arenaNamed('orions-gate'), (before, event) => {
      if (event.type === 'activationEnded') count(before, tally);
    });
    const series = { game: 'orions-gate', options: { points: 24, ...options }, seed, names: [level, level] };
    for (let index = 0; index < games; index++) playSeriesGame(arena, series, index);
    const able = tally.all - tally.unused + tally.open;
    yield { what: `${level}, last round`, figures: { games, ...tally, passed: tally.open / Math.max(1, able) } };
  }
}

function count(state: OrionsGateState, tally: Tally): void {
  const { activation } = state;
  if (state.round < state.options.rounds || !activation) return;
  const unit = theUnit(state, activation.unit);
  if (!isInPlay(unit)) return;
  tally.all += 1;
  if (activation.gunFired || activation.used.length > 0) return;
  tally.unused += 1;
  const shots = shotsOf(state, unit);
  if (shots.some((shot) => checkPlay({ sight: matterSight }, state, unit.captain, shot).length === 0)) tally.open += 1;
}

/** What a unit might fire, legal or not. */
const shotsOf = (state: OrionsGateState, unit: PlacedUnit): readonly PlayCommand[] =>
  enemiesOnTable(state, unit).flatMap(({ id: target }): PlayCommand[] => [
    { type: 'firePrimary', target },
    ...unit.components
      .filter(({ kind }) => componentData(kind).use === 'attack')
      .map(({ kind, slot }): PlayCommand => {
        const { targets } = componentData(kind);
        if (targets === 'one') return { type: 'useComponent', slot, target };
        return targets === 'upToThree'
          ? { type: 'useComponent', slot, targets: [target] }
          : { type: 'useComponent', slot };
      }),
  ]);
