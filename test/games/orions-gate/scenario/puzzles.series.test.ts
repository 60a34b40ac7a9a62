import { describe, expect, it } from 'vitest';
import { place, type OrionsGateCommand, type OrionsGateState } from '../../../../src/games/orions-gate/index.ts';
import {
  chanceOfLine,
  CLEAR_MARGIN,
  DIFFICULTIES,
  loadShipped,
  parseScenario,
  rightAnswers,
  scenarioFaults,
  startOf,
  withRecorded,
  type Puzzle,
  type Scenario,
} from '../../../../src/games/orions-gate/scenario/index.ts';
import { toNumber } from '../../../../src/games/orions-gate/odds/index.ts';
import { kernelSight } from '../../../../src/table/index.ts';
import { chanceOf } from './chance.ts';

interface Read {
  readonly scenario: Scenario;
  readonly puzzle: Puzzle;
  readonly state: OrionsGateState;
}

const read = async (id: string): Promise<Read> => {
  const found = (await loadShipped()).find((one) => one.id === id)!;
  const parsed = parseScenario(found.document);
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  const started = startOf(parsed.value);
  if (!started.ok) throw new Error(started.faults[0]!.reason);
  const placed = place(started.start.options, started.start.position);
  if (!placed.ok) throw new Error(placed.faults[0]!.reason);
  return { scenario: parsed.value, puzzle: parsed.value.puzzle!, state: placed.value };
};

type Line = readonly OrionsGateCommand[];
const value = ([good, all]: readonly [number, number]): number => good / all;
/** How clearly the best line is the best: five percentage points. */
const MARGIN = toNumber(CLEAR_MARGIN);

const PUZZLES = [
  'puzzle-certain',
  'puzzle-gun',
  'puzzle-back',
  'puzzle-cloud',
  'puzzle-hangar',
  'puzzle-pull',
  'puzzle-static',
  'puzzle-relic',
  'puzzle-mine',
  'puzzle-screen',
  'puzzle-shadow',
  'puzzle-marker',
  'puzzle-leash',
];

it('proves every puzzle that is shipped: twelve or more, from easy to hard, two or more with replies', async () => {
  expect((await loadShipped()).map(({ id }) => id).filter((id) => id.startsWith('puzzle-'))).toEqual(PUZZLES);
  const all = await Promise.all(PUZZLES.map(read));
  expect(all.length).toBeGreaterThanOrEqual(12);
  expect(all.filter(({ puzzle }) => (puzzle.replies ?? []).length > 1).length).toBeGreaterThanOrEqual(2);
  const levels = all.map(({ scenario }) => DIFFICULTIES.indexOf(scenario.difficulty!));
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  expect(new Set(levels).size).toBe(DIFFICULTIES.length);
});

describe.each(PUZZLES)('%s', (id) => {
  it('claims for every answer exactly the chance the resolver counts, and one is the best by five points', async () => {
    const { scenario, puzzle, state } = await read(id);
    expect(scenarioFaults(scenario)).toEqual([]);
    const [best, ...others] = rightAnswers(puzzle);
    expect(others).toEqual([]);
    for (const [index, { text, chance, commands }] of puzzle.answers.entries()) {
      const line = commands as unknown as Line;
      expect([text, chanceOf(state, puzzle, line)]).toEqual([text, chance]);
      if (index !== best) expect(value(chance)).toBeLessThanOrEqual(value(puzzle.answers[best!]!.chance) - MARGIN);
    }
  });
});

it.each(PUZZLES)('%s passes the count a recorded puzzle must pass', async (id) => {
  const { scenario, puzzle } = await read(id);
  const answer = puzzle.answers[rightAnswers(puzzle)[0]!]!;
  const line = [{ seat: puzzle.seat, commands: answer.commands }, ...(puzzle.replies ?? [])].flatMap(
    ({ seat, commands }) => commands.map((command) => ({ seat, command })),
  );
  const made = withRecorded({ sight: kernelSight }, scenario, line, answer);
  expect(made.ok).toBe(true);
  expect(made.ok && made.scenario.puzzle!.answers[0]).toEqual(answer);
});

const end: OrionsGateCommand = { type: 'endActivation' };
const go = (
  unit: string,
  action: 'hold' | 'move' | 'cruise' | 'ram',
  plan: object,
  ...more: readonly OrionsGateCommand[]
): Line => [{ type: 'activate', unit, action }, { type: 'plan', ...plan }, ...more, end];

/** Plans of a ship over a lattice: how far before and after the turn, and turns of 15 degrees. */
function plans(allowance: number): readonly object[] {
  const list: object[] = [];
  for (let first = 0; first <= allowance; first += allowance / 4)
    for (let pivot = -9000; pivot <= 9000; pivot += 1500)
      for (const share of [0, 0.5, 1]) list.push({ first, pivot, second: Math.round((allowance - first) * share) });
  return list;
}

/** Every order of some things. */
const orders = <T>(things: readonly T[]): readonly (readonly T[])[] =>
  things.length === 0
    ? [[]]
    : things.flatMap((one, place) =>
        orders(things.filter((_, other) => other !== place)).map((rest) => [one, ...rest]),
      );

/** The chances of lines; none beats the best answer, and what does not equal it falls short by five points. */
function compare({ puzzle, state }: Read, lines: readonly Line[]): { readonly equal: number; readonly worse: number } {
  const best = value(puzzle.answers[rightAnswers(puzzle)[0]!]!.chance);
  let equal = 0;
  let worse = 0;
  for (const line of lines) {
    const chance = toNumber(chanceOfLine({ sight: kernelSight }, state, puzzle, line));
    expect(chance).toBeLessThan(best + 1e-9);
    if (chance > best - 1e-9) equal++;
    else {
      worse++;
      expect([JSON.stringify(line), chance <= best - MARGIN]).toEqual([JSON.stringify(line), true]);
    }
  }
  return { equal, worse };
}

const gun: OrionsGateCommand = { type: 'firePrimary', target: 'b1.1' };
const use = (slot: number): OrionsGateCommand => ({ type: 'useComponent', slot, target: 'b1.1' });

describe('what the puzzles do not offer is worse', () => {
  it('OG-10.7: without the ram of the Maul nothing is certain', async () => {
    const one = await read('puzzle-certain');
    const hatchet = [
      go('a1.3', 'ram', { target: 'b1.1' }),
      go('a1.3', 'hold', { heading: 27_000 }, gun, use(1)),
      go('a1.3', 'hold', { heading: 27_000 }),
    ];
    const maul = [
      go('a1.1', 'hold', { heading: 0 }, gun, use(6), { type: 'useComponent', slot: 5 }),
      go('a1.1', 'hold', { heading: 0 }, use(4), gun, use(6)),
      go('a1.1', 'hold', { heading: 0 }),
    ];
    const lines = hatchet.flatMap((first) => maul.map((second) => [...first, ...second]));
    expect(compare(one, lines)).toEqual({ equal: 0, worse: 9 });
  });

  it('OG-7.1: of all orders only those that begin with the gun are the best', async () => {
    const one = await read('puzzle-gun');
    const shots = [gun, use(1), use(2)];
    const lines = orders(shots).map((order) => go('a1.1', 'hold', { heading: 0 }, ...order));
    expect(compare(one, lines)).toEqual({ equal: 2, worse: 4 });
    const moves = plans(6000).map((plan) => go('a1.1', 'move', plan, ...shots));
    const cruises = plans(9000).map((plan) => go('a1.1', 'cruise', plan, use(1), use(2)));
    expect(compare(one, cruises).equal).toBe(0);
    // Nearer or farther makes no shot likelier.
    expect(compare(one, moves).equal).toBeGreaterThan(0);
  });

  it('OG-7.10: only from behind with both shots', async () => {
    const one = await read('puzzle-back');
    const moves = plans(8000).map((plan) => go('a1.1', 'move', plan, gun, use(1)));
    const cruises = plans(12_000).map((plan) => go('a1.1', 'cruise', plan, use(1)));
    const { equal, worse } = compare(one, moves);
    expect(equal).toBeGreaterThan(0);
    expect(worse).toBeGreaterThan(4 * equal);
    expect(compare(one, cruises).equal).toBe(0);
  });

  it('OG-9.24 OG-11.5: only a pull over the hole', async () => {
    const one = await read('puzzle-pull');
    const cruises = plans(9000).flatMap((plan) =>
      [
        [use(1), use(2), use(3)],
        [use(2), use(3)],
      ].map((shots) => go('a1.1', 'cruise', plan, ...shots)),
    );
    const moves = plans(6000).map((plan) => go('a1.1', 'move', plan, gun, use(1), use(2), use(3)));
    const { equal, worse } = compare(one, cruises);
    expect(equal).toBeGreaterThan(0);
    expect(worse).toBeGreaterThan(4 * equal);
    expect(compare(one, moves).equal).toBe(0);
  });

  it('OG-9.35 OG-6.13: who does not sweep the mine leaves it to the Crown', async () => {
    const one = await read('puzzle-mine');
    const crown = go('a1.2', 'cruise', { first: 9000, pivot: 0, second: 0 });
    const lines: Line[] = [];
    for (let x = 24_000; x <= 42_000; x += 2000)
      for (let y = 14_000; y <= 34_000; y += 2000) {
        const near = Math.hypot(x - 36_000, y - 33_500) <= 3500;
        const fly = go('a1.1', 'cruise', { points: [[x, y]], heading: 9000 });
        if (!near) lines.push([...fly, ...go('a1.1', 'hold', { heading: 9000 }), ...crown]);
      }
    expect(compare(one, lines).equal).toBe(0);
    const others = plans(9000).map((plan) => [...go('a1.1', 'hold', { heading: 9000 }), ...go('a1.2', 'cruise', plan)]);
    expect(compare(one, others).equal).toBe(0);
  });

  it('OG-9.24 OG-16.6: no place pulls better than one ahead', async () => {
    const one = await read('puzzle-marker');
    const lines = (['move', 'cruise'] as const).flatMap((action) =>
      plans(action === 'move' ? 6000 : 9000).map((plan) => go('a1.1', action, plan, use(1))),
    );
    const { equal, worse } = compare(one, lines);
    expect(equal).toBeGreaterThan(0);
    // From the side, where half the pulls fail.
    expect(worse).toBeGreaterThan(100);
  });

  it('OG-11.5 OG-16.7: no single turn of the fighter reaches the artifact for certain', async () => {
    const one = await read('puzzle-relic');
    const wait = go('a1.1', 'hold', { heading: 0 });
    const turns: Line[] = [];
    for (let pivot = -9000; pivot <= 9000; pivot += 375)
      for (let first = 0; first <= 12_000; first += 2000)
        turns.push([...wait, ...go('a1.2', 'cruise', { first, pivot, second: 12_000 - first })]);
    expect(compare(one, turns).equal).toBe(0);
    // The scouts straight on, however far: the hole takes them.
    const straight = [31_000, 34_000, 38_000, 40_000, 43_000].map((x) => [
      ...go('a1.1', 'cruise', { points: [[x, 24_000]], heading: 0 }),
      ...go('a1.2', 'hold', { heading: 3000 }),
    ]);
    expect(compare(one, straight).equal).toBe(0);
  });

  it('OG-7.6: only a cloud one touches opens the view', async () => {
    const one = await read('puzzle-cloud');
    const moves = plans(6000).map((plan) => go('a1.1', 'move', plan, gun, use(1), use(2)));
    const cruises = plans(9000).map((plan) => go('a1.1', 'cruise', plan, use(1), use(2)));
    const { equal, worse } = compare(one, moves);
    expect([equal, worse].every((n) => n > 50)).toBe(true);
    expect(compare(one, cruises).equal).toBe(0);
  });

  it('OG-9.16: hangars alone reach scouts round a planet', async () => {
    const one = await read('puzzle-hangar');
    const wings: readonly OrionsGateCommand[] = [1, 2].map((slot) => ({ type: 'useComponent', slot }));
    const moves = plans(4000).map((plan) => go('a1.1', 'move', plan, gun, use(3), use(4)));
    expect(compare(one, moves).equal).toBe(0);
    const launched = (['move', 'cruise'] as const).flatMap((action) =>
      plans(action === 'move' ? 4000 : 6000).map((plan) => go('a1.1', action, plan, ...wings)),
    );
    expect(compare(one, launched).worse).toBeGreaterThan(100);
  });

  it('OG-9.13: only beyond the EMP with all three shots', async () => {
    const one = await read('puzzle-static');
    const moves = plans(6000).map((plan) => go('a1.1', 'move', plan, gun, use(1), use(2)));
    const cruises = plans(9000).map((plan) => go('a1.1', 'cruise', plan, use(1), use(2)));
    const { equal, worse } = compare(one, moves);
    expect(equal).toBeGreaterThan(0);
    expect(worse).toBeGreaterThan(4 * equal);
    expect(compare(one, cruises).equal).toBe(0);
  });
});

/** A puzzle in which the other side may choose among many more replies. */
const facing = (one: Read, replies: readonly Line[]): Read => ({
  ...one,
  puzzle: { ...one.puzzle, replies: replies.map((commands) => ({ seat: 'b1', commands: commands as never })) },
});

/** The chance of the best answer against all replies given, or those listed. */
const bestAgainst = ({ puzzle, state }: Read): number =>
  toNumber(
    chanceOfLine(
      { sight: kernelSight },
      state,
      puzzle,
      puzzle.answers[rightAnswers(puzzle)[0]!]!.commands as unknown as Line,
    ),
  );

describe('the best replies are among those listed', () => {
  it('OG-7.4: no movement of Hammer sees Limp behind the planet', async () => {
    const one = await read('puzzle-shadow');
    const at = (type: 'firePrimary' | 'useComponent', slot = 0): OrionsGateCommand =>
      type === 'firePrimary' ? { type, target: 'a1.1' } : { type, slot, target: 'a1.1' };
    const rest = [1, 2, 3].map((slot) => at('useComponent', slot));
    const replies = [
      ...plans(4000).map((plan) => go('b1.1', 'move', plan, at('firePrimary'), ...rest)),
      ...plans(6000).map((plan) => go('b1.1', 'cruise', plan, ...rest)),
      go('b1.1', 'hold', { heading: 18_000 }, at('firePrimary'), ...rest),
    ];
    expect(bestAgainst(facing(one, replies))).toBe(1);
    const hiding = plans(9000).map((plan) => go('a1.1', 'cruise', plan));
    const { equal, worse } = compare(one, hiding);
    expect(equal).toBeGreaterThan(0);
    expect(worse).toBeGreaterThan(20 * equal);
  });

  it('OG-10.4: with Page in the line no ram, and no movement helps the gun of Battery', async () => {
    const one = await read('puzzle-screen');
    const fire: OrionsGateCommand = { type: 'firePrimary', target: 'a1.2' };
    const replies = [
      ...plans(6000).map((plan) => go('b1.1', 'move', plan, fire)),
      ...[0, 9000, 18_000, 27_000].map((heading) => go('b1.1', 'hold', { heading }, fire)),
      go('b1.1', 'ram', { target: 'a1.2' }),
      go('b1.1', 'ram', { target: 'a1.1' }),
    ];
    expect(bestAgainst(facing(one, replies))).toBe(bestAgainst(one));
    const lines: Line[] = [];
    for (let x = 26_000; x <= 40_000; x += 1000)
      for (let y = 24_000; y <= 38_000; y += 1000)
        lines.push(go('a1.1', 'move', { points: [[x, y]], heading: 0 }, { type: 'firePrimary', target: 'b1.1' }));
    const { equal, worse } = compare(one, lines);
    expect(equal).toBeGreaterThan(0);
    expect(worse).toBeGreaterThan(4 * equal);
  });

  it('OG-6.5: no halved movement of Bailiff reaches the marker', async () => {
    const one = await read('puzzle-leash');
    const replies = (['move', 'cruise'] as const).flatMap((action) =>
      [3000, 6000].flatMap((length) => plans(length).map((plan) => go('b1.1', action, plan))),
    );
    const rams = [0, 1500, 3000].map((distance) => go('b1.1', 'ram', { distance }));
    expect(bestAgainst(facing(one, [...replies, ...rams]))).toBe(1);
    const lines = plans(9000).map((plan) => go('a1.1', 'cruise', plan, use(2)));
    const { equal, worse } = compare(one, lines);
    expect(equal).toBeGreaterThan(0);
    expect(worse).toBeGreaterThan(2 * equal);
    const moves = plans(6000).map((plan) => go('a1.1', 'move', plan, gun, use(2)));
    expect(compare(one, moves).equal).toBe(0);
  });
});
