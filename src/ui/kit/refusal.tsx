import { refusedIcon } from '../../../assets/icons/interface.ts';
import { Icon } from './icon.tsx';
import { RuleLink } from './rule-link.tsx';
import './notice.css';

/** Why something is not allowed: a rule and its sentence (OG-21.1). */
export interface Reason {
  readonly rule: string;
  readonly reason: string;
}

/** Reasons as text, for labels and announcements. */
export const sentenceOf = (reasons: readonly Reason[]): string =>
  reasons.map((one) => `${one.rule}: ${one.reason}`).join(' ');

/** One or more refusals with links into the rule book. */
export function Refusal({ reasons }: { readonly reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul class="refusal">
      {reasons.map((one) => (
        <li key={`${one.rule} ${one.reason}`}>
          <Icon of={refusedIcon} size={14} label="Not allowed" />
          <span>
            <RuleLink id={one.rule} /> {one.reason}
          </span>
        </li>
      ))}
    </ul>
  );
}
