import type { ComponentChildren } from 'preact';
import { playIcon } from '../../../../assets/icons/interface.ts';
import { Notice } from '../../kit/index.ts';
import { GoButton } from '../go-button.tsx';
import { setupText as words } from '../words/setup.ts';
import type { Launch } from '../use-launch.ts';
import type { MatchPlan } from '../start-match.ts';
import { SealedChance, useSealedChance } from './sealed-chance.tsx';
import './launch-bar.css';

interface LaunchBarProps {
  readonly launch: Launch;
  /** What is not in order, as the end of a sentence; null = ready. */
  readonly trouble: string | null;
  /** What is in order, though it may well be overlooked; a sentence. */
  readonly warning?: string | null;
  readonly start: string;
  readonly failed: string;
  readonly plan: () => MatchPlan;
  /** The seed that was typed; empty = by chance. */
  readonly seed: string;
  readonly onStarted?: () => void;
  /** What would put it in order. */
  readonly mend?: ComponentChildren;
  /** Another step that comes before the start, in place of its button. */
  readonly instead?: ComponentChildren;
}

/** The bar at the foot of a set-up: whether all is in order, and the start. */
export function LaunchBar({
  launch: { busy, failure, launch },
  trouble,
  warning = null,
  start,
  failed,
  plan,
  seed: typed,
  onStarted,
  mend,
  instead,
}: LaunchBarProps) {
  const { seed, salt, commitment } = useSealedChance(typed);
  return (
    <div class="launch">
      {failure && (
        <Notice tone="bad" title={failed}>
          {failure}
        </Notice>
      )}
      <div class="launch-line">
        <SealedChance commitment={commitment} typed={typed.trim() !== ''} />
        {mend && <div class="launch-mend">{mend}</div>}
        <p
          class={`small ${warning ? 'launch-warning' : 'second'} ${trouble || warning ? '' : 'launch-ready'}`}
          role="status"
        >
          {trouble ? words.notReady(trouble) : (warning ?? words.readyToStart)}
        </p>
        {instead || (
          <GoButton
            name={busy ? words.starting : start}
            warned={warning !== null && !busy}
            icon={playIcon}
            disabled={trouble !== null || busy}
            onClick={() => void launch(() => ({ ...plan(), seed, salt }), onStarted)}
          />
        )}
      </div>
    </div>
  );
}
