import { useEffect, useRef } from 'preact/hooks';
import { copyIcon, exportIcon } from '../../../../assets/icons/interface.ts';
import { lengthsOf, reportOf } from '../../../ai/series/report.ts';
import { Button, copyWithToast, Panel, saveFile, showToast } from '../../kit/index.ts';
import { labText as words } from '../words/lab.ts';
import { figureLabels } from './lab-games.ts';
import { Figures } from './figures.tsx';
import { LengthChart } from './length-chart.tsx';
import { Failures, Progress } from './progress.tsx';
import { resultsCsv, resultsJson, resultsText, type Measured } from './results-text.ts';
import { wonGroups } from './rows.ts';
import type { Bench } from './use-series.ts';
import { WonChart } from './won-chart.tsx';

interface ReadoutProps {
  readonly bench: Bench;
  readonly onStop: () => void;
}

const Tile = ({
  name,
  value,
  unit,
}: {
  readonly name: string;
  readonly value: string;
  readonly unit?: string | undefined;
}) => (
  <div class="lab-tile">
    <dt class="eyebrow">{name}</dt>
    <dd class="figure">
      {value}
      {unit && <span class="lab-unit"> {unit}</span>}
    </dd>
  </div>
);

/** What was measured, and ways to keep it. */
function Results({ bench }: { readonly bench: Measured }) {
  const { draft, played, reading, ms } = bench;
  const report = reportOf(played, reading);
  const { length } = report;
  const draws = played.filter(({ winner }) => winner === null).length;
  const labels = figureLabels(draft.game);
  const figure = length ? (labels[length.figure] ?? length.figure) : '';
  const file = (ending: string) => `series-${draft.game}-${draft.seed.replace(/[^\w-]/g, '_')}.${ending}`;
  const save = (ending: string, text: string, type: string) => {
    saveFile(file(ending), text, type);
    showToast(words.saved(file(ending)));
  };
  return (
    <>
      <dl class="lab-tiles">
        <Tile name={words.tiles.games} value={played.length.toLocaleString('en')} />
        <Tile name={words.tiles.draws} value={words.percent(draws / played.length)} />
        {length && <Tile name={words.tiles.length} value={length.mean.toFixed(1)} unit={figure.toLowerCase()} />}
        <Tile name={words.tiles.time} value={words.seconds(ms / 1000)} />
      </dl>
      <Panel title={words.shares}>
        <WonChart groups={wonGroups(draft, played, reading, report)} />
      </Panel>
      {length && (
        <Panel title={words.length}>
          <LengthChart lengths={length} values={lengthsOf(played, length.figure)} figure={figure} />
        </Panel>
      )}
      <Panel title={words.figures}>
        <Figures game={draft.game} report={report} games={played.length} />
        <p class="small quiet">{words.figuresHow}</p>
      </Panel>
      <Panel title={words.keep}>
        <div class="row">
          <Button
            small
            icon={copyIcon}
            onClick={() => void copyWithToast(resultsText(bench, report), words.copied, words.notCopied)}
          >
            {words.copyText}
          </Button>
          <Button small icon={exportIcon} onClick={() => save('json', resultsJson(bench), 'application/json')}>
            {words.json}
          </Button>
          <Button small icon={exportIcon} onClick={() => save('csv', resultsCsv(played), 'text/csv')}>
            {words.csv}
          </Button>
        </div>
      </Panel>
    </>
  );
}

/** The measuring side of the lab: progress, results as they come, failures. */
export function Readout({ bench, onStop }: ReadoutProps) {
  const { draft, reading } = bench;
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen it stands below the set-up: what was started comes into sight.
    const box = top.current;
    if (box && box.getBoundingClientRect().top > innerHeight * 0.6) box.scrollIntoView({ block: 'start' });
  }, [draft, reading === null]);
  return (
    <section class="lab-readout" aria-label={words.readout} ref={top}>
      <Progress bench={bench} onStop={onStop} />
      <Failures bench={bench} />
      {reading && <Results bench={{ ...bench, reading }} />}
    </section>
  );
}
