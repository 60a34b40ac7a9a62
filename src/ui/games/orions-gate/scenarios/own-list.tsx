import { useState } from 'preact/hooks';
import { deleteIcon, exportIcon, linkIcon, playIcon, renameIcon } from '../../../../../assets/icons/interface.ts';
import { scenarioFaults, type Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { Button, copyWithToast, Empty, showToast } from '../../../kit/index.ts';
import { scenariosText as words } from '../words/scenarios.ts';
import { hashOf } from '../../../match/router.ts';
import { saveScenario } from '../editor/share-dialog.tsx';
import type { Taken } from '../../../match/setup/kept-list.ts';
import { Damaged } from './damaged.tsx';
import { Gone } from './gone.tsx';
import { forgetDamaged, forgetScenario, putBackScenario, readOwn } from './own-scenarios.ts';
import { ScenarioCard } from './scenario-card.tsx';
import { scenarioLink } from './scenario-link.ts';
import { editorPage, ownPuzzlePage } from '../pages.ts';

/** The scenarios of this browser; what cannot be read is listed and kept. */
export function OwnList({
  onPlay,
  version,
}: {
  readonly onPlay: (scenario: Scenario) => void;
  readonly version: number;
}) {
  const [changes, setChanges] = useState(0);
  const [gone, setGone] = useState<{ readonly title: string; readonly taken: Taken } | null>(null);
  const { scenarios, damaged } = readOwn();
  const take = (title: string, taken: Taken | null) => {
    if (!taken) return showToast(words.notKept, 'bad');
    setGone({ title, taken });
    setChanges(changes + 1);
  };
  const putBack = (taken: Taken) => {
    if (!putBackScenario(taken)) showToast(words.notKept, 'bad');
    setGone(null);
  };
  return (
    <section class="stack" aria-labelledby="own-scenarios" data-version={version + changes}>
      <h2 id="own-scenarios">{words.own}</h2>
      {gone && <Gone title={words.removed(gone.title)} onUndo={() => putBack(gone.taken)} />}
      {damaged.length > 0 && (
        <Damaged
          title={words.damaged(damaged.length)}
          damaged={damaged}
          file="scenario-damaged.txt"
          onRemove={(text) => take(words.damaged(1), forgetDamaged(text))}
        />
      )}
      {scenarios.length === 0 ? (
        <Empty title={words.ownEmptyTitle}>
          <p>{words.ownEmpty}</p>
        </Empty>
      ) : (
        <ul class="scenario-list">
          {scenarios.map((scenario) => (
            <ScenarioCard
              key={scenario.title}
              scenario={scenario}
              href={hashOf(editorPage({ own: scenario.title }))}
              judged
              actions={
                <OwnActions
                  scenario={scenario}
                  onPlay={() => onPlay(scenario)}
                  onRemove={() => take(scenario.title, forgetScenario(scenario.title))}
                />
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ActionProps {
  readonly scenario: Scenario;
  readonly onPlay: () => void;
  readonly onRemove: () => void;
}

/** Whether a scenario asks a puzzle that can be solved: one with an answer, and nothing the rules refuse. */
const isRecorded = (scenario: Scenario): boolean =>
  scenario.puzzle !== undefined &&
  scenario.puzzle.answers.some(({ commands }) => commands.length > 0) &&
  scenarioFaults(scenario).length === 0;

/** Everything that can be done with a scenario of this browser. */
function OwnActions({ scenario, onPlay, onRemove }: ActionProps) {
  const { title } = scenario;
  const copyLink = () => {
    const link = `${location.href.split('#')[0]}${scenarioLink(scenario)}`;
    void copyWithToast(link, words.linkCopied, words.notCopied);
  };
  return (
    <>
      {isRecorded(scenario) ? (
        <Button
          small
          icon={playIcon}
          label={words.solveOf(title)}
          tip={words.solve}
          href={hashOf(ownPuzzlePage(title))}
        >
          {words.solve}
        </Button>
      ) : (
        <Button
          small
          icon={playIcon}
          label={words.playOf(title)}
          tip={words.play}
          refused={scenarioFaults(scenario)}
          onClick={onPlay}
        >
          {words.play}
        </Button>
      )}
      <Button
        small
        icon={renameIcon}
        label={words.editOf(title)}
        tip={words.edit}
        href={hashOf(editorPage({ own: title }))}
      />
      <Button
        small
        variant="quiet"
        icon={exportIcon}
        label={words.of(words.file, title)}
        onClick={() => saveScenario(scenario)}
      />
      <Button small variant="quiet" icon={linkIcon} label={words.of(words.link, title)} onClick={copyLink} />
      <Button small variant="quiet" icon={deleteIcon} label={words.of(words.remove, title)} onClick={onRemove} />
    </>
  );
}
