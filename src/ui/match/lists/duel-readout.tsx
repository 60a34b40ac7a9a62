import { useEffect, useRef } from 'preact/hooks';
import { copyIcon, exportIcon } from '../../../../assets/icons/interface.ts';
import { Button, copyWithToast, Panel, saveFile, showToast } from '../../kit/index.ts';
import { LengthChart } from '../lab/length-chart.tsx';
import { Failures, Progress } from '../lab/progress.tsx';
import type { Bench } from '../lab/use-series.ts';
import { WonChart } from '../lab/won-chart.tsx';
import { labText } from '../words/lab.ts';
import { duelCsv, duelGroups, duelJson, duelText, lengthOf } from './duel-results.ts';
import type { Named } from './form.ts';
import { commandOfDuel, type Duel, type DuelTerms, type Fought, type ListDuel } from './list-duel.ts';

interface FoughtProps<L extends Named, T extends DuelTerms> {
  readonly of: ListDuel<L, T>;
  readonly fought: Fought<L, T>;
}

/** Ways to keep the results, and to play the same matches elsewhere. */
function Keep<L extends Named, T extends DuelTerms>({ of, fought }: FoughtProps<L, T>) {
  const { draft, played } = fought;
  const { words, write } = of.game.form;
  const save = (file: string, text: string, type: string) => {
    saveFile(file, text, type);
    showToast(words.saved(file));
  };
  const command = commandOfDuel(of, draft);
  return (
    <Panel title={words.keepResults}>
      <div class="row">
        <Button
          small
          icon={copyIcon}
          onClick={() => void copyWithToast(duelText(of, fought), labText.copied, labText.notCopied)}
        >
          {labText.copyText}
        </Button>
        <Button small icon={exportIcon} onClick={() => save('duel.json', duelJson(of, fought), 'application/json')}>
          {labText.json}
        </Button>
        <Button small icon={exportIcon} onClick={() => save('duel.csv', duelCsv(played), 'text/csv')}>
          {labText.csv}
        </Button>
      </div>
      <details class="duel-command">
        <summary class="small">{words.command}</summary>
        <p class="small quiet">{words.files}</p>
        <code class="small">{command}</code>
        <div class="row">
          {of.files.map(({ file }, at) => (
            <Button
              key={file}
              small
              icon={exportIcon}
              onClick={() => save(file, `${write(draft.lists[at]!).trimEnd()}\n`, 'text/plain')}
            >
              {words.fileOf('AB'[at]!)}
            </Button>
          ))}
          <Button
            small
            icon={copyIcon}
            onClick={() => void copyWithToast(command, words.commandCopied, labText.notCopied)}
          >
            {words.copyCommand}
          </Button>
        </div>
      </details>
    </Panel>
  );
}

function Results<L extends Named, T extends DuelTerms>({ of, fought }: FoughtProps<L, T>) {
  const { words } = of.game.form;
  const length = lengthOf(fought.played);
  return (
    <>
      <Panel title={labText.shares}>
        <WonChart groups={duelGroups(of, fought)} />
      </Panel>
      {of.OwnResults && <of.OwnResults fought={fought} />}
      {length && (
        <Panel title={words.length}>
          <LengthChart lengths={length.lengths} values={length.rounds} figure={words.lengthFigure} />
        </Panel>
      )}
      <Keep of={of} fought={fought} />
    </>
  );
}

interface ReadoutProps<L extends Named, T extends DuelTerms> {
  readonly of: ListDuel<L, T>;
  readonly bench: Bench<Duel<L, T>>;
  readonly onStop: () => void;
}

/** The measuring side of a duel: progress, results as they come, failures. */
export function DuelReadout<L extends Named, T extends DuelTerms>({ of, bench, onStop }: ReadoutProps<L, T>) {
  const { draft, reading } = bench;
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    // Below the set-up on a narrow screen: what was started comes into sight.
    if (top.current && top.current.getBoundingClientRect().top > innerHeight * 0.6)
      top.current.scrollIntoView({ block: 'start' });
  }, [draft]);
  return (
    <section class="lab-readout" aria-label={of.game.form.words.readout} ref={top}>
      <Progress bench={bench} onStop={onStop} />
      <Failures bench={bench} />
      {reading && <Results of={of} fought={{ ...bench, reading }} />}
    </section>
  );
}
