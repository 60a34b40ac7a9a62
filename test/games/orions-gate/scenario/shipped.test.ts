import { describe, expect, it } from 'vitest';
import {
  loadShipped,
  parseScenario,
  scenarioFaults,
  type Scenario,
} from '../../../../src/games/orions-gate/scenario/index.ts';

const all = await loadShipped();
const scenarioOf = (document: unknown): Scenario => {
  const parsed = parseScenario(document);
  if (!parsed.ok) throw new Error(`${parsed.faults[0]!.path}: ${parsed.faults[0]!.reason}`);
  return parsed.value;
};

it('ships at least twelve battles and three puzzles, no two of one name', () => {
  const scenarios = all.map(({ document }) => scenarioOf(document));
  expect(scenarios.filter(({ puzzle }) => !puzzle).length).toBeGreaterThanOrEqual(12);
  expect(scenarios.filter(({ puzzle }) => puzzle).length).toBeGreaterThanOrEqual(3);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(scenarios.map(({ title }) => title)).size).toBe(all.length);
});

it('shows every mission, two tables, four captains, 48 points, gates, wormholes, mines, themes', () => {
  const scenarios = all.map(({ document }) => scenarioOf(document));
  const some = (is: (one: Scenario) => boolean) => expect(scenarios.some(is)).toBe(true);
  for (const mission of ['territoryControl', 'artifactHunt', 'stationAssault', 'breakthrough', 'captureTheGate'])
    some(({ options }) => options['mission'] === mission);
  some(({ options }) => options.layout.length === 2);
  some(({ options }) => options['playersA'] === 2 && options['playersB'] === 2);
  some(({ options }) => options['points'] === 48);
  for (const kind of ['warpGate', 'wormhole'] as const)
    some(({ options }) => options.layout.flat().some((piece) => piece.kind === kind));
  some(({ position }) => (position?.mines ?? []).length > 0);
  for (const theme of ['naval', 'dogfight']) some(({ options }) => options['theme'] === theme);
});

describe.each(all)('$id', ({ document }) => {
  const scenario = scenarioOf(document);

  it('is refused nothing and tells its story', () => {
    expect(scenarioFaults(scenario)).toEqual([]);
    expect(scenario.difficulty).toBeDefined();
    expect(scenario.puzzle ? scenario.puzzle.task : scenario.notes).not.toBe('');
  });
});
