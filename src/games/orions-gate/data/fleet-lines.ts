import type { Rejection } from '../../../engine/game.ts';
import { faultyLines, type LineFault } from '../../../engine/text/list-lines.ts';
import { readLines, type NamedFleet } from './fleet-text.ts';
import type { UnitPlan } from '../state.ts';
import { fleetOf } from '../rules/fleet.ts';
import { faultsAnywhere } from '../rules/fleet-duel.ts';

/** A fleet text checked in full. */
export interface CheckedFleet {
  /** What of it could be read, with the lines that could not. */
  readonly fleet: NamedFleet;
  /** What could not be read, and what makes the rest illegal in every game (chapter 3), in the order of their lines. */
  readonly faults: readonly LineFault[];
}

/** Rules that look at the fleet as a whole (OG-3.5, 3.6); all others look at one unit. */
const OF_ALL = ['OG-3.5', 'OG-3.6'];

/** Why a fleet is illegal until somebody lets go of the lines of its text that could not be read (OG-3.10). */
export const unreadFaults = ({ unread = [] }: Pick<NamedFleet, 'unread'>): readonly Rejection[] =>
  unread.map(({ line, text }) => ({
    rule: 'OG-3.10',
    reason: `Line ${line} of its text was left out: ${text}`,
    data: { line },
  }));

/** Everything that makes a fleet illegal in every game; empty = it can be played. */
export const faultsOfFleet = (fleet: NamedFleet): readonly Rejection[] => [
  ...unreadFaults(fleet),
  ...faultsAnywhere(fleet.units),
];

const ofAll = (units: readonly UnitPlan[]) => faultsAnywhere(units).filter(({ rule }) => OF_ALL.includes(rule));

/** Reads a fleet text and checks the fleet: every fault with its line, whether of writing or of the rules. */
export function checkFleetText(text: string): CheckedFleet {
  const { name, livery, units, notes, faults: unread } = readLines(text);
  const plans = units.map(({ unit }) => unit);
  const faultAt = (at: number, { rule, reason }: { readonly rule: string; readonly reason: string }): LineFault => ({
    line: units[at]!.line,
    text: units[at]!.text,
    reason: `${rule}: ${reason}`,
  });
  // A line of three equal ships says once what is wrong with them.
  const ofUnits = fleetOf(plans).flatMap((unit, at) =>
    units[at]!.line === units[at - 1]?.line ? [] : faultsAnywhere([unit]).map((fault) => faultAt(at, fault)),
  );
  // The whole fleet goes wrong at the first unit that is too many.
  const ofFleet = ofAll(plans).map((fault) =>
    faultAt(
      plans.findIndex((_, at) => ofAll(plans.slice(0, at + 1)).some(({ rule }) => rule === fault.rule)),
      fault,
    ),
  );
  const noted = notes.map(({ line, left: before }): LineFault => ({
    line,
    text: before.text,
    reason: unreadFaults({ unread: [before] })[0]!.reason,
  }));
  const left = [...notes.map(({ left: before }) => before), ...faultyLines(unread)];
  return {
    fleet: { name, ...livery, units: plans, ...(left.length > 0 && { unread: left }) },
    faults: [...noted, ...unread, ...ofUnits, ...ofFleet].sort((a, b) => a.line - b.line),
  };
}
