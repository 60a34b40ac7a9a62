import { useEffect, useState } from 'preact/hooks';
import { COMMITMENT_FORM } from '../../../engine/commitment.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { verdictText } from '../../../engine/recording-verdict.ts';
import type { Verdict } from '../../../engine/recording-verify.ts';
import type { Recording } from '../../../engine/recording.ts';
import { askVerdict, hireVerify } from '../../../session/threads/verify/ask.ts';
import { Button, LoadingRing, Notice, TextInput } from '../../kit/index.ts';
import { trustPages as words } from '../words/trust-pages.ts';
import { linkOf } from '../../../session/replay/share-link.ts';
import { ReportButton } from '../report-button.tsx';
import { reportOf } from '../report.ts';
import './trust.css';

const TONES = { good: 'good', open: 'warn', unknown: 'warn', bad: 'bad' } as const;

/** The verdict of a thread that plays the match again; asked anew by `again`. */
function useVerdict({ game, recording }: VerifyProps) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [played, setPlayed] = useState(0);
  const [asked, setAsked] = useState(1);
  const [lost, setLost] = useState<string | null>(null);
  useEffect(() => {
    setVerdict(null);
    setPlayed(0);
    setLost(null);
    return askVerdict(
      hireVerify,
      { game: game.id, recording },
      { onPlayed: setPlayed, onVerdict: setVerdict, onFault: setLost },
    );
  }, [recording, asked]);
  return { verdict, played, lost, again: () => setAsked(asked + 1) };
}

interface VerifyProps {
  readonly game: AnyGame;
  readonly recording: Recording;
}

/** Has a match file played again by a thread and says in plain words what it proves. */
export default function VerifyPage({ game, recording }: VerifyProps) {
  const { verdict, played, lost, again } = useVerdict({ game, recording });
  const report = () => reportOf(`${game.id} rules ${game.rulesVersion}`, [lost ?? '', '', linkOf(recording)]);
  if (lost !== null)
    return (
      <Notice tone="bad" title={words.verifyLost}>
        <div class="row">
          <Button small onClick={again}>
            {words.verifyAgain}
          </Button>
          <ReportButton report={report} withMatch />
        </div>
      </Notice>
    );
  return <Proof verdict={verdict} played={played} recording={recording} />;
}

interface ProofProps {
  readonly verdict: Verdict | null;
  readonly played: number;
  readonly recording: Recording;
}

/**
 * What the match proves, beside the promise that the reader noted before the first roll. The verdict has its place
 * while it is waited for, so that nothing moves when it comes.
 */
function Proof({ verdict, played, recording }: ProofProps) {
  const [noted, setNoted] = useState('');
  const typed = noted.trim().toLowerCase();
  const whole = COMMITMENT_FORM.test(typed);
  return (
    <div class="trust stack">
      <div class="trust-verdict">
        {verdict ? (
          <VerdictNotice verdict={verdict} noted={whole ? typed : null} />
        ) : (
          <Verifying played={played} of={recording.plies.length} />
        )}
      </div>
      <dl class="trust-facts">
        <Fact name={words.commitment} value={recording.commitment} />
        <Fact name={words.seed} value={recording.seed} />
        <Fact name={words.salt} value={recording.salt} />
      </dl>
      {recording.commitment !== undefined && (
        <TextInput
          label={words.compare}
          hint={typed === '' || whole ? words.compareHint : words.compareFault}
          value={noted}
          maxLength={70}
          onInput={setNoted}
        />
      )}
    </div>
  );
}

/** The verdict in words; `noted` is the promise it is compared with. */
function VerdictNotice({ verdict, noted }: { readonly verdict: Verdict; readonly noted: string | null }) {
  const { tone, title, lines } = verdictText(verdict, noted);
  return (
    <Notice tone={TONES[tone]} title={title}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string | undefined }) {
  if (value === undefined) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </div>
  );
}

/** How far it has come, to be seen; said once only, for a count read aloud again and again would be noise. */
function Verifying({ played, of }: { readonly played: number; readonly of: number }) {
  return (
    <div class="verifying">
      <LoadingRing />
      <div class="stack">
        <span role="status">{words.verifying}</span>
        <span class="figure second">{words.verified(played, of)}</span>
        <progress max={of} value={played} aria-label={words.verifying} />
      </div>
    </div>
  );
}
