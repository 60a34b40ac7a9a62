import { componentData, UNITS, type ComponentKind, type UnitType } from '../../../../games/orions-gate/index.ts';
import { inches } from '../../../kit/words/text.ts';
import { fleetText as words } from '../words/fleet.ts';

/** A figure of a ship with what is fitted into it, as text. */
export interface Figure {
  readonly name: string;
  readonly value: string;
}

/** A figure that a change of components changes. */
export interface Changed {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const withDice = (said: string, dice: number): string => (dice === 0 ? said : `${said} + ${dice === 1 ? '' : dice}D6`);

/** Boxes of most kinds (OG-27.2). */
const USUAL = 2;

const boxesOf = (kinds: readonly ComponentKind[]): number =>
  kinds.reduce((sum, kind) => sum + componentData(kind).boxes, 0);

/**
 * The figures of an undamaged ship of a type with these components (OG-27.1, 9.14, 9.19, 9.21, 9.22, 27.2). What a
 * Stealth Generator does while it is on is not in them.
 */
export function figuresOf(type: UnitType, kinds: readonly ComponentKind[]): readonly Figure[] {
  const { move, cruise, ram, gun, evasion, toughness, ramStrength, slots } = UNITS[type];
  const names = words.figures;
  const copies = (kind: ComponentKind): number => kinds.filter((one) => one === kind).length;
  const engines = copies('engine');
  const attacks = kinds.map(componentData).filter(({ use }) => use === 'attack');
  const reach = Math.max(gun.range, ...attacks.map(({ range }) => range ?? 0));
  const rams = 1 + copies('reinforcedRam');
  return [
    { name: names.move, value: withDice(inches(move), engines) },
    { name: names.cruise, value: withDice(inches(cruise), 2 * engines) },
    ...(ram > 0
      ? [
          { name: names.ram, value: withDice(inches(ram), 2 * engines) },
          { name: names.ramStrength, value: `${rams === 1 ? '' : rams}D3 + ${ramStrength ?? 0}` },
        ]
      : []),
    { name: names.evasion, value: `${evasion}` },
    { name: names.toughness, value: `${toughness + copies('shield')}` },
    { name: names.gun, value: words.gunFigure(inches(gun.range), gun.strength) },
    { name: names.gunAccuracy, value: `${gun.accuracy + copies('precisionSensor')}` },
    { name: names.shots, value: `${1 + attacks.length}` },
    { name: names.reach, value: inches(reach) },
    { name: names.boxes, value: `${slots === 0 ? 1 : boxesOf(kinds)}` },
  ];
}

/**
 * The figures that other components change, before and after. That a slot which was empty brings the usual boxes is no
 * news.
 */
export function changesOf(
  type: UnitType,
  before: readonly ComponentKind[],
  after: readonly ComponentKind[],
): readonly Changed[] {
  const next = figuresOf(type, after);
  const usual = boxesOf(after) - boxesOf(before) === USUAL * (after.length - before.length);
  return figuresOf(type, before).flatMap(({ name, value }, at) =>
    next[at]!.value === value || (usual && name === words.figures.boxes)
      ? []
      : [{ name, before: value, after: next[at]!.value }],
  );
}
