import type { ListWords } from '../words/lists.ts';
import './build.css';

interface MeterProps {
  readonly words: Pick<ListWords, 'legal' | 'faultCount'>;
  /** How much there is, in words: `12 of 30 cards`. */
  readonly said: string;
  readonly value: number;
  readonly most: number;
  /** Number of everything that is wrong with the list. */
  readonly faults: number;
}

/** How full a list is, and whether a match may be played with it. */
export const ListMeter = ({ words, said, value, most, faults }: MeterProps) => (
  <div class="list-meter">
    <span class="figure">{said}</span>
    <span class={`small ${faults === 0 ? 'list-good' : 'list-bad'}`}>
      {faults === 0 ? `✓ ${words.legal}` : `✕ ${words.faultCount(faults)}`}
    </span>
    <div
      class={`list-meter-bar ${value > most ? 'list-over' : ''}`}
      role="meter"
      aria-label={said}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={Math.min(value, most)}
    >
      <div style={{ width: `${Math.min(100, (value / most) * 100)}%` }} />
    </div>
  </div>
);
