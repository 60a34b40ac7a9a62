import {
  componentData,
  inStealth,
  isWorking,
  type OrionsGateView,
  type Unit,
} from '../../../../games/orions-gate/index.ts';
import { battle as words } from '../words/play.ts';
import { battleAdvanced } from '../words/play-advanced.ts';
import { count } from '../../../kit/words/text.ts';
import { gapOfUnits } from './unit-line.ts';

/**
 * Something that changes a number of a unit now, and why (OG-7.11); `value` 0 = no number but a rule (OG-9.13, 6.5).
 */
export interface Modifier {
  readonly value: number;
  readonly of: string;
  readonly why: string;
}

/** Range of EMP Blaster and Inhibitor (OG-9.13, 9.17). */
const AURA = 12_000;

/** What changes the numbers of a unit now. */
export function modifiersOf(view: OrionsGateView, unit: Unit): readonly Modifier[] {
  const found: Modifier[] = [];
  const copies = (kind: string) => {
    const working = unit.components.filter((component) => component.kind === kind && isWorking(component)).length;
    return view.options.stackPassives ? working : Math.min(1, working);
  };
  const { numbers } = words;
  const shields = copies('shield');
  if (shields > 0)
    found.push({ value: shields, of: numbers.toughness, why: count(shields, componentData('shield').name) });
  const sensors = copies('precisionSensor');
  if (sensors > 0)
    found.push({ value: sensors, of: words.accuracy, why: count(sensors, componentData('precisionSensor').name) });
  if (inStealth(unit))
    for (const { of, value } of [
      { of: numbers.toughness, value: 2 },
      { of: words.accuracy, value: -2 },
    ])
      found.push({ value, of, why: battleAdvanced.inStealth });
  if (unit.status !== 'inPlay') return found;
  for (const enemy of view.units) {
    if (enemy.side === unit.side || enemy.status !== 'inPlay') continue;
    const gap = gapOfUnits(view, unit, enemy);
    if (gap === null || gap > AURA) continue;
    for (const component of enemy.components) {
      if (!isWorking(component)) continue;
      if (component.kind === 'inhibitor')
        found.push({ value: 0, of: words.halved, why: words.auraOf(componentData(component.kind).name, enemy.name) });
      if (component.kind === 'empBlaster')
        found.push({ value: 0, of: words.empYes, why: words.auraOf(componentData(component.kind).name, enemy.name) });
    }
  }
  return found;
}
