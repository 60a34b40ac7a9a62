import type { Recording } from '../../../engine/recording.ts';
import { Button, copyWithToast } from '../../kit/index.ts';
import { trustPages as words } from '../words/trust-pages.ts';
import './trust.css';

interface TrustProps {
  readonly header: Pick<Recording, 'seed' | 'salt' | 'commitment' | 'dice'>;
  /** Seed and salt are shown then, and not before (OG-22.2). */
  readonly over: boolean;
}

/** What was promised of the dice, and once the match is over what the promise was made of. */
export default function TrustPage({ header: { seed, salt, commitment, dice }, over }: TrustProps) {
  if (commitment === undefined) {
    return (
      <div class="trust stack">
        <p>{dice ? words.scripted : words.none}</p>
        {over && seed !== undefined && !dice && <p class="second">{words.noneSeed(seed)}</p>}
      </div>
    );
  }
  return (
    <div class="trust stack">
      <p>{words.promise}</p>
      <Commitment value={commitment} />
      {over && seed !== undefined && salt !== undefined ? (
        <>
          <p class="second">{words.after}</p>
          <dl class="trust-facts">
            <div>
              <dt>{words.seed}</dt>
              <dd>
                <code>{seed}</code>
              </dd>
            </div>
            <div>
              <dt>{words.salt}</dt>
              <dd>
                <code>{salt}</code>
              </dd>
            </div>
          </dl>
          <div>
            <p class="small second">{words.check}</p>
            <pre class="trust-command">
              <code>{words.commandOf(salt, seed)}</code>
            </pre>
          </div>
        </>
      ) : (
        <>
          <p class="second">{words.during}</p>
          <p class="small quiet">{words.keeper}</p>
        </>
      )}
    </div>
  );
}

/** A commitment in full, to be read, compared and copied. */
export function Commitment({ value }: { readonly value: string }) {
  return (
    <div class="trust-commitment">
      <span class="eyebrow">{words.commitment}</span>
      <code>
        {value.match(/.{8}/g)!.map((part, place) => (
          <span key={place}>{part}</span>
        ))}
      </code>
      <Button small onClick={() => void copyWithToast(value, words.copied, words.notCopied)}>
        {words.copy}
      </Button>
    </div>
  );
}
