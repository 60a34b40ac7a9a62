import { lockGlimpse, type LineOutlook, type LockCommand } from '../../../../games/battlespace-sirius/index.ts';
import { sirius as words } from '../words/play.ts';
import { playerOf, vesselName } from '../names.ts';
import type { TableProps } from '../state.ts';
import { lockChoices, sameLock, type LockTool } from '../tools/lock.ts';
import { LineRow } from './line.tsx';
import { Go, Pick, Warnings } from './parts.tsx';

/** The Lock step: every legal selection of target and lines as a card; one confirmation. */
export function LockActions({ table, state, tool }: TableProps & { readonly tool: LockTool }) {
  const { view } = state;
  const choices = lockChoices(view);
  return (
    <div class="bs-act bs-lock">
      <div class="bs-cards" role="group" aria-label={words.lockTarget}>
        {choices.map((choice) => (
          <Pick
            key={`${choice.target}${choice.lines.join('')}`}
            class={`ship-${playerOf(view, choice.target).ship}`}
            pressed={tool.chosen !== null && sameLock(choice, tool.chosen)}
            onPick={() => table.input({ kind: 'lock', command: choice })}
            onLook={(looked) => table.input({ kind: 'glimpse', what: looked ? choice : null })}
          >
            <strong class="bs-name">{vesselName(view, choice.target)}</strong>
            {choice.lines.length > 1 && <span class="second small">{words.lockLines(choice.lines)}</span>}
            {linesIn(state, choice).map((line) => (
              <LineRow key={line.line} view={view} line={line} />
            ))}
          </Pick>
        ))}
      </div>
      <div class="bs-end">
        <Warnings state={state} command={tool.chosen} />
        <Go table={table} state={state} name={words.lock} missing={words.lockChoose} begun={tool.chosen !== null} />
      </div>
    </div>
  );
}

const linesIn = ({ view }: TableProps['state'], choice: LockCommand): readonly LineOutlook[] =>
  lockGlimpse(view, choice).lines;
