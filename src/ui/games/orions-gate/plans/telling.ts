import {
  COMPONENTS,
  isInPlay,
  isMade,
  percentText,
  weaponOfShot,
  type ComponentKind,
  type OrionsGateView,
  type PlanCheck,
  type PlanNote,
  type PlannedShip,
  type PlannedShot,
} from '../../../../games/orions-gate/index.ts';
import { list } from '../../../kit/words/text.ts';
import { plans as words } from '../words/plans.ts';
import { unitName } from '../hud/names.ts';

const isComponent = (weapon: string): weapon is ComponentKind => Object.hasOwn(COMPONENTS, weapon);

/** The name of the weapon of a planned shot. */
export function weaponName(view: OrionsGateView, plan: Pick<PlannedShip, 'unit'>, shot: PlannedShot): string {
  const weapon = weaponOfShot(view, plan, shot);
  if (weapon === 'primary') return words.gun;
  if (weapon === 'boarding') return words.boarding;
  return isComponent(weapon) ? COMPONENTS[weapon].name : '';
}

/** "Cannon at Thorn". */
export function shotText(view: OrionsGateView, plan: Pick<PlannedShip, 'unit'>, shot: PlannedShot): string {
  const targets =
    shot.type === 'useComponent' ? (shot.targets ?? (shot.target === undefined ? [] : [shot.target])) : [shot.target];
  const text = words.shot(weaponName(view, plan, shot), list(targets.map((id) => unitName(view, id))));
  return view.activation?.unit === plan.unit && isMade(view.activation, shot) ? words.made(text) : text;
}

/** "Move 4.000 in", "Hold", "Ram into Hulk". */
export function movementText(view: OrionsGateView, { plan, end }: PlanCheck): string {
  const { movement, action } = plan;
  const parts: string[] = [words.actions[action]];
  if (movement.target !== undefined) parts.push(words.rams(unitName(view, movement.target)));
  else if (view.activation?.unit === plan.unit && view.activation.step === 'fire') parts.push(words.moved);
  else if (action !== 'hold') parts.push(end && end.used > 0 ? words.moves(end.used) : words.stays);
  if (movement.gate) parts.push(words.through);
  if (movement.exit) parts.push(words.leaves);
  return parts.join(' ');
}

/** Why a movement cannot be made, unless what is in its way is planned or likely to go. */
function movementNote(view: OrionsGateView, note: Extract<PlanNote, { kind: 'movement' }>): string {
  const says = words.notes;
  const name = note.other === null ? '' : unitName(view, note.other);
  return [
    note.rejection.reason,
    note.planned ? says.planned(name) : '',
    note.gone && note.gone.num > 0n ? says.unless(name, percentText(note.gone)) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A note in plain words. */
export function noteText(view: OrionsGateView, plan: PlannedShip, note: PlanNote): string {
  const says = words.notes;
  const shot = (index: number): string => weaponName(view, plan, plan.shots[index]!);
  switch (note.kind) {
    case 'gone': {
      const unit = view.units.find(({ id }) => id === plan.unit);
      return says.gone(unit && isInPlay(unit) ? 'captured' : note.status);
    }
    case 'acted':
      return says.acted(note.round);
    case 'movement':
      return movementNote(view, note);
    case 'dice':
      return says.dice(note.used, percentText(note.chance));
    case 'meets':
      return note.met.kind === 'mine' ? says.mine(note.met.name) : says.dangerous(note.met.name);
    case 'shot':
      return says.shot(shot(note.index), note.rejection.reason);
    case 'dead':
      return note.chance === null
        ? says.uncounted(unitName(view, note.target))
        : says.shot(shot(note.index), says.dead(unitName(view, note.target), percentText(note.chance)));
  }
}

/** The rule a note stands on, or null. */
export function ruleOf(note: PlanNote): string | null {
  if (note.kind === 'movement' || note.kind === 'shot') return note.rejection.rule;
  if (note.kind === 'dead') return 'OG-24.10';
  return note.kind === 'dice' ? 'OG-24.12' : note.kind === 'acted' ? 'OG-5.7' : null;
}
