import { ladderGames } from '../../src/ai/series/ladder.ts';
import { playSeriesGame } from '../../src/ai/series/play-series.ts';
import { manifestOf } from '../../src/cli/registry.ts';
import type { Effort } from '../../src/engine/brain.ts';
import { ladderOf } from '../../src/games/manifest.ts';
import { arenaNamed, brainOf, thinking } from './arenas.ts';
import type { Order, Row } from './fit.ts';
import { firstPoints, shareRow } from './tally.ts';

/** Players of a game from the strong to the weak, by name. */
type Grades = readonly (readonly [name: string, effort: Effort])[];

const ORIONS_GATE: Grades = [
  ['sees 0.1', { candidates: 360, caution: 1, blur: 0.1 }],
  ['sees 1', { candidates: 360, caution: 1, blur: 1 }],
  ['hasty', { candidates: 40, caution: 0.3, blur: 1 }],
  ['heedless', { candidates: 8, caution: 0, blur: 1 }],
  ['overlooks 0.2', { candidates: 8, caution: 0, blur: 1, overlooks: 0.2 }],
  ['overlooks 0.5', { candidates: 8, caution: 0, blur: 1, overlooks: 0.5 }],
  ['overlooks 0.6 of 4', { candidates: 4, caution: 0, blur: 1, overlooks: 0.6 }],
  ['overlooks 0.8 of 4', { candidates: 4, caution: 0, blur: 1, overlooks: 0.8 }],
];

const ORIONS_SPUR: Grades = [
  ['clear', { candidates: 1, caution: 1, blur: 0 }],
  ['errs 0.25', { candidates: 1, caution: 1, blur: 0.25 }],
  ['errs 0.5', { candidates: 1, caution: 1, blur: 0.5 }],
  ['errs 0.9', { candidates: 1, caution: 1, blur: 0.9 }],
  ['heedless 0.4', { candidates: 1, caution: 0, blur: 0.4 }],
  ['heedless 0.7', { candidates: 1, caution: 0, blur: 0.7 }],
  ['overlooks 0.22', { candidates: 1, caution: 0, blur: 0.5, overlooks: 0.22 }],
];

const overlooking = (overlooks: number): Grades[number] => [
  `overlooks ${overlooks}`,
  { candidates: 200, caution: 1, blur: 0, overlooks },
];
const heedless = (overlooks: number): Grades[number] => [
  `heedless, overlooks ${overlooks}`,
  { candidates: 200, caution: 0, blur: 0.5, overlooks },
];
const BATTLESPACE_SIRIUS: Grades = [
  ...[0, 0.2, 0.4, 0.6, 0.75, 0.9].map(overlooking),
  ...[0.3, 0.6, 0.9].map(heedless),
];

const gradeSeries = (game: string, grades: Grades) =>
  async function* ({ games, seed, options, only }: Order): AsyncIterable<Row> {
    const arena = arenaNamed(game);
    const rivals = Object.fromEntries(
      grades.map(([name, effort]) => [name, thinking(arena.game, brainOf(arena), effort)]),
    );
    for (const { tables, ...way } of await ladderOf(manifestOf(game)!)) {
      if (only && !only.includes(way.name)) continue;
      const one = { ...way, tables: tables.map((table) => ({ ...table, ...options })) };
      for (const [at, [above]] of grades.entries())
        for (const [below] of grades.slice(at + 1, at + 3)) {
          const order = { games, seed: `${seed}/${way.name}/${above}/${below}` };
          let points = 0;
          for (const game of ladderGames(arena.game.id, one, { above, below }, order)) {
            const { winner } = playSeriesGame({ ...arena, rivals }, game.series, game.index);
            points += firstPoints(winner === null ? null : +!game.above[winner]!);
          }
          yield shareRow(`${way.name}: ${above} against ${below}`, { n: games, points });
        }
    }
  };

/**
 * What each grade of player wins against the next one and the one after, in each case of the game's ladder: how far an
 * error sets back there. The levels are chosen among them. `only` names cases.
 */
export const orionsGrades = gradeSeries('orions-gate', ORIONS_GATE);
export const spurGrades = gradeSeries('orions-spur', ORIONS_SPUR);
export const siriusGrades = gradeSeries('battlespace-sirius', BATTLESPACE_SIRIUS);
