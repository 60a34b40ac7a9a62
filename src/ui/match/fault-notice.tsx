import { useEffect } from 'preact/hooks';
import { closeIcon } from '../../../assets/icons/interface.ts';
import type { Seat } from '../../engine/seat.ts';
import { Button, Notice } from '../kit/index.ts';
import { faults as words } from './words/faults.ts';
import { ReportButton } from './report-button.tsx';
import { faultText, faultTitle, loadPacker, type Fault } from './fault.ts';

interface FaultProps {
  readonly fault: Fault;
  readonly nameOf: (seat: Seat) => string;
  /** The text of the report. */
  readonly report: () => Promise<string>;
  readonly onClose: () => void;
}

/** Says what of the program failed, what was done instead, and gives a report of it. */
export function FaultNotice({ fault, nameOf, report, onClose }: FaultProps) {
  // Browsers let a press copy for a moment only: what the report needs is there by then.
  useEffect(() => void loadPacker(), []);
  return (
    <Notice tone={fault.computer?.replaced === false ? 'bad' : 'warn'} title={faultTitle(fault, nameOf)}>
      <p>{faultText(fault)}</p>
      <div class="row notice-do">
        <ReportButton report={report} withMatch />
        <Button variant="quiet" small icon={closeIcon} onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Notice>
  );
}
