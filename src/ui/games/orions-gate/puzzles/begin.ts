import {
  lastRound,
  startOf,
  type Puzzle,
  type Scenario,
  type ScenarioStart,
} from '../../../../games/orions-gate/scenario/index.ts';
import { OWN } from './puzzle-key.ts';
import { startScenario, type Begun, type Drafts } from '../scenarios/start-scenario.ts';

/** What the match of a puzzle starts from. Throws the first fault of a scenario the rules refuse. */
export const startFor = (scenario: Scenario): ScenarioStart => {
  const started = startOf(scenario);
  if (!started.ok) throw new Error(started.faults[0]!.reason);
  return started.start;
};

/** The captain who is asked is a person, all others are the computer's. */
export const seatsOf = (start: ScenarioStart, { seat }: Puzzle): Drafts =>
  Object.fromEntries(start.seats.map((one) => [one, { player: one === seat ? 'human' : 'default', name: '' }]));

/** What a match of a puzzle is begun with; `key` names the puzzle. */
export const begunWith = (key: string, scenario: Scenario, start: ScenarioStart): Begun => ({
  scenario,
  from: 'scenarios',
  start,
  ...(key.startsWith(OWN) ? { id: undefined, own: key.slice(OWN.length) } : { id: key }),
});

/** Begins a puzzle at the table and gives its match. */
export async function beginPuzzle(key: string, scenario: Scenario): Promise<string> {
  const start = startFor(scenario);
  return startScenario(begunWith(key, scenario, start), seatsOf(start, scenario.puzzle!), { read: true });
}

/** Begins the match in which the solution of a draft's puzzle is played, and gives it. */
export async function beginRecording(draft: string, scenario: Scenario): Promise<string> {
  // Its answers are still to come: the position alone has to be sound.
  const { puzzle, ...battle } = lastRound(scenario);
  const start = startFor(battle);
  return startScenario({ scenario, from: 'editor', id: undefined, start, recording: draft }, seatsOf(start, puzzle!), {
    read: true,
  });
}
