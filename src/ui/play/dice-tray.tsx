import { play as words } from '../messages/play.ts';
import { Dice } from './dice.tsx';
import type { Told } from './told.ts';

/** Commands after which dice are put away. */
const KEPT = 5;
/** Rolls of one command that are shown; the log has them all. */
const SHOWN = 3;

/** The dice of the last command that rolled any, with their maths; they stay until the next roll, or until they are old. */
export function DiceTray({ told }: { readonly told: readonly Told<unknown>[] }) {
  const last = told.slice(-KEPT).reverse().find(({ lines }) => lines.some(({ dice }) => dice));
  if (!last) return null;
  const rolls = last.lines.filter(({ dice }) => dice);
  return (
    <section class="tray" aria-label={words.dice}>
      {rolls.slice(-SHOWN).map((roll) => (
        <div key={roll.key} class={`tray-roll ${roll.tone === 'good' ? 'tray-good' : ''}`}>
          <span class="eyebrow">{roll.label}</span>
          <Dice drawn={roll.dice!} dropped={roll.dropped} hits={roll.hits} rings={roll.rings} size={26} fresh />
          <span class="figure small">{roll.maths}</span>
        </div>
      ))}
    </section>
  );
}
