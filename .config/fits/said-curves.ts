import { calibrated } from '../../src/ai/calibration.ts';
import type { Calibration } from '../../src/engine/brain.ts';
import { arenaNamed, brainOf } from './arenas.ts';
import { mean, type Said } from './calibration.ts';
import type { Order, Row } from './fit.ts';
import { pairings, saidIn, tenths, type Told } from './said.ts';

/** Parts of a curve, each of as many chances that were told: enough to follow it, few enough for noise. */
const PARTS = 10;
/** A curve is tried on one pair of games in so many, which it has not seen, by turns. */
const FOLDS = 5;

const toldOf = (said: readonly Said[]): number => mean(said.map(({ chance }) => chance));
const cameOf = (said: readonly Said[]): number => mean(said.map(({ y }) => y));

/** What came of chances, in parts of equal size that rise; neighbours that fall are one part. */
export function risingParts(said: readonly Said[]): readonly (readonly Said[])[] {
  const sorted = [...said].sort((a, b) => a.chance - b.chance);
  const parts: (readonly Said[])[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    let next = sorted.slice((part * sorted.length) / PARTS, ((part + 1) * sorted.length) / PARTS);
    while (parts.length > 0 && cameOf(parts.at(-1)!) >= cameOf(next)) next = [...parts.pop()!, ...next];
    parts.push(next);
  }
  return parts;
}

const curveOf = (said: readonly Said[]): Calibration =>
  risingParts(said).map((part) => [toldOf(part), cameOf(part)] as const);

/** Each chance as a curve of the games outside its fold tells it. */
export const unseen = (said: readonly Told[]): readonly Said[] =>
  Array.from({ length: FOLDS }, (_, fold) => {
    const points = curveOf(said.filter(({ pair }) => pair % FOLDS !== fold));
    return said
      .filter(({ pair }) => pair % FOLDS === fold)
      .map(({ chance, y }) => ({ chance: calibrated(points, chance), y }));
  }).flat();

/**
 * The calibrations of a game's brain, point by point; and how near such curves come in games that they have not seen.
 */
export async function* saidCurves(order: Order): AsyncIterable<Row> {
  for await (const { name, ...pairing } of pairings(order)) {
    const said = saidIn(order, pairing, brainOf(arenaNamed(pairing.id)));
    for (const part of risingParts(said))
      yield { what: name, figures: { n: part.length, told: toldOf(part), came: cameOf(part) } };
    yield* tenths(`${name}, unseen`, unseen(said));
  }
}
