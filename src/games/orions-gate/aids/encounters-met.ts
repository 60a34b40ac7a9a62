import type { Rejection } from '../../../engine/game.ts';
import { inches, type Point } from '../../../table/index.ts';

/** One thing a path would meet, with step and place (OG-25.8). */
export interface Encounter {
  readonly kind:
    | 'spacing'
    | 'solid'
    | 'edge'
    | 'dangerous'
    | 'obscuring'
    | 'contact'
    | 'mine'
    | 'marker'
    | 'artifact'
    | 'gate';
  /** Unit, piece, mine or marker; null for the table edge. */
  readonly id: string | null;
  readonly name: string;
  /** The table it happens on: beyond a gate it may be another than the unit's (OG-14.3). */
  readonly table: number;
  /** Leg, counted from 1; step pose on it; centre of the base there. Beyond a gate the leg after the last, step 1. */
  readonly leg: number;
  readonly step: number;
  readonly at: Point;
  /** Mils by which the rule is broken, 0 where nothing is broken. */
  readonly margin: number;
  readonly marginText: string;
  /** The sentence this thing alone would be refused with; null for what does not stop a path. */
  readonly refused: Rejection | null;
}

/** Where on a path something is met. */
export interface Spot {
  readonly table: number;
  readonly leg: number;
  readonly step: number;
  readonly at: Point;
}

/** A thing met at a spot; with `margin` and `refused` when it stops the path. */
export const met = (
  kind: Encounter['kind'],
  { id, name }: { readonly id: string | null; readonly name: string },
  { table, leg, step, at }: Spot,
  margin = 0,
  refused: Rejection | null = null,
): Encounter => ({ kind, id, name, table, leg, step, at, margin, marginText: inches(margin), refused });
