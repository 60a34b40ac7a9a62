import type { Rejection } from '../../../../engine/game.ts';
import type { OrionsGateView } from '../../../../games/orions-gate/index.ts';
import { RuleLink } from '../../../kit/index.ts';
import { stopOf } from '../stop-overlays.ts';
import { oneDecimal } from '../words/one-decimal.ts';
import { stopWords } from '../words/stop.ts';

/** What a ship stops at where it may stand: told like a refusal, and none. */
export function StopLine({ view, stop }: { readonly view: OrionsGateView; readonly stop: Rejection }) {
  return (
    <p class="refusal refusal-stop">
      <span>
        <RuleLink id={stop.rule} /> {stopWords.here} {oneDecimal(stopOf(view, stop).text)}.
      </span>
    </p>
  );
}
