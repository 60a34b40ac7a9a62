import type { UnitId } from '../../../../games/orions-gate/index.ts';
import { lookProps } from '../../../match/look-props.ts';
import type { Desk } from '../state.ts';

/**
 * A row that stands for a unit shows it on the table while the mouse is on it or the keyboard has it; a finger only
 * presses.
 */
export const hoverProps = (battle: Pick<Desk, 'hover'>, id: UnitId) => ({
  ...lookProps((looked) => (looked ? battle.hover(id, 'list') : battle.hover(null))),
  onFocus: (event: FocusEvent) =>
    (event.currentTarget as Element).matches(':focus-visible') && battle.hover(id, 'list'),
  onBlur: () => battle.hover(null),
});
