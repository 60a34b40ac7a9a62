import { cosine, frontPoint, legAlong, sectorOf, sine, stepPose, UNIT, type Leg } from '../../../table/index.ts';
import { imaginedChance } from '../../../engine/rng.ts';
import type { OrionsGateEvent } from '../event.ts';
import { collisionChance, MINE_STRENGTH, ramStrength, strikeChance } from '../odds/tables.ts';
import type { Distribution } from '../odds/distribution.ts';
import { toNumber } from '../odds/fraction.ts';
import { isLying } from '../rules/markers-near.ts';
import { MINE_REACH } from '../rules/displacement-mines.ts';
import { TREACHEROUS, toughnessNow } from '../rules/mystery.ts';
import { underEmp } from '../rules/emp.ts';
import { openLedger } from '../rules/play-ledger.ts';
import { push } from '../rules/push.ts';
import { contactOn, ramLine, touchingAt } from '../rules/ram-line.ts';
import type { Rules } from '../rules/rules.ts';
import type { OrionsGateState, Pose } from '../state.ts';
import { boxesLeft, radiusOf, replaceUnit, sumOf, workingCopies, type PlacedUnit } from '../units.ts';
import { nearBox, nearPoint, tableOf, worldOf } from '../world.ts';
import type { Blow, Harm } from './answer-deed.ts';
import { totalChance } from './answer-tally.ts';
import { empAfter, hurt, type Target } from './answer-target.ts';
import { isSafe, type Way } from './answer-ways.ts';
import { openTrial } from './trial.ts';

/** A ram on a target with the least allowance that brings it to its contact pose. */
export interface RamWay {
  readonly way: Way;
  readonly allowance: number;
  readonly blow: Blow;
}

/** Mils by which step poses lie beside a line: whole mils both ways. */
const HAIR = 2;
/** A push goes so far at most: D6 inches (OG-10.9). */
const LONGEST_PUSH = 6000;

/**
 * The ram of a unit on a target for each roll of its Engines, null where it does not come to the contact or the rules refuse it (OG-10.1 to 10.4).
 * Left out, as with every way, where dice would be rolled before the contact: mines, Dangerous pieces, treacherous or unknown markers.
 */
export function ramsOn(rules: Rules, target: Target, unit: PlacedUnit, tiers: Distribution): readonly (RamWay | null)[] {
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
    if (step > 0 && (!isSafe(rules, target.state, unit, { legs: [leg] }) || meetsMarker(target.state, unit, leg))) return null;
    const pose = { ...unit.pose, x: at.x, y: at.y };
    const front = frontPoint(pose, radiusOf(target.state.options, unit.unitType));
    const way: Way = { action: 'ram', plan: { target: target.unit.id }, pose, front, needs: step, legs: step > 0 ? [leg] : [] };
    known.push({ way, allowance: value, blow: blowOf(rules, target, { ...unit, pose }) });
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

/** Whether a marker that may cost the rammer something lies within 3" of its way (OG-15.2, 15.3). */
function meetsMarker(state: OrionsGateState, unit: PlacedUnit, leg: Leg): boolean {
  if (!state.options.mysteriousObjectives) return false;
  const reach = MINE_REACH + radiusOf(state.options, unit.unitType) + HAIR;
  return state.markers.some((marker) => marker.table === unit.pose.table && isLying(marker) && (marker.mystery === null || marker.mystery === TREACHEROUS) && nearPoint(leg.from, leg.to, reach, marker));
}

/** The blow of a rammer at its contact pose (OG-10.6 to 10.11). */
function blowOf(rules: Rules, target: Target, rammer: PlacedUnit): Blow {
  const { options } = target.state;
  const touched: Target = { ...target, state: replaceUnit(target.state, rammer) };
  const back = sectorOf(target.unit.pose, frontPoint(rammer.pose, radiusOf(options, rammer.unitType))) === 'back';
  const toughness = sumOf(toughnessNow(touched.state, target.unit));
  const emps = empAfter(touched, rammer);
  const boxes = boxesLeft(rammer);
  const strengths = Array.from({ length: boxes }, (_, points) => ramStrength(rammer.unitType, workingCopies(options, hurt(rammer, points), 'reinforcedRam').length, back)!.map(({ value, chance }) => ({ value, chance: toNumber(chance) })));
  const strikes = Array.from({ length: target.boxes }, (_, taken) => {
    const armor = halves(workingCopies(options, hurt(target.unit, taken), 'ablativeArmor').length);
    let [reaches, hits] = [0, 0];
    for (let points = 0; points < Math.min(boxes, armor.length); points++) {
      reaches += armor[points]!;
      for (const { value, chance } of strengths[points]!) hits += armor[points]! * chance * totalChance(toughness - target.softer[taken]! - value, emps[taken]!);
    }
    return { reaches, hits };
  });
  return { points: back ? 2 : 1, strikes, pushes: pushesOf(rules, touched, rammer) };
}

/** Chances of 0, 1, 2 ... successes of so many Ablative Armors, each 4 or more of a die (OG-9.11). */
function halves(count: number): readonly number[] {
  let chances = [1];
  for (let copy = 0; copy < count; copy++) chances = [...chances, 0].map((chance, points) => (chance + (chances[points - 1] ?? 0)) / 2);
  return chances;
}

/** Faces of the push die. */
const FACES = [1, 2, 3, 4, 5, 6] as const;
const UNHARMED: readonly (readonly Harm[])[] = FACES.map(() => []);

/** What each face of the push die does to the target, read from the rules' own facts; nothing is asked where nothing is near. */
function pushesOf(rules: Rules, target: Target, rammer: PlacedUnit): readonly (readonly Harm[])[] {
  const { state, unit } = target;
  const { from, to } = legAlong({ x: unit.pose.x, y: unit.pose.y }, rammer.pose.heading, LONGEST_PUSH);
  const radius = radiusOf(state.options, unit.unitType);
  const world = worldOf(rules, tableOf(state.tables, unit.pose.table));
  const harmful = [...world.solid, ...world.dangerous].some(({ box }) => nearBox(from, to, radius + HAIR, box));
  const mined = state.mines.some((mine) => mine.side !== unit.side && mine.table === unit.pose.table && nearPoint(from, to, radius + MINE_REACH + HAIR, mine));
  if (!harmful && !mined) return UNHARMED;
  // Whole Armored Plating outlasts a push, so that each fact of it is told.
  const lasting = replaceUnit(state, { ...unit, components: FACES.map((slot) => ({ slot, kind: 'armoredPlating' as const, facing: 'front' as const, damage: 0 })) });
  // The first roll is the push itself, a second time under EMP; what it leads to is told whatever further dice show.
  const rolls = underEmp(lasting, rammer) ? 2 : 1;
  return FACES.map((face) => {
    let drawn = 0;
    const ledger = openLedger(rules, lasting, imaginedChance(() => (drawn++ < rolls ? face : 1)));
    push(ledger, unit.id, rammer.id);
    return harmsIn(target, ledger.events, unit.pose);
  });
}

/** What the facts of a push cost the pushed unit, in their order. Its Toughness is that of the place where it is hit. */
function harmsIn(target: Target, events: readonly OrionsGateEvent[], from: Pose): readonly Harm[] {
  const harms: Harm[] = [];
  let pose = from;
  for (const event of events) {
    if (event.type === 'displaced') pose = event.to;
    else if (event.type === 'dangerRolled' || event.type === 'wormholeRolled') harms.push('d6');
    else if (event.type === 'autoHit') {
      const toughness = sumOf(toughnessNow(replaceUnit(target.state, { ...target.unit, pose }), { ...target.unit, pose }));
      const struck = (needed: number): number => toNumber(event.cause.kind === 'mine' ? strikeChance(MINE_STRENGTH, needed) : collisionChance(needed));
      harms.push({ points: 1, chances: target.softer.map((less) => struck(toughness - less)) });
    }
  }
  return harms;
}
