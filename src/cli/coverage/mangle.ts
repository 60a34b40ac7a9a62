import type { Json } from '../../engine/json.ts';
import type { Chance } from '../../engine/rng.ts';

/** A command spoilt in some way. `hopeless`: no game may accept it; the others may be legal by luck. */
export interface Mangled {
  readonly raw: unknown;
  readonly hopeless: boolean;
}

/** Values no parameter of any command can take. */
const RUBBISH: readonly unknown[] = [
  null,
  undefined,
  Number.NaN,
  Infinity,
  -0.5,
  '',
  // A character of two code units.
  String.fromCodePoint(0x1f4a5),
  [],
  {},
  [[[]]],
  { type: 'plan' },
  true,
];

/**
 * A command spoilt in every usual way: no command at all, unknown type, missing, foreign and exchanged fields, wrong
 * numbers and names.
 */
export function mangled(command: Json, chance: Chance): readonly Mangled[] {
  const whole = command as { readonly [key: string]: Json };
  const keys = Object.keys(whole).filter((key) => key !== 'type');
  const pick = <T>(list: readonly T[]): T => list[chance.die(list.length) - 1]!;
  const list: Mangled[] = [
    ...RUBBISH.slice(0, -2).map((raw) => ({ raw, hopeless: true })),
    { raw: JSON.stringify(command), hopeless: true },
    { raw: [command], hopeless: true },
    { raw: { ...whole, type: 'noSuchCommand' }, hopeless: true },
    { raw: { ...whole, extra: 1 }, hopeless: true },
    { raw: { ...whole, __proto__: { type: 'pass' }, toString: 1 }, hopeless: true },
  ];
  for (const key of keys) {
    const { [key]: value, ...rest } = whole;
    list.push({ raw: rest, hopeless: false });
    list.push({ raw: { ...whole, [key]: pick(RUBBISH) }, hopeless: false });
    if (typeof value === 'number') {
      list.push({ raw: { ...whole, [key]: value + 0.5 }, hopeless: true });
      list.push({ raw: { ...whole, [key]: 1e308 }, hopeless: true });
      list.push({ raw: { ...whole, [key]: value + pick([-1, 1, -1000, 1000, 36_000, -360_000]) }, hopeless: false });
    }
    if (typeof value === 'string') {
      list.push({
        raw: { ...whole, [key]: pick(['a1.1', 'b1.1', 'a9.99', 'north', 'ram', 'c3', 'p2']) },
        hopeless: false,
      });
      // A name of the right shape that nobody has: card c99, unit a1.99.
      if (/[0-9]$/.test(value)) list.push({ raw: { ...whole, [key]: value.replace(/[0-9]+$/, '99') }, hopeless: true });
    }
    if (Array.isArray(value))
      list.push({ raw: { ...whole, [key]: [...(value as Json[]), ...(value as Json[])] }, hopeless: false });
  }
  return list;
}
