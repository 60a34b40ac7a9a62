import { useRef } from 'preact/hooks';
import {
  componentData,
  UNITS,
  type Component,
  type OrionsGateView,
  type Unit,
  type UnitId,
} from '../../../../games/orions-gate/index.ts';
import type { SeatInfo } from '../../../../engine/recording.ts';
import { ArcPicture } from '../art/arc-picture.tsx';
import { ShipPicture } from '../art/ship-picture.tsx';
import { RuleLink, Tooltip, useMore } from '../../../kit/index.ts';
import { battle as words } from '../words/play.ts';
import { battleAdvanced } from '../words/play-advanced.ts';
import { count } from '../../../kit/words/text.ts';
import { squadronOf } from './names.ts';
import { modifiersOf, type Modifier } from './modifiers.ts';
import { tsunamiOf } from './tsunami.ts';

interface SheetsProps {
  readonly view: OrionsGateView;
  readonly seats: readonly SeatInfo[];
  /** The ship the whole screen speaks of. */
  readonly subject: UnitId | null;
  /** Another that is looked at: told below, never instead. */
  readonly other: UnitId | null;
}

/** What the subject of the screen is; below it another ship that is looked at. Its panel fades where it goes on. */
export function UnitSheet({ view, seats, subject, other }: SheetsProps) {
  const panel = useRef<HTMLElement | null>(null);
  useMore(panel);
  const within = (element: HTMLElement | null) => void (panel.current = element?.parentElement ?? panel.current);
  const units = [subject, other].flatMap((id) => view.units.find((unit) => unit.id === id) ?? []);
  if (units.length === 0)
    return (
      <p class="quiet small" ref={within}>
        {words.sheetEmpty}
      </p>
    );
  return (
    <>
      {units.map((unit) => (
        <Sheet key={unit.id} view={view} unit={unit} squadron={squadronOf(seats, unit.id)} within={within} />
      ))}
    </>
  );
}

interface HeadProps {
  readonly unit: Unit;
  /** The name of the squadron it came with. */
  readonly squadron: string | undefined;
}

interface SheetProps extends HeadProps {
  readonly view: OrionsGateView;
  /** Hears of its element. */
  readonly within: (element: HTMLElement | null) => void;
}

/** Where a unit stands, its parts and what changes its numbers now. */
function Sheet({ view, unit, squadron, within }: SheetProps) {
  const modifiers = modifiersOf(view, unit);
  return (
    <div class={`sheet side-${unit.side}`} data-unit={unit.id} ref={within}>
      <SheetHead unit={unit} squadron={squadron} />
      <UnitNumbers unit={unit} modifiers={modifiers} />
      {unit.components.length > 0 && (
        <ul class="slots">
          {unit.components.map((component) => (
            <Slot key={component.slot} view={view} unit={unit} component={component} />
          ))}
        </ul>
      )}
      {modifiers.length > 0 && (
        <div class="modifiers">
          <h4 class="eyebrow">{words.modifiers}</h4>
          <ul class="small second">
            {modifiers.map((m) => (
              <li key={`${m.of} ${m.why}`}>{words.modifierLine(m.value, m.of, m.why)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Picture, name and place of a unit. */
function SheetHead({ unit, squadron }: HeadProps) {
  const data = UNITS[unit.unitType];
  return (
    <div class="sheet-head">
      <span class="sheet-picture">
        <ShipPicture type={unit.unitType} side={unit.side} size={44} />
      </span>
      <div>
        <h3>{unit.name}</h3>
        <p class="small second">
          <span class="side-letter">{unit.side}</span> {data.one}, {count(data.points, 'point')}
        </p>
        {squadron && <p class="small second">{squadron}</p>}
      </div>
      <p class="small quiet figure">
        {unit.pose
          ? words.pose(unit.pose.x, unit.pose.y, unit.pose.heading)
          : words.statusWords[unit.status] || words.notPlaced}
      </p>
    </div>
  );
}

interface NumbersProps {
  readonly unit: Unit;
  readonly modifiers: readonly Modifier[];
}

/** The numbers of its type; its Toughness as it is now. */
function UnitNumbers({ unit, modifiers }: NumbersProps) {
  const data = UNITS[unit.unitType];
  const n = words.numbers;
  const tougher = modifiers.filter((m) => m.of === n.toughness).reduce((sum, m) => sum + m.value, 0);
  return (
    <dl class="numbers">
      <div>
        <dt>{n.move}</dt>
        <dd>{data.move / 1000}"</dd>
      </div>
      <div>
        <dt>{n.cruise}</dt>
        <dd>{data.cruise / 1000}"</dd>
      </div>
      <div>
        <dt>{n.evasion}</dt>
        <dd>{data.evasion}</dd>
      </div>
      <div>
        <dt>{n.toughness}</dt>
        <dd>{data.toughness + tougher}</dd>
      </div>
      <div class="numbers-wide">
        <dt>{n.gun}</dt>
        <dd>{words.gunLine(`${data.gun.range / 1000}"`, data.gun.accuracy, data.gun.strength)}</dd>
      </div>
    </dl>
  );
}

function Slot({
  view,
  unit,
  component,
}: {
  readonly view: OrionsGateView;
  readonly unit: Unit;
  readonly component: Component;
}) {
  const data = componentData(component.kind);
  const gone = component.damage >= data.boxes;
  const used = view.activation?.unit === unit.id && view.activation.used.includes(component.slot);
  const tsunami = component.kind === 'tsunamiCannon' ? tsunamiOf(view, unit, component) : null;
  const numbers = [
    words.componentLine(data.range, data.accuracy, tsunami ? tsunami[1] : data.strength),
    tsunami && battleAdvanced.tsunamiHint(...tsunami),
  ]
    .filter(Boolean)
    .join('. ');
  const arc = view.options.firingArcs && data.targets !== null ? component.facing : null;
  return (
    <li class={`slot ${gone ? 'slot-gone' : ''}`}>
      <Tooltip
        tip={
          <>
            {data.name}
            {numbers && `: ${numbers}`}. {words.boxes(component.damage, data.boxes)}. <RuleLink id={data.rule} />
          </>
        }
      >
        {(id) => (
          <span
            class="slot-line"
            tabIndex={0}
            aria-describedby={id}
            aria-label={[
              `${words.slot(component.slot)}: ${data.name}`,
              words.boxes(component.damage, data.boxes),
              arc && battleAdvanced.facing[arc],
              component.on && battleAdvanced.isOn,
            ]
              .filter(Boolean)
              .join(', ')}
          >
            <span class="slot-name">{data.name}</span>
            {component.on && <span class="unit-tag unit-tag-ready">{battleAdvanced.isOn}</span>}
            {arc && <ArcPicture facing={arc} size={13} />}
            {used && <span class="unit-tag unit-tag-quiet">✓</span>}
            <span class="pips" aria-hidden="true">
              {Array.from({ length: data.boxes }, (_, box) => (
                <i key={box} class={box >= component.damage ? 'pip' : 'pip pip-lost'} />
              ))}
            </span>
          </span>
        )}
      </Tooltip>
    </li>
  );
}
