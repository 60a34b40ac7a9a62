import { sirius as words } from '../words/play.ts';
import { playerOf } from '../names.ts';
import type { TableProps } from '../state.ts';
import type { FireTool } from '../tools/fire.ts';
import { commandOf } from '../tools/reduce.ts';
import { figureLabels, fireLines } from './fire-data.ts';
import { LineRow } from './line.tsx';
import { Go, Pick, Warnings } from './parts.tsx';
import { VolleyHead, WeaponsCard } from './weapons-card.tsx';

/** The Fire step (BS-19.7): each open lock, each legal number of weapons with its exact odds; one confirmation. */
export function FireActions({ table, state, tool }: TableProps & { readonly tool: FireTool }) {
  const lines = fireLines(state.view);
  const shown = lines.find(({ line }) => line === tool.line) ?? lines[0];
  if (!shown) return null;
  const labels = figureLabels(shown.cards);
  return (
    <div class="bs-act bs-fire">
      <div class="bs-lines" role="group" aria-label={words.act}>
        {lines.length > 1 ? (
          lines.map(({ line, lock, cards }) => (
            <Pick
              key={line}
              pressed={line === shown.line}
              onPick={() => table.input({ kind: 'fire', line, weapons: cards[0]!.weapons })}
            >
              <LineRow view={state.view} line={lock} />
            </Pick>
          ))
        ) : (
          <LineRow view={state.view} line={shown.lock} />
        )}
      </div>
      <div
        class={`bs-cards ship-${playerOf(state.view, shown.lock.attacker).ship}`}
        role="group"
        aria-label={shown.title}
      >
        <VolleyHead cards={shown.cards} />
        {shown.cards.map((card) => (
          <Pick
            key={card.weapons}
            pressed={tool.line === shown.line && tool.weapons === card.weapons}
            onPick={() => table.input({ kind: 'fire', line: shown.line, weapons: card.weapons })}
            onLook={(looked) =>
              table.input({ kind: 'glimpse', what: looked ? { line: shown.line, weapons: card.weapons } : null })
            }
          >
            <WeaponsCard card={card} labels={labels} />
          </Pick>
        ))}
      </div>
      <div class="bs-end">
        <Warnings state={state} command={commandOf(tool, state.view)} />
        <Go
          table={table}
          state={state}
          name={words.fire(tool.weapons ?? 0)}
          missing={words.fireChoose}
          begun={tool.weapons !== null}
        />
      </div>
    </div>
  );
}
