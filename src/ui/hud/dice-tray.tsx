import { battle as words } from '../messages/battle.ts';
import type { Battle } from '../battle/controller.ts';
import type { BattleState } from '../battle/state.ts';
import { Dice } from './dice.tsx';
import { linesOf } from './log-panel.tsx';
import { namesOf } from './names.ts';

/** Commands after which dice are put away. */
const KEPT = 5;

/** The dice of the last command that rolled any, with their maths; they stay until the next roll, or until they are old. */
export function DiceTray({ battle, state }: { readonly battle: Battle; readonly state: BattleState }) {
  const names = namesOf(state.view, battle.session.seats);
  const last = [...state.told].slice(-KEPT).reverse().find(({ events }) => linesOf([{ plies: 0, seat: null, events }], names).some((line) => line.dice?.length));
  if (!last) return null;
  const rolls = linesOf([last], names).filter((line) => line.dice?.length);
  return (
    <section class="tray" aria-label={words.dice}>
      {rolls.slice(-4).map((roll) => (
        <div key={`${last.plies} ${roll.key}`} class={`tray-roll ${roll.tone === 'good' ? 'tray-good' : ''}`}>
          <span class="eyebrow">{roll.label}</span>
          <Dice drawn={roll.dice!} dropped={roll.dropped} size={26} fresh />
          <span class="figure small">{roll.maths}</span>
        </div>
      ))}
    </section>
  );
}
