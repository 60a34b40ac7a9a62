import { allowanceOf, chanceToMove, percentText, type Action, type Unit } from '../../../../games/orions-gate/index.ts';
import { Button } from '../../../kit/index.ts';
import { stateOf } from '../asking.ts';
import { ACTION_KEYS } from '../trying.ts';
import { battle as common } from '../words/play.ts';
import { pullWords as words } from '../words/pull.ts';
import type { ActProps } from './act-props.ts';
import './try-chips.css';

interface TryProps extends ActProps {
  readonly unit: Unit;
}

/**
 * How the ship in hand acts, while nothing is declared yet: pressed, by keys, or by a finger that slides along them.
 */
export function ActionChips({ battle, state, unit }: TryProps) {
  const { check } = battle.context();
  const now = state.view.activation!.action;
  const slide = ({ clientX, clientY, buttons }: PointerEvent) => {
    const chip = buttons > 0 && document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-action]');
    const key = chip ? ACTION_KEYS.indexOf(chip.dataset['action'] as Action) : -1;
    if (key >= 0 && ACTION_KEYS[key] !== battle.state$.value.view.activation?.action) battle.act(key);
  };
  return (
    <span class="act-chips" role="group" aria-label={words.how} onPointerMove={slide}>
      {ACTION_KEYS.map((action, index) => {
        const refused = check({ type: 'activate', unit: unit.id, action });
        return (
          <span key={action} data-action={action}>
            <Button
              small
              pressed={action === now}
              shortcut={String(index + 1)}
              refused={refused}
              onClick={() => battle.act(index)}
            >
              {common.actions[action]}
            </Button>
          </span>
        );
      })}
    </span>
  );
}

/** With Engines still to roll: what is sure, and the chance that the way drawn is not too long (OG-24.12). */
export function EngineChance({ battle, state, unit, used }: TryProps & { readonly used: number }) {
  const { trying, view } = state;
  const { action } = view.activation!;
  const board = stateOf(battle.session.game, trying!.real);
  if (allowanceOf(board, unit.id, action).engines === 0) return null;
  return (
    <p class="small second">
      {words.sure(trying!.sure)}
      {used > trying!.sure && `; ${words.chance(percentText(chanceToMove(board, unit.id, action, used)))}`}
    </p>
  );
}
