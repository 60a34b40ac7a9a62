import { describe, expect, it } from 'vitest';
import { place, type OrionsGateCommand, type OrionsGateState } from '../../../../src/games/orions-gate/index.ts';
import {
  loadShipped,
  parseScenario,
  rightAnswers,
  scenarioFaults,
  startOf,
  type Puzzle,
  type Scenario,
} from '../../../../src/games/orions-gate/scenario/index.ts';
import { chanceOf } from './chance.ts';

const read = async (
  id: string,
): Promise<{ readonly scenario: Scenario; readonly puzzle: Puzzle; readonly state: OrionsGateState }> => {
  const found = (await loadShipped()).find((one) => one.id === id)!;
  const parsed = parseScenario(found.document);
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  const started = startOf(parsed.value);
  if (!started.ok) throw new Error(started.faults[0]!.reason);
  const placed = place(started.start.options, started.start.position);
  if (!placed.ok) throw new Error(placed.faults[0]!.reason);
  return { scenario: parsed.value, puzzle: parsed.value.puzzle!, state: placed.value };
};

const commandsOf = ({ answers }: Puzzle, index: number) =>
  answers[index]!.commands as unknown as readonly OrionsGateCommand[];
const value = ([good, all]: readonly [number, number]): number => good / all;

/** Every order of some things. */
const orders = <T>(things: readonly T[]): readonly (readonly T[])[] =>
  things.length === 0
    ? [[]]
    : things.flatMap((one, place) =>
        orders(things.filter((_, other) => other !== place)).map((rest) => [one, ...rest]),
      );

describe.each(['puzzle-certain', 'puzzle-order', 'puzzle-relic'])('%s', (id) => {
  it(
    'claims for every answer exactly the chance the resolver counts, and one is the best',
    { timeout: 120_000 },
    async () => {
      const { scenario, puzzle, state } = await read(id);
      expect(scenarioFaults(scenario)).toEqual([]);
      expect(rightAnswers(puzzle)).toHaveLength(1);
      for (const [index, { text, chance }] of puzzle.answers.entries())
        expect([text, chanceOf(state, puzzle.seat, commandsOf(puzzle, index), puzzle.goal)]).toEqual([text, chance]);
    },
  );
});

describe('what the puzzles do not offer is worse', () => {
  const end: OrionsGateCommand = { type: 'endActivation' };
  const go = (
    unit: string,
    action: 'hold' | 'move' | 'cruise' | 'ram',
    plan: object,
    ...more: readonly OrionsGateCommand[]
  ): readonly OrionsGateCommand[] => [{ type: 'activate', unit, action }, { type: 'plan', ...plan }, ...more, end];

  it(
    'OG-10.7: of all rams and volleys of one ship only the ram of the Maul is certain',
    { timeout: 120_000 },
    async () => {
      const { puzzle, state } = await read('puzzle-certain');
      const chance = (commands: readonly OrionsGateCommand[]) => value(chanceOf(state, 'a1', commands, puzzle.goal));
      const wait = go('a1.3', 'hold', { heading: 27_000 });
      const heading = { 'a1.1': 0, 'a1.2': 9000, 'a1.3': 27_000 };
      const before = (unit: keyof typeof heading) => (unit === 'a1.3' ? [] : wait);
      const rams = (Object.keys(heading) as (keyof typeof heading)[]).filter(
        (unit) => chance([...before(unit), ...go(unit, 'ram', { target: 'b1.1' })]) === 1,
      );
      expect(rams).toEqual(['a1.1']);
      // No volley is certain: every shot needs more than 2 on two dice.
      for (const unit of Object.keys(heading) as (keyof typeof heading)[]) {
        const slots = state.units.find(({ id }) => id === unit)!.components.map(({ slot }) => slot);
        const volley = [
          { type: 'firePrimary', target: 'b1.1' } as const,
          ...slots.flatMap((slot): readonly OrionsGateCommand[] => [
            { type: 'useComponent', slot, target: 'b1.1' },
            { type: 'useComponent', slot, targets: ['b1.1'] },
            { type: 'useComponent', slot },
          ]),
        ];
        const held = chance([...before(unit), ...go(unit, 'hold', { heading: heading[unit] }, ...volley)]);
        expect(held).toBeGreaterThan(0.3);
        expect(held).toBeLessThan(1);
      }
    },
  );

  it('OG-8.2: of all orders, gun or no gun, the strongest first is the best', { timeout: 120_000 }, async () => {
    const { puzzle, state } = await read('puzzle-order');
    const [right] = rightAnswers(puzzle);
    const best = value(puzzle.answers[right!]!.chance);
    const tried = orders([1, 2, 3]).flatMap((slots) =>
      [true, false].map((gun) => {
        const shots: readonly OrionsGateCommand[] = [
          ...(gun ? [{ type: 'firePrimary', target: 'b1.1' } as const] : []),
          ...slots.map((slot): OrionsGateCommand => ({ type: 'useComponent', slot, target: 'b1.1' })),
        ];
        return {
          slots,
          gun,
          chance: value(chanceOf(state, 'a1', go('a1.1', 'hold', { heading: 0 }, ...shots), puzzle.goal)),
        };
      }),
    );
    expect(tried.filter(({ chance }) => chance >= best)).toEqual([{ slots: [3, 1, 2], gun: true, chance: best }]);
    expect(tried).toHaveLength(12);
  });

  it(
    'OG-11.5 OG-16.7: no single turn of the fighter reaches the artifact for certain',
    { timeout: 120_000 },
    async () => {
      const { puzzle, state } = await read('puzzle-relic');
      const wait = go('a1.1', 'hold', { heading: 0 });
      let best = 0;
      for (let pivot = -9000; pivot <= 9000; pivot += 375) {
        for (let first = 0; first <= 12_000; first += 2000) {
          const commands = [...wait, ...go('a1.2', 'cruise', { first, pivot, second: 12_000 - first })];
          best = Math.max(best, value(chanceOf(state, 'a1', commands, puzzle.goal)));
        }
      }
      expect(best).toBe(1 / 2);
      // The scouts straight on, however far: the hole takes them.
      for (const x of [31_000, 34_000, 38_000, 40_000, 43_000])
        expect(
          chanceOf(
            state,
            'a1',
            [...go('a1.1', 'cruise', { points: [[x, 24_000]], heading: 0 }), ...go('a1.2', 'hold', { heading: 3000 })],
            puzzle.goal,
          ),
        ).toEqual([0, 1]);
    },
  );
});
