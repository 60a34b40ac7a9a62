import { cardOf } from '../../../../games/orions-spur/index.ts';
import { cardName } from '../names.ts';
import type { TableProps } from '../state.ts';
import { limitsOf } from '../tools/reduce.ts';
import { spurWords as words } from '../words/play.ts';
import { CHOICE_KEYS } from './choice-keys.ts';
import { Pick } from './deed-panel.tsx';

/** Cards that are picked for a Regroup, a discard or a trade. */
export function CardsPanel({ table, state }: TableProps) {
  const { tool, view } = state;
  if (tool.kind !== 'cards') return null;
  const limits = limitsOf(view, tool);
  return (
    <section class="os-group" aria-label={words.pickCards[tool.use]}>
      <p class="small second">{words.pickCards[tool.use]}</p>
      {limits?.from.map((card, place) => (
        <Pick
          key={card}
          name={cardName(card)}
          note={cardOf(card).text}
          shortcut={CHOICE_KEYS[place]}
          pressed={tool.cards.includes(card)}
          onPick={() => table.input({ kind: 'card', card })}
        />
      ))}
    </section>
  );
}
