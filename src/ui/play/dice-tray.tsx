import { battle as words } from '../messages/battle.ts';
import type { BattleState } from '../games/orions-gate/state.ts';
import { Dice } from './dice.tsx';

/** Commands after which dice are put away. */
const KEPT = 5;

/** The dice of the last command that rolled any, with their maths; they stay until the next roll, or until they are old. */
export function DiceTray({ state }: { readonly state: BattleState }) {
  const last = state.told.slice(-KEPT).reverse().find(({ lines }) => lines.some(({ dice }) => dice));
  if (!last) return null;
  const rolls = last.lines.filter(({ dice }) => dice);
  return (
    <section class="tray" aria-label={words.dice}>
      {rolls.slice(-3).map((roll) => (
        <div key={roll.key} class={`tray-roll ${roll.tone === 'good' ? 'tray-good' : ''}`}>
          <span class="eyebrow">{roll.label}</span>
          <Dice drawn={roll.dice!} dropped={roll.dropped} size={26} fresh />
          <span class="figure small">{roll.maths}</span>
        </div>
      ))}
    </section>
  );
}
