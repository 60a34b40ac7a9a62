import { PickCard, type PickProps } from '../../../match/pick-card.tsx';

/**
 * A choice of the panel: pressing takes it in hand, nothing is ordered. Enter on the one in hand confirms (see
 * `keys.ts`).
 */
export const Pick = ({ class: extra = '', ...props }: Omit<PickProps, 'class'> & { readonly class?: string }) => (
  <PickCard {...props} class={`sk-pick ${extra}`} />
);
