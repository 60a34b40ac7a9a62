import { describe, expect, it } from 'vitest';
import { openSequence, type Sequence } from '../physics/sequence.ts';
import { dragFault, exitDragFault } from './boundary/drags.ts';
import { compareMany } from './boundary/run.ts';
import { randomSetting, type Moment, type Setting } from './boundary/setting.ts';

/**
 * Play that seeks the limits: forced movement and drags placed within two mils of every limit, on tangents, seams
 * between parts of unequal size, corners and table edges. Moves, shots and exits have tests of their own beside this
 * one, `boundary-*`. `SEED=7` looks at other cases.
 */
const SEED = Number(process.env['SEED'] ?? 1);

describe('forced movement near the limits', () => {
  it.each(['pushes', 'pulls'] as const)(
    'OG-10.3 OG-10.4 OG-10.10 OG-9.24 OG-14.8: %s stop where the catalogue says, step pose by step pose',
    (kind) => {
      const { examples, differences, legal } = compareMany(kind, 400, SEED);
      expect({ examples, differences }).toEqual({ examples: [], differences: 0 });
      expect(legal).toBeGreaterThan(300);
    },
  );
});

describe('seeds that have found faults', () => {
  it('OG-6.11: a path along parts of unequal size', () => {
    expect(compareMany('moves', 50, 2).examples).toEqual([]);
  });

  it('OG-14.3: an exit from a gate of unequal parts; OG-2.12: the depth of a base in several parts', () => {
    expect(compareMany('exits', 50, 1).examples).toEqual([]);
  });

  it('OG-14.8: a push into a gate when two others are about as near', () => {
    expect(compareMany('pushes', 150, 5).examples).toEqual([]);
  });
});

/** Asks `count` times, a few times in each setting; the faults and how many were asked. */
function faultsOf(
  moment: Moment,
  count: number,
  ask: (sequence: Sequence, setting: Setting) => string | null | undefined,
): { readonly asked: number; readonly faults: readonly string[] } {
  const faults: string[] = [];
  let asked = 0;
  for (let at = 0; asked < count; at++) {
    const sequence = openSequence(SEED * 1_000_003 + at);
    const setting = randomSetting(sequence, moment);
    for (let i = 0; i < 10; i++) {
      const fault = ask(sequence, setting);
      if (fault === undefined) continue;
      asked += 1;
      if (fault !== null) faults.push(`setting ${at}, case ${i}: ${fault}`);
    }
  }
  return { asked, faults: faults.slice(0, 3) };
}

describe('drags near the limits', () => {
  it('OG-25.8 OG-25.11 OG-6.10 OG-6.11: what is offered is legal, and one mil more is not', () => {
    expect(faultsOf('plan', 150, dragFault).faults).toEqual([]);
  });

  it('OG-25.8 OG-14.3: an exit is offered where it is legal, to the mil', () => {
    expect(faultsOf('exit', 60, exitDragFault).faults).toEqual([]);
  });
});
