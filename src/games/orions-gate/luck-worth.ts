import type { EventOf, OrionsGateEvent, Roll, Term } from './event.ts';
import { boardingChance } from './odds/boarding.ts';
import { chanceOfTotal, D3, ONE_DIE, twoDice } from './odds/dice.ts';
import { mapped, meanOf, sumOf as sumOfDice, type Distribution } from './odds/distribution.ts';
import { ALWAYS, fraction, NEVER, plus, reduced, times, type Fraction } from './odds/fraction.ts';
import { backfireChance, strikeChance } from './odds/tables.ts';
import { chanceOfNeeds } from './odds/volley.ts';
import { attackNeeds, BACKFIRE } from './rules/attack.ts';
import type { Rules } from './rules/rules.ts';
import type { OrionsGateState, Side, Unit } from './state.ts';
import { boxesLeft, otherSide, sumOf, thePlaced, theUnit } from './units.ts';

/** What a roll counts in: damage points in favour of a side (its own are less than none), or inches of movement. */
export type Tally = 'damage' | 'way';

/** A roll as luck sees it: what it was worth on average before the dice, and what it was worth after them. */
export interface Worth {
  /** Whose luck it is. */
  readonly side: Side;
  readonly tally: Tally;
  /** Whether it begins something: the rolls to damage go on with what the roll to hit has opened. */
  readonly opens: boolean;
  readonly before: Fraction;
  readonly after: Fraction;
  readonly rolls: readonly Roll[];
}

const whole = (points: number): Fraction => fraction(points, 1);
const less = (a: Fraction, b: Fraction): Fraction => plus(a, { num: -b.num, den: b.den });
const share = (chance: Fraction, points: number): Fraction => times(chance, whole(points));
/** Points beyond the last box are lost (OG-8.2). */
const capped = (dice: Distribution, unit: Unit): Fraction =>
  meanOf(mapped(dice, (points) => Math.min(points, boxesLeft(unit))));
const sideOf = (state: OrionsGateState, id: string): Side => theUnit(state, id).side;
const won = (success: boolean, points: number): Fraction => (success ? whole(points) : NEVER);
const needOf = (strength: readonly Term[], toughness: readonly Term[]): number => sumOf(toughness) - sumOf(strength);
/** A successful damage roll gives 1 point, in the back 2 (OG-7.10, 10.8). */
const blow = (back: boolean, target: Unit): number => Math.min(back ? 2 : 1, boxesLeft(target));

type WorthOf<T extends OrionsGateEvent['type']> = (
  state: OrionsGateState,
  event: EventOf<T>,
  rules: Rules,
) => readonly Worth[];

/** The chance to damage is what a hit opens; a Plasma Cannon's two ones cost its own ship (OG-7.8, 9.36). */
const hitRolled: WorthOf<'hitRolled'> = (state, event, rules) => {
  const attacker = thePlaced(state, event.attacker);
  const target = thePlaced(state, event.target);
  const needs = attackNeeds(rules, state, attacker, target, event.weapon);
  const { hit, damage } = chanceOfNeeds(needs);
  const opened = share(damage, Math.min(needs.damage, boxesLeft(target)));
  const plain = { side: attacker.side, tally: 'damage', opens: true, rolls: [event.roll] } as const;
  const after = event.hit ? opened : NEVER;
  if (event.weapon.kind !== 'plasmaCannon') return [{ ...plain, before: times(hit, opened), after }];
  const ones = backfireChance(needs.emp);
  const cost = Math.min(BACKFIRE, boxesLeft(attacker));
  const survives = boxesLeft(attacker) > BACKFIRE;
  // Two ones hit too where 2 is enough, unless the ship is lost by them.
  const loses = needs.needToHit <= 2 && !survives;
  const before = less(times(loses ? less(hit, ones) : hit, opened), share(ones, cost));
  const backfires = event.roll.kept.every((die) => die === 1);
  return [{ ...plain, before, after: backfires ? less(survives ? after : NEVER, whole(cost)) : after }];
};

const damageRolled: WorthOf<'damageRolled'> = (
  state,
  { attacker, target, strength, toughness, roll, back, success },
) => {
  const points = blow(back, theUnit(state, target));
  return [
    {
      side: sideOf(state, attacker),
      tally: 'damage',
      opens: false,
      before: share(chanceOfTotal(needOf(strength, toughness), roll.emp), points),
      after: won(success, points),
      rolls: [roll],
    },
  ];
};

/** 4 and more of one die; EMP leaves its distribution as it is (OG-9.11). */
const ablativeRolled: WorthOf<'ablativeRolled'> = (state, { unit, roll, success }) => [
  {
    side: sideOf(state, unit),
    tally: 'damage',
    opens: true,
    before: fraction(1, 2),
    after: won(success, 1),
    rolls: [roll],
  },
];

/**
 * Strength dice and damage roll together. A mine is its owner's luck; a collision is bad luck of whoever collides
 * (OG-10.8, 11.4, 9.35).
 */
const autoHit: WorthOf<'autoHit'> = (
  state,
  { cause, target: id, strengthRolls, strength, toughness, roll, back, success },
) => {
  const target = theUnit(state, id);
  const points = blow(back, target);
  const die = cause.kind === 'ram' || cause.kind === 'backlash' ? D3 : ONE_DIE;
  const fixed = sumOf(strength) - strengthRolls.reduce((sum, one) => sum + one.total, 0);
  const dice = strengthRolls.reduce<Distribution>((sum) => sumOfDice(sum, die), [{ value: fixed, chance: ALWAYS }]);
  const before = share(strikeChance(dice, sumOf(toughness), roll.emp), points);
  const worth = { tally: 'damage', opens: true, rolls: [...strengthRolls, roll] } as const;
  if (cause.kind === 'collision')
    return [{ ...worth, side: target.side, before: less(NEVER, before), after: less(NEVER, won(success, points)) }];
  // Only mines of the enemy go off, and the mine is gone by then.
  const side = cause.kind === 'mine' ? otherSide(target.side) : sideOf(state, cause.by);
  return [{ ...worth, side, before, after: won(success, points) }];
};

/** D6 plain damage of a Dangerous piece or a wormhole (OG-11.5, 14.7). */
const plainDamage = (
  state: OrionsGateState,
  { unit: id, roll }: EventOf<'dangerRolled' | 'wormholeRolled'>,
): readonly Worth[] => {
  const unit = theUnit(state, id);
  return [
    {
      side: unit.side,
      tally: 'damage',
      opens: true,
      before: less(NEVER, capped(ONE_DIE, unit)),
      after: whole(-Math.min(roll.total, boxesLeft(unit))),
      rolls: [roll],
    },
  ];
};

/** D3 plain damage on a 1 near a treacherous marker; EMP leaves one die's distribution as it is (OG-15.2). */
const markerRolled: WorthOf<'markerRolled'> = (state, { unit: id, roll, points }) => {
  const unit = theUnit(state, id);
  const after = points ? whole(-Math.min(points.total, boxesLeft(unit))) : NEVER;
  return [
    {
      side: unit.side,
      tally: 'damage',
      opens: true,
      before: less(NEVER, times(fraction(1, 6), capped(D3, unit))),
      after,
      rolls: points ? [roll, points] : [roll],
    },
  ];
};

/** What a tie is worth to the boarder before its D3 dice (OG-13.5). */
const tieWorth = (unit: Unit, target: Unit): Fraction => less(capped(D3, target), capped(D3, unit));

/** A ship taken counts as many points as it has boxes left, a ship lost as many less (OG-13.3 to 13.6). */
const boardingRolled: WorthOf<'boardingRolled'> = (
  state,
  { unit: id, target: targetId, roll, bonus, targetRoll, targetBonus, winner },
) => {
  const unit = theUnit(state, id);
  const target = theUnit(state, targetId);
  const { captures, tie, captured } = boardingChance(sumOf(bonus) - sumOf(targetBonus));
  const tied = tieWorth(unit, target);
  const before = less(plus(share(captures, boxesLeft(target)), times(tie, tied)), share(captured, boxesLeft(unit)));
  const after = winner === null ? tied : winner === id ? whole(boxesLeft(target)) : whole(-boxesLeft(unit));
  return [{ side: unit.side, tally: 'damage', opens: true, before, after, rolls: [roll, targetRoll] }];
};

const boardingTied: WorthOf<'boardingTied'> = (state, { unit: id, target: targetId, roll, targetRoll }) => {
  const unit = theUnit(state, id);
  const target = theUnit(state, targetId);
  const after = Math.min(targetRoll.total, boxesLeft(target)) - Math.min(roll.total, boxesLeft(unit));
  return [
    {
      side: unit.side,
      tally: 'damage',
      opens: false,
      before: tieWorth(unit, target),
      after: whole(after),
      rolls: [roll, targetRoll],
    },
  ];
};

/** Inches, as far as they are not halved (OG-6.4, 6.5). */
const activated: WorthOf<'activated'> = (state, { unit, base, engines, allowance }) => {
  const full = base + engines.reduce((sum, { roll }) => sum + roll.total * 1000, 0);
  const part = allowance < full ? fraction(1, 2) : ALWAYS;
  return engines.map(({ roll }) => ({
    side: sideOf(state, unit),
    tally: 'way',
    opens: true,
    rolls: [roll],
    before: times(meanOf(roll.kept.length === 1 ? ONE_DIE : twoDice(roll.emp)), part),
    after: share(part, roll.total),
  }));
};

/** Inches it may jump (OG-9.25). */
const warpRolled: WorthOf<'warpRolled'> = (state, { unit, roll }) => [
  {
    side: sideOf(state, unit),
    tally: 'way',
    opens: true,
    before: meanOf(twoDice(roll.emp)),
    after: whole(roll.total),
    rolls: [roll],
  },
];

const WORTHS: { readonly [T in OrionsGateEvent['type']]?: WorthOf<T> } = {
  hitRolled,
  damageRolled,
  ablativeRolled,
  autoHit,
  dangerRolled: plainDamage,
  wormholeRolled: plainDamage,
  markerRolled,
  boardingRolled,
  boardingTied,
  activated,
  warpRolled,
};

/**
 * What an event's dice were worth, exactly, in the state just before it; empty for facts without dice and for dice that
 * have no better side (roll-offs, pushes and pulls, mysteries). Whatever the dice say, `before` is the mean of `after`.
 */
export function worthsOf(rules: Rules, state: OrionsGateState, event: OrionsGateEvent): readonly Worth[] {
  const worth = WORTHS[event.type] as WorthOf<OrionsGateEvent['type']> | undefined;
  return (worth?.(state, event as never, rules) ?? []).map((one) => ({
    ...one,
    before: reduced(one.before),
    after: reduced(one.after),
  }));
}

/** How much more a roll brought than it was worth. */
export const luckOfWorth = ({ before, after }: Pick<Worth, 'before' | 'after'>): Fraction =>
  reduced(less(after, before));
