import { UNITS, type OrionsGateView, type Unit } from '../../games/orions-gate/index.ts';
import type { BattleState } from '../battle/state.ts';
import { battle as words } from '../messages/battle.ts';
import { headingTo, turnBetween } from '../tools/direction.ts';
import { radiusOf } from '../tools/radius.ts';
import { boxesOfUnit } from './boxes.ts';

/** Edge-to-edge distance of two placed units in mils, to the nearest. */
export function gapOfUnits(view: OrionsGateView, a: Unit, b: Unit): number | null {
  if (!a.pose || !b.pose || a.pose.table !== b.pose.table) return null;
  return Math.max(0, Math.round(Math.hypot(a.pose.x - b.pose.x, a.pose.y - b.pose.y) - radiusOf(view.options, a.unitType) - radiusOf(view.options, b.unitType)));
}

/** A unit in one sentence, as seen from the selected or active unit: "Destroyer Talon, 14.2 in from Lance, bearing 40 right, 5 of 6 boxes". */
export function lineOf(view: OrionsGateView, unit: Unit, state: Pick<BattleState, 'selected'>): string {
  const parts = [`${UNITS[unit.unitType].one} ${unit.name}`, words.side(unit.side)];
  if (unit.status !== 'inPlay') return [...parts, words.statusWords[unit.status]].join(', ');
  const from = view.units.find((other) => other.id === (view.activation?.unit ?? state.selected));
  const gap = from && from.id !== unit.id ? gapOfUnits(view, from, unit) : null;
  if (from?.pose && unit.pose && gap !== null) {
    const turn = turnBetween(from.pose.heading, headingTo(from.pose, unit.pose, from.pose.heading));
    parts.push(words.from(from.name, gap, words.bearing(turn)));
  }
  const { left, all } = boxesOfUnit(unit);
  parts.push(words.boxesLeft(left, all));
  if (view.activatable.includes(unit.id)) parts.push(words.ready);
  else if (view.stage === 'play' && unit.activatedIn === view.round) parts.push(words.acted);
  return parts.join(', ');
}
