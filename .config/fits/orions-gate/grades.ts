import { playSeriesGame } from '../../../src/ai/series/play-series.ts';
import type { Effort } from '../../../src/engine/brain.ts';
import { MISSIONS } from '../../../src/games/orions-gate/index.ts';
import { arenaNamed, brainOf, thinking } from '../arenas.ts';
import type { Order, Row } from '../fit.ts';
import { firstPoints, shareRow } from '../tally.ts';

/** OG-3.5: the default size of a battle; `--options` may name another. */
const POINTS = 12;

/** Players from the default level down to one who hardly thinks. */
const GRADES: readonly (readonly [string, Effort])[] = [
  ['sees 0.1', { candidates: 360, caution: 1, blur: 0.1 }],
  ['sees 1', { candidates: 360, caution: 1, blur: 1 }],
  ['hasty', { candidates: 40, caution: 0.3, blur: 1 }],
  ['heedless', { candidates: 8, caution: 0, blur: 1 }],
  ['overlooks 0.2', { candidates: 8, caution: 0, blur: 1, overlooks: 0.2 }],
  ['overlooks 0.5', { candidates: 8, caution: 0, blur: 1, overlooks: 0.5 }],
  ['overlooks 0.6 of 4', { candidates: 4, caution: 0, blur: 1, overlooks: 0.6 }],
  ['overlooks 0.8 of 4', { candidates: 4, caution: 0, blur: 1, overlooks: 0.8 }],
];

/**
 * What each grade of player wins against the next one and the one after, mission by mission: how far an error sets back
 * in each. The levels are chosen among them. `only` names missions.
 */
export async function* orionsGrades({ games, seed, options, only }: Order): AsyncIterable<Row> {
  const arena = arenaNamed('orions-gate');
  const rivals = Object.fromEntries(
    GRADES.map(([name, effort]) => [name, thinking(arena.game, brainOf(arena), effort)]),
  );
  for (const mission of MISSIONS) {
    if (only && !only.includes(mission)) continue;
    for (const [at, [name]] of GRADES.entries())
      for (const [below] of GRADES.slice(at + 1, at + 3)) {
        const series = {
          game: 'orions-gate',
          options: { points: POINTS, ...options, mission },
          seed: `${seed}/${mission}/${name}/${below}`,
          names: [name, below],
        };
        const tally = { n: games, points: 0 };
        for (let index = 0; index < games; index++) {
          const { winner } = playSeriesGame({ ...arena, rivals }, series, index);
          tally.points += firstPoints(winner);
        }
        yield shareRow(`${mission}: ${name} against ${below}`, tally);
      }
  }
}
