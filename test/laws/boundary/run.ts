import { openSequence, type Sequence } from '../../physics/sequence.ts';
import { exitCase, moveCase } from './moves.ts';
import type { Outcome } from './outcome.ts';
import { shotCase } from './shots.ts';
import { pullCase, pushCase } from './forced.ts';
import { randomSetting, type Moment, type Setting } from './setting.ts';

/** Figures of a run. */
export interface Tally {
  readonly cases: number;
  readonly legal: number;
  /** Of a sample: the share of cases in which two mils to some side give another verdict. */
  readonly tight: number;
  /** Not compared: within the error of doubles of the tolerance of OG-7.4. */
  readonly open: number;
  readonly differences: number;
  /** The first differences, with what makes them again. */
  readonly examples: readonly string[];
}

/** Cases from one setting. */
const PER_SETTING = 50;

const KINDS: {
  readonly [kind: string]: [Moment, (sequence: Sequence, setting: Setting) => Outcome | null];
} = {
  moves: ['plan', moveCase],
  shots: ['fire', shotCase],
  exits: ['exit', exitCase],
  pushes: ['ram', pushCase],
  pulls: ['pull', pullCase],
};

/** Asks product and judge about `count` cases near every limit. */
export function compareMany(
  kind: 'moves' | 'shots' | 'exits' | 'pushes' | 'pulls',
  count: number,
  seed: number,
): Tally {
  const [moment, ask] = KINDS[kind]!;
  const sum = { cases: 0, legal: 0, open: 0, differences: 0 };
  let [sampled, tight] = [0, 0];
  const examples: string[] = [];
  for (let at = 0; sum.cases < count; at++) {
    const sequence = openSequence(seed * 1_000_003 + at);
    const setting = randomSetting(sequence, moment);
    for (let i = 0; i < PER_SETTING && sum.cases < count; i++) {
      const outcome = ask(sequence, setting);
      if (!outcome) continue;
      sum.cases += 1;
      if (outcome.legal) sum.legal += 1;
      if (outcome.open) sum.open += 1;
      if (outcome.isTight && i % 10 === 0) {
        sampled += 1;
        if (outcome.isTight()) tight += 1;
      }
      if (!outcome.difference) continue;
      sum.differences += 1;
      if (examples.length < 5) examples.push(`setting ${at}, case ${i}: ${outcome.difference}`);
    }
  }
  const tally = { ...sum, tight: sampled === 0 ? 0 : tight / sampled, examples };
  if (process.env['BOUNDARY_CASES']) console.info(`${kind}, seed ${seed}: ${JSON.stringify(tally)}`);
  return tally;
}
