import { useState } from 'preact/hooks';
import { deleteIcon, exportIcon, linkIcon, playIcon, renameIcon } from '../../../../../assets/icons/interface.ts';
import { scenarioFaults, type Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { Button, copyWithToast, Empty, Notice, saveFile, showToast } from '../../../kit/index.ts';
import { scenariosText as words } from '../words/scenarios.ts';
import { hashOf } from '../../../match/router.ts';
import { saveScenario } from '../editor/share-dialog.tsx';
import type { Taken } from '../../../match/setup/kept-list.ts';
import { forgetDamaged, forgetScenario, putBackScenario, readOwn } from './own-scenarios.ts';
import { ScenarioCard } from './scenario-card.tsx';
import { scenarioLink } from './scenario-link.ts';
import { editorPage } from '../pages.ts';

/** The scenarios of this browser; what cannot be read is told and kept. */
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
  return (
    <section class="stack" aria-labelledby="own-scenarios" data-version={version + changes}>
      <h2 id="own-scenarios">{words.own}</h2>
      {gone && (
        <Notice tone="info" title={words.removed(gone.title)}>
          <div class="row notice-do">
            <Button
              small
              onClick={() => {
                if (!putBackScenario(gone.taken)) showToast(words.notKept, 'bad');
                setGone(null);
              }}
            >
              {words.undo}
            </Button>
          </div>
        </Notice>
      )}
      {damaged.length > 0 && (
        <Notice tone="warn" title={words.damaged(damaged.length)}>
          <p>{words.damagedText}</p>
          <ul class="scenario-damaged">
            {damaged.map(({ text, fault }) => (
              <li key={text}>
                {fault}
                <Button small onClick={() => saveFile('scenario-damaged.txt', text, 'text/plain')}>
                  {words.saveText}
                </Button>
                <Button small onClick={() => take(words.damaged(1), forgetDamaged(text))}>
                  {words.remove}
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {scenarios.length === 0 ? (
        <Empty title={words.ownEmptyTitle}>
          <p>{words.ownEmpty}</p>
        </Empty>
      ) : (
        <ul class="scenario-list">
          {scenarios.map((scenario) => {
            const { title } = scenario;
            const edit = hashOf(editorPage({ own: title }));
            return (
              <ScenarioCard
                key={title}
                scenario={scenario}
                href={edit}
                judged
                actions={
                  <>
                    <Button
                      small
                      icon={playIcon}
                      label={words.playOf(title)}
                      tip={words.play}
                      refused={scenarioFaults(scenario)}
                      onClick={() => onPlay(scenario)}
                    >
                      {words.play}
                    </Button>
                    <Button small icon={renameIcon} label={words.editOf(title)} tip={words.edit} href={edit} />
                    <Button
                      small
                      variant="quiet"
                      icon={exportIcon}
                      label={words.of(words.file, title)}
                      onClick={() => saveScenario(scenario)}
                    />
                    <Button
                      small
                      variant="quiet"
                      icon={linkIcon}
                      label={words.of(words.link, title)}
                      onClick={() =>
                        void copyWithToast(
                          `${location.href.split('#')[0]}${scenarioLink(scenario)}`,
                          words.linkCopied,
                          words.notCopied,
                        )
                      }
                    />
                    <Button
                      small
                      variant="quiet"
                      icon={deleteIcon}
                      label={words.of(words.remove, title)}
                      onClick={() => take(title, forgetScenario(title))}
                    />
                  </>
                }
              />
            );
          })}
        </ul>
      )}
    </section>
  );
}
