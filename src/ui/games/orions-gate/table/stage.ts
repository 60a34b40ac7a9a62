import type {
  OrionsGateEvent,
  OrionsGateView,
  Piece,
  Pose,
  Side,
  UnitType,
} from '../../../../games/orions-gate/index.ts';
import type { Arc } from '../../../../table/sight.ts';
import type { Footprint, Point } from '../../../../table/shape.ts';
import type { Observable } from 'rxjs';
import type { Stage } from '../../../table/stage.ts';

/** What an aid is about; decides colour, dash and plate. `good` and `bad` always come with a shape or word too. */
export type Tone = 'neutral' | 'good' | 'bad' | 'warn' | 'sideA' | 'sideB' | 'focus';

/**
 * An aid drawn over a table: plain data in table mils, made by pure functions, drawn by the stage; without `table` over
 * whichever is in sight.
 */
export type Overlay = Shape & { readonly table?: number };

type Shape =
  /** A unit tried at a pose: its silhouette, base ring and heading handle. */
  | {
      readonly kind: 'ghost';
      readonly id: string;
      /** The unit it shows, where `id` is not its own: it has its paint. */
      readonly of?: string;
      readonly unitType: UnitType;
      readonly side: Side;
      readonly radius: number;
      readonly pose: Pose;
      readonly tone: Tone;
      readonly handle?: boolean;
      /** CSS pixels round it that are looked at closely: no words stand there. */
      readonly clear?: number;
      /** A loupe that lies over the table so many CSS pixels up the screen from a place, and half its width. */
      readonly loupe?: { readonly over: Point; readonly up: number; readonly radius: number };
    }
  /** The strip a base sweeps, with inch ticks along the middle. */
  | {
      readonly kind: 'ribbon';
      readonly points: readonly Point[];
      readonly radius: number;
      readonly tone: Tone;
      readonly label?: string;
    }
  | {
      readonly kind: 'ring';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly tone: Tone;
      readonly dashed?: boolean;
      readonly fill?: boolean;
      readonly label?: string;
    }
  /** A wedge from a heading to a heading, counter-clockwise, in hundredths of a degree. */
  | {
      readonly kind: 'wedge';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly from: number;
      readonly to: number;
      readonly tone: Tone;
      readonly label?: string;
      /** The label names this side of a ship: it is left out where it has no room on it. */
      readonly sector?: true;
    }
  /** A ruler or a dimension line with end marks; `ticks` draws whole inches. */
  | {
      readonly kind: 'line';
      readonly from: Point;
      readonly to: Point;
      readonly tone: Tone;
      readonly ticks?: boolean;
      readonly dashed?: boolean;
      readonly label?: string;
    }
  /** What is left of something done: a way (`arrow`) or a shot that hit or missed; faint when others matter more. */
  | {
      readonly kind: 'trail';
      readonly points: readonly Point[];
      readonly tone: Tone;
      readonly end: 'arrow' | 'hit' | 'miss';
      readonly faint: boolean;
      readonly label?: string;
    }
  /** Line of sight from a front point to a base; `hidden` arcs are relative to the direction to the base's centre. */
  | {
      readonly kind: 'fan';
      readonly from: Point;
      readonly target: Footprint;
      readonly halfWidth: number;
      readonly hidden: readonly Arc[];
      readonly tone: Tone;
      readonly label?: string;
    }
  /** A filled region; `hatched` for what depends on dice, `outline` for its dashed edge alone. */
  | {
      readonly kind: 'area';
      readonly rings: readonly (readonly Point[])[];
      readonly tone: Tone;
      readonly hatched?: boolean;
      readonly outline?: boolean;
      readonly label?: string;
    }
  /** The exact outline of a piece, as the rules know it. */
  | { readonly kind: 'outline'; readonly piece: Piece; readonly tone: Tone; readonly label?: string }
  /** A mark round a unit: selected, hovered, a legal target, an illegal one. */
  | {
      readonly kind: 'mark';
      readonly unit: string;
      readonly mark: 'selected' | 'hovered' | 'target' | 'refused' | 'ready';
      readonly label?: string;
    }
  /** A small named point, e.g. where a path meets something. */
  | { readonly kind: 'pin'; readonly at: Point; readonly tone: Tone; readonly label?: string }
  /** A field in shades, mildest first, with lines over it and figures at places. */
  | {
      readonly kind: 'threat';
      readonly bands: readonly (readonly (readonly Point[])[])[];
      readonly lines: readonly (readonly (readonly Point[])[])[];
      readonly labels: readonly (Point & { readonly text: string })[];
    }
  /** Places on a lattice of `step` mils, each with a value of 0..1: how dangerous it is there. */
  | { readonly kind: 'heat'; readonly step: number; readonly cells: readonly (Point & { readonly value: number })[] };

/** Overlays of one table, where they do not name another. */
export const onTable = (table: number | undefined, list: readonly Overlay[]): readonly Overlay[] =>
  table === undefined ? list : list.map((one) => ({ table, ...one }));

/** The continuous tables of Orion's Gate, one of them in sight. */
export type TableStage = Stage<OrionsGateView, OrionsGateEvent, Overlay>;

/** Which of several tables is in sight. */
export interface Tables {
  /** The table in sight, 1..4; events that are played lead on to theirs. */
  readonly table$: Observable<number>;
  /** The table in sight now. */
  table(): number;
  /** Brings another table into sight, whole. */
  look(table: number): void;
}
