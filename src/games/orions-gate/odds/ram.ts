import type { Rejection } from '../../../engine/game.ts';
import { stepPose, type Point } from '../../../table/index.ts';
import type { DamageCause, StoppedBy } from '../event.ts';
import { damage } from '../rules/damage.ts';
import { displace } from '../rules/displacement.ts';
import { underEmp } from '../rules/emp.ts';
import { toughnessNow } from '../rules/mystery.ts';
import { openLedger } from '../rules/play-ledger.ts';
import { push } from '../rules/push.ts';
import { ramsBack } from '../rules/ram.ts';
import { checkRam } from '../rules/ram-check.ts';
import { contactOn, ramLine } from '../rules/ram-line.ts';
import type { Rules } from '../rules/rules.ts';
import type { Activation, OrionsGateState, Pose, UnitId } from '../state.ts';
import { isInPlay, sumOf, theUnit, thePlaced, workingCopies } from '../units.ts';
import { chanceOfDie } from './dice.ts';
import { chanceThat, merged, type Chanced, type Distribution } from './distribution.ts';
import { everyEnd } from './every-end.ts';
import { changeKey } from './every-end-key.ts';
import { ALWAYS, NEVER, reduced, times, without, type Fraction } from './fraction.ts';
import { NO_DICE } from './no-dice.ts';
import { plainPushes } from './push.ts';
import { ramStrength, strikeChance } from './tables.ts';
import { targetOdds, type TargetOdds } from './volley.ts';

/** The maths of an automatic hit before its dice. */
export interface StrikeOdds {
  readonly strength: Distribution;
  readonly toughness: number;
  readonly emp: boolean;
  readonly back: boolean;
  readonly chance: Fraction;
}

/** One way a push may go, for each face of its die; the target is still in play before it. */
export interface PushOdds {
  readonly die: number;
  readonly to: Pose;
  readonly stoppedBy: StoppedBy | null;
}

/** What a ram may bring (OG-10.6, 24.7, 25.9). */
export interface RamOdds {
  /** Why it cannot be made; everything else then is empty or null. */
  readonly refused: Rejection | null;
  /** Mils to the contact, and the centre of the rammer there. */
  readonly distance: number;
  readonly contact: Point | null;
  /** The hit on the target, and the hit back, as they stand before any die. Scouts do not hit back. */
  readonly hit: StrikeOdds | null;
  readonly backlash: StrikeOdds | null;
  readonly pushes: readonly PushOdds[];
  readonly target: TargetOdds | null;
  readonly rammer: TargetOdds | null;
  /** Every state that can come of it, with its chance. */
  readonly ends: readonly Chanced<OrionsGateState>[];
}

type Branches = readonly Chanced<OrionsGateState>[];

/**
 * The odds of a ram with a fixed allowance, stage by stage over the states it leads to: the way, Ablative Armor, hit,
 * push, backlash (OG-10.6). Way and push are every end of what the rules play; hits are counted from the rules' own
 * terms.
 */
export function ramOdds(
  rules: Rules,
  state: OrionsGateState,
  rammer: UnitId,
  target: UnitId,
  allowance: number,
): RamOdds {
  const unit = thePlaced(state, rammer);
  const activation: Activation = {
    unit: rammer,
    action: 'ram',
    side: unit.side,
    allowance,
    step: 'plan',
    moved: false,
    gunFired: false,
    used: [],
  };
  const refused = checkRam(rules, state, unit, activation, { type: 'plan', target });
  if (refused) return noRam(state, refused);
  const line = ramLine(unit, allowance);
  const distance = contactOn(state, unit, line, thePlaced(state, target))!;
  const contact = stepPose(line, distance);
  let { ends } = everyEnd(rules, state, (ledger) =>
    displace(ledger, rammer, 'ram', [{ leg: line, heading: unit.pose.heading, last: distance }]),
  );
  const there = ends.find(({ value }) => isInPlay(theUnit(value, rammer)))?.value;
  const staged = stagesFrom(state);
  for (const slot of armorOf(state, target))
    ends = staged(ends, [rammer], (now) => armored(rules, now, rammer, target, slot));
  ends = staged(ends, [rammer], (now) => strike(rules, now, rammer, target));
  ends = staged(ends, [rammer, target], (now) => everyEnd(rules, now, (ledger) => push(ledger, target, rammer)).ends);
  ends = staged(ends, [rammer], (now) => returned(rules, now, rammer, target));
  return {
    refused: null,
    distance,
    contact,
    hit: there ? hitOdds(there, rammer, target) : null,
    backlash: there ? backlashOdds(there, rammer, target) : null,
    pushes: there ? pushesOf(rules, there, rammer, target) : [],
    target: targetOdds(theUnit(state, target), ends),
    rammer: targetOdds(theUnit(state, rammer), ends),
    ends,
  };
}

const noRam = (state: OrionsGateState, refused: Rejection): RamOdds => ({
  refused,
  distance: 0,
  contact: null,
  hit: null,
  backlash: null,
  pushes: [],
  target: null,
  rammer: null,
  ends: [{ value: state, chance: ALWAYS }],
});

/** The hit of a rammer where it stands on a target (OG-10.7, 10.8). */
export function hitOdds(state: OrionsGateState, rammer: UnitId, target: UnitId): StrikeOdds {
  const unit = theUnit(state, rammer);
  const back = ramsBack(state, rammer, target);
  const strength = ramStrength(unit.unitType, workingCopies(state.options, unit, 'reinforcedRam').length, back)!;
  const toughness = sumOf(toughnessNow(state, theUnit(state, target)));
  const emp = underEmp(state, unit);
  return { strength, toughness, emp, back, chance: strikeChance(strength, toughness, emp) };
}

/** The hit back at the rammed type's own Strength, or null for Scouts (OG-10.12). */
export function backlashOdds(state: OrionsGateState, rammer: UnitId, target: UnitId): StrikeOdds | null {
  const rammed = theUnit(state, target);
  const strength = ramStrength(rammed.unitType);
  if (!strength) return null;
  const toughness = sumOf(toughnessNow(state, theUnit(state, rammer)));
  const emp = underEmp(state, rammed);
  return { strength, toughness, emp, back: false, chance: strikeChance(strength, toughness, emp) };
}

/** Slots of the Ablative Armor that works. */
const armorOf = (state: OrionsGateState, target: UnitId): readonly number[] =>
  workingCopies(state.options, theUnit(state, target), 'ablativeArmor').map(({ slot }) => slot);

/** One die for each Ablative Armor (OG-9.11); EMP leaves a single die as it is. */
const armored = (rules: Rules, state: OrionsGateState, rammer: UnitId, target: UnitId, slot: number): Branches =>
  hurt(rules, state, rammer, 1, chanceOfDie(4), { kind: 'ablativeArmor', by: target, slot });

function strike(rules: Rules, state: OrionsGateState, rammer: UnitId, target: UnitId): Branches {
  const { chance, back } = hitOdds(state, rammer, target);
  return hurt(rules, state, target, back ? 2 : 1, chance, { kind: 'ram', by: rammer });
}

function returned(rules: Rules, state: OrionsGateState, rammer: UnitId, target: UnitId): Branches {
  const odds = backlashOdds(state, rammer, target);
  return odds
    ? hurt(rules, state, rammer, 1, odds.chance, { kind: 'backlash', by: target })
    : [{ value: state, chance: ALWAYS }];
}

/** Damage with a chance, given by the rules. */
function hurt(
  rules: Rules,
  state: OrionsGateState,
  unit: UnitId,
  points: number,
  chance: Fraction,
  cause: DamageCause,
): Branches {
  const ledger = openLedger(rules, state, NO_DICE);
  damage(ledger, unit, points, cause);
  const branches: Branches = [
    { value: state, chance: without(chance) },
    { value: ledger.state, chance },
  ];
  return branches.filter((branch) => branch.chance.num > 0n);
}

/** Goes on from every branch in which the units that the next stage needs are in play; equal states are joined. */
const stagesFrom =
  (state: OrionsGateState) =>
  (ends: Branches, needed: readonly UnitId[], next: (state: OrionsGateState) => Branches): Branches => {
    const after = ends.flatMap(({ value, chance }) =>
      needed.every((id) => isInPlay(theUnit(value, id)))
        ? next(value).map((end) => ({ value: end.value, chance: reduced(times(chance, end.chance)) }))
        : [{ value, chance }],
    );
    return merged(after, (end) => changeKey(state, end));
  };

/** Where each die would push the target, collisions and dangers left aside. */
const pushesOf = (rules: Rules, state: OrionsGateState, rammer: UnitId, target: UnitId): readonly PushOdds[] =>
  plainPushes(rules, state, target, rammer).map((events) => {
    const { roll, stoppedBy } = events.find((event) => event.type === 'pushed')!;
    const moved = events.filter((event) => event.type === 'displaced');
    return { die: roll.total, stoppedBy, to: moved[moved.length - 1]?.to ?? thePlaced(state, target).pose };
  });

/** The chance that both are lost in a ram (OG-10.13). */
export const bothLost = ({ ends, target, rammer }: RamOdds): Fraction =>
  target && rammer
    ? reduced(
        chanceThat(
          ends,
          (end) => theUnit(end, target.unit).status === 'destroyed' && theUnit(end, rammer.unit).status === 'destroyed',
        ),
      )
    : NEVER;
