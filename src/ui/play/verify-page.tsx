import { useEffect, useState } from 'preact/hooks';
import { COMMITMENT_FORM } from '../../engine/commitment.ts';
import type { AnyGame } from '../../engine/game.ts';
import { tellVerdict } from '../../engine/recording-verdict.ts';
import { verify, type Verdict } from '../../engine/recording-verify.ts';
import type { Recording } from '../../engine/recording.ts';
import { Notice, TextInput } from '../kit/index.ts';
import { trustPages as words } from '../messages/trust-pages.ts';
import './trust.css';

/** Milliseconds for the page to say what it does before the work begins. */
const BREATH = 40;
const TONES = { good: 'good', open: 'warn', bad: 'bad' } as const;

/** Plays a match file again and says in plain words what it proves. */
export default function VerifyPage({ game, recording }: { readonly game: AnyGame; readonly recording: Recording }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [noted, setNoted] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setVerdict(verify(game, recording)), BREATH);
    return () => clearTimeout(timer);
  }, [recording]);
  if (!verdict) return <div class="loading" role="status"><span class="loading-ring" aria-hidden="true" />{words.verifying}</div>;
  const typed = noted.trim().toLowerCase();
  const whole = COMMITMENT_FORM.test(typed);
  const { tone, title, lines } = tellVerdict(verdict, whole ? typed : null);
  return (
    <div class="trust stack">
      <div role="status"><Notice tone={TONES[tone]} title={title}>{lines.map((line) => <p key={line}>{line}</p>)}</Notice></div>
      <dl class="trust-facts">
        {recording.commitment !== undefined && <div><dt>{words.commitment}</dt><dd><code>{recording.commitment}</code></dd></div>}
        {recording.seed !== undefined && <div><dt>{words.seed}</dt><dd><code>{recording.seed}</code></dd></div>}
        {recording.salt !== undefined && <div><dt>{words.salt}</dt><dd><code>{recording.salt}</code></dd></div>}
      </dl>
      {recording.commitment !== undefined && (
        <TextInput label={words.compare} hint={typed === '' || whole ? words.compareHint : words.compareFault} value={noted} maxLength={70} onInput={setNoted} />
      )}
    </div>
  );
}
