import { playSeriesGame } from '../../../src/ai/series/play-series.ts';
import { optionsForFleets, PRESETS, SEASONED, submission } from '../../../src/games/orions-gate/index.ts';
import { arenaNamed } from '../arenas.ts';
import type { Order, Row } from '../fit.ts';
import { firstPoints, shareRow } from '../tally.ts';

const FLEETS = PRESETS.filter(({ points }) => points === 12);
const [IN, OUT] = [true, false].map((seasoned) => FLEETS.filter(({ id }) => SEASONED.includes(id) === seasoned));
/** So many games, and each seasoned fleet has met each other one at both edges. */
export const ALL_PAIRS = 2 * IN!.length * OUT!.length;

/** What a default level wins with the fleets of `SEASONED` against itself with the other fleets of 12 points. */
export async function* orionsSeasoned({ games, seed, options }: Order): AsyncIterable<Row> {
  const arena = arenaNamed('orions-gate');
  const tallies = new Map(FLEETS.map(({ id }) => [id, { n: 0, points: 0 }]));
  const all = { n: 0, points: 0 };
  for (let index = 0; index < games; index++) {
    // Of a pair of games the players change seats, and the fleets go with them. Neighbouring pairs share no fleet.
    const pair = index >> 1;
    const meeting = [IN![pair % IN!.length]!, OUT![pair % OUT!.length]!] as const;
    const units = meeting.map((fleet) => fleet.units);
    const { winner } = playSeriesGame(
      arena,
      {
        game: 'orions-gate',
        options: { ...optionsForFleets(units), ...options },
        seed,
        names: ['default', 'default'],
        brings: units.map(submission),
      },
      index,
    );
    const points = firstPoints(winner);
    for (const [tally, won] of [
      [all, points],
      [tallies.get(meeting[0].id)!, points],
      [tallies.get(meeting[1].id)!, 1 - points],
    ] as const) {
      tally.n += 1;
      tally.points += won;
    }
  }
  for (const [id, tally] of tallies)
    if (tally.n > 0) yield shareRow(`${id}${SEASONED.includes(id) ? ' *' : ''}`, tally);
  yield shareRow('seasoned (*) against the others', all);
}
