import type { ComponentChildren } from 'preact';
import { COMPONENT_ICONS } from '../../../../../assets/icons/components.ts';
import { UNIT_ICONS } from '../../../../../assets/icons/units.ts';
import {
  chanceP,
  componentData,
  times,
  toNumber,
  UNIT_TYPES,
  UNITS,
  type ComponentKind,
  type UnitType,
} from '../../../../games/orions-gate/index.ts';
import { INCH } from '../../../../table/inches.ts';
import { Icon } from '../../../kit/index.ts';
import { Dice } from '../../../match/dice.tsx';
import { ShipPortrait } from '../art/ship-portrait.tsx';
import { quickStart as words } from '../words/quick-start.ts';
import { baseOf, Label, Scene } from './scene.tsx';

const inches = (mils: number): string => `${mils / INCH}"`;

/** The four types with the figures that set them apart (OG-27.1). */
export const ShipTable = () => (
  <div class="quick-ships">
    {UNIT_TYPES.map((type, index) => (
      <article key={type} class="quick-ship">
        <ShipPortrait type={type} side={index % 2 === 0 ? 'A' : 'B'} />
        <h4>{UNITS[type].name}</h4>
        <dl class="figure">
          <Figure name={words.ships.points}>{UNITS[type].points}</Figure>
          <Figure name={words.ships.move}>{inches(UNITS[type].move)}</Figure>
          <Figure name={words.ships.cruise}>{inches(UNITS[type].cruise)}</Figure>
          <Figure name={words.ships.gun}>{inches(UNITS[type].gun.range)}</Figure>
        </dl>
      </article>
    ))}
  </div>
);

const Figure = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The phases of a round, one side after the other in each (OG-5.2, 5.5). */
export const Phases = () => (
  <ol class="quick-phases" aria-label={words.round.alt(UNIT_TYPES.map((type) => UNITS[type].name))}>
    {UNIT_TYPES.map((type) => (
      <li key={type}>
        <Icon of={UNIT_ICONS[type]!} size={26} />
        <span>{UNITS[type].name}</span>
        <span class="quick-sides" aria-hidden="true">
          <b class="side-A">A</b>
          <b class="side-B">B</b>
        </span>
      </li>
    ))}
  </ol>
);

/** Half of a Destroyer's Move, a turn, and the other half (OG-6.7). */
export function MoveFigure() {
  const half = UNITS.destroyers.move / INCH / 2;
  const from = { x: 2.4, y: 4.4 };
  const corner = { x: from.x + half, y: from.y };
  const slant = half * Math.SQRT1_2;
  const end = { x: corner.x + slant, y: corner.y - slant };
  const ship = { type: 'destroyers', side: 'A' } as const;
  return (
    <Scene
      alt={words.moving.alt}
      width={12}
      height={6}
      ships={[
        { ...ship, ...from, heading: 0 },
        { ...ship, ...end, heading: 45, ghost: true },
      ]}
      below={
        <>
          <path
            class="scene-turn"
            d={`M${corner.x} ${corner.y}h2a2 2 0 0 0 ${-2 + 2 * Math.SQRT1_2} ${-2 * Math.SQRT1_2}z`}
          />
          <path class="scene-way" d={`M${from.x} ${from.y}H${corner.x}L${end.x} ${end.y}`} />
        </>
      }
    >
      <Label x={from.x + half / 2 + 0.5} y={from.y - 0.35}>
        {half}"
      </Label>
      <Label x={corner.x + 2.6} y={corner.y - 0.4}>
        45°
      </Label>
      <Label x={corner.x + 0.1} y={corner.y - 1.1}>
        {half}"
      </Label>
      <Label x={end.x + 2.4} y={end.y + 0.2} tone="good">
        {words.moving.whole(`${half * 2}"`)}
      </Label>
    </Scene>
  );
}

interface Round {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** What a round body hides from a point: between its tangents, as far as a figure reaches. */
function shadowOf({ x, y }: Omit<Round, 'r'>, body: Round): string {
  const [dx, dy] = [body.x - x, body.y - y];
  const apart = Math.hypot(dx, dy);
  const middle = Math.atan2(dy, dx);
  const half = Math.asin(body.r / apart);
  const touch = Math.sqrt(apart ** 2 - body.r ** 2);
  const at = (angle: number, far: number): string => `${x + far * Math.cos(angle)} ${y + far * Math.sin(angle)}`;
  const [from, to] = [middle - half, middle + half];
  return `M${at(from, touch)}L${at(from, 30)}L${at(to, 30)}L${at(to, touch)}z`;
}

/** What is seen, what has cover and what is hidden, all within the range of a gun (OG-7.2, 7.3, 7.6). */
export function SightFigure() {
  const range = UNITS.fighters.gun.range / INCH;
  const [x, y] = [1.6, 4.7];
  const enemy = { type: 'destroyers', side: 'B', heading: 180 } as const;
  const seen = { x: 10.6, y: 1.9 };
  const covered = { x: 12.2, y: 5.1 };
  const hidden = { x: 10, y: 8.6 };
  const planet = { x: 5.9, y: 6.9, r: 1.35 };
  return (
    <Scene
      alt={words.sight.alt}
      width={16}
      height={10.6}
      ships={[
        { type: 'fighters', side: 'A', x, y, heading: 0 },
        { ...enemy, ...seen },
        { ...enemy, ...covered },
        { ...enemy, ...hidden },
      ]}
      below={
        <>
          <defs>
            <radialGradient id="quick-planet" cx="35%" cy="30%">
              <stop offset="0" stop-color="#b8d3ea" />
              <stop offset=".55" stop-color="#4d7ba8" />
              <stop offset="1" stop-color="#13233d" />
            </radialGradient>
            <radialGradient id="quick-nebula">
              <stop offset="0" stop-color="#9d8bd8" stop-opacity=".6" />
              <stop offset="1" stop-color="#9d8bd8" stop-opacity=".12" />
            </radialGradient>
          </defs>
          <circle class="scene-range" cx={x} cy={y} r={range} />
          <circle class="scene-nebula" cx={covered.x + 0.2} cy={covered.y} r={1.9} />
          <path class="scene-sight scene-good" d={`M${x} ${y}L${seen.x} ${seen.y}`} />
          <path class="scene-sight" d={`M${x} ${y}L${covered.x} ${covered.y}`} />
          <path class="scene-shadow" d={shadowOf({ x, y }, planet)} />
          <path class="scene-sight scene-bad" d={`M${x} ${y}L${planet.x} ${planet.y}`} />
          <circle class="scene-planet" cx={planet.x} cy={planet.y} r={planet.r} />
        </>
      }
    >
      <Label x={seen.x - 2.6} y={seen.y + 0.1} tone="good">
        {words.sight.open}
      </Label>
      <Label x={covered.x - 3} y={covered.y - 0.35}>
        {words.sight.cover}
      </Label>
      <Label x={hidden.x + 3.2} y={hidden.y + 0.2} tone="bad">
        {words.sight.hidden}
      </Label>
      <Label x={x + 1.9} y={0.9} tone="quiet">
        {words.sight.range(inches(UNITS.fighters.gun.range))}
      </Label>
    </Scene>
  );
}

/** The shot of the figures: whose gun, at whom, and dice that just hit and just damage. */
const GUN: UnitType = 'fighters';
const TARGET: UnitType = 'destroyers';
const THROWN = { hit: [2, 3], damage: [4, 5] } as const;

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** A gun's two throws with their chances (OG-7.8, 7.9). */
export function ThrowsFigure() {
  const { gun } = UNITS[GUN];
  const { evasion, toughness } = UNITS[TARGET];
  const t = words.throws;
  const toHit = chanceP(evasion - gun.accuracy);
  const toDamage = chanceP(toughness - gun.strength);
  return (
    <>
      <p>{t.text(UNITS[GUN].one, UNITS[TARGET].one)}</p>
      <dl class="quick-throws">
        <Throw
          name={t.hit}
          dice={THROWN.hit}
          sum={t.sum(gun.accuracy, t.accuracy, evasion, t.evasion)}
          needs={t.needs(evasion - gun.accuracy, percent(toNumber(toHit)))}
        />
        <Throw
          name={t.damage}
          dice={THROWN.damage}
          sum={t.sum(gun.strength, t.strength, toughness, t.toughness)}
          needs={t.needs(toughness - gun.strength, percent(toNumber(toDamage)))}
        />
      </dl>
      <p class="small second">{t.both(percent(toNumber(times(toHit, toDamage))))}</p>
    </>
  );
}

interface ThrowProps {
  readonly name: string;
  readonly dice: readonly number[];
  readonly sum: string;
  readonly needs: string;
}

const Throw = ({ name, dice, sum, needs }: ThrowProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Dice drawn={dice} size={30} />
      <span>{sum}</span>
      <strong class="figure">{needs}</strong>
    </dd>
  </div>
);

/** The quarters of a ship that matter, and a Fighter in the wrong one for it (OG-2.9, 7.10). */
export function BehindFigure() {
  const ship = { x: 6.6, y: 2.7 };
  const reach = 3;
  const aside = reach * Math.SQRT1_2;
  const quarter = (way: 1 | -1): string =>
    `M${ship.x} ${ship.y}l${way * aside} ${-aside}A${reach} ${reach} 0 0 ${way === 1 ? 1 : 0} ${ship.x + way * aside} ${ship.y + aside}z`;
  return (
    <Scene
      alt={words.behind.alt}
      width={13}
      height={5.6}
      ships={[
        { type: TARGET, side: 'B', ...ship, heading: 0 },
        { type: GUN, side: 'A', x: 1.7, y: ship.y, heading: 0 },
      ]}
      below={
        <>
          <path class="scene-front" d={quarter(1)} />
          <path class="scene-back" d={quarter(-1)} />
          <path class="scene-sight scene-good" d={`M${1.7 + baseOf(GUN)} ${ship.y}H${ship.x}`} />
        </>
      }
    >
      <Label x={ship.x + reach + 1.3} y={ship.y + 0.2} tone="quiet">
        {words.behind.front}
      </Label>
      <Label x={ship.x - 4.3} y={ship.y + 2.3} tone="good">
        {words.behind.back}
      </Label>
    </Scene>
  );
}

/** A Destroyer that has taken three: its first component is gone, its second half (OG-8.2, 8.3). */
const HURT: readonly (readonly [kind: ComponentKind, damage: number])[] = [
  ['shield', 2],
  ['cannon', 1],
  ['engine', 0],
];

export function BoxesFigure() {
  const parts = HURT.map(([kind, damage]) => {
    const { name, boxes } = componentData(kind);
    return { kind, name, boxes, damage };
  });
  const spoken = parts.map(({ name, boxes, damage }) => words.boxes.left(name, boxes - damage, boxes)).join(', ');
  return (
    <ul class="quick-boxes" aria-label={words.boxes.alt(spoken)}>
      {parts.map(({ kind, name, boxes, damage }) => (
        <li key={kind} class={damage === boxes ? 'quick-gone' : ''}>
          {COMPONENT_ICONS[kind] && <Icon of={COMPONENT_ICONS[kind]} size={26} />}
          <span>{name}</span>
          <span class="quick-pips" aria-hidden="true">
            {Array.from({ length: boxes }, (_, box) => (
              <i key={box} class={box < damage ? 'quick-hit' : ''} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
