import { Button, copyWithToast } from '../kit/index.ts';
import { faults as words } from './words/faults.ts';

interface ReportProps {
  readonly report: () => string | Promise<string>;
  readonly withMatch: boolean;
}

const copyReport = async (report: ReportProps['report'], withMatch: boolean): Promise<void> =>
  copyWithToast(await report(), withMatch ? words.copied : words.copiedBare, words.notCopied);

/** Copies a report. `withMatch`: it holds a whole match, and the person is warned of that. */
export function ReportButton({ report, withMatch }: ReportProps) {
  return (
    <Button
      small
      tip={withMatch ? words.copyHint : words.copyHintBare}
      onClick={() => void copyReport(report, withMatch)}
    >
      {words.copy}
    </Button>
  );
}
