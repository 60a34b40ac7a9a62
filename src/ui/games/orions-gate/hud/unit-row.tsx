import type { OrionsGateView, Unit } from '../../../../games/orions-gate/index.ts';
import { flagIcon } from '../../../../../assets/icons/interface.ts';
import { Icon } from '../../../kit/index.ts';
import { ShipPicture } from '../art/ship-picture.tsx';
import type { Desk, Shown } from '../state.ts';
import { battle as words } from '../words/play.ts';
import { boxStates } from './boxes.ts';
import { hoverProps } from './hover-props.ts';
import { isCaptured, lineOf } from './unit-line.ts';

/** From so many boxes they are drawn smaller, so that they stand in two lines. */
const MANY = 7;

/** One unit of a list: picture, name, what it can do and its boxes; selected by a press. */
export function UnitRow({
  unit,
  battle,
  state,
}: {
  readonly unit: Unit;
  readonly battle: Desk;
  readonly state: Shown;
}) {
  const { view, selected, hovered } = state;
  const gone = unit.status === 'destroyed' || unit.status === 'leftOut' || unit.status === 'removed';
  const tag = tagOf(view, unit);
  const boxes = boxStates(unit);
  return (
    <li>
      <button
        type="button"
        class={`unit-row ${gone ? 'unit-gone' : ''} ${hovered === unit.id ? 'unit-hovered' : ''}`}
        aria-pressed={selected === unit.id}
        aria-label={lineOf(battle.session.game, view, unit, selected)}
        data-unit={unit.id}
        onClick={() => battle.select(unit.id, true)}
        onPointerDown={(event) => battle.lift?.(unit.id, event)}
        {...hoverProps(battle, unit.id)}
      >
        <ShipPicture type={unit.unitType} side={unit.side} size={24} />
        <span class="unit-name" title={unit.name}>
          {unit.name}
        </span>
        {isCaptured(unit) && <Icon of={flagIcon} size={12} />}
        {tag && <span class={`unit-tag unit-tag-${tag.kind}`} data-word={tag.word} />}
        <span class={boxes.length < MANY ? 'pips' : 'pips pips-many'} aria-hidden="true">
          {boxes.map((full, index) => (
            <i key={index} class={full ? 'pip' : 'pip pip-lost'} />
          ))}
        </span>
      </button>
    </li>
  );
}

function tagOf(view: OrionsGateView, unit: Unit): { kind: string; word: string } | null {
  if (unit.status === 'waiting') return null;
  if (unit.status !== 'inPlay') return { kind: 'quiet', word: words.statusWords[unit.status] };
  if (view.activatable.includes(unit.id)) return { kind: 'ready', word: words.ready };
  if (view.stage === 'play' && unit.activatedIn === view.round && view.activation?.unit !== unit.id)
    return { kind: 'quiet', word: '✓' };
  return null;
}
