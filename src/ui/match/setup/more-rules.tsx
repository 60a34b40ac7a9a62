import type { ComponentChildren } from 'preact';
import { RuleLink, TextInput } from '../../kit/index.ts';
import { setupText as words } from '../words/setup.ts';
import { MAX_SEED } from './dice-seed.ts';

/** A label with the rule behind it. */
export function Ruled({ rule, children }: { readonly rule: string; readonly children: ComponentChildren }) {
  return (
    <span>
      {children} <RuleLink id={rule} />
    </span>
  );
}

interface DiceSeedProps {
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
  /** What chance does in this game. */
  readonly of?: 'dice' | 'cards';
}

/** The seed of all chance in a match; empty = by chance. */
export function DiceSeed({ seed, onSeed, of = 'dice' }: DiceSeedProps) {
  const [label, hint] = of === 'dice' ? [words.gameSeed, words.gameSeedHint] : [words.cardSeed, words.cardSeedHint];
  return <TextInput label={label} hint={hint} value={seed} maxLength={MAX_SEED} onInput={onSeed} />;
}

/** Rules that few change, folded; the seed is the last of them. */
export function MoreRules({ children, ...seed }: DiceSeedProps & { readonly children: ComponentChildren }) {
  return (
    <details class="more">
      <summary>{words.more}</summary>
      <div class="stack more-body">
        {children}
        <DiceSeed {...seed} />
      </div>
    </details>
  );
}
