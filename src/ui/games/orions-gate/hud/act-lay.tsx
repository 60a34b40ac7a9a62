import {
  layRadius,
  MIN_DIAMETER,
  mineChance,
  MINE_REACH,
  MAX_DIAMETER,
  percentText,
  sumOf,
  toughnessOf,
  type Unit,
} from '../../../../games/orions-gate/index.ts';
import { gapBetween, gapText, within } from '../../../../table/index.ts';
import { Refusal } from '../../../kit/index.ts';
import { battle as common } from '../words/play.ts';
import { battleAdvanced as words } from '../words/play-advanced.ts';
import type { LayTool } from '../tools/lay.ts';
import { radiusOf } from '../tools/radius.ts';
import type { ActProps } from './act-props.ts';
import { LengthBox } from './typed-boxes.tsx';

type LayProps = ActProps & { readonly tool: LayTool; readonly unit: Unit };

/** Where something is laid, in numbers, whom it concerns there, and the live verdict (OG-9.34, 9.35, 12.4). */
export function LayCard({ tool, unit, battle, state }: LayProps) {
  const { at, laying, blocked } = tool;
  return (
    <div class="lay-card">
      {at && (
        <div class="act-row">
          <LengthBox
            battle={battle}
            label={common.place.x}
            value={at.x}
            onValue={(x) => battle.input({ kind: 'place', x, y: at.y })}
          />
          <LengthBox
            battle={battle}
            label={common.place.y}
            value={at.y}
            onValue={(y) => battle.input({ kind: 'place', x: at.x, y })}
          />
          {laying.kind === 'deflector' && (
            <LengthBox
              battle={battle}
              label={words.diameter}
              value={laying.diameter}
              onValue={(mils) =>
                mils >= MIN_DIAMETER && mils <= MAX_DIAMETER && battle.input({ kind: 'diameter', mils })
              }
            />
          )}
        </div>
      )}
      {blocked ? (
        <Refusal reasons={[blocked]} />
      ) : (
        <p class="small second">
          {at ? `${distanceOf(tool, unit, state.view)}. ${concerned(tool, unit, state.view)}` : words.layNoRoom}{' '}
          <span class="quiet">{state.finger === null ? words.layHint[laying.kind] : words.layTouch}</span>
        </p>
      )}
    </div>
  );
}

type View = ActProps['state']['view'];

/** How far from the base it lies. */
function distanceOf({ at, laying }: LayTool, unit: Unit, view: View): string {
  const window = view.windows[0];
  const from = laying.kind === 'debris' && window?.kind === 'debris' ? window.from : unit.pose;
  if (!at || !from) return '';
  const inside = Math.hypot(at.x - from.x, at.y - from.y) <= radiusOf(view.options, unit.unitType) + layRadius(laying);
  return words.from(
    inside
      ? '0.000 in'
      : gapText(
          gapBetween({ ...from, radius: radiusOf(view.options, unit.unitType) }, { ...at, radius: layRadius(laying) }),
          'nearest',
        ),
  );
}

/**
 * Whom it concerns there now: enemies near enough to a mine with its chance to damage them, ships that a cloud hides
 * (OG-24.8, 7.6).
 */
function concerned({ at, laying }: LayTool, unit: Unit, view: View): string {
  const there = view.units.filter(
    (other) =>
      at !== null &&
      other.status === 'inPlay' &&
      other.pose?.table === unit.pose?.table &&
      within(
        { ...other.pose!, radius: radiusOf(view.options, other.unitType) },
        { ...at, radius: layRadius(laying) },
        laying.kind === 'mine' ? MINE_REACH : 0,
      ),
  );
  if (laying.kind === 'mine') {
    const near = there
      .filter(({ side }) => side !== unit.side)
      .map((other) => words.withChance(other.name, percentText(mineChance(sumOf(toughnessOf(view.options, other))))));
    return near.length > 0 ? words.threatens(near) : words.threatensNobody;
  }
  const own = there.filter(({ side }) => side === unit.side).map(({ name }) => name);
  return own.length > 0 ? words.covers(own) : words.coversNobody;
}
