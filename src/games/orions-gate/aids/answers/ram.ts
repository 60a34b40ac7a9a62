import { cosine, frontPoint, sectorOf, sine, stepPose, UNIT, type Leg } from '../../../../table/index.ts';
import type { OrionsGateEvent } from '../../event.ts';
import { collisionChance, MINE_STRENGTH, ramStrength, strikeChance } from '../../odds/tables.ts';
import type { Distribution } from '../../odds/distribution.ts';
import { NEVER, toNumber } from '../../odds/fraction.ts';
import { plainPushes } from '../../odds/push.ts';
import { backlashOdds } from '../../odds/ram.ts';
import { toughnessNow } from '../../rules/mystery.ts';
import { contactOn, ramLine, touchingAt } from '../../rules/ram-line.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Pose } from '../../state.ts';
import { boxesLeft, radiusOf, replaceUnit, sumOf, workingCopies, type PlacedUnit } from '../../units.ts';
import type { Blow, Harm, Pushed, Strike } from './deed.ts';
import { componentsOf, firedFrom } from './guns.ts';
import { totalChance, type Shot } from './tally.ts';
import { empAfter, hurt, openTarget, type Target } from './target.ts';
import { isSafe, type Way } from './ways.ts';
import { openTrial } from '../trial.ts';

/** A ram on a target with the least allowance that brings it to its contact pose. */
export interface RamWay {
  readonly way: Way;
  readonly allowance: number;
  readonly blow: Blow;
  /** Components it may fire afterwards. */
  readonly slots: readonly number[];
}

/** Mils by which step poses lie beside a line: whole mils both ways. */
const HAIR = 2;

/**
 * The ram of a unit on a target for each roll of its Engines, null where it does not come to the contact or the rules
 * refuse it (OG-10.1 to 10.4). Left out, as with every way, where dice would be rolled before the contact: mines,
 * Dangerous pieces, treacherous or unknown markers.
 */
export function ramsOn(
  rules: Rules,
  target: Target,
  unit: PlacedUnit,
  tiers: Distribution,
): readonly (RamWay | null)[] {
  const nothing = tiers.map(() => null);
  if (!mayReach(target, unit, tiers[tiers.length - 1]!.value)) return nothing;
  const known: RamWay[] = [];
  return tiers.map(({ value }) => {
    const line = ramLine(unit, value);
    const step = contactOn(target.state, unit, line, target.unit);
    if (step === null) return null;
    const at = stepPose(line, step);
    const same = known.find(({ way }) => way.needs === step && way.pose.x === at.x && way.pose.y === at.y);
    if (openTrial(rules, target.state, unit.id, 'ram', value).refuse({ target: target.unit.id }) !== null) return null;
    if (same) return same;
    const leg: Leg = { from: line.from, to: at, steps: step };
    if (step > 0 && !isSafe(rules, target.state, unit, { legs: [leg] })) return null;
    const pose = { ...unit.pose, x: at.x, y: at.y };
    const front = frontPoint(pose, radiusOf(target.state.options, unit.unitType));
    const way: Way = {
      action: 'ram',
      plan: { target: target.unit.id },
      pose,
      front,
      needs: step,
      legs: step > 0 ? [leg] : [],
    };
    known.push({ way, allowance: value, ...blowOf(rules, target, { ...unit, pose }) });
    return known[known.length - 1]!;
  });
}

/** Whether the line may come to the target at all: a look without exact arithmetic, false is certain. */
function mayReach({ state, unit: target }: Target, unit: PlacedUnit, most: number): boolean {
  const [c, s] = [cosine(unit.pose.heading) / UNIT, sine(unit.pose.heading) / UNIT];
  const [dx, dy] = [target.pose.x - unit.pose.x, target.pose.y - unit.pose.y];
  const touch = touchingAt(state, unit, target) + HAIR;
  const ahead = dx * c + dy * s;
  return ahead > -touch && ahead < most + touch && Math.abs(dy * c - dx * s) <= touch;
}

/** The blow of a rammer at its contact pose (OG-10.6 to 10.14). */
function blowOf(rules: Rules, target: Target, rammer: PlacedUnit): Pick<RamWay, 'blow' | 'slots'> {
  const { options } = target.state;
  const touched: Target = { ...target, state: replaceUnit(target.state, rammer) };
  const back = sectorOf(target.unit.pose, frontPoint(rammer.pose, radiusOf(options, rammer.unitType))) === 'back';
  const toughness = sumOf(toughnessNow(touched.state, target.unit));
  const emps = empAfter(touched, rammer);
  const armors = Array.from({ length: target.boxes }, (_, taken) =>
    halves(workingCopies(options, hurt(target.unit, taken), 'ablativeArmor').length),
  );
  const pushes = pushesOf(rules, touched, rammer);
  const slots: number[] = [];
  const most = Math.min(boxesLeft(rammer), Math.max(...armors.map(({ length }) => length)));
  const blow = Array.from({ length: most }, (_, points): Strike => {
    const left = hurt(rammer, points);
    const strength = ramStrength(rammer.unitType, workingCopies(options, left, 'reinforcedRam').length, back)!.map(
      ({ value, chance }) => ({ value, chance: toNumber(chance) }),
    );
    const chances = target.softer.map((less, taken) =>
      strength.reduce(
        (sum, { value, chance }) => sum + chance * totalChance(toughness - less - value, emps[taken]!),
        0,
      ),
    );
    return {
      shares: armors.map((armor) => armor[points] ?? 0),
      hit: { points: back ? 2 : 1, chances },
      pushes: pushes.map(({ harms, to }) => ({ harms, cases: casesOf(rules, target, left, to, slots) })),
    };
  });
  return { blow, slots };
}

/**
 * What the rammer fires at the pushed unit, with and without the point of the backlash (OG-10.12, 10.14): components
 * only, and none when it is gone or the unit is between two gates. `slots` gathers what is fired at all.
 */
function casesOf(rules: Rules, target: Target, rammer: PlacedUnit, to: Pose | null, slots: number[]): Pushed['cases'] {
  const none = [{ chance: 1, shots: [] }];
  if (to === null || !target.state.options.componentsAfterCruiseRam || componentsOf(rammer).length === 0) return none;
  const there = openTarget(replaceUnit(target.state, rammer), target.unit, to);
  const { chance } = backlashOdds(there.state, rammer.id, target.unit.id) ?? { chance: NEVER };
  const shotsOf = (unit: PlacedUnit): readonly Shot[] => {
    const fired = firedFrom(
      rules,
      { ...there, state: replaceUnit(there.state, unit) },
      unit,
      componentsOf(unit).map((weapon) => ({ weapon })),
      false,
      true,
    );
    for (const { weapon } of fired) if (!slots.includes(weapon.slot)) slots.push(weapon.slot);
    return fired.map(({ shot }) => shot);
  };
  const back = toNumber(chance);
  return [
    { chance: 1 - back, shots: shotsOf(rammer) },
    { chance: back, shots: boxesLeft(rammer) > 1 ? shotsOf(hurt(rammer, 1)) : [] },
  ];
}

/** Chances of 0, 1, 2 ... successes of so many Ablative Armors, each 4 or more of a die (OG-9.11). */
function halves(count: number): readonly number[] {
  let chances = [1];
  for (let copy = 0; copy < count; copy++)
    chances = [...chances, 0].map((chance, points) => (chance + (chances[points - 1] ?? 0)) / 2);
  return chances;
}

/** Slots of Armored Plating that outlast every push. */
const PLATES = [1, 2, 3, 4, 5, 6] as const;

/** A push: what it does to the target, and where it leaves it; null between two gates. */
interface Push {
  readonly harms: readonly Harm[];
  readonly to: Pose | null;
}

/** What each face of the push die does to the target, read from the rules' own facts. */
function pushesOf(rules: Rules, target: Target, rammer: PlacedUnit): readonly Push[] {
  const { state, unit } = target;
  // Whole Armored Plating outlasts a push, so that each fact of it is told.
  const lasting = replaceUnit(state, {
    ...unit,
    components: PLATES.map((slot) => ({ slot, kind: 'armoredPlating' as const, facing: 'front' as const, damage: 0 })),
  });
  return plainPushes(rules, lasting, unit.id, rammer.id).map((events) => pushIn(target, events));
}

/** What the facts of a push come to, in their order. The Toughness is that of the place where the unit is hit. */
function pushIn(target: Target, events: readonly OrionsGateEvent[]): Push {
  const harms: Harm[] = [];
  let { pose } = target.unit;
  let lifted = false;
  for (const event of events) {
    if (event.type === 'displaced') pose = event.to;
    else if (event.type === 'lifted') lifted = true;
    else if (event.type === 'dangerRolled' || event.type === 'wormholeRolled') harms.push('d6');
    else if (event.type === 'autoHit') {
      const toughness = sumOf(
        toughnessNow(replaceUnit(target.state, { ...target.unit, pose }), { ...target.unit, pose }),
      );
      const struck = (needed: number): number =>
        toNumber(event.cause.kind === 'mine' ? strikeChance(MINE_STRENGTH, needed) : collisionChance(needed));
      harms.push({ points: 1, chances: target.softer.map((less) => struck(toughness - less)) });
    }
  }
  return { harms, to: lifted ? null : pose };
}
