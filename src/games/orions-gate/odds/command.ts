import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { check } from '../check.ts';
import { carryOut, type CarriedOut } from '../rules/play.ts';
import type { Rules } from '../rules/rules.ts';
import type { OrionsGateState, Pose, Unit, UnitId } from '../state.ts';
import { boxesLeft, isInPlay, theUnit } from '../units.ts';
import { partsOf, type OddsPart } from './command-parts.ts';
import { chanceThat, merged, type Chanced, type Distribution } from './distribution.ts';
import { everyEnd } from './every-end.ts';
import { compareFractions, reduced, type Fraction } from './fraction.ts';

/** A command whose odds can be asked for: a movement, a component, a boarding, an answer to a window. */
export type RolledCommand = CarriedOut;

/** What may become of one unit by a command. The three chances sum to 1. */
export interface UnitFate {
  readonly unit: UnitId;
  /** Comes through without new damage. */
  readonly whole: Fraction;
  /** Comes through damaged. */
  readonly damaged: Fraction;
  readonly lost: Fraction;
  /** Where it stands afterwards, most likely first; null where it is on no table: lost, gone off, or between gates. */
  readonly places: readonly Chanced<Pose | null>[];
}

/** What a command may bring, counted before its first die (OG-24.1). */
export interface CommandOdds {
  /** Why it cannot be given; everything else then is empty. */
  readonly refused: Rejection | null;
  /** Whether anything is rolled at all. */
  readonly rolls: boolean;
  /** Every state it may lead to, none twice; windows it opens wait in them. */
  readonly ends: readonly Chanced<OrionsGateState>[];
  /** Units it may move, hurt or lift: the active one first, then in unit order. */
  readonly fates: readonly UnitFate[];
  /** What is met or suffered on the way, in the order in which it happens. */
  readonly parts: readonly OddsPart[];
  /** The inches a Warp Drive may roll (OG-9.25); empty for anything else. */
  readonly warp: Distribution;
}

/**
 * The exact odds of a command, by the resolver that rolls for it: what it may end in, what becomes of every unit, and
 * what it meets on the way. A mysterious marker not known yet counts with all its six results (OG-22.4). What opens a
 * window (an exit, debris, salvage) is counted up to that window: what its captain then decides is theirs.
 */
export function commandOdds(rules: Rules, state: OrionsGateState, seat: Seat, command: RolledCommand): CommandOdds {
  const refused = check(rules, state, seat, command)[0] ?? null;
  if (refused) return { refused, rolls: false, ends: [], fates: [], parts: [], warp: [] };
  const { ends, happenings, rolls } = everyEnd(rules, state, (ledger) => carryOut(ledger, command));
  return {
    refused: null,
    rolls,
    ends,
    fates: concerned(state, ends).map((unit) => fateOf(unit, ends)),
    parts: partsOf(happenings),
    warp: warpOf(ends),
  };
}

/** Units that are not the same in every end as before: the active one first. */
function concerned(state: OrionsGateState, ends: readonly Chanced<OrionsGateState>[]): readonly Unit[] {
  const changed = state.units.filter((unit, index) => ends.some(({ value }) => value.units[index] !== unit));
  const active = (unit: Unit): number => (unit.id === state.activation?.unit ? 0 : 1);
  return changed.sort((a, b) => active(a) - active(b));
}

/** What becomes of a unit as it was before, by every end. */
export function fateOf(before: Unit, ends: readonly Chanced<OrionsGateState>[]): UnitFate {
  const after = ends.map(({ value, chance }) => ({ value: theUnit(value, before.id), chance }));
  const boxes = boxesLeft(before);
  const isLost = ({ status }: Unit): boolean => status === 'destroyed';
  const share = (holds: (unit: Unit) => boolean): Fraction => reduced(chanceThat(after, holds));
  return {
    unit: before.id,
    whole: share((unit) => !isLost(unit) && boxesLeft(unit) === boxes),
    damaged: share((unit) => !isLost(unit) && boxesLeft(unit) < boxes),
    lost: share(isLost),
    places: placesOf(after),
  };
}

const placesOf = (after: readonly Chanced<Unit>[]): readonly Chanced<Pose | null>[] =>
  [
    ...merged(
      after.map(({ value, chance }) => ({ value: isInPlay(value) ? value.pose : null, chance })),
      (pose) => (pose ? `${pose.table} ${pose.x} ${pose.y} ${pose.heading}` : ''),
    ),
  ]
    .map(({ value, chance }) => ({ value, chance: reduced(chance) }))
    .sort((a, b) => compareFractions(b.chance, a.chance));

const warpOf = (ends: readonly Chanced<OrionsGateState>[]): Distribution =>
  merged(
    ends.flatMap(({ value, chance }) => {
      const window = value.windows.find(({ kind }) => kind === 'warp');
      return window?.kind === 'warp' ? [{ value: window.inches, chance }] : [];
    }),
    String,
  )
    .map(({ value, chance }) => ({ value, chance: reduced(chance) }))
    .sort((a, b) => a.value - b.value);
