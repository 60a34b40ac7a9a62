import type { Leg } from '../../../table/index.ts';
import type { Table, UnitId } from '../state.ts';
import type { Ledger } from './play-ledger.ts';

/** A unit on its way through one displacement (OG-6.13). */
export interface Walk {
  readonly ledger: Ledger;
  readonly unit: UnitId;
  readonly radius: number;
  readonly table: Table;
  /** True for jumps and exits: one step, from the old place to the new one, and only the new one counts. */
  readonly jump: boolean;
  /** True when a jump or exit leads to another table than the old place is on: there the base touched nothing of this one. */
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
export type EncounterKind = (walk: Walk, leg: Leg, last: number) => readonly Meeting[];

/** What most legs meet. */
export const NOTHING: readonly Meeting[] = [];
