import { useState } from 'preact/hooks';
import { playIcon, renameIcon } from '../../../../../assets/icons/interface.ts';
import { componentData, UNITS } from '../../../../games/orions-gate/index.ts';
import { scenarioView, type Puzzle, type Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { Button, Panel } from '../../../kit/index.ts';
import { scenariosText as words } from '../words/scenarios.ts';
import { hashOf } from '../../../match/router.ts';
import { ShipPicture } from '../art/ship-picture.tsx';
import { PlayDialog } from './play-dialog.tsx';
import { factsOf } from './scenario-card.tsx';
import { ScenarioMap, ScenarioPaints } from './scenario-map.tsx';
import { editorPage, puzzlePage } from '../pages.ts';

/** One scenario: its map, its story, its ships; a puzzle with its question. */
export function ScenarioPage({ id, scenario }: { readonly id: string; readonly scenario: Scenario }) {
  const [playing, setPlaying] = useState(false);
  const { title, notes, puzzle } = scenario;
  const { units } = scenarioView(scenario);
  return (
    <div class="page scenarios">
      <header class="page-head">
        <div>
          <p class="small">
            <a href="#/scenarios">{words.back}</a>
          </p>
          <h1>{title}</h1>
          <p class="second small">{factsOf(scenario).join(' · ')}</p>
        </div>
        <div class="row push">
          <Button icon={renameIcon} href={hashOf(editorPage({ shipped: id }))}>
            {words.edit}
          </Button>
          {!puzzle && (
            <Button variant="primary" icon={playIcon} onClick={() => setPlaying(true)}>
              {words.play}
            </Button>
          )}
        </div>
      </header>
      <div class="scenario-desk">
        <div class="stack">
          <ScenarioPaints />
          <ScenarioMap scenario={scenario} alone />
          {notes && <p class="scenario-story">{notes}</p>}
        </div>
        <div class="stack">
          {puzzle && <Task id={id} puzzle={puzzle} />}
          {units.length > 0 && <Ships units={units} />}
        </div>
      </div>
      {playing && <PlayDialog scenario={scenario} id={id} from="scenarios" onClose={() => setPlaying(false)} />}
    </div>
  );
}

/** What a puzzle asks; it is solved at the table. */
const Task = ({ id, puzzle }: { readonly id: string; readonly puzzle: Puzzle }) => (
  <Panel title={words.task}>
    <p class="puzzle-task">{puzzle.task}</p>
    <div class="row">
      <Button variant="primary" icon={playIcon} href={hashOf(puzzlePage(id))}>
        {words.solveAtTable}
      </Button>
    </div>
  </Panel>
);

/** The ships of a scenario, each with what it carries. */
const Ships = ({ units }: { readonly units: ReturnType<typeof scenarioView>['units'] }) => (
  <Panel title={words.ships}>
    <ul class="scenario-ships">
      {units.map((unit) => (
        <li key={unit.id}>
          <ShipPicture type={unit.unitType} side={unit.side} size={26} />
          <span>
            <strong>{unit.name}</strong>{' '}
            <span class="quiet">
              {UNITS[unit.unitType].one}, {unit.side}
            </span>
            <span class="small second scenario-parts">
              {unit.components
                .map(
                  ({ kind, damage }) =>
                    `${componentData(kind).name}${damage > 0 ? ` (${damage}/${componentData(kind).boxes})` : ''}`,
                )
                .join(', ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  </Panel>
);
