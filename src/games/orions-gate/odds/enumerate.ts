import { imaginedChance, type Chance } from '../../../engine/rng.ts';
import type { Chanced } from './distribution.ts';
import { merged } from './distribution.ts';

/** Outcomes a full count may have; more is a sign that stages must be counted one by one. */
const MAX_OUTCOMES = 4_000_000;

/**
 * Runs something that rolls dice once for every way the dice can fall (depth first) and returns what came of it with
 * exact chances, equal keys joined. This is the resolver itself, so nothing can drift from it; use it where few dice
 * are rolled. Throws when there are more than `MAX_OUTCOMES` ways.
 */
export function everyRoll<T>(run: (chance: Chance) => T, key: (value: T) => string): readonly Chanced<T>[] {
  const faces: number[] = [];
  const sides: number[] = [];
  const seen: { [key: string]: { value: T; ways: { [den: string]: number } } } = {};
  let runs = 0;
  for (;;) {
    const value = run(replayed(faces, sides));
    if (++runs > MAX_OUTCOMES) throw new RangeError(`More than ${MAX_OUTCOMES} ways for the dice to fall.`);
    const den = waysOf(sides);
    const name = `=${key(value)}`;
    const entry = (seen[name] ??= { value, ways: {} });
    entry.ways[den] = (entry.ways[den] ?? 0) + 1;
    while (faces.length > 0 && faces[faces.length - 1] === sides[sides.length - 1]) {
      faces.pop();
      sides.pop();
    }
    if (faces.length === 0) break;
    faces[faces.length - 1]! += 1;
  }
  const entries = Object.values(seen).flatMap(({ value, ways }) =>
    Object.entries(ways).map(([den, cases]) => ({ value, chance: { num: BigInt(cases), den: BigInt(den) } })),
  );
  return merged(entries, key);
}

/** How many ways dice of so many sides can fall, in digits. */
function waysOf(sides: readonly number[]): string {
  const ways = sides.reduce((product, side) => product * side, 1);
  return String(Number.isSafeInteger(ways) ? ways : sides.reduce((product, side) => product * BigInt(side), 1n));
}

/** A chance that gives the faces so far and then ones, noting how many sides each die has. */
function replayed(faces: number[], sides: number[]): Chance {
  let drawn = 0;
  return imaginedChance((count) => {
    if (drawn === faces.length) {
      faces.push(1);
      sides.push(count);
    }
    return faces[drawn++]!;
  });
}
