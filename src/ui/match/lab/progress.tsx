import { pauseIcon } from '../../../../assets/icons/interface.ts';
import { Button, Notice } from '../../kit/index.ts';
import { labText as words } from '../words/lab.ts';
import type { LabFailure } from '../../../session/threads/lab/run.ts';
import { ReportButton } from '../report-button.tsx';
import { reportOf } from '../report.ts';
import type { Bench } from './use-series.ts';

/** Failures that are listed one by one. */
const LISTED = 5;

interface ProgressProps {
  readonly bench: Bench<{ readonly games: number }>;
  readonly onStop: () => void;
}

/** How far the series is, as a bar with its numbers. */
export function Progress({ bench: { draft, state, played, failures, ms }, onStop }: ProgressProps) {
  const done = played.length + failures.length;
  const seconds = ms / 1000;
  const rate = seconds > 0 ? done / seconds : 0;
  const text = words.progressText(done, draft.games);
  const side =
    done === 0
      ? words.loading
      : [
          words.perSecond(rate),
          state === 'running' && rate > 0 && words.left(words.seconds((draft.games - done) / rate)),
        ]
          .filter(Boolean)
          .join(' · ');
  return (
    <div class={`lab-progress lab-${state}`}>
      <p class="lab-progress-line">
        <span class="lab-state figure">
          <span class="lab-lamp" aria-hidden="true" />
          {words.state[state]}
        </span>
        <span class="figure">{text}</span>
        <span class="quiet small push">{side}</span>
        {state === 'running' && (
          <span class="lab-stop">
            <Button small icon={pauseIcon} onClick={onStop}>
              {words.stop}
            </Button>
          </span>
        )}
      </p>
      <div
        class="lab-bar"
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={draft.games}
        aria-valuenow={done}
        aria-valuetext={text}
      >
        <svg class="lab-bar-fill" aria-hidden="true">
          <rect width={`${(done / draft.games) * 100}%`} height="100%" />
        </svg>
      </div>
    </div>
  );
}

/** Games that could not be played, with the seeds that show it again. */
export function Failures({ bench }: { readonly bench: Bench<{ readonly games: number }> }) {
  const { draft, failures, state, lost } = bench;
  const reasons = failures.map(({ seed, reason }) => `Seed ${seed}: ${reason}`);
  const report = () => reportOf(words.title, [JSON.stringify(draft), lost, ...reasons]);
  return (
    <>
      {state === 'lost' && (
        <Notice tone="bad" title={words.lostTitle}>
          <p>{words.lostText}</p>
          <ReportButton report={report} withMatch={false} />
        </Notice>
      )}
      {failures.length > 0 && <Unplayed failures={failures} report={report} />}
    </>
  );
}

/** The line of an exception that says what happened; where it happened follows. */
const firstLine = (text: string): string => text.split('\n', 1)[0]!;

interface UnplayedProps {
  readonly failures: readonly LabFailure[];
  readonly report: () => string;
}

function Unplayed({ failures, report }: UnplayedProps) {
  return (
    <Notice tone="bad" title={words.failedTitle(failures.length)}>
      <ul class="lab-failures">
        {failures.slice(0, LISTED).map(({ index, seed, reason }) => (
          <li key={index}>{words.failedOne(index + 1, seed, firstLine(reason))}</li>
        ))}
        {failures.length > LISTED && <li>{words.failedMore(failures.length - LISTED)}</li>}
      </ul>
      <p>{words.failedKept}</p>
      <ReportButton report={report} withMatch={false} />
    </Notice>
  );
}
