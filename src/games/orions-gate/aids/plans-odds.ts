import { merged, type Chanced } from '../odds/distribution.ts';
import { ALWAYS, plus, reduced, times, fraction, type Fraction } from '../odds/fraction.ts';
import { ramOdds } from '../odds/ram.ts';
import { damageKey, volleyOdds, type VolleyStep } from '../odds/volley.ts';
import type { Rules } from '../rules/rules.ts';
import type { OrionsGateState, Pose, UnitId } from '../state.ts';
import { hasWorking, isInPlay, replaceUnit, theUnit } from '../units.ts';
import type { PlannedShot } from './plans.ts';

/** A planned activation as the odds need it: where the unit stands after its movement, whom it rams, what it fires. */
export interface Act {
  readonly unit: UnitId;
  readonly pose: Pose;
  readonly ram: { readonly target: UnitId; readonly allowance: number } | null;
  readonly shots: readonly VolleyStep[];
}

/** States beyond which nothing is counted any more: then the answer is null, never a guess. */
const MAX_STATES = 300;

/** A planned shot as a step of a volley; null for what is no attack with known dice. */
export function stepOfShot(shot: PlannedShot): VolleyStep | null {
  if (shot.type === 'firePrimary') return { slot: 0, targets: [shot.target] };
  if (shot.type === 'board') return null;
  const targets = shot.targets ?? (shot.target === undefined ? undefined : [shot.target]);
  return targets ? { slot: shot.slot, targets } : { slot: shot.slot };
}

/**
 * The exact chance that a unit is destroyed by planned activations carried out one after the other (OG-24.10). Every
 * needs is asked of the rules in every state the earlier shots lead to; shots that have no bearing on the unit are left
 * out. Null: too many states to count.
 */
export function destroyedBy(
  rules: Rules,
  state: OrionsGateState,
  acts: readonly Act[],
  target: UnitId,
): Fraction | null {
  const minded = bearingOn(state, acts, target);
  let ends: readonly Chanced<OrionsGateState>[] = [{ value: state, chance: ALWAYS }];
  for (const act of acts) {
    ends = ends.map(({ value, chance }) => ({ value: moved(value, act), chance }));
    const { ram } = act;
    if (ram && minded.includes(ram.target))
      ends = spread(ends, (now) =>
        isInPlay(theUnit(now, act.unit)) && isInPlay(theUnit(now, ram.target))
          ? ramOdds(rules, now, act.unit, ram.target, ram.allowance).ends
          : null,
      );
    for (const step of act.shots) {
      if (step.targets && !step.targets.some((id) => minded.includes(id)) && !firesPlasma(state, act.unit, step.slot))
        continue;
      ends = spread(ends, (now) =>
        isInPlay(theUnit(now, act.unit)) ? volleyOdds(rules, now, act.unit, [step]).ends : null,
      );
      if (ends.length > MAX_STATES) return null;
    }
  }
  return reduced(
    ends.reduce(
      (sum, { value, chance }) => (theUnit(value, target).status === 'destroyed' ? plus(sum, chance) : sum),
      fraction(0, 1),
    ),
  );
}

/** The unit itself, and those whose EMP Blaster may be shot away before others fire at it (OG-9.13). */
function bearingOn(state: OrionsGateState, acts: readonly Act[], target: UnitId): readonly UnitId[] {
  const aimed = [
    ...new Set(
      acts.flatMap(({ ram, shots }) => [
        ...(ram ? [ram.target] : []),
        ...shots.flatMap(({ targets }) => targets ?? []),
      ]),
    ),
  ];
  return [
    target,
    ...aimed.filter(
      (id) => id !== target && state.units.some((unit) => unit.id === id && hasWorking(unit, 'empBlaster')),
    ),
  ];
}

const firesPlasma = (state: OrionsGateState, id: UnitId, slot: number): boolean =>
  theUnit(state, id).components[slot - 1]?.kind === 'plasmaCannon';

function moved(state: OrionsGateState, { unit: id, pose, ram }: Act): OrionsGateState {
  const unit = theUnit(state, id);
  // A ram is carried out from where the ship starts; without one it stands at its planned end.
  return isInPlay(unit) && !ram ? replaceUnit(state, { ...unit, pose }) : state;
}

/** Every state followed by what comes of it; equal ones joined. `next` answers null where nothing happens. */
function spread(
  ends: readonly Chanced<OrionsGateState>[],
  next: (state: OrionsGateState) => readonly Chanced<OrionsGateState>[] | null,
): readonly Chanced<OrionsGateState>[] {
  const all = ends.flatMap(
    (end) =>
      next(end.value)?.map(({ value, chance }) => ({ value, chance: reduced(times(end.chance, chance)) })) ?? [end],
  );
  return merged(all, keyOf);
}

/** States in which every unit stands and is hurt in the same way are one. */
const keyOf = (state: OrionsGateState): string =>
  `${damageKey(state)} ${state.units.map(({ pose }) => (pose ? `${pose.x},${pose.y}` : '')).join(' ')}`;
