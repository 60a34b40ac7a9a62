import { describe, expect, it } from 'vitest';
import { openChance, scriptChance, seedChance } from '../../../../src/engine/rng.ts';
import type { OrionsGateState } from '../../../../src/games/orions-gate/state.ts';
import { checkPlay, decidePlay } from '../../../../src/games/orions-gate/rules/play.ts';
import { baseOf, thePlaced, unitsInPlay, type PlacedUnit } from '../../../../src/games/orions-gate/units.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { battle, eventsOf, optionsOf, game } from '../../../helpers/og-position.ts';
import { B, circle, D, F, S, type Placed } from './scene.ts';

// An oracle that walks every step pose in BigInt and shares no code with the rules.
const rules = { sight: kernelSight };
const MAKE = [S, F, D, B] as const;
const big = BigInt;
const square = (n: bigint): bigint => n * n;
const far2 = (a: readonly [number, number], b: readonly [number, number]): bigint =>
  square(big(a[0]) - big(b[0])) + square(big(a[1]) - big(b[1]));
const rounded = (top: bigint, bottom: bigint): bigint =>
  top < 0n ? -((-2n * top + bottom) / (2n * bottom)) : (2n * top + bottom) / (2n * bottom);
const stepOf = (
  from: readonly [number, number],
  to: readonly [number, number],
  k: number,
  n: number,
): [number, number] => [
  from[0] + Number(rounded(big(k) * big(to[0] - from[0]), big(n))),
  from[1] + Number(rounded(big(k) * big(to[1] - from[1]), big(n))),
];
/** Headings with whole direction numbers that need no sine: 0, 30, 45, 60, ... degrees (OG-2.3). */
const DIRECTIONS = new Map<number, readonly [number, number]>(
  [
    [1000000000, 0],
    [866025404, 500000000],
    [707106781, 707106781],
    [500000000, 866025404],
  ].flatMap(([c, s], index) => {
    const heading = [0, 3000, 4500, 6000][index]!;
    return [
      [heading, [c!, s!]],
      [heading + 9000, [-s!, c!]],
      [heading + 18000, [-c!, -s!]],
      [heading + 27000, [s!, -c!]],
    ] as [number, readonly [number, number]][];
  }),
);
const ahead = (from: readonly [number, number], heading: number, mils: number): [number, number] => {
  const [c, s] = DIRECTIONS.get(heading)!;
  return [
    from[0] + Number(rounded(big(mils) * big(c), 1000000000n)),
    from[1] + Number(rounded(big(mils) * big(s), 1000000000n)),
  ];
};

/** A crowded corner of the table: a ramming ship, five others and three planets; null when they do not fit. */
function scene(seed: string): OrionsGateState | null {
  const chance = openChance(seedChance(seed));
  const number = (least: number, most: number) => least + chance.die(most - least + 1) - 1;
  const headings = [...DIRECTIONS.keys()];
  const place = (id: string, make: (typeof MAKE)[number]): Placed =>
    make(id, [number(1500, 16000), number(1500, 16000), headings[number(0, headings.length - 1)]!]);
  const units = [
    place('a1.1', MAKE[number(1, 3)]!),
    place('a1.2', MAKE[number(0, 2)]!),
    ...[1, 2, 3, 4].map((k) => place(`b1.${k}`, MAKE[number(0, 3)]!)),
  ];
  const pieces = [1, 2, 3].map(() => circle('blocking', number(2000, 20000), number(2000, 20000), number(250, 1500)));
  const position = { units, pieces, activation: { unit: 'a1.1', action: 'ram' as const } };
  return game.place!(optionsOf(), position).ok ? battle(position).state : null;
}

interface Oracle {
  readonly radius: number;
  hits(at: readonly [number, number], other: PlacedUnit): -1 | 0 | 1;
  solid(at: readonly [number, number]): boolean;
  off(at: readonly [number, number]): boolean;
}

function oracleOf(state: OrionsGateState, unit: PlacedUnit): Oracle {
  const { radius } = baseOf(state.options, unit);
  const table = state.tables[0]!;
  const circles = table.pieces.flatMap(({ parts }) => parts).map((part) => (part.kind === 'circle' ? part : null)!);
  return {
    radius,
    hits(at, other) {
      const reach = square(big(radius + baseOf(state.options, other).radius));
      const d2 = far2(at, [other.pose.x, other.pose.y]);
      return d2 < reach ? 1 : d2 === reach ? 0 : -1;
    },
    solid: (at) => circles.some((part) => far2(at, [part.x, part.y]) < square(big(radius + part.radius))),
    off: ([x, y]) => x < radius || y < radius || x > table.width - radius || y > table.height - radius,
  };
}

/** The contact step of a legal ram, or why it is illegal. */
function walkRam(state: OrionsGateState, target: PlacedUnit): number | 'OG-10.3' | 'OG-10.4' {
  const unit = thePlaced(state, 'a1.1');
  const oracle = oracleOf(state, unit);
  const n = state.activation!.allowance;
  const from = [unit.pose.x, unit.pose.y] as const;
  const to = ahead(from, unit.pose.heading, n);
  let contact: number | null = null;
  for (let k = 1; k <= n && contact === null; k++) {
    const meets = oracle.hits(stepOf(from, to, k, n), target);
    if (meets >= 0) contact = meets === 0 ? k : k - 1;
  }
  if (contact === null) return 'OG-10.3';
  for (let k = 1; k <= contact; k++) {
    const at = stepOf(from, to, k, n);
    const others = unitsInPlay(state).filter(({ id }) => id !== unit.id && id !== target.id);
    if (oracle.solid(at) || oracle.off(at) || others.some((other) => oracle.hits(at, other) === 1)) return 'OG-10.4';
  }
  return contact;
}

/** Where a push ends that starts from a state after the hit. */
function walkPush(state: OrionsGateState, id: string, inches: number): readonly [number, number] {
  const unit = thePlaced(state, id);
  const oracle = oracleOf(state, unit);
  const n = 1000 * inches;
  const from = [unit.pose.x, unit.pose.y] as const;
  const to = ahead(from, thePlaced(state, 'a1.1').pose.heading, n);
  const others = unitsInPlay(state).filter((other) => other.id !== id && other.id !== 'a1.1');
  for (let k = 1; k <= n; k++) {
    const at = stepOf(from, to, k, n);
    if (oracle.solid(at) || oracle.off(at) || others.some((other) => oracle.hits(at, other) === 1))
      return stepOf(from, to, k - 1, n);
  }
  return to;
}

describe('rams and pushes against an oracle that walks every step', () => {
  it('OG-10.2 OG-10.3 OG-10.4 OG-10.9 OG-10.10: contact step, verdict and end of the push agree', () => {
    const seen = { 'OG-10.3': 0, 'OG-10.4': 0, legal: 0, stopped: 0 };
    for (let k = 0; k < 700; k++) {
      const state = scene(`steps ${k}`);
      if (!state) continue;
      for (const target of unitsInPlay(state).filter(({ side }) => side === 'B')) {
        const command = { type: 'plan' as const, target: target.id };
        const expected = walkRam(state, target);
        const [rejection] = checkPlay(rules, state, 'a1', command);
        expect(rejection?.rule ?? 'legal').toBe(typeof expected === 'string' ? expected : 'legal');
        if (typeof expected === 'string') {
          seen[expected] += 1;
          continue;
        }
        seen.legal += 1;
        // Dice too low for damage where Toughness allows it; the rest is spare.
        const dice = [1, 1, 1, 1 + (k % 6), 1, 1, 1, 1, 1, 1];
        const events = decidePlay(rules, state, 'a1', command, openChance(scriptChance(dice)));
        expect(eventsOf(events, 'planned')[0]?.length ?? expected).toBe(expected);
        const [push] = eventsOf(events, 'pushed');
        if (!push) continue;
        const from = thePlaced(state, 'a1.1').pose;
        const moved = {
          ...state,
          units: state.units.map((unit) =>
            unit.id === 'a1.1' ? { ...unit, pose: { ...from, ...contactPose(state, expected) } } : unit,
          ),
        };
        const end =
          eventsOf(events, 'displaced')
            .filter(({ cause }) => cause === 'push')
            .at(-1)?.to ?? target.pose;
        expect([end.x, end.y]).toEqual(walkPush(moved, target.id, push.roll.total));
        if (push.stoppedBy) seen.stopped += 1;
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
  });
});

function contactPose(state: OrionsGateState, step: number): { x: number; y: number } {
  const { pose } = thePlaced(state, 'a1.1');
  const n = state.activation!.allowance;
  const [x, y] = stepOf([pose.x, pose.y], ahead([pose.x, pose.y], pose.heading, n), step, n);
  return { x, y };
}
