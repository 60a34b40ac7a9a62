import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/engine/json.ts';
import { place } from '../../../../src/games/orions-gate/index.ts';
import { compareFractions, fraction, toNumber } from '../../../../src/games/orions-gate/odds/index.ts';
import { plus } from '../../../../src/games/orions-gate/odds/fraction.ts';
import {
  CLEAR_MARGIN,
  leadsClearly,
  parseScenario,
  readScenario,
  rightAnswers,
  scenarioFaults,
  startOf,
  withRecorded,
  writeScenario,
  type Given,
  type Goal,
  type PuzzleAnswer,
  type Recorded,
  type Scenario,
} from '../../../../src/games/orions-gate/scenario/index.ts';
import { kernelSight } from '../../../../src/table/index.ts';
import { game } from '../../../helpers/og-position.ts';

const rules = { sight: kernelSight };

interface Ship {
  readonly id: string;
  readonly type?: string;
  readonly at: readonly [x: number, y: number, heading: number];
  readonly components?: readonly string[];
  readonly acted?: true;
}

/** A puzzle of a1 with these ships; its answers are still to come. */
function asked(
  ships: readonly Ship[],
  goal: Goal = { kind: 'destroyed', unit: 'b1.1' },
  answers: readonly PuzzleAnswer[] = [],
  options: object = {},
): Scenario {
  const blank = { text: '', commands: [], chance: [0, 1], reason: '' };
  const parsed = parseScenario({
    format: 'orion-scenario',
    version: 1,
    title: 'Trial',
    options: { points: 96, terrainMinimum: 0, rounds: 4, layout: [[]], ...options },
    position: {
      round: 2,
      firstSide: 'A',
      units: ships.map(({ id, type = 'scouts', at: [x, y, heading], components, acted }) => ({
        id,
        type,
        name: id,
        pose: { x, y, heading },
        ...(components && { components }),
        ...(acted && { activated: true }),
      })),
    },
    puzzle: { seat: 'a1', task: 'Do it.', goal, answers: answers.length < 2 ? [blank, blank, ...answers] : answers },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

const holds = (unit: string, heading = 9000): readonly Json[] => [
  { type: 'activate', unit, action: 'hold' },
  { type: 'plan', heading },
  { type: 'endActivation' },
];
const fires = (unit: string, target = 'b1.1', heading = 9000): readonly Json[] => [
  ...holds(unit, heading).slice(0, 2),
  { type: 'firePrimary', target },
  { type: 'endActivation' },
];
const by = (seat: string, commands: readonly Json[]): readonly Given[] =>
  commands.map((command) => ({ seat, command }));
const said = { text: 'The answer', reason: 'Because.' };
const record = (scenario: Scenario, line: readonly Given[]): Recorded => withRecorded(rules, scenario, line, said);
const whyOf = (recorded: Recorded) => (recorded.ok ? 'kept' : recorded.why);

const enemy: Ship = { id: 'b1.1', type: 'fighters', at: [24_000, 24_000, 9000], components: ['shield'], acted: true };
const scouts = (n: number): readonly Ship[] =>
  Array.from({ length: n }, (_, k) => ({
    id: `a1.${k + 1}`,
    at: [22_000 + 2000 * (k % 3), 20_500 - 2000 * Math.floor(k / 3), 9000],
  }));

describe('OG-24.1 a recorded puzzle leads by five percentage points', () => {
  test('exactly five are enough, a hair less is not', () => {
    const best = fraction(60, 100);
    expect(toNumber(CLEAR_MARGIN)).toBe(0.05);
    expect(leadsClearly(best, fraction(55, 100))).toBe(true);
    expect(leadsClearly(best, fraction(5_500_001, 10_000_000))).toBe(false);
    fc.assert(
      fc.property(fc.nat(999), fc.nat(999), (a, b) => {
        const [one, other] = [fraction(a, 999), fraction(b, 999)];
        expect(leadsClearly(one, other)).toBe(compareFractions(one, plus(other, CLEAR_MARGIN)) >= 0);
      }),
    );
  });

  test('a shot from behind is kept, with what comes of doing nothing beside it', () => {
    const made = record(asked([...scouts(1), enemy]), by('a1', fires('a1.1')));
    if (!made.ok) throw new Error(made.why);
    expect(scenarioFaults(made.scenario)).toEqual([]);
    expect(made.scenario.options['rounds']).toBe(2);
    const [answer, nothing] = made.scenario.puzzle!.answers;
    expect(answer).toMatchObject({ ...said, commands: fires('a1.1') });
    expect(nothing).toMatchObject({ commands: holds('a1.1'), chance: [0, 1] });
    expect(made.next).toEqual({ rival: { kind: 'nothing' }, chance: { num: 0n, den: 1n } });
    expect(rightAnswers(made.scenario.puzzle!)).toEqual([0]);
  });

  test('what is worse than doing nothing, or no better, is refused with both chances', () => {
    const survives: Goal = { kind: 'survives', unit: 'b1.1' };
    const worse = record(asked([...scouts(1), enemy], survives), by('a1', fires('a1.1')));
    expect(worse).toMatchObject({ why: 'worse', next: { rival: { kind: 'nothing' }, chance: { num: 1n, den: 1n } } });
    expect(!worse.ok && 'chance' in worse && toNumber(worse.chance)).toBeLessThan(1);
    const same = record(asked([...scouts(1), enemy], survives), by('a1', holds('a1.1')));
    expect(same).toMatchObject({ why: 'same', chance: { num: 1n, den: 1n }, next: { rival: { kind: 'nothing' } } });
  });

  test('another answer that is just as good stands in the way; the one of the same name is replaced', () => {
    const answer: PuzzleAnswer = { text: 'Other', commands: fires('a1.1'), chance: [1, 1], reason: '' };
    const line = by('a1', fires('a1.1'));
    expect(record(asked([...scouts(1), enemy], undefined, [answer]), line)).toMatchObject({
      why: 'same',
      next: { rival: { kind: 'answer', text: 'Other' } },
    });
    const again = record(asked([...scouts(1), enemy], undefined, [{ ...answer, text: said.text }]), line);
    expect(again.ok && again.scenario.puzzle!.answers.length).toBe(2);
  });

  test('a better way with the same ships is found and named', () => {
    expect(record(asked([...scouts(2), enemy]), by('a1', [...fires('a1.1'), ...holds('a1.2')]))).toMatchObject({
      why: 'worse',
      next: { rival: { kind: 'allFire', unit: null } },
    });
  });

  test('a seventh shot that adds less than five points leaves the puzzle too close', () => {
    const line = by(
      'a1',
      scouts(7).flatMap(({ id }) => fires(id)),
    );
    const made = record(asked([...scouts(7), { ...enemy, components: ['cannon'] }]), line);
    expect(made).toMatchObject({ why: 'close', next: { rival: { kind: 'holds' } } });
    if (!('chance' in made)) throw new Error(whyOf(made));
    expect(compareFractions(made.chance, made.next.chance)).toBe(1);
  });
});

describe('OG-24.1 what cannot be recorded says why', () => {
  const line = by('a1', fires('a1.1'));
  const foes = (n: number): readonly Ship[] =>
    Array.from({ length: n }, (_, k) => ({ id: `b1.${k + 2}`, at: [6000 + 2000 * k, 44_000, 27_000] }));

  test.each<readonly [string, Scenario, readonly Given[]]>([
    ['refused', asked([...scouts(1), { ...enemy, at: [22_000, 20_500, 0] }]), line],
    ['refused', asked([]), line],
    ['ships', asked([...scouts(1), enemy, ...foes(4)]), line],
    ['own', asked([...scouts(14), enemy]), line],
    ['long', asked([...scouts(1), enemy]), by('a1', Array.from({ length: 14 }, () => holds('a1.1')).flat())],
    ['long', asked([...scouts(9), enemy, ...foes(3)]), line],
    ['ended', asked([...scouts(1), enemy]), [...line, ...by('a1', [{ type: 'concede' }])]],
    ['ended', asked([...scouts(1), enemy]), [...line, ...by('b1', [{ type: 'acceptDraw' }])]],
    ['never', asked([...scouts(1), enemy]), by('a1', holds('a1.1'))],
    ['never', asked([...scouts(1), enemy]), []],
    ['never', asked([...scouts(1), enemy], { kind: 'destroyed', unit: 'b1.9' }), line],
    [
      'answers',
      asked(
        [...scouts(1), enemy],
        undefined,
        Array.from({ length: 11 }, (_, k) => ({ text: `${k}`, commands: holds('a1.1'), chance: [0, 1], reason: '' })),
      ),
      [...line],
    ],
    [
      'allies',
      asked([...scouts(1), { id: 'a2.1', at: [30_000, 20_500, 9000] }, enemy], undefined, [], { playersA: 2 }),
      line,
    ],
  ])('%s', (why, scenario, given) => {
    expect(whyOf(record(scenario, given))).toBe(why);
  });

  test('at the limits it is kept: three ships that answer, ten answers by hand', () => {
    expect(whyOf(record(asked([...scouts(1), enemy, ...foes(3)]), line))).toBe('kept');
    const ten = Array.from({ length: 10 }, (_, k) => ({
      text: `${k}`,
      commands: holds('a1.1', 100 * k),
      chance: [0, 1] as const,
      reason: '',
    }));
    expect(whyOf(record(asked([...scouts(1), enemy], undefined, ten), line))).toBe('kept');
  });
});

describe('doing nothing', () => {
  test('OG-5.2: holds in the order of the phases, so that no ship is passed over', () => {
    const big: Ship = {
      id: 'a1.1',
      type: 'battleships',
      at: [10_000, 10_000, 9000],
      components: Array(6).fill('shield'),
    };
    const small: Ship = { id: 'a1.2', at: [24_000, 19_500, 9000] };
    const made = record(asked([big, small, enemy]), by('a1', [...fires('a1.2'), ...holds('a1.1')]));
    if (!made.ok) throw new Error(made.why);
    const nothing = made.scenario.puzzle!.answers[1]!;
    expect(nothing.commands).toEqual([...holds('a1.2'), ...holds('a1.1')]);
    const started = startOf(made.scenario);
    const placed = started.ok && place(started.start.options, started.start.position);
    if (!placed || !placed.ok) throw new Error('It cannot begin.');
    const settled = (state: typeof placed.value): typeof placed.value => {
      const events = game.advance(state, null as never);
      return events.length === 0 ? state : settled(events.reduce((now, event) => game.evolve(now, event), state));
    };
    let state = settled(placed.value);
    for (const command of nothing.commands as never[]) {
      expect(game.check(state, 'a1', command)).toEqual([]);
      state = settled(
        game.decide(state, 'a1', command, null as never).reduce((now, one) => game.evolve(now, one), state),
      );
    }
    expect(state.outcome).not.toBe(null);
  });

  test('every line that is counted is told before, in order', () => {
    const told: (readonly [number, number])[] = [];
    withRecorded(rules, asked([...scouts(1), enemy]), by('a1', fires('a1.1')), said, (done, all) =>
      told.push([done, all]),
    );
    const all = told[0]![1];
    expect(told).toEqual(Array.from({ length: all }, (_, done) => [done, all]));
    expect(all).toBeGreaterThan(20);
  });
});

describe('whatever was played', () => {
  /** Orders a hand could have given, right ones and wrong ones, of both sides. */
  const order = fc.oneof(
    fc.constantFrom(...fires('a1.1'), ...fires('a1.2'), ...holds('b1.1')),
    fc.record({ type: fc.constantFrom('activate', 'plan', 'fly'), unit: fc.constantFrom('a1.1', 'b9.9', '') }),
  ) as fc.Arbitrary<Json>;
  const given: fc.Arbitrary<Given> = fc.record({ seat: fc.constantFrom('a1', 'a1', 'b1', 'a2'), command: order });
  const goal = fc.constantFrom<Goal>(
    { kind: 'destroyed', unit: 'b1.1' },
    { kind: 'survives', unit: 'a1.1' },
    { kind: 'won', side: 'A' },
  );

  test('OG-24.1: it is refused, or makes a puzzle that can be read back, is sound and leads clearly', () => {
    const waiting = { ...enemy, acted: undefined } as unknown as Ship;
    let kept = 0;
    fc.assert(
      fc.property(fc.array(given, { maxLength: 12 }), goal, fc.boolean(), (line, aim, answers) => {
        const scenario = asked([...scouts(2), answers ? waiting : enemy], aim);
        const made = record(scenario, line);
        if (!made.ok) return;
        kept++;
        expect(scenarioFaults(made.scenario)).toEqual([]);
        expect(readScenario(writeScenario(made.scenario))).toMatchObject({ ok: true });
        expect(leadsClearly(made.chance, made.next.chance)).toBe(true);
        expect(rightAnswers(made.scenario.puzzle!)).toEqual([0]);
      }),
      {
        numRuns: 60,
        examples: [
          [[...by('a1', fires('a1.1')), ...by('a1', fires('a1.2'))], { kind: 'destroyed', unit: 'b1.1' }, false],
        ],
      },
    );
    expect(kept).toBeGreaterThan(0);
  });
});
