import { firstStepWithin, INCH, stepsEntering, touches, type Leg } from '../../../table/index.ts';
import { rollD3, rollDice } from '../roll.ts';
import type { Table, UnitId } from '../state.ts';
import { theUnit } from '../units.ts';
import { nearBox, worldOf } from '../world.ts';
import { autoHit, damage } from './damage.ts';
import { underEmp } from './emp.ts';
import { isLying, MARKER_REACH } from './markers.ts';
import { rollsNear, TREACHEROUS } from './mystery.ts';
import { record, type Ledger } from './play-ledger.ts';

/** A unit on its way through one displacement (OG-6.13). */
export interface Walk {
  readonly ledger: Ledger;
  readonly unit: UnitId;
  readonly radius: number;
  readonly table: Table;
  /** True for jumps and exits: one step, from the old place to the new one, and only the new one counts. */
  readonly jump: boolean;
  /**
   * True when a jump or exit leads to another table than the old place is on: there the base touched nothing of this
   * one.
   */
  readonly crossed: boolean;
  /** Things met already that are met once a displacement. */
  readonly met: string[];
}

/** Something a unit meets at a step of a leg. */
export interface Meeting {
  readonly step: number;
  meet(): void;
}

/** A kind of thing to be met: all its meetings on a leg, up to its step `last`, in the order of the things (OG-1.9). */
type EncounterKind = (walk: Walk, leg: Leg, last: number) => readonly Meeting[];

/** What most legs meet. */
export const NOTHING: readonly Meeting[] = [];

/** A mine goes off when an enemy of its side comes within 3" of it in a displacement (OG-9.35). */
export const MINE_REACH = 3 * INCH;
/** What a mine adds to the D6 of its Strength. */
const MINE_BONUS = 1;

/**
 * Enemy mines within 3", in mine order; they count at step 0 too, except for jumps and exits (OG-6.13). One automatic
 * hit of Strength D6+1, then the mine is gone; nobody's roll, so EMP never counts (OG-9.35, 9.50).
 */
const enemyMines: EncounterKind = ({ ledger, unit, radius, table, jump }, leg, last) => {
  const { mines } = ledger.state;
  if (mines.length === 0) return NOTHING;
  const { side } = theUnit(ledger.state, unit);
  const meetings: Meeting[] = [];
  for (const mine of mines) {
    if (mine.side === side || mine.table !== table.number) continue;
    const step = firstStepWithin(leg, mine, MINE_REACH + radius, jump ? 1 : 0);
    if (step === null || step > last) continue;
    const meet = (): void => {
      record(ledger, { type: 'mineExploded', unit, mine: mine.id });
      const die = rollDice(ledger.chance, 1, false);
      const strength = [
        { name: 'mine', value: MINE_BONUS },
        { name: 'd6', value: die.total },
      ];
      autoHit(ledger, { kind: 'mine', mine: mine.id }, unit, [die], strength, false, false);
    };
    meetings.push({ step, meet });
  }
  return meetings;
};

/**
 * Dangerous pieces newly touched: D6 plain damage each time (OG-11.5). Nobody's roll, so EMP never counts (OG-9.50).
 */
const dangerousPieces: EncounterKind = ({ ledger, unit, radius, table, crossed }, leg, last) => {
  const { dangerous } = worldOf(ledger.rules, table);
  let meetings: Meeting[] | null = null;
  for (const { piece, box } of dangerous) {
    if (!nearBox(leg.from, leg.to, radius + 1, box)) continue;
    const steps = crossed
      ? piece.parts.some((part) => touches({ ...leg.to, radius }, part))
        ? [1]
        : []
      : stepsEntering(leg, radius, piece.parts);
    for (const step of steps) {
      if (step > last) break;
      const meet = (): void => {
        const roll = rollDice(ledger.chance, 1, false);
        record(ledger, { type: 'dangerRolled', unit, piece: piece.id, roll });
        damage(ledger, unit, roll.total, { kind: 'dangerous', piece: piece.id });
      };
      (meetings ??= []).push({ step, meet });
    }
  }
  return meetings ?? NOTHING;
};

/**
 * Mysterious markers within 3", in marker order, each once a displacement at the first such step pose: one not known
 * yet is rolled for, one of result 3 is dangerous at once and every time (OG-6.13, 15.2, 15.3). Step 0 counts too, but
 * not for jumps.
 */
const mysteriousMarkers: EncounterKind = ({ ledger, unit, radius, table, jump, met }, leg, last) => {
  const { markers, options } = ledger.state;
  if (!options.mysteriousObjectives || markers.length === 0) return NOTHING;
  const meetings: Meeting[] = [];
  for (const marker of markers) {
    const { id, mystery } = marker;
    // A known one of another result brings nothing on the way.
    if (marker.table !== table.number || !rollsNear(ledger.state, marker) || met.includes(id)) continue;
    const step = firstStepWithin(leg, marker, MARKER_REACH + radius, jump ? 1 : 0);
    if (step === null || step > last) continue;
    const meet = (): void => {
      met.push(id);
      const result = mystery ?? reveal(ledger, unit, id);
      if (result === TREACHEROUS) tempt(ledger, unit, id);
    };
    meetings.push({ step, meet });
  }
  return meetings;
};

/** The result of a marker, rolled once; nobody's roll, so EMP never counts (OG-15.2, 23.1). */
function reveal(ledger: Ledger, unit: string, marker: string): number {
  const roll = rollDice(ledger.chance, 1, false);
  record(ledger, { type: 'markerRevealed', unit, marker, roll });
  return roll.total;
}

/**
 * The unit's die near a marker of result 3: on a 1 it takes D3 plain damage (OG-15.2, 15.3). The die stands under EMP,
 * the D3 never (OG-23.1).
 */
function tempt(ledger: Ledger, unit: string, marker: string): void {
  const roll = rollDice(ledger.chance, 1, underEmp(ledger.state, theUnit(ledger.state, unit)));
  const points = roll.total === 1 ? rollD3(ledger.chance, false) : null;
  record(ledger, { type: 'markerRolled', unit, marker, roll, points });
  if (points) damage(ledger, unit, points.total, { kind: 'marker', marker });
}

/**
 * Artifacts a base touches are picked up, in marker order, Scouts and moved units included; step 0 counts too, but not
 * for jumps (OG-6.13, 16.7, 16.8).
 */
const artifacts: EncounterKind = ({ ledger, unit, radius, table, jump }, leg, last) => {
  const { markers } = ledger.state;
  if (markers.length === 0) return NOTHING;
  const meetings: Meeting[] = [];
  for (const marker of markers) {
    if (marker.kind !== 'artifact' || marker.table !== table.number || !isLying(marker)) continue;
    const step = firstStepWithin(leg, marker, radius, jump ? 1 : 0);
    if (step === null || step > last) continue;
    meetings.push({ step, meet: () => record(ledger, { type: 'artifactTaken', unit, marker: marker.id }) });
  }
  return meetings;
};

/** What a displacement may meet, in the order of OG-6.13: mines, Dangerous pieces, markers, artifacts. */
export const ENCOUNTERS: readonly EncounterKind[] = [enemyMines, dangerousPieces, mysteriousMarkers, artifacts];
