import { Button, copyWithToast } from '../kit/index.ts';
import { faults as words } from './words/faults.ts';

/** Copies a report. `withMatch`: it holds a whole match, which the person is told. */
export function ReportButton({ report, withMatch }: { readonly report: () => string; readonly withMatch: boolean }) {
  return (
    <Button
      small
      tip={withMatch ? words.copyHint : words.copyHintBare}
      onClick={() => void copyWithToast(report(), withMatch ? words.copied : words.copiedBare, words.notCopied)}
    >
      {words.copy}
    </Button>
  );
}
