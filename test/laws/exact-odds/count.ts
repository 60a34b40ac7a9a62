import { imaginedChance } from '../../../src/engine/rng.ts';
import type { OrionsGateCommand } from '../../../src/games/orions-gate/command.ts';
import { decide } from '../../../src/games/orions-gate/decide.ts';
import { evolve } from '../../../src/games/orions-gate/evolve.ts';
import type { OrionsGateState, Unit } from '../../../src/games/orions-gate/state.ts';
import { kernelSight } from '../../../src/table/index.ts';

export const rules = { sight: kernelSight };

/** Cases of a count: how many of 6 ^ `DEEPEST` throws lead to each end. */
export type Cases = { readonly [end: string]: { readonly state: OrionsGateState; readonly cases: bigint } };

/** More dice than any position here rolls one after the other. */
export const DEEPEST = 24;

/** The plain count: every face of every die, one throw after the other; null when there are more than `most` throws. */
export function throwAll(state: OrionsGateState, seat: string, command: OrionsGateCommand, most: number): Cases | null {
  const ends: { [end: string]: { state: OrionsGateState; cases: bigint } } = {};
  const faces: number[] = [];
  for (let throws = 1; ; throws++) {
    if (throws > most) return null;
    let drawn = 0;
    const dice = imaginedChance(() => {
      if (drawn === faces.length) faces.push(1);
      return faces[drawn++]!;
    });
    const end = decide(rules, state, seat, command, dice).reduce(evolve, state);
    const key = endKey(end);
    const cases = 6n ** BigInt(DEEPEST - faces.length);
    ends[key] = { state: end, cases: (ends[key]?.cases ?? 0n) + cases };
    while (faces[faces.length - 1] === 6) faces.pop();
    if (faces.length === 0) return ends;
    faces[faces.length - 1]! += 1;
  }
}

/** All of a state that dice can change, written out. */
export const endKey = ({ units, mines, markers, windows, activation, tables }: OrionsGateState): string =>
  JSON.stringify([units, mines, markers, windows, activation, tables.map(({ pieces }) => pieces.length)]);

/** Points of damage on a ship, told apart from the program's own way of counting boxes. */
export const damageOn = ({ components }: Unit): number => components.reduce((sum, { damage }) => sum + damage, 0);
