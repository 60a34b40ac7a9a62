import { Button } from '../../../kit/index.ts';
import type { Group } from '../group/state.ts';
import { ACTION_KEYS } from '../trying.ts';
import { groupWords as words } from '../words/group.ts';
import { battle as common } from '../words/play.ts';
import { pullWords } from '../words/pull.ts';
import type { ActProps } from './act-props.ts';
import './try-chips.css';

/** Ships chosen together: how many, how they act, how far they go, and the go for all. */
export function GroupActions({ battle, state, group }: ActProps & { readonly group: Group }) {
  const { units, moves, lead } = group;
  const leader = moves.find(({ unit }) => unit.id === lead?.unit);
  const short = moves.filter(({ plan }) => plan.stoppedBy !== null);
  return (
    <div class="act-grid">
      <div class="act-row act-head">
        <p class="act-title">
          <strong>{words.count(units.length)}</strong>{' '}
          {leader && group.action !== 'hold' && (
            <span class="figure small">{words.lead(leader.unit.name, leader.plan.used)}</span>
          )}
        </p>
        {units.length > 0 && <GroupChips battle={battle} state={state} group={group} />}
      </div>
      <GroupHint group={group} short={short.map(({ unit }) => unit.name)} />
      {moves.some(({ dice }) => dice) && <p class="quiet small">{words.dice}</p>}
      <div class="act-go">
        {(group.several || state.finger !== null) && (
          <Button small pressed={group.several} onClick={battle.several}>
            {words.several}
          </Button>
        )}
        <Button small variant="quiet" shortcut="Esc" onClick={() => battle.input({ kind: 'cancel' })}>
          {pullWords.letGo}
        </Button>
        <Button
          variant="primary"
          shortcut="Enter"
          disabled={moves.length === 0}
          onClick={() => battle.input({ kind: 'confirm' })}
        >
          {words.go(moves.length || units.length)}
        </Button>
      </div>
    </div>
  );
}

function GroupHint({ group, short }: { readonly group: Group; readonly short: readonly string[] }) {
  const { units, several } = group;
  const how = several ? words.touch : words.hint;
  const said = units.length === 0 ? words.none : how;
  return (
    <p class={short.length > 0 ? 'small refusal-stop' : 'quiet small'}>
      {short.length > 0 ? words.short(short) : said}
    </p>
  );
}

function GroupChips({ battle, group }: ActProps & { readonly group: Group }) {
  const { check } = battle.context();
  return (
    <span class="act-chips" role="group" aria-label={pullWords.how}>
      {ACTION_KEYS.map((action, index) =>
        action === 'ram' ? null : (
          <Button
            key={action}
            small
            pressed={action === group.action}
            shortcut={String(index + 1)}
            refused={group.units.flatMap((unit) => check({ type: 'activate', unit, action })).slice(0, 1)}
            onClick={() => battle.act(index)}
          >
            {common.actions[action]}
          </Button>
        ),
      )}
    </span>
  );
}
