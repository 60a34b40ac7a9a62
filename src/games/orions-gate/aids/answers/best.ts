import { plus, toNumber } from '../../odds/fraction.ts';
import type { Distribution } from '../../odds/distribution.ts';
import { touchingAt } from '../../rules/ram-line.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Action, UnitId } from '../../state.ts';
import { boardedBy, wayToBoard } from './boarding.ts';
import { suffered, worthOf, type Deed, type Fate } from './deed.ts';
import { firedFrom } from './guns.ts';
import { ramsOn } from './ram.ts';
import { mayBoard, promiseOf, tiersAt, type AnswerGrain, type Shooter, type Tiers } from './shooter.ts';
import { mixed, unhurt } from './tally.ts';
import type { Target } from './target.ts';
import { passes, type Way } from './ways.ts';
import { squared } from '../slide.ts';

/**
 * Places from which the whole volley is asked of the rules, best promise first. What is not tried makes the answer
 * lower, never higher.
 */
const TRIES: { readonly [grain in AnswerGrain]: number } = { rough: 5, fine: 60 };

const ACTIONS = ['hold', 'move', 'cruise', 'ram'] as const;

/**
 * One way to answer, with the chance that the Engine dice call for it, and what is done after it; null for both:
 * nothing.
 */
export interface Pick {
  readonly way: Way | null;
  readonly chance: Distribution[number]['chance'];
  readonly deed: Deed | null;
}

/** The best answer of one enemy that was found: one action, and for each roll of its Engines where it goes. */
export interface Found extends Fate {
  readonly enemy: UnitId;
  readonly action: Action;
  readonly picks: readonly Pick[];
  /** Whether it may leave the unit elsewhere or on the other side: whoever answers after it finds it there no more. */
  readonly closes: boolean;
  /** The best that leaves it where it is, when this does not. */
  readonly staying: Found | null;
}

/** The best so far for one roll of the Engines. */
interface Place {
  readonly tier: Distribution[number];
  worth: number;
  way: Way | null;
  deed: Deed | null;
  fate: Fate | null;
}

/** The best so far of each action. */
type Tried = { readonly [action in Action]: readonly Place[] };

/** The best answer of one enemy to a target, or null when nothing it does gets there. */
export function bestOf(rules: Rules, target: Target, shooter: Shooter): Found | null {
  const { unit } = shooter;
  const far = shooter.longest + touchingAt(target.state, unit, target.unit);
  if (squared(unit.pose, target.unit.pose) > far * far) return null;
  const tiers = tiersAt(target, shooter);
  const blank = (action: Action): readonly Place[] =>
    (tiers[action] ?? []).map((tier) => ({ tier, worth: 0, way: null, deed: null, fate: null }));
  const tried: Tried = { hold: blank('hold'), move: blank('move'), cruise: blank('cruise'), ram: blank('ram') };
  tryShots(rules, target, shooter, tried);
  const staying = foundIn(target, shooter, tried, null);
  tryRams(rules, target, shooter, tried);
  tryBoarding(rules, target, shooter, tried, tiers);
  return foundIn(target, shooter, tried, staying);
}

/** Shots from the ways that promise most. */
function tryShots(rules: Rules, target: Target, shooter: Shooter, tried: Tried): void {
  const { options } = target.state;
  const { unit, guns, ways } = shooter;
  const touch = touchingAt(target.state, unit, target.unit);
  const reaches = guns.map(({ range }) => (range + touch) * (range + touch));
  const promises = ways.map((way) => promiseOf(target, shooter, way, reaches));
  for (let left = TRIES[shooter.grain]; left > 0;) {
    let next = -1;
    for (let i = 0; i < ways.length; i++)
      if (promises[i]! > 0 && (next < 0 || promises[i]! > promises[next]!)) next = i;
    if (next < 0) break;
    const way = ways[next]!;
    const promise = promises[next]!;
    promises[next] = 0;
    // Every roll of the dice that allows the way has something as good already.
    if (!tried[way.action].some(({ tier, worth }) => tier.value >= way.needs && worth < promise)) continue;
    left -= 1;
    if (!passes(target.state, unit, way, target.unit)) continue;
    const fired = firedFrom(
      rules,
      target,
      { ...unit, pose: way.pose },
      guns,
      way.action !== 'cruise',
      way.action !== 'cruise' || options.componentsAfterCruiseRam,
    );
    if (fired.length > 0) keep(target, tried, way, { kind: 'shot', fired });
  }
}

/** The ram for each roll of the Engines. */
function tryRams(rules: Rules, target: Target, { unit }: Shooter, tried: Tried): void {
  if (tried.ram.length === 0) return;
  const rams = ramsOn(
    rules,
    target,
    unit,
    tried.ram.map(({ tier }) => tier),
  );
  for (const [index, ram] of rams.entries()) {
    if (!ram) continue;
    const deed: Deed = { kind: 'ram', allowance: ram.allowance, blow: ram.blow, slots: ram.slots };
    const fate = suffered(unhurt(target.boxes), deed);
    Object.assign(tried.ram[index]!, { worth: worthOf(fate), way: ram.way, deed, fate });
  }
}

/**
 * Boarding for every roll that brings the enemy near enough, where it is worth more than the shots it would cost
 * (OG-13.2).
 */
function tryBoarding(rules: Rules, target: Target, shooter: Shooter, tried: Tried, tiers: Tiers): void {
  if (!mayBoard(target.state, shooter.unit, target.unit)) return;
  const deed: Deed = { kind: 'boarding', chances: boardedBy(target, shooter.unit) };
  const worth = worthOf(suffered(unhurt(target.boxes), deed));
  for (const action of ['hold', 'move', 'cruise'] as const) {
    if (!tried[action].some((place) => worth > place.worth)) continue;
    const way = wayToBoard(rules, target, shooter, action, tiers);
    if (way) keep(target, tried, way, deed);
  }
}

/** Keeps what is done after a way for every roll that allows the way and has nothing as good yet. */
function keep({ boxes }: Target, tried: Tried, way: Way, deed: Deed): void {
  const fate = suffered(unhurt(boxes), deed);
  const worth = worthOf(fate);
  for (const place of tried[way.action])
    if (place.tier.value >= way.needs && worth > place.worth) Object.assign(place, { worth, way, deed, fate });
}

/** The best action of those tried, or null when none of them brings anything. */
function foundIn({ boxes }: Target, { unit }: Shooter, tried: Tried, staying: Found | null): Found | null {
  const all = ACTIONS.map((action) => ({
    action,
    worth: tried[action].reduce((sum, { worth, tier }) => sum + worth * toNumber(tier.chance), 0),
  }));
  const { action, worth } = all.reduce((one, other) => (other.worth > one.worth ? other : one));
  if (worth === 0) return null;
  const places = tried[action];
  const closes = places.some(({ deed }) => deed !== null && deed.kind !== 'shot');
  if (!closes && staying) return staying;
  return {
    enemy: unit.id,
    action,
    closes,
    picks: joined(places),
    tally: mixed(
      places.map(({ fate, tier }) => ({ tally: fate ? fate.tally : unhurt(boxes), chance: toNumber(tier.chance) })),
    ),
    captured: places.reduce((sum, { fate, tier }) => sum + (fate ? fate.captured * toNumber(tier.chance) : 0), 0),
    staying: closes ? staying : null,
  };
}

/** Rolls that lead to the same way are one pick. */
function joined(places: readonly Place[]): readonly Pick[] {
  const picks: Pick[] = [];
  for (const { way, deed, tier } of places) {
    const known = picks.findIndex((pick) => pick.way === way && pick.deed === deed);
    if (known < 0) picks.push({ way, deed, chance: tier.chance });
    else picks[known] = { way, deed, chance: plus(picks[known]!.chance, tier.chance) };
  }
  return picks;
}
