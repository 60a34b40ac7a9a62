import type { RetrogradeView } from '../../../../games/retrograde/index.ts';
import type { Goal } from '../aids/waiting.ts';
import { waitsLines, waitsTitle } from './waits-data.ts';

/**
 * What waits where the spacecraft in hand is, is planned to be, or would be where is pointed at. It keeps its place
 * while a spacecraft is in hand, so that nothing moves under the pointer.
 */
export const Waits = ({ view, goal }: { readonly view: RetrogradeView; readonly goal: Goal }) => (
  <section class="rg-waits" aria-label={waitsTitle(view, goal)}>
    <p class="eyebrow" aria-hidden="true">
      {waitsTitle(view, goal)}
    </p>
    {waitsLines(view, goal).map(({ key, text, tone }) => (
      <p key={key} class={`small rg-waits-${tone}`}>
        {text}
      </p>
    ))}
  </section>
);
