import { cardOf } from '../../../../games/orions-spur/index.ts';
import type { TableProps } from '../state.ts';
import { limitsOf } from '../tools/reduce.ts';
import { spurWords as words } from '../words/play.ts';

/** Cards that are picked for a Regroup, a discard or a trade. */
export function CardsPanel({ table, state }: TableProps) {
  const { tool, view } = state;
  if (tool.kind !== 'cards') return null;
  const limits = limitsOf(view, tool);
  return (
    <section class="os-group" aria-label={words.pickCards[tool.use]}>
      <p class="small second">{words.pickCards[tool.use]}</p>
      {limits?.from.map((card) => {
        const { name, text } = cardOf(card);
        return (
          <button
            key={card}
            type="button"
            class="os-pick"
            aria-pressed={tool.cards.includes(card)}
            onClick={() => table.input({ kind: 'card', card })}
          >
            <span class="os-name">{name}</span> <span class="small second">{text}</span>
          </button>
        );
      })}
    </section>
  );
}
