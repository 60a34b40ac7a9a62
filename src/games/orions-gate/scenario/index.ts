/** What other layers may take of scenarios; apart from the game's own index, as a match needs none of it. */
export {
  DIFFICULTIES,
  LONGEST as SCENARIO_LENGTHS,
  MAX_ANSWERS,
  MAX_COMMANDS,
  parseScenario,
  SCENARIO_VERSION,
  type Difficulty,
  type Goal,
  type Puzzle,
  type PuzzleAnswer,
  type PuzzleReply,
  type Scenario,
  type ScenarioOptions,
  type ScenarioPosition,
} from './scenario.ts';
export { rightAnswers, scenarioFaults, type FaultPlace, type ScenarioFault } from './scenario-faults.ts';
export { CLEAR_MARGIN, leadsClearly } from './clear-margin.ts';
export { chanceOfLine, isReached } from './puzzle-line.ts';
export { bestReply, judgePuzzle, type PuzzleVerdict } from './puzzle-verdict.ts';
export {
  lastRound,
  withRecorded,
  type Given,
  type Recorded,
  type Rival,
  type Rivalled,
  type Said,
} from './record-puzzle.ts';
export { startOf, type ScenarioStart, type Started } from './scenario-start.ts';
export { readScenario, writeScenario } from './scenario-text.ts';
export { scenarioView, shownOptions } from './scenario-view.ts';
export { loadShipped, type ShippedDocument } from './shipped/index.ts';
