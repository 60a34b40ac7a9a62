import type { ComponentChildren } from 'preact';
import { scenarioFaults, shownOptions, type Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { Refusal } from '../../../kit/index.ts';
import { scenariosText as words } from '../words/scenarios.ts';
import { ScenarioMap } from './scenario-map.tsx';

/** What there is to know of a scenario before it is played, in one line. */
export function factsOf(scenario: Scenario): readonly string[] {
  const { playersA, playersB, points, rounds, mission } = shownOptions(scenario);
  const tables = scenario.options.layout.length;
  return [
    words.missions[scenario.position?.mission ?? mission]!,
    words.players(playersA + playersB),
    ...(tables > 1 ? [words.tables(tables)] : []),
    ...(scenario.position ? [] : [words.points(points)]),
    words.rounds(rounds),
    ...(scenario.minutes === undefined ? [] : [words.minutes(scenario.minutes)]),
  ];
}

interface CardProps {
  readonly scenario: Scenario;
  readonly href: string;
  readonly actions: ComponentChildren;
  /** Lists what the rules refuse of it. */
  readonly judged?: boolean;
}

/** One scenario of the list: its map, its story, its facts. */
export function ScenarioCard({ scenario, href, actions, judged = false }: CardProps) {
  const { title, notes, difficulty, tags, puzzle } = scenario;
  const faults = judged ? scenarioFaults(scenario) : [];
  return (
    <li class="scenario-card">
      <a class="scenario-picture" href={href} aria-hidden="true" tabIndex={-1}>
        <ScenarioMap scenario={scenario} />
      </a>
      <div class="scenario-body">
        <h3>
          <a href={href}>{title}</a>
        </h3>
        <p class="small quiet">
          {difficulty && <span class={`scenario-level level-${difficulty}`}>{words.difficulties[difficulty]}</span>}{' '}
          {(puzzle ? [] : factsOf(scenario)).join(' · ')}
        </p>
        <p class="small second scenario-notes">{puzzle ? puzzle.task : notes}</p>
        {tags.length > 0 && <p class="small quiet">{tags.join(', ')}</p>}
        {faults.length > 0 && (
          <details class="more">
            <summary class="small">{words.mustMend(faults.length)}</summary>
            <Refusal reasons={faults} />
          </details>
        )}
        <div class="row scenario-do">{actions}</div>
      </div>
    </li>
  );
}
