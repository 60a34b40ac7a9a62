import { calibrated, calibrationName, type Standing } from '../../src/ai/calibration.ts';
import type { Calibration } from '../../src/engine/brain.ts';
import { arenaNamed, brainOf } from './arenas.ts';
import { mean, type Said } from './calibration.ts';
import type { Order, Row } from './fit.ts';
import { pairings, saidIn, tenths, type Told } from './said.ts';

/** Where a curve is cut, in percent of the chances that were told: parts enough to follow it, few enough for noise. */
const TENTHS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;
/** Among more than two sides high chances are few: their last tenth would reach from one half to what is certain. */
const AMONG_MORE = [...TENTHS.slice(0, -1), 95, 100] as const;
/** A curve is tried on one pair of games in so many, which it has not seen, by turns. */
const FOLDS = 5;

const toldOf = (said: readonly Said[]): number => mean(said.map(({ chance }) => chance));
/** How often it came, with one half of a case more: nothing is certain because it came so a few times. */
const cameOf = (said: readonly Said[]): number => said.reduce((sum, { y }) => sum + y, 0.5) / (said.length + 1);

/** What came of chances, in parts that rise; neighbours that fall are one part. */
export function risingParts(said: readonly Said[], cuts: readonly number[] = TENTHS): readonly (readonly Said[])[] {
  const sorted = [...said].sort((a, b) => a.chance - b.chance);
  const parts: (readonly Said[])[] = [];
  for (const [at, to] of cuts.slice(1).entries()) {
    let next = sorted.slice((cuts[at]! * sorted.length) / 100, (to * sorted.length) / 100);
    if (next.length === 0) continue;
    while (parts.length > 0 && cameOf(parts.at(-1)!) >= cameOf(next)) next = [...parts.pop()!, ...next];
    parts.push(next);
  }
  return parts;
}

/**
 * So near its ends, or half as near as the outermost part, a curve of more than two sides goes on nearly flat: what is
 * told there comes so much surer. Set by hand: a rise, that better ways are told as better, less than the noise of a
 * part.
 */
const END = 0.001;
const SURER = 0.05;

/**
 * What came of chances, as a curve. Between two sides it ends in what is certain; among more, who seems lost or has won
 * can still be helped or brought down by others.
 */
function curveOf(said: readonly Said[], { sides }: Standing): Calibration {
  const parts = risingParts(said, sides === 2 ? TENTHS : AMONG_MORE);
  const points = parts.map((part): Calibration[number] => [toldOf(part), cameOf(part)]);
  if (sides === 2) return points;
  const [[least, low], [most, high]] = [points[0]!, points.at(-1)!];
  return [
    [Math.min(END, least / 2), low * (1 - SURER)],
    ...points,
    [1 - Math.min(END, (1 - most) / 2), high + (1 - high) * SURER],
  ];
}

/** Each chance as a curve of the games outside its fold tells it, as things stood. */
export const unseen = (said: readonly Told[]): readonly Said[] =>
  Array.from({ length: FOLDS }, (_, fold) => {
    const [own, others] = [true, false].map((isOwn) => said.filter(({ pair }) => (pair % FOLDS === fold) === isOwn));
    return standingsIn(said).flatMap((standing) => {
      const points = curveOf(others!.filter(isOf(standing)), standing);
      return own!.filter(isOf(standing)).map(({ chance, y }) => ({ chance: calibrated(points, chance), y }));
    });
  }).flat();

const isOf =
  ({ sides, scale }: Standing) =>
  ({ standing }: Told): boolean =>
    standing.sides === sides && standing.scale === scale;

/** How things stood, each way once. */
const standingsIn = (said: readonly Told[]): readonly Standing[] =>
  [...new Map(said.map(({ standing }) => [calibrationName('', standing), standing])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, standing]) => standing);

/**
 * The calibrations of a game's brain, point by point; and how near such curves come in games that they have not seen.
 */
export async function* saidCurves(order: Order): AsyncIterable<Row> {
  for await (const { name, ...pairing } of pairings(order)) {
    const said = saidIn(order, pairing, brainOf(arenaNamed(pairing.id)));
    for (const standing of standingsIn(said)) {
      const own = said.filter(isOf(standing));
      const what = calibrationName(name, standing);
      for (const [told, came] of curveOf(own, standing)) yield { what, figures: { n: own.length, told, came } };
    }
    yield* tenths(`${name}, unseen`, unseen(said));
  }
}
