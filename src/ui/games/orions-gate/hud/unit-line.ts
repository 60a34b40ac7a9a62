import type { AnyGame } from '../../../../engine/game.ts';
import { describeUnit, inStealth, type OrionsGateView, type Unit } from '../../../../games/orions-gate/index.ts';
import { RULES, stateOf } from '../asking.ts';
import { battle as words } from '../words/play.ts';
import { battleAdvanced } from '../words/play-advanced.ts';
import { radiusOf } from '../tools/radius.ts';

/** Whether a unit flies for another captain than the one who brought it (OG-13.6). */
export const isCaptured = ({ id, captain }: Unit): boolean => !id.startsWith(`${captain}.`);

/** Edge-to-edge distance of two placed units in mils, to the nearest. */
export function gapOfUnits(view: OrionsGateView, a: Unit, b: Unit): number | null {
  if (!a.pose || !b.pose || a.pose.table !== b.pose.table) return null;
  return Math.max(
    0,
    Math.round(
      Math.hypot(a.pose.x - b.pose.x, a.pose.y - b.pose.y) -
        radiusOf(view.options, a.unitType) -
        radiusOf(view.options, b.unitType),
    ),
  );
}

/**
 * A unit in one sentence, as seen from the active or selected unit: "Destroyer Talon, 14.2 in, bearing 40 right, in
 * cover, 5 of 6 boxes".
 */
export function lineOf(game: AnyGame, view: OrionsGateView, unit: Unit, selected: string | null): string {
  const from = view.activation?.unit ?? selected;
  const kept = lines.get(view) ?? new Map<string, string>();
  lines.set(view, kept);
  const key = `${from} ${unit.id}`;
  const line = kept.get(key) ?? writeLine(game, view, unit, from);
  kept.set(key, line);
  return line;
}

// Lists are drawn at every move of the pointer; sight and distances change with the view only.
const lines = new WeakMap<OrionsGateView, Map<string, string>>();

function writeLine(game: AnyGame, view: OrionsGateView, unit: Unit, from: string | null): string {
  const { text, condition } = describeUnit(RULES, stateOf(game, view), unit.id, from);
  const parts = [text, words.side(unit.side)];
  if (condition && unit.status === 'inPlay') parts.push(condition);
  if (inStealth(unit) && unit.status === 'inPlay') parts.push(battleAdvanced.inStealth);
  if (isCaptured(unit)) parts.push(battleAdvanced.captured);
  if (unit.status === 'waiting' || unit.status === 'leftOut') parts.push(words.statusWords[unit.status]);
  if (view.activatable.includes(unit.id)) parts.push(words.ready);
  else if (view.stage === 'play' && unit.status === 'inPlay' && unit.activatedIn === view.round)
    parts.push(words.acted);
  return parts.join(', ');
}
