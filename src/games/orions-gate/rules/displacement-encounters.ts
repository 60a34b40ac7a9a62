import { stepsEntering, type Leg } from '../../../table/index.ts';
import { rollDice } from '../roll.ts';
import type { Table, UnitId } from '../state.ts';
import { nearBox, worldOf } from '../world.ts';
import { damage } from './damage.ts';
import { record, type Ledger } from './play-ledger.ts';

/** A unit on its way through one displacement (OG-6.13). */
export interface Walk {
  readonly ledger: Ledger;
  readonly unit: UnitId;
  readonly radius: number;
  readonly table: Table;
  /** True for jumps and exits: one step, from the old place to the new one, and only the new one counts. */
  readonly jump: boolean;
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

/** Dangerous pieces newly touched: D6 plain damage each time (OG-11.5). Nobody's roll, so EMP never counts (OG-9.50). */
const dangerousPieces: EncounterKind = ({ ledger, unit, radius, table }, leg, last) => {
  const { dangerous } = worldOf(ledger.rules, table);
  let meetings: Meeting[] | null = null;
  for (const { piece, box } of dangerous) {
    if (!nearBox(leg.from, leg.to, radius + 1, box)) continue;
    for (const step of stepsEntering(leg, radius, piece.parts)) {
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

/** What a displacement may meet, in the order of OG-6.13: mines, Dangerous pieces, markers, artifacts. A later kind is one more row. */
export const ENCOUNTERS: readonly EncounterKind[] = [dangerousPieces];
