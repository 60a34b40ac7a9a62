import { useEffect, useMemo, useState } from 'preact/hooks';
import { openIcon, playIcon, plusIcon, renameIcon } from '../../../../../assets/icons/interface.ts';
import { type Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { Button, Loading, Notice, showToast } from '../../../kit/index.ts';
import { app } from '../../../kit/words/app.ts';
import { scenariosText as words } from '../words/scenarios.ts';
import { hashOf, navigate } from '../../../match/router.ts';
import { freeTitle, keepScenario, readOwn } from './own-scenarios.ts';
import { OwnList } from './own-list.tsx';
import { PlayDialog } from './play-dialog.tsx';
import { ScenarioCard } from './scenario-card.tsx';
import { ScenarioPaints } from './scenario-map.tsx';
import { ScenarioPage } from './scenario-page.tsx';
import { sentenceOfFault, unpackScenario } from './scenario-link.ts';
import { shippedScenarios, type Shipped } from './shipped.ts';
import './scenarios.css';
import { editorPage, scenariosPage } from '../pages.ts';
import { pickScenario } from './pick-scenario.ts';
import { PageHead } from '../../../kit/page-head.tsx';

interface PageProps {
  readonly part: string | null;
  readonly query: { readonly [name: string]: string };
}

/** The scenarios of the program and of this browser; one of them when the address names it, or brings it. */
export function ScenariosPage({ part: id, query }: PageProps) {
  const [shipped, setShipped] = useState<readonly Shipped[] | null>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    let gone = false;
    shippedScenarios().then(
      (all) => !gone && setShipped(all),
      () => !gone && setBroken(true),
    );
    return () => {
      gone = true;
    };
  }, []);
  if (id !== null) {
    const found = shipped?.find((one) => one.id === id);
    if (found) return <ScenarioPage key={id} id={id} scenario={found.scenario} />;
    if (!shipped && !broken) return <Loading />;
    return (
      <div class="page page-narrow">
        <h1>{words.title}</h1>
        <Notice tone="bad" title={broken ? app.brokenOffline : words.missing} />
        <div class="row">
          <Button variant="primary" href="#/scenarios">
            {words.back}
          </Button>
        </div>
      </div>
    );
  }
  return <List shipped={shipped ?? []} broken={broken} query={query} />;
}

function List({
  shipped,
  broken,
  query,
}: {
  readonly shipped: readonly Shipped[];
  readonly broken: boolean;
  readonly query: PageProps['query'];
}) {
  const [playing, setPlaying] = useState<{ readonly scenario: Scenario; readonly id?: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [version, setVersion] = useState(0);
  const packed = query['scenario'];
  const linked = useMemo(() => (packed === undefined ? null : unpackScenario(packed)), [packed]);
  const keep = (scenario: Scenario) => {
    const title = freeTitle(
      scenario.title,
      readOwn().scenarios.map((one) => one.title),
    );
    const kept = keepScenario({ ...scenario, title });
    showToast(kept ? words.kept(title) : words.notKept, kept ? 'good' : 'bad');
    setVersion(version + 1);
    return kept;
  };
  const bring = async () => {
    const read = await pickScenario();
    if (!read) return;
    setFailure(read.ok ? null : read.faults.map(sentenceOfFault).join(' '));
    if (read.ok) keep(read.value);
  };
  return (
    <div class="page scenarios">
      <PageHead title={words.title} lead={words.lead}>
        <Button icon={openIcon} onClick={() => void bring()}>
          {words.import}
        </Button>
        <Button variant="primary" icon={plusIcon} href="#/editor">
          {words.make}
        </Button>{' '}
      </PageHead>
      {failure && (
        <Notice tone="bad" title={words.fileFailed}>
          {failure}
        </Notice>
      )}
      {linked && (
        <Linked linked={linked} packed={packed!} onKeep={keep} onPlay={(scenario) => setPlaying({ scenario })} />
      )}
      {broken && (
        <Notice tone="bad" title={app.brokenTitle}>
          {app.brokenOffline}
        </Notice>
      )}
      <Battles shipped={shipped} onPlay={setPlaying} />
      <Puzzles shipped={shipped} />
      <OwnList onPlay={(scenario) => setPlaying({ scenario })} version={version} />
      {playing && <PlayDialog {...playing} from="scenarios" onClose={() => setPlaying(null)} />}
    </div>
  );
}

interface LinkedProps {
  readonly linked: ReturnType<typeof unpackScenario>;
  /** The scenario as the link has it. */
  readonly packed: string;
  /** Returns whether it was kept. */
  readonly onKeep: (scenario: Scenario) => boolean;
  readonly onPlay: (scenario: Scenario) => void;
}

/** The scenario a link has brought, or why it could not be read. */
const Linked = ({ linked, packed, onKeep, onPlay }: LinkedProps) =>
  linked.ok ? (
    <section class="stack">
      <Notice tone="info" title={words.linkTitle(linked.scenario.title)}>
        {words.linkText}
      </Notice>
      <ul class="scenario-list">
        <ScenarioCard
          scenario={linked.scenario}
          href={hashOf(editorPage({ scenario: packed }))}
          judged
          actions={
            <>
              <Button small icon={playIcon} onClick={() => onPlay(linked.scenario)}>
                {words.play}
              </Button>
              <Button small onClick={() => onKeep(linked.scenario) && navigate(scenariosPage(), true)}>
                {words.keep}
              </Button>
              <Button
                small
                icon={renameIcon}
                label={words.editOf(linked.scenario.title)}
                tip={words.edit}
                href={hashOf(editorPage({ scenario: packed }))}
              />
            </>
          }
        />
      </ul>
    </section>
  ) : (
    <Notice tone="bad" title={words.linkFailed}>
      {linked.reason}
    </Notice>
  );

interface ShippedProps {
  readonly shipped: readonly Shipped[];
}

/** The battles of the program. */
const Battles = ({ shipped, onPlay }: ShippedProps & { readonly onPlay: (played: Shipped) => void }) => (
  <section class="stack" aria-labelledby="shipped-scenarios">
    <ScenarioPaints />
    <h2 id="shipped-scenarios">{words.shipped}</h2>
    <ul class="scenario-list">
      {shipped
        .filter(({ scenario }) => !scenario.puzzle)
        .map(({ id, scenario }) => (
          <ScenarioCard
            key={id}
            scenario={scenario}
            href={hashOf(scenariosPage(id))}
            actions={
              <>
                <Button
                  small
                  icon={playIcon}
                  label={words.playOf(scenario.title)}
                  tip={words.play}
                  onClick={() => onPlay({ scenario, id })}
                >
                  {words.play}
                </Button>
                <Button
                  small
                  variant="quiet"
                  icon={renameIcon}
                  label={words.editOf(scenario.title)}
                  tip={words.edit}
                  href={hashOf(editorPage({ shipped: id }))}
                />
              </>
            }
          />
        ))}
    </ul>
  </section>
);

/** The puzzles of the program. */
const Puzzles = ({ shipped }: ShippedProps) => (
  <section class="stack" aria-labelledby="puzzles">
    <h2 id="puzzles">{words.puzzles}</h2>
    <p class="second small">{words.puzzlesLead}</p>
    <ul class="scenario-list">
      {shipped
        .filter(({ scenario }) => scenario.puzzle)
        .map(({ id, scenario }) => (
          <ScenarioCard
            key={id}
            scenario={scenario}
            href={hashOf(scenariosPage(id))}
            actions={
              <Button
                small
                icon={playIcon}
                label={words.solveOf(scenario.title)}
                tip={words.solve}
                href={hashOf(scenariosPage(id))}
              >
                {words.solve}
              </Button>
            }
          />
        ))}
    </ul>
  </section>
);
