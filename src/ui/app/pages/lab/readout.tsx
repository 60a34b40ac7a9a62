import { useEffect, useRef } from 'preact/hooks';
import { copyIcon, exportIcon, pauseIcon } from '../../../../../assets/icons/interface.ts';
import { lengthsOf, reportOf } from '../../../../ai/series/report.ts';
import { Button, copyAndTell, Notice, Panel, saveFile, tell } from '../../../kit/index.ts';
import { labGames, labText as words } from '../../../messages/lab.ts';
import type { LabFailure } from '../../../../session/lab-run.ts';
import { Figures } from './figures.tsx';
import { LengthChart } from './length-chart.tsx';
import { resultsCsv, resultsJson, resultsText, type Measured } from './results-text.ts';
import { wonGroups } from './rows.ts';
import type { Bench } from './use-series.ts';
import { WonChart } from './won-chart.tsx';

/** Failures that are listed one by one. */
const LISTED = 5;

interface ReadoutProps {
  readonly bench: Bench;
  readonly onStop: () => void;
}

/** How far the series is, as a bar with its numbers. */
function Progress({ bench: { draft, state, played, failures, ms }, onStop }: ReadoutProps) {
  const done = played.length + failures.length;
  const seconds = ms / 1000;
  const rate = seconds > 0 ? done / seconds : 0;
  const text = words.progressText(done, draft.games);
  const side = done === 0 ? words.loading : [words.perSecond(rate), state === 'running' && rate > 0 && words.left(words.seconds((draft.games - done) / rate))].filter(Boolean).join(' · ');
  return (
    <div class={`lab-progress lab-${state}`}>
      <p class="lab-progress-line">
        <span class="lab-state figure"><span class="lab-lamp" aria-hidden="true" />{words.state[state]}</span>
        <span class="figure">{text}</span>
        <span class="quiet small push">{side}</span>
        {state === 'running' && <span class="lab-stop"><Button small icon={pauseIcon} onClick={onStop}>{words.stop}</Button></span>}
      </p>
      <div class="lab-bar" role="progressbar" aria-label={words.progress} aria-valuemin={0} aria-valuemax={draft.games} aria-valuenow={done} aria-valuetext={text}>
        <svg class="lab-bar-fill" aria-hidden="true"><rect width={`${(done / draft.games) * 100}%`} height="100%" /></svg>
      </div>
    </div>
  );
}

const Tile = ({ name, value, unit }: { readonly name: string; readonly value: string; readonly unit?: string | undefined }) => (
  <div class="lab-tile"><dt class="eyebrow">{name}</dt><dd class="figure">{value}{unit && <span class="lab-unit"> {unit}</span>}</dd></div>
);

/** Games that could not be played, with the seeds that show it again. */
function Failures({ failures }: { readonly failures: readonly LabFailure[] }) {
  return (
    <Notice tone="bad" title={words.failedTitle(failures.length)}>
      <ul class="lab-failures">
        {failures.slice(0, LISTED).map(({ index, seed, reason }) => <li key={index}>{words.failedOne(index + 1, seed, reason)}</li>)}
        {failures.length > LISTED && <li>{words.failedMore(failures.length - LISTED)}</li>}
      </ul>
      <p>{words.failedKept}</p>
    </Notice>
  );
}

/** What was measured, and ways to keep it. */
function Results({ bench }: { readonly bench: Measured }) {
  const { draft, played, reading, ms } = bench;
  const report = reportOf(played, reading);
  const { length } = report;
  const draws = played.filter(({ winner }) => winner === null).length;
  const labels = Object.assign({}, ...labGames[draft.game]!.groups.map(({ figures }) => figures)) as { readonly [figure: string]: string };
  const figure = length ? (labels[length.figure] ?? length.figure) : '';
  const file = (ending: string) => `series-${draft.game}-${draft.seed.replace(/[^\w-]/g, '_')}.${ending}`;
  const save = (ending: string, text: string, type: string) => {
    saveFile(file(ending), text, type);
    tell(words.saved(file(ending)));
  };
  return (
    <>
      <dl class="lab-tiles">
        <Tile name={words.tiles.games} value={played.length.toLocaleString('en')} />
        <Tile name={words.tiles.draws} value={words.percent(draws / played.length)} />
        {length && <Tile name={words.tiles.length} value={length.mean.toFixed(1)} unit={figure.toLowerCase()} />}
        <Tile name={words.tiles.time} value={words.seconds(ms / 1000)} />
      </dl>
      <Panel title={words.shares}><WonChart groups={wonGroups(draft, played, reading, report)} /></Panel>
      {length && <Panel title={words.length}><LengthChart lengths={length} values={lengthsOf(played, length.figure)} figure={figure} /></Panel>}
      <Panel title={words.figures}>
        <Figures game={draft.game} report={report} games={played.length} />
        <p class="small quiet">{words.figuresHow}</p>
      </Panel>
      <Panel title={words.keep}>
        <div class="row">
          <Button small icon={copyIcon} onClick={() => copyAndTell(resultsText(bench, report), words.copied, words.notCopied)}>{words.copyText}</Button>
          <Button small icon={exportIcon} onClick={() => save('json', resultsJson(bench), 'application/json')}>{words.json}</Button>
          <Button small icon={exportIcon} onClick={() => save('csv', resultsCsv(played), 'text/csv')}>{words.csv}</Button>
        </div>
      </Panel>
    </>
  );
}

/** The measuring side of the lab: progress, results as they come, failures. */
export function Readout({ bench, onStop }: ReadoutProps) {
  const { draft, state, failures, reading } = bench;
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen it stands below the set-up: what was started comes into sight.
    const box = top.current;
    if (box && box.getBoundingClientRect().top > innerHeight * 0.6) box.scrollIntoView({ block: 'start' });
  }, [draft, reading === null]);
  return (
    <section class="lab-readout" aria-label={words.readout} ref={top}>
      <Progress bench={bench} onStop={onStop} />
      {state === 'lost' && <Notice tone="bad" title={words.lostTitle}>{words.lostText}</Notice>}
      {failures.length > 0 && <Failures failures={failures} />}
      {reading && <Results bench={{ ...bench, reading }} />}
    </section>
  );
}
